// Which board draws which game.  A folder boards/<game id>/ is found by its name; each is a chunk of its own.
import type { Component } from "svelte";
import type { BoardModule } from "./board";
import type { Step } from "./guide";

/** The board that draws any game. */
export const GENERIC = "generic";

const boards = import.meta.glob<BoardModule>("./*/Board.svelte");
const guides = import.meta.glob<{ guide: readonly Step[] }>("./*/guide.ts");
const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte", { eager: true });

export async function boardOf(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/Board.svelte`] ?? boards[`./${GENERIC}/Board.svelte`];
  if (!load) throw new Error("the generic table is missing");
  return load();
}

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

/** The picture of a game on the door; none for a stranger's. */
export function pictureOf(game: string): Component | undefined {
  return pictures[`./${game}/Picture.svelte`]?.default;
}

export const hasGuide = (game: string): boolean => `./${game}/guide.ts` in guides;

/** What the coach of a first game says; nothing for a stranger's game. */
export async function guideOf(game: string): Promise<readonly Step[]> {
  return (await guides[`./${game}/guide.ts`]?.())?.guide ?? [];
}
