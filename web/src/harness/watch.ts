// Watching a whole game for what jumps: beat after beat, held at its first frame.  A piece that will be elsewhere must
// be seen where it was, however short the beat; and it must still be the same piece.
import { flushSync } from "svelte";
import { endingIn, placesOf } from "../stage/motion";
import type { Stage } from "../stage/stage.svelte";
import type { News } from "../wire";
import { gone, holdAt, MOVERS, NEAR, nameOf, untimed } from "./rehearse";

type Ways = ReturnType<typeof placesOf>;

export interface Watched {
  beats: number;
  moved: number; // pieces that went from one place to another
  jumps: string[];
}

const FAR = 12; // pixels that are no jump: a label that grows, a nod
const TOLD = 12; // jumps that are told one by one

export function watch(stage: Stage, root: () => HTMLElement | undefined, moments: readonly News[]): Watched {
  return untimed((waitingIsOver) => new Watch(stage, root, waitingIsOver).see(moments));
}

class Watch {
  readonly #seen: Watched = { beats: 0, moved: 0, jumps: [] };

  constructor(
    readonly stage: Stage,
    readonly root: () => HTMLElement | undefined,
    readonly waitingIsOver: () => void,
  ) {}

  see([first, ...others]: readonly News[]): Watched {
    this.stage.clear();
    if (first) this.stage.take(first);
    flushSync();
    for (const news of others) this.#film(news);
    return this.#seen;
  }

  #film(news: News): void {
    const { stage } = this;
    let [were, named] = [this.#places(), this.#pieces()];
    stage.take(news);
    flushSync();
    while (!stage.isNow) {
      this.#seen.beats += 1;
      this.#hold(0);
      this.#compare(were, named, stage.beat?.what.event ?? "");
      this.#hold(Infinity);
      this.#moved(were);
      [were, named] = [this.#places(), this.#pieces()];
      this.waitingIsOver();
      flushSync();
    }
    this.#compare(were, named, "the end of the film");
  }

  #hold(time: number): void {
    const root = this.root();
    if (root) for (const one of endingIn(root)) holdAt(one, time);
  }

  #places(): Ways {
    const root = this.root();
    return root ? placesOf(root) : new Map();
  }

  /** The pieces that keep their element, by the things they are. */
  #pieces(): Map<string, Element> {
    const pieces = [...(this.root()?.querySelectorAll(`${MOVERS}:not([data-mover])`) ?? [])];
    const named = pieces.map(
      (one) => [one.matches("[data-place]") ? one : one.querySelector("[data-place]"), one] as const,
    );
    return new Map(named.flatMap(([thing, one]) => (thing ? [[nameOf(thing), one] as const] : [])));
  }

  #compare(were: Ways, named: Map<string, Element>, when: string): void {
    for (const [piece, is] of this.#places()) {
      const was = were.get(piece);
      if (was && gone(was, is) > FAR) this.#tell(`${when}: ${calledOf(piece)} jumps by ${Math.round(gone(was, is))}`);
    }
    for (const [name, is] of this.#pieces())
      if (named.has(name) && named.get(name) !== is) this.#tell(`${when}: ${name} is made anew`);
  }

  #moved(were: Ways): void {
    for (const [piece, is] of this.#places()) {
      const was = were.get(piece);
      if (was && gone(was, is) > NEAR) this.#seen.moved += 1;
    }
  }

  #tell(jump: string): void {
    if (this.#seen.jumps.length < TOLD) this.#seen.jumps.push(jump);
  }
}

const calledOf = (piece: Element | string): string => (typeof piece === "string" ? piece : nameOf(piece));
