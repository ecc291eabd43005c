// Arranging the generic table: which parts of a view are boards, which belong to a player, which lie in the middle.
import type { Json, ZoneCard } from "../../wire";
import type { Words } from "../../words";
import { drawn, isEmpty, isPlain, isShownElsewhere, value, type Record_ } from "./zones";

export interface Part {
  name: string; // of the entry in the view
  zone: string; // what it is: board, hand, pile, row, dice, track, count, seat, words; or any, drawn by its shape
  part: Json;
  hint?: ZoneCard | undefined;
  over?: Part[]; // what lies on it, if it is a board
  most?: number; // its last space, if it is a track or a course
}
export interface Table {
  boards: Part[];
  courses: Part[]; // spaces that all run along
  areas: Part[]; // of each player: hands, scores, words
  laid: Part[]; // one card or piece of each player, best seen side by side: a trick, the roles
  shared: Part[];
}

export function arrange(view: Record_, hints: Record<string, ZoneCard>, seats: number): Table {
  const table: Table = { boards: [], courses: [], areas: [], laid: [], shared: [] };
  for (const [name, part] of Object.entries(view)) {
    const hint = hints[name];
    if (isShownElsewhere(name) || hint?.zone === "hidden" || (isEmpty(part) && hint?.zone !== "pile")) continue;
    const zone = hint?.zone ?? guessed(part, seats);
    const found = { name, zone, part, hint };
    if (hint?.on) continue;
    if (zone === "board") table.boards.push({ ...found, over: lyingOn(name, view, hints) });
    else if (zone === "course" && mostOf(found, view)) table.courses.push({ ...found, most: mostOf(found, view) });
    else if (!isBySeat(part, seats, hint)) table.shared.push({ ...found, most: mostOf(found, view) });
    else if ((zone === "row" || zone === "dice") && part.every(isPlain)) table.laid.push(found);
    else table.areas.push({ ...found, most: mostOf(found, view) });
  }
  return table;
}

/** The entries of a view that lie on a board. */
function lyingOn(board: string, view: Record_, hints: Record<string, ZoneCard>): Part[] {
  return Object.entries(hints)
    .filter(([name, hint]) => hint.on === board && name in view)
    .map(([name, hint]) => ({ name, zone: "board", part: view[name] ?? null, hint }));
}

/** The last space of a track or a course; 0: it has none. */
export function mostOf({ hint }: Part, view: Record_): number {
  const most = typeof hint?.most === "string" ? view[hint.most] : hint?.most;
  return typeof most === "number" ? most : 0;
}

/** Space by space, who stands there; who ran past the last stands on it. */
export function standing(part: Json, most: number): number[][] {
  const spaces: number[][] = Array.from({ length: most + 1 }, () => []);
  (Array.isArray(part) ? part : [part]).forEach((space, seat) => {
    if (typeof space === "number" && space >= 0) spaces[Math.min(space, most)]?.push(seat);
  });
  return spaces;
}

/** One value for each seat.  A row or a pile of plain values may have as many by chance: it is everybody's, if nothing
    is said. */
export function isBySeat(part: Json, seats: number, hint?: ZoneCard): part is Json[] {
  if (!Array.isArray(part) || seats < 2 || part.length !== seats) return false;
  return hint?.each ?? !(["row", "pile", "dice"].includes(hint?.zone ?? "") && part.every(isPlain));
}

/** What a part is whose game gives no hint. */
export function guessed(part: Json, seats: number): string {
  if (drawn(part) || isMatrix(part)) return "board";
  const one = isBySeat(part, seats) ? part.find((own) => own !== null) : part;
  if (typeof one === "number") return "count";
  if (Array.isArray(one) && one.every(isPlain)) return "row";
  return one === undefined || isPlain(one) ? "words" : "any";
}

/** Rows of equal length, two at least, of plain values. */
function isMatrix(part: Json): boolean {
  if (!Array.isArray(part) || part.length < 2) return false;
  const width = Array.isArray(part[0]) ? part[0].length : 0;
  return width > 2 && part.every((row) => Array.isArray(row) && row.length === width && row.every(isPlain));
}

