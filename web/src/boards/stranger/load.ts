// What a stranger's board module must export; docs/boards.md tells how to write one.
import type { Step } from "../guide";
import type { AnyCues } from "../../stage/cues";
import type { BoardProps } from "../board";
import type { Hand } from "../hand.svelte";

/** A drawn board, in whatever way its author draws. */
export interface Drawn {
  update(props: BoardProps): void;
  destroy?(): void;
}

export interface StrangerBoard {
  mount(box: HTMLElement, props: BoardProps, hand: Hand): Drawn;
  cues?: AnyCues;
  guide?: readonly Step[];
}

/** The module at an address of the hall: its policy lets no other in. */
export function loadStranger(address: string): Promise<StrangerBoard> {
  return import(/* @vite-ignore */ address) as Promise<StrangerBoard>;
}
