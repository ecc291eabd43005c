import { mount } from "svelte";
import "../look/base.css";
import Harness from "./Harness.svelte";

const target = document.getElementById("hall");
if (target) mount(Harness, { target });
