// The characters of Vedrfölnir's cards: how each looks.
import type { Component } from "svelte";
import Brynhild from "../busts/Brynhild.svelte";
import Eikthyrnir from "../beasts/Eikthyrnir.svelte";
import Fenrir from "../beasts/Fenrir.svelte";
import Hugin from "../beasts/Hugin.svelte";
import Moin from "../beasts/Moin.svelte";
import Munin from "../beasts/Munin.svelte";
import Nidhogg from "../beasts/Nidhogg.svelte";
import Ratatosk from "../beasts/Ratatosk.svelte";
import Skoll from "../beasts/Skoll.svelte";
import Sleipnir from "../beasts/Sleipnir.svelte";
import type { Placed } from "../figure";
import Freya from "../gods/Freya.svelte";
import Heimdall from "../gods/Heimdall.svelte";
import Hel from "../gods/Hel.svelte";
import Loki from "../gods/Loki.svelte";
import Norns from "../gods/Norns.svelte";
import Odin from "../gods/Odin.svelte";
import Surtr from "../gods/Surtr.svelte";
import Thor from "../gods/Thor.svelte";
import Tyr from "../gods/Tyr.svelte";

interface Fate {
  figure: Component<Placed>;
  band: string; // the colour of its band
  rim: string; // a bright line beside it
  sign?: string; // what the card does, as a path around 0 0
}

const AWAY = "M-5 -8h10v14h-10zM-8 9L8 -10"; // a card is thrown away
const MORE = "M-6 -7h9v13h-9zM-2 -10h9v13"; // one more card
const ROUND = "M-8 4A8 8 0 1 1 4 7M4 7l-6-3M4 7l2-7"; // around the table

export const FATES = {
  odin: { figure: Odin, band: "#22336e", rim: "#9db9ff" },
  thor: { figure: Thor, band: "#7a2316", rim: "#ff9c7c" },
  tyr: { figure: Tyr, band: "#6b3316", rim: "#ffb27a" },
  freyja: { figure: Freya, band: "#7d2f48", rim: "#ffb6c6" },
  surtr: { figure: Surtr, band: "#3f0f07", rim: "#ff7a3a" },
  sleipnir: { figure: Sleipnir, band: "#33475a", rim: "#cfe2ee", sign: MORE },
  hugin: { figure: Hugin, band: "#2a2740", rim: "#c9c2e6", sign: ROUND },
  munin: { figure: Munin, band: "#402a3a", rim: "#e6c2d4", sign: ROUND },
  norns: { figure: Norns, band: "#3b2a66", rim: "#d2bcff" },
  heimdall: { figure: Heimdall, band: "#70500f", rim: "#ffe28c" },
  ratatosk: { figure: Ratatosk, band: "#5f3a14", rim: "#f2b56a" },
  eikthyrnir: { figure: Eikthyrnir, band: "#34531f", rim: "#b6dc8a" },
  moin: { figure: Moin, band: "#1b4a4c", rim: "#8ad8d8" },
  nidhogg: { figure: Nidhogg, band: "#2b4a1e", rim: "#aad873" },
  loki: { figure: Loki, band: "#34500f", rim: "#cbe25c", sign: AWAY },
  fenrir: { figure: Fenrir, band: "#2c3340", rim: "#c6cfdb", sign: AWAY },
  skoll: { figure: Skoll, band: "#5a3f1a", rim: "#ffd98a", sign: AWAY },
  hel: { figure: Hel, band: "#2d1f4e", rim: "#c6aef0", sign: AWAY },
  brynhildr: { figure: Brynhild, band: "#5a4a1a", rim: "#ffe9a6" },
} satisfies Record<string, Fate>;

export type FateName = keyof typeof FATES;
export const fateOf = (who: FateName): Fate => FATES[who];

/** The runes of the four kinds, drawn 11 x 16. */
export const RUNES = {
  odin: "M3 0V16M3 1L9 6M3 6L9 11",
  thor: "M2.5 0V16M2.5 4L8.5 8L2.5 12",
  freyja: "M2 0V16M2 7L9 1M2 12.5L9 6.5",
  surtr: "M8 0L2 5.5L8 10.5L2 16",
} as const;

export type RuneName = keyof typeof RUNES;
