// Rehearsal: one beat on a board, played without waiting for any clock.  Timers are caught and every movement is put
// where it is wanted, so that the middle frame is the middle frame on any machine.  What is not as it should be is told
// in words.
import { flushSync } from "svelte";
import { endingIn, placesOf } from "../stage/motion";
import type { Stage } from "../stage/stage.svelte";
import type { Line, News } from "../wire";

type Box = { x: number; y: number; width: number; height: number };
type Places = Map<string, Box>;
// Of pieces, by their elements or names, which they keep while one board stands.
type Ways = ReturnType<typeof placesOf>;

export interface Rehearsed {
  faults: string[];
  moved: string[]; // what was seen away from its rest in the middle of the beat
}

export const NEAR = 2; // pixels that nobody sees
const FAR = 10; // pixels of a way in whose middle a piece must be seen
const OFF = 0.03; // of a way, how far from both ends its middle frame is at the least
const LIKE = /^thing-\d+/;
export const MOVERS = ".piece, [data-mover]";

export function rehearse(stage: Stage, root: () => HTMLElement | undefined, before: News, after: News): Rehearsed {
  return untimed((waitingIsOver) => new Rehearsal(stage, root, before, after, waitingIsOver).run());
}

/** Do something while nothing is waited for but by `waitingIsOver()`. */
export function untimed<T>(deed: (waitingIsOver: () => void) => T): T {
  const { setTimeout } = window;
  let due: (() => void) | undefined;
  window.setTimeout = ((then: () => void) => {
    due = then;
    return 0;
  }) as unknown as typeof window.setTimeout;
  try {
    return deed(() => due?.());
  } finally {
    window.setTimeout = setTimeout;
  }
}

class Rehearsal {
  readonly #faults: string[] = [];
  #moving: Animation[] = []; // of the film, also when they have come to their end

  constructor(
    readonly stage: Stage,
    readonly drawn: () => HTMLElement | undefined,
    readonly before: News,
    readonly after: News,
    readonly waitingIsOver: () => void,
  ) {}

  get root(): HTMLElement {
    const root = this.drawn();
    if (!root) throw new Error("there is no board");
    return root;
  }

  run(): Rehearsed {
    const { stage } = this;
    const [was, is] = [this.#rest(this.before), this.#rest(this.after)];

    const begins = this.#film();
    const sliding = this.#sliding();
    const frames = [0, 0.5, 1].map((share) => this.#frame(share));
    this.#at(0.5);
    const moved = this.#seenMoving();
    if (!moved.length) this.#faults.push("nothing is seen to move");
    this.waitingIsOver();
    flushSync();
    if (!stage.isNow) this.#faults.push("the film does not end");
    this.#expect("after it", is);
    const ends = placesOf(this.root);
    this.#expectWays(sliding, [begins, ...frames, ends]);
    this.#expectNoJump(begins, frames[0] ?? new Map(), ends);

    stage.step(-1);
    stage.step(-1);
    flushSync();
    this.#expect("stepped back", was);
    stage.step(1);
    this.#moving = endingIn(this.root);
    this.#at(0.4);
    stage.step(1);
    flushSync();
    this.#expect("stepped on", is);

    this.#film();
    this.#at(0.4);
    stage.skip();
    flushSync();
    this.#expect("skipped", is);

    this.#film();
    this.#at(0.4);
    // Of several lines without their tables no film can be made.
    const cut = (log: Line[]): Line[] => [...log, ...log].map(unseen);
    stage.take({ ...this.after, sights: this.after.sights.map((sight) => ({ ...sight, log: cut(sight.log) })) });
    flushSync();
    this.#expect("cut by news", is);
    return { faults: this.#faults, moved };
  }

  /** Where everything is drawn on a table at rest, whose board is made anew. */
  #rest(news: News): Places {
    this.stage.clear();
    flushSync();
    this.stage.take(news);
    flushSync();
    for (const one of endingIn(this.root)) one.finish();
    return this.#places();
  }

  /** The beat begins, after one in which nothing happened, to step back to; where everything was. */
  #film(): Ways {
    this.stage.clear();
    this.stage.take(this.before);
    flushSync();
    for (const one of endingIn(this.root)) one.finish();
    this.stage.take({ ...this.before, sights: this.before.sights.map((sight) => ({ ...sight, log: [NOTHING] })) });
    this.stage.skip();
    flushSync();
    const places = placesOf(this.root);
    this.stage.take(this.after);
    if (this.stage.isNow) this.#faults.push("no film begins");
    this.#moving = endingIn(this.root);
    return places;
  }

  #frame(share: number): Ways {
    this.#at(share);
    return placesOf(this.root);
  }

