import { expect, test } from "vitest";
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
    { name: "Idunn (0)", text: "She scouts." },
    { name: "Hymir", text: "keeps the Valkyries out" },
    { name: "Thrym", text: "no artifact has an effect" },
  ]);
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
