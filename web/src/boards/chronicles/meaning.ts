// What an answer of the Chronicles comes to: who stands where one goes, and the sign of what it names.
import { enemyOf } from "../../art/enemies/enemies";
import { partsOf, type Meaning, type MeaningOf } from "../meaning";
import type { Words } from "../../words";
import { ARTIFACT_ICONS } from "./artifacts";
import { die, elf, GOD_ICONS, rune, WORLD_RUNES } from "./icons";
import { ENEMY_NAMES, type View, viewOfSight } from "./table";

const foe = (enemy: number): Meaning => {
  const name = ENEMY_NAMES[enemy];
  return name ? enemyOf(name) : {};
};

/** Who stands in a world, and whether it is devastated. */
function thereIn(view: View, world: number, words: Words): string {
  const foes = view.enemies.flatMap(({ place, strength }, enemy) =>
    place === world ? [`${words.word(`enemy-${enemy}`)} ${strength ?? ""}`.trim()] : [],
  );
  const ruined = view.devastated.includes(world) ? [words.word("text-devastated")] : [];
  return [...foes, ...ruined].join(" · ");
}

export const meaning: MeaningOf = ({ at }, { slot }, sight, words) => {
  const view = viewOfSight(sight);
  const [kind, which] = partsOf(at[0]);
  const n = Number(which);
  if (kind === "world") {
    const more = slot === "move" || slot === "travel" ? thereIn(view, n, words) : "";
    return { rune: WORLD_RUNES[n], more };
  }
  if (kind === "god") return { sign: GOD_ICONS[view.gods[n]?.god ?? -1] };
  if (kind === "enemy" || kind === "wheel") return foe(n);
  if (kind === "artifact") return { sign: ARTIFACT_ICONS[n] };
  if (kind === "elves") return { sign: elf };
  if (kind === "vanir" || kind === "face") return { sign: die };
  return kind === "stone" ? { sign: rune } : undefined;
};
