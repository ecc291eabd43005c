// Made by `python -m gladsheim.wire` from the view of vedrfolnir: change it there.

/** A kind of card in the deck: what stands on it. */
export interface KindView {
  name: string;
  runes: number;
  type: string;
  objective: number | null;
  points: number;
  cards: (number | null)[];
}

/** A player's place, an Ase's, or one of the solo game. */
export interface ZoneView {
  name: string;
  owner: number;
  jokers: number[];
  won: number[];
  score: number;
}

/** Runes by type. Freyja has one of each; in the Tribute she is won by herself, and counts for none. */
export interface RunesView {
  odin: number;
  thor: number;
  surtr: number;
}

/** What lies in a zone. */
export interface StakeView {
  cards: number[];
  stars: number;
  objective: number;
  runes: RunesView;
  points: number;
}

/** What lies in the middle, for whoever ends the round. */
export interface TributeView {
  cards: number[];
  runes: RunesView;
  points: number;
}

/** How many of the unseen cards would end the round by their stars or objective alone, if they came to a zone. */
export interface OutlookView {
  exact: number;
  beyond: number;
}

/** The turn as far as it has come. */
export interface TurnView {
  served: number[];
  card: number | null;
}

/** What a choice card is to do, and in which zone. */
export interface ChoiceView {
  does: string;
  zone: number;
}

/** A card on its way to a zone, or one that has come and makes it draw. */
export interface GiftView {
  card: number;
  zone: number;
  chooser: number;
  choice: ChoiceView | null;
  refuse: string | null;
  answer: string | null;
  to: number | null;
}

/** A raven on its ride. */
export interface RideView {
  raven: number;
  home: number;
  zone: number;
  chooser: number;
  refuse: string | null;
  to: number | null;
}

/** What an answer leads to at a place. */
export interface LeadView {
  answer: number;
  zone: number;
  stars: number;
  objective: number | null;
  result: "short" | "exact" | "over" | null;
  by: number;
  then: "draws" | "chooses" | null;
}

/** The whole table; of face-down cards how many lie where, and which they are all together. */
export interface VedrfolnirView {
  seats: number;
  deck: string;
  kinds: KindView[];
  draw_pile: number;
  hand: number;
  hidden: number;
  buried: number;
  unseen: number[];
  discards: number[];
  crosswise: number[];
  zones: ZoneView[];
  stakes: StakeView[];
  tribute: TributeView;
  outlook: OutlookView[];
  active: number;
  changed: number[];
  receiver: number;
  first: number | null;
  turn: TurnView | null;
  turning_up: boolean;
  gift: GiftView | null;
  ride: RideView | null;
  leads: LeadView[];
  turns: number;
  rounds: number;
  ending: string;
}

export type View = VedrfolnirView;
