// Which piece is which, from one view to the next.
import type { View } from "./view";

export interface Piece {
  key: string;
  owner: number;
  square: number;
}

/** Gives the pieces names that stay with them: where one of a side is gone from a square and another has come, it is
    the same. */
export class Pieces {
  #keys = new Map<string, string>(); // "owner-square" -> the piece on it
  #made = 0;

  follow(view: View): Piece[] {
    const before = this.#keys;
    const squares = (owner: number): number[] => view.pieces[owner] ?? [];
    const pieces = view.pieces.flatMap((_, owner) => {
      const gone = [...before.keys()]
        .filter((key) => key.startsWith(`${owner}-`) && !squares(owner).includes(Number(key.slice(2))))
        .map((key) => before.get(key));
      return squares(owner).map((square) => {
        const known = before.get(`${owner}-${square}`) ?? gone.shift();
        return { owner, square, key: known ?? `${owner}-${this.#made++}` };
      });
    });
    this.#keys = new Map(pieces.map(({ owner, square, key }) => [`${owner}-${square}`, key]));
    return pieces;
  }
}
