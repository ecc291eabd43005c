// The seal of a table: before the game the hall shows the SHA-256 of its seed, and once it is over it tells the seed.
// Here the browser itself checks that the one is of the other, and asks nobody.

import type { Json } from "./wire";

/** What the browser found: which seal it compared the seed with, and whether it fits. */
export type Seal = "kept-fits" | "kept-broken" | "shown-fits" | "shown-broken" | "unchecked";

/** The SHA-256 of a seed, both as hexadecimal digits; undefined where the browser has no WebCrypto. */
async function sealOf(seed: string): Promise<string | undefined> {
  // By plain http from elsewhere there is none, whatever the types say.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  const hash = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether what this browser said to the dice, after it had kept their seal, is in them; undefined if it said
    nothing. */
export function isHeard(said: string | undefined, journal: Json): boolean | undefined {
  if (said === undefined) return undefined;
  const chance = (journal as { chance?: { players?: unknown } }).chance;
  return Array.isArray(chance?.players) && chance.players.includes(said);
}

/** Compare the told seed with the seal kept since one sat down, or else with the one that is shown now. */
export async function checkSeal(seed: string, kept: string | undefined, shown: string): Promise<Seal> {
  const seal = await sealOf(seed);
  if (seal === undefined) return "unchecked";
  if (kept !== undefined) return seal === kept ? "kept-fits" : "kept-broken";
  return seal === shown ? "shown-fits" : "shown-broken";
}
