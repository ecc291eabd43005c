// How what happens in Götterdämmerung is shown.
import type { Sound } from "../../sound";
import { SHAKES, SWELLS, type Cue, type Cues, type Scene } from "../../stage/cues";
import type { Events } from "./events";
import type { View } from "./view";

const seatAt = (seat: number): string => `seat-${seat}`;

function nod(scene: Scene, ...seats: number[]): void {
  for (const seat of seats)
    scene.animate(
      scene.thing(seatAt(seat)),
      [{ translate: "0 0" }, { translate: "0 -9px" }, { translate: "0 0" }],
      SWELLS,
    );
}

function shake(scene: Scene, seat: number): void {
  scene.animate(
    scene.thing(seatAt(seat)),
    [
      { translate: "0 0" },
      { translate: "-7px 0" },
      { translate: "7px 0" },
      { translate: "-5px 0" },
      { translate: "0 0" },
    ],
    SHAKES,
  );
}

const all = (scene: Scene): number[] => Array.from({ length: (scene.view as unknown as View).seats }, (_, n) => n);

/** Night falls, or the day breaks: the light changes over everything. */
function dusk(scene: Scene, from: number): void {
  const veil = scene.root.querySelector(".veil") ?? undefined;
  scene.animate(veil, [{ opacity: String(from) }, { opacity: String(from) }, { opacity: "0" }], {
    easing: "ease-in-out",
  });
  scene.animate(scene.thing("phases"), [{ translate: "0 -10px" }, { translate: "0 0" }]);
}

/** The Oracle goes round by the dice, from stone to stone. */
function walk(scene: Scene): void {
  const [before, view] = [scene.before as unknown as View, scene.view as unknown as View];
  const oracle = scene.thing("oracle");
  if (!oracle || before.oracle === null || view.oracle === null) return;
  const spotOf = (seat: number): Element | null => scene.root.querySelector(`[data-before="${seat}"]`);
  const home = spotOf(view.oracle);
  if (!home) return;
  const own = scene.between(oracle, home);
  const ways: string[] = [];
  for (let seat = before.oracle; ; seat = (seat + 1) % view.seats) {
    const spot = spotOf(seat);
    const way = spot ? scene.between(oracle, spot) : own;
    ways.push(`${way.x - own.x}px ${way.y - own.y}px`);
    if (seat === view.oracle) break;
  }
  scene.animate(
    oracle,
    ways.map((translate) => ({ translate })),
    { easing: "linear" },
  );
}

/** An Action card flies from who gives it to whom it goes. */
function give(scene: Scene, card: string, from: number): void {
  const lies = scene.thing(`card-${card}`);
  const giver = scene.thing(seatAt(from));
  if (!lies || !giver) return;
  const { x, y } = scene.between(lies, giver);
  scene.animate(lies, [
    { translate: `${x}px ${y}px`, scale: "0.5" },
    { translate: `${x / 2}px ${y / 2 - 40}px`, scale: "2" },
    { translate: "0 0", scale: "1" },
  ]);
}

/** All thumbs swell at once, and turn. */
function thumbs(scene: Scene): void {
  for (const thumb of scene.root.querySelectorAll(".over .thumb"))
    scene.animate(thumb.firstElementChild ?? undefined, [
      { scale: "0.5", rotate: "0deg" },
      { scale: "2.4", rotate: "-200deg", offset: 0.45 },
      { scale: "2.4", rotate: "-360deg", offset: 0.7 },
      { scale: "1", rotate: "-360deg" },
    ]);
}

/** The arrow goes from who accuses to who is accused. */
function point(scene: Scene, shape: string): void {
  for (const line of scene.root.querySelectorAll(shape)) {
    const long = `${(line as Partial<SVGPathElement>).getTotalLength?.() ?? 1000}`;
    scene.animate(line, [{ strokeDasharray: `0 ${long}` }, { strokeDasharray: `${long} 0` }], { to: 0.8 });
  }
}

const pair = ({ seat, whom }: { seat: number; whom: number }): string[] => [seatAt(seat), seatAt(whom)];

/** The thumbs turn out of the fists, and the one they are about is told. */
const counted = (sound: Sound, told: (scene: Scene, seat: number) => void): Cue<Events["counted-goes"]> => ({
  moves: 1300,
  reads: 1200,
  sound,
  play: (scene, { seat }) => {
    thumbs(scene);
    told(scene, seat);
  },
});

