// The board of Götterdämmerung: every number and mark of the view stands where it belongs, and no secret lies open.
import { expect, test } from "vitest";
import { flushSync } from "svelte";
import { below, groundOf } from "../src/boards/gotterdammerung/places";
import { GODS } from "../src/boards/gotterdammerung/table";
import type { View } from "../src/boards/gotterdammerung/view";
import { draw, moment, NAMES, type Sheet } from "./drawn";

const game = "gotterdammerung";
const council = (): View => moment<View>(game, "council").view;
const SEATS = [0, 1, 2, 3, 4, 5, 6];
const hold = (sheet: Sheet): void => {
  sheet.root
    .querySelector("[data-secret]")!
    .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  flushSync();
};

test("the round, its phase, and how many are where", async () => {
  const view = council();
  Object.assign(view, { round: 5, phase: "council", conspirators_in_play: 3 });
  view.worlds = SEATS.map((seat) => (seat < 2 ? "underworld" : "asgard"));
  const sheet = await draw(game, view);
  expect(sheet.read("phases")).toContain(sheet.say("do-when", { round: 5 }));
  expect(sheet.at("phases").querySelectorAll(".now")).toHaveLength(1);
  expect(sheet.at("phases").querySelector(".now")?.textContent).toBe(sheet.say("board-phase-council"));
  expect(sheet.read("tally")).toMatch(/▲ 5 .*▼ 2 /);
  expect(sheet.read("tally")).toContain(sheet.say("board-foes", { count: 3, of: 7 }));
});

test("each seat: its god, its world, its votes, the cards that lie there and who laid them", async () => {
  const view = council();
  view.gods = ["valkyrie", "thor", "odin", "valkyrie", "valkyrie", "hel", "valkyrie"];
  view.worlds = SEATS.map((seat) => (seat === 3 ? "underworld" : "asgard"));
  view.votes = [1, 0, 2, 1, 3, 1, 1];
  view.lies = GODS.map((god) => (god === "thor" ? 4 : god === "odin" ? 2 : null));
  view.placed_by = GODS.map((god) => (god === "thor" ? 1 : god === "odin" ? 5 : null));
  view.oracle = 6;
  const sheet = await draw(game, view);
  for (const seat of SEATS) {
    const label = sheet.at(`seat-${seat}`).getAttribute("aria-label") ?? "";
    const place = {
      number: seat + 1,
      seat,
      god: `god-${view.gods[seat]}`,
      world: view.worlds[seat]!,
      votes: view.votes[seat]!,
    };
    expect(label).toContain(sheet.say("place", place));
    expect(label.includes(sheet.say("oracle"))).toBe(seat === 6);
    expect(sheet.at(`seat-${seat}`).textContent).toContain(NAMES[seat]);
    expect(sheet.at(`seat-${seat}`).querySelector(".below") !== null).toBe(seat === 3);
  }
  expect(sheet.read("seat-4")).toContain(sheet.say("card-by", { card: "card-thor", seat: 1 }));
  expect(sheet.read("seat-2")).toContain(sheet.say("card-by", { card: "card-odin", seat: 5 }));
  const drawn = SEATS.map(
    (seat) => sheet.at(`seat-${seat}`).closest(".piece")?.querySelector(".votes text")?.textContent,
  );
  expect(drawn, "one vote is not drawn").toEqual([undefined, "0", "2", undefined, "3", undefined, undefined]);
  expect(sheet.read("oracle")).toContain(sheet.say("board-oracle", { seat: 6 }));
  expect(sheet.at("seat-4").querySelector(".wound")).not.toBeNull(); // Thor's card wounds
  expect(sheet.at("seat-2").querySelector(".wound")).toBeNull();
});

