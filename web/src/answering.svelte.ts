// Giving an answer: at once, after a pause where its speed would tell a secret, or by the page where there is no
// choice.
import type { Live } from "./live.svelte";
import { fresh } from "./hall.svelte";
import type { Sitting } from "./sitting.svelte";
import type { Stage } from "./stage/stage.svelte";
import type { Choice } from "./wire";

const FORCED = 900; // milliseconds in which one can read what the page is about to answer
const PAUSE = 2500; // from the question to the answer where it is secret whether there is a choice

export class Answering {
  pausing = $state(false); // an answer is given, but not sent yet
  #asked = 0; // when the open question was first seen
  #timer = 0;

  /** To be made while a component is: it answers as long as that lives. */
  constructor(
    readonly sitting: Sitting,
    readonly stage: Stage,
    readonly live: () => Live | undefined,
  ) {
    $effect(() => {
      if (this.sitting.sight.questions.length && this.stage.isNow) this.#asked = performance.now();
    });
    // What leaves no choice is answered by the page, after a moment in which it can be read.
    $effect(() => {
      const only = this.sitting.forced;
      if (!only) return;
      const timer = setTimeout(() => this.answer(only), FORCED);
      return () => clearTimeout(timer);
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  answer(choice: Choice): void {
    const rest = this.sitting.paused ? PAUSE - (performance.now() - this.#asked) : 0;
    if (rest <= 0) return this.#give(choice);
    this.pausing = true;
    this.#timer = window.setTimeout(() => {
      this.pausing = false;
      this.#give(choice);
    }, rest);
  }

  #give({ value }: Choice): void {
    const live = this.live();
    const { seat } = this.sitting.sight;
    if (!live || seat === null) return;
    this.stage.go("coach"); // whoever answers instead of reading on is not held up
    live.send({ kind: "fill", id: fresh(), seat, value, seq: live.seq });
  }
}
