// Made by `python -m gladsheim.wire` from the events of chronicles: change it there.

export const PieceNames = ["elf", "die", "life"] as const;
export type PieceName = (typeof PieceNames)[number];

export const EndingNames = ["victory-tree", "victory-vigrid", "defeat-life", "defeat-hel", "defeat-surt",
  "defeat-giants", "defeat-iotunns", "defeat-serpent", "defeat-anonymous", "defeat-markers", "defeat-dead-tree",
  "defeat-sons", "defeat-wolves", "defeat-naglfar", "defeat-bifrost"] as const;
export type EndingName = (typeof EndingNames)[number];

export interface Events {
  "god-chosen": { god: number };
  abilities: Record<string, never>;
  "round-began": { round: number };
  "next-named": { god: number; place: number };
  "order-agreed": { gods: number[] };
  "turn-began": { god: number };
  revealed: { god: number; enemy: number };
  "revealed-third": { god: number; enemy: number };
  activated: { enemy: number };
  "cards-returned": { enemy: number };
  "fenrir-shuffled": { god: number };
  "turn-ended": { god: number };
  went: { god: number; world: number };
  stayed: { god: number; world: number };
  passed: { god: number };
  "level-turned": { count: number };
  "enemy-went": { enemy: number; place: number };
  devastated: { world: number };
  healed: { world: number };
  "iotunn-awoke": { iotunn: number };
  "iotunn-beaten": { iotunn: number };
  "giants-came": { count: number; all: number };
  "giants-sent": { god: number; count: number; all: number };
  "anonymous-came": { count: number; all: number };
  "anonymous-sent": { god: number; count: number; all: number };
  "island-drowned": { island: number };
  "serpent-back": { island: number };
  "lost-life": { god: number; count: number };
  "gained-life": { god: number; count: number };
  "took-elves": { god: number; count: number };
  "took-vanir": { god: number; count: number };
  "took-artifact": { god: number; artifact: number };
  "artifact-shown": { artifact: number; level: number };
  "heroes-called": { count: number; all: number };
  handed: { god: number; other: number; what: PieceName };
  "handed-artifact": { god: number; other: number; artifact: number };
  "fights-enemy": { god: number; enemy: number };
  "fights-iotunn": { god: number; iotunn: number };
  "fights-opponent": { god: number; opponent: number };
  duels: { god: number; enemy: number };
  felled: { enemy: number };
  "risks-faced": { god: number; count: number };
  "risks-cancelled": { god: number };
  "heroes-spent": { count: number };
  "pairs-spent": { god: number; elves: number; count: number };
  "god-die-fell": { god: number; face: number };
  "god-die-fell-again": { god: number; face: number };
  "comrade-die-fell": { god: number; other: number; face: number };
  "vanir-die-fell": { god: number; face: number };
  "die-taken-up": { god: number; face: number };
  thrown: { god: number; count: number };
  "thrown-again": { god: number; count: number };
  "elf-turned-vanir": { god: number };
  "elf-turned-god-die": { god: number };
  "comrade-helped": { god: number; other: number };
  kept: { god: number; what: PieceName };
  "elves-home": { god: number; count: number };
  "dice-lost": { god: number; count: number };
  "dice-taken-back": { god: number };
  "creature-drawn": { god: number; creature: number };
  "creature-helps": { god: number; creature: number };
  "card-seen": { god: number; card: number };
  "cards-ordered": { god: number; first: number; second: number };
  "card-left-wheel": { card: number; god: number };
  "stone-fell": { god: number; stone: number; rune: number };
  gnawed: { icon: number; all: number };
  "goal-reached": Record<string, never>;
  "page-turned": { page: number };
  "saga-acted": { god: number };
  "promises-laid": Record<string, never>;
  "oath-sworn": { world: number };
  "betrayal-shown": { world: number };
  "son-entered": { world: number };
  "sons-climbed": Record<string, never>;
  "son-beaten": { opponent: number; world: number };
  "son-slain": Record<string, never>;
  "wolves-set": { space: number };
  "wolf-ran": { wolf: number; space: number };
  "servants-laid": { count: number };
  "servant-beaten": { world: number; left: number };
  "naglfar-sailed": { world: number };
  won: { ending: EndingName };
  defeated: { ending: EndingName };
  fell:
    | { slot: "god"; value: number }
    | { slot: "next"; value: number }
    | { slot: "travel"; value: number }
    | { slot: "move"; value: number }
    | { slot: "deed"; value: number }
    | { slot: "heroes"; value: number }
    | { slot: "pairs"; value: number }
    | { slot: "dice"; value: number }
    | { slot: "ring"; value: number }
    | { slot: "reroll"; value: number }
    | { slot: "elf"; value: number }
    | { slot: "help"; value: boolean }
    | { slot: "bear"; value: number }
    | { slot: "keep"; value: boolean }
    | { slot: "luck"; value: number }
    | { slot: "kin"; value: number }
    | { slot: "take"; value: number }
    | { slot: "heal"; value: number }
    | { slot: "level"; value: number }
    | { slot: "creature"; value: number }
    | { slot: "world"; value: number }
    | { slot: "fed"; value: number }
    | { slot: "agree"; value: boolean }
    | { slot: "rune"; value: number }
    | { slot: "figure"; value: number }
    | { slot: "steps"; value: number }
    | { slot: "swap"; value: number }
    | { slot: "chosen"; value: number }
    | { slot: "taker"; value: number }
    | { slot: "give"; value: number }
    | { slot: "share"; value: number }
    | { slot: "wolf"; value: number }
    | { slot: "servant"; value: number };
}
