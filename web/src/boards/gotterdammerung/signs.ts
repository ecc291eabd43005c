// Signs of what can be said.
import agree from "icon:shaking-hands";
import ask from "icon:uncertainty";
import down from "icon:thumb-down";
import ear from "icon:human-ear";
import eye from "icon:all-seeing-eye";
import gavel from "icon:gavel";
import heart from "icon:hearts";
import hood from "icon:hood";
import mute from "icon:hand";
import no from "icon:cancel";
import ready from "icon:check-mark";
import shield from "icon:round-shield";
import sleepy from "icon:semi-closed-eye";
import suspect from "icon:worried-eyes";
import talk from "icon:talk";
import up from "icon:thumb-up";
import hourglass from "icon:hourglass";

/** By the name of the sentence, in the order of their numbers. */
export const SENTENCES: Record<string, string> = {
  listen: ear,
  ready,
  accuse: gavel,
  saw: eye,
  "looked-not": sleepy,
  suspect,
  trust: heart,
  "will-vote": up,
  ask,
  agree,
  disagree: no,
  protector: shield,
  reply: talk,
};

const OTHERS: Record<string, string> = {
  refrain: mute,
  "support-0": no,
  "support-1": gavel,
  "faction-0": shield,
  "faction-1": hood,
  "thumb-0": up,
  "thumb-1": down,
  "reply-0": mute,
  "reply-2": heart,
  "reply-3": suspect,
  "reply-4": eye,
  "reply-5": sleepy,
  "reason-0": heart,
  "reason-1": up,
  "reason-2": gavel,
  "reason-3": talk,
};

/** The sign of a place that stands for a word. */
export function signOf(place: string): string {
  const [kind, number] = place.split("-");
  if (kind === "say") return Object.values(SENTENCES)[Number(number)] ?? talk;
  if (kind === "when") return hourglass;
  return OTHERS[place] ?? (kind === "question" ? ask : talk);
}
