// How what happens in Vedrfölnir is shown.
import { SWELLS, type Cues, type Scene } from "../../stage/cues";
import type { Events } from "./events";
import type { View } from "./view";

const zone = (n: number): string => `zone-${n}`;
const placeOf = (scene: Scene, n: number): string =>
  n < (scene.view as unknown as View).zones.length ? zone(n) : "tribute";

/** A cloth lifts where something comes to it. */
function lift(scene: Scene, place: string): void {
  // (Not by `translate`, which holds the Tribute in the middle.)
  const up = { transform: "translateY(-8px)" };
  scene.animate(scene.thing(place), [{ transform: "translateY(0)" }, up, { transform: "translateY(0)" }], SWELLS);
}

/** The card turns over in the talons. */
function turn(scene: Scene): void {
  const card = scene.root.querySelector(".way > [data-mover]") ?? undefined;
  scene.animate(card, [{ transform: "rotateY(90deg) scale(0.7)" }, { transform: "rotateY(0) scale(1)" }], { to: 0.8 });
  scene.animate(scene.thing("crosswise"), [{ translate: "-50% -16px" }, { translate: "-50% 0" }]);
}

/** The stars of a stake light up one after the other, up to the eye. */
function climb(scene: Scene, at: number): void {
  const stakes = (view: unknown): number => (view as View).stakes[at]?.stars ?? 0;
  const [from, to] = [stakes(scene.before), stakes(scene.view)];
  const stars = [...scene.root.querySelectorAll(`[data-star^="${at}-"]`)].slice(from, to);
  stars.forEach((star, n) =>
    scene.animate(star.firstElementChild ?? undefined, [{ scale: "0" }, { scale: "2.4" }, { scale: "1" }], {
      from: 0.35 + (0.4 * n) / stars.length,
      to: 0.6 + (0.4 * n) / stars.length,
    }),
  );
}

/** The stars too many fly apart, and the eye above them winces. */
function burst(scene: Scene, at: number, from: number): void {
  const stars = [...scene.root.querySelectorAll(`[data-star^="${at}-"]`)].slice(from);
  stars.forEach((star, n) =>
    scene.animate(star.firstElementChild ?? undefined, [
      { scale: "1", rotate: "0deg" },
      { scale: "3.4", rotate: `${n % 2 ? -80 : 80}deg`, offset: 0.3 },
      { scale: "0.6", rotate: "0deg", offset: 0.7 },
      { scale: "1", rotate: "0deg" },
    ]),
  );
  wink(scene, at);
}

/** The eye in the eagle's wing opens wide. */
function wink(scene: Scene, at: number): void {
  const eye = scene.root.querySelector(`[data-eye="${at}"]`) ?? undefined;
  scene.animate(eye?.firstElementChild ?? undefined, [{ scale: "1" }, { scale: "1.9" }, { scale: "1" }], { to: 0.6 });
}

/** What nobody takes goes from the stone to the discards, card by card. */
function crumble(scene: Scene, count: number): void {
  const gone = scene.root.querySelector(".pile.gone") ?? undefined;
  scene.fly(gone?.querySelector("[data-mover]") ?? undefined, scene.thing("tribute"), gone, count);
  pulse(scene, ["tribute"]);
}

function pulse(scene: Scene, places: readonly string[]): void {
  for (const place of places)
    scene.animate(scene.thing(place), [{ scale: "1" }, { scale: "1.04" }, { scale: "1" }], SWELLS);
}

const everywhere = (scene: Scene): string[] => (scene.view as unknown as View).zones.map((_, n) => zone(n));

