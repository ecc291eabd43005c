// Made by `python -m gladsheim.wire` from src/gladsheim/wire/*.py: change it there.

export type Json = boolean | number | string | null | Json[] | { [name: string]: Json };

/** A phrase of a Fluent catalogue: its key and its gaps (numbers, keys of other messages, phrases). */
export type Spoken = [key: string, gaps: { [name: string]: number | string | Spoken }];

export type Level = "random" | "novice" | "skilled" | "master";

export type Language = "en" | "fr" | "ja";

/** A choice made before the game. Its help is the message `option-<name>`. */
export interface OptionCard {
  name: string;
  choices: (string | number | boolean)[];
  default: string | number | boolean | string[];
  many: boolean;
}

/** A game of the hall. */
export interface GameCard {
  id: string;
  title: string;
  pitch: string;
  mood: string;
  length: string;
  fewest: number;
  most: number;
  cooperative: boolean;
  campaign: boolean;
  options: OptionCard[];
  rules_version: string;
}

export interface RuleCard {
  id: string;
  section: string;
  title: string;
  text: string;
}

/** Who shall sit on a seat of a new table: me, a bot, or whoever opens the link. */
export interface SeatWish {
  who: "bot" | "me" | "open";
  level?: Level;
}

/** Seconds for each answer; when they are over a default answer is given. */
export interface ClockWish {
  seconds: number;
}

export interface NewTable {
  game: string;
  name: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean | string[]>;
  clock?: ClockWish | null;
  lucky?: string;
  campaign?: string | null;
}

export interface Joining {
  name: string;
  lucky?: string;
}

/** Who sits where, as everybody may know it. */
export interface SeatCard {
  who: "bot" | "open" | "person";
  name: string;
  level: Level | null;
  here: boolean;
  leaves_to: number[];
  proposed: Level | null;
}

/** A table as everybody may know it. */
export interface TableCard {
  id: string;
  game: string;
  seats: SeatCard[];
  options: Record<string, string | number | boolean | string[]>;
  rules_version: string;
  playable: boolean;
  commitment: string;
  begun: boolean;
  over: boolean;
  clock: number | null;
  made: number;
  branch_of: string | null;
  campaign: string | null;
}

/** The tokens of the seats I took: the only time they are told. */
export interface Keys {
  table: TableCard;
  tokens: Record<number, string>;
}

/** A finished table at one moment, from one seat's knowledge. */
export interface Moment {
  seq: number;
  first: number;
  last: number;
  view: Record<string, Json>;
  log: Line[];
  asked: number[];
  text: string;
}

/** Play on from a moment of a finished game: I take one seat, bots the others. */
export interface Branching {
  seq: number;
  name: string;
  seat: number;
  level?: Level;
}

/** The chance to win at one moment, for each seat. */
export interface Point {
  seq: number;
  chances: number[];
  turning: boolean;
}

export interface Chart {
  points: Point[];
  complete: boolean;
}

/** A share of the win, with its 95 % interval. */
export interface Measured {
  value: number;
  low: number;
  high: number;
}

/** The result of a seat: the even chance and its parts add up to it. */
export interface LuckOfSeat {
  seat: number;
  result: number;
  any_luck: Measured;
  this_luck: Measured;
  parts: Record<string, Measured>;
}

/** How much of a finished game was luck, and of which kind, and how much was decided. */
export interface Luck {
  even: number;
  together: boolean;
  seats: LuckOfSeat[];
  games: number;
  most: number;
  complete: boolean;
}

/** Whether the chance of a finished table came from the seed it was committed to, as the hall says. */
export interface Verdict {
  fair: boolean;
  draws: number;
  before: number;
  seed: string;
  commitment: string;
  reason: string;
  phrase: Spoken | null;
}

/** The table in words, as one seat sees it: for those who hear the page, and for games without a board. */
export interface TableText {
  seq: number;
  text: string;
}

