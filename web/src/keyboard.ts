// Who answers by keyboard goes on where the last answer was given, without a walk through the whole page.
import { focusOf } from "./boards/neighbours";

const WAYS = { board: "[data-board] [data-mark=open]", list: "button.answer:enabled" };
const AT_WORK = "[data-act], .panel button:enabled, input"; // a focus that is not taken away

export type Way = keyof typeof WAYS;

export class Keyboard {
  #last: Way | undefined; // where the last answer was given; none: by hand

  get isUsed(): boolean {
    return this.#last !== undefined;
  }

  /** To the first answer; to the one that ends the turn only if there is no other. */
  focus = (way: Way): void => {
    const lit = [...document.querySelectorAll<HTMLElement>(WAYS[way])];
    const first = lit.find(({ dataset }) => dataset["place"] !== "stop") ?? lit[0];
    if (first) focusOf(first).focus();
  };

  note = ({ key, target }: KeyboardEvent): void => {
    if ((key !== "Enter" && key !== " ") || !(target instanceof Element)) return;
    if (target.closest("[data-board]")) this.#last = "board";
    else if (target.closest(".answers")) this.#last = "list";
  };

  forget = (): void => {
    this.#last = undefined;
  };

  /** To the next answer, where the last one was given. */
  goOn(): void {
    if (!this.#last || document.activeElement?.matches(AT_WORK)) return;
    this.focus(document.querySelector(WAYS[this.#last]) ? this.#last : "list");
  }
}

/** Whether a key is meant for what is being typed or for the browser, not for the table. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const typing =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return typing || ctrlKey || metaKey || altKey || document.querySelector("dialog[open]") !== null;
}
