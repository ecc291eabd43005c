// Vedrfölnir as its board draws it.
import type { Line, Spoken } from "../../wire";
import type { KindView, LeadView, View } from "./view";
export type { View } from "./view";

/** What stands on one card. */
export interface Face extends Omit<KindView, "cards"> {
  stars: number;
}

const faces = new WeakMap<KindView[], Map<number, Face>>();
export function faceOf(view: View, card: number | undefined): Face | undefined {
  const known =
    faces.get(view.kinds) ??
    new Map(
      view.kinds.flatMap(({ cards, ...kind }) =>
        cards.flatMap((one, stars) => (one === null ? [] : [[one, { ...kind, stars }]])),
      ),
    );
  faces.set(view.kinds, known);
  return card === undefined ? undefined : known.get(card);
}

export const total = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);
/** The sign of each rune type, as on the cards. */
export const RUNES: Record<string, string> = { odin: "ᚨ", thor: "ᚦ", surtr: "ᛋ", freyja: "ᚠ" };
const COUNTED = ["odin", "thor", "surtr"] as const;
export const typesIn = (view: View): (typeof COUNTED)[number][] =>
  COUNTED.filter((type) => view.kinds.some((kind) => kind.type === type));

/** What a zone is called: a player, an Ase, a hall of the one who plays alone, or the Tribute. */
export function zonePhrase(view: View, zone: number): Spoken {
  const here = view.zones[zone];
  return here ? [`zone-${here.name}`, { seat: here.owner }] : ["zone-tribute", {}];
}

/** Of the card on its way: where a raven set out, where the card comes to, and what its giver has chosen for it. */
export function onItsWay(view: View): Spoken[] {
  const { gift, ride } = view;
  const said: Spoken[] = ride ? [["ride-began", { zone: zonePhrase(view, ride.home) }]] : [];
  const zone = gift?.zone ?? ride?.zone;
  if (zone !== undefined) said.push(["comes-to", { zone: zonePhrase(view, zone) }]);
  if (gift?.choice && gift.refuse !== "heimdall" && gift.answer !== "heimdall")
    said.push([`chose-${gift.choice.does}`, { zone: zonePhrase(view, gift.choice.zone) }]);
  return said;
}

/** What a card does, in words of the catalogue. */
export function aboutFace(face: Face): Spoken {
  if (face.objective) return ["about-modifier", { objective: face.objective }];
  return [face.name === "hugin" || face.name === "munin" ? "about-raven" : `about-${face.name}`, {}];
}

const LEADS = { short: "about-after", exact: "about-exact", over: "about-beyond" } as const;

/** What a gift would make of a stake, where nothing else comes on top of it. */
export const aboutLead = ({ stars, objective, result, then }: LeadView): Spoken | undefined =>
  result && !then ? [LEADS[result], { stars, objective: objective ?? 0 }] : undefined;

/** How a round ended: what was told of it, from what ended it to the last that was shared. */
export function roundEnd(news: Line[]): Spoken[] | undefined {
  const at = news.findLastIndex(({ what }) =>
    ["collected", "went-beyond", "exhausted", "last-tribute"].includes(what.event),
  );
  return at < 0
    ? undefined
    : news
        .slice(at)
        .flatMap(({ what, phrase }, n) =>
          n === 0 || what.event === "shared" || what.event === "nobody-takes" ? [phrase] : [],
        );
}

/** What a card counts when it is won, as it is written on it. */
export function worthOf(face: Face): string | undefined {
  if (face.name === "freyja") return "×2";
  return face.points ? String(face.points).replace("-", "−") : undefined;
}

/** Of each rune type in the Tribute: the zone that would win it now, the one with the most; nobody where several have
    as many. */
export function mostOf(view: View, type: (typeof COUNTED)[number]): number | undefined {
  const counts = view.zones.map((_, zone) => view.stakes[zone]?.runes[type] ?? 0);
  const most = Math.max(...counts);
  return most > 0 && counts.filter((one) => one === most).length === 1 ? counts.indexOf(most) : undefined;
}
