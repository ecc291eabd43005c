// The table of the Chronicles as its view tells it, and what can be read off it: columns, threats, how far defeat is.
import type { Sight } from "../../wire";
import { upTo, viewOf } from "../board";

export interface God {
  god: number;
  power: number;
  world: number;
  life: number;
  most_life: number;
  elves: number;
  vanir: number;
  artifacts: number;
  god_faces: number;
  vanir_faces: number;
  comrades: number;
  kin: number;
  lucky: number;
  travel: number;
}
export interface Deck {
  top: number[];
  unseen: number;
  of: number[];
  mixed: number;
  under: number[];
}
export type Order = [string, number];
export interface Action {
  world: number;
  heroes: number;
  elves: number;
  risks: number;
  do: Order[];
}
export interface Printed {
  effects: Order[][];
  triggers: Order[][];
  goal: string;
  reward: Order[];
  actions: Action[];
  bifrost: string;
  surt_plus: number;
  wolf_strength: number;
  betrayals_arm_loki: boolean;
  loki_hurries_nidhogg: boolean;
  naglfar_is_enemy: boolean;
  surt_in_asgard: boolean;
  duels: boolean;
}
export interface View {
  players: number;
  gods: God[];
  reserves: {
    life: number;
    elves: number;
    vanir: number;
    artifacts: number[][];
    artifact_tops: number[];
    creatures: number[];
    creatures_drawn: number[];
    iotunns: number[];
  };
  valhalla: number;
  giants: number;
  anonymous: number;
  rotation: number;
  enemies: number[];
  strengths: number[];
  island: number;
  devastated: number[];
  iotunns: [number, number][];
  felled: number;
  decks: Deck[];
  pool: number[];
  centre: number[];
  wheel: number[];
  second: number[];
  round: number;
  order: number[]; // seats, as far as it is agreed on
  played: number;
  active: number;
  dice: { god: number; vanir: number[]; helpers: number[]; elves: number };
  saga: {
    printed: Printed;
    name: string;
    page: number;
    icons: number[];
    nidhogg: number;
    achieved: boolean;
    tokens: number[];
    sons: number[];
    wolves: number[];
    naglfar: number;
    servants: number[];
  };
  fate: number;
  ending: string;
  forms: ({ is: string } & Record<string, unknown>)[];
}

export const viewOfSight = (sight: Sight): View => viewOf<View>(sight);

export const WON = 1;
export const CAGE = 9;
export const HEL = 0;
export const SURT = 1;
export const LOKI = 2;
export const SERPENT = 3;
export const FENRIR = 4;
export const NIDHOGG = 5;
export const ENEMIES = 6;
export const UNSEEN = -1;
export const NO_CARD = -2;
export const HEROES = 8;
export const PAWNS = 8; // Fire Giants, and as many Anonymous
export const IOTUNN_PAWNS = 7;
export const MARKERS = 7;
export const ISLANDS = [0, 1, 1, 2, 2, 3]; // Anonymous that each sends to Hel
export const WOLF_TRACK = 4;
const PLAIN = 0;
const TREE = 1;
const EFFECT = 4;

/** The column of a world now: 0 Asgard's, 1 Alfheim's, 2 Vanaheim's.  The middle level turns. */
export function columnOf(rotation: number, world: number): number {
  return world >= 3 && world <= 5 ? (world + rotation) % 3 : world % 3;
}

/** The world straight above, or undefined above the upper level. */
export function above(rotation: number, world: number): number | undefined {
  if (world < 3 || world >= CAGE) return undefined;
  const level = Math.floor(world / 3) - 1;
  return upTo(3)
    .map((n) => 3 * level + n)
    .find((to) => columnOf(rotation, to) === columnOf(rotation, world));
}

export const has = (bits: number, n: number): boolean => ((bits >> n) & 1) === 1;
export const isChosen = (god: God): boolean => god.god >= 0;
export const isFelled = (view: View, enemy: number): boolean => has(view.felled, enemy);

