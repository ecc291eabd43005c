// How what happens in Yggdrasil is shown.
import { SHAKES, SWELLS, type Cues, type Scene } from "../../stage/cues";
import type { Events, FoeName } from "./events";

const ENEMIES = ["hel", "surt", "jormungand", "loki", "nidhogg", "fenrir"];
const foeAt = (foe: FoeName): string => (ENEMIES.includes(foe) ? `enemy-${foe}` : `giant-${foe}`);
const figure = (scene: Scene, name: string): Element | undefined =>
  scene.root.querySelector(`[data-figure="${name}"]`) ?? undefined;

function pulse(scene: Scene, ...places: string[]): void {
  for (const place of places)
    scene.animate(scene.thing(place), [{ scale: "1" }, { scale: "1.05" }, { scale: "1" }], SWELLS);
}

function shake(scene: Scene, place: string): void {
  scene.animate(
    scene.thing(place),
    [
      { translate: "0 0" },
      { translate: "-6px 0" },
      { translate: "6px 0" },
      { translate: "-4px 0" },
      { translate: "0 0" },
    ],
    SHAKES,
  );
}

function flyVikings(scene: Scene, from: string, to: string, count: number): void {
  scene.fly(figure(scene, "viking"), scene.thing(from), scene.thing(to), count);
}
function flyGiants(scene: Scene, from: string, to: string, count: number): void {
  scene.fly(figure(scene, "fire-giant"), scene.thing(from), scene.thing(to), count);
}

/** A card is turned over. */
function turn(scene: Scene, place: string): void {
  scene.animate(scene.thing(place), [{ transform: "rotateY(90deg)" }, { transform: "rotateY(0)" }], { to: 0.7 });
}