  /** Everything that moves is held at a share of the beat. */
  #at(share: number): void {
    const lasts = parseFloat(this.root.style.getPropertyValue("--beat"));
    for (const one of this.#moving) holdAt(one, share * lasts);
  }

  #places(): Places {
    const frame = this.root.getBoundingClientRect();
    const places: Places = new Map();
    for (const element of this.root.querySelectorAll<HTMLElement>(`${MOVERS}, [data-place]`)) {
      if (element.closest(".flies")) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      if (!width && !height) continue;
      const name = nameOf(element);
      let key = name;
      for (let n = 2; places.has(key); n += 1) key = `${name} ${n}`;
      places.set(key, { x: x - frame.x, y: y - frame.y, width, height });
    }
    return places;
  }

  #expect(when: string, wanted: Places): void {
    if (this.root.querySelector(".flies")) this.#faults.push(`${when} something still flies`);
    const [places, due] = [byNature(this.#places()), byNature(wanted)];
    for (const [name, box] of due) {
      const found = places.get(name);
      if (!found) this.#faults.push(`${when} ${name} is missing`);
      else if (farther(found, box) > NEAR) this.#faults.push(`${when} ${name} is ${told(found)}, not ${told(box)}`);
    }
    for (const name of places.keys()) if (!due.has(name)) this.#faults.push(`${when} there is ${name}`);
  }

  /** Pieces that go from place to place begin where they were, are seen on their way, and end where they belong. */
  #expectWays(pieces: HTMLElement[], [begins, first, middle, last, ends]: (Ways | undefined)[]): void {
    for (const piece of pieces) {
      const name = piece.dataset["mover"] ?? piece;
      const [from, to] = [begins?.get(name), ends?.get(name)];
      const [one, two, three] = [first?.get(name), middle?.get(name), last?.get(name)];
      if (!from || !to || !one || !two || !three || apart(from, to) < FAR) continue;
      const [called, least] = [nameOf(piece), OFF * apart(from, to)];
      if (apart(one, from) > NEAR) this.#faults.push(`${called} begins ${told(one)}, not ${told(from)}`);
      if (apart(two, from) < least || apart(two, to) < least)
        this.#faults.push(
          `in the middle ${called} is ${told(two)}, at one end of its way from ${told(from)} to ${told(to)}`,
        );
      if (apart(three, to) > NEAR) this.#faults.push(`${called} ends ${told(three)}, not ${told(to)}`);
    }
  }

  /** Whatever will be elsewhere is seen where it was when the beat begins, whoever moves it. */
  #expectNoJump(begins: Ways, first: Ways, ends: Ways): void {
    for (const [piece, from] of begins) {
      const [is, to] = [first.get(piece), ends.get(piece)];
      if (!is || !to || gone(from, to) < FAR || gone(from, is) <= FAR) continue;
      const name = typeof piece === "string" ? piece : nameOf(piece);
      this.#faults.push(`${name} jumps: it begins ${told(is)}, not ${told(from)}`);
    }
  }

  /** The pieces that the stage itself moves, and nothing else on them or around them. */
  #sliding(): HTMLElement[] {
    const moving = this.#moving.flatMap(({ effect }) => (effect as KeyframeEffect).target ?? []);
    return [...this.root.querySelectorAll<HTMLElement>(MOVERS)].filter((piece) => {
      const around = moving.filter((one) => one !== piece && (one.contains(piece) || piece.contains(one)));
      return !around.length && moving.filter((one) => one === piece).length === 1;
    });
  }

  #seenMoving(): string[] {
    const all = this.#moving;
    const middle = all.map((one) => looks(one));
    const names: string[] = [];
    const held = all.map((one) => one.currentTime);
    for (const one of all) one.currentTime = endOf(one);
    all.forEach((one, n) => {
      const target = (one.effect as KeyframeEffect).target;
      const [then, rest] = [middle[n], looks(one)];
      if (!target || !then || !rest || !target.checkVisibility()) return;
      const differs = farther(then.box, rest.box) > 0.6 || then.style !== rest.style;
      if (differs && isInSight(then.box)) names.push(nameOf(target));
    });
    all.forEach((one, n) => (one.currentTime = held[n] ?? 0));
    return names;
  }
}

