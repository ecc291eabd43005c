// Made by `python -m gladsheim.wire` from the events of odins-table: change it there.

export interface Events {
  displayed: { seat: number; cards: number[] };
  stood: { seat: number; column: number; card: number };
  "stood-unseen": { seat: number; column: number };
  arranged: { seat: number };
  moved: { seat: number; from: number; to: number };
  revealed: { seat: number; from: number; to: number; attack: number; defence: number };
  captured: { seat: number; square: number };
  tricked: { seat: number; one: number; other: number };
  conquered: { seat: number; square: number; count: number };
  resurrected: { seat: number; square: number };
  scouted: { seat: number; other: number; column: number; card: number };
  refilled: { seat: number; column: number; card: number };
  "refilled-unseen": { seat: number; column: number };
  reshuffled: { seat: number; count: number };
  swapped: { seat: number; one: number; other: number };
  "swapped-unseen": { seat: number };
  kept: { seat: number };
  passed: { seat: number };
  "draw-offered": { seat: number };
  "draw-refused": { seat: number };
  won: { seat: number };
  "nobody-won": Record<string, never>;
  fell:
    | { slot: "white"; value: number }
    | { slot: "stand"; value: number }
    | { slot: "deed"; value: number }
    | { slot: "scout"; value: number }
    | { slot: "swap"; value: number }
    | { slot: "accept"; value: boolean };
}
