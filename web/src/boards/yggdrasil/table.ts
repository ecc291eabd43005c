// Yggdrasil as its view tells it.
import type { Words } from "../../words";

export interface God {
  god: string | null;
  vikings: number;
  elves: number;
  artifacts: number[]; // by enemy: the level held
}

export interface Enemy {
  enemy: string;
  space: number;
  force: number;
  power: number;
}

export interface Island {
  island: string;
  counters: number;
  vikings: number | null; // null: the bags are hidden
  giants: number | null;
  sure_vikings: number;
  sure_giants: number;
}

interface Step {
  is: string;
  seat?: number;
  taken?: number;
  worlds?: number;
  [blank: string]: unknown;
}

export interface View {
  gods: God[];
  asgard: Enemy[];
  fenrir_angry: boolean;
  islands: Island[];
  valkyries: number;
  submerged: number;
  whirlpool: boolean;
  forge: [number, number][]; // enemy and level of each artifact that is left
  alfheim: number;
  dead: number;
  fire: number;
  vanir: number;
  giants: { pile: number[]; active: number[]; beaten: number[]; removed: number[] };
  blocked: string[];
  deck: { left: number; rows: (number | { unseen: number; special: boolean })[]; unseen: number[]; unseen_specials: number[]; drawn: number[]; discards: number[] };
  quiet_turns: number;
  turns: number;
  die: { hammers: number[]; colours: number[] };
  steps: Step[];
}

export const ENEMIES = ["hel", "surt", "jormungand", "loki", "nidhogg", "fenrir"] as const;
export const WORLDS = ["sacred", "asgard", "elves", "ice", "midgard", "forge", "dead", "darkness", "fire"] as const; // as drawn
export const WORLD_NUMBER = ["asgard", "midgard", "forge", "elves", "darkness", "dead", "fire", "ice", "sacred"];
export const ISLANDS = ["rainbow", "white", "blue", "green", "black"] as const;
export const ARTIFACTS = ["ring", "sword", "hammer", "net", "spear", "ribbon"] as const;
export const RUNES = [
  { name: "sigel", sign: "ᛊ", rule: "YG 8.12" },
  { name: "daeg", sign: "ᛞ", rule: "YG 8.13" },
  { name: "mann", sign: "ᛗ", rule: "YG 8.14" },
  { name: "tiwaz", sign: "ᛏ", rule: "YG 8.15" },
] as const;
export const GIANTS = [
  "hyrrokkin", "gunnlod", "thokk", "hymir", "geirrod", "greip", "gialp", "hrym",
  "suttung", "farbauti", "angrboda", "vafthrudnir", "thrym", "hrungnir", "hraesvelg", "utgard-loki",
] as const;
// What tells of each thing, for whoever points at it.
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
export const ENEMY_RULES: readonly (readonly string[])[] = [["YG 10.5"], ["YG 10.6"], ["YG 10.7"], ["YG 10.8"], ["YG 10.9"], ["YG 10.11", "YG 10.12"]];
export const GOD_RULES: Record<string, readonly string[]> = {
  odin: ["YG 11.1"], thor: ["YG 11.3"], frey: ["YG 11.4"], heimdall: ["YG 11.5"], tyr: ["YG 11.6"], freyja: ["YG 11.7"],
};
export const SCALE_RULES = ["YG 2.3", "YG 9.3", "YG 9.4", "YG 9.5", "YG 9.6", "YG 9.7"] as const;
export const DANGER_RULES: Record<string, string> = { wall: "YG 4.7", door: "YG 4.8", residence: "YG 4.9" };
export const LAST_BEFORE_WALL = 3;
export const LAST_BEFORE_DOOR = 5;
export const RESIDENCE = 8;

/** How many enemies stand beyond a space. */
export const beyond = (view: View, space: number): number => view.asgard.filter((enemy) => enemy.space > space).length;

/** The turn that is being played. */
export const turnOf = (view: View): Step | undefined => view.steps.find((step) => step.is === "Turn");

