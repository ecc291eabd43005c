// What somebody at a table does besides answering: takes back, asks for a hint, speaks, proposes, and what a host may.
import type { Hand } from "./boards/hand.svelte";
import { fresh } from "./hall.svelte";
import type { Live } from "./live.svelte";
import type { TakeBack } from "./takeback.svelte";
import type { Level, Sight } from "./wire";

export class Deeds {
  thinking = $state(false); // a hint was asked for, and has not come

  /** To be made while a component is: it shows a hint at the hand as long as that lives. */
  constructor(
    readonly live: () => Live | undefined,
    readonly sight: () => Sight,
    hand: Hand,
    readonly takeBack: TakeBack,
  ) {
    $effect(() => {
      const hint = live()?.hint;
      const best = hint && hint.seat === sight().seat ? hint.best : [];
      hand.advised = best;
      hand.hints = new Map(best.map(({ value, chance }) => [value, chance ?? undefined]));
      if (hint || live()?.refused) this.thinking = false;
    });
  }

  undo = (): void => {
    const { seat } = this.sight();
    if (seat !== null && this.takeBack.may) this.live()?.send({ kind: "undo", id: fresh(), seat });
  };

  hint = (): void => {
    const { seat } = this.sight();
    if (seat === null) return;
    this.thinking = true;
    this.live()?.send({ kind: "askhint", id: fresh(), seat });
  };

  speak = (text: string): void => {
    this.live()?.send({ kind: "chat", id: fresh(), seat: this.sight().seat, text });
  };

  propose = (seat: number, level: Level | null): void => {
    this.live()?.send({ kind: "propose", id: fresh(), seat, level });
  };

  readonly host = {
    mute: (seat: number, on: boolean): void => this.live()?.send({ kind: "mute", id: fresh(), seat, on }),
    sendAway: (seat: number): void => this.live()?.send({ kind: "sendaway", id: fresh(), seat }),
  };
}
