import { expect, test } from "vitest";
import { Hand } from "../src/boards/hand.svelte";
import type { Question, Sight } from "../src/wire";
import { wordsOf } from "./drawn";

const MOVE: Question = {
  slot: "to",
  rule: "OT 3.2",
  may: false,
  choices: [1, 2, 3].map((value) => ({ value, phrase: ["number", { number: value }], at: [`square-${value}`] })),
  closed: [],
} as unknown as Question;

const hand = (): Hand =>
  new Hand(
    () => ({
      sight: { questions: [MOVE] } as unknown as Sight,
      words: wordsOf("odins-table"),
      still: false,
      sure: false,
      grave: [],
    }),
    () => undefined,
  );

test("the best place is that of the answer that a hint names first, whatever chances others have", () => {
  const mine = hand();
  expect(mine.isBest("square-2")).toBe(false);
  mine.hints = new Map([
    [2, 0.5],
    [1, 0.55],
  ]);
  expect([1, 2, 3].map((n) => mine.isBest(`square-${n}`))).toEqual([false, true, false]);
  expect([1, 2, 3].map((n) => mine.hinted(`square-${n}`))).toEqual([0.55, 0.5, undefined]);
});

test("an answer of which no trial game can tell is the best without a chance", () => {
  const mine = hand();
  mine.hints = new Map([[3, undefined]]);
  expect(mine.isBest("square-3")).toBe(true);
  expect(mine.hinted("square-3")).toBeUndefined();
});
