// The board of Yggdrasil Chronicles: every number and mark of the view stands where it belongs.
import { expect, test } from "vitest";
import { iconSaid } from "../src/boards/chronicles/page";
import { pawns } from "../src/boards/chronicles/shape";
import type { View } from "../src/boards/chronicles/view";
import { draw, moment, type Sheet } from "./drawn";

const game = "chronicles";
const turn = (): View => moment<View>(game, "turn").view;
const badge = (sheet: Sheet, place: string): string | null | undefined =>
  sheet.at(place).querySelector(".number")?.textContent;
const footOf = (sheet: Sheet, key: string, count: number): Element | undefined =>
  [...sheet.root.querySelectorAll(".foot title")].find((one) => one.textContent === sheet.say(key, { count }))
    ?.parentElement ?? undefined;

test("each god's life, elves and dice", async () => {
  const view = turn();
  view.gods.forEach((god, n) => Object.assign(god, { life: 3 + n, most_life: 6 + n, elves: 11 + n, vanir: 21 + n }));
  const sheet = await draw(game, view);
  for (const n of view.gods.slice(0, view.players).keys()) {
    expect(sheet.read(`god-${n}`)).toContain(sheet.say("text-life", { life: 3 + n, most: 6 + n }));
    const life = [...sheet.root.querySelectorAll(`.yc-who[data-place="god-${n}"] .life > span`)];
    expect(life).toHaveLength(6 + n);
    const count = sheet.root.querySelector(`.yc-who[data-place="god-${n}"] .life b`);
    expect(count?.textContent).toBe(`${3 + n}`);
    expect(sheet.numbers(`elves-${n}`)[0]).toBe(11 + n);
    expect(sheet.numbers(`vanir-${n}`)[0]).toBe(21 + n);
  }
});

test("whose turn it is, who has played, and in which place the others follow", async () => {
  const view = turn();
  Object.assign(view, { active: 1, order: [1, 2, 0], played: [1], won: null });
  const sheet = await draw(game, view);
  const sheetOf = (n: number): Element =>
    sheet.root.querySelector(`.yc-who[data-place="god-${n}"]`)!.closest(".sheet")!;
  expect([0, 1, 2].map((n) => sheetOf(n).classList.contains("active"))).toEqual([false, true, false]);
  expect([0, 1, 2].map((n) => sheetOf(n).querySelector(".done") !== null)).toEqual([false, true, false]);
  expect([0, 1, 2].map((n) => sheetOf(n).querySelector(".place")?.textContent?.[0])).toEqual(["3", undefined, "2"]);
});

test("how strong each enemy is, on the wheel and on the tree", async () => {
  const view = turn();
  view.enemies.forEach((enemy, n) => Object.assign(enemy, { strength: 11 + n, felled: false, shielded: n === 2 }));
  view.enemies.slice(0, 3).forEach((enemy, n) => Object.assign(enemy, { place: 3 + n }));
  view.near = [];
  const sheet = await draw(game, view);
  for (const n of view.enemies.keys())
    expect(sheet.at(`wheel-${n}`).querySelector(".might")?.textContent, `wheel ${n}`).toBe(`${11 + n}`);
  for (const n of [0, 1, 2]) {
    expect(badge(sheet, `enemy-${n}`)).toBe(`${11 + n}`);
    const label = sheet.at(`enemy-${n}`).getAttribute("aria-label") ?? "";
    expect(label).toContain(sheet.say("text-strength", { enemy: `enemy-${n}`, count: 11 + n }));
    expect(label).toContain(sheet.say(`world-${3 + n}`));
    expect(sheet.at(`enemy-${n}`).querySelector(".warded") !== null).toBe(n === 2);
  }
});

test("who is one card away, and whose next card would lose", async () => {
  const view = turn();
  view.won = null;
  view.near = [1, 4];
  view.enemies.forEach((enemy, n) => Object.assign(enemy, { left: n === 4 ? 1 : 3, felled: n === 5 }));
  view.wheel = [0, 7, null, null, 4, null];
  view.second = [6, null, null, null, null, null];
  const sheet = await draw(game, view);
  const sectors = view.enemies.map((_, n) => sheet.at(`wheel-${n}`).querySelector(".sector")!.classList);
  expect(sectors.map((names) => names.contains("near"))).toEqual([false, true, false, false, true, false]);
  expect(sectors.map((names) => names.contains("felled"))).toEqual([false, false, false, false, false, true]);
  expect(view.enemies.map((_, n) => sheet.at(`wheel-${n}`).querySelector(".death") !== null)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
  ]);
  const cards = view.enemies.map((_, n) => sheet.at(`wheel-${n}`).querySelectorAll(".card").length);
  expect(cards).toEqual([2, 1, 0, 0, 1, 0]);
  expect([...sheet.at("wheel-1").querySelectorAll(".card text")].map((one) => one.textContent)).toEqual(["ᚢ"]);
  expect(sheet.read("wheel-4")).toContain(sheet.say("board-one-from-defeat"));
  expect(sheet.read("wheel-1")).toContain(sheet.say("board-one-away"));
});

