// What an answer comes to, for the list beside the board: a sign, a few words, a share of luck.
import type { Choice, Question, Sight } from "../wire";
import type { Words } from "../words";

export interface Meaning {
  sign?: string | undefined; // of game-icons.net
  rune?: string | undefined; // instead of a sign
  colour?: string | undefined; // of either
  note?: string | undefined; // in a few words or numbers, at the end of the line
  more?: string | undefined; // a line below it
  share?: number | undefined; // of 1, drawn as a bar
  tone?: "good" | "bad" | undefined;
}

export type MeaningOf = (choice: Choice, question: Question, sight: Sight, words: Words) => Meaning | undefined;

/** "enemy-hel" is an enemy, and Hel. */
export function partsOf(place: string | undefined): [kind: string, which: string] {
  const at = (place ?? "").indexOf("-");
  return at < 0 ? [place ?? "", ""] : [(place ?? "").slice(0, at), (place ?? "").slice(at + 1)];
}
