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

/** A text as far as there is room for it. */
export function short(text: string, wide: number, size: number): string {
  const most = Math.floor(wide / (size * (/[\u3000-\uffff]/u.test(text) ? 1 : 0.53)));
  return text.length > most ? `${text.slice(0, Math.max(2, most - 1))}…` : text;
}
