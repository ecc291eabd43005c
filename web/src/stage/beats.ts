// A beat: something happened, and the table right after it.  A film is the beats one seat was told of, in order.
import { waitingIn } from "../boards/board";
import type { Json, Line, News, Sight, What } from "../wire";

export type View = Record<string, Json>;
export type Parts = { [name: string]: Json };

export interface Beat {
  line: Line;
  what: What;
  before: View;
  view: View; // right after it
  actor: number | undefined; // whose turn it was, where that may be known
}

const MOST = 600; // beats that are kept to go back to

/** What one seat was told since the page was opened. */
export class Film {
  beats: readonly Beat[] = [];
  log: readonly Line[] = [];
  dropped = 0; // beats no longer kept
  #several: boolean; // were asked together, and nothing was told since: then it is nobody's turn who answers last

  constructor(public sight: Sight) {
    this.log = sight.log;
    this.#several = waitingIn(sight.view).length > 1;
  }

  /** The number of new beats; none where the past is not kept, or was taken back: then one sees how it ends. */
  add(sight: Sight, { back_to: back }: Pick<News, "back_to">): number {
    if (back !== null) {
      this.log = this.log.filter(({ seq }) => seq <= back);
      this.beats = this.beats.filter(({ line }) => line.seq <= back);
    }
    const lines: readonly Line[] = sight.log;
    const fresh = back === null ? beatsOf(this.sight.view, lines, sight.view, this.#several) : [];
    this.#several = waitingIn(sight.view).length > 1 || (this.#several && !lines.length && back === null);
    const all = [...this.beats, ...fresh];
    const kept = all.slice(-MOST);
    this.dropped = all.length - kept.length;
    this.beats = kept;
    this.log = [...this.log, ...lines];
    this.sight = sight;
    return fresh.length;
  }
}

/** After the last line the table is as it is `now`. */
function beatsOf(from: View, lines: readonly Line[], now: View, several: boolean): Beat[] {
  const beats: Beat[] = [];
  const answerer = several ? undefined : waitedFor(from); // all of it followed from one answer
  let before = from;
  for (const [n, line] of lines.entries()) {
    const isLast = n === lines.length - 1;
    if (!line.sees && !isLast) return [];
    const view = isLast && !line.sees ? now : changed(before, line.sees ?? {});
    beats.push({ line, what: line.what, before, view, actor: actorOf(line.what, before, view) ?? answerer });
    before = view;
  }
  return beats;
}

/** The view with what a line changes in it. */
export function changed(view: View, sees: View): View {
  return Object.entries(sees).reduce((whole: View, [path, value]) => {
    const [entry = "", ...deeper] = path.split("/");
    return { ...whole, [entry]: within(whole[entry], deeper, value) };
  }, view);
}

/** What the path leads into, with the value at its end; all that is not on the path stays the very same. */
function within(whole: Json | undefined, [step, ...deeper]: readonly string[], value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(whole)) {
    const n = Number(step);
    return [...whole.slice(0, n), within(whole[n], deeper, value), ...whole.slice(n + 1)];
  }
  const named = whole !== null && typeof whole === "object" ? whole : {};
  return { ...named, [step]: within(named[step], deeper, value) };
}

/** Whose turn it was: where the turn goes on to another in this beat, of the two the one that did it. */
function actorOf({ parts }: What, before: View, view: View): number | undefined {
  const [was, is] = [turnIn(before), turnIn(view)];
  return was !== undefined && parts["seat"] === was ? was : is;
}

/** Whose turn a view says it is, where the game has turns. */
function turnIn({ turn }: View): number | undefined {
  const seat = turn !== null && typeof turn === "object" && !Array.isArray(turn) ? turn["seat"] : undefined;
  return typeof seat === "number" ? seat : undefined;
}

/** The one that everybody waited for. */
function waitedFor(view: View): number | undefined {
  const [only, another] = waitingIn(view);
  return another === undefined ? only : undefined;
}
