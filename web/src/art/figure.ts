// What every figure is given: where it is drawn, and its name where it stands for itself.

/** In a drawing the place and size in its units; on a page width and height as CSS lengths or pixels. */
export interface Placed {
  x?: number;
  y?: number;
  width?: number | string;
  height?: number | string;
  class?: string;
  title?: string; // what a screen reader says; without it the figure is decoration
}
