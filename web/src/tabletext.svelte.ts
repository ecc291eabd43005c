// The table in words, as one seat sees it: fetched only while somebody reads it.
import { untrack } from "svelte";
import * as api from "./api";
import { hall } from "./hall.svelte";

const READ_AFTER = 120; // milliseconds

export class TableText {
  text = $state("");

  /** `reads` says through whose eyes the table is read, or nothing while nobody reads; and it follows the news. */
  constructor(id: string, reads: () => { seat: number | null } | undefined) {
    $effect(() => {
      const [wanted, lang] = [reads(), hall.language];
      if (!wanted) return;
      const { seat } = wanted;
      const token = seat === null ? undefined : untrack(() => hall.tokensOf(id)[seat]);
      let current = true;
      // News may come thick and fast: only where it rests is asked for.
      const timer = setTimeout(
        () =>
          api.text(id, seat, lang, token).then(
            (found) => current && (this.text = found.text),
            () => undefined, // the page already says when the hall is silent
          ),
        READ_AFTER,
      );
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }
}
