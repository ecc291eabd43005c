// The hand of a player over a board: what may be done at which place, what was clicked so far, and what is pointed at.
// How that is seen, heard and reached on the screen is the work of its things.
import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Advised, Sight } from "../wire";
import type { Words } from "../words";
import type { MeaningOf } from "./meaning";
import { Things } from "./things.svelte";
import { closedClicks, namedBy, nextClicks, offersOf, onlyAnswer, type Bar, type Offer } from "./paths";

export type { Bar, Offer };

/** open: a click goes on or answers; chosen: clicked before; other: a click starts anew here; closed: says why not. */
export type Mark = "open" | "chosen" | "other" | "closed";

/** What the table tells the hand.  All of it may change at any time. */
export interface Reach {
  sight: Sight;
  words: Words;
  still: boolean; // nothing can be done: a spectator, a replay, or news still being told
  sure: false | "tap" | "always"; // ask once more before answers given on the board: by a single tap, or by any
  grave: readonly string[]; // slots, and places of single answers, that are always asked once more
  light?: readonly string[]; // slots where a single tap is enough
  meaning?: MeaningOf | undefined; // what an answer comes to
  lit?: readonly string[]; // places that the beat which is shown is about
}

export class Hand {
  #clicked = $state.raw<{ sight: Sight; path: string[]; element?: Element }>();
  #asking = $state.raw<{ sight: Sight; offer: Offer }>();
  pointed = $state.raw<{ place: string; element: Element; label: string; about: string }>();
  shown = $state.raw<string[]>([]); // places of the answer that is pointed at in the list of answers
  taught = $state.raw<readonly string[]>([]); // places that the coach speaks of
  hints = $state.raw<Map<number, number | undefined>>(new Map()); // value -> chance, the best answer first
  advised = $state.raw<Advised[]>([]); // the same with the reasons, the best first

  readonly #things = new Things(this);
  readonly reach: Reach;
  readonly #give: (offer: Offer) => void;

  /** `reach` is read again whenever it changes; `give` sends an answer. */
  constructor(reach: () => Reach, give: (offer: Offer) => void) {
    this.reach = $derived.by(reach);
    this.#give = give;
  }

  /** Every answer that can be given now. */
  readonly offers: Offer[] = $derived.by(() => (this.reach.still ? [] : offersOf(this.reach.sight.questions)));

  /** The places clicked so far; forgotten as soon as the table changes. */
  readonly path: string[] = $derived.by(() => (this.#clicked?.sight === this.reach.sight ? this.#clicked.path : []));

  /** The answer that waits for a second yes. */
  readonly asking: Offer | undefined = $derived.by(() =>
    this.#asking?.sight === this.reach.sight && !this.reach.still ? this.#asking.offer : undefined,
  );

  /** Places where a first click begins, and the answers behind each. */
  readonly firsts: Map<string, Offer[]> = $derived.by(() => nextClicks(this.offers, []));

  /** Places where the next click goes on, and the answers behind each. */
  readonly lit: Map<string, Offer[]> = $derived.by(() => nextClicks(this.offers, this.path));

  /** Answers that the clicked places already name in full, where there is more than one, or more places to come. */
  readonly menu: { offers: Offer[]; element: Element | undefined } | undefined = $derived.by(() => {
    if (!this.path.length || this.asking) return undefined;
    const offers = namedBy(this.offers, this.path);
    return offers.length ? { offers, element: this.#clicked?.element } : undefined;
  });

  /** What is closed at a place, each with its rule. */
  readonly closedAt: Map<string, Bar[]> = $derived.by(() =>
    closedClicks(this.reach.still ? [] : this.reach.sight.questions, this.path),
  );

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

  /** Whether the answer that the hint names first is at a place. */
  isBest(place: string): boolean {
    const [first] = this.hints.keys();
    return first !== undefined && (this.lit.get(place) ?? []).some(({ choice }) => choice.value === first);
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
    const grave = [offer.question.slot, ...offer.choice.at].some((what) => this.reach.grave.includes(what));
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
    this.advised = [];
    // A finger does not leave what it tapped: what is told of it would lie over the next question.
    if (matchMedia("(hover: none)").matches) this.pointed = undefined;
    this.#give(offer);
  }

  #select(path: string[], element?: Element): void {
    this.#clicked = { sight: this.reach.sight, path, element };
    const only = onlyAnswer(this.offers, path);
    // Who has tapped two things has meant it.
    if (!only) return;
    const { sure, light } = this.reach;
    const meant = path.length > 1 || light?.includes(only.question.slot);
    this.take(only, sure === "always" || (sure === "tap" && !meant));
  }

  /** `{@attach hand.thing("square-12", "c3", "Three of these win.")}` on any element: lit, focusable, clickable, and it
      says what it does; `about` says what it is, to whoever points at it. */
  thing(place: string, label = "", about = ""): Attachment {
    return this.#things.thing(place, label, about);
  }
}

export const [getHand, setHand] = createContext<Hand>();
