// The sign of each god, by its number, and of each Action card.
import hammer from "icon:thor-hammer";
import apple from "icon:shiny-apple";
import book from "icon:scroll-quill";
import bow from "icon:bow-arrow";
import cat from "icon:cat";
import dwarf from "icon:anvil";
import hand from "icon:mailed-fist";
import horn from "icon:hunting-horn";
import mask from "icon:domino-mask";
import raven from "icon:raven";
import ship from "icon:drakkar";
import skull from "icon:half-dead";
import spear from "icon:winged-shield";
import sun from "icon:sun";
import wheat from "icon:wheat";
import wings from "icon:winged-sword";

export const SIGNS: readonly string[] = [
  wings,
  raven,
  spear,
  wheat,
  hammer,
  apple,
  ship,
  horn,
  sun,
  cat,
  hand,
  bow,
  mask,
  dwarf,
  book,
  skull,
];
