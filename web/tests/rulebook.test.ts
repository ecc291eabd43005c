import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { toldOf } from "../src/boards/registry";
import { cardsOf, chaptersOf, matches, summaryOf } from "../src/rulebook";
import { Words } from "../src/words";

const CATALOGUE = `
summary-1 = Two players.
summary-2 = Three spaces win.
card-0 = Idunn (0)
about-card-0 = She scouts.
about-attack = You fight with { $card }.
giant-hymir = Hymir
effect-hymir = keeps the Valkyries out
iotunn-3 = Thrym
iotunn-does-3 = no artifact has an effect
about-hidden = Face down.
`;
const words = new Words("en", [CATALOGUE]);

test("the two minutes are the summary, in order", () => {
  expect(summaryOf(words)).toEqual(["Two players.", "Three spaces win."]);
});

test("a card is a name and what it does; lines of a moment are none", () => {
  expect(cardsOf(words, CATALOGUE)).toEqual([
    { key: "about-card-0", name: "Idunn (0)", text: "She scouts." },
    { key: "effect-hymir", name: "Hymir", text: "keeps the Valkyries out" },
    { key: "iotunn-does-3", name: "Thrym", text: "no artifact has an effect" },
  ]);
});

test("a card is told once, though English stands behind every other language", () => {
  const french = `carte = x\nabout-card-0 = Elle espionne.\ncard-0 = Idunn (0)\n`;
  const both = [french, CATALOGUE].join("\n");
  const cards = cardsOf(new Words("fr", [french, CATALOGUE]), both);
  expect(cards.map(({ key }) => key)).toEqual(["about-card-0", "effect-hymir", "iotunn-does-3"]);
  expect(cards[0]?.text).toBe("Elle espionne.");
});

test("a search finds all its words, without accents and in any order", () => {
  expect(matches("ragnarok four", "Four Ragnarök cards")).toBe(true);
  expect(matches("ragnarok five", "Four Ragnarök cards")).toBe(false);
  expect(matches("", "anything")).toBe(true);
});

test("rules stand together by chapter, in the rulebook's order", () => {
  const rule = (id: string, section: string) => ({ id, section, title: id, text: "", ours: false });
  const found = chaptersOf([rule("A 1.1", "One"), rule("A 1.2", "One"), rule("A 2.1", "Two")]);
  expect(found.map(([title, rules]) => [title, rules.length])).toEqual([
    ["One", 2],
    ["Two", 1],
  ]);
});

const FILES = import.meta.glob<string>(
  ["../../src/gladsheim/games/*/rules.toml", "../../src/gladsheim/games/*/text/en.ftl"],
  { query: "?raw", import: "default", eager: true },
);

// How many rules and lines of each game are told with a drawing beside them.
test.each([
  ["odins-table", 4],
  ["yggdrasil", 29],
  ["chronicles", 50],
  ["vedrfolnir", 30],
  ["gotterdammerung", 16],
])("%s has a drawing of its own for every card that is told", async (game, drawings) => {
  const folder = `../../src/gladsheim/games/${game.replace("-", "_")}`;
  const rules = [...(FILES[`${folder}/rules.toml`] ?? "").matchAll(/^id = "(.*)"$/gm)].map(([, id = ""]) => id);
  const catalogue = FILES[`${folder}/text/en.ftl`] ?? "";
  const cards = cardsOf(new Words("en", [catalogue]), catalogue).map(({ key }) => key);
  const told = await toldOf(game);
  if (!told) throw new Error("no drawings");
  const shown = [...rules, ...cards].filter((what) => told.shows(what));
  expect(shown.length).toBe(drawings);
  for (const what of shown) {
    const target = document.createElement("div");
    const drawn = mount(told.default, { target, props: { what } });
    flushSync();
    expect(target.querySelector("svg"), what).not.toBeNull();
    void unmount(drawn);
  }
});

test("a stranger's game has no drawings in its rulebook", async () => {
  expect(await toldOf("connect-four")).toBeUndefined();
});
