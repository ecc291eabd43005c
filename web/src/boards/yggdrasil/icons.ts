// The signs of Yggdrasil, from game-icons.net.
import anvil from "icon:anvil";
import bags from "icon:swap-bag";
import backward from "icon:back-forth";
import cards from "icon:card-pickup";
import cat from "icon:cat";
import die from "icon:perspective-dice-six";
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
import power from "icon:aura";
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
import whirlpool from "icon:whirlpool-shuriken";
import wings from "icon:feathered-wing";
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
/** What a giant is felt by: the world it bars, the enemy it makes stronger, or a sign of its own. */
export const GIANT_SIGNS: Record<string, { sign: string; mark: string }> = {
  hyrrokkin: { sign: tomb, mark: "✕" },
  gunnlod: { sign: ear, mark: "✕" },
  thokk: { sign: skull, mark: "+1" },
  hymir: { sign: whirlpool, mark: "" },
  geirrod: { sign: die, mark: "✕" },
  greip: { sign: leaves, mark: "✕" },
  gialp: { sign: fire, mark: "✕" },
  hrym: { sign: fire, mark: "+1" },
  suttung: { sign: hands, mark: "✕" },
  farbauti: { sign: mask, mark: "+1" },
  angrboda: { sign: wolf, mark: "+1" },
  vafthrudnir: { sign: power, mark: "✕" },
  thrym: { sign: anvil, mark: "✕" },
  hrungnir: { sign: ice, mark: "+1" },
  hraesvelg: { sign: dragon, mark: "+1" },
  "utgard-loki": { sign: serpent, mark: "+1" },
};
/** What the Vanir brings from each square on. */
export const SCALE_SIGNS: readonly string[] = ["", wings, viking, cards, backward, ice];
export const ARTIFACT_SIGNS: Record<string, string> = { ring, sword, hammer, net, spear, ribbon };
export { bags, ear as elf, fire as fireGiant, viking };
