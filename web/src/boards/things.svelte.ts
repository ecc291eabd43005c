// Things on a board, each drawn at a place: lit by what the hand may do there, named for those who hear the page,
// reached by mouse, finger and keyboard.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Hand } from "./hand.svelte";
import { ACT, neighbour } from "./neighbours";

const HELD = "[data-place], summary, button, a, input";
const SVG = "http://www.w3.org/2000/svg";

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
    const thing = target instanceof Element ? this.#points.get(target.closest("[data-place]") ?? target) : undefined;
    if (type === "focusin") thing?.point();
    else thing?.leave();
  };

  #show(element: HTMLElement | SVGElement, place: string, label: string, about: string): void {
    const { hand } = this;
    const mark = hand.mark(place);
    set(element, "data-mark", mark);
    set(element, "data-hint", hand.hinted(place)?.toFixed(2));
    set(element, "data-best", hand.isBest(place) ? "" : undefined);
    set(element, "data-shown", hand.shown.includes(place) ? "" : undefined);
    set(element, "data-told", hand.reach.lit?.includes(place) ? "" : undefined);
    set(element, "data-taught", hand.taught.includes(place) ? "" : undefined);
    set(element, "data-about", about ? "" : undefined);
    // What holds other things is no picture: they could not be reached in one.
    const holds = element.querySelector(HELD) !== null;
    set(element, "role", label ? (mark || holds ? "group" : "img") : undefined);
    set(element, "aria-label", label || undefined);
    set(element, "aria-description", mark ? undefined : about || undefined);
    // Tab goes through what can be done; the arrows reach what is closed, or only says what it is, too.  A thing inside
    // another that can do nothing stays its picture: no button holds what can be focused.
    const apart = !element.parentElement?.closest("[data-place]");
    set(element, "tabindex", !mark && about && apart ? "-1" : undefined);
    const act = this.#actIn(element, mark !== undefined);
    if (!act || !mark) return;
    if (element instanceof SVGElement && !holds) for (const one of element.children) if (one !== act) hide(one);
    set(act, "aria-label", nameOf(label, hand.tell(place)) || undefined);
    set(act, "aria-description", about || undefined);
    set(act, "aria-disabled", mark === "closed" ? "true" : undefined);
    set(act, "aria-pressed", mark === "chosen" ? "true" : undefined);
    set(act, "tabindex", mark === "closed" ? "-1" : "0");
  }

  /** What can be done at a thing is a button in it: the button says so in words, whatever is written on the thing, and
      what the thing holds can still be read. */
  #actIn(element: HTMLElement | SVGElement, wanted: boolean): Element | undefined {
    const there = [...element.children].find((one) => one.matches(ACT));
    if (!wanted) {
      if (there && document.activeElement === there) this.#points.get(element)?.leave();
      there?.remove();
      return undefined;
    }
    if (there) return there;
    const drawn = element instanceof SVGElement;
    const act = drawn ? document.createElementNS(SVG, "rect") : document.createElement("span");
    act.setAttribute("data-act", "");
    act.setAttribute("role", "button");
    element.append(act);
    if (drawn) this.#lay(act as SVGRectElement);
    return act;
  }

  readonly #unlaid: SVGRectElement[] = [];

  /** In a drawing the button lies where the thing is drawn; all of them are measured at once. */
  #lay(act: SVGRectElement): void {
    if (this.#unlaid.push(act) > 1) return;
    requestAnimationFrame(() => {
      const acts = this.#unlaid.splice(0);
      const boxes = acts.map(({ parentElement: thing }) => (thing as SVGGraphicsElement | null)?.getBBox?.());
      acts.forEach((one, n) => {
        for (const side of ["x", "y", "width", "height"] as const) set(one, side, boxes[n]?.[side].toFixed(1));
      });
    });
  }

  #key(event: KeyboardEvent, place: string, element: Element): void {
    // Keys of what lies inside, such as another button, are its own.
    const { target } = event;
    if (!(target instanceof Element) || !target.hasAttribute("tabindex")) return;
    if (target !== element && !(target.matches(ACT) && target.parentElement === element)) return;
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

function hide(element: Element): void {
  set(element, "aria-hidden", "true");
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
