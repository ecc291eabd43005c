// How what happens in the Chronicles is shown.
import { SHAKES, SWELLS, type Cue, type Cues, type Scene } from "../../stage/cues";
import type { Events } from "./events";

const ENEMIES = 6;
const god = (n: number): string => `god-${n}`;
const world = (n: number): string => (n === 9 ? "cage" : `world-${n}`);

function pulse(scene: Scene, ...places: string[]): void {
  for (const place of places)
    scene.animate(scene.thing(place), [{ scale: "1" }, { scale: "1.06" }, { scale: "1" }], SWELLS);
}

/** Drawn twice, on the tree and on its sheet: both nod. */
function nod(scene: Scene, n: number): void {
  for (const one of scene.root.querySelectorAll(`[data-place="god-${n}"]`))
    scene.animate(one, [{ translate: "0 0" }, { translate: "0 -7px" }, { translate: "0 0" }], SWELLS);
}

function shake(scene: Scene, ...places: string[]): void {
  for (const place of places)
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

/** A card comes to the wheel from who turned it. */
function reveal(scene: Scene, n: number, enemy: number): void {
  const card = scene.root.querySelector(`[data-mover="card-${n * ENEMIES + enemy}"]`) ?? undefined;
  const from = scene.root.querySelector(`.yc-who[data-place="god-${n}"]`) ?? scene.thing(god(n));
  if (card && from) {
    const { x, y } = scene.between(card, from);
    scene.animate(card.firstElementChild ?? undefined, [
      { translate: `${x}px ${y}px`, scale: "1.6" },
      { translate: `${x * 0.35}px ${y * 0.35 - 30}px`, scale: "3" },
      { translate: "0 0", scale: "1" },
    ]);
  }
  pulse(scene, `wheel-${enemy}`);
}

const byGod = (moves: number, reads: number, sound?: Cue["sound"]): Cue<{ god: number }> => ({
  moves,
  reads,
  ...(typeof sound === "string" ? { sound } : {}),
  at: ({ god: n }) => [god(n)],
  play: (scene, { god: n }) => nod(scene, n),
});

/** Dice fall beside the question, one after the other. */
function tumble(scene: Scene, n: number): void {
  const dice = [...scene.root.querySelectorAll(".dice .yc-die")];
  const late = dice.length > 1 ? 0.4 / (dice.length - 1) : 0;
  dice.forEach((die, k) =>
    scene.animate(
      die,
      [
        { translate: "0 -40px", rotate: "-540deg", scale: "1.4" },
        { translate: "0 6px", rotate: "-90deg", scale: "1.1" },
        { translate: "0 0", rotate: "0deg", scale: "1" },
      ],
      { from: k * late, to: 0.6 + k * late },
    ),
  );
  nod(scene, n);
}

const thrown = (moves: number): Cue<{ god: number }> => ({
  moves,
  reads: 550,
  sound: "die",
  play: (scene, { god: n }) => tumble(scene, n),
});

const saga = <P>(reads: number, sound: "rune" | "horn" | "wind" | "fall" | "blow"): Cue<P> => ({
  moves: 800,
  reads,
  sound,
  play: (scene) => pulse(scene, "saga"),
});

export const cues: Cues<Events> = {
  "god-chosen": byGod(500, 500, "rune"),
  abilities: { moves: 400, reads: 500, sound: "rune", play: (scene) => pulse(scene, "saga") },
  "round-began": { moves: 600, reads: 500, sound: "horn", at: () => ["wheel"], play: (scene) => pulse(scene, "wheel") },
  "next-named": byGod(350, 250, "knock"),
  "order-agreed": {
    moves: 400,
    reads: 450,
    sound: "knock",
    play: (scene, { gods }) => gods.forEach((n) => nod(scene, n)),
  },
  "turn-began": byGod(450, 350, "knock"),
  revealed: {
    moves: 900,
    reads: 700,
    sound: "card",
    at: ({ god: n, enemy }) => [god(n), `wheel-${enemy}`],
    play: (scene, { god: n, enemy }) => reveal(scene, n, enemy),
  },
  "revealed-third": {
    moves: 900,
    reads: 700,
    sound: "card",
    at: ({ god: n, enemy }) => [god(n), `wheel-${enemy}`],
    play: (scene, { god: n, enemy }) => reveal(scene, n, enemy),
  },
  activated: {
    moves: 1100,
    reads: 900,
    sound: "blow",
    at: ({ enemy }) => [`enemy-${enemy}`, `wheel-${enemy}`],
    play: (scene, { enemy }) => {
      shake(scene, `enemy-${enemy}`);
      scene.animate(scene.thing(`wheel-${enemy}`), [{ scale: "1" }, { scale: "1.15" }, { scale: "1" }]);
    },
  },
  "cards-returned": {
    moves: 600,
    reads: 350,
    sound: "card",
    play: (scene, { enemy }) => pulse(scene, `wheel-${enemy}`),
  },
  "fenrir-shuffled": byGod(500, 500, "card"),
  "turn-ended": byGod(300, 200),
  went: { moves: 800, reads: 400, sound: "step", way: "leap", at: ({ god: n, world: to }) => [god(n), world(to)] },
  stayed: byGod(350, 350),
  passed: byGod(350, 350),
  "level-turned": { moves: 1200, reads: 700, sound: "wind", way: "slide", at: () => ["world-3", "world-4", "world-5"] },
  "enemy-went": {
    moves: 1000,
    reads: 700,
    sound: "step",
    way: "leap",
    at: ({ enemy, place }) => [`enemy-${enemy}`, world(place)],
  },
  devastated: {
    moves: 1000,
    reads: 900,
    sound: "fire",
    at: ({ world: n }) => [world(n)],
    play: (scene, { world: n }) => shake(scene, world(n)),
  },
  healed: {
    moves: 900,
    reads: 700,
    sound: "rune",
    at: ({ world: n }) => [world(n)],
    play: (scene, { world: n }) => pulse(scene, world(n)),
  },
  "iotunn-awoke": {
    moves: 900,
    reads: 800,
    sound: "blow",
    at: ({ iotunn }) => [`iotunn-${iotunn}`],
    play: (scene, { iotunn }) =>
      scene.animate(scene.thing(`iotunn-${iotunn}`), [
        { translate: "0 50px", scale: "0.2" },
        { translate: "0 0", scale: "1" },
      ]),
  },
  "iotunn-beaten": { moves: 800, reads: 700, sound: "fall", play: (scene) => shake(scene, "world-6") },
  "giants-came": { moves: 700, reads: 600, sound: "fire", play: (scene) => pulse(scene, "world-7") },
  "giants-sent": {
    moves: 700,
    reads: 500,
    sound: "step",
    play: (scene, { god: n }) => {
      pulse(scene, "world-7");
      nod(scene, n);
    },
  },
  "anonymous-came": { moves: 700, reads: 600, sound: "wind", play: (scene) => pulse(scene, "world-8") },
  "anonymous-sent": {
    moves: 700,
    reads: 500,
    sound: "wind",
    play: (scene, { god: n }) => {
      pulse(scene, "world-8");
      nod(scene, n);
    },
  },
  "island-drowned": {
    moves: 900,
    reads: 700,
    sound: "water",
    at: () => ["world-3"],
    play: (scene) => shake(scene, "world-3"),
  },
  "serpent-back": {
    moves: 800,
    reads: 600,
    sound: "water",
    at: () => ["world-3"],
    play: (scene) => pulse(scene, "world-3"),
  },
  "lost-life": {
    moves: 800,
    reads: 600,
    sound: "blow",
    at: ({ god: n }) => [god(n)],
    play: (scene, { god: n }) => {
      for (const one of scene.root.querySelectorAll(`[data-place="god-${n}"]`))
        scene.animate(one, [
          { translate: "0 0" },
          { translate: "-7px 0" },
          { translate: "7px 0" },
          { translate: "0 0" },
        ]);
    },
  },
  "gained-life": byGod(600, 450, "rune"),
  "took-elves": {
    moves: 800,
    reads: 400,
    sound: "rune",
    play: (scene, { god: n, count }) => {
      const figure = scene.root.querySelector('[data-figure="elf"]') ?? undefined;
      scene.fly(figure, scene.thing("world-1"), scene.thing(`elves-${n}`), count);
      pulse(scene, "world-1");
    },
  },
  "took-vanir": {
    moves: 800,
    reads: 400,
    sound: "die",
    play: (scene, { god: n, count }) => {
      const stock = scene.thing(`vanir-${n}`);
      scene.fly(stock?.querySelector("svg") ?? undefined, scene.thing("world-2"), stock, count);
      pulse(scene, "world-2");
    },
  },
  "took-artifact": {
    moves: 800,
    reads: 600,
    sound: "knock",
    play: (scene, { god: n, artifact }) => {
      const made = scene.thing(`artifact-${artifact}`);
      scene.fly(made?.querySelector("svg") ?? undefined, scene.thing("world-4"), made);
      nod(scene, n);
    },
  },
  "artifact-shown": {
    moves: 500,
    reads: 350,
    sound: "card",
    play: (scene, { level }) => pulse(scene, `artifacts-${level}`),
  },
  "heroes-called": { moves: 700, reads: 500, sound: "horn", play: (scene) => pulse(scene, "world-0") },
  handed: {
    moves: 700,
    reads: 450,
    sound: "knock",
    play: (scene, { god: n, other }) => {
      nod(scene, n);
      nod(scene, other);
    },
  },
  "handed-artifact": {
    moves: 700,
    reads: 450,
    sound: "knock",
    play: (scene, { god: n, other }) => {
      nod(scene, n);
      nod(scene, other);
    },
  },
  "fights-enemy": {
    moves: 900,
    reads: 600,
    sound: "horn",
    at: ({ god: n, enemy }) => [god(n), `enemy-${enemy}`],
    play: (scene, { god: n, enemy }) => {
      nod(scene, n);
      shake(scene, `enemy-${enemy}`);
    },
  },
  "fights-iotunn": {
    moves: 900,
    reads: 600,
    sound: "horn",
    at: ({ god: n, iotunn }) => [god(n), `iotunn-${iotunn}`],
    play: (scene, { god: n, iotunn }) => {
      nod(scene, n);
      shake(scene, `iotunn-${iotunn}`);
    },
  },
  "fights-opponent": {
    moves: 900,
    reads: 600,
    sound: "horn",
    at: ({ god: n, opponent }) => [god(n), `opponent-${opponent}`],
    play: (scene, { god: n, opponent }) => {
      nod(scene, n);
      shake(scene, `opponent-${opponent}`);
    },
  },
  duels: {
    moves: 900,
    reads: 700,
    sound: "blow",
    at: ({ god: n, enemy }) => [god(n), `enemy-${enemy}`],
    play: (scene, { god: n, enemy }) => {
      nod(scene, n);
      shake(scene, `enemy-${enemy}`);
    },
  },
  felled: { moves: 900, reads: 900, sound: "fall", play: (scene, { enemy }) => shake(scene, `wheel-${enemy}`) },
  "risks-faced": byGod(600, 500, "knock"),
  "risks-cancelled": byGod(700, 600, "rune"),
  "heroes-spent": { moves: 600, reads: 400, sound: "step", play: (scene) => pulse(scene, "world-0") },
  "pairs-spent": byGod(500, 350, "step"),
  "god-die-fell": thrown(900),
  "god-die-fell-again": thrown(900),
  "comrade-die-fell": thrown(900),
  "vanir-die-fell": thrown(900),
  "die-taken-up": thrown(600),
  thrown: thrown(700),
  "thrown-again": thrown(700),
  "elf-turned-vanir": thrown(600),
  "elf-turned-god-die": thrown(600),
  "comrade-helped": byGod(500, 450, "rune"),
  kept: byGod(350, 250),
  "elves-home": byGod(500, 250, "wind"),
  "dice-lost": byGod(500, 350, "fall"),
  "dice-taken-back": byGod(400, 200),
  "creature-drawn": byGod(600, 600, "card"),
  "creature-helps": byGod(600, 600, "rune"),
  "card-seen": byGod(500, 500, "card"),
  "cards-ordered": byGod(500, 450, "card"),
  "card-left-wheel": {
    moves: 600,
    reads: 450,
    sound: "card",
    play: (scene, { card }) => pulse(scene, `wheel-${card % ENEMIES}`),
  },
  "stone-fell": byGod(700, 600, "die"),
  gnawed: saga(900, "blow"),
  "goal-reached": saga(900, "horn"),
  "page-turned": saga(1000, "wind"),
  "saga-acted": byGod(600, 500, "rune"),
  "promises-laid": saga(600, "rune"),
  "oath-sworn": { moves: 700, reads: 600, sound: "rune", play: (scene, { world: n }) => pulse(scene, world(n)) },
  "betrayal-shown": { moves: 700, reads: 700, sound: "fall", play: (scene, { world: n }) => shake(scene, world(n)) },
  "son-entered": {
    moves: 800,
    reads: 600,
    sound: "step",
    way: "leap",
    play: (scene, { world: n }) => pulse(scene, world(n)),
  },
  "sons-climbed": { moves: 900, reads: 600, sound: "step", way: "leap", play: (scene) => pulse(scene, "saga") },
  "son-beaten": {
    moves: 800,
    reads: 600,
    sound: "fall",
    way: "leap",
    play: (scene, { world: n }) => shake(scene, world(n)),
  },
  "son-slain": saga(800, "fall"),
  "wolves-set": saga(500, "wind"),
  "wolf-ran": {
    moves: 900,
    reads: 600,
    sound: "step",
    way: "leap",
    at: ({ wolf }) => [`opponent-${3 + wolf}`],
    play: (scene, { wolf }) => pulse(scene, `opponent-${3 + wolf}`),
  },
  "servants-laid": saga(600, "wind"),
  "servant-beaten": { moves: 800, reads: 600, sound: "fall", play: (scene, { world: n }) => shake(scene, world(n)) },
  "naglfar-sailed": {
    moves: 1000,
    reads: 700,
    sound: "water",
    way: "leap",
    play: (scene, { world: n }) => pulse(scene, world(n)),
  },
  won: { moves: 900, reads: 600, sound: "won", play: (scene) => pulse(scene, "saga", "wheel") },
  defeated: { moves: 900, reads: 600, sound: "lost", play: (scene) => shake(scene, "saga") },
  fell: { moves: 600, reads: 450, sound: "die", play: (scene) => pulse(scene, "wheel") },
};
