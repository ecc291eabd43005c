// What an answer of Odin's Table comes to: a fight, or a look behind a Wall.
import eye from "icon:eye-target";
import swords from "icon:crossed-swords";
import { viewOf } from "../board";
import { partsOf, type MeaningOf } from "../meaning";
import type { View } from "./table";

export const meaning: MeaningOf = ({ at }, { slot }, sight) => {
  if (slot === "scout" && at.length) return { sign: eye };
  const [kind, target] = partsOf(at[1]);
  const theirs = viewOf<View>(sight).pieces[1 - (sight.seat ?? 0)] ?? [];
  return kind === "square" && theirs.includes(Number(target)) ? { sign: swords, colour: "var(--ember)" } : undefined;
};
