// Where things stand: three rings of three worlds seen from the front, the Cage above, and the pieces in each place.
import { CAGE, type View } from "./table";

export interface Shape {
  width: number;
  height: number;
  plate: { wide: number; high: number };
  top: number; // height of the strip with the Cage
  pitch: number; // from level to level
  radius: number; // of the rings
  dip: number; // how much nearer the front world stands
  title: number; // height of a world's title row
  foot: number; // height of its last row
  cage: { x: number; y: number; wide: number; high: number };
}
const WIDE: Shape = {
  width: 640, height: 518, plate: { wide: 196, high: 125 }, top: 52, pitch: 153, radius: 251, dip: 15, title: 26, foot: 28,
  cage: { x: 150, y: 2, wide: 340, high: 40 },
}; // prettier-ignore
const NARROW: Shape = {
  width: 374, height: 590, plate: { wide: 119, high: 142 }, top: 92, pitch: 166, radius: 145, dip: 8, title: 24, foot: 28,
  cage: { x: 4, y: 42, wide: 366, high: 44 },
}; // prettier-ignore

/** The wolves of a saga need a row of their own on a phone. */
export function shapeOf(narrow: boolean, wolves: boolean): Shape {
  if (!narrow) return WIDE;
  return wolves
    ? NARROW
    : { ...NARROW, height: NARROW.height - 40, top: NARROW.top - 40, cage: { ...NARROW.cage, y: 2 } };
}

export interface Spot {
  x: number;
  y: number;
  size: number; // 1 in front and at the sides, less behind the trunk
}

/** The middle of a world's plate; `turned` counts the steps of the middle level and may lie between two of them. */
export function plateAt(shape: Shape, world: number, turned: number): Spot {
  const level = Math.floor(world / 3);
  const steps = level === 1 ? world + turned : world;
  const angle = (steps * 2 * Math.PI) / 3; // clockwise from the front, seen from above
  const depth = Math.cos(angle);
  const y = shape.top + shape.plate.high / 2 + shape.dip / 2 + level * shape.pitch + shape.dip * depth;
  const behind = Math.max(0, -depth - 0.5) * 2;
  return { x: shape.width / 2 - shape.radius * Math.sin(angle), y: y - behind * 26, size: 1 - behind * 0.35 };
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

/** Room for the n-th of `count` pawns on a plate, from its middle. */
export function seatOn(shape: Shape, n: number, count: number): Seat {
  const { wide, high } = shape.plate;
  const room = high - shape.title - shape.foot;
  const middle = (shape.title - shape.foot) / 2;
  const single = Math.floor((wide - 8) / 46);
  if (count <= single) {
    const cell = Math.min((wide - 8) / count, 66);
    const r = Math.min(20, cell / 2 - 3, room / 2 - 9);
    return { x: (n - (count - 1) / 2) * cell, y: middle - 6, r, label: cell - 2 };
  }
  const rows = count <= 2 * Math.floor((wide - 8) / 33) ? 2 : 3;
  const each = Math.ceil(count / rows);
  const row = Math.floor(n / each);
  const inRow = Math.min(each, count - row * each);
  const cell = Math.min((wide - 6) / each, 38);
  const r = Math.min(cell / 2 - 2, room / rows / 2 - 2.5);
  return { x: ((n % each) - (inRow - 1) / 2) * cell, y: middle + (row - (rows - 1) / 2) * (room / rows), r, label: 0 };
}

/** Room in the Cage. */
export function seatInCage(shape: Shape, n: number, count: number): Seat {
  const { x, y, wide, high } = shape.cage;
  const cell = Math.min(38, 120 / count);
  return { x: x + wide - 22 - (count - 1 - n) * cell, y: y + high / 2, r: Math.min(17, cell / 2), label: 0 };
}
