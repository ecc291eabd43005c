// Shares and their intervals.
import { expect, test } from "vitest";
import type { Played } from "../src/hall.svelte";
import { rowsBy, wilson } from "../src/statistics";

const game = (id: string, share: number, others: string[]): Played => ({
  id,
  game: "odins-table",
  at: 0,
  share,
  others,
  level: null,
  seats: 2,
});

test("Wilson's interval, as scipy.stats.binomtest(7, 10).proportion_ci(method='wilson') has it", () => {
  const [low, high] = wilson(0.7, 10);
  expect(low).toBeCloseTo(0.396775, 5);
  expect(high).toBeCloseTo(0.892209, 5);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test("a game counts once for each partner, the most played first", () => {
  const played = [game("a", 1, ["Bo"]), game("b", 0, ["Bo"]), game("c", 1, ["Cleo", "Cleo"])];
  const rows = rowsBy(played, ({ others }) => others);
  expect(rows.map(({ key, games, share }) => [key, games, share])).toEqual([
    ["Bo", 2, 0.5],
    ["Cleo", 1, 1],
  ]);
});
