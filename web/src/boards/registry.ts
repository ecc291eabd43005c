// Which board draws which game.  A folder boards/<game id>/ is found by its name; each is a chunk of its own.
import type { Component } from "svelte";
import type { AnyCues } from "../stage/cues";
import type { BoardModule, MomentProps, PhoneProps, WallProps } from "./board";
import { lookOf } from "./generic/look";
import type { Step } from "./guide";
import { loadStranger, type StrangerBoard } from "./stranger/load";

/** What stands for rows and roles in the charts of a campaign. */
export interface ChartLook {
  rows: Readonly<Record<string, string>>; // drawings by row
  roles: Readonly<Record<string, string>>; // and by role
  numbered: readonly string[]; // rows whose boxes are numbered
}

/** Draws what a rule or a line of the rulebook tells of: a card, a god, an enemy. */
export interface ToldModule {
  default: Component<{ what: string }>;
  shows: (what: string) => boolean; // by the id of the rule, or the key of the line
}

/** The board that draws any game. */
export const GENERIC = "generic";
/** The board that a stranger's package brings. */
const STRANGER = "stranger";

const boards = import.meta.glob<BoardModule>("./*/Board.svelte");
const cues = import.meta.glob<{ cues: AnyCues }>("./*/cues.ts");
const guides = import.meta.glob<{ guide: readonly Step[] }>("./*/guide.ts");
const charts = import.meta.glob<{ look: ChartLook }>("./*/chart.ts");
const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte");
const moments = import.meta.glob<{ default: Component<MomentProps> }>("./*/Moment.svelte");
const tolds = import.meta.glob<ToldModule>("./*/Told.svelte");
const phones = import.meta.glob<{ default: Component<PhoneProps> }>("./*/spoken/Phone.svelte");
const walls = import.meta.glob<{ default: Component<WallProps> }>("./*/spoken/Wall.svelte");
const moods = import.meta.glob<string>("./*/mood.ts", { eager: true, import: "mood" });

export async function boardOf(game: string): Promise<BoardModule> {
  const own = game === GENERIC || hasBoard(game) ? game : (await lookOf(game)).board ? STRANGER : GENERIC;
  const load = boards[`./${own}/Board.svelte`];
  if (!load) throw new Error("the generic table is missing");
  return load();
}

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

/** The picture of a game, 400 x 300; none for a stranger's. */
export function pictureOf(game: string): Promise<{ default: Component }> | undefined {
  return pictures[`./${game}/Picture.svelte`]?.();
}

/** What the board of a game tells on top of the panel beside it; nothing for most. */
export async function momentOf(game: string): Promise<Component<MomentProps> | undefined> {
  return (await moments[`./${game}/Moment.svelte`]?.())?.default;
}

/** What draws the cards of a game in its rulebook; none for a stranger's. */
export const toldOf = async (game: string): Promise<ToldModule | undefined> => tolds[`./${game}/Told.svelte`]?.();

/** What a phone shows of a game that the hall leads aloud; nothing for a game that cannot be. */
export async function phoneOf(game: string): Promise<Component<PhoneProps> | undefined> {
  return (await phones[`./${game}/spoken/Phone.svelte`]?.())?.default;
}

/** And what the big screen shows of it. */
export async function wallOf(game: string): Promise<Component<WallProps> | undefined> {
  return (await walls[`./${game}/spoken/Wall.svelte`]?.())?.default;
}

/** The colour of a game's door; none for a stranger's. */
export const moodOf = (game: string): string | undefined => moods[`./${game}/mood.ts`];

/** How the charts of a campaign look; plain for a stranger's game. */
export async function chartLookOf(game: string): Promise<ChartLook> {
  return (await charts[`./${game}/chart.ts`]?.())?.look ?? { rows: {}, roles: {}, numbered: [] };
}

export const hasGuide = (game: string): boolean => `./${game}/guide.ts` in guides;

/** What the coach of a first game says; nothing for a stranger's game. */
export async function guideOf(game: string): Promise<readonly Step[]> {
  return (await guides[`./${game}/guide.ts`]?.())?.guide ?? (await strangers(game))?.guide ?? [];
}

/** How the events of a game are shown; none for a stranger's game. */
export async function cuesOf(game: string): Promise<AnyCues> {
  return (await cues[`./${game}/cues.ts`]?.())?.cues ?? (await strangers(game))?.cues ?? {};
}

/** The module of a stranger's own board, if its package brings one. */
async function strangers(game: string): Promise<StrangerBoard | undefined> {
  const address = hasBoard(game) ? "" : (await lookOf(game)).board;
  return address ? loadStranger(address).catch(() => undefined) : undefined;
}
