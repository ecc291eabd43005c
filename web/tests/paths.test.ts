import { expect, test } from "vitest";
import { closedClicks, namedBy, nextClicks, offersOf, onlyAnswer } from "../src/boards/paths";
import type { Question } from "../src/wire";

function question(slot: string, ...ways: string[]): Question {
  const choices = ways.map((way, value) => ({ value, phrase: [way, {}] as [string, {}], at: way.split(" ") }));
  return { slot, rule: "OT 3.2", may: false, choices, closed: [] };
}
const placesOf = (found: Map<string, unknown>): string[] => [...found.keys()].sort();

test("a piece is clicked first, then where it goes", () => {
  const offers = offersOf([question("move", "a1 a2", "a1 b1", "c1 c2")]);
  expect(placesOf(nextClicks(offers, []))).toEqual(["a1", "c1"]);
  expect(placesOf(nextClicks(offers, ["a1"]))).toEqual(["a2", "b1"]);
});

test("one answer left is given without a click that says nothing new", () => {
  const move = question("move", "a1 a2", "a1 b1", "c1 c2");
  expect(onlyAnswer(offersOf([move]), ["c1"])).toBeUndefined(); // where to is a choice elsewhere: it is shown first
  expect(onlyAnswer(offersOf([move]), ["a1", "b1"])?.choice.value).toBe(1);
  const alike = question("scout", "a wall", "b wall");
  expect(onlyAnswer(offersOf([alike]), ["b"])?.choice.value).toBe(1);
});

test("two like things to swap may be clicked in any order", () => {
  const offers = offersOf([question("swap", "card-1 card-2", "card-2 card-3")]);
  expect(placesOf(nextClicks(offers, ["card-2"]))).toEqual(["card-1", "card-3"]);
  expect(namedBy(offers, ["card-2", "card-1"]).map(({ choice }) => choice.value)).toEqual([0]);
});

test("answers that share a place are left for a menu", () => {
  const offers = offersOf([question("act", "asgard", "asgard")]);
  expect(onlyAnswer(offers, ["asgard"])).toBeUndefined();
  expect(namedBy(offers, ["asgard"])).toHaveLength(2);
});

test("what is closed is told at the click it would have been", () => {
  const asked = question("move", "a1 a2");
  asked.closed = [{ value: 9, phrase: ["a1 a3", {}], at: ["a1", "a3"], rule: "OT 3.3" }];
  expect(placesOf(closedClicks([asked], []))).toEqual(["a1"]);
  expect(placesOf(closedClicks([asked], ["a1"]))).toEqual(["a3"]);
  expect(placesOf(closedClicks([asked], ["c1"]))).toEqual([]);
});
