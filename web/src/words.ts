// Words: the same Fluent catalogues as Python's core/text.py, read in the browser.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { RuleCard, Spoken } from "./wire";

/** A catalogue in one language; of a game, over the words of the house. */
export class Words {
  readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    catalogues: string[],
    readonly names: string[] = [], // the players' by seat; an empty one is called by the game's word
    readonly rules: Map<string, RuleCard> = new Map(),
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    // The first catalogue that knows a message wins, as in Python.
    for (const text of catalogues) this.bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message, its gaps filled with plain numbers and texts. */
  word(key: string, gaps: Record<string, FluentVariable> = {}): string {
    if (key.startsWith("=")) return key.slice(1); // literal: the same in every language
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, gaps, []) : key;
  }

  /** A message, or else what the caller would say instead. */
  wordOr(key: string, instead: string): string {
    return this.has(key) ? this.word(key) : instead;
  }

  /** A phrase as the engine speaks it: [key, gaps]. */
  say(phrase: Spoken): string {
    const gaps: Record<string, FluentVariable> = {};
    for (const [name, gap] of Object.entries(phrase[1])) gaps[name] = this.#gap(name, gap);
    return this.word(phrase[0], gaps);
  }

  #gap(name: string, gap: number | string | Spoken): FluentVariable {
    if (Array.isArray(gap)) return this.say(gap);
    if (typeof gap === "string") return this.word(gap);
    return name.startsWith("seat") ? this.name(gap) : gap;
  }

  /** What the player of a seat is called: by name, by the game's word for the seat, or by number. */
  name(seat: number): string {
    const own = this.names[seat];
    if (own) return own;
    return this.has(`seat-${seat}`) ? this.word(`seat-${seat}`) : this.word("seat", { number: seat + 1 });
  }

  /** The title of a rule, or its bare id. */
  ruleTitle(id: string): string {
    return this.rules.get(id)?.title ?? id;
  }

  /** The text of a rule, or nothing. */
  ruleText(id: string): string {
    return this.rules.get(id)?.text ?? "";
  }
}