test("for whom the table waits, and who is accused", async () => {
  const { view } = moment<View>(game, "trial");
  view.asked = [{ who: 2, slot: "support", rule: "GD 9.4", may: false, odds: null }];
  view.trial = { ...view.trial!, accuser: 3, accused: 5, verdict: null, supporter: null, out: null };
  const sheet = await draw(game, view);
  expect(SEATS.filter((seat) => sheet.at(`seat-${seat}`).querySelector(".turn"))).toEqual([2]);
  expect(SEATS.filter((seat) => sheet.at(`seat-${seat}`).querySelector(".accused"))).toEqual([5]);
  expect(sheet.text).toContain(sheet.say("accused", { seat: 3, "seat-whom": 5 }));
});

test("thumbs: out but covered while all vote, then up and down", async () => {
  const { view } = moment<View>(game, "trial");
  view.trial = { ...view.trial!, accused: 5, supporter: 1, out: [0, 4, 6], verdict: null };
  let sheet = await draw(game, view);
  const thumbs = (): (string | undefined)[] =>
    SEATS.map(
      (seat) =>
        /out|up|down/.exec(
          sheet
            .at(`seat-${seat}`)
            .closest(".piece")
            ?.querySelector(".thumb")
            ?.getAttribute("class")
            ?.replace("thumb", "") ?? "",
        )?.[0],
    );
  expect(thumbs()).toEqual(["out", undefined, undefined, undefined, "out", undefined, "out"]);
  expect(sheet.text).toContain(sheet.say("board-thumbs", { count: 3, of: 7 }));
  view.trial = { ...view.trial, out: null, verdict: "goes", down: [1, 2, 3, 6], votes_down: 5, votes_up: 2 };
  sheet = await draw(game, view);
  expect(thumbs()).toEqual(["up", "down", "down", "down", "up", "up", "down"]);
  expect(sheet.text).toContain(sheet.say("counted-goes", { down: 5, up: 2, seat: 5 }));
});

test("claims in the order in which they were made, each with its round and its sentence", async () => {
  const view = council();
  const claim = { whom: 4, what: 0, when: 1, about: null };
  const saw = (speaker: number, whom: number, round: number): unknown[] => [
    "said-3",
    { seat: speaker, "seat-whom": whom, faction: "faction-protector", round },
  ];
  view.round = 2;
  view.claims = [
    { ...claim, round: 1, speaker: 6, sentence: "saw", phrase: saw(6, 4, 1) as never },
    { ...claim, round: 2, speaker: 2, sentence: "saw", whom: 1, phrase: saw(2, 1, 2) as never },
  ];
  const sheet = await draw(game, view);
  const order = [...sheet.root.querySelectorAll("[data-place^=claim-]")].map((one) => one.getAttribute("data-place"));
  expect(order).toEqual(["claim-0", "claim-1"]);
  expect(sheet.read("claim-0")).toContain(
    sheet.say("said-3", { seat: 6, "seat-whom": 4, faction: "faction-protector", round: 1 }),
  );
  expect(sheet.at("claim-1").querySelector("small")?.textContent).toMatch(/\b2\b/);
  expect(sheet.root.querySelectorAll("path.said.saw")).toHaveLength(1); // of this round only, across the circle
});

test("the rounds so far: who was Oracle, who fell and why, deeds and trials with their votes", async () => {
  const { view } = moment<View>(game, "over");
  const sheet = await draw(game, view);
  const text = sheet.read("rounds");
  for (const { seat, how } of view.banished) expect(text).toContain(sheet.say(`banished-by-${how}`, { seat }));
  for (const { seat } of view.oracles) expect(text).toContain(sheet.say("board-oracle", { seat }));
  const trials = view.trials.filter(({ verdict }) => verdict !== "dropped");
  for (const { accuser, accused, supporter, votes_down: down, votes_up: up, verdict } of trials)
    expect(text).toContain(
      sheet.say(`trial-${verdict}`, {
        seat: accuser,
        "seat-whom": accused,
        "seat-supporter": supporter ?? 0,
        down,
        up,
      }),
    );
  const rows = [...sheet.at("rounds").querySelectorAll("tbody tr")];
  expect(
    rows.map((row) =>
      [...row.querySelectorAll("td")].flatMap((cell, seat) => (cell.classList.contains("against") ? [seat] : [])),
    ),
  ).toEqual(trials.map(({ down }) => down));
});

