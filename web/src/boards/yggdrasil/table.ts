// Yggdrasil as its view tells it.
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
  { name: "sigel", sign: "ᛊ" },
  { name: "daeg", sign: "ᛞ" },
  { name: "mann", sign: "ᛗ" },
  { name: "tiwaz", sign: "ᛏ" },
] as const;
export const GIANTS = [
  "hyrrokkin", "gunnlod", "thokk", "hymir", "geirrod", "greip", "gialp", "hrym",
  "suttung", "farbauti", "angrboda", "vafthrudnir", "thrym", "hrungnir", "hraesvelg", "utgard-loki",
] as const;
export const DECK = 42;
export const LAST_BEFORE_WALL = 3;
export const LAST_BEFORE_DOOR = 5;
export const RESIDENCE = 8;

/** How many enemies stand beyond a space. */
export const beyond = (view: View, space: number): number => view.asgard.filter((enemy) => enemy.space > space).length;

/** The turn that is being played. */
export const turnOf = (view: View): Step | undefined => view.steps.find((step) => step.is === "Turn");

/** Unseen cards that move an enemy: its own, and its angry one. */
export function cardsOf(view: View, enemy: number): number {
  return view.deck.unseen.filter((card) => card === enemy).length + view.deck.unseen_specials.filter((card) => card === 6 + enemy).length;
}
