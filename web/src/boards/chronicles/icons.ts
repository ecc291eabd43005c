// The drawings (game-icons.net) that stand for gods, enemies, worlds and pieces on this board.
import { enemyOf } from "../../art/enemies/enemies";
import { ENEMY_NAMES } from "./table";
import boar from "icon:boar";
import cat from "icon:cat";
import wheel from "icon:spinning-wheel";
import horn from "icon:hunting-horn";
import raven from "icon:raven";
import hammer from "icon:thor-hammer";
import sword from "icon:broadsword";
import longhouse from "icon:viking-longhouse";
import willow from "icon:willow-tree";
import island from "icon:island";
import anvil from "icon:anvil";
import stag from "icon:stag-head";
import rune from "icon:rune-stone";
import fire from "icon:fire";
import frost from "icon:ice-spear";
import shrine from "icon:fire-shrine";
import giant from "icon:giant";
import troll from "icon:troll";
import ghost from "icon:ghost";
import elf from "icon:woman-elf-face";
import die from "icon:perspective-dice-six-faces-random";
import helm from "icon:viking-helmet";
import crack from "icon:earth-crack";
import heart from "icon:hearts";
import shield from "icon:bordered-shield";
import drakkar from "icon:drakkar";
import howl from "icon:wolf-howl";
import direwolf from "icon:direwolf";
import rockGolem from "icon:ice-golem";
import death from "icon:death-skull";
import tree from "icon:fruit-tree";
import deadTree from "icon:evil-tree";
import page from "icon:scroll-unfurled";
import effect from "icon:star-swirl";
import up from "icon:upgrade";
import turns from "icon:clockwise-rotation";
import sandglass from "icon:sands-of-time";
import ruins from "icon:campfire";

export const GOD_ICONS = [boar, cat, wheel, horn, raven, hammer, sword];
export const ENEMY_ICONS = ENEMY_NAMES.map((name) => enemyOf(name).sign);
export const WORLD_ICONS = [longhouse, willow, shrine, island, anvil, stag, rune, fire, frost];
export const OPPONENT_ICONS = [rockGolem, rockGolem, rockGolem, direwolf, howl, drakkar, ghost];
export {
  giant,
  troll,
  ghost,
  elf,
  die,
  helm,
  crack,
  heart,
  shield,
  drakkar,
  death,
  tree,
  deadTree,
  page,
  effect,
  rune,
  up,
  turns,
  sandglass,
  ruins,
};

/** A rune for each world, beside its name. */
export const WORLD_RUNES = ["ᚷ", "ᚠ", "ᛝ", "ᛗ", "ᚢ", "ᚾ", "ᛁ", "ᚲ", "ᚺ"];
