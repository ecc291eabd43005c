// Where things stand: three rings of three worlds seen from the front, the Cage above, and the pieces in each place.
import { CAGE, type View } from "./table";

export interface Shape {
  width: number;
  height: number;
  plate: { wide: number; high: number }; // the hollow of the world in front; those at the sides are a little smaller
  side: number; // how far the worlds at the sides stand from the middle
  small: number; // and how small they are
  ring: { wide: number; high: number; thick: number }; // half the ring that a level stands on, and its front edge
  top: number; // where the first ring lies
  pitch: number; // from level to level
  // The plaque on the front edge, below a hollow.
  foot: { front: number; side: number; skew: number; wide: number; high: number };
  cage: { x: number; y: number; wide: number; high: number };
}
const WIDE: Shape = {
  width: 700, height: 728, plate: { wide: 230, high: 132 }, side: 235, small: 0.92,
  ring: { wide: 345, high: 62, thick: 27 },
  top: 188, pitch: 222, foot: { front: 108, side: 117, skew: 9.6, wide: 192, high: 26 },
  cage: { x: 160, y: 3, wide: 380, high: 44 },
}; // prettier-ignore
// On a television the plaques are as high as what is read on them from afar.
const WALL: Shape = { ...WIDE, foot: { ...WIDE.foot, wide: 214, high: 34 } };
const NARROW: Shape = {
  width: 390, height: 612, plate: { wide: 128, high: 116 }, side: 131, small: 0.94,
  ring: { wide: 193, high: 40, thick: 22 },
  top: 160, pitch: 188, foot: { front: 88, side: 91, skew: 11, wide: 122, high: 24 },
  cage: { x: 6, y: 3, wide: 378, high: 42 },
}; // prettier-ignore

/** The wolves of a saga need a row of their own on a phone. */
export function shapeOf(narrow: boolean, wall: boolean, wolves: boolean): Shape {
  if (!narrow) return wall ? WALL : WIDE;
  const more = 40;
  return wolves
    ? { ...NARROW, height: NARROW.height + more, top: NARROW.top + more, cage: { ...NARROW.cage, y: more } }
    : NARROW;
}

export interface Spot {
  x: number;
  y: number;
  size: number; // 1 in front, less at the sides
  slot: number; // 0 in front, -1 to the left, 1 to the right
}

/** Which slot of its level a world stands in: clockwise from the front, seen from above. */
export const slotOf = (world: number, turned: number): number =>
  [0, -1, 1][(Math.floor(world / 3) === 1 ? world + turned : world) % 3] ?? 0;

export const ringAt = (shape: Shape, level: number): number => shape.top + level * shape.pitch;

/** The middle of a world's hollow; `turned` counts the steps of the middle level. */
export function plateAt(shape: Shape, world: number, turned: number): Spot {
  const slot = slotOf(world, turned);
  const size = slot ? shape.small : 1;
  // The side hollows stand where their floor ends farther back.
  const floor = ringAt(shape, Math.floor(world / 3)) + shape.ring.high * (slot ? 0.2 : 0.5);
  return { x: shape.width / 2 + slot * shape.side, y: floor - (shape.plate.high / 2) * size, size, slot };
}

/** The outline of a hollow round its middle: an arch in the trunk, a little bent below. */
export function hollow(wide: number, high: number): string {
  const [x, top, low] = [wide / 2, -high / 2, high / 2 - 9];
  const shoulder = top + 37;
  const up = `M${-x} ${low}V${shoulder}C${-x - 1} ${shoulder - 26} ${20 - x} ${shoulder - 34} 0 ${top}`;
  const down = `S${x + 1} ${shoulder - 26} ${x} ${shoulder}V${low}`;
  return `${up}${down}C${0.3 * wide} ${low + 9} ${-0.3 * wide} ${low + 9} ${-x} ${low}Z`;
}

export interface Pawn {
  key: string; // unique
  at: string; // the place it is on the board
  kind: "god" | "enemy" | "iotunn" | "opponent";
  n: number;
  world: number;
}

/** Every figure on the tree or in the Cage. */
export function pawns(view: View, here: number): Pawn[] {
  const found: Pawn[] = [];
  const add = (kind: Pawn["kind"], n: number, world: number | null, at = `${kind}-${n}`, key = at): void => {
    if (world !== null && world <= CAGE) found.push({ key, at, kind, n, world });
  };
  view.gods.forEach(({ god, world }, n) => god !== null && add("god", n, world));
  view.enemies.forEach(({ place }, n) => add("enemy", n, place));
  for (const { iotunn, place } of view.iotunns) add("iotunn", iotunn, place);
  view.saga.sons.forEach((world, n) => add("opponent", n, world));
  add("opponent", 5, view.saga.naglfar);
  // A Servant lies in several worlds; only the one where the god stands can be fought.
  for (const world of view.saga.servants)
    add("opponent", 6, world, world === here ? "opponent-6" : `servant-${world}`, `servant-${world}`);
  return found;
}

export interface Seat {
  x: number;
  y: number;
  r: number;
  label: number; // the width a name may take below; 0: no room
}

/** Room for the n-th of `count` pawns before a hollow, from its middle: one row on its floor, or two, the second
    behind. */
export function seatOn(shape: Shape, n: number, count: number): Seat {
  const { wide, high } = shape.plate;
  const room = wide - 10;
  const floor = high / 2 + 2;
  const most = Math.min(31, high * 0.24);
  const single = Math.floor(room / 42);
  const each = count <= single ? count : Math.ceil(count / 2);
  const row = Math.floor(n / each);
  const inRow = row ? count - each : each;
  const cell = Math.min(room / each, most * 2.5);
  const r = Math.min(most, cell / 2 - 1, count > single ? high * 0.175 : most);
  const x = ((n % each) - (inRow - 1) / 2) * cell;
  const y = floor - 1.2 * r - (count > single && !row ? r * 1.7 : 0);
  return { x, y, r, label: count <= single && cell >= 50 ? cell - 2 : 0 };
}

/** Room in the Cage. */
export function seatInCage(shape: Shape, n: number, count: number): Seat {
  const { x, y, wide, high } = shape.cage;
  const cell = Math.min(44, 130 / count);
  return { x: x + wide - 26 - (count - 1 - n) * cell, y: y + high / 2, r: Math.min(18, cell / 2), label: 0 };
}
