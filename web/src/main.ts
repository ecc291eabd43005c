import { mount } from "svelte";
import App from "./App.svelte";
import { hall } from "./hall.svelte";
import "./look/base.css";

// The hall may have been built anew since this page was loaded: then its other parts have new names.  Load it again,
// once.
const AGAIN = "gladsheim-again";
addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(sessionStorage.getItem(AGAIN) ?? 0) < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem(AGAIN, String(Date.now()));
  location.reload();
});

// Where the browser allows it (this machine, or TLS) the hall opens without a network too, and says so.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);

// Nothing is shown in letters that are about to be others: everything would move.
const LETTERS = ["700 1em Cinzel", "400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'", "400 1em Alegreya"];
const PATIENCE = 500; // milliseconds
const patience = new Promise((done) => setTimeout(done, PATIENCE));
void Promise.race([Promise.all(LETTERS.map((one) => document.fonts.load(one))), patience]).finally(() =>
  document.documentElement.classList.remove("unlettered"),
);

const target = document.getElementById("hall");
// The page begins in its language; without a network for it, in English.
const show = (): void => void (target && mount(App, { target }));
void hall.learn().then(show, show);
