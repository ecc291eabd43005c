// The generic table: whose a list is, what is hidden, and what a value is called.
import { expect, test } from "vitest";
import { arrange, cellsOf, heldBy, isHeld, marksOn, said, standing, tints } from "../src/boards/generic/arrange";
import type { ZoneCard } from "../src/wire";
import { wordsOf } from "./drawn";

const zone = (name: string, more: Partial<ZoneCard> = {}): ZoneCard => ({
  zone: name,
  key: "",
  names: [],
  place: "",
  columns: 0,
  most: 0,
  places: "",
  each: null,
  across: "",
  down: "",
  on: "",
  ...more,
});
const names = (parts: { name: string }[]): string[] => parts.map(({ name }) => name);

test("a row of as many cards as seats stays everybody's, a trick is each player's", () => {
  const view = { gone: [1, 2, 3], played: [7, null, 8], hands: [[1, 2], 2, 2], turn: [0] };
  const hints = {
    gone: zone("row"),
    played: zone("row", { each: true }),
    hands: zone("hand"),
    turn: zone("hidden"),
  };
  const table = arrange(view, hints, 3);
  expect(names(table.shared)).toEqual(["gone"]);
  expect(names(table.laid)).toEqual(["played"]);
  expect(names(table.areas)).toEqual(["hands"]);
});

test("without a hint a list with a value for each seat is the players'", () => {
  const table = arrange({ coins: [3, 4], bag: 5, waiting: [0], board: "··\n·○\n" }, {}, 2);
  expect(names(table.areas)).toEqual(["coins"]);
  expect(names(table.shared)).toEqual(["bag"]);
  expect(names(table.boards)).toEqual(["board"]);
});

test("each=false keeps a list whole", () => {
  const table = arrange({ round: [1, 3] }, { round: zone("count", { each: false }) }, 2);
  expect(names(table.shared)).toEqual(["round"]);
});

test("numbers that stand for nothing are not said, and what is hidden is a question", () => {
  const part = { name: "roles", zone: "row", part: null };
  const words = wordsOf("odins-table");
  expect(said(-1, part, words)).toBe("");
  expect(said(null, part, words)).toBe("");
  expect(said("hidden", part, words)).toBe("?");
  expect(said(4, part, words)).toBe("4");
});

test("the spaces of a board are called as options call them", () => {
  const cells = cellsOf({ name: "board", zone: "board", part: [0, 1, 2, 3], hint: zone("board", { columns: 2 }) });
  expect(cells.map((row) => row.map(({ at }) => at))).toEqual([
    ["board-0", "board-1"],
    ["board-2", "board-3"],
  ]);
});

test("a piece keeps its colour whatever else comes onto the board", () => {
  const hint = zone("board", { columns: 3, names: ["red", "blue", "green"] });
  const spaces = (part: string[]) => cellsOf({ name: "board", zone: "board", part, hint });
  expect(tints(spaces(["green", "blue", "."]), hint).get("green")).toBe(2);
  expect(tints(spaces(["green", "blue", "red"]), hint).get("green")).toBe(2);
  expect(tints(spaces(["x", "o", "."])).get("x")).toBe(1);
});

test("a course is drawn for all who run along it, and its last space may be an entry of the view", () => {
  const view = { spaces: [3, 18, 3], den: 16, points: [1, 2, 3] };
  const hints = { spaces: zone("course", { most: "den" }), den: zone("hidden"), points: zone("track", { most: 5 }) };
  const table = arrange(view, hints, 3);
  expect(table.courses.map(({ name, most }) => [name, most])).toEqual([["spaces", 16]]);
  expect(table.areas.map(({ name, most }) => [name, most])).toEqual([["points", 5]]);
  const stand = standing(view.spaces, 16);
  expect(stand.length).toBe(17);
  expect([stand[3], stand[16]]).toEqual([[0, 2], [1]]);
});

test("a card that one holds is played from one's own hand, though others lay theirs open too", () => {
  const view = { hands: [[1, 2], [2, 3], 2] };
  const table = arrange(view, { hands: zone("hand", { place: "paw-{}" }) }, 3);
  expect([...heldBy(0, table.areas, new Set())]).toEqual(["paw-1", "paw-2"]);
  expect([...heldBy(null, table.areas, new Set())]).toEqual([]);
});

test("what lies on a board is shown on its spaces, in the colour of whose it is", () => {
  const view = { board: ["a", null, "b", "c"], flags: [null, 1, 0, null] };
  const hints = { board: zone("board", { columns: 2 }), flags: zone("board", { on: "board", place: "seat-{}" }) };
  const table = arrange(view, hints, 2);
  expect(names(table.boards)).toEqual(["board"]);
  expect(names(table.shared)).toEqual([]);
  const over = table.boards[0]?.over ?? [];
  const words = wordsOf("odins-table");
  expect(marksOn(over, 0, 0, 2, words)).toEqual([]);
  expect(marksOn(over, 0, 1, 2, words).map(({ seat }) => seat)).toEqual([1]);
  expect(marksOn(over, 1, 0, 2, words).map(({ seat }) => seat)).toEqual([0]);
});

test("dice under a cup are one's own, and those that lie open are everybody's", () => {
  const view = { dice: [[1, 6], 2, 2], shown: [[1], [2, 3], [6]], pool: [4, 4, 1] };
  const dice = zone("dice");
  const table = arrange(view, { dice, shown: dice, pool: dice }, 3);
  expect(table.areas.map((part) => [part.name, isHeld(part)])).toEqual([
    ["dice", true],
    ["shown", false],
  ]);
  expect(names(table.shared)).toEqual(["pool"]);
});
