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
    const [first] = hand.advised;
    const best = first && hand.offers.find(({ choice }) => choice.value === first.value);
    if (best)
      return t("hint-says", {
        answer: lexical.words.say(best.choice.phrase),
        chance: lexical.words.say(first.says),
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
