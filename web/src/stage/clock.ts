// The clock of the stage: one thing is waited for at a time, and the waiting can be held.

export class Clock {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void) | undefined;
  #left = 0; // milliseconds, as of the last hold
  #since = 0;
  #held = false;

  /** Do something after a while; what was waited for before is forgotten. */
  run(wait: number, then: () => void): void {
    this.stop();
    this.#left = wait;
    this.#then = then;
    if (!this.#held) this.#start();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#then = undefined;
  }

  hold(): void {
    if (this.#held) return;
    this.#held = true;
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#left = Math.max(0, this.#left - (performance.now() - this.#since));
  }

  go(): void {
    this.#held = false;
    if (this.#then && this.#timer === undefined) this.#start();
  }

  #start(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(() => {
      const then = this.#then;
      this.stop();
      then?.();
    }, this.#left);
  }
}
