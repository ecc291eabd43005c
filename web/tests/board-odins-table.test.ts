// The board of Odin's Table: every number and mark of the view stands where it belongs.
import { expect, test } from "vitest";
import { Pieces } from "../src/boards/odins-table/pieces";
import { counted, lastFight, lastStep } from "../src/boards/odins-table/table";
import type { View } from "../src/boards/odins-table/view";
import { draw, moment, told } from "./drawn";

const game = "odins-table";
const moving = (): View => ({ ...moment<View>(game, "moving").view, opening: null });

const moved = (element: SVGElement): [x: number, y: number] => {
  const [, x, y] = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(element.style.transform) ?? [];
  return [Number(x), Number(y)];
};
/** The corners of what is drawn there. */
function outline(element: Element): { left: number; right: number; top: number; bottom: number } {
  const points = [...(element.getAttribute("d") ?? "").matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const [xs, ys] = [points.map(([, x]) => Number(x)), points.map(([, , y]) => Number(y))];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test.each([0, 1])("each piece stands on its square, seen from seat %i", async (seat) => {
  const view = moving();
  view.pieces = [
    [0, 8, 29],
    [24, 15],
  ];
  view.white = 1;
  const sheet = await draw(game, view, { seat });
  const pieces = [...sheet.root.querySelectorAll<SVGElement>("g.piece")];
  expect(pieces.map((piece) => Number(piece.dataset["square"])).sort((a, b) => a - b)).toEqual([0, 8, 15, 24, 29]);
  for (const piece of pieces) {
    const [x, y] = moved(piece);
    const { left, right, top, bottom } = outline(
      sheet.at(`square-${piece.dataset["square"]}`).querySelector(".space")!,
    );
    expect(left < x && x < right && top < y && y < bottom, `on ${piece.dataset["square"]}`).toBe(true);
  }
  for (const [owner, squares] of view.pieces.entries())
    for (const square of squares) {
      const label = sheet.at(`square-${square}`).getAttribute("aria-label");
      expect(label).toContain(["Ann", "Bo"][owner]);
      expect(label).toContain(sheet.say(owner === 1 ? "white" : "black"));
    }
  const sealed = pieces.filter((piece) => piece.querySelector(".seal")).map((piece) => piece.dataset["square"]);
  expect(sealed, "in the other's home row it is a conqueror").toEqual(["29"]);
});

test("one's own row is drawn below, whoever looks", async () => {
  for (const seat of [0, 1]) {
    const sheet = await draw(game, moving(), { seat });
    const top = (square: number): number => outline(sheet.at(`square-${square}`).querySelector(".space")!).top;
    expect(top(0) > top(24), `seat ${seat}`).toBe(seat === 0);
    expect(sheet.at("square-0").querySelector(".mine") !== null).toBe(seat === 0);
  }
});

test("the cards of both Walls: open, seen by me alone, hidden, used, none", async () => {
  const view = moving();
  view.walls = [
    [0, 1, 2, 3, 4, null],
    [5, "hidden", "hidden", 9, "hidden", null],
  ];
  view.hidden = [
    [true, true, false, true, false, false],
    [false, true, true, false, true, false],
  ];
  view.used = [
    [false, false, true, false, false, false],
    [true, false, false, false, false, false],
  ];
  const sheet = await draw(game, view);
  for (const [owner, wall] of view.walls.entries())
    for (const [column, card] of wall.entries()) {
      const thing = sheet.at(`wall-${owner}-${column}`);
      const label = thing.getAttribute("aria-label") ?? "";
      const drawn = [...thing.querySelectorAll("text")].map((one) => one.textContent);
      if (typeof card === "number") {
        expect(label).toContain(sheet.say(`card-${card}`));
        expect(drawn, `the value of ${owner}-${column} is drawn`).toContain(`${card}`);
      } else {
        expect(drawn, `nothing is told of ${owner}-${column}`).toEqual([]);
        expect(label).not.toMatch(/\d \(|\(\d/);
      }
      const used = view.used[owner]?.[column] === true;
      if (typeof card === "number")
        expect((thing.getAttribute("aria-description") ?? "").includes(sheet.say("about-used"))).toBe(used);
    }
  expect(sheet.at("wall-0-2").querySelector(".badge"), "what the other has seen").not.toBeNull();
  expect(sheet.at("wall-0-0").querySelector(".badge"), "what only I have").toBeNull();
});

test("what each side conquered and lost, and its draw pile", async () => {
  const view = moving();
  Object.assign(view, { conquered: [1, 2], lost: [11, 12], draw_piles: [21, 22], white: 0 });
  const sheet = await draw(game, view);
  for (const [n, name] of ["Ann", "Bo"].entries()) {
    const side = sheet.root.querySelector(`section[aria-label="${name}"]`)!;
    const text = side.textContent?.replace(/\s+/g, " ") ?? "";
    expect(side.querySelectorAll(".conquest .won")).toHaveLength(n + 1);
    expect(text).toContain(sheet.say("board-conquered", { count: n + 1 }));
    expect(text).toContain(sheet.say("board-lost", { count: 11 + n }));
    expect(text).toContain(sheet.say("board-pile", { count: 21 + n }));
    expect(text).toContain(sheet.say(n === 0 ? "white" : "black"));
  }
});

test("the tally tells of each value how many are gone and how many stand open", async () => {
  const view = moving();
  view.deck = [2, 3, 4, 1, 1, 1, 1, 1, 1, 1];
  view.discards = [[1, 1, 2], []];
  view.walls = [
    [2, 2, 0, null, null, null],
    ["hidden", "hidden", 4, null, null, null],
  ];
  view.hidden = [
    [false, false, true, false, false, false],
    [true, true, false, false, false, false],
  ];
  const sheet = await draw(game, view);
  const marks = (owner: number, value: number): [gone: number, open: number, all: number] => {
    const rows = [...sheet.at(`tally-${owner}`).querySelectorAll("tr")];
    const row = rows.find((one) => one.querySelector("th")?.firstChild?.nodeValue === `${value}`)!;
    const { discarded, open } = counted(view, owner, value);
    const told = sheet.say("board-counted", { card: `card-${value}`, discarded, open, many: view.deck[value]! });
    expect(row.getAttribute("title")).toBe(told);
    return [
      row.querySelectorAll("i.gone").length,
      row.querySelectorAll("i.open").length,
      row.querySelectorAll("i").length,
    ];
  };
  expect([0, 1, 2].map((value) => marks(0, value))).toEqual([
    [0, 0, 2],
    [2, 0, 3],
    [1, 2, 4],
  ]);
  expect([2, 4].map((value) => marks(1, value))).toEqual([
    [0, 0, 4],
    [0, 1, 1],
  ]);
  expect(counted(view, 0, 2)).toEqual({ discarded: 1, open: 2 });
});

test("that the game grows too quiet is said from half of the patience on", async () => {
  const view = moving();
  Object.assign(view, { quiet: 9, patience: 20 });
  const said = async (): Promise<boolean> => {
    const sheet = await draw(game, view);
    return sheet.text.includes(sheet.say("quiet", { turns: view.quiet, limit: 40 }));
  };
  expect(await said()).toBe(false);
  view.quiet = 10;
  expect(await said()).toBe(true);
});

test("while the Walls are arranged the displays and one's own hand lie on the board", async () => {
  const { view, questions } = moment<View>(game, "arranging");
  view.display = [
    [1, 2],
    [7, 8, 9],
  ];
  view.hands = [[3, 4, 4], 6];
  const sheet = await draw(game, view, { questions });
  const shows = (place: string, card: number): void => {
    expect(sheet.at(place).getAttribute("aria-label")).toContain(sheet.say(`card-${card}`));
    expect([...sheet.at(place).querySelectorAll("text")].map((one) => one.textContent)).toContain(`${card}`);
  };
  for (const [n, card] of [7, 8, 9].entries()) shows(`display-1-${n}`, card);
  for (const card of [3, 4]) shows(`hand-0-${card}`, card);
});

test("the last fight: both cards, who attacked, and who lost", async () => {
  const news = [
    told("revealed", { seat: 1, attack: 8, defence: 3, from: 20, to: 14 }),
    told("captured", { seat: 0, square: 14 }),
  ];
  const sheet = await draw(game, moving(), { news });
  const fight = sheet.root.querySelector("[data-fight]")!;
  const values = [...fight.querySelectorAll("text")]
    .map((one) => one.textContent)
    .filter((one) => /^\d+$/.test(one ?? ""));
  expect(values).toEqual(["8", "3"]);
  expect(lastFight(news)).toMatchObject({ attack: 8, defence: 3, attacker: 1, loser: 0, to: 14 });
  expect(lastFight([told("moved", {})])).toBeUndefined();
});

test("the last step stays drawn from where to where", () => {
  expect(lastStep([told("moved", { from: 3, to: 9 })])).toMatchObject({ from: 3, to: 9 });
  expect(lastStep([told("drawn", {})])).toBeUndefined();
});

test("a piece that went somewhere is the same there, and another's is not", () => {
  const pieces = new Pieces();
  const at = (mine: number[], theirs: number[]): View => ({ ...moving(), pieces: [mine, theirs] });
  const before = [...pieces.follow(at([3, 4], [20]))];
  const key = (list: typeof before, square: number): string | undefined =>
    list.find((one) => one.square === square)?.key;
  const [three, four, twenty] = [3, 4, 20].map((square) => key(before, square));
  const after = [...pieces.follow(at([9, 4], [20]))];
  expect([key(after, 9), key(after, 4)]).toEqual([three, four]);
  const taken = [...pieces.follow(at([4], [9]))];
  expect([key(taken, 9), key(taken, 4)]).toEqual([twenty, four]);
});

test("a piece and then its target are clicked", async () => {
  const { view, questions } = moment<View>(game, "moving");
  const sheet = await draw(game, view, { questions });
  const step = questions[0]!.choices.find(({ at }) => at.length === 2 && at[0]?.startsWith("square-"))!;
  for (const place of step.at) sheet.click(place);
  expect(sheet.given.map(({ choice }) => choice.value)).toEqual([step.value]);
});
