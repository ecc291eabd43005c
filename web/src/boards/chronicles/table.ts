// The Chronicles as their board draws them.
import type { Sight } from "../../wire";
import { viewOf } from "../board";
import type { GodView, View } from "./view";

export type {
  ActionView as Action,
  DangerView as Danger,
  DeckView as Deck,
  DieView as Die,
  OrderView as Order,
  View,
} from "./view";
export const viewOfSight = (sight: Sight): View => viewOf<View>(sight);

/** The figures of gods and enemies, by number. */
export const GOD_NAMES = ["freyr", "freyja", "frigg", "heimdall", "odin", "thor", "tyr"] as const;
export const ENEMY_NAMES = ["hel", "surt", "loki", "jormungand", "fenrir", "nidhogg"] as const;
export const LANDS = ["asgard", "elves", "sacred", "midgard", "forge", "darkness", "ice", "fire", "dead"] as const;

export const CAGE = 9;
export const HEL = 0;
export const SURT = 1;
export const LOKI = 2;
export const SERPENT = 3;
export const FENRIR = 4;
export const ENEMIES = 6;
// Spaces to draw.
export const HEROES = 8;
export const PAWNS = 8; // Fire Giants, and as many Anonymous
export const IOTUNN_PAWNS = 7;
export const MARKERS = 7;

/** A god that sits at the table. */
export type Seated = GodView & { god: number };
export const seated = (god: GodView | undefined): god is Seated => god !== undefined && god.god !== null;
/** The key of a god's name. */
export const godKey = (view: View, n: number | null): string => `god-${view.gods[n ?? 0]?.god ?? 0}`;

// What tells of each thing, for whoever points at it.
const WORLD_RULES: readonly (readonly string[])[] = [
  ["YC 9.6"],
  ["YC 9.4", "YC 10.5"],
  ["YC 9.5", "YC 10.3"],
  ["YC 9.7", "YC 10.2"],
  ["YC 9.8"],
  ["YC 9.9"],
  ["YC 9.10"],
  ["YC 9.16", "YC 8.4"],
  ["YC 9.15", "YC 8.5"],
];
/** What a world offers, and what its fruits are good for; a devastated one only healing. */
export const rulesOfWorld = (view: View, world: number): readonly string[] =>
  view.devastated.includes(world) ? ["YC 9.17"] : (WORLD_RULES[world] ?? []);
/** What an enemy does when it is activated, what makes it strong, and when it wins. */
export const ENEMY_RULES: readonly (readonly string[])[] = [
  ["YC 5.7", "YC 5.8", "YC 8.5"],
  ["YC 5.9", "YC 5.10", "YC 8.4"],
  ["YC 5.11", "YC 8.6"],
  ["YC 5.13", "YC 5.14", "YC 8.8"],
  ["YC 5.15", "YC 5.16", "YC 8.7"],
  ["YC 5.18", "YC 4.1"],
];
export const powerRule = (god: number): string => `YC 13.${17 + god}`;
export const artifactRule = (artifact: number): string => `YC 11.${artifact + 1}`;
