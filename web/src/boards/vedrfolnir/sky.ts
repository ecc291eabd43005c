// The sky: stars climb from each völva's staff to an eye in the eagle's wing.
export const SKY = { width: 1044, height: 430 };
const STAFF = 338;
const EYE = 158;

/** Where a völva stands: over her cloth, but beside the Tribute. */
export function zoneX(place: number, all: number): number {
  const [x, middle] = [(SKY.width * (place + 0.5)) / all, SKY.width / 2];
  return x === middle ? x : middle + Math.sign(x - middle) * Math.max(182, Math.abs(x - middle));
}

export function eyeAt(place: number, all: number): { x: number; y: number } {
  const off = place - (all - 1) / 2;
  const spread = all > 4 ? 98 : all > 2 ? 170 : 300;
  const out = Math.abs(off) / Math.max(1, (all - 1) / 2);
  return { x: SKY.width / 2 + off * spread + Math.sign(off) * 38, y: EYE + 22 - 60 * out };
}

/** Where the n-th of so many stars stands on its way up. */
export function starAt(place: number, all: number, n: number, most: number): { x: number; y: number } {
  const [from, to] = [zoneX(place, all) + 34, eyeAt(place, all)];
  const side = to.x > SKY.width / 2 ? 1 : -1;
  const bend = { x: (from + to.x) / 2 + side * 46, y: (STAFF + to.y) / 2 - 6 };
  const t = (n + 0.6) / (most + 0.7);
  const at = (a: number, b: number, c: number): number => (1 - t) * (1 - t) * a + 2 * (1 - t) * t * b + t * t * c;
  return { x: at(from, bend.x, to.x), y: at(STAFF, bend.y, to.y) };
}
