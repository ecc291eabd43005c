// The board of Vedrfölnir: every number and mark of the view stands where it belongs.
import { expect, test } from "vitest";
import { aboutLead, faceOf, roundEnd, typesIn } from "../src/boards/vedrfolnir/table";
import type { View } from "../src/boards/vedrfolnir/view";
import { draw, moment, told } from "./drawn";

const game = "vedrfolnir";
const turn = (): View => moment<View>(game, "turn").view;
/** A card of a name, with so many stars. */
const card = (view: View, name: string, stars: number): number =>
  view.kinds.find((kind) => kind.name === name)!.cards[stars]!;

test("each zone: its owner, score, stars, objective, runes and points", async () => {
  const view = turn();
  view.zones.forEach((zone, n) => Object.assign(zone, { score: 31 + n, won: [1, 2] }));
  view.stakes.forEach((stake, n) =>
    Object.assign(stake, {
      stars: 2 + n,
      objective: 11 + n,
      runes: { odin: 1 + n, thor: 5 + n, surtr: 10 + n },
      points: 41 + n,
    }),
  );
  const sheet = await draw(game, view);
  for (const n of view.zones.keys()) {
    const text = sheet.read(`zone-${n}`);
    expect(text).toContain(["Ann", "Bo", "Cat", "Dag"][n]);
    expect(text).toContain(`${2 + n} / ${11 + n}`);
    const phrase = view.zones[n]!;
    const zone = sheet.say(`zone-${phrase.name}`, { seat: phrase.owner });
    expect(sheet.at(`zone-${n}`).getAttribute("aria-label")).toContain(`${zone}`);
    expect(text).toContain(sheet.say("board-score", { points: 31 + n }));
    expect(text).toContain(sheet.say("board-prize", { points: 41 + n }));
    const runes = typesIn(view).map((type) =>
      Number(/\d+/.exec(sheet.at(`zone-${n}`).querySelector(`footer .${type}`)?.textContent ?? "")?.[0]),
    );
    expect(runes).toEqual(typesIn(view).map((type) => ({ odin: 1 + n, thor: 5 + n, surtr: 10 + n })[type]));
  }
});

test("whose zone is mine, and which is active", async () => {
  const view = turn();
  view.active = 2;
  const sheet = await draw(game, view, { seat: 1 });
  const zones = [0, 1, 2, 3].map((n) => sheet.at(`zone-${n}`).classList);
  expect(zones.map((names) => names.contains("mine"))).toEqual([false, true, false, false]);
  expect(zones.map((names) => names.contains("active"))).toEqual([false, false, true, false]);
  const order = [...sheet.root.querySelectorAll(".zones [data-place^=zone-]")].map((one) =>
    one.getAttribute("data-place"),
  );
  expect(order).toEqual(["zone-1", "zone-2", "zone-3", "zone-0"]); // one's own first, then in the order of play
});

test("the chance that a card would end the round here, in hundredths of the unseen ones", async () => {
  const view = turn();
  view.unseen = view.unseen.map((_, n) => (n < 20 ? 1 : 0));
  view.outlook = view.outlook.map((_, n) => ({ exact: n, beyond: 2 * n + 1 }));
  const sheet = await draw(game, view);
  for (const n of view.zones.keys())
    expect(sheet.read(`zone-${n}`)).toContain(sheet.say("board-outlook", { exact: 5 * n, beyond: 10 * n + 5 }));
});

test("the cards of a stake and its jokers", async () => {
  const view = turn();
  const [odin, thor] = [
    view.kinds.find(({ name }) => name === "odin")!,
    view.kinds.find(({ name }) => name === "thor")!,
  ];
  const cards = [odin.cards, thor.cards].map((kind) => kind.find((one) => one !== null)!);
  view.stakes[1]!.cards = [cards[0]!, cards[1]!, cards[0]!];
  view.stakes[2]!.cards = [];
  const sheet = await draw(game, view);
  const said = (place: string): string | null | undefined =>
    sheet.at(place).querySelector("[role=img]")?.getAttribute("aria-label");
  expect(said("stake-1-first")).toContain(sheet.say("name-odin"));
  expect(said("card-1-0")).toContain(sheet.say("name-thor"));
  expect(said("stake-1-last")).toContain(sheet.say("name-odin"));
  expect(sheet.at("stake-2-first").querySelector("[role=img]")).toBeNull();
});

test("a card tells its stars, runes and objective", async () => {
  const view = turn();
  for (const kind of view.kinds) {
    for (const [stars, one] of kind.cards.entries()) {
      if (one === null) continue;
      expect(faceOf(view, one)).toMatchObject({ name: kind.name, stars, runes: kind.runes, objective: kind.objective });
    }
  }
  const kind = view.kinds.find(({ objective, cards }) => !objective && cards[3] !== null && cards[3] !== undefined)!;
  view.crosswise = [card(view, kind.name, 3)];
  const sheet = await draw(game, view);
  const label = sheet.at("crosswise").querySelector("[role=img]")?.getAttribute("aria-label") ?? "";
  expect(label).toContain("★3");
  if (kind.runes) expect(label).toContain(`ᚱ${kind.runes}`);
  expect(label).toContain(sheet.say(`name-${kind.name}`));
});

test("the piles: to draw, in hand, discarded and buried", async () => {
  const view = turn();
  Object.assign(view, { draw_pile: 71, hand: 9, buried: 3, discards: view.discards.slice(0, 0) });
  view.discards = [
    card(
      view,
      view.kinds[0]!.name,
      view.kinds[0]!.cards.findIndex((one) => one !== null),
    ),
  ];
  const sheet = await draw(game, view);
  expect(sheet.text).toContain(sheet.say("board-pile", { count: 71 }));
  expect(sheet.text).toContain(sheet.say("board-hand", { count: 9 }));
  expect(sheet.text).toContain(sheet.say("board-discards", { count: 4 }));
});

