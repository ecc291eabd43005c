// The hand of a player over a board: what may be done at which place, what was clicked so far, and what is pointed at.
import { createContext, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Choice, Closed, Question, Sight } from "../wire";
import type { Words } from "../words";

/** An answer that is offered, and the question it belongs to. */
export interface Offer {
  question: Question;
  choice: Choice;
}

/** An answer that is not offered now, and the question it belongs to. */
export interface Bar {
  question: Question;
  closed: Closed;
}

/** open: a click goes on or answers; chosen: clicked before; other: a click starts anew here; closed: says why not. */
export type Mark = "open" | "chosen" | "other" | "closed";

/** What the table tells the hand.  All of it may change at any time. */
export interface Reach {
  sight: Sight;
  words: Words;
  still: boolean; // nothing can be done: a spectator, a replay, or news still being told
  sure: boolean; // ask once more before every answer given on the board
  grave: readonly string[]; // slots, and messages of single answers, that are always asked once more
}

export class Hand {
  #clicked = $state.raw<{ sight: Sight; path: string[]; element?: Element }>();
  #asking = $state.raw<{ sight: Sight; offer: Offer }>();
  pointed = $state.raw<{ place: string; element: Element; label: string; about: string }>();
  shown = $state.raw<string[]>([]); // places of the answer that is pointed at in the list of answers
  taught = $state.raw<readonly string[]>([]); // places that the coach speaks of
  hints = $state.raw<Map<number, number>>(new Map()); // value -> chance to win, of the question that is open

  readonly #points = new WeakMap<Element, () => void>();
  readonly reach: Reach;
  readonly #give: (offer: Offer) => void;

  /** `reach` is read again whenever it changes; `give` sends an answer. */
  constructor(reach: () => Reach, give: (offer: Offer) => void) {
    this.reach = $derived.by(reach);
    this.#give = give;
  }

  /** Every answer that can be given now. */
  readonly offers: Offer[] = $derived.by(() =>
    this.reach.still
      ? []
      : this.reach.sight.questions.flatMap((question) => question.choices.map((choice) => ({ question, choice }))),
  );

