// Where everything is drawn, in pixels of the room that the board has: the table of the council, its stones, the
// Underworld.
import { upTo } from "../board";

export interface Spot {
  x: number;
  y: number; // the foot of the stone
  s: number; // how large: those behind are smaller
}

export interface Ground {
  W: number;
  H: number;
  X: number; // the middle of the table
  Y: number;
  RX: number;
  RY: number;
  horizon: number;
  earth: number; // below it lies the Underworld
  spots: Spot[]; // by seat
  middle: { top: number; height: number; width: number }; // the room around the fire
  fire: { y: number; s: number };
}

const STEPS = 240;
const WIDE = 140; // of a stone's plate
const HIGH = 162; // of what is seen of a stone that stands before another's plate
const STONE = 186; // with the sign above it
const LEAST = 0.2;

/** The way around the table from the nearest place on, in as many equal parts as there are seats. */
function around(seats: number, rx: number, ry: number): number[] {
  const lengths = [0];
  for (const n of upTo(STEPS)) {
    const [a, b] = [(2 * Math.PI * n) / STEPS, (2 * Math.PI * (n + 1)) / STEPS];
    const dx = (rx * Math.abs(Math.sin(b) - Math.sin(a))) / WIDE;
    const dy = (ry * Math.abs(Math.cos(b) - Math.cos(a))) / HIGH;
    lengths.push((lengths[n] ?? 0) + Math.max(dx, dy));
  }
  const whole = lengths[STEPS] ?? 0;
  return upTo(seats).map((k) => {
    const wanted = (whole * k) / seats;
    const n = lengths.findIndex((length) => length > wanted + 1e-9);
    const [from, to] = [lengths[n - 1] ?? 0, lengths[n] ?? 1];
    return (2 * Math.PI * Math.max(0, n - 1 + (wanted - from) / (to - from))) / STEPS;
  });
}

/** Whether a stone stands before the name of another. */
function isHidden(spots: readonly Spot[]): boolean {
  return spots.some((back) =>
    spots.some(
      (front) =>
        front.y >= back.y &&
        front !== back &&
        Math.abs(front.x - back.x) < (WIDE / 2) * (front.s + back.s) * 0.95 &&
        front.y - HIGH * front.s < back.y + 6 * back.s,
    ),
  );
}

/** The ground for so many seats; `near` is drawn below, the others go on clockwise. */
export function groundOf(W: number, H: number, seats: number, near: number, narrow: boolean): Ground {
  const earth = H - Math.min(130, Math.max(narrow ? 104 : 92, H * 0.155));
  const horizon = H * (narrow ? 0.17 : 0.24);
  const most = Math.min(1.5, W / (narrow ? 820 : 980), (earth * 1.1) / 720);
  let [s, spots] = [most, [] as Spot[]];
  let [X, Y, RX, RY, top, bottom] = [W / 2, 0, 0, 0, 0, 0];
  do {
    top = Math.max(STONE * s * 0.86 + 6, horizon + 34 * s);
    bottom = earth - 26 * s;
    [RX, RY, Y] = [X - 84 * s - (narrow ? 0 : 10), (bottom - top) / 2, (top + bottom) / 2];
    const angles = around(seats, RX, RY);
    spots = upTo(seats).map((seat): Spot => {
      const angle = Math.PI / 2 + (angles[(seat - near + seats) % seats] ?? 0);
      const [x, y] = [X + RX * Math.cos(angle), Y + RY * Math.sin(angle)];
      return { x, y, s: s * (0.86 + (0.14 * (y - top)) / (bottom - top)) };
    });
    s *= 0.97;
  } while (isHidden(spots) && s > LEAST);
  const behind = spots.filter(({ x, y }) => y < Y && Math.abs(x - X) < W * 0.19);
  const from = Math.max(top, ...behind.map(({ y }) => y)) + 24 * s;
  const height = Math.max(60, bottom - STONE * s - from);
  const size = Math.min(narrow ? 0.6 : 1.2, height / 260);
  return {
    W,
    H,
    X,
    Y,
    RX,
    RY,
    horizon,
    earth,
    spots,
    middle: { top: from, height, width: Math.max(W * 0.4, W - 4 * 84 * s - 40) },
    fire: { y: from + height - 62 * size - (narrow ? 16 : 26), s: size },
  };
}

export interface Shade extends Spot {
  room: number; // for the name: beside the figure, or where they are many below it
  under: boolean;
}

const FEW = 3; // have their names beside them
const ROW = 10; // as many stand side by side
const LETTERS = 17; // pixels of a name below a figure

/** The banished, in one row or two between `left` and `right`. */
export function below(count: number, left: number, right: number, top: number, bottom: number): Shade[] {
  const under = count > FEW;
  const rows = count > ROW ? 2 : 1;
  const each = Math.ceil(count / rows);
  const [wide, high] = [(right - left) / Math.max(1, each), (bottom - top) / rows];
  const s = under ? Math.min((high - LETTERS) / 150, wide / 126, 0.72) : Math.min(high / 128, wide / (124 + 96), 0.78);
  const step = under ? Math.min(wide, 165 * s) : Math.min(wide, 205 * s + 30);
  const first = left + (right - left - step * each) / 2;
  return upTo(count).map((n) => ({
    x: first + step * (n % each) + (under ? step / 2 : 62 * s),
    y: top + high * (Math.floor(n / each) + 1) - (under ? LETTERS : 0),
    s,
    room: under ? step : step - 124 * s - 8,
    under,
  }));
}
