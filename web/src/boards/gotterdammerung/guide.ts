// The rulebook of Götterdämmerung, taught at the table.
import { asked, next, told, type Step } from "../guide";
import type { Line, Sight } from "../../wire";
import { formOf, GODS, type View } from "./table";

const view = (sight: Sight): View => sight.view as unknown as View;
const open =
  (form: string) =>
  (sight: Sight): boolean =>
    formOf(view(sight), form) !== undefined;
const toldOneOf =
  (...keys: string[]) =>
  (sight: Sight, news: Line[]): boolean =>
    keys.some((key) => told(key)(sight, news));
const isBanished = (sight: Sight): boolean => sight.seat !== null && view(sight).worlds[sight.seat] === "underworld";
const acts = (sight: Sight): boolean => ["target", "card", "way"].some((slot) => asked(slot)(sight));
const cardsOut = (sight: Sight): string[] =>
  view(sight).lies.flatMap((where, card) => (where !== null ? [`card-${GODS[card]}`] : []));
const mySeat = (sight: Sight): string => `seat-${sight.seat ?? 0}`;
const fallen = (sight: Sight): string[] => view(sight).banished.map(({ seat }) => `seat-${seat}`);

export const guide: readonly Step[] = [
  { say: "guide-welcome", when: next },
  { say: "guide-secret", when: next, at: "secret" },
  { say: "guide-goal", when: next, at: "tally" },
  { say: "guide-round", when: next, at: "phases" },
  { say: "guide-circle", when: next, at: mySeat },
  { say: "guide-mark", when: asked("mark"), passing: true, at: "secret" },
  {
    say: "guide-night",
    when: (sight) => view(sight).phase === "conspiracy" && view(sight).faction === "protector",
    passing: true,
  },
  { say: "guide-banished", when: (sight) => view(sight).banished.length > 0 && !isBanished(sight), at: fallen },
  { say: "guide-fallen", when: isBanished, at: mySeat },
  { say: "guide-rolled", when: (sight) => view(sight).phase !== "conspiracy" && view(sight).round > 0, at: "oracle" },
  { say: "guide-act", when: acts, passing: true },
  { say: "guide-placed", when: (sight) => cardsOut(sight).length > 0, at: cardsOut },
  { say: "guide-look", when: asked("look"), passing: true, at: "oracle" },
  { say: "guide-council", when: asked("say"), at: "claims" },
  { say: "guide-say", when: asked("say"), passing: true, at: "say-2" },
  { say: "guide-support", when: asked("support"), passing: true },
  { say: "guide-defence", when: open("Defence"), passing: true },
  { say: "guide-vote", when: asked("vote"), passing: true, at: "thumb-0" },
  { say: "guide-counted", when: toldOneOf("counted-stays", "counted-warded", "counted-goes"), at: "rounds" },
  { say: "guide-notes", when: (sight) => view(sight).round > 1, at: "notes" },
  { say: "guide-won", when: (sight) => sight.view["over"] === true },
];
