// What draws a game: its board, its cues, and what stands on top of the panel beside it; each fetched once the game is
// known.
import type { Component } from "svelte";
import type { AnyCues } from "../stage/cues";
import type { BoardModule, MomentProps } from "./board";
import { boardOf, cuesOf, GENERIC, momentOf } from "./registry";

export class Drawing {
  module = $state.raw<BoardModule>();
  cues = $state.raw<AnyCues>({});
  Moment = $state.raw<Component<MomentProps>>();
  readonly Board = $derived(this.module?.default);

  /** To be made while a component is; `plain`: the generic table is wished for. */
  constructor(game: () => string | undefined, plain: () => boolean = () => false) {
    $effect(() => {
      const id = game();
      if (id) void boardOf(plain() ? GENERIC : id).then((found) => (this.module = found));
    });
    $effect(() => {
      const id = game();
      if (!id) return;
      void cuesOf(id).then((found) => (this.cues = found));
      void momentOf(id).then((found) => (this.Moment = found));
    });
  }
}
