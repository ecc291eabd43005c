// Götterdämmerung as its board draws it.
import type { Json } from "../../wire";
import type { View } from "./view";

export type { ClaimView as Claim, TrialView as Trial, View } from "./view";
export { GodNames as GODS } from "./events";
export const WOUNDS = [2, 3, 4]; // the gods whose cards wound
/** Sentences that point from one to another, as a line across the circle. */
export const POINTS: readonly string[] = ["accuse", "suspect", "trust", "saw"];

/** The blanks of an open form, or undefined. */
export function formOf(view: View, name: string): Record<string, Json> | undefined {
  return view.forms.find((form) => form["is"] === name);
}

/** Where a seat is drawn: one's own below, the others clockwise; the banished have fallen off the ring. */
export function angleOf(seat: number, near: number, seats: number): number {
  return Math.PI / 2 + (2 * Math.PI * (seat - near)) / seats;
}
