// The words and rules of games, fetched once for each language.
import * as api from "./api";
import type { Language, RuleCard } from "./wire";

export interface Lexicon {
  catalogue: string;
  rules: RuleCard[];
}

const kept = new Map<string, Promise<Lexicon>>();

/** The words of a game; a failed fetch is tried again the next time. */
export function lexicon(game: string, language: Language): Promise<Lexicon> {
  const key = `${game} ${language}`;
  let found = kept.get(key);
  if (!found) {
    found = fetched(game, language);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

async function fetched(game: string, language: Language): Promise<Lexicon> {
  const [catalogue, rules] = await Promise.all([api.catalogue(game, language), api.rules(game, language)]);
  return { catalogue, rules };
}
