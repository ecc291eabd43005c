// The rulebook of Yggdrasil, taught at the table.
import type { Sight } from "../../wire";
import { asked, asks, next, told, type Step } from "../guide";
import type { View } from "./view";

const view = (sight: Sight): View => sight.view as unknown as View;

/** The seat chooses a world, and has acted in so many; actions that went into calming Fenrir teach nothing of
    worlds. */
const chooses =
  (used: number) =>
  (sight: Sight): boolean =>
    asked("world")(sight) && view(sight).turn?.used.length === used;
/** Enemies and giants are asked for in fights, and by runes and the Vanir, who teach nothing of fights. */
const ruledBy =
  (rule: string) =>
  (sight: Sight): boolean =>
    sight.questions.some((question) => question.rule === rule);
const ended =
  (won: boolean) =>
  (sight: Sight): boolean =>
    sight.view["over"] === true && (sight.view["outcome"] === "victory") === won;

export const guide: readonly Step[] = [
  { say: "guide-goal", when: next },
  { say: "guide-track", when: next, at: "enemy-hel" },
  { say: "guide-lose", when: next, at: "wall" },
  { say: "guide-card", when: (sight) => view(sight).deck.discards.length > 0, at: "last-card" },
  { say: "guide-god", when: next, at: (sight) => `god-${view(sight).gods[0]?.god}` },
  { say: "guide-actions", when: asked("world") },
  { say: "guide-first", when: chooses(0), at: "world-midgard", passing: true },
  { say: "guide-second", when: chooses(1), at: "world-forge", passing: true },
  { say: "guide-third", when: chooses(2), at: "world-asgard", passing: true },
  asks("route", "guide-midgard"),
  { ...asks("enemy", "guide-combat", "enemy-hel"), when: ruledBy("YG 5.1") },
  asks("vikings", "guide-vikings"),
  asks("elves", "guide-elves"),
  asks("artifact", "guide-forge", "world-forge"),
  { ...asks("giant", "guide-ice", "world-ice"), when: ruledBy("YG 8.1") },
  asks("bag", "guide-bag", "world-midgard"),
  asks("partner", "guide-share", "world-darkness"),
  asks("scale", "guide-sacred", "world-sacred"),
  {
    say: "guide-why",
    when: (sight) =>
      view(sight).turns > 2 && sight.questions.some(({ slot, closed }) => slot === "world" && closed.length > 0),
    passing: true,
  },
  { say: "guide-hel", when: told("hel-took"), at: "world-dead" },
  { say: "guide-surt", when: told("surt-put"), at: "world-fire" },
  { say: "guide-giant", when: told("giant-came"), at: "world-ice" },
  { say: "guide-flood", when: told("submerged"), at: "world-midgard" },
  { say: "guide-nidhogg", when: (sight) => view(sight).deck.last?.card === "nidhogg", at: "enemy-nidhogg" },
  { say: "guide-fenrir", when: told("fenrir-raged"), at: "enemy-fenrir" },
  {
    say: "guide-wall",
    when: (sight) => view(sight).dangers.some(({ defeat, count }) => defeat === "wall" && count > 0),
    at: "wall",
  },
  { say: "guide-rune", when: told("giant-fell"), at: "world-ice" },
  { say: "guide-half", when: (sight) => view(sight).deck.left <= 21 },
  { say: "guide-won", when: ended(true) },
  { say: "guide-lost", when: ended(false) },
];
