// The live table against a scripted socket: what is said when a connection opens, breaks, dies silently or comes back.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "../src/live.svelte";
import type { Advised, FromBrowser, Line, News, TableCard, ToBrowser } from "../src/wire";

const FIRST_TRY = 400 * 1.25; // at the latest
const LONGEST_TRY = 15_000 * 1.25;
const PATIENCE = 4000;
const OPENING = 10_000;

/** A socket that does what the test says. */
class Script {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: Script[] = [];
  readyState: number = Script.CONNECTING;
  sent: FromBrowser[] = [];
  isAlive = true; // answers the beats of the heart
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;

  constructor(readonly url: string) {
    Script.made.push(this);
  }
  send(text: string): void {
    if (this.readyState !== Script.OPEN) throw new Error("this socket is not open");
    const message = JSON.parse(text) as FromBrowser;
    if (message.kind !== "pulse") this.sent.push(message);
    else if (this.isAlive) this.tell({ kind: "beat" });
  }
  close(): void {
    this.drop(1000);
  }

  // What the other side does.
  open(): void {
    this.readyState = Script.OPEN;
    this.onopen?.();
  }
  tell(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    if (this.readyState === Script.CLOSED) return;
    this.readyState = Script.CLOSED;
    this.onclose?.({ code });
  }
}

let shown: News[];
let live: Live;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", Script);
  Script.made = [];
  shown = [];
  live = new Live("hall-7", ["token-a"], (news) => shown.push(news));
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const socket = (): Script => Script.made.at(-1)!;
const fill = (id: string, value = 3): FromBrowser & { kind: "fill" } => ({
  kind: "fill",
  id,
  seat: 0,
  value,
  seq: live.seq,
});
const line = (seq: number): Line => ({
  seq,
  rule: "OT 3.2",
  phrase: ["moved", {}],
  what: { event: "moved", parts: {}, at: [] },
  sees: {},
});
const news = (seq: number, more: Partial<News> = {}, log: Line[] = []): News => {
  const sights = [{ seat: 0, view: {}, questions: [], log, talks: true }];
  return { kind: "news", seq, sights, card: null, left: null, accepted: [], back_to: null, ...more };
};
/** An open table at an entry of its journal. */
function at(seq: number): Script {
  socket().open();
  socket().tell(news(seq));
  return socket();
}

test("who comes says hello with the tokens and from where on", () => {
  socket().open();
  expect(socket().url).toMatch(/^ws:\/\/.*\/api\/tables\/hall-7\/live$/);
  expect(socket().sent).toEqual([{ kind: "hello", tokens: ["token-a"], since: 0, said: 0 }]);
  expect(live.state).toBe("connecting");
  socket().tell(news(12));
  expect(live.state).toBe("open");
  expect(shown.map(({ seq }) => seq)).toEqual([12]);
});

test("an answer sent while the connection is cut is said again, once, when it is back", () => {
  at(5);
  live.send(fill("a"));
  socket().drop();
  live.send(fill("b", 4)); // while there is no connection at all
  expect(live.state).toBe("lost");
  expect(live.sending).toBe(2);
  vi.advanceTimersByTime(FIRST_TRY);
  expect(Script.made).toHaveLength(2);
  socket().open();
  expect(socket().sent).toEqual([{ kind: "hello", tokens: ["token-a"], since: 5, said: 0 }, fill("a"), fill("b", 4)]);
  socket().tell(news(7, { accepted: ["a", "b"] }));
  expect(live.sending).toBe(0);
  socket().drop();
  vi.advanceTimersByTime(FIRST_TRY);
  socket().open();
  expect(socket().sent).toEqual([{ kind: "hello", tokens: ["token-a"], since: 7, said: 0 }]);
});

test("what is neither accepted nor refused is said on every new connection", () => {
  at(1);
  live.send(fill("a"));
  for (const wait of [1, 2, 4]) {
    socket().drop();
    vi.advanceTimersByTime(wait * FIRST_TRY);
    socket().open();
    expect(socket().sent.map(({ kind }) => kind)).toEqual(["hello", "fill"]);
  }
  socket().tell({ kind: "refused", id: "a", reason: "too late", rule: "", phrase: null });
  expect(live.refused?.reason).toBe("too late");
  socket().tell({ kind: "refused", id: "", reason: "a beat too many", rule: "", phrase: null });
  expect(live.refused?.reason).toBe("too late");
  expect(live.sending).toBe(0);
});

