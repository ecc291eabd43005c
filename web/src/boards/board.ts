// What a board is given, and small helpers that boards share.  README.md tells how to draw one.
import type { Component } from "svelte";
import type { Line, Sight, Spoken, TableCard } from "../wire";
import type { Words } from "../words";
import type { Hand } from "./hand.svelte";

export interface BoardProps {
  sight: Sight; // what this seat may know: sight.view, sight.questions
  card: TableCard; // who sits where
  words: Words; // words.word("enemy-hel"), words.say(phrase), words.name(seat)
  hand: Hand; // {@attach hand.thing("square-12")}
  news: Line[]; // what happened since the board was last drawn, in order
  still: boolean; // nothing can be clicked: a spectator, a replay, or news being told
  narrow: boolean; // a phone: about 390 pixels wide
  due?: number | undefined; // when the table's clock rings, in seconds since 1970, if one runs
  text: string; // the table in words, if the board wants it: `export const wantsText = true`
}

export interface BoardModule {
  default: Component<BoardProps>;
  grave?: readonly string[]; // slots, or messages of single answers, that are asked once more: `export const grave` in <script module>
  wantsText?: boolean;
  covert?: (sight: Sight) => boolean; // on a phone among others the page gives no sign and no sound of being asked now
  secrets?: readonly string[]; // lines of the log that are covered on a phone until touched
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
export function waitingFor(sight: Sight): number[] {
  const { waiting, asked } = sight.view;
  if (Array.isArray(waiting)) return waiting.filter((seat): seat is number => typeof seat === "number");
  // A game with secret turns tells instead who is asked what while that is open: [seat, slot, rule, may]; chance and clock are no seats.
  if (!Array.isArray(asked)) return [];
  return asked.flatMap((ask) => (Array.isArray(ask) && typeof ask[0] === "number" && ask[0] >= 0 && ask[3] === false ? [ask[0]] : []));
}

/** Whether this seat may chat now: a game that knows silence names the seats that may; who watches talks when all do. */
export function mayTalk(sight: Sight, seats: number): boolean {
  const voices = sight.view["voices"];
  if (!Array.isArray(voices)) return true;
  return sight.seat === null ? voices.length === seats : voices.includes(sight.seat);
}

/** The gaps of the news with a certain key: heard(news, "moved") -> [{ seat: 0, from: [...], to: [...] }]. */
export function heard(news: Line[], key: string): Spoken[1][] {
  return news.filter(({ phrase }) => phrase[0] === key).map(({ phrase }) => phrase[1]);
}

/** The rules about a thing, for whoever points at it: <Thing about={ruled(words, ["YG 5.5"])}>. */
export function ruled(words: Words, rules: readonly string[]): string {
  return rules.map((rule) => words.ruleText(rule)).filter(Boolean).join("\n");
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