/** Enemies in a world; Naglfar is one of them where the page says so. */
export function enemiesIn(view: View, world: number): number {
  const ship = view.saga.printed.naglfar_is_enemy && view.saga.naglfar === world ? 1 : 0;
  return view.enemies.filter((at) => at === world).length + ship;
}

/** Where the ascent of Hel or Surt would end, were it activated now. */
export interface Landing {
  enemy: number;
  from: number;
  to: number | undefined; // undefined: beyond the upper level, which is defeat
  devastates: boolean;
}
export function landings(view: View): Landing[] {
  return [HEL, SURT]
    .filter((enemy) => !isFelled(view, enemy) && (view.enemies[enemy] ?? CAGE) < CAGE)
    .map((enemy) => {
      const from = view.enemies[enemy] ?? 0;
      const to = above(view.rotation, from);
      return { enemy, from, to, devastates: to !== undefined && !view.devastated.includes(to) && enemiesIn(view, to) > 0 };
    });
}

/** One card lies on the wheel: the next one activates.  (Alone, a third card only clears the slot.) */
export function isOneAway(view: View, enemy: number): boolean {
  return view.wheel[enemy] !== NO_CARD && view.second[enemy] === NO_CARD;
}

/** How many activations until this enemy's effect cannot be applied, the last one included; Infinity for none. */
export function fuse(view: View, enemy: number): number {
  if (isFelled(view, enemy)) return Infinity;
  const where = view.enemies[enemy] ?? CAGE;
  if (enemy === HEL) return Math.floor(where / 3) + 1;
  if (enemy === SURT) {
    const giants = Math.floor((PAWNS - view.giants) / 2) + 1;
    const bridge = view.saga.printed.surt_in_asgard && above(view.rotation, where) === 0 ? 1 : Infinity;
    return Math.min(Math.floor(where / 3) + 1, giants, bridge);
  }
  if (enemy === LOKI) return IOTUNN_PAWNS - view.iotunns.length + 1;
  if (enemy === SERPENT) {
    let drowned = view.anonymous;
    for (let steps = 1, island = view.island + 1; ; steps++, island++) {
      const pawns = ISLANDS[island];
      if (pawns === undefined || drowned + pawns > PAWNS) return steps;
      drowned += pawns;
    }
  }
  if (enemy === NIDHOGG) {
    const dead = view.saga.icons.indexOf(2);
    return dead < 0 ? Infinity : dead - view.saga.nidhogg;
  }
  return Infinity;
}

/** An icon of the track as it counts here: with some numbers of players an effect icon has no effect. */
export function iconAt(view: View, n: number): number {
  const icon = view.saga.icons[n] ?? PLAIN;
  return icon === EFFECT && !view.saga.printed.effects[n]?.length ? PLAIN : icon;
}

/** Steps of Nidhogg to the Tree, if it is on this page. */
export function stepsToTree(view: View): number | undefined {
  const tree = view.saga.icons.indexOf(TREE);
  return tree < 0 ? undefined : tree - view.saga.nidhogg;
}

/** A way to lose, and how many blows away it is. */
export interface Danger {
  key: string; // of the catalogue: board-danger-...
  left: number;
  enemy?: number;
  god?: number;
}
export function dangers(view: View): Danger[] {
  const found: Danger[] = [HEL, SURT, LOKI, SERPENT, NIDHOGG].map((enemy) => ({ key: "enemy", left: fuse(view, enemy), enemy }));
  const gods = view.gods.map(({ life }, god) => ({ life, god })).filter(({ god }) => isChosen(view.gods[god] as God));
  const weakest = gods.sort((a, b) => a.life - b.life)[0];
  if (weakest) found.push({ key: "life", left: weakest.life, god: weakest.god });
  found.push({ key: "markers", left: MARKERS - view.devastated.length + 1, enemy: FENRIR });
  const wolf = Math.max(...view.saga.wolves);
  if (view.saga.wolves.length) found.push({ key: "wolves", left: WOLF_TRACK - wolf });
  const sons = view.saga.sons.filter((at) => at < CAGE).map((at) => Math.floor(at / 3) + 1);
  if (sons.length) found.push({ key: "sons", left: Math.min(...sons) });
  if (view.saga.printed.naglfar_is_enemy && view.saga.naglfar < CAGE) found.push({ key: "naglfar", left: Math.floor(view.saga.naglfar / 3) + 1 });
  return found.filter(({ left }) => left < Infinity).sort((a, b) => a.left - b.left);
}

