// The sign of each god's power, by the strength of the card.
import apple from "icon:shiny-apple";
import mask from "icon:domino-mask";
import wave from "icon:big-wave";
import sun from "icon:sun";
import half from "icon:half-dead";
import cat from "icon:cat";
import scales from "icon:scales";
import boots from "icon:boots";
import hammer from "icon:thor-hammer";
import raven from "icon:raven";

export const POWERS: readonly string[] = [apple, mask, wave, sun, half, cat, scales, boots, hammer, raven];
