// How wide the window is, measured in letters: larger letters need the narrow page sooner.
import { on } from "svelte/events";
import { createSubscriber } from "svelte/reactivity";

const NARROW = 860; // pixels, at letters of the usual size
const USUAL = 17; // pixels

const letters = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL;

export class Width {
  readonly #subscribe = createSubscriber((update) => on(window, "resize", update));

  /** Whether the page is laid out as on a phone. */
  get narrow(): boolean {
    this.#subscribe();
    return (innerWidth * USUAL) / letters() < NARROW;
  }
}
