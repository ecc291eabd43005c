// Movement on a board: pieces go from where they were to where they are now drawn, by the Web Animations API.  Nothing
// stays of it: an animation that is broken off leaves everything at its place.
import type { Span } from "./cues";

export type Way = "slide" | "leap" | "stay";

/** What can go from place to place.  A piece keeps its element in a keyed list, or else has a name in data-mover. */
const MOVERS = ".piece, [data-mover]";
const FAR = 1.5; // pixels below which nothing is seen to move
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";
const LEAP = 0.35; // height of a leap, as a share of its length

type Box = { x: number; y: number; width: number; height: number };

/** Where everything is drawn that can move. */
export function placesOf(root: Element): Map<Element | string, Box> {
  const places = new Map<Element | string, Box>();
  for (const element of root.querySelectorAll<HTMLElement>(MOVERS)) {
    const box = element.getBoundingClientRect();
    if (box.width || box.height) places.set(element.dataset["mover"] ?? element, box);
  }
  return places;
}

/** Let everything that is elsewhere now come from where it was. */
export function bring(root: Element, were: Map<Element | string, Box>, lasts: number, way: Way): Animation[] {
  if (way === "stay" || lasts <= 0) return [];
  const moving: Animation[] = [];
  for (const element of root.querySelectorAll<HTMLElement>(MOVERS)) {
    const was = were.get(element.dataset["mover"] ?? element);
    if (!was || element.parentElement?.closest(MOVERS)) continue; // what lies on a piece goes with it
    const frames = framesBetween(element, was, way);
    if (frames)
      moving.push(element.animate(frames, { duration: lasts, easing: way === "leap" ? "ease-in-out" : EASE }));
  }
  return moving;
}

function framesBetween(element: Element, was: Box, way: Way): Keyframe[] | undefined {
  const is = element.getBoundingClientRect();
  if (!is.width && !is.height) return undefined;
  const [dx, dy] = [was.x + was.width / 2 - (is.x + is.width / 2), was.y + was.height / 2 - (is.y + is.height / 2)];
  const grown = is.width > 0 ? was.width / is.width : 1;
  const scale = Math.abs(grown - 1) > 0.03 && was.width > 0 ? grown : 1;
  if (Math.hypot(dx, dy) < FAR && scale === 1) return undefined;
  const from = startOf(element, is, dx, dy, scale);
  const first: Keyframe = { translate: `${from.x}px ${from.y}px`, scale: String(scale) };
  const last: Keyframe = { translate: "0 0", scale: "1" };
  if (way !== "leap") return [first, last];
  const up = localOf(element, 0, -LEAP * Math.hypot(dx, dy));
  const middle = { translate: `${from.x / 2 + up.x}px ${from.y / 2 + up.y}px`, scale: String((scale + 1) / 2) };
  return [first, middle, last];
}

/** Where an element begins that is to be seen `dx`, `dy` pixels away, `scale` times as large, in its own units. */
function startOf(element: Element, is: Box, dx: number, dy: number, scale: number): { x: number; y: number } {
  const away = localOf(element, dx, dy);
  const matrix = parentMatrix(element);
  if (!matrix || scale === 1) return away;
  // In a drawing things grow from its origin, not from their middle: put them back.
  const middle = new DOMPoint(is.x + is.width / 2, is.y + is.height / 2).matrixTransform(matrix.inverse());
  return { x: away.x + middle.x * (1 - scale), y: away.y + middle.y * (1 - scale) };
}

/** A way on the screen in the units an element's parent is drawn in. */
function localOf(element: Element, dx: number, dy: number): { x: number; y: number } {
  const matrix = parentMatrix(element);
  if (!matrix) return { x: dx, y: dy };
  const { a, b, c, d } = matrix;
  const size = a * d - b * c;
  return size ? { x: (d * dx - c * dy) / size, y: (a * dy - b * dx) / size } : { x: 0, y: 0 };
}

function parentMatrix(element: Element): DOMMatrix | null {
  const parent = element.parentElement;
  return element instanceof SVGElement && parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
}

export function wayBetween(from: Element, to: Element): { x: number; y: number } {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return localOf(from, b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2);
}

/** Move an element during a part of a beat. */
export function during(element: Element, frames: Keyframe[], lasts: number, span: Span): Animation {
  const { from = 0, to = 1, easing = EASE } = span;
  return element.animate(frames, {
    delay: lasts * from,
    duration: Math.max(0, lasts * (to - from)),
    easing,
    fill: "backwards",
  });
}

const MOST_FLY = 6; // copies that are seen of many
const HIGH = 0.3; // of the way, how high they rise

/** Copies of a figure on their way from one element to another. */
export function flights(
  root: Element,
  figure: Element,
  [from, to]: [Element, Element],
  count: number,
  lasts: number,
): { copy: HTMLElement; moves: Animation }[] {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const size = Math.min(56, Math.max(22, figure.getBoundingClientRect().width));
  const many = Math.min(MOST_FLY, count);
  const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  return Array.from({ length: many }, (_, n) => {
    const copy = document.createElement("div");
    copy.className = "flies";
    copy.ariaHidden = "true";
    copy.append(likeness(figure));
    copy.style.width = `${size}px`;
    copy.style.left = `${a.x + a.width / 2 - size / 2}px`;
    copy.style.top = `${a.y + a.height / 2 - size / 2}px`;
    root.append(copy);
    const frames = [
      { translate: "0 0", scale: "0.4" },
      { translate: `${dx / 2}px ${dy / 2 - HIGH * Math.hypot(dx, dy)}px`, scale: "1.25" },
      { translate: `${dx}px ${dy}px`, scale: "0.7" },
    ];
    const from_ = many > 1 ? (0.45 * n) / (many - 1) : 0;
    return {
      copy,
      moves: during(copy, frames, lasts, { from: from_, to: from_ + (many > 1 ? 0.55 : 1), easing: "ease-in-out" }),
    };
  });
}

/** A copy of a figure that is only to be seen: no thing, no button, no piece of that name. */
function likeness(figure: Element): Element {
  const drawn = figure.cloneNode(true) as Element;
  for (const act of drawn.querySelectorAll("[data-act]")) act.remove();
  for (const one of [drawn, ...drawn.querySelectorAll("[data-mover], [data-place]")])
    for (const name of ["data-mover", "data-place", "tabindex", "role", "aria-label"]) one.removeAttribute(name);
  return drawn;
}

/** Everything that runs under an element and will end, drawn by whom it may be. */
export function endingIn(root: Element): Animation[] {
  const all = root.getAnimations?.({ subtree: true }) ?? [];
  return all.filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
}