test("what lies in the worlds: heroes, Iotunns, Giants, Anonymous, elves, dice, creatures", async () => {
  const view = turn();
  Object.assign(view, { valhalla: 3, giants: 5, anonymous: 6 });
  Object.assign(view.reserves, { elves: 17, vanir: 19, creatures: [1, 2, 3, 4] });
  view.iotunns = [{ iotunn: 2, place: 6, strength: 9, blocks: false }];
  const sheet = await draw(game, view);
  const counts: [string, number, number][] = [
    ["text-heroes", 3, 8],
    ["board-iotunns", 1, 7],
    ["text-giants", 5, 8],
    ["text-anonymous", 6, 8],
  ];
  for (const [key, on, of] of counts) {
    const foot = footOf(sheet, key, on)!;
    expect(foot.querySelector(".count")?.textContent, key).toBe(`${on}/${of}`);
    expect(foot.querySelectorAll(".pip.on"), key).toHaveLength(on);
    expect(foot.querySelectorAll(".pip"), key).toHaveLength(of);
  }
  for (const [key, count] of [
    ["text-elves", 17],
    ["text-vanir", 19],
    ["text-creatures", 4],
  ] as const)
    expect(footOf(sheet, key, count)?.querySelector(".count")?.textContent, key).toBe(`${count}`);
  expect(badge(sheet, "iotunn-2")).toBe("9");
});

test("devastated worlds, the markers that are left in the Cage, and where one is blocked", async () => {
  const view = turn();
  view.devastated = [2, 5];
  view.iotunns = [{ iotunn: 1, place: 4, strength: 6, blocks: true }];
  const sheet = await draw(game, view);
  const ruined = Array.from({ length: 9 }, (_, n) => sheet.at(`world-${n}`).querySelector(".plate.ruined") !== null);
  expect(ruined).toEqual([false, false, true, false, false, true, false, false, false]);
  expect(sheet.read("world-2")).toContain(sheet.say("text-devastated"));
  expect(sheet.read("world-4")).toContain(sheet.say("iotunn-does-1"));
  expect(sheet.read("cage")).toContain(sheet.say("board-cage", { count: 5 }));
  expect(sheet.at("cage").querySelectorAll(".there")).toHaveLength(5);
});

test("the island of the Serpent, and the Anonymous on the others", async () => {
  const view = turn();
  [view.island, view.islands] = [1, [0, 0, 4, 5]];
  const sheet = await draw(game, view);
  const isles = [...sheet.root.querySelectorAll(".isle")];
  expect(isles).toHaveLength(4);
  expect(isles.map((one) => one.classList.contains("drowned"))).toEqual([true, true, false, false]);
  const texts = isles.map((one) => one.parentElement?.querySelector(".small")?.textContent);
  expect(texts).toEqual(["❖", undefined, "4", "5"]);
});

test("the artifacts that lie on top of their piles", async () => {
  const view = turn();
  view.reserves.artifact_tops = [0, null, 2];
  const sheet = await draw(game, view);
  expect(sheet.read("artifacts-0")).toContain(sheet.say("artifact-0"));
  expect(sheet.read("artifacts-1")).toContain(sheet.say("text-empty"));
  expect(sheet.read("artifacts-2")).toContain(sheet.say("artifact-2"));
});