export const cues: Cues<Events> = {
  seated: { moves: 600, reads: 600, sound: "knock", play: (scene) => nod(scene, ...all(scene)) },
  dealt: { moves: 500, reads: 500, sound: "card", play: (scene, { seat }) => nod(scene, seat) },
  "conspirators-met": { moves: 500, reads: 900, sound: "wind", at: () => [], play: (scene) => dusk(scene, 0.6) },
  "round-began": { moves: 1200, reads: 700, sound: "horn", at: () => ["phases"], play: (scene) => dusk(scene, 0.9) },
  marked: { moves: 300, reads: 500, at: () => [], play: (scene) => dusk(scene, 0.3) },
  "banished-by-conspiracy": { moves: 1300, reads: 1100, sound: "fall", at: ({ seat }) => [seatAt(seat)] },
  "banished-by-hel": { moves: 1300, reads: 1100, sound: "fall", at: ({ seat }) => [seatAt(seat)] },
  "banished-by-council": { moves: 1300, reads: 1100, sound: "fall", at: ({ seat }) => [seatAt(seat)] },
  rolled: {
    moves: 1600,
    reads: 700,
    sound: "die",
    way: "stay",
    at: ({ seat }) => [seatAt(seat), "oracle"],
    play: walk,
  },
  "cards-home": { moves: 500, reads: 300, sound: "card", play: (scene) => nod(scene, ...all(scene)) },
  placed: {
    moves: 900,
    reads: 800,
    sound: "card",
    at: ({ seat, whom }) => [seatAt(seat), seatAt(whom)],
    play: (scene, { card, seat }) => {
      give(scene, card, seat);
      nod(scene, seat);
    },
  },
  "card-taken": {
    moves: 800,
    reads: 700,
    sound: "card",
    at: pair,
    play: (scene, { card, seat, whom }) => {
      give(scene, card, whom);
      nod(scene, seat);
    },
  },
  stolen: {
    moves: 900,
    reads: 800,
    sound: "wind",
    at: pair,
    play: (scene, { card, seat, whom }) => {
      give(scene, card, whom);
      nod(scene, seat);
    },
  },
  "oracle-moved": {
    moves: 900,
    reads: 700,
    sound: "step",
    way: "leap",
    at: () => ["oracle"],
    play: (scene, { seat }) => nod(scene, seat),
  },
  refrained: { moves: 300, reads: 450, play: (scene, { seat }) => nod(scene, seat) },
  looked: { moves: 600, reads: 900, sound: "rune", at: pair, play: (scene, { seat, whom }) => nod(scene, seat, whom) },
  "looked-unseen": { moves: 600, reads: 500, sound: "rune", play: (scene, { seat }) => nod(scene, seat) },
  "looked-not": { moves: 400, reads: 500, play: (scene, { seat }) => nod(scene, seat) },
  "council-opened": { moves: 900, reads: 600, sound: "fire", at: () => ["phases"], play: (scene) => dusk(scene, 0.5) },
  said: {
    moves: 450,
    reads: 900,
    sound: "knock",
    at: ({ seat }) => [seatAt(seat)],
    play: (scene, { seat }) => nod(scene, seat),
  },
  accused: {
    moves: 800,
    reads: 900,
    sound: "blow",
    at: pair,
    play: (scene, { seat, whom }) => {
      nod(scene, seat);
      shake(scene, whom);
      point(scene, ".tried, .flare");
    },
  },
  supported: {
    moves: 700,
    reads: 800,
    sound: "blow",
    at: pair,
    play: (scene, { seat }) => {
      nod(scene, seat);
      point(scene, ".backs");
    },
  },
  dropped: { moves: 500, reads: 700, sound: "knock", play: (scene, { seat }) => nod(scene, seat) },
  "thumbs-shown": { moves: 1200, reads: 1200, sound: "horn", play: thumbs },
  adjusted: { moves: 400, reads: 700, sound: "knock", play: (scene, { seat }) => nod(scene, seat) },
  "counted-stays": counted("won", nod),
  "counted-warded": counted("rune", nod),
  "counted-goes": counted("lost", shake),
  won: { moves: 1000, reads: 600, sound: "won", play: (scene) => nod(scene, ...all(scene)) },
  fell: { moves: 600, reads: 500, sound: "die", play: (scene) => nod(scene, ...all(scene)) },
};
