// What stands for rows and gods in the charts of a campaign.
import elf from "icon:woman-elf-face";
import die from "icon:perspective-dice-six-faces-random";
import star from "icon:star-swirl";
import swords from "icon:crossed-swords";
import kin from "icon:linked-rings";
import luck from "icon:clover";
import boots from "icon:walking-boot";
import type { ChartLook } from "../registry";
import { GOD_ICONS } from "./icons";

const GODS = ["freyr", "freyia", "frigg", "heimdall", "odin", "thor", "tyr"];

export const look: ChartLook = {
  rows: { elves: elf, vanir: die, god: star, dice: die, comrade: swords, kin, lucky: luck, travel: boots },
  roles: Object.fromEntries(GODS.map((god, n) => [god, GOD_ICONS[n] ?? ""])),
  numbered: ["god", "dice"],
};
