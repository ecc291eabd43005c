// What an answer of Yggdrasil comes to: how likely so many Vikings win, and the sign of what it names.
import { ENEMIES, enemyOf, type EnemyName } from "../../art/enemies/enemies";
import { viewOf } from "../board";
import { partsOf, type Meaning, type MeaningOf } from "../meaning";
import { ARTIFACT_SIGNS, elf, GIANT_SIGNS, GOD_SIGNS, viking, WORLD_SIGNS } from "./icons";
import type { View } from "./table";

const isEnemy = (who: string): who is EnemyName => who in ENEMIES;

function signed(place: string | undefined): Meaning {
  const [kind, which] = partsOf(place);
  if (kind === "enemy" && isEnemy(which)) {
    const { sign, colour } = enemyOf(which);
    return { sign, colour };
  }
  if (kind === "world") return { sign: WORLD_SIGNS[which] };
  if (kind === "god") return { sign: GOD_SIGNS[which] };
  if (kind === "giant") return { sign: GIANT_SIGNS[which]?.sign };
  if (kind === "artifact") return { sign: ARTIFACT_SIGNS[which.split("-")[0] ?? ""] };
  return {};
}

export const meaning: MeaningOf = ({ value, at }, { slot }, sight, words) => {
  const { fight } = viewOf<View>(sight);
  const share = fight?.chances[value];
  if (slot === "vikings" && share !== undefined)
    return { sign: viking, share: share / 100, note: words.word("board-chance", { share }) };
  if (slot === "elves" && fight) return share ? { sign: elf, note: "✓", tone: "good" } : { sign: elf, note: "✕" };
  return signed(at[0]);
};
