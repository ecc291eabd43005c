// Made by `python -m gladsheim.wire` from the events of gotterdammerung: change it there.

export const FactionNames = ["protector", "conspirator"] as const;
export type FactionName = (typeof FactionNames)[number];

export const CardNames = ["oracle", "odin", "brynhild", "sif", "thor", "idun", "njord", "heimdall", "balder", "freya",
  "tyr", "skadi", "loki", "dvalin", "saga", "hel", "no"] as const;
export type CardName = (typeof CardNames)[number];

export const GodNames = ["valkyrie", "odin", "brynhild", "sif", "thor", "idun", "njord", "heimdall", "balder", "freya",
  "tyr", "skadi", "loki", "dvalin", "saga", "hel"] as const;
export type GodName = (typeof GodNames)[number];

export const SayNames = ["listen", "ready", "accuse", "saw", "looked-not", "suspect", "trust", "will-vote", "ask",
  "agree", "disagree", "protector", "reply"] as const;
export type SayName = (typeof SayNames)[number];

export const ThumbNames = ["up", "down"] as const;
export type ThumbName = (typeof ThumbNames)[number];

export const WayNames = ["back", "ahead", "no"] as const;
export type WayName = (typeof WayNames)[number];

export const ReasonNames = ["feeling", "votes", "deeds", "words"] as const;
export type ReasonName = (typeof ReasonNames)[number];

export const QuestionNames = ["whom-seen", "why-deed", "why-vote"] as const;
export type QuestionName = (typeof QuestionNames)[number];

export const ReplyNames = ["will-not-say", "no-reason", "trust", "suspicion", "tell-look", "no-look"] as const;
export type ReplyName = (typeof ReplyNames)[number];

export interface Events {
  seated: { count: number };
  dealt: { seat: number; faction: FactionName };
  "conspirators-met": { conspirators: number[] };
  "round-began": { round: number };
  marked: { seat: number; whom: number; conspirators: number[] };
  "banished-by-conspiracy": { seat: number };
  "banished-by-hel": { seat: number };
  "banished-by-council": { seat: number };
  rolled: { first: number; second: number; seat: number };
  "cards-home": Record<string, never>;
  placed: { card: CardName; seat: number; whom: number };
  "card-taken": { seat: number; card: CardName; whom: number };
  stolen: { seat: number; card: CardName; whom: number };
  "oracle-moved": { seat: number; whom: number };
  refrained: { god: GodName; seat: number };
  looked: { seat: number; whom: number; faction: FactionName };
  "looked-unseen": { seat: number };
  "looked-not": { seat: number };
  "council-opened": Record<string, never>;
  said: { seat: number; sentence: SayName; whom: number; number: number };
  accused: { seat: number; whom: number };
  supported: { seat: number; whom: number };
  dropped: { seat: number };
  "thumbs-shown": { seat: number; down: number[] };
  adjusted: { seat: number; thumb: ThumbName };
  "counted-stays": { seat: number; down: number; up: number };
  "counted-warded": { seat: number; down: number; up: number };
  "counted-goes": { seat: number; down: number; up: number };
  won: { faction: FactionName; conspirators: number[] };
  fell:
    | { slot: "mark"; value: number }
    | { slot: "target"; value: number }
    | { slot: "card"; value: CardName }
    | { slot: "way"; value: WayName }
    | { slot: "look"; value: number }
    | { slot: "say"; value: SayName }
    | { slot: "when"; value: number }
    | { slot: "whom"; value: number }
    | { slot: "faction"; value: FactionName }
    | { slot: "thumb"; value: ThumbName }
    | { slot: "reason"; value: ReasonName }
    | { slot: "question"; value: QuestionName }
    | { slot: "reply"; value: ReplyName }
    | { slot: "claim"; value: number }
    | { slot: "support"; value: boolean }
    | { slot: "vote"; value: ThumbName }
    | { slot: "late"; value: boolean };
}
