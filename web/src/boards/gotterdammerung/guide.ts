// The rulebook of Götterdämmerung, taught at the table.
import { asked, next, told, type Step } from "../guide";
import type { Line, Sight } from "../../wire";
import { formOf, type View } from "./table";

const view = (sight: Sight): View => sight.view as unknown as View;
const open = (form: string) => (sight: Sight): boolean => formOf(view(sight), form) !== undefined;
const toldOneOf = (...keys: string[]) => (sight: Sight, news: Line[]): boolean => keys.some((key) => told(key)(sight, news));

export const guide: readonly Step[] = [
  { say: "guide-circle", when: next },
  { say: "guide-secret", when: next, at: "secret" },
  { say: "guide-goal", when: next },
  { say: "guide-mark", when: asked("mark") },
  { say: "guide-night", when: (sight) => view(sight).phase === "conspiracy" && view(sight).faction === 0 },
  { say: "guide-banished", when: toldOneOf("banished-0", "banished-1", "banished-2") },
  { say: "guide-rolled", when: told("rolled"), at: "oracle" },
  { say: "guide-act", when: (sight) => ["target", "card", "way"].some((slot) => asked(slot)(sight)) },
  { say: "guide-placed", when: told("placed") },
  { say: "guide-look", when: asked("look"), at: "oracle" },
  { say: "guide-council", when: told("council-opened") },
  { say: "guide-say", when: asked("say"), at: "say-1" },
  { say: "guide-accused", when: open("Trial") },
  { say: "guide-defence", when: open("Defence") },
  { say: "guide-vote", when: asked("vote"), at: "thumb-0" },
  { say: "guide-counted", when: toldOneOf("counted-0", "counted-1", "counted-2") },
  { say: "guide-notes", when: (sight) => view(sight).round > 1 },
  { say: "guide-won", when: (sight) => view(sight).over },
];
