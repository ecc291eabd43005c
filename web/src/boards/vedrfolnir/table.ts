// Vedrfölnir as its view tells it.
import type { Line, Spoken } from "../../wire";

export interface Face {
  name: string;
  runes: number;
  type: "odin" | "thor" | "surtr" | "each" | "none";
  stars: number;
  objective: number; // what a modifier makes of it, else 0
  points: number;
}

export interface Zone {
  owner: number;
  stake: number[];
  stars: number;
  objective: number;
  jokers: number[];
  won: number[];
  score: number;
}

export interface View {
  seats: number;
  winter: boolean;
  draw_pile: number;
  hand: number;
  hidden: number; // Brynhildr's face-down cards
  buried: number;
  unseen: number[];
  discards: number[];
  crosswise: number[];
  zones: Zone[];
  tribute: number[];
  cards: Record<string, Face>;
  active: number;
  odins_zone: number;
  doing: (string | number)[][];
}

export const TRIBUTE = 6;
export const RUNE_TYPES = ["odin", "thor", "surtr"] as const;
export type RuneType = (typeof RUNE_TYPES)[number];

const NOBODY: Face = { name: "brynhildr", runes: 0, type: "none", stars: 0, objective: 0, points: 0 };
export const faceOf = (view: View, card: number): Face => view.cards[String(card)] ?? NOBODY;

/** What a zone is called: a player, an Ase, or a hall of the one who plays alone. */
export function zonePhrase(view: View, zone: number): Spoken {
  if (zone === TRIBUTE) return ["zone-tribute", {}];
  if (view.seats === 1) return [["zone-valhalla", "zone-helheim", "zone-brynhildr"][zone] ?? "zone-tribute", {}];
  if (view.seats === 2 && zone >= 2 && view.odins_zone < 0) return ["zone-ase-unnamed", { seat: zone - 2 }];
  if (view.seats === 2 && zone >= 2) return ["zone-ase", { god: zone === view.odins_zone ? "name-odin" : "name-thor", seat: zone - 2 }];
  return ["zone-seat", { seat: zone }];
}

/** Of the card on its way: where a raven set out, where the card comes to, and what its giver has chosen for it. */
export function onItsWay(view: View): Spoken[] {
  const said: Spoken[] = view.doing.flatMap((form): Spoken[] => (form[0] === "ride" ? [["ride-began", { zone: zonePhrase(view, Number(form[2])) }]] : []));
  const last = view.doing.findLast((form) => form[0] === "ride" || form[0] === "receive");
  if (!last) return said;
  const zone = Number(last[0] === "ride" ? last[3] : last[2]);
  said.push(["comes-to", { zone: zonePhrase(view, zone) }]);
  const [choice, refusal, answer] = [Number(last[4]), Number(last[5]), Number(last[6])];
  if (last[0] === "receive" && choice >= 0 && refusal <= 0 && answer <= 0) said.push(chosen(view, faceOf(view, Number(last[1])).name, choice, zone));
  return said;
}

const HEL = ["norns", "heimdall", "first", "last"];
const HEL_NOTHING = (TRIBUTE + 1) * HEL.length;

/** What a choice card is to do where it comes to. */
function chosen(view: View, name: string, choice: number, zone: number): Spoken {
  if (name === "tyr") return [`chose-sense-${choice}`, {}];
  if (name !== "hel") return [`chose-end-${choice}`, { zone: zonePhrase(view, zone) }];
  if (choice === HEL_NOTHING) return ["chose-hel-nothing", {}];
  return [`chose-hel-${HEL[choice % HEL.length]}`, { zone: zonePhrase(view, Math.floor(choice / HEL.length)) }];
}

/** How many runes of a type lie in a row of cards; Freyja has one of each, but in the Tribute she is won by herself. */
export function runesIn(view: View, cards: number[], type: RuneType, freyjas = 1): number {
  return cards.reduce((sum, card) => {
    const face = faceOf(view, card);
    return sum + (face.type === type ? face.runes : face.type === "each" ? freyjas : 0);
  }, 0);
}

/** The sign of each rune type, as on the cards. */
export const RUNES: Record<Face["type"], string> = { odin: "ᚨ", thor: "ᚦ", surtr: "ᛋ", each: "ᚠ", none: "" };

/** What a card does, in words of the catalogue. */
export function aboutFace(face: Face): Spoken {
  if (face.objective) return ["about-modifier", { objective: face.objective }];
  return [face.name === "hugin" || face.name === "munin" ? "about-raven" : `about-${face.name}`, {}];
}

/** What a stake would become with a score card that joins it; other cards do more than join. */
export function aboutGift(zone: Zone, face: Face): Spoken | undefined {
  if (face.type === "none") return undefined;
  const stars = zone.stars + face.stars;
  const gaps = { stars, objective: zone.objective };
  return [stars < zone.objective ? "about-after" : stars === zone.objective ? "about-exact" : "about-beyond", gaps];
}

/** The points that lie in a row of cards. */
export const pointsIn = (view: View, cards: number[]): number => cards.reduce((sum, card) => sum + faceOf(view, card).points, 0);

/** How a round ended: what the log said of it, from the stake that was full to what was shared. */
export function roundEnd(news: Line[]): Spoken[] | undefined {
  const at = news.findLastIndex(({ phrase }) => phrase[0] === "collected" || phrase[0] === "went-beyond" || phrase[0] === "last-tribute");
  if (at < 0) return undefined;
  return news.slice(at).flatMap(({ phrase }) => (ENDS.has(phrase[0]) ? [phrase] : []));
}
const ENDS = new Set(["collected", "went-beyond", "last-tribute", "shared", "nobody-takes"]);

/** What the next unseen card would do to a stake, as shares: reach the objective exactly, or go beyond it. */
export function outlook(view: View, zone: Zone): { exact: number; beyond: number } {
  let exact = 0;
  let beyond = 0;
  for (const card of view.unseen) {
    const face = faceOf(view, card);
    const objective = face.objective || zone.objective;
    const stars = zone.stars + face.stars;
    if (stars === objective) exact += 1;
    else if (stars > objective) beyond += 1;
  }
  const all = Math.max(1, view.unseen.length);
  return { exact: exact / all, beyond: beyond / all };
}

/** Cards of a heap by who is on them, most first. */
export function kinds(view: View, cards: number[]): { face: Face; count: number; stars: number[] }[] {
  const found = new Map<string, { face: Face; count: number; stars: number[] }>();
  for (const card of cards) {
    const face = faceOf(view, card);
    const key = `${face.name}-${face.runes}`;
    const kind = found.get(key) ?? { face, count: 0, stars: [0, 0, 0, 0, 0] };
    kind.count += 1;
    kind.stars[face.stars] = (kind.stars[face.stars] ?? 0) + 1;
    found.set(key, kind);
  }
  return [...found.values()];
}
