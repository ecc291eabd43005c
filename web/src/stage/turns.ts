// What happened, grouped by whose turn it was.
import type { Beat } from "./beats";

export interface Turn {
  actor: number | undefined;
  first: number; // index of its first beat
  beats: readonly Beat[];
}

export function turnsOf(beats: readonly Beat[], from = 0): Turn[] {
  const turns: { actor: number | undefined; first: number; beats: Beat[] }[] = [];
  beats.forEach((beat, n) => {
    if (n < from) return;
    const last = turns.at(-1);
    if (last && last.actor === beat.actor) last.beats.push(beat);
    else turns.push({ actor: beat.actor, first: n, beats: [beat] });
  });
  return turns;
}

const FEW = 3; // turns that somebody who only watches is shown

/** The turns since mine before the present one ended; mine too, if it has begun. */
export function sinceMyTurn(beats: readonly Beat[], seat: number | null): Turn[] {
  const turns = turnsOf(beats);
  if (seat === null) return turns.slice(-FEW);
  const begun = turns.at(-1)?.actor === seat ? turns.length - 1 : turns.length;
  const mine = turns.findLastIndex(({ actor }, n) => actor === seat && n < begun);
  return turns.slice(mine + 1);
}
