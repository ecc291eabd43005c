import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";

// The hall may have been built anew since this page was loaded: then its other parts have new names.  Load it again, once.
const AGAIN = "gladsheim-again";
addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(sessionStorage.getItem(AGAIN) ?? 0) < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem(AGAIN, String(Date.now()));
  location.reload();
});

const target = document.getElementById("hall");
if (target) mount(App, { target });
