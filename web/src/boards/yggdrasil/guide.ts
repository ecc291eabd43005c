// The rulebook of Yggdrasil, taught at the table.
import type { Sight } from "../../wire";
import { asked, next, told, type Step } from "../guide";
import { LAST_BEFORE_WALL, type View } from "./table";

const view = (sight: Sight): View => sight.view as unknown as View;

export const guide: readonly Step[] = [
  { say: "guide-goal", when: next },
  { say: "guide-track", when: next, at: "enemy-hel" },
  { say: "guide-card", when: (sight) => view(sight).turns > 0 || asked("world")(sight), at: "deck" },
  { say: "guide-actions", when: asked("world") },
  { say: "guide-why", when: (sight) => sight.questions.some(({ slot, closed }) => slot === "world" && closed.length > 0) },
  { say: "guide-midgard", when: asked("route"), at: "world-midgard" },
  { say: "guide-combat", when: asked("enemy"), at: "world-asgard" },
  { say: "guide-vikings", when: asked("vikings") },
  { say: "guide-elves", when: asked("elves") },
  { say: "guide-forge", when: asked("artifact"), at: "world-forge" },
  { say: "guide-ice", when: asked("giant"), at: "world-ice" },
  { say: "guide-bag", when: asked("bag") },
  { say: "guide-share", when: asked("partner"), at: "world-darkness" },
  { say: "guide-sacred", when: asked("scale"), at: "world-sacred" },
  { say: "guide-giant", when: told("giant-came") },
  { say: "guide-flood", when: told("submerged") },
  { say: "guide-fenrir", when: told("fenrir-raged") },
  { say: "guide-wall", when: (sight) => view(sight).asgard.some((enemy) => enemy.space > LAST_BEFORE_WALL) },
  { say: "guide-rune", when: told("giant-fell") },
  { say: "guide-half", when: (sight) => view(sight).deck.left <= 21 },
  { say: "guide-over", when: (sight) => sight.view["over"] === true },
];
