// A drawing (game-icons.net) for each of the eighteen artifacts, in the order of the game.
import andvarinaut from "icon:power-ring";
import draupnir from "icon:linked-rings";
import giallarhorn from "icon:hunting-horn";
import hringhorn from "icon:drakkar-dragon";
import megingjord from "icon:belt-buckles";
import skidbladnir from "icon:drakkar";
import gleipnir from "icon:ribbon";
import gungnir from "icon:barbed-spear";
import hofund from "icon:rune-sword";
import jarngreipr from "icon:gauntlet";
import miming from "icon:pointy-sword";
import mjollnir from "icon:thor-hammer";
import brisingamen from "icon:gem-pendant";
import gullinbursti from "icon:boar";
import idunn from "icon:shiny-apple";
import odroerir from "icon:cauldron";
import svalinn from "icon:round-shield";
import valshamr from "icon:feathered-wing";

export const ARTIFACT_ICONS = [
  andvarinaut, draupnir, giallarhorn, hringhorn, megingjord, skidbladnir, gleipnir, gungnir, hofund,
  jarngreipr, miming, mjollnir, brisingamen, gullinbursti, idunn, odroerir, svalinn, valshamr,
]; // prettier-ignore