/** The chance that a player's next card activates an enemy. */
export function chanceToWake(view: View, player: number): number | undefined {
  const laid = view.centre[player];
  const deck = view.decks[player];
  if (laid === undefined || laid === NO_CARD || !deck) return undefined;
  const wakes = (card: number): number => (isOneAway(view, card % ENEMIES) ? 1 : 0);
  if (laid !== UNSEEN) return wakes(laid);
  const [own, lent] = deck.mixed ? [view.pool.length, deck.mixed] : [1, 0];
  const all = deck.of.length * own + view.pool.length * lent;
  const bad = deck.of.reduce((sum, card) => sum + own * wakes(card), 0) + view.pool.reduce((sum, card) => sum + lent * wakes(card), 0);
  return all ? bad / all : undefined;
}

/** A Vanir die that shows this goes home. */
export const isLost = (face: number): boolean => face > 3;

/** The risks being borne, if any: the innermost form that counts them.  While pieces are kept, they have cost life. */
export function risksBorne(view: View): number | undefined {
  if (view.forms.at(-1)?.is === "Keeping") return undefined;
  const form = view.forms.findLast((one) => typeof one["risks"] === "number");
  return form ? Number(form["left"] !== undefined && Number(form["left"]) >= 0 ? form["left"] : form["risks"]) : undefined;
}

/** The god whose risks, move or action is on the table. */
export function doer(view: View): number {
  const form = view.forms.findLast((one) => typeof one["god"] === "number" && Number(one["god"]) >= 0);
  return form ? Number(form["god"]) : view.active;
}

/** What the rune stones show, once they are thrown; OPEN (-1) for one that was used. */
export function stones(view: View): number[] {
  const form = view.forms.findLast((one) => one.is === "Runes");
  const shown = form?.["shown"];
  return Array.isArray(shown) ? shown.map(Number) : [];
}

// What tells of each thing, for whoever points at it.
/** What a world offers, and what its fruits are good for; a devastated one only healing. */
export function rulesOfWorld(view: View, world: number): readonly string[] {
  if (view.devastated.includes(world)) return ["YC 9.17"];
  return WORLD_RULES[world] ?? [];
}
const WORLD_RULES: readonly (readonly string[])[] = [
  ["YC 9.6"], ["YC 9.4", "YC 10.5"], ["YC 9.5", "YC 10.3"], ["YC 9.7", "YC 10.2"], ["YC 9.8"], ["YC 9.9"], ["YC 9.10"], ["YC 9.16", "YC 8.4"], ["YC 9.15", "YC 8.5"],
];
/** What an enemy does when it is activated, what makes it strong, and when it wins. */
export const ENEMY_RULES: readonly (readonly string[])[] = [
  ["YC 5.7", "YC 5.8", "YC 8.5"], ["YC 5.9", "YC 5.10", "YC 8.4"], ["YC 5.11", "YC 8.6"], ["YC 5.13", "YC 5.14", "YC 8.8"], ["YC 5.15", "YC 5.16", "YC 8.7"], ["YC 5.18", "YC 4.1"],
];
export const powerRule = (god: number): string => `YC 13.${17 + god}`;
export const artifactRule = (artifact: number): string => `YC 11.${artifact + 1}`;
