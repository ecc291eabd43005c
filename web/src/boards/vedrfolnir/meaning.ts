// What an answer of Vedrfölnir comes to: the stars that lie there then.
import { viewOf } from "../board";
import type { MeaningOf } from "../meaning";
import { aboutLead, type View } from "./table";

const TONES = { exact: "good", over: "bad", short: undefined } as const;

export const meaning: MeaningOf = ({ value }, _question, sight, words) => {
  const lead = viewOf<View>(sight).leads.find(({ answer }) => answer === value);
  if (!lead || lead.objective === null) return undefined;
  const ends = lead.result !== "short" && aboutLead(lead);
  return {
    note: `★ ${lead.stars} / ${lead.objective}`,
    more: ends ? words.say(ends) : undefined,
    tone: lead.result ? TONES[lead.result] : undefined,
  };
};
