// Made by `python -m gladsheim.wire` from the view of gotterdammerung: change it there.

import type { Json } from "../../wire";

/** An Oracle's look: for all who it was and whom it could look at, for its own eyes what it saw. */
export interface LookView {
  round: number;
  seat: number;
  could: number[];
  mine: boolean;
  whom: number | null;
  faction: string | null;
}

export interface BanishedView {
  round: number;
  seat: number;
  how: string;
}

/** What the action of a god pointed to: a player, a card, or the Oracle's way. */
export interface DeedView {
  round: number;
  god: string;
  doer: number;
  target: number | null;
  card: string | null;
  way: string | null;
}

/** An accusation: as far as it has come, or how it ended. */
export interface TrialView {
  round: number;
  accuser: number;
  accused: number;
  supporter: number | null;
  out: number[] | null;
  down: number[];
  counted: number[];
  votes_down: number;
  votes_up: number;
  needed: number;
  verdict: string | null;
}

export interface ClaimView {
  round: number;
  speaker: number;
  sentence: string;
  whom: number | null;
  what: number | null;
  when: number | null;
  about: number | null;
  phrase: Json[];
}

export interface AskedView {
  who: number | "chance" | "clock";
  slot: string;
  rule: string;
  may: boolean;
  odds: number[] | null;
}

/** By seat, by god's number, or in the order in which things happened. */
export interface TwilightView {
  seats: number;
  round: number;
  phase: string;
  gods: string[];
  to_be_seated: string[];
  worlds: string[];
  oracle: number | null;
  seat_of: (number | null)[];
  lies: (number | null)[];
  placed_by: (number | null)[];
  votes: number[];
  warded: number | null;
  dealt: number;
  conspirators_in_play: number;
  faction: string | null;
  conspirators: number[] | null;
  oracles: LookView[];
  banished: BanishedView[];
  deeds: DeedView[];
  trials: TrialView[];
  trial: TrialView | null;
  claims: ClaimView[];
  seers: number[];
  begun: number[];
  voices: number[];
  asked: AskedView[] | null;
  seconds: number;
  cap: number;
  may_end: boolean;
  ward_ends: boolean;
  talk: number;
  clock: string;
  winner: string | null;
  forms: (Record<string, boolean | number | string | Json[] | Record<string, Json> | null>)[];
}

export type View = TwilightView;
