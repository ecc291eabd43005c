// Everything that was told at a finished table, to whoever sits here: as a live table tells it to one who comes late.
import { hall } from "./hall.svelte";
import { Live } from "./live.svelte";
import type { Line } from "./wire";

export class Past {
  lines = $state.raw<Line[]>([]);

  /** To be made while a component is. */
  constructor(id: string, wanted: () => boolean) {
    $effect(() => {
      if (!wanted() || this.lines.length) return;
      const live = new Live(id, Object.values(hall.tokensOf(id)), ({ sights }) => {
        this.lines = sights[0]?.log ?? [];
        live.close();
      });
      return () => live.close();
    });
  }
}
