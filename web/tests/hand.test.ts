// The hand: which answers are asked once more before they are given.
import { beforeEach, expect, test, vi } from "vitest";
import { Hand, type Offer, type Reach } from "../src/boards/hand.svelte";
import type { Question, Sight } from "../src/wire";
import { Words } from "../src/words";

beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: false })));

function asked(slot: string, ...ways: string[]): Sight {
  const choices = ways.map((way, value) => ({ value, phrase: [way, {}] as [string, {}], at: way.split(" ") }));
  const question: Question = { slot, rule: "OT 9.1", may: false, choices, closed: [] };
  return { seat: 0, view: {}, questions: [question], log: [], whole: true } as unknown as Sight;
}

/** What was answered after these things were pressed. */
function pressed(sight: Sight, reach: Partial<Reach>, ...places: string[]): number[] {
  const given: Offer[] = [];
  const all: Reach = { sight, words: new Words("en", []), still: false, sure: "tap", grave: [], ...reach };
  const hand = new Hand(
    () => all,
    (offer) => given.push(offer),
  );
  for (const place of places) hand.press(place);
  return given.map(({ choice }) => choice.value);
}

test("a single tap is asked once more, and a second one on the same thing says yes", () => {
  const sight = asked("stand", "a", "b");
  expect(pressed(sight, {}, "a")).toEqual([]);
  expect(pressed(sight, {}, "a", "b")).toEqual([]);
  expect(pressed(sight, {}, "a", "a")).toEqual([0]);
});

test("who has tapped two things has meant it", () => {
  expect(pressed(asked("move", "a c", "a d", "b c"), {}, "a", "d")).toEqual([1]);
});

test("where nothing is lost by a slip one tap is enough, unless one wishes to be asked always", () => {
  const sight = asked("scout", "a", "b");
  expect(pressed(sight, { light: ["scout"] }, "b")).toEqual([1]);
  expect(pressed(sight, { light: ["scout"], sure: "always" }, "b")).toEqual([]);
});

test("what is grave is asked once more, whatever one wishes", () => {
  const sight = asked("accept", "a", "b");
  expect(pressed(sight, { sure: false, grave: ["accept"] }, "a")).toEqual([]);
  expect(pressed(sight, { sure: false, grave: ["b"] }, "b")).toEqual([]);
  expect(pressed(sight, { sure: false, grave: ["b"] }, "a")).toEqual([0]);
});
