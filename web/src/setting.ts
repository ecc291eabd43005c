// Setting a table: from the door at once, or seat by seat.
import * as api from "./api";
import { hall, t } from "./hall.svelte";
import { router } from "./router.svelte";
import type { GameCard, Keys, NewTable, TableCard } from "./wire";

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

/** How many bots sit down where one plays at once. */
export const botsAt = (game: GameCard): number => Math.min(game.most, Math.max(game.fewest, PLEASANT)) - 1;

/** Me and bots, with the options the rulebook recommends. */
export async function quickTable(game: GameCard): Promise<void> {
  const bots = Array.from({ length: botsAt(game) }, () => ({ who: "bot", level: "skilled" }) as const);
  await setTable({ game: game.id, name: myName(), seats: [{ who: "me" }, ...bots] });
}

/** A first game: as few seats as are pleasant, gentle bots, and a coach. */
export async function firstGame(game: GameCard): Promise<void> {
  const bots = Array.from({ length: botsAt(game) }, () => ({ who: "bot", level: "novice" }) as const);
  sitDown(await api.setTable({ game: game.id, name: myName(), seats: [{ who: "me" }, ...bots] }), true);
}

/** The people of a finished table went on at another: go there, with the keys that I have. */
export async function goOn({ id, next, moves }: TableCard): Promise<void> {
  if (!next) return;
  const tokens: Record<number, string> = {};
  for (const [seat, token] of Object.entries(hall.tokensOf(id))) {
    const to = moves[Number(seat)] ?? -1;
    if (to >= 0) tokens[to] = token;
  }
  const { game, made, commitment } = await api.table(next);
  if (Object.keys(tokens).length) hall.sit({ id: next, game, made, commitment, tokens });
  router.go(`/t/${next}`, true);
}
