// The guided first game: what is said when, in order of the list; each once.  The words are the catalogue's guide-... messages.
import type { Line, Sight } from "../../wire";
import { asked, asks, told, type Step } from "../guide";
import { FENRIR, HEL, isOneAway, landings, LOKI, SERPENT, SURT, viewOfSight, WON } from "./table";

const begun = (sight: Sight): boolean => viewOfSight(sight).round > 0;
const woke = (enemy: number) => (_: Sight, news: Line[]): boolean => news.some(({ phrase }) => phrase[0] === "told-activated" && phrase[1]["enemy"] === `enemy-${enemy}`);
const ended = (won: boolean) => (sight: Sight): boolean => sight.view["over"] === true && (viewOfSight(sight).fate === WON) === won;

export const guide: readonly Step[] = [
  { when: asked("god"), say: "guide-welcome", passing: true },
  { when: begun, say: "guide-tree", at: "saga" },
  { when: begun, say: "guide-lose", at: "saga" },
  { when: asked("next"), say: "guide-next", at: "god-0" },
  { when: (sight) => [0, 1, 2, 3, 4, 5].some((enemy) => isOneAway(viewOfSight(sight), enemy)), say: "guide-wheel", at: "wheel" },
  asks("move", "guide-move"),
  { when: (sight) => asked("move")(sight) && viewOfSight(sight).round === 1, say: "guide-first", at: "world-1", passing: true },
  asks("deed", "guide-deed"),
  asks("heroes", "guide-risks", "world-0"),
  asks("dice", "guide-dice"),
  asks("elf", "guide-elf"),
  asks("take", "guide-take"),
  { when: told("told-activated"), say: "guide-activated", at: "wheel" },
  { when: woke(HEL), say: "guide-hel", at: `enemy-${HEL}` },
  { when: woke(SURT), say: "guide-surt", at: `enemy-${SURT}` },
  { when: woke(LOKI), say: "guide-loki", at: `enemy-${LOKI}` },
  { when: woke(SERPENT), say: "guide-serpent", at: "world-3" },
  { when: woke(FENRIR), say: "guide-wolf", at: `enemy-${FENRIR}` },
  { when: told("told-fights"), say: "guide-fought" },
  { when: told("told-turns"), say: "guide-turns", at: "world-3" },
  { when: (sight) => landings(viewOfSight(sight)).some(({ from, enemy }) => from < 6 && enemy < 2), say: "guide-lands" },
  { when: told("told-devastated"), say: "guide-devastated" },
  { when: told("told-iotunn"), say: "guide-iotunn", at: "world-6" },
  { when: (sight) => viewOfSight(sight).gods.some(({ god, life }) => god >= 0 && life <= 2), say: "guide-life" },
  asks("creature", "guide-creature", "world-5"),
  asks("level", "guide-artifact", "world-4"),
  { when: told("told-nidhogg"), say: "guide-nidhogg", at: "saga" },
  { when: ended(true), say: "guide-won" },
  { when: ended(false), say: "guide-lost" },
];
