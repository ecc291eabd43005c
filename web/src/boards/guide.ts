// A guided first game: what a coach says beside a real table with bots, step by step.
import type { Line, Sight } from "../wire";

export interface Step {
  say: string; // a message of the game's catalogue
  when: (sight: Sight, news: Line[]) => boolean; // said once, the first time this holds; steps are tried in order
  // It is about this moment: when `when` no longer holds it is over, and waits for the next such moment if unsaid.
  passing?: boolean;
  at?: string | ((sight: Sight) => string | readonly string[]); // the places on the board that it is about
}

/** The seat is asked to fill a blank. */
export const asked =
  (slot: string) =>
  (sight: Sight): boolean =>
    sight.questions.some((question) => question.slot === slot);

/** Advice about a question, for as long as it is asked. */
export const asks = (slot: string, say: string, at?: string): Step => ({
  say,
  when: asked(slot),
  passing: true,
  ...(at && { at }),
});

/** Something was just heard. */
export const told =
  (key: string) =>
  (_: Sight, news: Line[]): boolean =>
    news.some(({ what }) => what.event === key);

/** Said as soon as those before it were. */
export const next = (): boolean => true;