export interface Cell {
  at: string; // what options call it
  part: Json;
}

/** The spaces of a board, row by row. */
export function cellsOf({ name, part, hint }: Part, columns = 0): Cell[][] {
  const called = (n: number | string): string => (hint?.places || `${name}-{}`).replace("{}", String(n));
  const text = drawn(part);
  if (text) return text.map((row, y) => row.map((sign, x) => ({ at: called(`${y}-${x}`), part: sign })));
  const list = Array.isArray(part) ? part : [];
  const across = hint?.columns || columns;
  if (!across && list.every(Array.isArray))
    return list.map((row, y) => row.map((one, x) => ({ at: called(`${y}-${x}`), part: one })));
  const wide = across || Math.ceil(Math.sqrt(list.length)) || 1;
  const rows: Cell[][] = [];
  list.forEach((one, n) => {
    if (n % wide === 0) rows.push([]);
    rows.at(-1)?.push({ at: called(n), part: one });
  });
  return rows;
}

export interface Mark {
  sign: string;
  seat: number | undefined; // whose it is, if it is somebody's
}

/** What lies on a space of a board besides its own piece. */
export function marksOn(over: Part[], y: number, x: number, columns: number, words: Words): Mark[] {
  return over.flatMap((part) => {
    const found = cellsOf(part, columns)[y]?.[x]?.part ?? null;
    if (isFree(found)) return [];
    const seat = part.hint?.place === "seat-{}" && typeof found === "number" ? found : undefined;
    return [{ sign: seat === undefined ? said(found, part, words) : words.name(seat), seat }];
  });
}

/** What a value is called: by its kind, by the entry it stands in, or by itself.  What is nothing is called nothing. */
export function said(part: Json, { name, hint }: Part, words: Words): string {
  if (part === null || part === "" || (typeof part === "number" && part < 0)) return "";
  if (isBack(part)) return "?";
  if (hint?.zone === "seat" && typeof part === "number") return words.name(part);
  const called = typeof part === "number" ? (hint?.names[part] ?? part) : part;
  if (hint?.key && isPlain(called) && words.has(`${hint.key}-${called}`)) return words.word(`${hint.key}-${called}`);
  return value(name, called, words);
}

/** What is there and not seen. */
export const isBack = (part: Json): boolean => part === "hidden" || part === "?";

/** What an option may call a value: its kind's place, or the usual names. */
export function placeOf(part: Json, { name, hint }: Part, known: Set<string>): string {
  const own = hint?.place ? hint.place.replace("{}", String(part)) : "";
  return [own, `${name}-${part}`].find((at) => known.has(at)) ?? (own || `${name}-${part}`);
}

/** What one holds and looks at alone, drawn large: a hand, or dice that the others do not see. */
export const isHeld = ({ zone, part }: Part): boolean =>
  zone === "hand" || (zone === "dice" && Array.isArray(part) && part.some((own) => typeof own === "number"));

/** What the cards in a seat's hand are called: cards of others by the same name are not what one plays. */
export function heldBy(seat: number | null, areas: Part[], known: Set<string>): Set<string> {
  const hands = areas.filter(({ zone }) => zone === "hand");
  const cards = (part: Part): Json => (seat !== null && Array.isArray(part.part) ? (part.part[seat] ?? null) : null);
  return new Set(
    hands.flatMap((part) =>
      [cards(part)].flat().flatMap((one) => (isPlain(one) && one !== null ? [placeOf(one, part, known)] : [])),
    ),
  );
}

export const TINTS = 6;

/** The colour of each piece of a board, by number: that of its kind, so that it stays whatever else comes; else by
    order. */
export function tints(cells: Cell[][], hint?: ZoneCard): Map<string, number> {
  const seen = new Set(cells.flat().flatMap(({ part }) => (isPlain(part) && !isFree(part) ? [String(part)] : [])));
  const order = hint?.names.length ? hint.names : [...seen].sort();
  return new Map(order.map((sign, n) => [sign, n % TINTS]));
}

export const isFree = (part: Json): boolean =>
  part === null || part === false || (typeof part === "string" && /^[·.\s_]?$/.test(part)) || part === -1;
