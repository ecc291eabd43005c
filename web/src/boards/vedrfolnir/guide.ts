// The rulebook of Vedrfölnir, taught at the table.
import type { Sight } from "../../wire";
import { asked, next, told, type Step } from "../guide";
import { faceOf, type View } from "./table";

const view = (sight: Sight): View => sight.view as unknown as View;
/** The card that lies crosswise shows a certain god or beast. */
const comes = (...names: string[]) => (sight: Sight): boolean => names.includes(faceOf(view(sight), view(sight).crosswise.at(-1) ?? -1).name);

export const guide: readonly Step[] = [
  { say: "guide-goal", when: next },
  { say: "guide-ase", when: asked("ase") },
  { say: "guide-turn", when: asked("to") },
  { say: "guide-give", when: asked("to"), at: "crosswise" },
  { say: "guide-tribute", when: asked("to"), at: "tribute" },
  { say: "guide-unseen", when: asked("unseen") },
  { say: "guide-stars", when: (sight) => view(sight).zones.some((zone) => zone.stars >= 5) },
  { say: "guide-sleipnir", when: comes("sleipnir") },
  { say: "guide-modifier", when: comes("ratatosk", "nidhogg", "eikthyrnir", "moin") },
  { say: "guide-loki", when: comes("loki", "fenrir", "skoll-and-hati") },
  { say: "guide-joker", when: told("joker-kept") },
  { say: "guide-refuse", when: asked("refuse") },
  { say: "guide-near", when: (sight) => view(sight).zones.some((zone) => zone.objective - zone.stars <= 4) },
  { say: "guide-collected", when: told("collected") },
  { say: "guide-beyond", when: told("went-beyond") },
  { say: "guide-brynhildr", when: told("brynhildr-came") },
  { say: "guide-last", when: told("last-tribute") },
  { say: "guide-over", when: (sight) => sight.view["over"] === true },
];
