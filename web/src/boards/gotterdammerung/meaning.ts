// What an answer of Götterdämmerung comes to: the sign of what is said, or of the god it is aimed at.
import { viewOf } from "../board";
import { partsOf, type MeaningOf } from "../meaning";
import { SIGNS } from "./gods";
import { signOf } from "./signs";
import { GODS, type View } from "./table";

const SAID = ["say", "support", "faction", "reply", "reason", "when", "question"];
const TONES = { "thumb-0": "good", "thumb-1": "bad" } as const;

export const meaning: MeaningOf = ({ at }, _question, sight) => {
  const place = at[0] ?? "";
  const [kind, which] = partsOf(place);
  const god = viewOf<View>(sight).gods[Number(which)];
  if (kind === "seat") return { sign: SIGNS[GODS.findIndex((name) => name === god)] };
  if (place === "thumb-0" || place === "thumb-1") return { sign: signOf(place), tone: TONES[place] };
  return SAID.includes(kind) || place === "refrain" ? { sign: signOf(place) } : undefined;
};