  /** The places clicked so far; forgotten as soon as the table changes. */
  readonly path: string[] = $derived.by(() => (this.#clicked?.sight === this.reach.sight ? this.#clicked.path : []));

  /** The answer that waits for a second yes. */
  readonly asking: Offer | undefined = $derived.by(() =>
    this.#asking?.sight === this.reach.sight && !this.reach.still ? this.#asking.offer : undefined,
  );

  /** Places where a first click begins, and the answers behind each. */
  readonly firsts: Map<string, Offer[]> = $derived.by(() => this.#next([]));

  /** Places where the next click goes on, and the answers behind each. */
  readonly lit: Map<string, Offer[]> = $derived.by(() => this.#next(this.path));

  /** Answers that the clicked places already name in full, where there is more than one, or more places to come. */
  readonly menu: { offers: Offer[]; element: Element | undefined } | undefined = $derived.by(() => {
    const path = this.path;
    if (!path.length || this.asking) return undefined;
    const offers = this.offers.filter(({ choice }) => choice.at.length === path.length && this.#follows(choice.at, path));
    return offers.length ? { offers, element: this.#clicked?.element } : undefined;
  });

  /** What is closed at a place, each with its rule. */
  readonly closedAt: Map<string, Bar[]> = $derived.by(() => {
    const found = new Map<string, Bar[]>();
    if (this.reach.still) return found;
    const path = this.path;
    for (const question of this.reach.sight.questions)
      for (const closed of question.closed) {
        if (!this.#follows(closed.at, path)) continue;
        const place = closed.at[path.length];
        if (place !== undefined) push(found, place, { question, closed });
      }
    return found;
  });

  mark(place: string): Mark | undefined {
    if (this.path.includes(place)) return "chosen";
    if (this.lit.has(place)) return "open";
    if (this.path.length && this.firsts.has(place)) return "other";
    return this.closedAt.has(place) ? "closed" : undefined;
  }

  /** The best chance among the hinted answers at a place, if a hint names one. */
  hinted(place: string): number | undefined {
    const chances = (this.lit.get(place) ?? []).map(({ choice }) => this.hints.get(choice.value) ?? -1);
    const best = Math.max(-1, ...chances);
    return best < 0 ? undefined : best;
  }

  /** Whether the best of all hinted answers is at a place. */
  #isBest(place: string): boolean {
    return this.hints.size > 0 && this.hinted(place) === Math.max(...this.hints.values());
  }

  /** What a click at a place would do, in words; or why nothing can be done there. */
  tell(place: string): string {
    const words = this.reach.words;
    const offers = this.lit.get(place) ?? (this.path.length ? undefined : this.firsts.get(place));
    if (offers) return offers.map(({ choice }) => words.say(choice.phrase)).join("; ");
    const bars = this.closedAt.get(place) ?? [];
    return bars.map(({ closed }) => `${words.say(closed.phrase)}: ${words.ruleTitle(closed.rule)}`).join("; ");
  }

  // Deeds

  /** Click a place. */
  press(place: string, element?: Element): void {
    if (this.asking && this.path.at(-1) === place) return this.confirm(); // a second tap says yes
    this.#asking = undefined;
    if (this.lit.has(place)) this.#select([...this.path, place], element);
    else if (this.path.includes(place)) this.cancel();
    else if (this.firsts.has(place)) this.#select([place], element);
  }

  /** Answer; asks once more where a slip would hurt. */
  take(offer: Offer, sure = false): void {
    if (this.reach.still) return;
    const grave = [offer.question.slot, offer.choice.phrase[0]].some((what) => this.reach.grave.includes(what));
    if (sure || grave) this.#asking = { sight: this.reach.sight, offer };
    else this.#answer(offer);
  }

  confirm(): void {
    if (this.asking) this.#answer(this.asking);
  }

  cancel(): void {
    this.#clicked = undefined;
    this.#asking = undefined;
  }

  #answer(offer: Offer): void {
    this.cancel();
    this.hints = new Map();
    // A finger does not leave what it tapped: what is told of it would lie over the next question.
    if (matchMedia("(hover: none)").matches) this.pointed = undefined;
    this.#give(offer);
  }

  #select(path: string[], element?: Element): void {
    const matches = this.offers.filter(({ choice }) => this.#follows(choice.at, path));
    this.#clicked = { sight: this.reach.sight, path, element };
    const [only] = matches;
    if (matches.length === 1 && only && this.#isForced(only, path.length)) this.take(only, this.reach.sure);
  }

  /** Whether all answers to a question end alike from click number `from` on: then those clicks say nothing. */
  #isForced({ question, choice }: Offer, from: number): boolean {
    const rest = choice.at.slice(from).join(" ");
    return rest === "" || question.choices.every(({ at }) => at.length <= from || at.slice(from).join(" ") === rest);
  }

  #next(path: string[]): Map<string, Offer[]> {
    const found = new Map<string, Offer[]>();
    for (const offer of this.offers) {
      const at = offer.choice.at;
      if (at.length <= path.length || !this.#follows(at, path)) continue;
      const free = isFree(offer.question) ? at.filter((place) => !path.includes(place)) : [at[path.length] ?? ""];
      for (const place of free) push(found, place, offer);
    }
    return found;
  }

  #follows(at: string[], path: string[]): boolean {
    const free = this.reach.sight.questions.some((question) => isFree(question) && question.choices.some((c) => c.at === at));
    return free ? path.every((place) => at.includes(place)) : path.every((place, n) => at[n] === place);
  }

  // On the screen

  /** `{@attach hand.thing("square-12", "c3", "Three of these win.")}` on any element: lit, focusable, clickable, and it says what it
      does; `about` says what it is, to whoever points at it. */
  thing(place: string, label = "", about = ""): Attachment {
    return (node) => {
      const element = node as HTMLElement | SVGElement;
      element.dataset.place = place;
      // What has nothing to say leaves the word to the thing it lies in.
      const point = (): void => void ((about || this.mark(place)) && (this.pointed = { place, element, label, about }));
      // A focused thing that is taken off the board blurs while Svelte is at work on it: only untracked may state change then.
      const leave = (): void => untrack(() => void (this.pointed?.element === element && (this.pointed = undefined)));
      // A thing may lie in another: who leaves the inner one points at the outer one again.
      this.#points.set(element, point);
      const go = (): void => {
        leave();
        const outer = element.parentElement?.closest("[data-place]");
        if (outer?.matches(":hover")) this.#points.get(outer)?.();
      };
      const key = (event: Event): void => this.#key(event as KeyboardEvent, place, element);
      const click = (event: Event): void => {
        const mark = this.mark(place);
        point(); // a finger cannot hover: a tap tells
        if (!mark) return;
        event.stopPropagation();
        this.press(place, element);
      };
      const heard = { click, pointerenter: point, pointerleave: go, focus: point, blur: leave, keydown: key };
      for (const [name, hear] of Object.entries(heard)) element.addEventListener(name, hear);
      $effect(() => this.#show(element, place, label, about));
      return () => {
        for (const [name, hear] of Object.entries(heard)) element.removeEventListener(name, hear);
        leave();
      };
    };
  }

  #show(element: HTMLElement | SVGElement, place: string, label: string, about: string): void {
    const mark = this.mark(place);
    const told = mark ? this.tell(place) : "";
    const name = [label, told].filter(Boolean).join(": ");
    set(element, "data-mark", mark);
    set(element, "data-hint", this.hinted(place)?.toFixed(2));
    set(element, "data-best", this.#isBest(place) ? "" : undefined);
    set(element, "data-shown", this.shown.includes(place) ? "" : undefined);
    set(element, "data-taught", this.taught.includes(place) ? "" : undefined);
    // What holds other things is no picture: they could not be reached in one.
    set(element, "role", mark ? "button" : label ? (element.querySelector("[data-place]") ? "group" : "img") : undefined);
    set(element, "aria-label", name || undefined);
    set(element, "aria-description", about || undefined);
    set(element, "data-about", about ? "" : undefined);
    set(element, "aria-disabled", mark === "closed" ? "true" : undefined);
    set(element, "aria-pressed", mark === "chosen" ? "true" : undefined);
    // Tab goes through what can be done; the arrows reach what is closed, or only says what it is, too.  A thing inside another
    // that can do nothing stays its picture: no button holds what can be focused.
    const apart = !element.parentElement?.closest("[data-place]");
    set(element, "tabindex", mark && mark !== "closed" ? "0" : mark || (about && apart) ? "-1" : undefined);
  }

  #key(event: KeyboardEvent, place: string, element: Element): void {
    if (event.target !== element || !element.hasAttribute("tabindex")) return; // keys of what lies inside, such as a button, are its own
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      this.press(place, element);
    } else if (event.key.startsWith("Arrow")) {
      const next = neighbour(element, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  }
}

export const [getHand, setHand] = createContext<Hand>();

/** Whether the places of an answer may be clicked in any order: pairs of like things, such as two cards to swap. */
function isFree(question: Question): boolean {
  let free = freedom.get(question);
  if (free === undefined) {
    const many = question.choices.filter(({ at }) => at.length > 1);
    const firsts = new Set(many.map(({ at }) => at[0]));
    const sets = new Set(many.map(({ at }) => [...at].sort().join(" ")));
    free = sets.size === many.length && many.some(({ at }) => at.slice(1).some((place) => firsts.has(place)));
    freedom.set(question, free);
  }
  return free;
}
const freedom = new WeakMap<Question, boolean>();

function push<T>(map: Map<string, T[]>, place: string, one: T): void {
  const there = map.get(place);
  if (there) there.push(one);
  else map.set(place, [one]);
}

function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The nearest thing of the same board that can be clicked or says what it is, in the direction of an arrow key. */
function neighbour(from: Element, key: string): HTMLElement | undefined {
  const board = from.closest("[data-board]");
  if (!board) return undefined;
  const here = middle(from);
  const dx = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const dy = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of board.querySelectorAll<HTMLElement>("[data-mark], [data-about][tabindex]")) {
    if (element === from) continue;
    const there = middle(element);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along > 4 && along + 2 * aside < least) [best, least] = [element, along + 2 * aside];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
