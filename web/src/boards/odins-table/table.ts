// Odin's Table as its board draws it.
import type { Line, Spoken } from "../../wire";
import { upTo } from "../board";
import type { Events } from "./events";
import type { View } from "./view";

export type { View } from "./view";
export const ROWS = 5;
export const COLUMNS = 6;
export const TO_CONQUER = 3;

/** Of each value: how many lie in the discards, and how many stand open on the Wall. */
export function counted(view: View, owner: number, value: number): { discarded: number; open: number } {
  const discarded = (view.discards[owner] ?? []).filter((card) => card === value).length;
  const open = upTo(COLUMNS).filter((n) => view.walls[owner]?.[n] === value && !view.hidden[owner]?.[n]).length;
  return { discarded, open };
}

/** From where to where a piece went. */
export type Step = Pick<Events["moved"], "from" | "to">;

/** The last step that was told, an attack too. */
export function lastStep(lines: readonly Line[]): Step | undefined {
  const found = lines.findLast(({ what }) => what.event === "moved" || what.event === "revealed");
  return found?.what.parts as Step | undefined;
}

/** Two cards that met, and what became of it. */
export interface Meeting {
  said: Spoken; // the log's own words
  attack: number;
  defence: number;
  attacker: number;
  to: number;
  loser: number | undefined; // nobody, when Loki played his trick
  ending: Spoken | undefined;
}

export function lastFight(lines: readonly Line[]): Meeting | undefined {
  const at = lines.findLastIndex(({ what }) => what.event === "revealed");
  const said = lines[at];
  if (!said) return undefined;
  const { attack, defence, seat: attacker, to } = said.what.parts as Events["revealed"];
  const end = lines.slice(at + 1).find(({ what }) => what.event === "captured" || what.event === "tricked");
  const loser = end?.what.event === "captured" ? (end.what.parts as Events["captured"]).seat : undefined;
  return { said: said.phrase, attack, defence, attacker, to, loser, ending: end?.phrase };
}
