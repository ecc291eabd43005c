// Made by `python -m gladsheim.wire` from the events of vedrfolnir: change it there.

export const ChoiceNames = ["odin", "thor", "first", "last", "hel-norns", "hel-heimdall", "hel-first", "hel-last",
  "hel-nothing"] as const;
export type ChoiceName = (typeof ChoiceNames)[number];

export const JokerNames = ["norns", "heimdall"] as const;
export type JokerName = (typeof JokerNames)[number];

export const RunesNames = ["odin", "thor", "surtr", "freyja", "none"] as const;
export type RunesName = (typeof RunesNames)[number];

export const AseNames = ["odin", "thor"] as const;
export type AseName = (typeof AseNames)[number];

export const UnseenNames = ["reveal", "brynhildr"] as const;
export type UnseenName = (typeof UnseenNames)[number];

export const SenseNames = ["odin", "thor"] as const;
export type SenseName = (typeof SenseNames)[number];

export const EndNames = ["first", "last"] as const;
export type EndName = (typeof EndNames)[number];

export const RefusalNames = ["accept", "norns", "heimdall"] as const;
export type RefusalName = (typeof RefusalNames)[number];

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
