// Odin's Table as its view tells it.
import type { Line } from "../../wire";
import { type BoardProps, upTo } from "../board";

export interface View {
  pieces: number[][]; // by owner: squares
  walls: (number | "hidden" | null)[][]; // by owner and column
  hidden: boolean[][];
  used: boolean[][];
  hands: (number[] | number)[]; // one's own cards, or how many the other still holds
  display: number[][];
  draw_piles: number[];
  discards: number[][];
  conquered: number[];
  lost: number[];
  white: number;
  quiet: number;
  patience: number;
  opening: number[] | null;
  winner: number;
}

export const ROWS = 5;
export const COLUMNS = 6;
export const TO_CONQUER = 3;

/** How many cards of each value a deck holds, by the table's option. */
export function deckOf(card: BoardProps["card"]): number[] {
  return card.options["cards"] === "two-odins" ? [2, 3, 3, 3, 3, 3, 3, 3, 2, 2] : [3, 3, 3, 3, 3, 3, 3, 3, 2, 1];
}

/** Of each value: how many lie in the discards, and how many stand open on the Wall. */
export function counted(view: View, owner: number, value: number): { discarded: number; open: number } {
  const discarded = (view.discards[owner] ?? []).filter((card) => card === value).length;
  const open = upTo(COLUMNS).filter((n) => view.walls[owner]?.[n] === value && !view.hidden[owner]?.[n]).length;
  return { discarded, open };
}

/** From where to where a piece went. */
export interface Step {
  from: number;
  to: number;
}

/** The last step that was told, an attack too. */
export function lastStep(news: Line[]): Step | undefined {
  const gaps = news.findLast(({ phrase }) => phrase[0] === "moved" || phrase[0] === "revealed")?.phrase[1];
  return gaps && { from: squareOf(gaps["from"]), to: squareOf(gaps["to"]) };
}

/** The number of a square that the log speaks of: ["square", { column: "column-4", row: 2 }]. */
function squareOf(spoken: unknown): number {
  const gaps = Array.isArray(spoken) ? (spoken[1] as Record<string, unknown>) : {};
  return (Number(gaps["row"]) - 1) * COLUMNS + Number(String(gaps["column"]).replace("column-", ""));
}

export interface Piece {
  key: string;
  owner: number;
  square: number;
}

/** Gives the pieces names that stay with them, so that one that moves is seen to move. */
export class Pieces {
  #last: Piece[] = [];
  #made = 0;

  follow(view: View): Piece[] {
    const next: Piece[] = [];
    for (const owner of [0, 1]) {
      const squares = view.pieces[owner] ?? [];
      const stayed = this.#last.filter((piece) => piece.owner === owner && squares.includes(piece.square));
      const left = this.#last.filter((piece) => piece.owner === owner && !squares.includes(piece.square));
      const come = squares.filter((square) => !stayed.some((piece) => piece.square === square));
      next.push(...stayed);
      // The piece nearest to where one appeared is the one that went there; a resurrected one is new.
      for (const square of come) {
        const from = left.findIndex((piece) => isNext(piece.square, square));
        const moved = from >= 0 ? left.splice(from, 1)[0] : undefined;
        next.push({ key: moved?.key ?? `${owner}-${this.#made++}`, owner, square });
      }
    }
    this.#last = next;
    return next;
  }
}

function isNext(one: number, other: number): boolean {
  const rows = Math.abs(Math.floor(one / COLUMNS) - Math.floor(other / COLUMNS));
  return rows <= 1 && Math.abs((one % COLUMNS) - (other % COLUMNS)) <= 1;
}
