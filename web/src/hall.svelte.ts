// The hall as this browser knows it: language, wishes, and the tables its player sits at.
import type { FluentVariable } from "@fluent/bundle";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";
import ja from "./text/ja.ftl?raw";
import type { Language, Level } from "./wire";
import { Words } from "./words";

export const LANGUAGES: readonly Language[] = ["en", "fr", "ja"];
export const LEVELS: readonly Level[] = ["novice", "skilled", "master"]; // of bots worth playing
const TEXTS: Record<Language, string> = { en, fr, ja };

/** A table this browser holds keys of. */
export interface Kept {
  id: string;
  game: string;
  tokens: Record<number, string>; // by seat
  made: number; // seconds since 1970
  commitment?: string; // the seal of the table's seed, as it was shown when its player sat down
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
  pace: "calm" | "quick";
  plain: boolean;
  sound: boolean;
  tables: Kept[];
  campaigns: string[];
}

const PLACE = "gladsheim";
const MOST_TABLES = 60;

function remembered(): Partial<Memory> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Memory>;
  } catch {
    return {}; // no storage, or damaged: begin anew
  }
}

function spoken(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((one) => one in TEXTS)) ?? "en";
}

class Hall {
  language = $state<Language>("en");
  name = $state("");
  care = $state<Care>("touch");
  pace = $state<"calm" | "quick">("calm");
  sound = $state(false);
  plain = $state(false); // words and lists rather than drawn boards
  tables = $state.raw<Kept[]>([]);
  campaigns = $state.raw<string[]>([]); // those begun or played here
  readonly words = $derived(new Words(this.language, [TEXTS[this.language]]));

  constructor() {
    const memory = remembered();
    const asked = new URLSearchParams(location.search);
    this.language = LANGUAGES.find((one) => one === (asked.get("lang") ?? memory.language)) ?? spoken();
    this.name = memory.name ?? "";
    this.care = memory.care ?? "touch";
    this.pace = memory.pace ?? "calm";
    this.plain = memory.plain ?? false;
    this.sound = memory.sound ?? false;
    this.tables = memory.tables ?? [];
    this.campaigns = memory.campaigns ?? [];
  }

  keep(): void {
    const { language, name, care, pace, plain, sound, tables } = this;
    try {
      // Another tab may have sat down meanwhile: its tables and campaigns stay.
      const memory = remembered();
      const others = (memory.tables ?? []).filter(({ id }) => !tables.some((mine) => mine.id === id));
      // Where they are too many, the oldest that are over go first.
      const newest = [...tables, ...others].sort((a, b) => Number(a.over ?? false) - Number(b.over ?? false) || b.made - a.made);
      const all = newest.slice(0, MOST_TABLES).sort((a, b) => b.made - a.made);
      const campaigns = [...new Set([...this.campaigns, ...(memory.campaigns ?? [])])];
      localStorage.setItem(PLACE, JSON.stringify({ language, name, care, pace, plain, sound, tables: all, campaigns } satisfies Memory));
    } catch {
      // Private windows keep nothing; the link of the table still works while it is open.
    }
  }

  /** Sit down: keep the keys of some seats of a table. */
  sit(table: Kept): void {
    const old = this.tables.find(({ id }) => id === table.id);
    const tokens = { ...old?.tokens, ...table.tokens };
    const commitment = old?.commitment ?? table.commitment; // a hall cannot put another in its place later
    if (table.campaign && !this.campaigns.includes(table.campaign)) this.campaigns = [table.campaign, ...this.campaigns];
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

  forget(id: string): void {
    this.tables = this.tables.filter((table) => table.id !== id);
    try {
      const memory = remembered();
      memory.tables = (memory.tables ?? []).filter((table) => table.id !== id);
      localStorage.setItem(PLACE, JSON.stringify(memory));
    } catch {
      // Nothing was kept.
    }
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

/** Whether pieces may move and news be told slowly. */
export function isCalm(): boolean {
  return hall.pace === "calm" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
