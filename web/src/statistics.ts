// How I played: shares of the win with 95 % intervals, by whatever one asks for.
import type { Played } from "./hall.svelte";

export interface Row {
  key: string;
  games: number;
  share: number;
  low: number;
  high: number;
}

const Z = 1.959964; // of 95 %

/** Wilson's interval of a share. */
export function wilson(share: number, games: number): [low: number, high: number] {
  if (!games) return [0, 1];
  const z = (Z * Z) / games;
  const middle = (share + z / 2) / (1 + z);
  const half = (Z / (1 + z)) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** One row for each key that a game has, the most played first. */
export function rowsBy(played: readonly Played[], keys: (game: Played) => string[]): Row[] {
  const found = new Map<string, number[]>();
  for (const game of played)
    for (const key of new Set(keys(game))) found.set(key, [...(found.get(key) ?? []), game.share]);
  return [...found]
    .map(([key, shares]) => {
      const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
      const [low, high] = wilson(share, shares.length);
      return { key, games: shares.length, share, low, high };
    })
    .sort((a, b) => b.games - a.games || a.key.localeCompare(b.key));
}
