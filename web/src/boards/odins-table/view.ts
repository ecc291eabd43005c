// Made by `python -m gladsheim.wire` from the view of odins-table: change it there.

/** What the opponent saw of a Wall since a swap that it could not see. */
export interface Sighting {
  saw: string;
  column: number | null;
  numbers: number[];
}

/** How far the game has come before the first turn. */
export interface OpeningView {
  white: number | null;
  displayed: boolean;
  arranged: boolean;
}

/** The turn as far as it has come: null is not yet. */
export interface TurnView {
  seat: number;
  deed: number | null;
  accept: number | null;
  result: number | null;
  scout: number | null;
  refilled: boolean;
  scouted_from_left: boolean;
}

/** By owner where there are two of a thing. */
export interface OdinsView {
  pieces: number[][];
  walls: ((number | "hidden" | null)[])[];
  hidden: boolean[][];
  used: boolean[][];
  came_from: (number[] | null)[];
  known: (number[] | null)[];
  hands: (number[] | number)[];
  display: number[][];
  deck: number[];
  draw_piles: number[];
  piles: number[];
  discards: number[][];
  memory: Sighting[][];
  conquered: number[];
  lost: number[];
  white: number;
  turns: number;
  passes: number;
  quiet: number;
  patience: number;
  straight_out: boolean;
  offers: boolean;
  winner: number | null;
  ending: string;
  opening: OpeningView | null;
  turn: TurnView | null;
}

export type View = OdinsView;