export const cues: Cues<Events> = {
  "ases-chosen": { moves: 500, reads: 800, sound: "rune", play: (scene) => pulse(scene, everywhere(scene)) },
  "turn-began": {
    moves: 400,
    reads: 350,
    sound: "card",
    at: ({ zone: n }) => [zone(n)],
    play: (scene, { zone: n }) => lift(scene, zone(n)),
  },
  revealed: { moves: 650, reads: 500, sound: "card", at: () => ["crosswise"], play: turn },
  given: {
    moves: 350,
    reads: 250,
    at: ({ zone: n }) => [zone(n)],
    play: (scene, { zone: n }) => lift(scene, placeOf(scene, n)),
  },
  chose: { moves: 350, reads: 700, sound: "knock", play: (scene, { zone: n }) => lift(scene, placeOf(scene, n)) },
  "given-unseen": {
    moves: 350,
    reads: 350,
    sound: "card",
    play: (scene, { zone: n }) => lift(scene, placeOf(scene, n)),
  },
  drawn: { moves: 650, reads: 500, sound: "card", play: turn },
  joined: {
    moves: 900,
    reads: 450,
    sound: "card",
    way: "leap",
    play: (scene, { zone: n }) => {
      climb(scene, n);
      lift(scene, placeOf(scene, n));
    },
  },
  discarded: { moves: 600, reads: 450, sound: "wind", way: "leap", play: (scene) => pulse(scene, ["crosswise"]) },
  "discarded-at": {
    moves: 600,
    reads: 550,
    sound: "wind",
    way: "leap",
    play: (scene, { zone: n }) => lift(scene, placeOf(scene, n)),
  },
  "taken-away": {
    moves: 700,
    reads: 700,
    sound: "wind",
    way: "leap",
    play: (scene, { zone: n }) => lift(scene, placeOf(scene, n)),
  },
  "joker-kept": {
    moves: 700,
    reads: 500,
    sound: "rune",
    way: "leap",
    play: (scene, { zone: n }) => lift(scene, zone(n)),
  },
  "joker-played": {
    moves: 800,
    reads: 900,
    sound: ({ joker }) => (joker === "heimdall" ? "horn" : "rune"),
    way: "leap",
    play: (scene, { zone: n }) => lift(scene, zone(n)),
  },
  "joker-destroyed": { moves: 700, reads: 800, sound: "fall", play: (scene, { zone: n }) => lift(scene, zone(n)) },
  "raven-passed": { moves: 600, reads: 350, sound: "wind", play: (scene, { zone: n }) => lift(scene, zone(n)) },
  collected: {
    moves: 1400,
    reads: 1200,
    sound: "won",
    way: "leap",
    at: ({ zone: n }) => [zone(n), "tribute"],
    play: (scene, { zone: n }) => {
      pulse(scene, [zone(n)]);
      wink(scene, n);
    },
  },
  "went-beyond": {
    moves: 1100,
    reads: 1000,
    sound: "fall",
    at: ({ zone: n }) => [zone(n)],
    play: (scene, { zone: n, objective }) => {
      scene.animate(scene.thing(zone(n)), [
        { translate: "0 0" },
        { translate: "-7px 0" },
        { translate: "7px 2px" },
        { translate: "-5px 0" },
        { translate: "0 0" },
      ]);
      burst(scene, n, objective);
    },
  },
  shared: {
    moves: 900,
    reads: 600,
    sound: "rune",
    way: "leap",
    at: ({ zone: n }) => [zone(n)],
    play: (scene, { zone: n }) => lift(scene, zone(n)),
  },
  "nobody-takes": { moves: 900, reads: 600, sound: "lost", play: (scene, { cards }) => crumble(scene, cards.length) },
  "round-ended": { moves: 500, reads: 500, sound: "wind", play: (scene) => pulse(scene, everywhere(scene)) },
  "brynhildr-came": {
    moves: 700,
    reads: 800,
    sound: "horn",
    play: (scene, { zone: n }) => lift(scene, placeOf(scene, n)),
  },
  "brynhildr-ends": {
    moves: 600,
    reads: 700,
    sound: "wind",
    play: (scene, { zone: n }) => lift(scene, placeOf(scene, n)),
  },
  "turned-up": { moves: 650, reads: 500, sound: "card", play: turn },
  exhausted: { moves: 500, reads: 800, sound: "lost", play: (scene) => pulse(scene, everywhere(scene)) },
  "last-tribute": { moves: 500, reads: 800, sound: "rune", play: (scene) => pulse(scene, ["tribute"]) },
  scored: {
    moves: 500,
    reads: 450,
    sound: "rune",
    at: ({ zone: n }) => [zone(n)],
    play: (scene, { zone: n }) => lift(scene, zone(n)),
  },
  won: { moves: 800, reads: 500, sound: "won", play: (scene) => pulse(scene, everywhere(scene)) },
  "won-together": { moves: 800, reads: 500, sound: "won", play: (scene) => pulse(scene, everywhere(scene)) },
  "nobody-won": { moves: 800, reads: 500, sound: "lost", play: (scene) => pulse(scene, everywhere(scene)) },
  fell: { moves: 600, reads: 500, sound: "die", play: (scene) => pulse(scene, ["crosswise"]) },
};
