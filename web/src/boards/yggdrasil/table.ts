// What the board of Yggdrasil draws in which order, and which rules tell of each thing for whoever points at it.
import type { Words } from "../../words";
import type { CardView, View } from "./view";

export type { View } from "./view";
// As drawn.
export const WORLDS = ["sacred", "asgard", "elves", "ice", "midgard", "forge", "dead", "darkness", "fire"] as const;
export const RUNES = [
  { name: "sigel", sign: "ᛊ", rule: "YG 8.12" },
  { name: "daeg", sign: "ᛞ", rule: "YG 8.13" },
  { name: "mann", sign: "ᛗ", rule: "YG 8.14" },
  { name: "tiwaz", sign: "ᛏ", rule: "YG 8.15" },
] as const;
export const WORLD_RULES: Record<string, readonly string[]> = {
  asgard: ["YG 5.1", "YG 5.3", "YG 5.6", "YG 5.7"],
  midgard: ["YG 6.2", "YG 6.5"],
  forge: ["YG 7.1", "YG 7.2", "YG 5.5"],
  elves: ["YG 7.5", "YG 5.6"],
  darkness: ["YG 7.7"],
  dead: ["YG 7.9"],
  fire: ["YG 7.10"],
  ice: ["YG 8.1", "YG 8.2", "YG 8.11"],
  sacred: ["YG 9.1", "YG 9.2"],
};
export const ENEMY_RULES: Record<string, readonly string[]> = {
  hel: ["YG 10.5"],
  surt: ["YG 10.6"],
  jormungand: ["YG 10.7"],
  loki: ["YG 10.8"],
  nidhogg: ["YG 10.9"],
  fenrir: ["YG 10.11", "YG 10.12"],
};
export const GOD_RULES: Record<string, readonly string[]> = {
  odin: ["YG 11.1"],
  thor: ["YG 11.3"],
  frey: ["YG 11.4"],
  heimdall: ["YG 11.5"],
  tyr: ["YG 11.6"],
  freyja: ["YG 11.7"],
};
export const SCALE_RULES = ["YG 2.3", "YG 9.3", "YG 9.4", "YG 9.5", "YG 9.6", "YG 9.7"] as const;
export const DANGER_RULES: Record<string, string> = { wall: "YG 4.7", door: "YG 4.8", residence: "YG 4.9" };

/** What tells of the harm that a card does. */
export const harmOf = ({ enemy }: CardView): readonly string[] =>
  enemy === null ? ["YG 10.4"] : (ENEMY_RULES[enemy] ?? []);

export const cardName = (words: Words, { card }: Pick<CardView, "card">): string => words.word(`card-${card}`);

/** The deck from the top, where any card of it is known. */
export function orderOf(words: Words, { deck }: View): string | undefined {
  const said = deck.order.map((row) =>
    typeof row === "number" ? words.say(["run-of-unseen", { count: row }]) : cardName(words, { card: row }),
  );
  return said.length ? `${words.word("deck-order")} ${said.join(" | ")}` : undefined;
}
