// What is said of a table to those who hear the page: what happened, what is asked or advised now, and what others say.
import type { Hand } from "./boards/hand.svelte";
import { t } from "./hall.svelte";
import type { Live } from "./live.svelte";
import type { Sitting } from "./sitting.svelte";
import type { Stage } from "./stage/stage.svelte";
import type { TableWords } from "./tablewords.svelte";

export class Voice {
  constructor(
    readonly at: () => { live: Live | undefined; stage: Stage; sitting: Sitting; hand: Hand; lexical: TableWords },
  ) {}

  readonly told: string[] = $derived.by(() => {
    const { lexical, sitting, stage } = this.at();
    return sitting.blind || !lexical.ready ? [] : stage.news.map(({ phrase }) => lexical.words.say(phrase));
  });

  readonly now: string = $derived.by(() => {
    const { lexical, sitting, stage, hand } = this.at();
    if (!lexical.ready || sitting.blind || !stage.isNow) return "";
    const chanceOf = (value: number): number => hand.hints.get(value) ?? -1;
    const best = hand.hints.size
      ? [...hand.offers].sort((a, b) => chanceOf(b.choice.value) - chanceOf(a.choice.value))[0]
      : undefined;
    if (best && hand.hints.has(best.choice.value))
      return t("hint-says", {
        answer: lexical.words.say(best.choice.phrase),
        share: Math.round(100 * chanceOf(best.choice.value)),
      });
    return sitting.asked || sitting.status;
  });

  readonly talk: string = $derived.by(() => {
    const { live, sitting } = this.at();
    const last = live?.chat.at(-1);
    if (!last || sitting.blind || (last.seat !== null && last.seat === sitting.sight.seat)) return "";
    return t("said-by", { name: last.name || t("spectator"), text: last.text });
  });
}