export const cues: Cues<Events> = {
  "god-chosen": { moves: 500, reads: 500, sound: "rune", play: (scene, { god }) => pulse(scene, `god-${god}`) },
  "card-drawn": {
    moves: 800,
    reads: 900,
    sound: "card",
    at: () => ["last-card"],
    play: (scene, { card }) => {
      turn(scene, "last-card");
      turn(scene, `card-${card}`);
      pulse(scene, "deck");
    },
  },
  "no-card": { moves: 500, reads: 800, sound: "rune", play: (scene) => pulse(scene, "deck") },
  "card-seen": { moves: 600, reads: 700, sound: "card", play: (scene) => pulse(scene, "deck") },
  "put-on-top": { moves: 500, reads: 500, sound: "card", play: (scene) => pulse(scene, "deck") },
  "put-under": { moves: 500, reads: 500, sound: "card", play: (scene) => pulse(scene, "deck") },
  "card-placed": { moves: 500, reads: 500, sound: "card", play: (scene) => pulse(scene, "deck") },
  "roll-chosen": { moves: 500, reads: 500, sound: "die", play: (scene) => pulse(scene, "die") },
  "turn-ended": { moves: 350, reads: 300, play: (scene, { god }) => pulse(scene, `god-${god}`) },
  won: { moves: 900, reads: 600, sound: "won", play: (scene) => pulse(scene, "world-asgard", "world-midgard") },
  lost: { moves: 900, reads: 600, sound: "lost", play: (scene, { defeat }) => shake(scene, defeat) },
  advanced: { moves: 900, reads: 700, sound: "step", at: ({ enemy }) => [`enemy-${enemy}`], way: "leap" },
  "driven-back": { moves: 900, reads: 700, sound: "step", at: ({ enemy }) => [`enemy-${enemy}`], way: "leap" },
  "hel-took": {
    moves: 1000,
    reads: 800,
    sound: "wind",
    play: (scene, { island, count }) => {
      flyVikings(scene, `bag-${island}`, "world-dead", count);
      pulse(scene, `bag-${island}`);
    },
  },
  "surt-put": {
    moves: 1000,
    reads: 800,
    sound: "fire",
    play: (scene, { island, count }) => {
      flyGiants(scene, "world-fire", `bag-${island}`, count);
      pulse(scene, `bag-${island}`);
    },
  },
  submerged: {
    moves: 1000,
    reads: 800,
    sound: "water",
    way: "leap",
    play: (scene, { island }) =>
      scene.animate(scene.thing(`island-${island}`), [
        { translate: "0 -14px" },
        { translate: "0 8px" },
        { translate: "0 0" },
      ]),
  },
  "giant-came": {
    moves: 900,
    reads: 900,
    sound: "blow",
    at: ({ giant }) => [`giant-${giant}`],
    play: (scene, { giant }) => {
      const risen = scene.thing(`giant-${giant}`);
      scene.animate(risen, [
        { translate: "0 50px", scale: "0.3" },
        { translate: "0 0", scale: "1" },
      ]);
      shake(scene, "world-ice");
    },
  },
  "fenrir-raged": { moves: 800, reads: 800, sound: "blow", play: (scene) => shake(scene, "enemy-fenrir") },
  "fenrir-calmed": { moves: 700, reads: 800, sound: "rune", play: (scene) => pulse(scene, "enemy-fenrir") },
  "fenrir-still-angry": { moves: 700, reads: 800, sound: "blow", play: (scene) => shake(scene, "enemy-fenrir") },
  attacked: {
    moves: 700,
    reads: 500,
    sound: "horn",
    at: ({ god, foe }) => [`god-${god}`, foeAt(foe)],
    play: (scene, { god, foe }) => {
      pulse(scene, `god-${god}`);
      shake(scene, foeAt(foe));
    },
  },
  sent: {
    moves: 800,
    reads: 300,
    sound: "step",
    play: (scene, { god, count }) => {
      flyVikings(scene, `god-${god}`, "world-asgard", count);
      pulse(scene, `god-${god}`);
    },
  },
  "combat-won": {
    moves: 1600,
    reads: 900,
    sound: "blow",
    at: ({ god, foe }) => [`god-${god}`, foeAt(foe)],
    play: (scene, { foe }) => shake(scene, foeAt(foe)),
  },
  "combat-lost": {
    moves: 1600,
    reads: 900,
    sound: "fall",
    at: ({ god, foe }) => [`god-${god}`, foeAt(foe)],
    play: (scene, { god }) => shake(scene, `god-${god}`),
  },
  "giant-fell": {
    moves: 800,
    reads: 700,
    sound: "fall",
    at: ({ rune }) => [`rune-${rune}`],
    play: (scene, { rune }) =>
      scene.animate(scene.thing(`rune-${rune}`), [{ scale: "1" }, { scale: "1.4" }, { scale: "1" }], SWELLS),
  },
  "rune-complete": {
    moves: 1000,
    reads: 1000,
    sound: "rune",
    play: (scene, { rune }) =>
      scene.animate(scene.thing(`rune-${rune}`), [{ scale: "1" }, { scale: "2" }, { scale: "1" }]),
  },
  "valkyries-moved": { moves: 900, reads: 350, sound: "wind", way: "leap", at: ({ island }) => [`island-${island}`] },
  "souls-found": {
    moves: 1300,
    reads: 800,
    sound: "wind",
    play: (scene, { god, island, vikings, giants }) => {
      flyVikings(scene, `bag-${island}`, `god-${god}`, vikings);
      flyGiants(scene, `bag-${island}`, `island-${island}`, giants);
      pulse(scene, `bag-${island}`);
    },
  },
  forged: {
    moves: 800,
    reads: 500,
    sound: "knock",
    play: (scene, { god, artifact, level }) => {
      const made = scene.thing(`artifact-${artifact}-${level}`);
      scene.fly(made, made, scene.thing(`god-${god}`));
      pulse(scene, `god-${god}`);
    },
  },
  "elf-taken": {
    moves: 800,
    reads: 400,
    sound: "rune",
    play: (scene, { god }) => {
      scene.fly(figure(scene, "elf"), scene.thing("world-elves"), scene.thing(`god-${god}`));
      pulse(scene, `god-${god}`);
    },
  },
  exchanged: {
    moves: 900,
    reads: 600,
    sound: "knock",
    play: (scene, { god, other, vikings, elves }) => {
      flyVikings(scene, `god-${other}`, `god-${god}`, Math.max(1, vikings));
      scene.fly(figure(scene, "elf"), scene.thing(`god-${other}`), scene.thing(`god-${god}`), elves);
    },
  },
  raised: {
    moves: 900,
    reads: 500,
    sound: "wind",
    play: (scene, { island, count }) => {
      flyVikings(scene, "world-dead", `bag-${island}`, count);
      pulse(scene, `bag-${island}`);
    },
  },
  burned: {
    moves: 1000,
    reads: 600,
    sound: "fire",
    play: (scene, { island, giants }) => {
      flyGiants(scene, `bag-${island}`, "world-fire", giants);
      pulse(scene, `bag-${island}`);
    },
  },
  "god-took": {
    moves: 700,
    reads: 400,
    sound: "step",
    play: (scene, { god, count }) => {
      flyVikings(scene, "world-dead", `god-${god}`, count);
      pulse(scene, `god-${god}`);
    },
  },
  "vanir-moved": { moves: 800, reads: 400, sound: "step", way: "leap", play: (scene) => pulse(scene, "vanir") },
  fell: { moves: 1100, reads: 500, sound: "die", at: () => ["die"], play: (scene) => pulse(scene, "die") },
};
