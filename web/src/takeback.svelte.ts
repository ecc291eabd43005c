// Whether my last answer can be taken back: only the hall knows what somebody has learned since, so it is asked once
// the table rests.
import { untrack } from "svelte";
import * as api from "./api";
import { hall } from "./hall.svelte";
import type { Live } from "./live.svelte";

const RESTS = 250; // milliseconds after an answer, in which the next may come

export class TakeBack {
  may = $state(false);

  /** To be made while a component is; `at` says whose answer it may be, or nothing while there is none. */
  constructor(id: string, at: () => { live: Live; seat: number } | undefined) {
    $effect(() => {
      const found = at();
      this.may = false;
      if (!found?.live.canUndo) return;
      void found.live.answered; // another answer of mine asks anew
      const token = untrack(() => hall.tokensOf(id)[found.seat]);
      let current = true;
      const timer = setTimeout(
        () =>
          api.mayUndo(id, found.seat, token).then(
            ({ may }) => current && (this.may = may),
            () => undefined,
          ),
        RESTS,
      );
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }
}
