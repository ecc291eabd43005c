// The words of the game that is on the table, in the player's language, with the players' names.
import { hall, t } from "./hall.svelte";
import { lexicon, type Lexicon } from "./lexicon";
import type { SeatCard, TableCard } from "./wire";
import { Words } from "./words";

/** What everybody is called, by seat. */
export const namesOf = (card: TableCard | undefined): string[] => card?.seats.map(({ name }) => name) ?? [];

/** A name, with the level of a bot beside it. */
export function titled({ who, level }: SeatCard, name: string): string {
  return who === "bot" && level ? t("bot-name", { name, level: t(`level-${level}`) }) : name;
}

/** Words that follow the language and the names; empty until they are fetched. */
export class TableWords {
  #lexicon = $state.raw<{ language: string; found: Lexicon }>();
  ready = $derived(this.#lexicon !== undefined);
  readonly words: Words;

  constructor(game: () => string | undefined, names: () => string[]) {
    $effect(() => {
      const [wanted, language] = [game(), hall.language];
      if (!wanted) return;
      let current = true;
      lexicon(wanted, language).then(
        (found) => {
          if (current) this.#lexicon = { language, found };
        },
        () => undefined, // the page says elsewhere that the hall is silent
      );
      return () => (current = false);
    });
    // Names are compared as one text: presence changes often, names hardly ever.
    const called = $derived(names().join("\n"));
    this.words = $derived.by(() => {
      const found = this.#lexicon?.found;
      const rules = new Map((found?.rules ?? []).map((rule) => [rule.id, rule]));
      return new Words(this.#lexicon?.language ?? "en", [found?.catalogue ?? ""], called.split("\n"), rules);
    });
  }
}
