// Made by `python -m gladsheim.wire` from the events of vedrfolnir: change it there.

export type ChoiceName = "odin" | "thor" | "first" | "last" | "hel-norns" | "hel-heimdall" | "hel-first" | "hel-last" | "hel-nothing";

export type JokerName = "norns" | "heimdall";

export type RunesName = "odin" | "thor" | "surtr" | "freyja" | "none";

export type AseName = "odin" | "thor";

export type UnseenName = "reveal" | "brynhildr";

export type SenseName = "odin" | "thor";

export type EndName = "first" | "last";

export type RefusalName = "accept" | "norns" | "heimdall";

export interface Events {
  "ases-chosen": { odin: number; thor: number };
  "turn-began": { zone: number; count: number };
  revealed: { card: number };
  given: { card: number; zone: number };
  chose: { choice: ChoiceName; zone: number };
  "given-unseen": { zone: number };
  drawn: { zone: number; card: number };
  joined: { card: number; zone: number };
  discarded: { card: number };
  "discarded-at": { card: number; zone: number };
  "taken-away": { card: number; zone: number };
  "joker-kept": { zone: number; joker: JokerName };
  "joker-played": { zone: number; joker: JokerName };
  "joker-destroyed": { zone: number; joker: JokerName };
  "raven-passed": { card: number; zone: number };
  collected: { zone: number; stars: number; cards: number[] };
  "went-beyond": { zone: number; stars: number; objective: number };
  shared: { zone: number; runes: RunesName; count: number; cards: number[] };
  "nobody-takes": { runes: RunesName; cards: number[] };
  "round-ended": { count: number };
  "brynhildr-came": { zone: number };
  "brynhildr-ends": { zone: number };
  "turned-up": { card: number };
  exhausted: Record<string, never>;
  "last-tribute": Record<string, never>;
  scored: { zone: number; points: number };
  won: { seat: number };
  "won-together": { seats: number[] };
  "nobody-won": Record<string, never>;
  fell:
    | { slot: "first"; value: number }
    | { slot: "ase"; value: AseName }
    | { slot: "unseen"; value: UnseenName }
    | { slot: "to"; value: number }
    | { slot: "sense"; value: SenseName }
    | { slot: "end"; value: EndName }
    | { slot: "hel"; value: number }
    | { slot: "refuse"; value: RefusalName }
    | { slot: "answer"; value: RefusalName };
}
