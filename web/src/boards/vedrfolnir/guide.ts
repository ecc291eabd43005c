// The rulebook of Vedrfölnir, taught at the table.
import type { Line, Sight } from "../../wire";
import { heard } from "../board";
import { asked, next, told, type Step } from "../guide";
import type { Events } from "./events";
import { faceOf, type View } from "./table";

const view = (sight: Sight): View => sight.view as unknown as View;
/** The card that lies crosswise shows a certain god or beast. */
const comes =
  (...names: string[]) =>
  (sight: Sight): boolean =>
    names.includes(faceOf(view(sight), view(sight).crosswise.at(-1))?.name ?? "");
const mine = (sight: Sight): string => `zone-${sight.seat ?? 0}`;
/** Something was just told of one's own zone. */
const toldOfMe =
  (key: "collected" | "went-beyond") =>
  (sight: Sight, news: Line[]): boolean =>
    heard<Events, typeof key>(news, key).some(({ zone }) => zone === sight.seat);
const toldOfOther =
  (key: "collected" | "went-beyond") =>
  (sight: Sight, news: Line[]): boolean =>
    told(key)(sight, news) && !toldOfMe(key)(sight, news);

export const guide: readonly Step[] = [
  { say: "guide-goal", when: next },
  { say: "guide-stars", when: next, at: mine },
  { say: "guide-ase", when: asked("ase") },
  { say: "guide-turn", when: asked("to"), passing: true },
  { say: "guide-give", when: asked("to"), passing: true, at: "crosswise" },
  { say: "guide-tribute", when: asked("to"), at: "tribute" },
  {
    say: "guide-bar",
    when: (sight) => asked("to")(sight) && view(sight).stakes.some((stake) => stake.stars > 0),
    at: mine,
  },
  { say: "guide-unseen", when: asked("unseen") },
  { say: "guide-sleipnir", when: comes("sleipnir") },
  { say: "guide-modifier", when: comes("ratatosk", "nidhogg", "eikthyrnir", "moin") },
  { say: "guide-loki", when: comes("loki", "fenrir", "skoll-and-hati") },
  { say: "guide-joker", when: told("joker-kept") },
  { say: "guide-refuse", when: asked("refuse"), passing: true },
  { say: "guide-near", when: (sight) => view(sight).stakes.some((stake) => stake.objective - stake.stars <= 4) },
  { say: "guide-mine", when: toldOfMe("collected"), at: "last-round" },
  { say: "guide-collected", when: toldOfOther("collected"), at: "last-round" },
  { say: "guide-broke", when: toldOfMe("went-beyond"), at: "last-round" },
  { say: "guide-beyond", when: toldOfOther("went-beyond"), at: "last-round" },
  { say: "guide-brynhildr", when: told("brynhildr-came") },
  { say: "guide-last", when: told("last-tribute") },
  { say: "guide-over", when: (sight) => sight.view["over"] === true },
];