test("a connection that died silently is given up when an answer stays unacknowledged", () => {
  at(1);
  live.send(fill("a"));
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(live.state).toBe("open");
  vi.advanceTimersByTime(1);
  expect(live.state).toBe("lost");
  vi.advanceTimersByTime(FIRST_TRY);
  expect(Script.made).toHaveLength(2);
  socket().open();
  expect(socket().sent.at(-1)).toEqual(fill("a"));
});

test("an acknowledged answer leaves no doubt in the connection", () => {
  at(1);
  live.send(fill("a"));
  vi.advanceTimersByTime(PATIENCE - 1);
  socket().tell(news(2, { accepted: ["a"] }));
  vi.advanceTimersByTime(10 * PATIENCE);
  expect(Script.made).toHaveLength(1);
  expect(live.state).toBe("open");
});

test("a connection that does not come up is given up, and tried again less and less often", () => {
  vi.advanceTimersByTime(OPENING);
  expect(live.state).toBe("lost");
  expect(socket().readyState).toBe(Script.CLOSED);
  const waits: number[] = [];
  for (let n = 2; n < 10; n += 1) {
    const before = Date.now();
    while (Script.made.length < n) vi.advanceTimersByTime(50);
    waits.push(Date.now() - before);
    socket().drop();
  }
  expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
  expect(Math.max(...waits)).toBe(15_000);
});

test("who only looks on keeps the connection", () => {
  at(1);
  vi.advanceTimersByTime(20 * OPENING);
  expect(Script.made).toHaveLength(1);
  expect(live.state).toBe("open");
});

test("after a new connection has come up an answer said again is waited for no longer than any", () => {
  at(1);
  live.send(fill("a"));
  socket().drop();
  vi.advanceTimersByTime(FIRST_TRY);
  at(1);
  vi.advanceTimersByTime(PATIENCE);
  expect(live.state).toBe("lost");
});

test("a connection on which nothing is heard any more is doubted soon, and then given up", () => {
  at(1);
  vi.advanceTimersByTime(30_000);
  expect([live.lost, live.silent]).toEqual([false, false]);
  socket().isAlive = false;
  vi.advanceTimersByTime(1000);
  expect(live.lost).toBe(false);
  vi.advanceTimersByTime(1000);
  expect([live.lost, live.state]).toEqual([true, "open"]);
  socket().isAlive = true; // it was only slow
  vi.advanceTimersByTime(1000);
  expect(live.lost).toBe(false);
  socket().isAlive = false;
  vi.advanceTimersByTime(PATIENCE + 1000);
  expect(live.state).toBe("lost");
  vi.advanceTimersByTime(FIRST_TRY);
  expect(Script.made.length).toBeGreaterThan(1);
});

test("signs of others are kept, the last twenty", () => {
  at(1);
  for (let n = 0; n < 25; n += 1) socket().tell({ kind: "called", seat: n, sign: "cheers" });
  expect(live.called.map(({ seat }) => seat)).toEqual(Array.from({ length: 20 }, (_, n) => n + 5));
});

test("tries are spread, so that not all come at once", () => {
  at(1);
  vi.mocked(Math.random).mockReturnValue(1);
  socket().drop();
  vi.advanceTimersByTime(FIRST_TRY - 1);
  expect(Script.made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Script.made).toHaveLength(2);
  at(1); // heard: the next wait is the first again
  vi.mocked(Math.random).mockReturnValue(0);
  socket().drop();
  vi.advanceTimersByTime(300);
  expect(Script.made).toHaveLength(3);
});

test("a late word of a connection that was left changes nothing", () => {
  const old = at(1);
  live.miss();
  expect(live.state).toBe("lost");
  vi.advanceTimersByTime(FIRST_TRY);
  at(2);
  old.onclose?.({ code: 1006 });
  old.onclose?.({ code: 4401 });
  expect(live.state).toBe("open");
  vi.advanceTimersByTime(LONGEST_TRY);
  expect(Script.made).toHaveLength(2);
});

