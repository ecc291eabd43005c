// What the list beside the board says of answers: nothing else than the view does.
import { expect, test } from "vitest";
import type { Meaning } from "../src/boards/meaning";
import { boardOf } from "../src/boards/registry";
import { SKY, zoneX } from "../src/boards/vedrfolnir/sky";
import type { View as Vedrfolnir } from "../src/boards/vedrfolnir/view";
import type { View as Yggdrasil } from "../src/boards/yggdrasil/view";
import type { Question } from "../src/wire";
import { moment, wordsOf } from "./drawn";

async function meant(game: string, view: object, question: Question): Promise<(Meaning | undefined)[]> {
  const { meaning } = await boardOf(game);
  const sight = { seat: 0, view: view as Record<string, never>, questions: [question], log: [], talks: true };
  return question.choices.map((choice) => meaning?.(choice, question, sight, wordsOf(game)));
}
const asks = (slot: string, values: number[], at = (value: number): string[] => [`${slot}-${value}`]): Question => ({
  slot,
  rule: "",
  may: false,
  choices: values.map((value) => ({ value, phrase: ["nothing", {}], at: at(value) })),
  closed: [],
});

test("how likely so many Vikings win", async () => {
  const { view } = moment<Yggdrasil>("yggdrasil", "fight");
  view.fight!.chances = [0, 17, 83];
  const told = await meant("yggdrasil", view, asks("vikings", [0, 1, 2]));
  expect(told.map((one) => one?.share)).toEqual([0, 0.17, 0.83]);
  expect(told[1]?.note).toContain("17");
});

test("the stars that lie there then, and whether that is good or bad", async () => {
  const { view } = moment<Vedrfolnir>("vedrfolnir", "giving");
  const lead = { objective: 12, by: 0, then: null };
  view.leads = [
    { ...lead, answer: 0, zone: 0, stars: 12, result: "exact" },
    { ...lead, answer: 1, zone: 1, stars: 14, result: "over" },
    { ...lead, answer: 2, zone: 2, stars: 9, result: "short" },
  ];
  const told = await meant("vedrfolnir", view, asks("to", [0, 1, 2, 3]));
  expect(told.map((one) => one?.note)).toEqual(["★ 12 / 12", "★ 14 / 12", "★ 9 / 12", undefined]);
  expect(told.map((one) => one?.tone)).toEqual(["good", "bad", undefined, undefined]);
});

test.each(["odins-table", "yggdrasil", "chronicles", "vedrfolnir", "gotterdammerung"])(
  "every answer of %s means something or nothing, and none is a fault",
  async (game) => {
    const name = { "odins-table": "moving", vedrfolnir: "giving", gotterdammerung: "council" }[game] ?? "turn";
    const { view, questions } = moment<object>(game, name);
    for (const question of questions) {
      const told = await meant(game, view, question);
      for (const one of told) expect(`${one?.note} ${one?.more}`).not.toMatch(/NaN|\bnull\b/);
    }
  },
);

test("no two völvas stand in one place", () => {
  for (const all of [2, 3, 4, 5, 6]) {
    const at = Array.from({ length: all }, (_, place) => zoneX(place, all));
    for (const [n, x] of at.entries()) if (n) expect(x - at[n - 1]!, `${n} of ${all}`).toBeGreaterThan(60);
    expect(Math.min(...at)).toBeGreaterThan(40);
    expect(Math.max(...at)).toBeLessThan(SKY.width - 40);
  }
});
