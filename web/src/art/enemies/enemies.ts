// The enemies of the gods: the sign and the colour of each, the same in every game that knows it.
import mask from "icon:duality-mask";
import fire from "icon:fire-silhouette";
import skull from "icon:half-dead";
import giant from "icon:ice-golem";
import serpent from "icon:sea-serpent";
import wolf from "icon:wolf-head";
import dragon from "icon:wyvern";

export const ENEMIES = {
  hel: { sign: skull, colour: "#c4aee6" },
  surt: { sign: fire, colour: "#ff8a4c" },
  jormungand: { sign: serpent, colour: "#7fd0e0" },
  loki: { sign: mask, colour: "#b4d873" },
  nidhogg: { sign: dragon, colour: "#f0a49a" },
  fenrir: { sign: wolf, colour: "#e2dccb" },
  giant: { sign: giant, colour: "#a9d6ec" }, // of frost: the Iotnar of the Chronicles
} as const;

export type EnemyName = keyof typeof ENEMIES;
export const enemyOf = (who: EnemyName): { sign: string; colour: string } => ENEMIES[who];
