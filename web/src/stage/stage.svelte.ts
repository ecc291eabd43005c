// The stage: one clock for everything that is shown of a table.  It takes news and shows beat after beat: the table
// after the beat, and the cue that brings things there from where they were; then the table as it is, with its
// questions. The board is drawn from a view alone, so the film can be cut at any frame and the table is right.
import { createContext, flushSync, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { play as sound } from "../sound";
import type { Line, News, Sight } from "../wire";
import { Film, type Beat, type Parts, type View } from "./beats";
import { Clock } from "./clock";
import { cueOf, litBy, soundOf, timesOf, type AnyCues, type Pace, type Scene } from "./cues";
import { bring, during, endingIn, flights, placesOf, wayBetween } from "./motion";

const NOBODY: Sight = { seat: null, view: {}, questions: [], log: [], talks: false };
const MOST = 80; // more beats than this at once are not shown one by one

/** Who holds the film: the player, or a coach who speaks. */
export type Holder = "player" | "coach";

/** What the stage asks of the page. */
export interface Manner {
  pace: Pace;
  calm: boolean; // things may move
  loud: boolean; // sounds may be heard
  cues: AnyCues;
}

export class Stage {
  beats = $state.raw<readonly Beat[]>([]); // of the seat one looks from
  cursor = $state(0); // the beat whose table is shown; as many as there are: the table as it is now
  sights = $state.raw<readonly Sight[]>([]); // the table as it is now, from each of my seats
  #view = $state.raw<View>(); // of the beat that is shown
  #holders = $state.raw<readonly Holder[]>([]);
  #facing = $state<number | null>();
  #runs = $state(false); // a beat is on its way, or is being read
  #ahead = $state(false); // the table is shown as it was before the beat, which is to come
  #seen = $state(0); // beats that were shown already
  news = $state.raw<Line[]>([]); // the lines that what is shown came with; none when the table was just opened

  readonly #manner: () => Manner;
  readonly #films = new Map<number | null, Film>();
  readonly #clock = new Clock();
  #root: HTMLElement | undefined;
  #moving: Animation[] = [];
  #copies: Element[] = [];

  constructor(manner: () => Manner) {
    this.#manner = manner;
  }

  // What is seen

  readonly isNow: boolean = $derived(this.cursor >= this.beats.length);
  readonly isHeld: boolean = $derived(this.#holders.length > 0);
  readonly isHeldByPlayer: boolean = $derived(this.#holders.includes("player"));

  /** The film runs, or would if it were not held. */
  readonly isPlaying: boolean = $derived(this.#runs && !this.isNow);

  /** Beats not yet shown. */
  readonly waiting: number = $derived(Math.max(0, this.beats.length - this.cursor));

  /** The beat that is shown; none while the table as it was before it is. */
  readonly beat: Beat | undefined = $derived(this.#ahead ? undefined : this.beats[this.cursor]);

  /** The places the shown beat is about. */
  readonly lit: readonly string[] = $derived.by(() => (this.beat ? litBy(this.beat, this.#cue(this.beat)) : []));

  readonly #now: Sight = $derived(this.sights.find(({ seat }) => seat === this.#facing) ?? this.sights[0] ?? NOBODY);

  /** The table as it is shown, from the seat one looks from. */
  readonly sight: Sight = $derived.by(() =>
    this.isNow || !this.#view ? this.#now : { ...this.#now, view: this.#view, questions: [], log: [] },
  );

  /** The lines that were shown already, or stand for what was. */
  readonly log: readonly Line[] = $derived.by(() => {
    const log = this.sights.length ? (this.#film?.log ?? []) : [];
    const ahead = this.isNow ? 0 : Math.max(0, this.beats.length - this.#seen);
    return ahead ? log.slice(0, -ahead) : log;
  });

  /** The lines up to what is shown, also where one has gone back. */
  readonly past: readonly Line[] = $derived.by(() => {
    const log = this.sights.length ? (this.#film?.log ?? []) : [];
    const after = this.isNow ? 0 : this.beats.length - this.cursor - (this.#ahead ? 0 : 1);
    return after > 0 ? log.slice(0, -after) : log;
  });

  get #film(): Film | undefined {
    return this.#films.get(this.#now.seat);
  }

  #cue(beat: Beat): ReturnType<typeof cueOf> {
    return cueOf(beat, this.#manner().cues);
  }

  // What happens at the table

  /** Show news: beat after beat, where there are beats and somebody may see them move; else how it ends. */
  take(news: News): void {
    const goesOn = !this.isNow;
    const known = this.sights.length > 0; // the past is not told again
    const fresh = new Map(news.sights.map((sight) => [sight.seat, this.#learn(sight, news)]));
    this.sights = news.sights;
    const film = this.#film;
    const more = fresh.get(this.#now.seat) ?? 0;
    const quiet = news.back_to === null && this.#now.log.length === 0; // other questions, and nothing happened
    this.beats = film?.beats ?? [];
    if (goesOn && quiet) return;
    if (!more || !this.#isSeen()) {
      this.skip();
      if (!quiet) this.news = known ? this.#now.log : [];
      return;
    }
    if (goesOn) {
      this.cursor -= film?.dropped ?? 0;
      this.#seen -= film?.dropped ?? 0;
    } else {
      this.cursor = this.#seen = this.beats.length - more;
    }
    if (this.cursor < 0 || (this.waiting > MOST && !this.isHeldByPlayer)) this.skip();
    else if (!goesOn) this.#play(this.cursor);
  }

  /** The number of beats that are new to a seat. */
  #learn(sight: Sight, news: News): number {
    const film = this.#films.get(sight.seat);
    if (film) return film.add(sight, news);
    this.#films.set(sight.seat, new Film(sight));
    return 0;
  }

  /** Look from another of my seats: at the table as it is. */
  face(seat: number | null | undefined): void {
    untrack(() => {
      if (seat === this.#facing) return;
      this.#facing = seat;
      this.beats = this.#film?.beats ?? [];
      this.skip();
    });
  }

  /** Forget what was: the next news is about another moment, and begins a film of its own. */
  clear(): void {
    this.#cut();
    this.#films.clear();
    this.sights = [];
    this.beats = [];
    this.skip();
    this.news = [];
  }

  #isSeen(): boolean {
    const { pace, calm } = this.#manner();
    return calm && pace !== "once" && !document.hidden;
  }

  // What the one who watches does

  hold(who: Holder = "player"): void {
    if (!this.#holders.includes(who)) this.#holders = [...this.#holders, who];
    this.#clock.hold();
    for (const one of this.#all()) if (one.playState === "running") one.pause();
  }

  go(who: Holder = "player"): void {
    this.#holders = this.#holders.filter((one) => one !== who);
    if (this.isHeld) return;
    for (const one of this.#all()) if (one.playState === "paused") one.play();
    this.#clock.go();
    if (this.isNow) return;
    if (this.#ahead) this.#play(this.cursor);
    else if (!this.#runs) this.#next(); // it rested where the player had stepped to
  }

  /** To the table as it is now. */
  skip(): void {
    this.#cut();
    const rest = this.beats.slice(this.#seen).map(({ line }) => line);
    if (rest.length) this.news = rest;
    this.#runs = this.#ahead = false;
    this.#view = undefined;
    this.cursor = this.#seen = this.beats.length;
    this.#holders = this.#holders.filter((one) => one !== "player");
    if (!this.isHeld) this.#clock.go();
  }

  /** One beat on, or back; and there it rests. */
  step(by: 1 | -1): void {
    const to = this.cursor + by;
    if (to < 0 || to > this.beats.length) return;
    if (to === this.beats.length) this.skip();
    else if (by > 0) this.show(to);
    else {
      this.#rest();
      this.#lay(to, 0);
    }
  }

  /** Show a beat as it happened, and rest there. */
  show(n: number): void {
    const beat = this.beats[n];
    if (!beat) return;
    this.#rest();
    if (!this.#isSeen()) return this.#lay(n, 0);
    if (this.sight.view !== beat.before) {
      this.#await(n);
      flushSync();
    }
    this.#play(n, true);
  }

  /** The table as it was before a beat. */
  #await(n: number): void {
    this.#view = this.beats[n]?.before;
    this.cursor = n;
    this.#ahead = true;
  }

  /** Nothing goes on by itself until the player says so. */
  #rest(): void {
    this.#cut();
    this.#runs = false;
    if (!this.isHeldByPlayer) this.#holders = [...this.#holders, "player"];
    this.#clock.hold();
  }

  /** The page is left: nothing is shown to nobody. */
  close(): void {
    this.#cut();
  }

  // The film

  #next(): void {
    this.#runs = false;
    if (this.cursor + 1 < this.beats.length) this.#play(this.cursor + 1);
    else this.skip();
  }

  /** Show a beat move; afterwards the next, or with `alone` nothing more. */
  #play(n: number, alone = false): void {
    const beat = this.beats[n];
    if (!beat) return;
    if (this.isHeld && !alone) return this.#await(n);
    const { cues, pace, loud } = untrack(this.#manner);
    const cue = cueOf(beat, cues);
    const own = beat.actor !== undefined && beat.actor === this.sight.seat;
    const { moves, reads } = timesOf(cue, pace, own, alone ? 0 : this.beats.length - n);
    this.#runs = !alone;
    this.#lay(n, moves, cue.way);
    const act = cue.play as ((scene: Scene, parts: Parts) => void) | undefined;
    if (this.#root) act?.(this.#scene(beat, moves), beat.what.parts);
    const heard = soundOf(beat, cue);
    if (heard && loud) sound(heard);
    if (!alone) this.#clock.run(moves + reads, () => this.#next());
  }

  /** Lay down the table after a beat, and let pieces come from where they were. */
  #lay(n: number, lasts: number, way: Parameters<typeof bring>[3] = "slide"): void {
    this.#cut();
    const root = this.#root;
    const were = root && lasts > 0 ? placesOf(root) : undefined;
    this.#view = this.beats[n]?.view;
    this.#ahead = false;
    this.cursor = n;
    this.news = this.beats.slice(n, n + 1).map(({ line }) => line);
    this.#seen = Math.max(this.#seen, n + 1);
    root?.style.setProperty("--beat", `${lasts}ms`);
    if (!root || !were) return;
    flushSync();
    this.#moving.push(...bring(root, were, lasts, way));
  }

  #scene({ before, view }: Beat, lasts: number): Scene {
    const root = this.#root as HTMLElement;
    return {
      root,
      before,
      view,
      lasts,
      thing: (place) => root.querySelector(`[data-place="${CSS.escape(place)}"]`) ?? undefined,
      animate: (element, frames, span = {}) => {
        if (element) this.#moving.push(during(element, frames, lasts, span));
      },
      fly: (figure, from, to, count = 1) => {
        if (!figure || !from || !to || lasts <= 0) return;
        for (const { copy, moves } of flights(root, figure, [from, to], count, lasts)) {
          this.#copies.push(copy);
          this.#moving.push(moves);
          moves.onfinish = () => copy.remove();
        }
      },
      between: wayBetween,
    };
  }

  /** Whatever moves is at its place. */
  #cut(): void {
    this.#clock.stop();
    for (const one of this.#moving.splice(0)) one.cancel();
    for (const one of this.#copies.splice(0)) one.remove();
    if (this.#root) for (const one of endingIn(this.#root)) one.finish();
  }

  #all(): Animation[] {
    return this.#root ? endingIn(this.#root) : [];
  }

  /** `{@attach stage.frame}` on the element the board is drawn in. */
  readonly frame: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    // Who does not look sees how it ended.
    const hide = (): void => {
      if (document.hidden && this.isPlaying && !this.isHeldByPlayer) this.skip();
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      this.#root = undefined;
    };
  };
}

export const [getStage, setStage] = createContext<Stage>();
