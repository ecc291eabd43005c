import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changed, type View } from "../src/stage/beats";
import { PLAIN, timesOf, type Pace } from "../src/stage/cues";
import { Stage, type Manner } from "../src/stage/stage.svelte";
import { sinceMyTurn, turnsOf } from "../src/stage/turns";
import type { Line, News, Question } from "../src/wire";

const { moves, reads } = timesOf(PLAIN, "normal", false);
const BEAT = moves + reads;
const MOVE: Question = { slot: "move", rule: "OT 3.2", may: false, choices: [], closed: [] };

let manner: Manner;
beforeEach(() => {
  vi.useFakeTimers();
  manner = { pace: "normal", calm: true, loud: false, cues: {} };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stage = (): Stage => new Stage(() => manner);

let seq = 0;
/** A line that moves a piece, and by whom everybody is waited for afterwards. */
function moved(to: number, waiting = 1): Line {
  seq += 1;
  const what = { event: "moved", parts: { to }, at: [`square-${to}`] };
  return { seq, rule: "OT 3.2", phrase: ["moved", { to }], what, sees: { piece: to, waiting: [waiting] } };
}

function news(log: Line[], more: Partial<News> & { view?: View; questions?: Question[] } = {}): News {
  const sees = Object.assign({}, ...log.map((line) => line.sees ?? {})) as View;
  const view = { piece: 0, waiting: [1], ...sees, ...more.view };
  const sights = [{ seat: 0, view, questions: more.questions ?? [], log, talks: true }];
  return { kind: "news", seq, sights, card: null, left: null, accepted: [], back_to: more.back_to ?? null };
}

test("beat after beat is shown, then the table with its questions", () => {
  const film = stage();
  film.take(news([]));
  film.take(news([moved(1), moved(2, 0)], { questions: [MOVE], view: { turn: 7 } }));
  expect(film.sight.view).toEqual({ piece: 1, waiting: [1] });
  expect(film.lit).toEqual(["square-1"]);
  expect(film.sight.questions).toEqual([]);
  vi.advanceTimersByTime(BEAT - 1);
  expect(film.sight.view["piece"]).toBe(1);
  vi.advanceTimersByTime(1);
  expect(film.sight.view["piece"]).toBe(2);
  vi.advanceTimersByTime(BEAT);
  expect(film.isNow).toBe(true);
  expect(film.lit).toEqual([]);
  expect(film.sight.view).toEqual({ piece: 2, waiting: [0], turn: 7 });
  expect(film.sight.questions).toEqual([MOVE]);
});

test("who joins late sees the table as it is, and reads what happened", () => {
  const film = stage();
  film.take(news([{ ...moved(3), sees: null }, moved(4)]));
  expect(film.isNow).toBe(true);
  expect(film.sight.view["piece"]).toBe(4);
  expect(film.log).toHaveLength(2);
});

test("lines whose tables are not kept end the film at once", () => {
  const film = stage();
  film.take(news([]));
  film.take(news([moved(1), moved(2)]));
  film.take(news([{ ...moved(3), sees: null }, moved(4)]));
  expect(film.isNow).toBe(true);
  expect(film.sight.view["piece"]).toBe(4);
});

test("after the last line the table is as the view shows it", () => {
  const film = stage();
  film.take(news([]));
  film.take(news([moved(1), { ...moved(2), sees: null }], { view: { piece: 2 }, questions: [MOVE] }));
  expect(film.sight.view["piece"]).toBe(1);
  vi.advanceTimersByTime(BEAT);
  expect(film.sight.view["piece"]).toBe(2);
  expect(film.isNow).toBe(false);
  vi.advanceTimersByTime(BEAT);
  expect(film.isNow).toBe(true);
  expect(film.sight.questions).toEqual([MOVE]);
});

test("news that comes meanwhile is shown after what is being shown", () => {
  const film = stage();
  film.take(news([]));
  film.take(news([moved(1)]));
  film.take(news([moved(2)]));
  expect(film.sight.view["piece"]).toBe(1);
  expect(film.waiting).toBe(2);
  vi.advanceTimersByTime(BEAT);
  expect(film.sight.view["piece"]).toBe(2);
  vi.advanceTimersByTime(BEAT);
  expect(film.isNow).toBe(true);
});

test("news of nothing but other questions does not cut the film", () => {
  const film = stage();
  film.take(news([]));
  film.take(news([moved(1), moved(2)]));
  film.take(news([], { view: { piece: 2 }, questions: [MOVE] }));
  expect(film.sight.view["piece"]).toBe(1);
  vi.advanceTimersByTime(2 * BEAT);
  expect(film.sight.questions).toEqual([MOVE]);
});

test("held, the film stands still for as long as one likes", () => {
  const film = stage();
  film.take(news([]));
  film.take(news([moved(1), moved(2)]));
  vi.advanceTimersByTime(BEAT / 2);
  film.hold();
  vi.advanceTimersByTime(10 * BEAT);
  expect(film.sight.view["piece"]).toBe(1);
  film.go();
  vi.advanceTimersByTime(BEAT / 2 - 1);
  expect(film.sight.view["piece"]).toBe(1);
  vi.advanceTimersByTime(1);
  expect(film.sight.view["piece"]).toBe(2);
});

test("while a coach speaks nothing begins; it goes on when that was read", () => {
  const film = stage();
  film.take(news([]));
  film.hold("coach");
  film.take(news([moved(1)]));
  vi.advanceTimersByTime(10 * BEAT);
  expect(film.sight.view["piece"]).toBe(0);
  expect(film.lit).toEqual([]);
  expect(film.log).toHaveLength(0);
  film.go("coach");
  expect(film.sight.view["piece"]).toBe(1);
  expect(film.log).toHaveLength(1);
});

test("skipped at any moment the table is right", () => {
  for (const after of [0, 1, moves / 2, moves, BEAT - 1, BEAT + 1]) {
    const film = stage();
    film.take(news([]));
    film.take(news([moved(1), moved(2)], { questions: [MOVE] }));
    vi.advanceTimersByTime(after);
    film.skip();
    expect(film.sight.view).toEqual({ piece: 2, waiting: [1] });
    expect(film.sight.questions).toEqual([MOVE]);
    vi.advanceTimersByTime(10 * BEAT);
    expect(film.isNow).toBe(true);
  }
});

test("one steps back and on by beat, and it rests there", () => {
  const film = stage();
  film.take(news([]));
  film.take(news([moved(1), moved(2), moved(3)], { questions: [MOVE] }));
  film.skip();
  film.step(-1);
  film.step(-1);
  vi.advanceTimersByTime(10 * BEAT);
  expect(film.sight.view["piece"]).toBe(2);
  expect(film.sight.questions).toEqual([]);
  film.step(1);
  expect(film.sight.view["piece"]).toBe(3);
  film.step(1);
  expect(film.isNow).toBe(true);
  expect(film.sight.questions).toEqual([MOVE]);
});

test("before the first beat and behind the last there is nothing to step to", () => {
  const film = stage();
  film.take(news([]));
  film.take(news([moved(1), moved(2)], { questions: [MOVE] }));
  film.skip();
  film.step(1);
  expect([film.isNow, film.cursor]).toEqual([true, 2]);
  film.step(-1);
  film.step(-1);
  expect(film.cursor).toBe(0);
  film.step(-1);
  expect([film.cursor, film.sight.view["piece"]]).toEqual([0, 1]);
});

test("news that comes while one looks back waits until one has seen enough", () => {
  const film = stage();
  film.take(news([]));
  film.take(news([moved(1), moved(2)]));
  film.skip();
  film.show(0);
  film.take(news([moved(3)], { questions: [MOVE] }));
  vi.advanceTimersByTime(10 * BEAT);
  expect(film.sight.view["piece"]).toBe(1);
  film.go();
  vi.advanceTimersByTime(10 * BEAT);
  expect(film.isNow).toBe(true);
  expect(film.sight.view["piece"]).toBe(3);
});

test("what was taken back is in no film and no log", () => {
  const film = stage();
  film.take(news([]));
  const first = moved(1);
  film.take(news([first, moved(2)]));
  film.skip();
  film.take(news([], { back_to: first.seq, view: { piece: 1 } }));
  expect(film.beats).toHaveLength(1);
  expect(film.log).toHaveLength(1);
  expect(film.sight.view["piece"]).toBe(1);
});

test("the log does not run ahead of the film, and keeps what was seen when one looks back", () => {
  const film = stage();
  film.take(news([]));
  film.take(news([moved(1), moved(2)]));
  expect(film.log).toHaveLength(1);
  vi.advanceTimersByTime(BEAT);
  expect(film.log).toHaveLength(2);
  film.step(-1);
  expect(film.log).toHaveLength(2);
});

test.each<[string, () => void]>([
  ["at once", () => (manner.pace = "once")],
  ["reduced motion", () => (manner.calm = false)],
  ["a hidden page", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
])("%s: how it ends, and the beats to go back to", (_, wish) => {
  wish();
  const film = stage();
  film.take(news([]));
  film.take(news([moved(1), moved(2)]));
  expect(film.isNow).toBe(true);
  expect(film.beats).toHaveLength(2);
  film.show(0);
  expect(film.sight.view["piece"]).toBe(1);
});

test("a quicker pace takes less time", () => {
  const lasts = (pace: Pace): number => timesOf(PLAIN, pace, false).moves + timesOf(PLAIN, pace, false).reads;
  expect(lasts("slow")).toBeGreaterThan(lasts("normal"));
  expect(lasts("normal")).toBeGreaterThan(lasts("quick"));
  expect(lasts("once")).toBe(0);
});

test("the more beats wait, the less time each takes, but for whoever wants it slow", () => {
  const lasts = (waiting: number, pace: Pace = "normal"): number => {
    const { moves, reads } = timesOf(PLAIN, pace, false, waiting);
    return moves + reads;
  };
  expect(lasts(30)).toBeLessThan(lasts(15));
  expect(lasts(3)).toBe(lasts(1));
  expect(lasts(1000)).toBeGreaterThan(300);
  expect(lasts(30, "slow")).toBe(lasts(1, "slow"));
});

test("a cue decides how long its beat takes and what it lights up", () => {
  manner.cues = { moved: { moves: 100, reads: 100, at: (parts: { to: number }) => [`piece-${parts.to}`] } };
  const film = stage();
  film.take(news([]));
  film.take(news([moved(1), moved(2)]));
  expect(film.lit).toEqual(["piece-1"]);
  vi.advanceTimersByTime(200);
  expect(film.lit).toEqual(["piece-2"]);
});

test("turns are told apart by who answered, and mine ends what is told again", () => {
  const film = stage();
  film.take(news([], { view: { waiting: [0] } }));
  film.take(news([moved(1, 1)]));
  film.take(news([moved(2, 1), moved(3, 2)]));
  film.take(news([moved(4, 0)]));
  film.take(news([moved(5, 0)]));
  expect(turnsOf(film.beats).map(({ actor, beats }) => [actor, beats.length])).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
    [0, 1],
  ]);
  expect(sinceMyTurn(film.beats, 0).map(({ actor }) => actor)).toEqual([1, 2, 0]);
});

test("a view that says whose turn it is, is believed", () => {
  const film = stage();
  film.take(news([], { view: { waiting: [0] } }));
  const next = { ...moved(2), sees: { piece: 2, turn: { seat: 1 } } };
  film.take(news([moved(1), next]));
  expect(film.beats.map(({ actor }) => actor)).toEqual([0, 1]);
});

test("who ends a turn did it, though the turn is another's right after", () => {
  const film = stage();
  film.take(news([], { view: { turn: { seat: 1 } } }));
  const last = moved(1);
  last.what = { event: "resurrected", parts: { seat: 1 }, at: [] };
  film.take(news([{ ...last, sees: { turn: { seat: 0 } } }]));
  expect(film.beats.map(({ actor }) => actor)).toEqual([1]);
});

test("who looks from another seat sees that seat's table", () => {
  const film = stage();
  const both = (log: Line[], hidden: number): News => {
    const told = news(log);
    const other = { seat: 1, view: { ...told.sights[0]?.view, hand: hidden }, questions: [], log, talks: true };
    return { ...told, sights: [...told.sights, other] };
  };
  film.take(both([], 1));
  film.take(both([moved(1)], 2));
  film.face(1);
  expect(film.isNow).toBe(true);
  expect(film.sight.view["hand"]).toBe(2);
  film.step(-1);
  expect(film.sight.seat).toBe(1);
});

test("a path leads to what a beat changed deep in the view, and leaves the rest alone", () => {
  const view: View = { gods: [{ life: 3 }, { life: 4 }], grid: [1, 2], deck: 9 };
  const after = changed(view, { "gods/1/life": 2, "grid/2": 3, deck: null });
  expect(after).toEqual({ gods: [{ life: 3 }, { life: 2 }], grid: [1, 2, 3], deck: null });
  expect((after["gods"] as unknown[])[0]).toBe((view["gods"] as unknown[])[0]);
  expect(view).toEqual({ gods: [{ life: 3 }, { life: 4 }], grid: [1, 2], deck: 9 });
});

test("what follows once all who were asked at once have answered is nobody's turn", () => {
  const film = stage();
  film.take(news([], { view: { waiting: [0, 1] } }));
  film.take(news([], { view: { waiting: [1] } }));
  film.take(news([moved(1, 0)]));
  film.take(news([moved(2, 1)]));
  expect(turnsOf(film.beats).map(({ actor }) => actor)).toEqual([undefined, 0]);
});
