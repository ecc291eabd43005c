// The rulebook of Odin's Table, taught at the table.
import type { Line, Sight } from "../../wire";
import { heard, upTo } from "../board";
import { asked, next, told, type Step } from "../guide";
import type { Events } from "./events";
import { COLUMNS, ROWS, type View } from "./table";

const view = (sight: Sight): View => sight.view as unknown as View;
const me = (sight: Sight): number => sight.seat ?? 0;
const other = (sight: Sight): number => 1 - me(sight);
const farRow = (sight: Sight): string[] =>
  upTo(COLUMNS).map((column) => `square-${me(sight) === 0 ? (ROWS - 1) * COLUMNS + column : column}`);
const wallOf =
  (owner: (sight: Sight) => number) =>
  (sight: Sight): string[] =>
    upTo(COLUMNS).map((column) => `wall-${owner(sight)}-${column}`);
const display = (sight: Sight): string[] => upTo(COLUMNS).map((n) => `display-${other(sight)}-${n}`);
const conquers =
  (who: (sight: Sight) => number) =>
  (sight: Sight, news: Line[]): boolean =>
    heard<Events, "conquered">(news, "conquered").some(({ seat }) => seat === who(sight));
const holdsTwo =
  (who: (sight: Sight) => number) =>
  (sight: Sight): boolean =>
    view(sight).conquered[who(sight)] === 2;
const fought = (sight: Sight, news: Line[]): boolean => told("revealed")(sight, news) && !told("tricked")(sight, news);

export const guide: readonly Step[] = [
  { say: "guide-goal", when: next, at: farRow },
  { say: "guide-strength", when: next, at: wallOf(me) },
  { say: "guide-powers", when: next },
  { say: "guide-display", when: asked("stand"), passing: true, at: display },
  { say: "guide-arrange", when: asked("stand"), passing: true },
  { say: "guide-move", when: asked("deed"), passing: true },
  { say: "guide-attack", when: asked("deed") },
  { say: "guide-forward", when: asked("deed") },
  { say: "guide-idunn", when: asked("scout"), passing: true },
  { say: "guide-fight", when: fought },
  { say: "guide-loki", when: told("tricked") },
  {
    say: "guide-discard",
    when: (sight) => view(sight).discards.some((pile) => pile.length > 0),
    at: (sight) => `tally-${other(sight)}`,
  },
  { say: "guide-scouted", when: told("scouted") },
  { say: "guide-resurrect", when: (sight) => (view(sight).lost[me(sight)] ?? 0) > 0 && asked("deed")(sight) },
  { say: "guide-swap", when: asked("swap"), passing: true },
  { say: "guide-conquered", when: conquers(me), at: farRow },
  { say: "guide-invaded", when: conquers(other) },
  { say: "guide-close", when: holdsTwo(me) },
  { say: "guide-danger", when: holdsTwo(other) },
  { say: "guide-over", when: (sight) => sight.view["over"] === true },
];
