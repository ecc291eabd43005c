// Which clicks lead to which answers: the places an answer names, in the order they are clicked.
import type { Choice, Closed, Question } from "../wire";

/** An answer that is offered, and the question it belongs to. */
export interface Offer {
  question: Question;
  choice: Choice;
}

/** An answer that is not offered now, and the question it belongs to. */
export interface Bar {
  question: Question;
  closed: Closed;
}

/** Every answer to some questions. */
export function offersOf(questions: readonly Question[]): Offer[] {
  return questions.flatMap((question) => question.choices.map((choice) => ({ question, choice })));
}

/** Places where the next click after `path` goes on, and the answers behind each. */
export function nextClicks(offers: readonly Offer[], path: readonly string[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const at = offer.choice.at;
    if (at.length <= path.length || !follows(offer, path)) continue;
    const free = isFree(offer.question) ? at.filter((place) => !path.includes(place)) : [at[path.length] ?? ""];
    for (const place of free) push(found, place, offer);
  }
  return found;
}

/** What is closed at each place after `path`. */
export function closedClicks(questions: readonly Question[], path: readonly string[]): Map<string, Bar[]> {
  const found = new Map<string, Bar[]>();
  for (const question of questions)
    for (const closed of question.closed) {
      const place = closed.at[path.length];
      if (place !== undefined && path.every((one, n) => closed.at[n] === one)) push(found, place, { question, closed });
    }
  return found;
}

/** Answers that the clicked places name in full. */
export function namedBy(offers: readonly Offer[], path: readonly string[]): Offer[] {
  return offers.filter((offer) => offer.choice.at.length === path.length && follows(offer, path));
}

/** The one answer that a path leaves, if what is missing of it says nothing new: then no further click is asked for. */
export function onlyAnswer(offers: readonly Offer[], path: readonly string[]): Offer | undefined {
  const [only, another] = offers.filter((offer) => follows(offer, path));
  return only && !another && isForced(only, path.length) ? only : undefined;
}

/** Whether an answer can be reached by the clicks made so far. */
export function follows({ question, choice: { at } }: Offer, path: readonly string[]): boolean {
  return isFree(question) ? path.every((place) => at.includes(place)) : path.every((place, n) => at[n] === place);
}

/** Whether all answers to a question end alike from click number `from` on: then those clicks say nothing. */
function isForced({ question, choice }: Offer, from: number): boolean {
  const rest = choice.at.slice(from).join(" ");
  return rest === "" || question.choices.every(({ at }) => at.length <= from || at.slice(from).join(" ") === rest);
}

/** Whether the places of an answer may be clicked in any order: pairs of like things, such as two cards to swap. */
function isFree(question: Question): boolean {
  let free = freedom.get(question);
  if (free === undefined) {
    const many = question.choices.filter(({ at }) => at.length > 1);
    const firsts = new Set(many.map(({ at }) => at[0]));
    const sets = new Set(many.map(({ at }) => [...at].sort().join(" ")));
    free = sets.size === many.length && many.some(({ at }) => at.slice(1).some((place) => firsts.has(place)));
    freedom.set(question, free);
  }
  return free;
}
const freedom = new WeakMap<Question, boolean>();

function push<T>(map: Map<string, T[]>, place: string, one: T): void {
  const there = map.get(place);
  if (there) there.push(one);
  else map.set(place, [one]);
}
