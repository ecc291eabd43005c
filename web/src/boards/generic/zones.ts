// Zones: how the generic table reads any view.  Nothing here knows a game.
import type { Json } from "../../wire";
import type { Words } from "../../words";

/** What the page shows elsewhere. */
const ELSEWHERE = new Set([
  "game",
  "seat",
  "over",
  "asks",
  "waiting",
  "outcome",
  "returns",
  "forms",
  "blanks",
  "steps",
  "step_slots",
]);

export type Record_ = { [name: string]: Json };

export const isRecord = (part: Json): part is Record_ =>
  part !== null && typeof part === "object" && !Array.isArray(part);
export const isPlain = (part: Json): part is string | number | boolean | null =>
  part === null || typeof part !== "object";
export const isEmpty = (part: Json): boolean =>
  part === null ||
  part === "" ||
  (Array.isArray(part) && !part.length) ||
  (isRecord(part) && !Object.keys(part).length);

/** A drawn board: lines of equal length, such as "··○\n·●○\n". */
export function drawn(part: Json): string[][] | undefined {
  if (typeof part === "string" && part.includes("\n")) {
    const rows = part
      .replace(/\n+$/, "")
      .split("\n")
      .map((row) => Array.from(row));
    return rows.every((row) => row.length === rows[0]?.length) ? rows : undefined;
  }
  return undefined;
}

/** A list of records that all have the same plain fields: best read as a table. */
export function columnsOf(part: Json): string[] | undefined {
  const rows = Array.isArray(part) ? part : isRecord(part) ? Object.values(part) : [];
  const [first] = rows;
  if (rows.length < 2 || !first || !isRecord(first)) return undefined;
  const names = Object.keys(first);
  const alike = rows.every((row) => isRecord(row) && Object.keys(row).join() === names.join());
  return alike && names.length <= 9 ? names : undefined;
}

/** Equal things counted: [4, 4, 2] -> [[4, 2], [2, 1]], in order of first appearance. */
export function counted(list: Json[]): [Json, number][] {
  const counts = new Map<Json, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

/** The name of a zone: the catalogue's, or the key made readable; of one player's, in the singular. */
export function title(key: string, words: Words, isOne = false): string {
  for (const name of [`zone-${key}`, key, singular(key)])
    if (hasPlain(words, name)) return words.word(name).replace(/\s*[:：]$/, "");
  const plain = (isOne ? singular(key) : key).replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A value under a key in words: enemy + "hel" -> the message enemy-hel, or hel. */
export function value(key: string, part: Json, words: Words): string {
  if (part === true) return "✓";
  if (part === false || part === null) return "–";
  const own = singular(key);
  for (const name of [`${own}-${part}`, `${key}-${part}`, ...(typeof part === "string" ? [part] : [])])
    if (/^[a-zA-Z][\w-]*$/.test(name) && hasPlain(words, name)) return words.word(name);
  return typeof part === "number" && part < 0 ? "–" : readable(String(part));
}

/** "face_down" -> "face down"; a single sign stays as it is. */
const readable = (text: string): string => text.replaceAll("_", " ");

/** A message without gaps. */
function hasPlain(words: Words, key: string): boolean {
  const pattern = words.bundle.getMessage(key)?.value;
  return typeof pattern === "string";
}

export function singular(key: string): string {
  return key.endsWith("ies") ? `${key.slice(0, -3)}y` : key.endsWith("s") ? key.slice(0, -1) : key;
}

/** The ids that options may use for a part of the view: walls[0][2] -> walls-0-2, wall-0-2; { enemy: "hel" } ->
    enemy-hel. */
export function placesOf(path: string[], part: Json): string[] {
  const [head = "", ...rest] = path;
  const found = [path.join("-"), [singular(head), ...rest].join("-")];
  const last = path.at(-2) ?? head;
  if (path.length > 1) found.push(`${singular(last)}-${path.at(-1)}`);
  if (isRecord(part))
    for (const [name, one] of Object.entries(part))
      if (typeof one === "string" || name === "id") found.push(`${name}-${one}`);
  if (isPlain(part) && part !== null) found.push(`${singular(path.at(-2) ?? head)}-${part}`);
  return found;
}

export const isShownElsewhere = (name: string): boolean => ELSEWHERE.has(name);
