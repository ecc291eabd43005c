// The guided first game: what is said when, in order of the list; each once.  The words are the catalogue's guide-...
// messages.
import type { Line, Sight } from "../../wire";
import { asked, asks, told, type Step } from "../guide";
import { heard } from "../board";
import type { Events } from "./events";
import { FENRIR, HEL, LOKI, seated, SERPENT, SURT, viewOfSight } from "./table";

const begun = (sight: Sight): boolean => viewOfSight(sight).round > 0;
const woke =
  (enemy: number) =>
  (_: Sight, news: Line[]): boolean =>
    heard<Events, "activated">(news, "activated").some((woken) => woken.enemy === enemy);
const ended =
  (won: boolean) =>
  (sight: Sight): boolean =>
    viewOfSight(sight).won === won;

export const guide: readonly Step[] = [
  { when: asked("god"), say: "guide-welcome", passing: true },
  { when: begun, say: "guide-tree", at: "saga" },
  { when: begun, say: "guide-lose", at: "saga" },
  { when: asked("next"), say: "guide-next", at: "god-0" },
  { when: (sight) => viewOfSight(sight).near.length > 0, say: "guide-wheel", at: "wheel" },
  asks("move", "guide-move"),
  {
    when: (sight) => asked("move")(sight) && viewOfSight(sight).round === 1,
    say: "guide-first",
    at: "world-1",
    passing: true,
  },
  asks("deed", "guide-deed"),
  asks("heroes", "guide-risks", "world-0"),
  asks("dice", "guide-dice"),
  asks("elf", "guide-elf"),
  asks("take", "guide-take"),
  { when: told("activated"), say: "guide-activated", at: "wheel" },
  { when: woke(HEL), say: "guide-hel", at: `enemy-${HEL}` },
  { when: woke(SURT), say: "guide-surt", at: `enemy-${SURT}` },
  { when: woke(LOKI), say: "guide-loki", at: `enemy-${LOKI}` },
  { when: woke(SERPENT), say: "guide-serpent", at: "world-3" },
  { when: woke(FENRIR), say: "guide-wolf", at: `enemy-${FENRIR}` },
  { when: told("fights-enemy"), say: "guide-fought" },
  { when: told("level-turned"), say: "guide-turns", at: "world-3" },
  {
    when: (sight) => viewOfSight(sight).enemies.some(({ lands, place }) => lands && place !== null && place < 6),
    say: "guide-lands",
  },
  { when: told("devastated"), say: "guide-devastated" },
  { when: told("iotunn-awoke"), say: "guide-iotunn", at: "world-6" },
  { when: (sight) => viewOfSight(sight).gods.some((god) => seated(god) && god.life <= 2), say: "guide-life" },
  asks("creature", "guide-creature", "world-5"),
  asks("level", "guide-artifact", "world-4"),
  { when: told("gnawed"), say: "guide-nidhogg", at: "saga" },
  { when: ended(true), say: "guide-won" },
  { when: ended(false), say: "guide-lost" },
];
