// My word for the dice of a table: they are sealed, and once their seal is kept, each of my seats gives its word.
import { untrack } from "svelte";
import { hall } from "./hall.svelte";
import type { Live } from "./live.svelte";

export class Promised {
  broken = $state(false); // another seal is shown than was kept

  /** To be made while a component is. */
  constructor(id: string, live: () => Live | undefined, mine: () => number[]) {
    $effect(() => {
      const [at, card] = [live(), live()?.card];
      if (!at || !card || card.begun) return;
      for (const seat of mine()) {
        if (!card.seats[seat]?.promised) continue;
        const { commitment } = card;
        const given = untrack(() => hall.wordTo(id, commitment));
        if (!given) continue;
        this.broken = given.seal !== commitment;
        if (!this.broken) untrack(() => at.sendOnce({ kind: "word", id: `word-${seat}`, seat, ...given }));
      }
    });
  }
}
