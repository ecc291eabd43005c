// The guided first game: what is said when, in order of the list; each once.  The words are the catalogue's guide-... messages.
import { asked, told, type Step } from "../guide";
import { isOneAway, landings, viewOfSight } from "./table";

export const guide: readonly Step[] = [
  { when: asked("god"), say: "guide-welcome" },
  { when: (sight) => viewOfSight(sight).round === 1, say: "guide-tree", at: "saga" },
  { when: asked("next"), say: "guide-next", at: "god-0" },
  { when: (sight) => [0, 1, 2, 3, 4, 5].some((enemy) => isOneAway(viewOfSight(sight), enemy)), say: "guide-wheel", at: "wheel" },
  { when: told("told-activated"), say: "guide-activated" },
  { when: asked("move"), say: "guide-move" },
  { when: asked("deed"), say: "guide-deed" },
  { when: asked("heroes"), say: "guide-risks", at: "world-0" },
  { when: asked("dice"), say: "guide-dice" },
  { when: asked("elf"), say: "guide-elf" },
  { when: asked("take"), say: "guide-take" },
  { when: told("told-turns"), say: "guide-turns", at: "world-3" },
  { when: (sight) => landings(viewOfSight(sight)).some(({ from, enemy }) => from < 6 && enemy < 2), say: "guide-lands" },
  { when: told("told-devastated"), say: "guide-devastated" },
  { when: told("told-iotunn"), say: "guide-iotunn", at: "world-6" },
  { when: (sight) => viewOfSight(sight).gods.some(({ god, life }) => god >= 0 && life <= 2), say: "guide-life" },
  { when: asked("creature"), say: "guide-creature", at: "world-5" },
  { when: asked("level"), say: "guide-artifact", at: "world-4" },
  { when: told("told-nidhogg"), say: "guide-nidhogg", at: "saga" },
  { when: (sight) => sight.view["over"] === true, say: "guide-end" },
];