/** A campaign of Yggdrasil Chronicles: the gods of the players in order of seats, then the support gods. */
export interface NewCampaign {
  players: string[];
  gods: string[];
}

/** A row of an experience chart. Its words: the message `row-<row>` of the hall. */
export interface ChartRow {
  row: string;
  ticked: number;
  names: string[];
  price: number | null;
  choices: string[];
}

export interface CampaignPlayer {
  name: string;
  god: string;
  xp: number;
  earned: number;
  spent: number;
  chart: ChartRow[];
}

export interface SagaPlayed {
  saga: string;
  outcome: string;
  table: string | null;
}

/** A campaign as everybody may know it. */
export interface CampaignCard {
  id: string;
  players: CampaignPlayer[];
  supports: string[];
  sagas: string[];
  saga: number;
  won: boolean;
  games: SagaPlayed[];
  table: string | null;
}

/** Buy the next box of a row; a relationship names a god. */
export interface Spending {
  player: number;
  row: string;
  name?: string;
}

/** Any refusal over REST: one clear line. */
export interface Fault {
  reason: string;
  rule: string;
  phrase: Spoken | null;
}

/** Whether this process can do its work. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
}

/** Who I am, and what I saw last. No token: a spectator. Several: one person plays several seats. */
export interface Hello {
  kind: "hello";
  tokens?: string[];
  since?: number;
  said?: number;
}

/** An answer to the question that stood open at `seq`. */
export interface Fill {
  kind: "fill";
  id: string;
  seat: number;
  value: number;
  seq: number;
}

/** Take back my last answer, if nobody learned anything since. */
export interface Undo {
  kind: "undo";
  id: string;
  seat: number;
}

export interface Chat {
  kind: "chat";
  id: string;
  seat: number | null;
  text: string;
}

/** The best answers to my question, please. */
export interface AskHint {
  kind: "askhint";
  id: string;
  seat: number;
}

/** Let a bot of `level` play on for `seat` (null: nobody, the seat's person takes it back). One's own seat needs nobody's consent; an absent one's needs that of every other person at the table. */
export interface Propose {
  kind: "propose";
  id: string;
  seat: number;
  level: Level | null;
}

export interface Consent {
  kind: "consent";
  id: string;
  seat: number;
  agrees: boolean;
}

/** One answer that is offered. */
export interface Choice {
  value: number;
  phrase: Spoken;
  at: string[];
}

/** One answer that is not offered now, and the rule that closes it. */
export interface Closed {
  value: number;
  phrase: Spoken;
  at: string[];
  rule: string;
}

export interface Question {
  slot: string;
  rule: string;
  may: boolean;
  choices: Choice[];
  closed: Closed[];
}

/** A line of the log, as one seat heard it. */
export interface Line {
  seq: number;
  rule: string;
  phrase: Spoken;
}

/** The table as one seat may know it. */
export interface Sight {
  seat: number | null;
  view: Record<string, Json>;
  questions: Question[];
  log: Line[];
}

/** The table at `seq`: the first message after Hello, and one after every change that this socket may notice. */
export interface News {
  kind: "news";
  seq: number;
  sights: Sight[];
  card: TableCard | null;
  due: number | null;
  accepted: string[];
  back_to: number | null;
}

/** Nothing has changed. */
export interface Refused {
  kind: "refused";
  id: string;
  reason: string;
  rule: string;
  phrase: Spoken | null;
}

/** Chat. */
export interface Said {
  kind: "said";
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Advised {
  value: number;
  chance: number;
}

export interface Hint {
  kind: "hint";
  id: string;
  seat: number;
  best: Advised[];
}

/** The socket closes, and why. */
export interface Bye {
  kind: "bye";
  reason: string;
  phrase: Spoken | null;
}

export type FromBrowser = Hello | Fill | Undo | Chat | AskHint | Propose | Consent;

export type ToBrowser = News | Refused | Said | Hint | Bye;