test("when the network comes back it is tried at once, and a doubtful connection is left", () => {
  at(1);
  live.wake();
  expect(Script.made).toHaveLength(1); // nothing waits: it is as good as any
  socket().drop();
  live.wake();
  expect(Script.made).toHaveLength(2);
  live.wake(); // it is on its way
  expect(Script.made).toHaveLength(2);
  at(1);
  live.send(fill("a"));
  live.wake();
  expect(live.state).toBe("lost");
  vi.advanceTimersByTime(FIRST_TRY);
  expect(Script.made).toHaveLength(3);
});

test.each([4400, 4401, 4403, 4404])("what the server closes for good with %i is not tried again", (code) => {
  socket().open();
  socket().drop(code);
  expect(live.state).toBe("closed");
  expect(live.missing).toBe(code === 4404);
  vi.advanceTimersByTime(LONGEST_TRY);
  live.wake();
  expect(Script.made).toHaveLength(1);
});

test("a page that is left tries no more", () => {
  at(1);
  live.close();
  expect(socket().readyState).toBe(Script.CLOSED);
  expect(live.state).toBe("closed");
  vi.advanceTimersByTime(LONGEST_TRY);
  expect(Script.made).toHaveLength(1);
});

test("an answer can be taken back until somebody else acts", () => {
  at(1);
  expect(live.canUndo).toBe(false);
  live.send(fill("a"));
  expect(live.canUndo).toBe(false); // nobody has taken it yet
  socket().tell(news(2, { accepted: ["a"] }, [line(2)]));
  expect(live.canUndo).toBe(true);
  socket().tell(news(2, { sights: [], card: null })); // a clock or a card
  expect(live.canUndo).toBe(true);
  socket().tell(news(3, {}, [line(3)]));
  expect(live.canUndo).toBe(false);
});

test("what was taken back is shown, and can not be taken back again", () => {
  at(1);
  live.send(fill("a"));
  socket().tell(news(2, { accepted: ["a"] }, [line(2)]));
  live.send({ kind: "undo", id: "u", seat: 0 } as Extract<FromBrowser, { kind: "undo" }>);
  expect(live.sending).toBe(0); // only answers are counted
  socket().tell(news(3, { accepted: ["u"], back_to: 1 }));
  expect(live.canUndo).toBe(false);
  expect(shown.at(-1)?.back_to).toBe(1);
});

test("in a second tab the answer of the first is news like any other", () => {
  const other = new Live("hall-7", ["token-a"], (told) => shown.push(told));
  const [mine, theirs] = Script.made as [Script, Script];
  for (const one of [mine, theirs]) {
    one.open();
    one.tell(news(1));
  }
  live.send(fill("a"));
  mine.tell(news(2, { accepted: ["a"] }, [line(2)]));
  theirs.tell(news(2, {}, [line(2)]));
  expect([live.canUndo, other.canUndo]).toEqual([true, false]);
  expect([live.seq, other.seq]).toEqual([2, 2]);
  expect(theirs.sent.map(({ kind }) => kind)).toEqual(["hello"]);
  other.close();
});

test("what has its name for good is sent once while it is on its way", () => {
  at(1);
  const word = { kind: "word", id: "w", seat: 0, seal: "s", word: "x" } as const;
  live.sendOnce(word);
  live.sendOnce(word);
  expect(socket().sent.filter(({ kind }) => kind === "word")).toHaveLength(1);
  socket().tell(news(2, { accepted: ["w"], sights: [] }));
  live.sendOnce(word);
  expect(socket().sent.filter(({ kind }) => kind === "word")).toHaveLength(2);
});

test("chat is kept once and in order, and asked for from the last word on", () => {
  at(1);
  const said = (n: number): ToBrowser => ({ kind: "said", n, seat: 0, name: "Ann", text: `word ${n}`, at: 0 });
  for (const n of [1, 2, 2, 1, 3]) socket().tell(said(n));
  expect(live.chat.map(({ n }) => n)).toEqual([1, 2, 3]);
  socket().drop();
  vi.advanceTimersByTime(FIRST_TRY);
  socket().open();
  expect(socket().sent[0]).toMatchObject({ said: 3 });
});

