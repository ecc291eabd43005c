// Why the hall refused something, in the player's language.
import { Refusal } from "./api";
import { hall, t } from "./hall.svelte";
import type { Spoken } from "./wire";
import type { Words } from "./words";

/** A refusal in words: those of the game, if it has them, or else those of the hall. */
export function refusalOf(no: { reason: string; phrase: Spoken | null }, words?: Words): string {
  const found = [words, hall.words].find((one) => no.phrase !== null && one?.has(no.phrase[0]));
  if (found && no.phrase) return found.say(no.phrase);
  return hall.language === "en" ? no.reason : t("refused-other", { reason: no.reason });
}

/** What went wrong with a call: it was refused, or nobody answered. */
export function whyNot(no: unknown, words?: Words): string {
  return no instanceof Refusal && no.status ? refusalOf(no, words) : t("hall-silent");
}
