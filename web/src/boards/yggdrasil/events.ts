// Made by `python -m gladsheim.wire` from the events of yggdrasil: change it there.

export const GodNames = ["odin", "thor", "frey", "heimdall", "tyr", "freyja"] as const;
export type GodName = (typeof GodNames)[number];

export const CardNames = ["hel", "surt", "jormungand", "loki", "nidhogg", "fenrir", "angry-hel", "angry-surt",
  "angry-jormungand", "angry-loki", "angry-nidhogg", "angry-fenrir", "ragnarok-1", "ragnarok-2", "ragnarok-3",
  "ragnarok-4", "ragnarok-5", "ragnarok-6", "ragnarok-7", "ragnarok-8"] as const;
export type CardName = (typeof CardNames)[number];

export const IslandNames = ["rainbow", "white", "blue", "green", "black"] as const;
export type IslandName = (typeof IslandNames)[number];

export const DefeatNames = ["wall", "door", "residence"] as const;
export type DefeatName = (typeof DefeatNames)[number];

export const EnemyNames = ["hel", "surt", "jormungand", "loki", "nidhogg", "fenrir"] as const;
export type EnemyName = (typeof EnemyNames)[number];

export const GiantNames = ["hyrrokkin", "gunnlod", "thokk", "hymir", "geirrod", "greip", "gialp", "hrym", "suttung",
  "farbauti", "angrboda", "vafthrudnir", "thrym", "hrungnir", "hraesvelg", "utgard-loki", "pile"] as const;
export type GiantName = (typeof GiantNames)[number];

export const FoeNames = ["hel", "surt", "jormungand", "loki", "nidhogg", "fenrir", "hyrrokkin", "gunnlod", "thokk",
  "hymir", "geirrod", "greip", "gialp", "hrym", "suttung", "farbauti", "angrboda", "vafthrudnir", "thrym", "hrungnir",
  "hraesvelg", "utgard-loki", "pile"] as const;
export type FoeName = (typeof FoeNames)[number];

export const RuneNames = ["sigel", "daeg", "mann", "tiwaz"] as const;
export type RuneName = (typeof RuneNames)[number];

export const ArtifactNames = ["ring", "sword", "hammer", "net", "spear", "ribbon"] as const;
export type ArtifactName = (typeof ArtifactNames)[number];

export const RagnarokNames = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;
export type RagnarokName = (typeof RagnarokNames)[number];

export const BackNames = ["under", "top"] as const;
export type BackName = (typeof BackNames)[number];

export const WorldNames = ["asgard", "midgard", "forge", "elves", "darkness", "dead", "fire", "ice", "sacred",
  "stop"] as const;
export type WorldName = (typeof WorldNames)[number];

export interface Events {
  "god-chosen": { seat: number; god: GodName };
  "card-drawn": { god: GodName; card: CardName };
  "no-card": { god: GodName; left: number };
  "card-seen": { god: GodName; card: CardName };
  "put-on-top": { card: CardName };
  "put-under": { card: CardName };
  "card-placed": { card: CardName; place: number };
  "roll-chosen": { god: GodName; colour: IslandName; hammers: number };
  "turn-ended": { god: GodName };
  won: Record<string, never>;
  lost: { defeat: DefeatName };
  advanced: { enemy: EnemyName; space: number };
  "driven-back": { enemy: EnemyName; space: number };
  "hel-took": { island: IslandName; count: number };
  "surt-put": { island: IslandName; count: number };
  submerged: { island: IslandName };
  "giant-came": { giant: GiantName };
  "fenrir-raged": Record<string, never>;
  "fenrir-calmed": { god: GodName; colour: IslandName };
  "fenrir-still-angry": { god: GodName; colour: IslandName };
  attacked: { god: GodName; foe: FoeName; needed: number };
  sent: { god: GodName; count: number };
  "combat-won": { god: GodName; foe: FoeName; vikings: number; hammers: number; artifact: number; bonus: number;
    elves: number; needed: number };
  "combat-lost": { god: GodName; foe: FoeName; vikings: number; hammers: number; artifact: number; bonus: number;
    elves: number; needed: number };
  "giant-fell": { giant: GiantName; rune: RuneName };
  "rune-complete": { rune: RuneName };
  "valkyries-moved": { island: IslandName };
  "souls-found": { god: GodName; island: IslandName; vikings: number; giants: number };
  forged: { god: GodName; artifact: ArtifactName; level: number };
  "elf-taken": { god: GodName };
  exchanged: { god: GodName; other: GodName; vikings: number; elves: number; "other-vikings": number;
    "other-elves": number };
  raised: { god: GodName; island: IslandName; count: number };
  burned: { god: GodName; island: IslandName; vikings: number; giants: number };
  "god-took": { god: GodName; count: number };
  "vanir-moved": { square: number };
  fell:
    | { slot: "angry"; value: EnemyName }
    | { slot: "ragnarok"; value: RagnarokName }
    | { slot: "play"; value: CardName }
    | { slot: "back"; value: BackName }
    | { slot: "die"; value: number }
    | { slot: "first"; value: number }
    | { slot: "second"; value: number }
    | { slot: "roll"; value: number }
    | { slot: "drag"; value: EnemyName }
    | { slot: "world"; value: WorldName }
    | { slot: "enemy"; value: EnemyName }
    | { slot: "vikings"; value: number }
    | { slot: "elves"; value: number }
    | { slot: "share"; value: number }
    | { slot: "route"; value: number }
    | { slot: "artifact"; value: ArtifactName }
    | { slot: "partner"; value: number }
    | { slot: "hold_vikings"; value: number }
    | { slot: "hold_elves"; value: number }
    | { slot: "bag"; value: IslandName }
    | { slot: "scale"; value: number }
    | { slot: "island"; value: IslandName }
    | { slot: "next_card"; value: CardName };
}
