// The hall as this browser knows it: language, wishes, and the tables its player sits at.
import type { FluentVariable } from "@fluent/bundle";
import en from "./text/en.ftl?raw";
import { PACES, type Pace } from "./stage/cues";
import type { Language, Level } from "./wire";
import { Words } from "./words";

export const LANGUAGES: readonly Language[] = ["en", "fr", "ja"];
export const LEVELS: readonly Level[] = ["novice", "skilled", "master", "even"]; // of bots worth playing
// English is in the bundle; another language comes when it is wanted.
const OTHERS = import.meta.glob<string>(["./text/*.ftl", "!./text/en.ftl"], { query: "?raw", import: "default" });

/** A finished game, remembered for the statistics of whoever plays here. */
export interface Played {
  id: string; // of the table
  game: string;
  at: number; // seconds since 1970
  share: number; // of the win
  others: string[]; // the people I played with or against
  level: Level | null; // of the bots at the table
  seats: number;
}

/** A table this browser holds keys of. */
export interface Kept {
  id: string;
  game: string;
  tokens: Record<number, string>; // by seat
  made: number; // seconds since 1970
  commitment?: string | undefined; // the seal of the table's seed, as it was shown when its player sat down
  word?: string; // given to that seal, and only after it was kept
  over?: boolean;
  campaign?: string | null;
  guided?: boolean; // a first game, with a coach
}

/** When to ask once more before an answer: by touch only, always, or only where the game says so. */
export type Care = "touch" | "always" | "never";

interface Memory {
  language: Language;
  name: string;
  care: Care;
  pace: Pace;
  plain: boolean;
  sound: boolean;
  keys: boolean;
  asksAll: boolean;
  tables: Kept[];
  campaigns: string[];
  campaignKeys: Record<string, string>;
  played: Played[];
  vault: string;
  rater: string;
  bell: Quiet | null;
  gone: string[];
  solved: Record<string, string[]>;
}

/** The hours in which no message comes; the same twice: messages come at any time. */
export interface Quiet {
  from: number;
  to: number;
}

const MOST_GONE = 200; // tables that are not to come back from another device
const MOST_SOLVED = 400; // days of riddles
const MOST_CARRIED = 150; // finished games that go along to another device
const MOST_PLAYED = 2000; // finished games that are remembered
const PLACE = "gladsheim";
const MOST_TABLES = 60;

/** Games of two lists, each once, the newest first. */
function together(some: Played[], others: Played[]): Played[] {
  const all = new Map([...others, ...some].map((game) => [game.id, game]));
  return [...all.values()].sort((a, b) => b.at - a.at).slice(0, MOST_PLAYED);
}

function remembered(): Partial<Memory> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Memory>;
  } catch {
    return {}; // no storage, or damaged: begin anew
  }
}

function spoken(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return (
    LANGUAGES.find((language) => language === wanted.find((one) => LANGUAGES.some((known) => known === one))) ?? "en"
  );
}

