// Movement without a browser that draws: boxes are given, and what would be animated is written down.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Clock } from "../src/stage/clock";
import { timesOf, type Cue } from "../src/stage/cues";
import { bring, during, endingIn, flights, placesOf, wayBetween } from "../src/stage/motion";

interface Asked {
  element: Element;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}

let asked: Asked[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal("SVGGraphicsElement", class {});
  HTMLElement.prototype.animate = function (this: HTMLElement, frames, timing) {
    asked.push({ element: this, frames: frames as Keyframe[], timing: timing as KeyframeAnimationOptions });
    return {} as Animation;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An element that is drawn at a place, with a size. */
function thing(x: number, y: number, width = 20, height = width, within: Element = root()): HTMLElement {
  const element = document.createElement("div");
  element.className = "piece";
  draw(element, x, y, width, height);
  within.append(element);
  return element;
}
function draw(element: Element, x: number, y: number, width = 20, height = width): void {
  element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
}
function root(): HTMLElement {
  return document.createElement("div");
}

test("what is drawn nowhere has no place", () => {
  const board = root();
  const [shown, flat] = [thing(5, 5, 20, 20, board), thing(0, 0, 0, 7, board)];
  thing(0, 0, 0, 0, board);
  expect([...placesOf(board).keys()]).toEqual([shown, flat]);
});

test("a piece slides from where its middle was to where it is", () => {
  const board = root();
  const piece = thing(10, 20, 20, 20, board);
  const were = placesOf(board);
  draw(piece, 110, 50);
  bring(board, were, 400, "slide");
  expect(asked).toHaveLength(1);
  expect(asked[0]!.frames).toEqual([
    { translate: "-100px -30px", scale: "1" },
    { translate: "0 0", scale: "1" },
  ]);
  expect(asked[0]!.timing.duration).toBe(400);
});

test("a piece that grows on its way begins at the size it had", () => {
  const board = root();
  const piece = thing(0, 0, 40, 40, board);
  const were = placesOf(board);
  draw(piece, 100, 0, 80, 80);
  bring(board, were, 400, "slide");
  expect(asked[0]!.frames[0]).toEqual({ translate: "-120px -20px", scale: "0.5" });
});

test("a leap goes through the air", () => {
  const board = root();
  const piece = thing(0, 0, 20, 20, board);
  const were = placesOf(board);
  draw(piece, 100, 0);
  bring(board, were, 400, "leap");
  expect(asked[0]!.frames[1]).toEqual({ translate: "-50px -35px", scale: "1" });
  expect(asked[0]!.frames).toHaveLength(3);
});

test("what hardly moved, came anew, stays by its cue or has no time is not moved", () => {
  const board = root();
  const piece = thing(0, 0, 20, 20, board);
  const were = placesOf(board);
  draw(piece, 1, 1);
  thing(300, 300, 20, 20, board);
  bring(board, were, 400, "slide");
  draw(piece, 50, 0);
  bring(board, were, 400, "stay");
  bring(board, were, 0, "slide");
  draw(piece, 0, 0, 0, 0);
  bring(board, were, 400, "slide");
  expect(asked).toEqual([]);
});

test("what lies on a piece goes with it; what has a name is the same in another element", () => {
  const board = root();
  const below = thing(0, 0, 20, 20, board);
  const above = thing(0, 0, 10, 10, below);
  const named = thing(0, 50, 20, 20, board);
  named.dataset["mover"] = "card-3";
  const were = placesOf(board);
  draw(below, 60, 0);
  draw(above, 60, 0, 10);
  const again = thing(60, 50, 20, 20, board);
  again.dataset["mover"] = "card-3";
  named.remove();
  bring(board, were, 400, "slide");
  expect(asked.map(({ element }) => element)).toEqual([below, again]);
});

test("the way from middle to middle", () => {
  expect(wayBetween(thing(0, 0, 10, 20), thing(100, 50, 30, 40))).toEqual({ x: 110, y: 60 });
});

test("a part of a beat begins and lasts as its span says", () => {
  during(thing(0, 0), [], 1000, { from: 0.25, to: 0.75 });
  during(thing(0, 0), [], 1000, {});
  during(thing(0, 0), [], 1000, { from: 0.8, to: 0.5 });
  expect(asked.map(({ timing }) => [timing.delay, timing.duration])).toEqual([
    [250, 500],
    [0, 1000],
    [800, 0],
  ]);
});

test("copies fly one after the other, six of many, and answer to nobody", () => {
  const board = root();
  const figure = thing(0, 0, 30, 30);
  figure.setAttribute("tabindex", "0");
  figure.setAttribute("aria-label", "an elf");
  const [from, to] = [thing(0, 0, 20, 20), thing(100, 0, 20, 20)];
  const flying = flights(board, figure, [from, to], 9, 1000);
  expect(flying).toHaveLength(6);
  expect(board.children).toHaveLength(6);
  expect(asked.map(({ timing }) => Math.round(timing.delay ?? 0))).toEqual([0, 90, 180, 270, 360, 450]);
  expect(asked[0]!.timing.duration).toBeCloseTo(550);
  expect(asked[0]!.frames.map(({ translate }) => translate)).toEqual(["0 0", "50px -30px", "100px 0px"]);
  const { copy } = flying[0]!;
  expect(copy.ariaHidden).toBe("true");
  expect(copy.style.width).toBe("30px");
  expect([copy.style.left, copy.style.top]).toEqual(["-5px", "-5px"]);
  expect(copy.querySelector("[tabindex], [aria-label]")).toBeNull();
});

test("a copy is not taken for the piece that it looks like", () => {
  const board = root();
  const figure = thing(0, 0, 30, 30, board);
  figure.dataset["mover"] = "card-4";
  const inner = thing(0, 0, 9, 9, figure);
  inner.dataset["mover"] = "rune-1";
  flights(board, figure, [thing(0, 0), thing(100, 0)], 2, 1000);
  for (const one of board.querySelectorAll(".flies *")) draw(one, 50, 50);
  expect(placesOf(board).get("card-4")!.x).toBe(0);
  expect(placesOf(board).get("rune-1")!.x).toBe(0);
});

test("one copy takes the whole time, and is neither too small nor too large to be seen", () => {
  const sizes = [4, 40, 400].map((width) => {
    const [one] = flights(root(), thing(0, 0, width), [thing(0, 0), thing(9, 9)], 1, 800);
    return one!.copy.style.width;
  });
  expect(sizes).toEqual(["22px", "40px", "56px"]);
  expect(asked.map(({ timing }) => [timing.delay, timing.duration])).toEqual([
    [0, 800],
    [0, 800],
    [0, 800],
  ]);
});

test("what never ends is not waited for", () => {
  const board = root();
  const lasting = (endTime: number): Animation =>
    ({ effect: { getComputedTiming: () => ({ endTime }) } }) as unknown as Animation;
  const [short, endless] = [lasting(300), lasting(Infinity)];
  board.getAnimations = () => [short, endless];
  expect(endingIn(board)).toEqual([short]);
});

test("a clock that is held goes on with the time that was left", () => {
  vi.useFakeTimers();
  const clock = new Clock();
  let rang = 0;
  clock.run(1000, () => (rang += 1));
  vi.advanceTimersByTime(400);
  clock.hold();
  clock.hold();
  vi.advanceTimersByTime(5000);
  clock.go();
  clock.go();
  vi.advanceTimersByTime(599);
  expect(rang).toBe(0);
  vi.advanceTimersByTime(1);
  expect(rang).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(rang).toBe(1);
});

test("what is asked of a held clock waits for it, and a stopped one rings no more", () => {
  vi.useFakeTimers();
  const clock = new Clock();
  const rang: string[] = [];
  clock.hold();
  clock.run(100, () => rang.push("a"));
  vi.advanceTimersByTime(1000);
  expect(rang).toEqual([]);
  clock.go();
  vi.advanceTimersByTime(50);
  clock.run(100, () => rang.push("b"));
  vi.advanceTimersByTime(99);
  expect(rang).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rang).toEqual(["b"]);
  clock.run(100, () => rang.push("c"));
  clock.stop();
  clock.go();
  vi.advanceTimersByTime(1000);
  expect(rang).toEqual(["b"]);
});

test("a beat lasts as its pace, its owner and those who wait make it", () => {
  const cue: Cue<never> = { moves: 1000, reads: 1000 };
  expect(timesOf(cue, "normal", false)).toEqual({ moves: 1000, reads: 1000 });
  expect(timesOf(cue, "normal", true)).toEqual({ moves: 1000, reads: 300 });
  expect(timesOf(cue, "slow", false)).toEqual({ moves: 1600, reads: 2000 });
  expect(timesOf(cue, "quick", false)).toEqual({ moves: 300, reads: 80 });
  expect(timesOf(cue, "once", false, 5)).toEqual({ moves: 0, reads: 0 });
  expect(timesOf(cue, "normal", false, 10)).toEqual({ moves: 1000, reads: 1000 });
  expect(timesOf(cue, "normal", false, 20)).toEqual({ moves: 1000 * Math.sqrt(0.5), reads: 500 });
  expect(timesOf(cue, "normal", false, 1000)).toEqual({ moves: 1000 * Math.sqrt(0.4), reads: 400 });
  expect(timesOf({ moves: 500 }, "normal", false)).toEqual({ moves: 500, reads: 0 });
});