test("the Tribute: its cards, runes and points", async () => {
  const view = turn();
  Object.assign(view.tribute, { runes: { odin: 13, thor: 17, surtr: 19 }, points: 23 });
  const sheet = await draw(game, view);
  for (const type of typesIn(view)) expect(sheet.numbers("tribute")).toContain({ odin: 13, thor: 17, surtr: 19 }[type]);
  expect(sheet.read("tribute")).toContain(sheet.say("board-prize", { points: 23 }));
});

test("what a gift would make of a stake, while it may be given there", async () => {
  const { view, questions } = moment<View>(game, "giving");
  const [question] = questions;
  const choices = [1, 2].map((value) => ({ value, phrase: ["=give", {}] as never, at: [`zone-${value}`] }));
  const lead = { objective: 12, by: 0, then: null };
  view.leads = [
    { ...lead, answer: 1, zone: 1, stars: 12, result: "exact" },
    { ...lead, answer: 2, zone: 2, stars: 14, result: "over" },
  ];
  view.stakes.forEach((stake) => Object.assign(stake, { stars: 10, objective: 12 }));
  const sheet = await draw(game, view, { questions: [{ ...question!, choices }] });
  const then = [0, 1, 2].map((n) => /\d+ \/ \d+/.exec(sheet.read(`zone-${n}`))?.[0]);
  expect(then).toEqual(["10 / 12", "12 / 12", "14 / 12"]);
  const about = (n: number): string | null => sheet.about(`zone-${n}`);
  expect(about(1)).toBe(sheet.say("about-exact", { stars: 12, objective: 12 }));
  expect(about(2)).toBe(sheet.say("about-beyond", { stars: 14, objective: 12 }));
  expect(about(0)).toBe(sheet.say("about-zone", { objective: 12 }));
  expect(aboutLead({ ...view.leads[0]!, then: "draws" })).toBeUndefined();
});

test("at the end the ranks, the most first, and equals share one", async () => {
  const { view } = moment<View>(game, "over");
  view.zones.forEach((zone, n) => (zone.score = [7, 12, 7, 3][n]!));
  const sheet = await draw(game, view);
  const rows = [...sheet.root.querySelectorAll("section ol li")];
  expect(rows.map((row) => row.querySelector(".rank")?.textContent)).toEqual(["1", "2", "2", "4"]);
  expect(rows.map((row) => /Ann|Bo|Cat|Dag/.exec(row.textContent ?? "")?.[0])).toEqual(["Bo", "Ann", "Cat", "Dag"]);
  expect(rows.map((row) => row.querySelector("b")?.textContent)).toEqual(
    [12, 7, 7, 3].map((points) => sheet.say("board-score", { points })),
  );
});

test("what nobody has seen yet, by kind and stars", async () => {
  const view = turn();
  view.unseen = view.unseen.map(() => 0);
  const kind = view.kinds.find(({ cards }) => cards[2] !== null && cards[2] !== undefined)!;
  view.unseen[kind.cards[2]!] = 6;
  const sheet = await draw(game, view);
  const rows = [...sheet.root.querySelectorAll("details tbody tr")];
  expect(rows).toHaveLength(1);
  expect([...rows[0]!.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(["6", "·", "·", "6", "·", "·"]);
  expect(sheet.root.querySelector("summary")?.textContent).toBe(sheet.say("board-left", { count: 6 }));
});

test("how the last round ended is kept until the next ends", () => {
  const lines = [
    told("moved", {}),
    told("collected", {}),
    told("shared", {}),
    told("drawn", {}),
    told("nobody-takes", {}),
  ];
  expect(roundEnd(lines)?.map(([key]) => key)).toEqual(["collected", "shared", "nobody-takes"]);
  expect(roundEnd([told("drawn", {})])).toBeUndefined();
});

test("where the next card neither fits nor bursts, it is said how much is needed", async () => {
  const view = turn();
  Object.assign(view.stakes[1]!, { stars: 3, objective: 12 });
  view.outlook[1] = { exact: 0, beyond: 0 };
  view.leads = [];
  const sheet = await draw(game, view);
  expect(sheet.read("zone-1")).toContain(sheet.say("board-lacks", { count: 9 }));
});

test("on a phone the stars stand where they can climb", async () => {
  const view = turn();
  Object.assign(view.stakes[0]!, { stars: 4, objective: 12 });
  view.leads = [];
  const sheet = await draw(game, view, { narrow: true });
  expect(sheet.root.querySelectorAll('[data-star^="0-"]')).toHaveLength(4);
});

test("a gift that would not do says what would be needed then, and not what is needed now", async () => {
  const { view, questions } = moment<View>(game, "giving");
  const [question] = questions;
  const choices = [{ value: 1, phrase: ["=give", {}] as never, at: ["zone-1"] }];
  Object.assign(view.stakes[1]!, { stars: 3, objective: 12 });
  view.leads = [{ answer: 1, zone: 1, stars: 7, objective: 12, result: "short", by: 0, then: null }];
  const sheet = await draw(game, view, { questions: [{ ...question!, choices }] });
  expect(sheet.read("zone-1")).toContain("7 / 12");
  expect(sheet.read("zone-1")).toContain(sheet.say("board-needs", { count: 5 }));
});
