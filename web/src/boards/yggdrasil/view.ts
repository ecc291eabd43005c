// Made by `python -m gladsheim.wire` from the view of yggdrasil: change it there.

import type { Json } from "../../wire";

/** A seat's god and what it holds. */
export interface GodView {
  god: string | null;
  vikings: number;
  elves: number;
  artifacts: Record<string, number>;
}

/** An enemy on the road, and where its next card brings it. */
export interface EnemyView {
  enemy: string;
  space: number;
  force: number;
  power: number;
  lands: number;
  harm: number;
  cards: number;
}

/** How near a defeat is. */
export interface DangerView {
  defeat: string;
  count: number;
  of: number;
  steps: number;
}

/** An island and its bag: a hidden one shows how many counters are in it, and what is surely among them. */
export interface IslandView {
  island: string;
  counters: number;
  vikings: number | null;
  giants: number | null;
  sure_vikings: number;
  sure_giants: number;
  search: boolean;
}

/** Where the giants are; nobody knows the order of the pile. */
export interface GiantsView {
  pile: string[];
  active: string[];
  beaten: string[];
  removed: string[];
}

/** A run of unseen cards in the deck. */
export interface RunView {
  unseen: number;
  special: boolean;
}

/** An enemy card, and the enemy that it brings on: several do for Ragnarök. */
export interface CardView {
  card: string;
  enemy: string | null;
}

/** The enemy cards. */
export interface DeckView {
  left: number;
  rows: (string | RunView)[];
  order: (string | number)[];
  unseen: Record<string, number>;
  unseen_specials: string[];
  drawn: CardView[];
  discards: string[];
  last: CardView | null;
}

/** A face of the die. */
export interface FaceView {
  hammers: number;
  colour: string;
}

/** What was chosen before the game. */
export interface OptionsView {
  hammers: string;
  colours: string;
  hidden_bags: boolean;
  may_stop: boolean;
  vanir_counts: boolean;
  angry: number;
  ragnarok: number;
  ragnarok_set: string;
}

/** Whose turn it is, and how far it has come. */
export interface TurnView {
  seat: number;
  taken: number;
  actions: number;
  used: string[];
}

/** A fight as it stands, until elves are added: then its outcome is told. */
export interface FightView {
  seat: number;
  foe: string;
  is_giant: boolean;
  needed: number;
  vikings: number | null;
  face: number | null;
  has_die: boolean;
  hammers: number;
  artifact: number;
  held: string | null;
  bonus: number;
  sum: number;
  chances: number[];
}

/** The nine worlds; every seat sees the same. */
export interface YggdrasilView {
  gods: GodView[];
  asgard: EnemyView[];
  dangers: DangerView[];
  fenrir_angry: boolean;
  islands: IslandView[];
  valkyries: string;
  submerged: string;
  whirlpool: boolean;
  forge: Record<string, number[]>;
  alfheim: number;
  dead: number;
  fire: number;
  vanir: number;
  giants: GiantsView;
  runes: Record<string, number>;
  blocked: Record<string, string>;
  deck: DeckView;
  quiet_turns: number;
  turns: number;
  die: FaceView[];
  options: OptionsView;
  ending: string;
  turn: TurnView | null;
  fight: FightView | null;
  steps: (Record<string, boolean | number | string | Json[] | Record<string, Json> | null>)[];
}

export type View = YggdrasilView;
