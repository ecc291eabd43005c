// Boards drawn from fixed views, and what can be read on them.  The views are moments of seeded games
// (tests/golden/boards.py); a test lays its own numbers into one and looks for them where they belong.
import { flushSync, mount, unmount } from "svelte";
import { afterEach } from "vitest";
import type { Offer } from "../src/boards/hand.svelte";
import { boardOf, momentOf } from "../src/boards/registry";
import type { Line, Question, Spoken, TableCard } from "../src/wire";
import { Words } from "../src/words";
import Drawn from "./Drawn.svelte";

const views = import.meta.glob<Record<string, Moment>>("./views/*.json", { import: "default", eager: true });
const texts = import.meta.glob<string>("../../src/gladsheim/{games/*,core}/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface Moment {
  seats: number;
  view: object;
  questions: Question[];
}

/** A moment of a game, to be changed at will. */
export function moment<View>(game: string, name: string): { view: View; questions: Question[] } {
  const found = views[`./views/${game}.json`]?.[name];
  if (!found) throw new Error(`there is no moment ${name} of ${game}: make golden`);
  return structuredClone(found) as unknown as { view: View; questions: Question[] };
}

export const NAMES = ["Ann", "Bo", "Cat", "Dag", "Eva", "Finn", "Gro"];

export function wordsOf(game: string): Words {
  const folder = game.replaceAll("-", "_");
  const own = texts[`../../src/gladsheim/games/${folder}/text/en.ftl`];
  return new Words("en", [own ?? "", texts["../../src/gladsheim/core/text/en.ftl"] ?? ""], NAMES);
}

export interface More {
  seat?: number | null;
  questions?: Question[];
  news?: Line[];
  narrow?: boolean;
  still?: boolean;
}

/** A drawn board. */
export class Sheet {
  readonly given: Offer[] = [];
  constructor(
    readonly root: HTMLElement,
    readonly words: Words,
  ) {}

  /** The thing at a place. */
  at(place: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (!found) throw new Error(`nothing is drawn at ${place}`);
    return found;
  }
  /** What a thing is, as ears are told: by the button in it, where something can be done. */
  about(place: string): string | null {
    const thing = this.at(place);
    return (thing.querySelector(":scope > [data-act]") ?? thing).getAttribute("aria-description");
  }
  has(place: string): boolean {
    return this.root.querySelector(`[data-place="${place}"]`) !== null;
  }
  /** What can be read at a place, of all that is drawn there: its texts, and what is told to ears. */
  read(place: string): string {
    this.at(place);
    const things = [...this.root.querySelectorAll(`[data-place="${place}"]`)];
    return plain(things.map((thing) => `${textOf(thing)} ${thing.getAttribute("aria-label") ?? ""}`).join(" "));
  }
  /** The numbers that are written at a place, in order, those of its label last. */
  numbers(place: string): number[] {
    return (this.read(place).match(/\d+/g) ?? []).map(Number);
  }
  /** The whole text of the board. */
  get text(): string {
    return plain(this.root.textContent);
  }
  say(key: string, gaps: Spoken[1] = {}): string {
    return plain(this.words.say([key, gaps]));
  }
  click(place: string): void {
    this.at(place).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
  }
}

// jsdom knows no media: a mouse, wide enough, and motion.
window.matchMedia ??= (() => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as never;

/** The texts of an element, each a word of its own. */
function textOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? "");
  return texts.join(" ");
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

const drawn: object[] = [];
afterEach(() => {
  for (const one of drawn.splice(0)) void unmount(one);
  document.body.replaceChildren();
});

/** Draw the board of a game with a view. */
export async function draw(game: string, view: object, more: More = {}): Promise<Sheet> {
  const { default: board, grave = [] } = await boardOf(game);
  const tells = await momentOf(game);
  const words = wordsOf(game);
  const seats = NAMES.map((name) => ({ who: "person", name, level: null, here: true }));
  const card = { id: "fixture", game, seats } as unknown as TableCard;
  const seat = more.seat === undefined ? 0 : more.seat;
  const sight = { seat, view: view as Record<string, never>, questions: more.questions ?? [], log: [], talks: true };
  const { news = [], narrow = false, still = false } = more;
  const root = document.createElement("main");
  document.body.append(root);
  const sheet = new Sheet(root, words);
  const shown = { sight, card, words, news, still, narrow, text: "" };
  drawn.push(
    mount(Drawn, {
      target: root,
      props: { board, moment: tells, grave, given: (offer) => sheet.given.push(offer), shown },
    }),
  );
  flushSync();
  return sheet;
}

/** A line of the log about an event, as a board hears it. */
export const told = (event: string, parts: Record<string, unknown>, phrase: Spoken = [event, {}]): Line =>
  ({ seq: 1, rule: "", phrase, what: { event, parts, at: [] }, sees: {} }) as unknown as Line;
