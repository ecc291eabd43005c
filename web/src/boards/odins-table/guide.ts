// The rulebook of Odin's Table, taught at the table.
import { asked, next, told, type Step } from "../guide";
import type { View } from "./table";

const view = (sight: { view: unknown }): View => sight.view as View;

export const guide: readonly Step[] = [
  { say: "guide-goal", when: next },
  { say: "guide-display", when: next },
  { say: "guide-arrange", when: asked("stand") },
  { say: "guide-column", when: (sight) => asked("stand")(sight) && (view(sight).walls[sight.seat ?? 0]?.[1] ?? null) !== null, at: "wall-0-0" },
  { say: "guide-move", when: asked("deed") },
  { say: "guide-forward", when: asked("deed") },
  { say: "guide-idunn", when: asked("scout") },
  { say: "guide-fight", when: told("revealed") },
  { say: "guide-discard", when: (sight) => view(sight).discards.some((pile) => pile.length > 0) },
  { say: "guide-loki", when: told("tricked") },
  { say: "guide-scouted", when: told("scouted") },
  { say: "guide-resurrect", when: (sight) => (view(sight).lost[sight.seat ?? 0] ?? 0) > 0 && asked("deed")(sight) },
  { say: "guide-swap", when: asked("swap") },
  { say: "guide-conquered", when: told("conquered") },
  { say: "guide-close", when: (sight) => view(sight).conquered.some((count) => count === 2) },
  { say: "guide-over", when: (sight) => sight.view["over"] === true },
];