test("the Saga Book: its page, Nidhogg's place, the way to the Tree, and the dangers", async () => {
  const view = turn();
  Object.assign(view.saga, { page: 4, nidhogg: 2, to_tree: 5 });
  view.dangers = [
    { danger: "enemy", left: 1, enemy: 3, god: null },
    { danger: "life", left: 2, enemy: null, god: 1 },
    { danger: "markers", left: 7, enemy: null, god: null },
  ];
  const sheet = await draw(game, view);
  expect(sheet.read("saga")).toContain(sheet.say("board-page", { page: 4 }));
  expect(sheet.read("saga")).toContain(sheet.say("board-victory", { count: 5 }));
  const track = [...sheet.at("saga").querySelectorAll<SVGElement>(".spot")];
  expect(track).toHaveLength(view.printed.icons.length);
  const placed = /[\d.]+/g;
  const worm = sheet.at("saga").querySelector<SVGElement>(".worm")!.style.transform.match(placed);
  expect(track.map((one) => one.getAttribute("transform")?.match(placed))[2]).toEqual(worm);
  expect(track.filter((one) => one.classList.contains("passed"))).toHaveLength(2);
  const ways = [...sheet.at("saga").querySelectorAll(".ways li")];
  expect(ways.map((one) => [one.classList.contains("last"), one.classList.contains("close")])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(
    ways.map((one) => one.querySelectorAll(".fuse svg").length),
    "a skull, two hearts, a skull",
  ).toEqual([1, 2, 1]);
  expect(ways[2]?.querySelector(".fuse")?.textContent).toContain("7");
});

test("the page tells the effects that Nidhogg has before him, and no longer those behind or under him", async () => {
  const view = turn();
  view.saga.nidhogg = 2;
  const orders = ["iotunn", "iotunn", "iotunn"].map((order, n) => [{ order, count: n + 1 }]);
  Object.assign(view.printed, { icons: [0, 4, 4, 4, 1], effects: [[], ...orders, []] });
  const sheet = await draw(game, view);
  const lines = [...sheet.at("saga").querySelectorAll(".page-lines li")].map((one) => one.textContent?.trim());
  const told = (n: number): string => iconSaid(sheet.words, view, n).replace(/\s+/g, " ").trim();
  expect([1, 2, 3].map((n) => lines.includes(told(n)))).toEqual([false, false, true]);
});

test("what each enemy that is one card away would do", async () => {
  const view = turn();
  Object.assign(view, { won: null, near: [1, 2], active: 0 });
  view.enemies.forEach((enemy) => (enemy.next = []));
  view.enemies[1]!.next = [
    { does: "goes", count: 0, of: 0, world: 1 },
    { does: "giants", count: 6, of: 8, world: null },
    { does: "defeat", count: 0, of: 0, world: null },
  ];
  view.enemies[2]!.next = [{ does: "iotunn", count: 3, of: 7, world: null }];
  const sheet = await draw(game, view);
  const foes = [...sheet.root.querySelectorAll("section.sign .foe")];
  expect(foes.map((one) => one.querySelector("h2")?.textContent?.trim())).toEqual(
    [1, 2].map((enemy) => sheet.say("board-awakes", { enemy: `enemy-${enemy}` })),
  );
  expect([...foes[0]!.querySelectorAll("li")].map((one) => one.textContent?.trim())).toEqual([
    sheet.say("board-next-goes", { world: "world-1" }),
    sheet.say("board-next-giants", { count: 6, of: 8 }),
    sheet.say("board-next-defeat"),
  ]);
  expect(foes[1]?.textContent).toContain("3/7");
  view.near = [];
  expect((await draw(game, view)).root.querySelector("section.sign")?.textContent).toContain(sheet.say("board-calm"));
});

test("where the enemies would land: a shadow, a ruin, or the end", async () => {
  const view = turn();
  view.won = null;
  Object.assign(view.enemies[0]!, { place: 6, lands: { world: 3, devastates: false } });
  Object.assign(view.enemies[1]!, { place: 2, lands: { world: null, devastates: false } });
  view.enemies.slice(2).forEach((enemy) => (enemy.lands = null));
  const sheet = await draw(game, view);
  const titles = [...sheet.root.querySelectorAll(".landing > title")].map((one) => one.textContent);
  expect(titles).toEqual([
    sheet.say("board-lands", { enemy: "enemy-0", world: "world-3" }),
    sheet.say("board-lands-beyond", { enemy: "enemy-1" }),
  ]);
  Object.assign(view.enemies[0]!, { lands: { world: 3, devastates: true } });
  const ruin = await draw(game, view);
  expect(ruin.root.querySelector(".landing > title")?.textContent).toBe(
    sheet.say("board-lands-ruin", { enemy: "enemy-0", world: "world-3" }),
  );
});

test("the decks as far as they are known, and the chance that a card wakes its enemy", async () => {
  const view = turn();
  view.decks[0] = { ...view.decks[0]!, top: [3], unseen: 4, under: [1, 2] };
  view.centre = view.centre.map(() => "hidden");
  view.wakes = view.wakes.map((_, n) => 31 + 20 * n);
  const sheet = await draw(game, view);
  const deck = sheet.root.querySelector(".sheet .deck")!;
  expect(deck.textContent).toContain(sheet.say("text-deck", { known: 1, unseen: 4, under: 2 }));
  expect(deck.querySelectorAll(".card")).toHaveLength(7);
  expect(deck.querySelectorAll(".card.known")).toHaveLength(3);
  const wakes = [...sheet.root.querySelectorAll(".wakes")];
  expect(wakes.slice(0, 3).map((one) => /\d+ %/.exec(one.textContent ?? "")?.[0])).toEqual(["31 %", "51 %", "71 %"]);
  expect(wakes.slice(0, 3).map((one) => one.classList.contains("sure"))).toEqual([false, true, true]);
});

test("the dice on the table: which count, which are lost, and the risks that are left", async () => {
  const { view, questions } = moment<View>(game, "risk");
  view.dice = {
    god: { face: 2, counts: true, lost: false },
    vanir: [
      { face: 1, counts: false, lost: true },
      { face: 3, counts: true, lost: false },
      { face: 0, counts: false, lost: false },
    ],
    helpers: [],
    elves: 4,
  };
  view.risk = { ...view.risk!, left: 6 };
  const sheet = await draw(game, view, { questions });
  const dice = [...sheet.root.querySelectorAll(".dice .die")];
  expect(dice.map((die) => die.textContent?.trim()[0])).toEqual(["I", "✸", "I", "–"]);
  expect(dice[2]?.textContent?.trim().startsWith("II")).toBe(true);
  expect(dice.map((die) => die.classList.contains("good"))).toEqual([true, false, true, false]);
  expect(dice.map((die) => die.classList.contains("lost"))).toEqual([false, true, false, false]);
  expect(sheet.root.querySelector(".spent")?.textContent).toContain("4");
  expect(sheet.text).toContain(sheet.say("board-risks", { count: 6 }));
});

test("the chance to bear the risks with so many dice", async () => {
  const { view, questions } = moment<View>(game, "risk");
  view.risk = { ...view.risk!, chances: [5, 44, 83] };
  const choices = [0, 1, 2].map((value) => ({ value, phrase: ["=n", {}] as never, at: [`number-${value}`] }));
  const sheet = await draw(game, view, { questions: [{ ...questions[0]!, slot: "dice", choices }] });
  expect([0, 1, 2].map((n) => sheet.numbers(`number-${n}`).slice(0, 2))).toEqual([
    [0, 5],
    [1, 44],
    [2, 83],
  ]);
});

test("every figure is drawn where it stands", async () => {
  const view = turn();
  view.gods.forEach((god, n) => (god.world = n));
  const sheet = await draw(game, view);
  const figures = pawns(view, 0);
  for (const { at, world, kind, n } of figures) {
    const label = [...sheet.root.querySelectorAll(`[data-place="${at}"]`)]
      .map((one) => one.getAttribute("aria-label") ?? "")
      .join("; ");
    expect(label, at).toContain(sheet.say(`world-${world}`));
    if (kind === "god") expect(world).toBe(view.gods[n]?.world);
  }
  expect(figures.filter(({ kind }) => kind === "god")).toHaveLength(view.gods.filter(({ god }) => god !== null).length);
});

test("the wolves on their way to sun and moon", async () => {
  const view = turn();
  view.saga.wolves = [2, 4];
  const sheet = await draw(game, view);
  const label = sheet.say("text-wolves", { skoll: 3, hati: 5, all: 5 });
  for (const n of [3, 4]) expect(sheet.read(`opponent-${n}`)).toContain(label);
  const x = (n: number): number =>
    Number(/translate\(([\d.]+)px/.exec(sheet.at(`opponent-${n}`).closest<SVGElement>(".piece")!.style.transform)?.[1]);
  const spots = (n: number): number[] =>
    [...sheet.root.querySelectorAll(".track")[n]!.querySelectorAll("circle")].map((one) =>
      Number(one.getAttribute("cx")),
    );
  expect(x(3)).toBeCloseTo(spots(0)[2]!);
  expect(x(4)).toBeCloseTo(spots(1)[4]!);
});

test("how it ended", async () => {
  const { view } = moment<View>(game, "over");
  const sheet = await draw(game, view);
  expect(sheet.text).toContain(sheet.say(`outcome-${view.ending.replaceAll(".", "-")}`));
});