class Hall {
  language = $state<Language>("en");
  name = $state("");
  luck = $state(""); // what the player would like to say to the dice; "": the browser draws a word
  care = $state<Care>("touch");
  pace = $state<Pace>("normal");
  sound = $state(false);
  asksAll = $state(false); // also what has one answer only
  keys = $state(true); // single letters do things at the table
  plain = $state(false); // words and lists rather than drawn boards
  tables = $state.raw<Kept[]>([]);
  campaigns = $state.raw<string[]>([]); // those begun or played here
  campaignKeys = $state.raw<Record<string, string>>({}); // of those begun here: for the first table
  played = $state.raw<Played[]>([]); // the newest first
  vault = $state(""); // the key to what my devices share; "": nothing is shared
  rater = $state(""); // the key to my ratings; "": I want none
  bell = $state.raw<Quiet | null>(null); // messages when it is my turn
  gone = $state.raw<string[]>([]); // tables that were forgotten here
  solved = $state.raw<Record<string, string[]>>({}); // the days of each game's riddles that I solved, the newest first
  #texts = $state.raw<Partial<Record<Language, string>>>({ en });
  readonly words = $derived(new Words(this.language, [this.#texts[this.language] ?? en]));

  /** Have the words of the chosen language. */
  async learn(): Promise<void> {
    const { language } = this;
    const text = language in this.#texts ? undefined : await OTHERS[`./text/${language}.ftl`]?.();
    if (text !== undefined) this.#texts = { ...this.#texts, [language]: text };
  }

  constructor() {
    const memory = remembered();
    const asked = new URLSearchParams(location.search);
    this.language = LANGUAGES.find((one) => one === (asked.get("lang") ?? memory.language)) ?? spoken();
    this.name = memory.name ?? "";
    this.care = memory.care ?? "touch";
    this.pace = PACES.find((pace) => pace === memory.pace) ?? "normal"; // an older browser may remember another
    this.plain = memory.plain ?? false;
    this.sound = memory.sound ?? false;
    this.keys = memory.keys ?? true;
    this.asksAll = memory.asksAll ?? false;
    this.tables = memory.tables ?? [];
    this.campaigns = memory.campaigns ?? [];
    this.campaignKeys = memory.campaignKeys ?? {};
    this.played = memory.played ?? [];
    this.vault = memory.vault ?? "";
    this.rater = memory.rater ?? "";
    this.bell = memory.bell ?? null;
    this.gone = memory.gone ?? [];
    this.solved = memory.solved ?? {};
  }

  keep(): void {
    const { language, name, care, pace, plain, sound, keys, asksAll, tables, vault, rater, bell, gone, solved } = this;
    try {
      // Another tab may have sat down meanwhile: its tables and campaigns stay.
      const memory = remembered();
      const others = (memory.tables ?? []).filter(({ id }) => !tables.some((mine) => mine.id === id));
      // Where they are too many, the oldest that are over go first.
      const newest = [...tables, ...others].sort(
        (a, b) => Number(a.over ?? false) - Number(b.over ?? false) || b.made - a.made,
      );
      const all = newest.slice(0, MOST_TABLES).sort((a, b) => b.made - a.made);
      const campaigns = [...new Set([...this.campaigns, ...(memory.campaigns ?? [])])];
      localStorage.setItem(
        PLACE,
        JSON.stringify({
          language,
          name,
          care,
          pace,
          plain,
          sound,
          keys,
          asksAll,
          tables: all,
          campaigns,
          campaignKeys: { ...memory.campaignKeys, ...this.campaignKeys },
          played: together(this.played, memory.played ?? []),
          vault,
          rater,
          bell,
          gone,
          solved,
        } satisfies Memory),
      );
    } catch {
      // Private windows keep nothing; the link of the table still works while it is open.
    }
  }

  /** Sit down: keep the keys of some seats of a table. */
  sit(table: Kept): void {
    const old = this.tables.find(({ id }) => id === table.id);
    const tokens = { ...old?.tokens, ...table.tokens };
    const commitment = old?.commitment ?? table.commitment; // a hall cannot put another in its place later
    if (table.campaign && !this.campaigns.includes(table.campaign))
      this.campaigns = [table.campaign, ...this.campaigns];
    this.tables = [{ ...table, tokens, commitment }, ...this.tables.filter(({ id }) => id !== table.id)];
    this.keep();
  }

  tokensOf(id: string): Record<number, string> {
    return this.tables.find((table) => table.id === id)?.tokens ?? {};
  }

  /** The seal of a table as this browser was shown it when its player sat down. */
  sealOf(id: string): string | undefined {
    return this.tables.find((table) => table.id === id)?.commitment;
  }

  /** Keep the seal of a table as it is shown now, unless one was kept before; then the word that is given to it. */
  wordTo(id: string, shown: string): { seal: string; word: string } | undefined {
    const kept = this.tables.find((table) => table.id === id);
    if (!kept) return undefined;
    const seal = kept.commitment ?? shown;
    const word = kept.word ?? (this.luck.trim() || fresh());
    if (kept.word === undefined) {
      this.tables = this.tables.map((table) => (table === kept ? { ...kept, commitment: seal, word } : table));
      this.keep();
    }
    return { seal, word };
  }

  /** What this browser said to the dice of a table, with the seal it said it to, as their journal must have it. */
  saidTo(id: string): string | undefined {
    const kept = this.tables.find((table) => table.id === id);
    return kept?.word === undefined || kept.commitment === undefined ? undefined : `${kept.commitment} ${kept.word}`;
  }

  forget(id: string): void {
    this.tables = this.tables.filter((table) => table.id !== id);
    this.gone = [id, ...this.gone].slice(0, MOST_GONE);
    try {
      const memory = remembered();
      memory.gone = this.gone;
      memory.tables = (memory.tables ?? []).filter((table) => table.id !== id);
      localStorage.setItem(PLACE, JSON.stringify(memory));
    } catch {
      // Nothing was kept.
    }
  }

  /** A game of mine is over. */
  notePlayed(game: Played): void {
    if (this.played.some(({ id }) => id === game.id)) return;
    this.played = together([game], this.played);
    this.keep();
  }

  /** Everything that this browser remembers of games is gone; language, name and wishes stay. */
  forgetAll(): void {
    this.tables = [];
    this.campaigns = [];
    this.campaignKeys = {};
    this.played = [];
    this.vault = this.rater = "";
    this.gone = [];
    this.solved = {};
    const nothing = {
      tables: [],
      campaigns: [],
      campaignKeys: {},
      played: [],
      vault: "",
      rater: "",
      gone: [],
      solved: {},
    };
    try {
      const memory = remembered();
      localStorage.setItem(PLACE, JSON.stringify({ ...memory, ...nothing }));
    } catch {
      // Nothing was kept.
    }
  }

  /** What this browser hands to another of the same person. */
  bundle(): string {
    const { name, language, tables, campaigns, campaignKeys, vault, rater, gone, solved } = this;
    const played = this.played.slice(0, MOST_CARRIED);
    return JSON.stringify({ name, language, tables, campaigns, campaignKeys, played, vault, rater, gone, solved });
  }

  /** Take what another browser handed over: its tables and games beside those that are here. */
  unpack(text: string): void {
    const found = JSON.parse(text) as Partial<Memory>;
    if (!this.name && typeof found.name === "string") this.name = found.name;
    if (Array.isArray(found.played)) this.played = together(this.played, found.played);
    if (Array.isArray(found.campaigns)) this.campaigns = [...new Set([...this.campaigns, ...found.campaigns])];
    this.campaignKeys = { ...found.campaignKeys, ...this.campaignKeys };
    if (Array.isArray(found.gone)) this.gone = [...new Set([...this.gone, ...found.gone])].slice(0, MOST_GONE);
    this.vault ||= typeof found.vault === "string" ? found.vault : "";
    this.rater ||= typeof found.rater === "string" ? found.rater : "";
    for (const [game, days] of Object.entries(found.solved ?? {})) this.#solve(game, days);
    for (const table of [...(Array.isArray(found.tables) ? found.tables : [])].reverse())
      if (!this.gone.includes(table.id)) this.sit(table);
    this.tables = this.tables.filter(({ id }) => !this.gone.includes(id));
    this.keep();
  }

  #solve(game: string, days: string[]): void {
    const all = [...new Set([...(this.solved[game] ?? []), ...days])].sort().reverse();
    this.solved = { ...this.solved, [game]: all.slice(0, MOST_SOLVED) };
  }

  /** The riddle of a day is solved. */
  noteSolved(game: string, day: string): void {
    this.#solve(game, [day]);
    this.keep();
  }

  /** For how many days in a row a game's riddle was solved, up to that day or the one before it. */
  daysInARow(game: string, today: string): number {
    const days = new Set(this.solved[game] ?? []);
    const before = (day: string): string =>
      new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    let day = days.has(today) ? today : before(today);
    let count = 0;
    for (; days.has(day); day = before(day)) count += 1;
    return count;
  }

  finish(id: string): void {
    if (!this.tables.some((table) => table.id === id && !table.over)) return;
    this.tables = this.tables.map((table) => (table.id === id ? { ...table, over: true } : table));
    this.keep();
  }
}

export const hall = new Hall();

/** A word of the hall in the player's language. */
export function t(key: string, gaps: Record<string, FluentVariable> = {}): string {
  return hall.words.word(key, gaps);
}

/** Whether things may move. */
export function isCalm(): boolean {
  return hall.pace !== "once" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** So many seconds, in the largest unit that fits. */
export function lasting(seconds: number): string {
  if (seconds % 60) return t("seconds", { n: seconds });
  return seconds < 3600 ? t("minutes", { n: seconds / 60 }) : t("hours", { n: seconds / 3600 });
}

/** A name unlike any other. */
export function fresh(): string {
  // randomUUID is missing where the page is served plainly over a network.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
