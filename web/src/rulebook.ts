// What a rulebook to read is made of: the two minutes, the chapters, every card; and what a search finds in them.
import type { RuleCard } from "./wire";
import type { Words } from "./words";

/** The game on one page, where its catalogue has one. */
export const summaryOf = (words: Words): string[] =>
  Array.from({ length: 30 }, (_, n) => `summary-${n + 1}`).flatMap((key) => (words.has(key) ? [words.word(key)] : []));

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a text has all that was typed, in any order, with or without accents. */
export const matches = (wanted: string, text: string): boolean => {
  const all = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => all.includes(part));
};

export function chaptersOf(rules: RuleCard[]): [string, RuleCard[]][] {
  const by = new Map<string, RuleCard[]>();
  for (const rule of rules) by.set(rule.section, [...(by.get(rule.section) ?? []), rule]);
  return [...by];
}

// How the catalogues call what a thing does, and the thing itself.
const TELLING: [RegExp, (what: string) => string[]][] = [
  [/^effect-(.+)$/, (what) => [`giant-${what}`]],
  [/^(\w+)-does-(.+)$/, (what) => [what]],
  [/^about-(.+)$/, (what) => [`name-${what}`, what]],
];

export interface CardText {
  key: string; // of the line that tells it
  name: string;
  text: string;
}

/** Every card that the catalogue has a line about; lines with gaps are about a moment, not about a card. */
export function cardsOf(words: Words, catalogue: string): CardText[] {
  const found: CardText[] = [];
  const told = new Set<string>(); // behind a language comes English, for what it lacks
  for (const [, key = "", text = ""] of catalogue.matchAll(/^([a-z][\w-]*) = (.*)$/gm)) {
    if (told.has(key)) continue;
    told.add(key);
    if (text.includes("{")) continue;
    for (const [pattern, names] of TELLING) {
      const parts = pattern.exec(key);
      if (!parts) continue;
      const what = parts.length > 2 ? `${parts[1]}-${parts[2]}` : (parts[1] ?? "");
      const name = names(what).find((one) => words.has(one));
      if (name) found.push({ key, name: words.word(name), text: words.word(key) });
    }
  }
  return found;
}