test("a faction is seen only while it is held open, or when all is over", async () => {
  const view = council();
  Object.assign(view, { faction: "conspirator", conspirators: [0, 4] });
  const sheet = await draw(game, view);
  const you = sheet.say("you-are", { faction: "faction-conspirator" });
  expect(sheet.text).not.toContain(you);
  expect(sheet.root.querySelector(".faction")).toBeNull();
  hold(sheet);
  expect(sheet.text).toContain(you);
  expect(sheet.text).toContain(`${NAMES[0]}, ${NAMES[4]}`);
  const foes = SEATS.filter((seat) => sheet.at(`seat-${seat}`).closest(".piece")?.querySelector(".faction.foe"));
  expect(foes).toEqual([0, 4]);
  window.dispatchEvent(new Event("blur"));
  flushSync();
  expect(sheet.text).not.toContain(you);
});

test("what I looked at, and nothing of another's look", async () => {
  const view = council();
  Object.assign(view, { faction: "protector", conspirators: null });
  view.oracles = [
    { round: 1, seat: 0, could: [2], mine: true, whom: 2, faction: "conspirator" },
    { round: 2, seat: 5, could: [3], mine: false, whom: null, faction: null },
  ];
  const sheet = await draw(game, view);
  hold(sheet);
  expect(sheet.text).toContain(sheet.say("you-looked", { round: 1, "seat-whom": 2, faction: "faction-conspirator" }));
  expect(SEATS.filter((seat) => sheet.at(`seat-${seat}`).closest(".piece")?.querySelector(".faction"))).toEqual([0, 2]);
});

test("at night a phone shows closed eyes, whoever is asked", async () => {
  const view = council();
  view.phase = "conspiracy";
  for (const seat of [0, 3]) {
    const sheet = await draw(game, view, { seat, narrow: true });
    expect(sheet.root.querySelector(".lids")).not.toBeNull();
    expect(sheet.root.querySelector(".floor")).toBeNull();
  }
  expect((await draw(game, view, { narrow: false })).root.querySelector(".lids")).toBeNull();
});

test("who won, and who was what", async () => {
  const { view } = moment<View>(game, "over");
  view.conspirators = [1, 3];
  view.winner = "conspirator";
  const sheet = await draw(game, view);
  expect(sheet.text).toContain(sheet.say("board-won-conspirator"));
  expect(SEATS.filter((seat) => sheet.at(`seat-${seat}`).closest(".piece")?.querySelector(".faction.foe"))).toEqual([
    1, 3,
  ]);
});

test("how many sets of Conspirators still fit is counted", async () => {
  const view = council();
  Object.assign(view, { conspirators_in_play: 2, oracles: [], banished: [], faction: "protector", conspirators: null });
  const sheet = await draw(game, view);
  const belief = sheet.root.querySelector("[data-belief]")!;
  // 6 over 2 of 7 over 2: I am none
  expect(belief.querySelector("[role=status]")?.textContent).toBe(sheet.say("board-sets", { count: 15, of: 21 }));
  const shares = [...belief.querySelectorAll("li b")].map((one) => one.textContent);
  expect(shares).toEqual(["0%", ...Array.from({ length: 6 }, () => "33%")]);
});

const ROOMS = [
  [1005, 800, false],
  [700, 690, false],
  [1000, 757, false],
  [390, 483, true],
] as const;

