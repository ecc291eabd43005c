// A person at a table: what is shown to whom on this screen, who is asked, and what may be done now.
import { untrack } from "svelte";
import { isSecretWho, waitingFor, type BoardModule } from "./boards/board";
import { hall, t } from "./hall.svelte";
import type { Live } from "./live.svelte";
import { Round } from "./parts/round.svelte";
import { refusalOf } from "./refusals";
import type { Stage } from "./stage/stage.svelte";
import type { Choice, Sight } from "./wire";
import type { Words } from "./words";

/** What a sitting is made of; all of it may change. */
export interface Setting {
  live: Live | undefined;
  stage: Stage;
  module: BoardModule | undefined;
  words: Words;
  narrow: boolean;
}

const must = (one: Sight): boolean => one.questions.some(({ may }) => !may);
const touch = matchMedia("(hover: none)").matches;

export class Sitting {
  facing = $state<number | null>(); // which of my seats I look from
  trusting = $state(false); // several people share this screen, and have no secrets
  readonly round = new Round(); // by night, if several people share this screen
  readonly #set: Setting;

  /** To be made while a component is: it hands the screen on as long as that lives. */
  constructor(setting: () => Setting) {
    this.#set = $derived.by(setting);
    $effect(() => {
      if (this.next && this.trusting) this.facing = this.next.seat;
    });
    // Each night everybody takes the screen once, and again while one of us is asked.
    let wasSecret = false;
    $effect(() => {
      const again = !this.round.isOn && this.sights.some(must);
      if (this.secretly && (again || !wasSecret)) untrack(() => this.round.begin(this.mine));
      wasSecret = this.secretly;
      if (this.over && this.round.isOn) this.round.end(); // then nothing is secret
    });
  }

  // What is seen

  readonly sight: Sight = $derived.by(() => this.#set.stage.sight);
  readonly sights: readonly Sight[] = $derived.by(() =>
    this.#set.stage.sights.map((one) => (one.seat === this.sight.seat ? this.sight : one)),
  );
  readonly mine: number[] = $derived(this.sights.flatMap(({ seat }) => (seat === null ? [] : [seat])));
  readonly over: boolean = $derived(this.sight.view["over"] === true);

  /** The table waits for me. */
  readonly asks: boolean = $derived(must(this.sight));

  /** Another of my seats that is asked, when this one is not. */
  readonly next: Sight | undefined = $derived.by(() =>
    this.asks || !this.#set.stage.isNow ? undefined : this.sights.find((one) => one !== this.sight && must(one)),
  );

  // One screen for several people

  readonly secretly: boolean = $derived(this.mine.length > 1 && !this.trusting && isSecretWho(this.sights));

  /** Whom the screen must be handed to before anything is shown. */
  readonly curtain: Sight | undefined = $derived.by(() => {
    const { round } = this;
    if (this.trusting) return undefined;
    if (!round.isOn) return this.next;
    return round.holder === undefined ? this.sights.find(({ seat }) => seat === round.takers[0]) : undefined;
  });

  /** Who has the screen is asked nothing. */
  readonly idle: boolean = $derived(this.round.holder !== undefined && !(this.asks && this.secretly));

  /** Nobody's secrets may be seen now. */
  readonly blind: boolean = $derived(
    this.curtain !== undefined || this.idle || (this.secretly && this.round.holder === undefined),
  );

  /** Who looks over my shoulder learns nothing: not even that I am asked. */
  readonly covert: boolean = $derived.by(() => {
    const { narrow, module } = this.#set;
    return narrow && !this.over && module?.covert?.(this.sight) === true;
  });

  /** Lift the curtain; for good, if there are no secrets. */
  lift(always: boolean): void {
    this.facing = this.curtain?.seat;
    if (this.round.isOn) this.round.take();
    if (!always) return;
    this.trusting = true;
    this.round.end();
  }

  // What may be done

  /** Nothing can be answered. */
  readonly still: boolean = $derived.by(() => {
    const { live, stage } = this.#set;
    if (!live || live.sending > 0 || live.state === "closed" || live.card?.playable === false) return true;
    return this.sight.seat === null || this.over || !stage.isNow || this.blind;
  });

  /** An answer of mine has not arrived. */
  readonly queued: boolean = $derived.by(() => {
    const { live } = this.#set;
    return live !== undefined && live.state === "lost" && live.sending > 0;
  });

  /** Ask once more before every answer on the board. */
  readonly sure: "tap" | "always" | false = $derived(
    hall.care === "always" ? "always" : hall.care === "touch" && touch ? "tap" : false,
  );

  /** The open question is one where it is secret, to people at the table, whether there is a choice. */
  readonly paused: boolean = $derived.by(() => {
    const { module, live } = this.#set;
    const slot = this.sight.questions[0]?.slot ?? "";
    const others = (live?.card?.seats ?? []).some(({ who }, seat) => who !== "bot" && !this.mine.includes(seat));
    return others && module?.paused?.includes(slot) === true;
  });

  /** The one answer there is, where everybody knows that there is no choice: the page may give it. */
  readonly forced: Choice | undefined = $derived.by(() => {
    if (hall.asksAll || this.still || this.covert || this.round.isOn) return undefined;
    const [only, another] = this.sight.questions;
    const isKnown = only && this.#set.module?.forced?.includes(only.slot) === true;
    return isKnown && !another && !only.may && only.choices.length === 1 ? only.choices[0] : undefined;
  });

  // In words

  readonly waiting: number[] = $derived(this.over || this.covert || this.blind ? [] : waitingFor(this.sight));

  readonly asked: string = $derived.by(() =>
    this.queued ? "" : this.sight.questions.map(({ slot }) => this.#set.words.word(`ask-${slot}`)).join(" "),
  );

  /** How it stands. */
  readonly status: string = $derived.by(() => {
    const { words, stage, live } = this.#set;
    if (this.covert || this.blind) return t("waiting-secretly");
    if (this.queued) return t("answer-waits");
    if (!stage.isNow) {
      const actor = stage.beats[stage.cursor]?.actor;
      if (stage.isHeldByPlayer) return t("film-held");
      if (stage.isHeld) return t("coach-holds");
      return actor === undefined ? t("film-runs") : t("film-of", { name: words.name(actor) });
    }
    if (stage.isHeld && !this.asks && !this.over) return t("coach-holds");
    if (this.over) return words.wordOr(`outcome-${outcomeOf(this.sight)}`, t("table-over"));
    if (this.asks) return t("you-are-asked");
    const names = this.waiting.map((seat) => words.name(seat));
    if (names.length) return t("waiting-for", { names: new Intl.ListFormat(words.language).format(names) });
    return live?.card?.begun ? t("waiting-secretly") : "";
  });

  readonly refusal: string = $derived.by(() => {
    const { live, words } = this.#set;
    const no = live?.refused;
    if (!no) return "";
    const why = no.rule ? ` (${no.rule} ${words.ruleTitle(no.rule)})` : "";
    return refusalOf(no, words) + why;
  });
}

const outcomeOf = ({ view }: Sight): string => String(view["outcome"] ?? "").replaceAll(".", "-");
