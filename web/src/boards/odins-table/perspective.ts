// Where the spaces of Odin's Table are drawn.
import { COLUMNS } from "./table";

// The table is seen from one's own side: what is farther away is smaller.
const MIDDLE = 522;
const EDGES = [589, 493.5, 405, 322, 245.7, 175] as const; // from the near edge of the grid to the far one
const WIDEST = 106.8; // of a column, at the near edge
const SHRINKS = 19.3 / 413; // for each unit up

const widthAt = (y: number): number => WIDEST - (EDGES[0] - y) * SHRINKS;
export const edgeY = (line: number): number => EDGES[line] ?? 0;
export const lineX = (column: number, y: number): number => MIDDLE + (column - COLUMNS / 2) * widthAt(y);

/** Where something stands in a column and a row, 0 being the nearest, and how large it is there. */
export function spot(column: number, row: number): { x: number; y: number; size: number } {
  const y = (edgeY(row) * 2 + edgeY(row + 1) * 3) / 5;
  return { x: lineX(column + 0.5, y), y, size: widthAt(y) / WIDEST };
}

/** The outline of a space, a little smaller than it is. */
export function space(column: number, row: number): string {
  const [low, high] = [edgeY(row) - 1.5, edgeY(row + 1) + 1.5];
  const [a, b] = [lineX(column, low) + 2, lineX(column + 1, low) - 2];
  const [c, d] = [lineX(column + 1, high) - 2, lineX(column, high) + 2];
  return `M${a} ${low}L${b} ${low}L${c} ${high}L${d} ${high}Z`;
}
