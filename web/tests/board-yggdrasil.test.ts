// The board of Yggdrasil: every number of the view stands where it belongs.
import { expect, test } from "vitest";
import type { View } from "../src/boards/yggdrasil/view";
import { draw, moment, told } from "./drawn";

const game = "yggdrasil";
const turn = (): View => moment<View>(game, "turn").view;

test("each god's Vikings, elves and artifacts", async () => {
  const view = turn();
  view.gods = ["tyr", "thor", "odin"].map((god, n) => ({
    god,
    vikings: 21 + n,
    elves: 31 + n,
    artifacts: { net: n + 1 },
  }));
  const sheet = await draw(game, view);
  for (const [n, { god }] of view.gods.entries()) {
    expect(sheet.numbers(`god-${god}`).slice(0, 3), god ?? "").toEqual([21 + n, 31 + n, n + 1]);
    expect(sheet.at(`god-${god}`).getAttribute("aria-label")).toMatch(
      new RegExp(`\\b${21 + n}\\b.*\\b${31 + n}\\b.*\\b${n + 1}\\b`),
    );
    expect(sheet.read(`god-${god}`)).toContain(["Ann", "Bo", "Cat"][n]);
  }
});

test("who is on turn, and how many actions are done", async () => {
  const view = turn();
  view.turn = { seat: 1, taken: 2, actions: 5, used: [] };
  const sheet = await draw(game, view);
  const name = (n: number): string => `god-${view.gods[n]?.god}`;
  const actions = sheet.at(name(1)).querySelector(".actions")!;
  expect(actions.getAttribute("title")).toBe(sheet.say("board-actions", { taken: 2, of: 5 }));
  expect(actions.querySelectorAll("i")).toHaveLength(5);
  expect(sheet.at(name(0)).querySelector(".actions i")).toBeNull();
  expect(sheet.at(name(1)).classList).toContain("turn");
  expect(sheet.at(name(0)).classList).not.toContain("turn");
});

