// Cues: how what happened is shown.  Each game's board has a table of them, which the types check to be complete; a
// game without one is given the plain cue, and what the engine tells of chance has one here for all.
import type { Component } from "svelte";
import type { Sound } from "../sound";
import type { Beat, Parts, View } from "./beats";
import type { Way } from "./motion";

export interface Cue<P = Parts> {
  /** Milliseconds at normal pace until everything stands where it belongs. */
  moves: number;
  /** How much longer it stays for somebody to read it; for what one did oneself, less. */
  reads?: number;
  sound?: Sound | ((parts: P) => Sound | undefined);
  /** How pieces go from where they were to where they are: along the ground, in a leap, or not at all. */
  way?: Way;
  /** The places it lights up; those the event names, if nothing is said. */
  at?: (parts: P) => readonly string[];
  /** What moves besides the pieces.  Everything it starts ends with the beat, and is gone when the film is cut. */
  play?: (scene: Scene, parts: P) => void;
  /** Its small picture in the strip. */
  picture?: Component<{ parts: P }>;
}

/** For each event of a game one cue: `export const cues: Cues<Events> = { ... }` in boards/<game>/cues.ts. */
export type Cues<Events> = { readonly [event in keyof Events]: Cue<Events[event]> };

/** A table of cues whose events are not known by name. */
export type AnyCues = Readonly<Record<string, Cue<never>>>;

/** What a cue may play with. */
export interface Scene {
  readonly root: Element; // of the board
  readonly before: View;
  readonly view: View;
  readonly lasts: number; // milliseconds of the movement, at the present pace
  /** The thing drawn at a place. */
  thing(place: string): Element | undefined;
  /** Move an element during the beat, or during a part of it: `{ from: 0.5 }` is its second half. */
  animate(element: Element | undefined, frames: Keyframe[], span?: Span): void;
  /** Let copies of a figure fly from one element to another, one after the other; they are gone with the beat. */
  fly(figure: Element | undefined, from: Element | undefined, to: Element | undefined, count?: number): void;
  /** The way from one element's middle to another's, in the units the first is drawn in. */
  between(from: Element, to: Element): { x: number; y: number };
}

/** A part of the movement, as shares of it. */
export interface Span {
  from?: number;
  to?: number;
  easing?: string;
}

/** For what goes and comes back (a nod, a swelling), which is farthest in the middle; and for what shakes all the
    while. */
export const SWELLS: Span = { easing: "ease-in-out" };
export const SHAKES: Span = { easing: "linear" };

/** What the engine itself tells: what chance decided. */
export type HouseEvents = { fell: { slot: string; value: number } };

export const HOUSE: Cues<HouseEvents> = { fell: { moves: 900, reads: 500, sound: "die" } };

/** For events nobody drew: the things it names light up, and pieces slide. */
export const PLAIN: Cue<never> = { moves: 520, reads: 650, sound: "knock", way: "slide" };

export function cueOf({ what }: Beat, cues: AnyCues): Cue<never> {
  return cues[what.event] ?? (HOUSE as AnyCues)[what.event] ?? PLAIN;
}

/** The places a beat lights up. */
export function litBy({ what }: Beat, cue: Cue<never>): readonly string[] {
  return cue.at ? (cue.at as (parts: Parts) => readonly string[])(what.parts) : what.at;
}

export function soundOf({ what }: Beat, cue: Cue<never>): Sound | undefined {
  const { sound } = cue;
  return typeof sound === "function" ? (sound as (parts: Parts) => Sound | undefined)(what.parts) : sound;
}

export type Pace = "slow" | "normal" | "quick" | "once";
export const PACES: readonly Pace[] = ["slow", "normal", "quick", "once"];

/** What a pace makes of the time for movement and for reading; how many beats may wait before it hurries, and the least
    share of the time that is left of a beat then. */
const FACTORS: Record<Pace, { moves: number; reads: number; many: number; least: number }> = {
  slow: { moves: 1.6, reads: 2, many: Infinity, least: 1 },
  normal: { moves: 1, reads: 1, many: 10, least: 0.4 },
  quick: { moves: 0.3, reads: 0.08, many: 3, least: 0.12 },
  once: { moves: 0, reads: 0, many: 1, least: 0 },
};
const OWN = 0.3; // of the time for reading, for what one did oneself

/** How long a beat takes, in milliseconds; the more of them wait, the less there is to read each. */
export function timesOf(cue: Cue<never>, pace: Pace, own: boolean, waiting = 0): { moves: number; reads: number } {
  const factor = FACTORS[pace];
  const hurry = waiting > factor.many ? Math.max(factor.least, factor.many / waiting) : 1;
  const moves = cue.moves * factor.moves * Math.sqrt(hurry);
  return { moves, reads: (cue.reads ?? 0) * factor.reads * hurry * (own ? OWN : 1) };
}