/** Cards left that move an enemy, its own and its angry one: unseen, looked at just now, or put back for all to know. */
export function cardsOf(view: View, enemy: number): number {
  const { unseen, unseen_specials, drawn, rows } = view.deck;
  return [...unseen, ...unseen_specials, ...drawn, ...rows].filter((card) => card === enemy || card === 6 + enemy).length;
}

/** The deck from the top, where any card of it is known: by name, and how many unseen ones lie between. */
export function orderOf(words: Words, view: View): string | undefined {
  const { rows } = view.deck;
  if (!rows.some((row) => typeof row === "number")) return undefined;
  const said: string[] = [];
  let unseen = 0;
  const pass = (): void => {
    if (unseen) said.push(words.say(["run-of-unseen", { count: unseen }]));
    unseen = 0;
  };
  for (const row of rows) {
    if (typeof row === "number") {
      pass();
      said.push(cardName(words, row));
    } else unseen += row.unseen;
  }
  pass();
  return `${words.word("deck-order")} ${said.join(" | ")}`;
}

const FIRST_GIANT = ENEMIES.length;
const GEIRROD = GIANTS.indexOf("geirrod"); // no die in combats
export const VAFTHRUDNIR = GIANTS.indexOf("vafthrudnir"); // no god has a power
const HRUNGNIR = GIANTS.indexOf("hrungnir"); // giants are one stronger

/** A fight that is being fought: against whom, and what has come together. */
export interface Fight {
  seat: number;
  foe: string; // a message that names it
  enemy: number | undefined; // which of the six, unless it is a giant
  needed: number;
  vikings: number | undefined; // not sent yet
  face: number | undefined; // the die has not fallen yet, or is forbidden
  hasDie: boolean;
  artifact: number;
  bonus: number;
}

export function fightOf(view: View): Fight | undefined {
  const step = view.steps.find(({ is }) => is === "Combat");
  if (!step) return undefined;
  const [seat, foe, vikings, die] = [step.seat ?? 0, Number(step["foe"]), Number(step["vikings"]), Number(step["die"])];
  const enemy = foe < FIRST_GIANT ? foe : undefined;
  const hasDie = !view.giants.active.includes(GEIRROD);
  const god = view.gods[seat];
  const powerful = hasDie && !view.giants.active.includes(VAFTHRUDNIR);
  return {
    seat,
    enemy,
    foe: enemy === undefined ? (GIANTS[foe - FIRST_GIANT] ? `giant-${GIANTS[foe - FIRST_GIANT]}` : "top-of-pile") : `enemy-${ENEMIES[enemy]}`,
    needed: enemy === undefined ? 3 + (view.giants.active.includes(HRUNGNIR) ? 1 : 0) : (view.asgard[enemy]?.force ?? 0),
    vikings: vikings < 0 ? undefined : vikings,
    face: die < 0 ? undefined : die,
    hasDie,
    artifact: enemy === undefined ? 0 : (god?.artifacts[enemy] ?? 0),
    bonus: powerful && god?.god === "thor" ? 1 : 0,
  };
}

/** How likely a fight is won with so many Vikings, if every elf that is needed is spent. */
export function chanceWith(view: View, fight: Fight, vikings: number): number {
  const god = view.gods[fight.seat];
  const rest = fight.needed - vikings - fight.artifact - fight.bonus - (god?.elves ?? 0);
  if (!fight.hasDie) return rest <= 0 ? 1 : 0;
  const lost = view.die.hammers.filter((hammers) => hammers < rest).length / view.die.hammers.length;
  const twice = god?.god === "tyr" && !view.giants.active.includes(VAFTHRUDNIR); // the better of two rolls counts
  return 1 - (twice ? lost * lost : lost);
}

/** What an enemy card is called: plain ones, angry ones, and those of Ragnarök. */
export function cardName(words: Words, card: number): string {
  const enemy = `enemy-${ENEMIES[card % 6]}`;
  if (card < 6) return words.word(enemy);
  return card < 12 ? words.say(["card-angry", { enemy }]) : words.word(`card-ragnarok-${card - 11}`);
}
