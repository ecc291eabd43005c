import { mount } from "svelte";
import { hall } from "../hall.svelte";
import "../look/base.css";
import Gallery from "./Gallery.svelte";
import Harness from "./Harness.svelte";
import Trial from "./Trial.svelte";

const asked = new URLSearchParams(location.search);
const target = document.getElementById("hall");
void hall.learn();
if (target) mount(asked.has("art") ? Gallery : asked.has("stage") ? Trial : Harness, { target });