/** Hold a movement at some time of the beat. */
export function holdAt(one: Animation, time: number): void {
  one.pause();
  one.currentTime = Math.min(time, endOf(one));
}

/** The last moment of a movement. */
const endOf = (one: Animation): number => Math.max(0, Number(one.effect?.getComputedTiming().endTime ?? 0) - 0.01);

function looks(one: Animation): { box: Box; style: string } | undefined {
  const target = (one.effect as KeyframeEffect).target;
  if (!target) return undefined;
  const { opacity, strokeOpacity, strokeDashoffset, rotate, filter } = getComputedStyle(target);
  return {
    box: target.getBoundingClientRect(),
    style: [opacity, strokeOpacity, strokeDashoffset, rotate, filter].join(),
  };
}

const NOTHING: Line = {
  seq: 0,
  rule: "",
  phrase: ["nothing", {}],
  what: { event: "nothing", parts: {}, at: [] },
  sees: {},
};

const unseen = (line: Line): Line => ({ ...line, sees: null });

/** Like things (cards) have names that stay with them on one board, and are other ones on another: these go by their
    places. */
function byNature(places: Places): Places {
  const like = [...places].filter(([name]) => LIKE.test(name)).map(([, box]) => box);
  like.sort((a, b) => Math.round(a.y) - Math.round(b.y) || a.x - b.x || a.width - b.width);
  return new Map([
    ...[...places].filter(([name]) => !LIKE.test(name)),
    ...like.map((box, n): [string, Box] => [`like thing ${n}`, box]),
  ]);
}

export function nameOf(element: Element): string {
  const { mover, place } = (element as HTMLElement | SVGElement).dataset;
  return mover ?? place ?? `${element.tagName}.${element.getAttribute("class") ?? ""}`;
}
const told = ({ x, y, width, height }: Box): string =>
  `at ${[x, y].map(Math.round).join(", ")} of ${[width, height].map(Math.round).join(" x ")}`;

const isInSight = ({ x, y, width, height }: Box): boolean =>
  x + width > 0 && y + height > 0 && x < innerWidth && y < document.documentElement.scrollHeight;

/** How far apart two middles are. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);

/** How far a thing has gone as a whole: what only grows, or has something fly to it, stays where it is. */
export const gone = (a: Box, b: Box): number =>
  Math.hypot(
    alongside(b.x - a.x, b.x + b.width - a.x - a.width),
    alongside(b.y - a.y, b.y + b.height - a.y - a.height),
  );
const alongside = (one: number, other: number): number =>
  Math.sign(one) === Math.sign(other) ? Math.min(Math.abs(one), Math.abs(other)) : 0;

const farther = (a: Box, b: Box): number =>
  Math.max(apart(a, b), Math.abs(a.width - b.width), Math.abs(a.height - b.height));
