// Setting a table: from the door at once, or seat by seat.
import * as api from "./api";
import { hall, t } from "./hall.svelte";
import { router } from "./router.svelte";
import type { GameCard, Keys, NewTable } from "./wire";

const PLEASANT = 3; // seats, where the game allows so few and so many

export const myName = (): string => hall.name.trim() || t("guest");

/** Sit down at a table whose keys were just given, and go there. */
export function sitDown(keys: Keys, guided = false): void {
  const { id, game, made, campaign, commitment } = keys.table;
  hall.sit({ id, game, made, campaign, commitment, guided, tokens: keys.tokens });
  router.go(`/t/${id}`);
}

export async function setTable(wish: NewTable, token?: string): Promise<void> {
  sitDown(await api.setTable(wish, token));
}

/** Me and bots, with the options the rulebook recommends. */
export async function quickTable(game: GameCard): Promise<void> {
  const count = Math.min(game.most, Math.max(game.fewest, PLEASANT));
  const bots = Array.from({ length: count - 1 }, () => ({ who: "bot", level: "skilled" }) as const);
  await setTable({ game: game.id, name: myName(), seats: [{ who: "me" }, ...bots] });
}

/** A first game: as few seats as are pleasant, gentle bots, and a coach. */
export async function firstGame(game: GameCard): Promise<void> {
  const count = Math.min(game.most, Math.max(game.fewest, PLEASANT));
  const bots = Array.from({ length: count - 1 }, () => ({ who: "bot", level: "novice" }) as const);
  sitDown(await api.setTable({ game: game.id, name: myName(), seats: [{ who: "me" }, ...bots] }), true);
}
