// The signs of Yggdrasil, from game-icons.net.
import anvil from "icon:anvil";
import bags from "icon:swap-bag";
import cat from "icon:cat";
import dragon from "icon:spiked-dragon-head";
import ear from "icon:elf-ear";
import eye from "icon:one-eyed";
import fire from "icon:fire-silhouette";
import grain from "icon:grain-bundle";
import hammer from "icon:thor-hammer";
import hands from "icon:shaking-hands";
import horn from "icon:hunting-horn";
import ice from "icon:icebergs";
import leaves from "icon:leaf-swirl";
import mask from "icon:domino-mask";
import net from "icon:fishing-net";
import ribbon from "icon:ribbon";
import ring from "icon:ring";
import scales from "icon:scales";
import serpent from "icon:sea-serpent";
import skull from "icon:half-dead";
import spear from "icon:spear-feather";
import sword from "icon:broadsword";
import swords from "icon:crossed-swords";
import tomb from "icon:tombstone";
import viking from "icon:viking-head";
import wolf from "icon:wolf-head";

export const ENEMY_SIGNS: Record<string, string> = {
  hel: skull,
  surt: fire,
  jormungand: serpent,
  loki: mask,
  nidhogg: dragon,
  fenrir: wolf,
};
export const GOD_SIGNS: Record<string, string> = {
  odin: eye,
  thor: hammer,
  frey: grain,
  heimdall: horn,
  tyr: scales,
  freyja: cat,
};
export const WORLD_SIGNS: Record<string, string> = {
  asgard: swords,
  midgard: viking,
  forge: anvil,
  elves: ear,
  darkness: hands,
  dead: tomb,
  fire,
  ice,
  sacred: leaves,
};
export const ARTIFACT_SIGNS: Record<string, string> = { ring, sword, hammer, net, spear, ribbon };
export { bags, ear as elf, fire as fireGiant, viking };