test("one's own place is below, the others go on clockwise, and all stones stand in sight", () => {
  for (const [wide, high, narrow] of ROOMS)
    for (let seats = 7; seats <= 15; seats += 1) {
      const { spots, X, earth, middle } = groundOf(wide, high, seats, 2, narrow);
      const [mine, next, last] = [spots[2]!, spots[3]!, spots[1]!];
      expect(mine.x).toBeCloseTo(X);
      expect(spots.every(({ y }) => y <= mine.y && y < earth)).toBe(true);
      expect(next.x).toBeLessThan(X);
      expect(last.x).toBeCloseTo(2 * X - next.x);
      for (const { x, y, s } of spots) {
        expect(x - 74 * s).toBeGreaterThanOrEqual(0);
        expect(x + 74 * s).toBeLessThanOrEqual(wide);
        expect(y - 175 * s).toBeGreaterThanOrEqual(0);
      }
      // No stone hides the plate of one behind it, and there is room around the fire.
      const order = [...spots].sort((a, b) => a.y - b.y);
      for (const [n, a] of order.entries())
        for (const b of order.slice(n + 1))
          expect(Math.abs(a.x - b.x) > 64 * (a.s + b.s) || b.y - 158 * b.s > a.y).toBe(true);
      expect(middle.height).toBeGreaterThan(narrow ? 60 : 120);
    }
});

test("whoever is below stands there in sight, however many they are", () => {
  for (let count = 1; count <= 14; count += 1)
    for (const { x, y, s } of below(count, 250, 815, 690, 800)) {
      expect(x - 62 * s).toBeGreaterThanOrEqual(250);
      expect(x + 62 * s).toBeLessThanOrEqual(815);
      expect(y - 150 * s).toBeGreaterThan(660);
      expect(y).toBeLessThanOrEqual(800);
      expect(s).toBeGreaterThan(0.2);
    }
});

test("the banished leave an empty stone, and what became of each is told in short", async () => {
  const view = council();
  Object.assign(view, { round: 2, trial: null });
  view.worlds = SEATS.map((seat) => (seat === 3 || seat === 5 ? "underworld" : "asgard"));
  view.banished = [
    { round: 1, seat: 3, how: "conspiracy" },
    { round: 1, seat: 5, how: "council" },
  ];
  const judged = { round: 1, accuser: 1, supporter: 2, down: [1, 2], counted: [], needed: 4, out: null };
  view.trials = [{ ...judged, accused: 5, verdict: "goes", votes_down: 5, votes_up: 2 }];
  const sheet = await draw(game, view);
  const rows = [...sheet.root.querySelectorAll(".short li")].map((row) => row.textContent.replace(/\s+/g, " "));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain(sheet.say("board-banished", { seat: 3 }));
  expect(rows[0]).toContain(sheet.say("board-by-conspiracy"));
  expect(rows[1]).toContain(sheet.say("board-banished", { seat: 5 }));
  expect(rows[1]).toContain("5 : 2");
  expect([...sheet.root.querySelectorAll(".gone")].map((one) => one.textContent)).toEqual(
    expect.arrayContaining([NAMES[3], NAMES[5]]),
  );
});

test("no two Valkyries at a table look alike", async () => {
  const view = council();
  view.gods = SEATS.map(() => "valkyrie");
  const sheet = await draw(game, view);
  const looks = SEATS.map((seat) =>
    sheet
      .at(`seat-${seat}`)
      .querySelector(".god")
      ?.innerHTML.replace(/id="[^"]*"/, ""),
  );
  expect(new Set(looks).size).toBe(SEATS.length);
});

test("who accuses, who supports and who is accused say so", async () => {
  const { view } = moment<View>(game, "trial");
  view.trial = { ...view.trial!, accuser: 3, accused: 5, supporter: 1, verdict: null, out: [] };
  const sheet = await draw(game, view, { seat: 0 });
  const tags = SEATS.map((seat) => sheet.at(`seat-${seat}`).querySelector(".tag text")?.textContent);
  const said = { 0: "board-you", 1: "board-supports", 3: "board-accuses", 5: "board-accused" } as Record<
    number,
    string
  >;
  expect(tags).toEqual(SEATS.map((seat) => (said[seat] ? sheet.say(said[seat]) : undefined)));
});