test("a hint and a refusal are about the question that stood open then", () => {
  at(1);
  const best: Advised[] = [
    { value: 3, chance: 0.6, doubt: 0.01, says: ["hint-chance", { chance: 60, doubt: 2 }], why: [] },
  ];
  live.send({ kind: "hint", id: "h", seat: 0 } as Extract<FromBrowser, { kind: "hint" }>);
  socket().tell({ kind: "hint", id: "h", seat: 0, best });
  expect(live.hint?.best).toEqual(best);
  socket().tell(news(1, { sights: [] }));
  expect(live.hint).toBeDefined();
  socket().tell(news(2, {}, [line(2)]));
  expect(live.hint).toBeUndefined();
  socket().tell({ kind: "refused", id: "x", reason: "no", rule: "", phrase: null });
  expect(live.refused).toBeDefined();
  socket().tell(news(1, { back_to: 1 }));
  expect(live.refused).toBeUndefined();
  socket().tell({ kind: "refused", id: "x", reason: "no", rule: "", phrase: null });
  live.send(fill("a"));
  expect(live.refused).toBeUndefined();
  socket().tell({ kind: "hint", id: "h", seat: 0, best });
  socket().tell(news(3, { accepted: ["a"], sights: [] }));
  expect(live.hint).toBeUndefined();
});

test("the card, the clock and an acknowledgement alone are not shown as news", () => {
  at(1);
  vi.setSystemTime(1_000_000);
  const card = { id: "hall-7" } as TableCard;
  socket().tell(news(1, { sights: [], card, left: 30 }));
  expect(shown).toHaveLength(1);
  expect(live.card).toEqual(card);
  expect(live.due).toBe(1030);
  socket().tell(news(1, { sights: [] }));
  expect(live.card).toEqual(card);
  expect(live.due).toBeNull();
});

test("a farewell is told until the table is heard again", () => {
  at(1);
  socket().tell({ kind: "bye", reason: "the hall closes", phrase: null });
  expect(live.farewell?.reason).toBe("the hall closes");
  socket().drop(1012);
  vi.advanceTimersByTime(FIRST_TRY);
  at(1);
  expect(live.farewell).toBeUndefined();
});

/** A word of the hall where it leads the evening. */
const scene = (n: number, beat: number): ToBrowser => ({ kind: "scene", n, beat }) as unknown as ToBrowser;

test("a word that comes in pieces is heard when the last of them is there", () => {
  at(3);
  const whole = JSON.stringify(news(8));
  socket().tell({ kind: "piece", text: whole.slice(0, 20), last: false });
  socket().tell({ kind: "piece", text: whole.slice(20, 40), last: false });
  expect(live.seq).toBe(3);
  socket().tell({ kind: "piece", text: whole.slice(40), last: true });
  expect(live.seq).toBe(8);
  socket().tell({ kind: "piece", text: JSON.stringify(news(9)), last: true });
  expect(live.seq).toBe(9);
});

test("where the hall leads, one frame of one size goes at each beat, and an answer is one of them", () => {
  const frames: string[] = [];
  at(3);
  socket().tell(news(4, { card: { conduct: "voice" } as TableCard }));
  socket().tell(scene(1, 0.25));
  expect(live.scene).toEqual({ kind: "scene", n: 1, beat: 0.25 });
  expect(live.sceneAt).toBe(performance.now());
  const { send } = socket();
  socket().send = function (this: Script, text: string): void {
    frames.push(text);
    send.call(this, text);
  };
  vi.advanceTimersByTime(500);
  expect(frames).toHaveLength(2);
  live.send(fill("a"));
  expect(frames).toHaveLength(2);
  socket().tell(scene(2, 0.25)); // the same rhythm does not begin anew
  vi.advanceTimersByTime(250);
  expect(JSON.parse(frames[2]!)).toEqual(fill("a"));
  vi.advanceTimersByTime(250);
  expect(JSON.parse(frames[3]!)).toEqual({ kind: "pulse", seen: true });
  expect(new Set(frames.map(({ length }) => length))).toEqual(new Set([512]));
});

test("where nobody leads an answer goes at once, and no larger than it is", () => {
  at(3);
  const sizes: number[] = [];
  const { send } = socket();
  socket().send = function (this: Script, text: string): void {
    sizes.push(text.length);
    send.call(this, text);
  };
  live.send(fill("a"));
  expect(sizes).toEqual([JSON.stringify(fill("a")).length]);
});

test("a table that does not exist is missing, one that is closed to me is not, and neither is tried again", () => {
  expect(live.missing).toBe(false);
  socket().drop(4404);
  expect([live.state, live.missing]).toEqual(["closed", true]);
  vi.advanceTimersByTime(LONGEST_TRY);
  expect(Script.made).toHaveLength(1);
});
