// Götterdämmerung as its view tells it.
import type { Spoken } from "../../wire";

export interface View {
  seats: number;
  round: number;
  phase: "set-up" | "conspiracy" | "action" | "council";
  gods: string[]; // by seat
  worlds: ("asgard" | "underworld")[];
  oracle: number;
  lies: number[]; // by god: before whom the Action card lies; below 0: at home
  placed_by: number[];
  votes: number[];
  dealt: number;
  conspirators_in_play: number;
  faction: number | null;
  conspirators: number[] | null;
  oracles: [round: number, seat: number, could: number[], whom?: number | null, faction?: number | null][];
  banished: [round: number, seat: number, how: number][];
  deeds: [round: number, god: number, doer: number, what: number][];
  trials: number[][]; // round, accuser, accused, supporter, thumbs down, as counted, votes down, votes up, verdict
  claims: Claim[];
  voices: number[];
  asked: [seat: number, slot: string, ...rest: unknown[]][] | null;
  seconds: number;
  talk: number;
  winner: number;
  forms: [name: string, ...blanks: unknown[]][];
  over: boolean;
}

export type Claim = [round: number, speaker: number, sentence: number, whom: number, what: number, when: number];

export const GODS = ["valkyrie", "odin", "brynhild", "sif", "thor", "idun", "njord", "heimdall", "balder", "freya", "tyr", "skadi", "loki", "dvalin", "saga", "hel"] as const;
export const WOUNDS = [2, 3, 4]; // the gods whose cards wound
export const CONSPIRATOR = 1;
const [ACCUSE, SAW, SUSPECT, TRUST, WILL_VOTE, ASK, AGREE, DISAGREE, REPLY] = [2, 3, 5, 6, 7, 8, 9, 10, 12];
export const SAYS = { ACCUSE, SAW, SUSPECT, TRUST, WILL_VOTE, AGREE, DISAGREE };

/** The blanks of an open form, or undefined. */
export function formOf(view: View, name: string): unknown[] | undefined {
  return view.forms.find(([one]) => one === name)?.slice(1);
}

export interface Trial {
  accuser: number;
  accused: number;
  supporter: number;
  out?: boolean[]; // whose thumbs are out, while all vote
  down?: number; // thumbs down as bits, when all were shown
  votes?: [down: number, up: number];
  verdict?: number;
}

/** The accusation that is tried now, or the last one of this Council or, at night, of the one before. */
export function trialOf(view: View): Trial | undefined {
  const open = formOf(view, "Trial");
  if (open) {
    const [accuser, accused, , supporter] = open as number[];
    const vote = formOf(view, "Vote");
    return { accuser: accuser ?? 0, accused: accused ?? 0, supporter: supporter ?? -3, ...(vote ? { out: vote[3] as boolean[] } : {}) };
  }
  const last = view.trials.at(-1);
  const isCouncil = view.phase === "council" && last?.[0] === view.round;
  const isNight = view.phase === "conspiracy" && last?.[0] === view.round - 1; // the thumbs stay out until the next morning
  if (!last || !(isCouncil || isNight)) return undefined;
  const [, accuser = 0, accused = 0, supporter = -3, shown = 0, , down = 0, up = 0, verdict = 0] = last;
  return { accuser, accused, supporter, down: shown, votes: [down, up], verdict };
}

/** A claim in words: the same phrases as events.py speaks. */
export function said(claims: Claim[], n: number, deep = true): Spoken {
  const [, speaker, sentence, whom, what, when] = claims[n] as Claim;
  const gaps: Spoken[1] = { seat: speaker };
  if (whom >= 0) gaps["seat-whom"] = whom;
  if (sentence === AGREE || sentence === DISAGREE) {
    const about = claims[what];
    const nested = about !== undefined && about[2] !== AGREE && about[2] !== DISAGREE;
    gaps["claim"] = nested && deep ? said(claims, what, false) : "said-so";
  } else if (sentence === SAW) gaps["faction"] = `faction-${what}`;
  else if (sentence === WILL_VOTE) gaps["thumb"] = `thumb-${what}`;
  else if (sentence === ASK) gaps["question"] = `question-${what}`;
  else if (sentence === REPLY) gaps["reply"] = `reply-${what}`;
  else if (what >= 0) gaps["reason"] = [`reason-${what}`, when >= 0 ? { round: when } : {}];
  if (when >= 0) gaps["round"] = when;
  return [`said-${sentence}`, gaps];
}

/** Where a seat is drawn: one's own below, the others clockwise; the banished have fallen off the ring. */
export function angleOf(seat: number, near: number, seats: number): number {
  return Math.PI / 2 + (2 * Math.PI * (seat - near)) / seats;
}

/** The Oracle's way in seats, counted on and on, so that the token is seen to walk round and never jumps back. */
export class Walk {
  #at: number | undefined;

  follow(seat: number, seats: number, rolled: boolean): number {
    if (this.#at === undefined) return (this.#at = seat);
    const ahead = (((seat - this.#at) % seats) + seats) % seats;
    this.#at += rolled || ahead <= seats / 2 ? ahead : ahead - seats;
    return this.#at;
  }
}

export interface Known {
  mine: number | null; // my seat
  faction: number | null;
  seen: Map<number, number>; // seat -> faction, by my own looks or what I choose to believe
}

/** Every set of Conspirators that fits: how many, and in how many of them each seat is one. */
export function possible(view: View, { mine, faction, seen }: Known, weight: (seat: number) => number): { sets: number; all: number; share: number[] } {
  const share = Array.from({ length: view.seats }, () => 0);
  let [sets, all, total] = [0, 0, 0];
  const many = view.conspirators_in_play;
  const visit = (from: number, chosen: number[]): void => {
    if (chosen.length === many) {
      all += 1;
      if (!fits(chosen)) return;
      sets += 1;
      const heavy = chosen.reduce((product, seat) => product * weight(seat), 1);
      total += heavy;
      for (const seat of chosen) share[seat] = (share[seat] ?? 0) + heavy;
      return;
    }
    for (let seat = from; seat < view.seats; seat += 1) visit(seat + 1, [...chosen, seat]);
  };
  const fits = (chosen: number[]): boolean => {
    if (mine !== null && faction !== null && chosen.includes(mine) !== (faction === CONSPIRATOR)) return false;
    for (const [seat, what] of seen) if (chosen.includes(seat) !== (what === CONSPIRATOR)) return false;
    // As long as the game goes on, each faction has somebody in Asgard.
    const up = (seat: number): boolean => view.worlds[seat] === "asgard";
    return view.over || (chosen.some(up) && view.worlds.some((world, seat) => world === "asgard" && !chosen.includes(seat)));
  };
  visit(0, []);
  return { sets, all, share: share.map((sum) => (total ? sum / total : 0)) };
}
