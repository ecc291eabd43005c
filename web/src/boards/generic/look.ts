// How a game looks that has no board of ours: the hints of its declaration, and a board that its package may bring.
import * as api from "../../api";
import type { Look } from "../../wire";

const looks = new Map<string, Promise<Look>>();
const PLAIN: Look = { zones: {}, board: "" };

/** Asked for once; a game that says nothing is drawn by the shapes of its view alone. */
export function lookOf(game: string): Promise<Look> {
  let found = looks.get(game);
  if (!found) {
    found = api.look(game).catch(() => PLAIN);
    looks.set(game, found);
  }
  return found;
}
