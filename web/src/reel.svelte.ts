// A finished game on the stage: moments are fetched one by one, and shown as they happened when one goes from one to
// the next.
import * as api from "./api";
import { hall } from "./hall.svelte";
import { Clock } from "./stage/clock";
import type { Stage } from "./stage/stage.svelte";
import type { Moment, News } from "./wire";

const REST = 60; // milliseconds: a slider passes many moments, and only where it rests is asked for
const READ = 900; // how long a moment stands where nothing moves

export class Reel {
  seq = $state(1e9); // clamped to the last by the hall
  seat = $state(-1); // whose eyes; -1: a spectator's
  playing = $state(false);
  moment = $state.raw<Moment>();
  readonly first = $derived(this.moment?.first ?? 0);
  readonly last = $derived(this.moment?.last ?? 0);
  readonly #kept = new Map<string, Moment>();
  readonly #clock = new Clock();

  /** To be made while a component is: it follows what is asked for as long as that lives. */
  constructor(
    readonly id: string,
    readonly stage: Stage,
    readonly failed: (no: unknown) => void,
  ) {
    $effect(() => this.#follow());
    $effect(() => this.#goOn());
    $effect(() => () => this.#clock.stop());
  }

  #follow(): (() => void) | undefined {
    const [seq, eyes, lang] = [this.seq, this.seat < 0 ? null : this.seat, hall.language];
    const key = `${seq} ${eyes} ${lang}`;
    const known = this.#kept.get(key);
    if (known) return this.#show(known);
    let current = true;
    const timer = setTimeout(
      () =>
        api.moment(this.id, seq, eyes, lang).then((found) => {
          this.#kept.set(key, found);
          if (current) this.#show(found);
        }, this.failed),
      REST,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }

  #show(found: Moment): undefined {
    // What is shown on the stage came from one moment before, seen by the same eyes: then it is a film, else a picture.
    queueMicrotask(() => {
      const was = this.moment;
      this.moment = found;
      if (found.seq !== this.seq) this.seq = found.seq;
      const seat = this.seat < 0 ? null : this.seat;
      const follows = was?.seq === found.seq - 1 && this.stage.sight.seat === seat;
      if (!follows) this.stage.clear();
      if (was?.seq === found.seq && this.stage.sights.length) return; // the same, in another language
      this.stage.take(newsOf(found, seat));
    });
  }

  /** While it plays: the next moment, when this one has been seen. */
  #goOn(): void {
    if (!this.playing || !this.stage.isNow || !this.moment) return;
    if (this.seq >= this.last) this.playing = false;
    else if (this.moment.seq === this.seq) this.#clock.run(this.stage.news.length ? READ : 0, () => (this.seq += 1));
  }

  play(on: boolean): void {
    this.playing = on;
    this.#clock.stop();
    if (on) this.stage.go();
    else this.stage.hold();
    if (this.stage.isNow) this.stage.go(); // nothing to hold
  }

  /** To a moment. */
  go(to: number): void {
    this.playing = false;
    this.#clock.stop();
    this.stage.skip();
    this.seq = Math.min(this.last, Math.max(this.first, to));
  }

  /** One beat back or on; at the end of a moment, to the one beside it. */
  step(by: 1 | -1): void {
    this.playing = false;
    this.#clock.stop();
    if (by > 0 && this.stage.isNow) return this.go(this.seq + 1);
    if (by < 0 && this.stage.cursor <= 0) return this.go(this.seq - 1);
    this.stage.step(by);
  }

  /** Whether a key meant something here; a space only where nothing else has the focus. */
  press(key: string, free: boolean): boolean {
    if (key === "ArrowLeft") this.step(-1);
    else if (key === "ArrowRight") this.step(1);
    else if (key === " " && free) this.play(!this.playing);
    else return false;
    return true;
  }
}

function newsOf({ seq, view, log }: Moment, seat: number | null): News {
  const sights = [{ seat, view, questions: [], log, talks: false }];
  return { kind: "news", seq, sights, card: null, left: null, accepted: [], back_to: null };
}
