// The sky: stars climb from each völva's staff to an eye in the eagle's wing.
export const SKY = { width: 1044, height: 520 };
export const STAFF = 428; // where a völva's staff ends
const BESIDE = 198; // from the middle to who stands beside the Tribute
const APART = 88; // of two who stand side by side
const EYE = 206; // the innermost eyes

/** Where a völva stands: over her cloth, but beside the Tribute; one whose cloth is in the middle stands to its
    left. */
export function zoneX(place: number, all: number): number {
  const [x, middle] = [(SKY.width * (place + 0.5)) / all, SKY.width / 2];
  const stands = middle + (x > middle ? 1 : -1) * Math.max(BESIDE, Math.abs(x - middle));
  return 2 * place + 3 === all ? Math.min(stands, middle - BESIDE - APART) : stands; // beside the one in the middle
}

/** The eyes lie in the wings, none under the eagle's body. */
export function eyeAt(place: number, all: number): { x: number; y: number } {
  const side = 2 * place >= all ? 1 : -1;
  const half = Math.ceil(all / 2);
  const out = side > 0 ? place - Math.floor(all / 2) : half - 1 - place; // from the body outwards
  const [step, rise] = half > 2 ? [92, 20] : [132, 28]; // many keep clear of what lies beside the wings
  return { x: SKY.width / 2 + side * (118 + out * step), y: EYE - rise * out };
}

/** Where the n-th of so many stars stands on its way up. */
export function starAt(place: number, all: number, n: number, most: number): { x: number; y: number } {
  const [from, to] = [zoneX(place, all) + 34, eyeAt(place, all)];
  const side = to.x > SKY.width / 2 ? 1 : -1;
  const bend = { x: (from + to.x) / 2 + side * 78, y: (STAFF + to.y) / 2 - 6 };
  const t = (n + 0.6) / (most + 0.7);
  const at = (a: number, b: number, c: number): number => (1 - t) * (1 - t) * a + 2 * (1 - t) * t * b + t * t * c;
  return { x: at(from, bend.x, to.x), y: at(STAFF, bend.y, to.y) };
}
