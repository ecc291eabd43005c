// Which sets of Conspirators fit what one knows, and what one chooses to believe.
import type { View } from "./view";

export interface Known {
  mine: number | null; // my seat
  faction: string | null;
  seen: Map<number, string>; // seat -> faction, by my own looks or what I choose to believe
}

/** Every set of Conspirators that fits: how many, and in how many of them each seat is one. */
export function possible(
  view: View,
  over: boolean,
  { mine, faction, seen }: Known,
  weight: (seat: number) => number,
): { sets: number; all: number; share: number[] } {
  const share = Array.from({ length: view.seats }, () => 0);
  let [sets, all, total] = [0, 0, 0];
  const many = view.conspirators_in_play;
  const visit = (from: number, chosen: number[]): void => {
    if (chosen.length === many) {
      all += 1;
      if (!fits(chosen)) return;
      sets += 1;
      const heavy = chosen.reduce((product, seat) => product * weight(seat), 1);
      total += heavy;
      for (const seat of chosen) share[seat] = (share[seat] ?? 0) + heavy;
      return;
    }
    for (let seat = from; seat < view.seats; seat += 1) visit(seat + 1, [...chosen, seat]);
  };
  const fits = (chosen: number[]): boolean => {
    if (mine !== null && faction !== null && chosen.includes(mine) !== (faction === "conspirator")) return false;
    for (const [seat, what] of seen) if (chosen.includes(seat) !== (what === "conspirator")) return false;
    // As long as the game goes on, each faction has somebody in Asgard.
    const up = (seat: number): boolean => view.worlds[seat] === "asgard";
    return over || (chosen.some(up) && view.worlds.some((world, seat) => world === "asgard" && !chosen.includes(seat)));
  };
  visit(0, []);
  return { sets, all, share: share.map((sum) => (total ? sum / total : 0)) };
}
