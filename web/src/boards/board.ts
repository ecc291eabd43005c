// What a board is given, and small helpers that boards share.  README.md tells how to draw one.
import type { Component, Snippet } from "svelte";
import type { Beat } from "../stage/beats";
import type { Json, Line, Scene, Sight, TableCard, Touch } from "../wire";
import type { Words } from "../words";
import type { Hand } from "./hand.svelte";
import type { MeaningOf } from "./meaning";

export interface BoardProps {
  sight: Sight; // what this seat may know: sight.view, sight.questions
  card: TableCard; // who sits where
  words: Words; // words.word("enemy-hel"), words.say(phrase), words.name(seat)
  hand: Hand; // {@attach hand.thing("square-12")}
  news: Line[]; // what happened since the board was last drawn, in order
  beat?: Beat | undefined; // the beat that is shown, while one is
  still: boolean; // nothing can be clicked: a spectator, a replay, or news being told
  narrow: boolean; // a phone: about 390 pixels wide
  due?: number | undefined; // when the table's clock rings, in seconds since 1970, if one runs
  wall?: boolean | undefined; // a television, read from afar: nothing under 20 pixels, which are 28 there, and no hands
  // On a wide page: room in the panel beside the table, for what a board would lay there.
  beside?: HTMLElement | undefined;
  text: string; // the table in words, if the board wants it: `export const wantsText = true`
}

export interface BoardModule {
  default: Component<BoardProps>;
  // Slots, or places of single answers, that are asked once more: `export const grave` in <script module>.
  grave?: readonly string[];
  // Slots where nothing is lost by a slip: a single tap is never asked once more, unless one wishes to be asked always.
  light?: readonly string[];
  // Slots where all may know that there is one answer only: the page gives it, after a moment.
  forced?: readonly string[];
  // Of those, slots where it is secret whether there is a choice: among people the pause is always the same.
  paused?: readonly string[];
  wantsText?: boolean;
  fills?: boolean; // on a wide screen it has the whole room beside the question, and fits itself into it
  covert?: (sight: Sight) => boolean; // on a phone among others the page gives no sign and no sound of being asked now
  meaning?: MeaningOf; // what an answer comes to, for the list beside the board
  secrets?: readonly string[]; // lines of the log that are covered until touched
}

/** What a board tells on top of the panel beside it, while nothing is shown: boards/<game id>/Moment.svelte. */
export interface MomentProps {
  sight: Sight;
  past: readonly Line[];
  words: Words;
  rest: Snippet; // the last beat, for when the board has nothing to tell
}

/** What the phone of somebody at a table that the hall leads is given. */
export interface PhoneProps {
  scene: Scene;
  at: number; // when it came, by performance.now()
  sight: Sight;
  card: TableCard;
  words: Words;
  refusal: string; // why the last touch did not count
  lost: boolean; // nothing is heard from the hall
  corner: Snippet; // rules, and what may be done around the game; not by night
  notes: Snippet; // what everybody is asked about a seat; not by night
  touch: (what: Touch["what"], value?: number) => void;
  answer: (value: number) => void; // of the open question, in the Action Phase
}

/** And the big screen. */
export interface WallProps {
  scene: Scene;
  at: number;
  sight: Sight;
  card: TableCard;
  words: Words;
  code: string;
  picture: string; // the address of the QR code
}

/** The view as the type a board declares for its game. */
export function viewOf<T>(sight: Sight): T {
  return sight.view as unknown as T;
}

/** Whether one of these seats may not know who is asked now. */
export function isSecretWho(sights: readonly Sight[]): boolean {
  return sights.some(({ view }) => view["over"] !== true && view["asked"] === null);
}

/** The seats that everybody waits for, where the game lets that be known. */
export const waitingFor = ({ view }: Sight): number[] => waitingIn(view);

export function waitingIn({ waiting, asked }: Sight["view"]): number[] {
  if (Array.isArray(waiting)) return waiting.filter((seat): seat is number => typeof seat === "number");
  // A game with secret turns tells instead who is asked what while that is open; chance and clock are no seats.
  if (!Array.isArray(asked)) return [];
  return asked.flatMap((ask) => {
    const { who, may } = ask as { who?: Json; may?: Json };
    return typeof who === "number" && may === false ? [who] : [];
  });
}

/** What happened of one kind: heard<Events>(news, "moved") -> [{ seat: 0, from: 9, to: 8 }]. */
export function heard<E, K extends keyof E & string = keyof E & string>(news: Line[], event: K): E[K][] {
  return news.filter(({ what }) => what.event === event).map(({ what }) => what.parts as E[K]);
}

/** The rules about a thing, for whoever points at it: <Thing about={ruled(words, ["YG 5.5"])}>. */
export function ruled(words: Words, rules: readonly string[]): string {
  return rules
    .map((rule) => words.ruleText(rule))
    .filter(Boolean)
    .join("\n");
}

/** Numbers 0 .. n-1. */
export function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

/** A mark for each seat, so that colour never stands alone. */
export const SEAT_MARKS = ["ᚠ", "ᚢ", "ᚦ", "ᚨ", "ᚱ", "ᚲ", "ᚷ", "ᚹ", "ᚺ", "ᚾ", "ᛁ", "ᛃ", "ᛇ", "ᛈ", "ᛉ", "ᛊ"] as const;

/** The colour of a seat, as CSS. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % 6})`;
}
