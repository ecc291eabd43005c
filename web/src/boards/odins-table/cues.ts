// How what happens in Odin's Table is shown.
import { SWELLS, type Cues, type Scene } from "../../stage/cues";
import type { Events } from "./events";

const wall = (seat: number, column: number): string => `wall-${seat}-${column}`;

/** A card turns over at its place. */
function turn(scene: Scene, place: string): void {
  scene.animate(scene.thing(place), [{ scale: "0 1" }, { scale: "1 1" }], { from: 0.2, to: 0.7 });
}

/** A card comes to its place from the pile beside the table. */
function come(scene: Scene, seat: number, column: number): void {
  const card = scene.thing(wall(seat, column));
  const pile = scene.thing(`tally-${seat}`);
  if (!card || !pile) return;
  const { x, y } = scene.between(card, pile);
  scene.animate(card, [
    { translate: `${x}px ${y}px`, scale: "0.4" },
    { translate: "0 0", scale: "1" },
  ]);
}

function crossed(scene: Scene, one: Element | undefined, other: Element | undefined): void {
  if (!one || !other) return;
  const [there, back] = [scene.between(one, other), scene.between(other, one)];
  scene.animate(one, [{ translate: `${there.x}px ${there.y}px` }, { translate: "0 0" }]);
  scene.animate(other, [{ translate: `${back.x}px ${back.y}px` }, { translate: "0 0" }]);
}

/** Something was decided, and the side that decided nods. */
function nod(scene: Scene, seat: number): void {
  scene.animate(scene.thing(`side-${seat}`), [{ scale: "1" }, { scale: "1.03" }, { scale: "1" }], SWELLS);
}

export const cues: Cues<Events> = {
  displayed: {
    moves: 700,
    reads: 900,
    sound: "card",
    play: (scene, { seat }) => {
      for (let n = 0; n < 6; n += 1)
        scene.animate(scene.thing(`display-${seat}-${n}`), [{ translate: "0 -260px" }, { translate: "0 0" }], {
          from: n * 0.1,
          to: 0.5 + n * 0.1,
        });
      nod(scene, seat);
    },
  },
  stood: { moves: 450, reads: 150, sound: "card", play: (scene, { seat, column }) => turn(scene, wall(seat, column)) },
  "stood-unseen": { moves: 350, reads: 0, sound: "card", play: (scene, { seat, column }) => come(scene, seat, column) },
  arranged: { moves: 400, reads: 400, sound: "horn", play: (scene, { seat }) => nod(scene, seat) },
  moved: { moves: 550, reads: 450, sound: "step", way: "slide" },
  revealed: {
    moves: 1100,
    reads: 700,
    sound: "blow",
    at: ({ seat, from, to }) => [`square-${from}`, `square-${to}`, wall(seat, from % 6), wall(1 - seat, to % 6)],
    play: (scene, { seat, from, to }) => {
      turn(scene, wall(seat, from % 6));
      turn(scene, wall(1 - seat, to % 6));
    },
  },
  captured: { moves: 900, reads: 700, sound: "fall", way: "leap" },
  tricked: { moves: 900, reads: 900, sound: "wind", way: "leap" },
  conquered: {
    moves: 800,
    reads: 900,
    sound: "rune",
    play: (scene, { square }) =>
      scene.animate(scene.root.querySelector(`[data-seal="${square}"]`) ?? undefined, [
        { translate: "0 -90px", scale: "3" },
        { translate: "0 0", scale: "1" },
      ]),
  },
  resurrected: {
    moves: 700,
    reads: 600,
    sound: "rune",
    play: (scene, { square }) =>
      scene.animate(scene.root.querySelector(`[data-square="${square}"] > g`) ?? undefined, [
        { translate: "0 120px", scale: "0.3" },
        { translate: "0 0", scale: "1" },
      ]),
  },
  scouted: {
    moves: 900,
    reads: 900,
    sound: "card",
    at: ({ other, column }) => [wall(other, column)],
    play: (scene, { other, column }) => turn(scene, wall(other, column)),
  },
  refilled: { moves: 550, reads: 350, sound: "card", play: (scene, { seat, column }) => come(scene, seat, column) },
  "refilled-unseen": {
    moves: 550,
    reads: 150,
    sound: "card",
    play: (scene, { seat, column }) => come(scene, seat, column),
  },
  reshuffled: { moves: 600, reads: 600, sound: "card", play: (scene, { seat }) => nod(scene, seat) },
  swapped: {
    moves: 700,
    reads: 400,
    sound: "card",
    play: (scene, { seat, one, other }) => crossed(scene, scene.thing(wall(seat, one)), scene.thing(wall(seat, other))),
  },
  "swapped-unseen": {
    moves: 700,
    reads: 500,
    sound: "card",
    play: (scene, { seat }) => {
      for (let n = 0; n < 6; n += 1)
        scene.animate(scene.thing(wall(seat, n)), [
          { translate: "0 0" },
          { translate: `0 ${n % 2 ? 14 : -14}px` },
          { translate: "0 0" },
        ]);
    },
  },
  kept: { moves: 250, reads: 150, play: (scene, { seat }) => nod(scene, seat) },
  passed: { moves: 350, reads: 700, sound: "knock", play: (scene, { seat }) => nod(scene, seat) },
  "draw-offered": { moves: 350, reads: 900, sound: "horn", play: (scene, { seat }) => nod(scene, seat) },
  "draw-refused": { moves: 350, reads: 700, sound: "knock", play: (scene, { seat }) => nod(scene, seat) },
  won: { moves: 900, reads: 600, sound: "won", play: (scene, { seat }) => nod(scene, seat) },
  "nobody-won": {
    moves: 600,
    reads: 600,
    sound: "lost",
    play: (scene) => [0, 1].forEach((seat) => nod(scene, seat)),
  },
  fell: { moves: 700, reads: 600, sound: "die", play: (scene) => [0, 1].forEach((seat) => nod(scene, seat)) },
};
