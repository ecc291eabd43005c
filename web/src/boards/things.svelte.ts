// Things on a board, each drawn at a place: lit by what the hand may do there, named for those who hear the page, reached
// by mouse, finger and keyboard.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Hand } from "./hand.svelte";
import { neighbour } from "./neighbours";

export class Things {
  readonly #points = new WeakMap<Element, { point: () => void; leave: () => void }>();
  #drawn = 0; // things, now

  constructor(readonly hand: Hand) {}

  thing(place: string, label = "", about = ""): Attachment {
    const { hand } = this;
    return (node) => {
      const element = node as HTMLElement | SVGElement;
      element.dataset.place = place;
      // What has nothing to say leaves the word to the thing it lies in.
      const point = (): void => void ((about || hand.mark(place)) && (hand.pointed = { place, element, label, about }));
      // A focused thing that is taken off the board blurs while Svelte is at work on it: only untracked may state
      // change then.
      const leave = (): void => untrack(() => void (hand.pointed?.element === element && (hand.pointed = undefined)));
      // A thing may lie in another: who leaves the inner one points at the outer one again.
      this.#points.set(element, { point, leave });
      const go = (): void => {
        leave();
        const outer = element.parentElement?.closest("[data-place]");
        if (outer?.matches(":hover")) this.#points.get(outer)?.point();
      };
      const key = (event: Event): void => this.#key(event as KeyboardEvent, place, element);
      const click = (event: Event): void => {
        const mark = hand.mark(place);
        point(); // a finger cannot hover: a tap tells
        if (!mark) return;
        event.stopPropagation();
        hand.press(place, element);
      };
      const heard = { click, pointerenter: point, pointerleave: go, keydown: key };
      for (const [name, hear] of Object.entries(heard)) element.addEventListener(name, hear);
      this.#watch(1);
      $effect(() => this.#show(element, place, label, about));
      return () => {
        for (const [name, hear] of Object.entries(heard)) element.removeEventListener(name, hear);
        this.#watch(-1);
        leave();
      };
    };
  }

  // A browser lets Tab stop at any drawing that listens for focus: so the page listens, once for all things.
  #watch(more: 1 | -1): void {
    const none = this.#drawn === 0;
    this.#drawn += more;
    if (none) for (const name of ["focusin", "focusout"]) document.addEventListener(name, this.#focus);
    else if (this.#drawn === 0)
      for (const name of ["focusin", "focusout"]) document.removeEventListener(name, this.#focus);
  }

  #focus = ({ type, target }: Event): void => {
    const thing = target instanceof Element ? this.#points.get(target) : undefined;
    if (type === "focusin") thing?.point();
    else thing?.leave();
  };

  #show(element: HTMLElement | SVGElement, place: string, label: string, about: string): void {
    const { hand } = this;
    const mark = hand.mark(place);
    const told = mark ? hand.tell(place) : "";
    const name = nameOf(label, told);
    set(element, "data-mark", mark);
    set(element, "data-hint", hand.hinted(place)?.toFixed(2));
    set(element, "data-best", hand.isBest(place) ? "" : undefined);
    set(element, "data-shown", hand.shown.includes(place) ? "" : undefined);
    set(element, "data-told", hand.reach.lit?.includes(place) ? "" : undefined);
    set(element, "data-taught", hand.taught.includes(place) ? "" : undefined);
    // What holds other things is no picture: they could not be reached in one.
    set(
      element,
      "role",
      mark ? "button" : label ? (element.querySelector("[data-place], summary") ? "group" : "img") : undefined,
    );
    set(element, "aria-label", name || undefined);
    set(element, "aria-description", about || undefined);
    set(element, "data-about", about ? "" : undefined);
    set(element, "aria-disabled", mark === "closed" ? "true" : undefined);
    set(element, "aria-pressed", mark === "chosen" ? "true" : undefined);
    // Tab goes through what can be done; the arrows reach what is closed, or only says what it is, too.  A thing inside
    // another that can do nothing stays its picture: no button holds what can be focused.
    const apart = !element.parentElement?.closest("[data-place]");
    set(element, "tabindex", mark && mark !== "closed" ? "0" : mark || (about && apart) ? "-1" : undefined);
  }

  #key(event: KeyboardEvent, place: string, element: Element): void {
    // Keys of what lies inside, such as a button, are its own.
    if (event.target !== element || !element.hasAttribute("tabindex")) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      this.hand.press(place, element);
    } else if (event.key.startsWith("Arrow")) {
      const next = neighbour(element, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  }
}

function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** What a thing is and what a click there does; said once where both are the same. */
function nameOf(label: string, told: string): string {
  const plain = (text: string): string => text.toLocaleLowerCase();
  if (plain(told).startsWith(plain(label))) return told;
  return plain(label).includes(plain(told)) ? label : `${label}: ${told}`;
}