test.each([false, true])("where each enemy stands, its force, its power and its cards (narrow: %s)", async (narrow) => {
  const view = turn();
  view.asgard = view.asgard.map((enemy, n) => ({
    ...enemy,
    space: n + 2,
    force: 41 + n,
    power: 51 + n,
    cards: 61 + n,
  }));
  const sheet = await draw(game, view, { narrow });
  const xs: number[] = [];
  for (const [n, { enemy }] of view.asgard.entries()) {
    const thing = sheet.at(`enemy-${enemy}`);
    const told = { enemy: `enemy-${enemy}`, space: n + 2, force: 41 + n, power: 51 + n };
    expect(thing.getAttribute("aria-label")).toContain(sheet.say("board-enemy", told));
    expect(thing.getAttribute("aria-label")).toContain(`${sheet.say("board-cards")} ${61 + n}`);
    const drawn = sheet.root.querySelector(`[data-mover="force-${enemy}"]`);
    expect(drawn?.textContent, "the force is drawn, too").toContain(`${41 + n}`);
    const moved = thing.querySelector<SVGGElement>(".piece")?.style.transform ?? "";
    xs.push(Number(/translate\(([\d.]+)px/.exec(moved)?.[1]));
  }
  expect(xs, "each further on the road").toEqual([...xs].sort((one, other) => one - other));
  expect(new Set(xs).size).toBe(6);
});

test.each([false, true])(
  "each stands on the very space that it is on, before or behind its gate (narrow: %s)",
  async (narrow) => {
    const view = turn();
    view.asgard = view.asgard.map((enemy, n) => ({ ...enemy, space: n + 2 }));
    const sheet = await draw(game, view, { narrow });
    const road = sheet.at("enemy-hel").closest("svg")!;
    const number = (one: Element | null, key: string): number => Number(one?.getAttribute(key));
    const numbers = [...road.querySelectorAll("text.number")];
    expect(numbers.map((one) => one.textContent)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(String));
    const isOn = (x: number, space: number): boolean => {
      const ground = numbers[space - 1]!.previousElementSibling;
      const start = number(ground, "x");
      return start < x && x < start + number(ground, "width");
    };
    for (const n of numbers.keys()) expect(isOn(number(numbers[n]!, "x"), n + 1), `the number ${n + 1}`).toBe(true);
    for (const { enemy, space } of view.asgard) {
      const moved = sheet.at(`enemy-${enemy}`).querySelector<SVGGElement>(".piece")!.style.transform;
      expect(isOn(Number(/translate\(([\d.]+)px/.exec(moved)?.[1]), space), `${enemy} on ${space}`).toBe(true);
    }
  },
);

test("Fenrir's anger, and no other's", async () => {
  const view = turn();
  view.fenrir_angry = true;
  const sheet = await draw(game, view);
  expect(sheet.root.querySelectorAll("[data-place^=enemy-] .angry")).toHaveLength(1);
  expect(sheet.at("enemy-fenrir").querySelector(".angry")).not.toBeNull();
  expect(sheet.text).toContain(sheet.say("fenrir-line"));
  view.fenrir_angry = false;
  expect((await draw(game, view)).root.querySelector("[data-place^=enemy-] .angry")).toBeNull();
});

test("how near each defeat is", async () => {
  const view = turn();
  view.dangers = [
    { defeat: "wall", count: 4, of: 5, steps: 1 },
    { defeat: "door", count: 1, of: 3, steps: 2 },
    { defeat: "residence", count: 0, of: 1, steps: 3 },
  ];
  const sheet = await draw(game, view);
  for (const { defeat, count, of } of view.dangers) expect(sheet.read(defeat)).toContain(`${count}/${of}`);
  const close = (place: string): boolean => sheet.at(place).querySelector(".close") !== null;
  expect(["wall", "door", "residence"].map(close)).toEqual([true, false, false]);
  const pips = (place: string): number => sheet.at(place).querySelectorAll(".pip.on").length;
  expect(["wall", "door", "residence"].map(pips)).toEqual([4, 1, 0]);
});

test("what is in the bags, or how much of it is sure where they are hidden", async () => {
  const view = turn();
  const bags = view.islands.filter(({ island }) => island !== "rainbow");
  bags.forEach((bag, n) => Object.assign(bag, { counters: 30 + 3 * n, vikings: 10 + n, giants: 20 + n }));
  let sheet = await draw(game, view);
  for (const [n, { island }] of bags.entries())
    expect(sheet.numbers(`bag-${island}`).slice(0, 2)).toEqual([10 + n, 20 + n]);
  bags.forEach((bag, n) =>
    Object.assign(bag, { vikings: null, giants: null, sure_vikings: 5 + n, sure_giants: 7 + n }),
  );
  sheet = await draw(game, view);
  for (const [n, { island }] of bags.entries())
    expect(sheet.numbers(`bag-${island}`).slice(0, 3)).toEqual([30 + 3 * n, 5 + n, 7 + n]);
  expect(sheet.has("bag-rainbow")).toBe(false);
});

test("where the Valkyries are, and which island is flooded", async () => {
  const view = turn();
  [view.valkyries, view.submerged, view.whirlpool] = ["green", "white", false];
  let sheet = await draw(game, view);
  const here = sheet.say("valkyries-here");
  expect(sheet.at("island-green").querySelector(`[title="${here}"]`)).not.toBeNull();
  expect(sheet.root.querySelectorAll(`[title="${here}"]`)).toHaveLength(1);
  expect(sheet.read("island-white")).toContain(sheet.say("board-flooded"));
  expect(sheet.read("island-green")).not.toContain(sheet.say("board-flooded"));
  view.whirlpool = true;
  sheet = await draw(game, view);
  expect(sheet.read("island-white")).toContain(sheet.say("board-whirlpool"));
});

test("what is left in the worlds", async () => {
  const view = turn();
  Object.assign(view, { alfheim: 5, dead: 47, fire: 53, vanir: 3 });
  view.runes = { sigel: 1, daeg: 2, mann: 3, tiwaz: 4 };
  const sheet = await draw(game, view);
  expect(sheet.numbers("world-elves")).toContain(5);
  expect(sheet.numbers("world-dead")).toContain(47);
  expect(sheet.numbers("world-fire")).toContain(53);
  expect(sheet.read("vanir")).toContain(sheet.say("vanir-line", { square: 4 }));
  for (const [rune, parts] of Object.entries(view.runes)) {
    expect(sheet.numbers(`rune-${rune}`), rune).toEqual([parts, 4]);
    expect(sheet.at(`rune-${rune}`).querySelectorAll("i.won"), rune).toHaveLength(parts);
  }
  const here = ["scale-none", "scale-1", "scale-2", "scale-3", "scale-4", "scale-5"].filter((place) =>
    sheet.at(place).classList.contains("here"),
  );
  expect(here).toEqual(["scale-3"]);
});

test("which artifacts are still in the forge", async () => {
  const view = turn();
  view.forge = { ring: [1], sword: [2], hammer: [3], net: [1, 3], spear: [], ribbon: [1, 2, 3] };
  const sheet = await draw(game, view);
  for (const [artifact, left] of Object.entries(view.forge)) {
    const there = [1, 2, 3].filter((level) => !sheet.at(`artifact-${artifact}-${level}`).classList.contains("gone"));
    expect(there, artifact).toEqual(left);
  }
});

test("giants that lie open, how many are in the pile, and what they block", async () => {
  const view = turn();
  view.giants = { ...view.giants, active: ["gialp", "thokk"], pile: view.giants.pile.slice(0, 9) };
  view.blocked = { fire: "gialp" };
  const sheet = await draw(game, view);
  expect(sheet.has("giant-gialp") && sheet.has("giant-thokk")).toBe(true);
  expect(sheet.read("giant-pile")).toContain(sheet.say("board-pile", { count: 9 }));
  expect(sheet.at("world-fire").classList).toContain("blocked");
  expect(sheet.at("world-ice").classList).not.toContain("blocked");
});

test("a world that was used, once its action is done", async () => {
  const view = turn();
  if (view.turn) view.turn.used = ["forge"];
  view.steps = view.steps.slice(0, 1);
  const sheet = await draw(game, view);
  expect(sheet.read("world-forge")).toContain(sheet.say("board-used"));
  expect(sheet.read("world-dead")).not.toContain(sheet.say("board-used"));
});

test("the deck: how many are left, the last card, the quiet turns, what is known of the order", async () => {
  const view = turn();
  view.deck = { ...view.deck, left: 37, last: { card: "loki", enemy: "loki" }, order: [2, "hel"] };
  view.quiet_turns = 2;
  const sheet = await draw(game, view);
  expect(sheet.read("deck")).toContain(sheet.say("board-deck", { left: 37 }));
  expect(sheet.read("deck")).toContain(sheet.say("quiet-line", { turns: 2 }));
  expect(sheet.read("deck")).toContain(sheet.say("run-of-unseen", { count: 2 }));
  expect(sheet.read("deck")).toContain(sheet.say("card-hel"));
  expect(sheet.read("last-card")).toContain(sheet.say("card-loki"));
});

test("the faces of the die", async () => {
  const view = turn();
  const sheet = await draw(game, view);
  const faces = [...sheet.at("die").querySelectorAll("[role=img]")].map((one) => one.getAttribute("aria-label"));
  expect(faces).toEqual(
    view.die.map(({ hammers, colour }) => sheet.say("die-face", { colour: `island-${colour}`, hammers })),
  );
});

test("a fight: its sum, what is needed, and the chance of each answer", async () => {
  const { view, questions } = moment<View>(game, "fight");
  const [question] = questions;
  view.fight = {
    ...view.fight!,
    foe: "loki",
    is_giant: false,
    held: "net",
    artifact: 2,
    vikings: 3,
    bonus: 1,
    sum: 16,
    needed: 17,
    chances: [7, 13, 29],
  };
  const choices = [0, 1, 2].map((value) => ({ value, phrase: ["=n", {}] as never, at: [`number-${value}`] }));
  const sheet = await draw(game, view, { questions: [{ ...question!, slot: "vikings", choices }] });
  const fight = sheet.root.querySelector(".fight")?.textContent?.replace(/\s+/g, " ") ?? "";
  expect(fight).toContain(sheet.say("enemy-loki"));
  expect(fight.match(/\d+ \/ \d+/)?.[0]).toBe("16 / 17");
  const sums = [...sheet.root.querySelectorAll(".fight .sum span")].map((one) => Number(one.textContent));
  expect(sums).toEqual([2, 3, 1]); // artifact, Vikings, Thor
  for (const [n, share] of [7, 13, 29].entries()) expect(sheet.numbers(`number-${n}`).slice(0, 2)).toEqual([n, share]);
  expect(sheet.root.querySelector(".fight strong.won")).toBeNull();
  view.fight.sum = 17;
  expect((await draw(game, view, { questions })).root.querySelector(".fight strong.won")).not.toBeNull();
});

test("what a search found is shown soul by soul", async () => {
  const news = [told("souls-found", { vikings: 2, giants: 3 })];
  const sheet = await draw(game, turn(), { news });
  expect(sheet.root.querySelectorAll(".soul")).toHaveLength(5);
});

test("many giants are told by a sign each, and the stone of the Vanir by its number in the log", async () => {
  const view = turn();
  view.giants = { ...view.giants, active: ["hyrrokkin", "hymir", "hrym", "farbauti", "thrym"] };
  view.vanir = 1;
  const sheet = await draw(game, view);
  expect(["hyrrokkin", "hrym"].map((giant) => sheet.at(`giant-${giant}`).querySelector(".felt")?.textContent)).toEqual([
    "✕",
    "+1",
  ]);
  expect(sheet.root.querySelectorAll(".risen small")).toHaveLength(5);
  expect(sheet.at("scale-1").textContent.trim()).toBe("2");
  expect(sheet.at("vanir").textContent).toContain("2");
});

test("a world that can be chosen is, at a click", async () => {
  const { view, questions } = moment<View>(game, "turn");
  const sheet = await draw(game, view, { questions });
  sheet.click("world-forge");
  expect(sheet.given.map(({ choice }) => choice.phrase[0])).toEqual(["act-forge"]);
});

test("to end the turn is asked once more, for nothing of it can be taken back; a world is not", async () => {
  const { questions, view } = moment<View>(game, "turn");
  const sheet = await draw(game, view, { questions });
  sheet.click("stop");
  expect(sheet.given).toEqual([]);
  sheet.click("stop");
  expect(sheet.given).toHaveLength(1);
  const [world] = questions.flatMap(({ choices }) => choices.flatMap(({ at }) => at.filter((one) => one !== "stop")));
  const other = await draw(game, view, { questions });
  other.click(world!);
  expect(other.given).toHaveLength(1);
});
