// From thing to thing by the arrow keys, as far as they are drawn on one board.

/** The button in a thing at which something can be done. */
export const ACT = "[data-act]";

/** What of a thing takes the focus. */
export const focusOf = (thing: HTMLElement): HTMLElement =>
  [...thing.children].find((one): one is HTMLElement => one.matches(ACT)) ?? thing;

/** The nearest thing of the same board that can be clicked or says what it is, in the direction of an arrow key. */
export function neighbour(from: Element, key: string): HTMLElement | undefined {
  const board = from.closest("[data-board]");
  if (!board) return undefined;
  const here = middle(from);
  const dx = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const dy = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of board.querySelectorAll<HTMLElement>("[data-mark], [data-about][tabindex]")) {
    if (element === from) continue;
    const there = middle(element);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along > 4 && along + 2 * aside < least) [best, least] = [element, along + 2 * aside];
  }
  return best && focusOf(best);
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
