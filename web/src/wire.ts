// Made by `python -m gladsheim.wire` from src/gladsheim/wire/*.py: change it there.

export type Json = boolean | number | string | null | Json[] | { [name: string]: Json };

/** A phrase of a Fluent catalogue: its key and its gaps (numbers, keys of other messages, phrases). */
export type Spoken = [key: string, gaps: { [name: string]: number | string | Spoken }];

export type Level = "random" | "novice" | "skilled" | "master" | "even";

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
  campaign: string | null;
  options: OptionCard[];
  rules_version: string;
  picture: string;
  spoken: boolean;
}

/** A hint of how one entry of a view looks, where no board is drawn for the game. */
export interface ZoneCard {
  zone: string;
  key: string;
  names: string[];
  place: string;
  columns: number;
  most: number | string;
  places: string;
  each: boolean | null;
  across: string;
  down: string;
  on: string;
}

/** How a game looks that has no board of ours. */
export interface Look {
  zones: Record<string, ZoneCard>;
  board: string;
}

export interface RuleCard {
  id: string;
  section: string;
  title: string;
  text: string;
  ours: boolean;
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
  grace?: number;
  hints?: boolean;
  conduct?: "" | "master" | "typed" | "voice";
  promises?: boolean;
  campaign?: string | null;
  rater?: string | null;
  box?: string | null;
}

export interface Joining {
  name: string;
  promises?: boolean;
  rater?: string | null;
}

/** Who sits where, as everybody may know it. */
export interface SeatCard {
  who: "bot" | "open" | "person";
  name: string;
  level: Level | null;
  here: boolean;
  leaves_to: number[];
  proposed: Level | null;
  promised: boolean;
  again: boolean | null;
  draw: boolean;
  muted: boolean;
  hints: number;
}

/** Another game with the same people, as it was last proposed. */
export interface Plan {
  game: string;
  swap: boolean;
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
  grace: number;
  made: number;
  branch_of: string | null;
  campaign: string | null;
  host: number | null;
  two_sides: boolean;
  hints: boolean;
  conduct: "" | "master" | "typed" | "voice";
  plan: Plan;
  next: string | null;
  moves: number[];
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
  promises?: boolean;
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

/** A decision that cost much: what was played, what was better, and the moment before it to play on from. */
export interface TurnedByChoice {
  seq: number;
  seat: number;
  question: string;
  rule: string;
  played: Spoken;
  better: Spoken;
  before: number;
  after: number;
  doubt: number;
  why: Spoken[];
}

/** A lot that moved the chances much. */
export interface TurnedByLot {
  seq: number;
  what: Spoken;
  before: number[];
  after: number[];
}

/** At most three decisions and three lots that moved the chance to win most, the greatest first. */
export interface TurningPoints {
  decisions: TurnedByChoice[];
  lots: TurnedByLot[];
  done: number;
  most: number;
  complete: boolean;
}

/** Whether the chance of a finished table came from the seed it was committed to, as the hall says. */
export interface Verdict {
  fair: boolean;
  draws: number;
  before: number;
  words: number;
  seed: string;
  commitment: string;
  reason: string;
  phrase: Spoken | null;
}

/** A table, and the tokens of my seats at it. */
export interface Held {
  id: string;
  tokens: string[];
}

/** The keys I hold. */
export interface Ring {
  tables: Held[];
}

/** How a table stands for whoever holds keys of it. */
export interface MyTable {
  id: string;
  card: TableCard | null;
  asked: boolean;
  waiting: number[];
  since: number;
}

/** What a device knows and hands to another of the same person; the hall does not read it. */
export interface Bundle {
  text: string;
}

export interface Taking {
  code: string;
}

/** A table's name for a while, short enough to be spoken. */
export interface CodeCard {
  code: string;
  until: number;
}

/** What a code stands for. */
export interface Found {
  table: string;
}

/** What shall be drawn as a QR code. */
export interface Drawing {
  text: string;
}

/** Where friends find this hall. */
export interface Network {
  here_only: boolean;
  addresses: string[];
  port: number;
}

/** The table in words, as one seat sees it: for those who hear the page, and for games without a board. */
export interface TableText {
  seq: number;
  text: string;
}

export interface MayUndo {
  may: boolean;
}

/** A campaign of a game: the roles of the players in order of seats, then those that no player has. */
export interface NewCampaign {
  game: string;
  players: string[];
  roles: string[];
}

/** What a player may buy between two games. Its words: the message `row-<row>` of the game. */
export interface ChartRow {
  row: string;
  ticked: number;
  names: string[];
  price: number | null;
  choices: string[];
}

export interface CampaignPlayer {
  name: string;
  role: string;
  xp: number;
  earned: number;
  spent: number;
  chart: ChartRow[];
}

export interface GamePlayed {
  chapter: string;
  outcome: string;
  table: string | null;
}

/** A campaign as everybody may know it. A chapter or role is a choice of an option: `choice-<option>-<choice>`. */
export interface CampaignCard {
  id: string;
  game: string;
  chapter_option: string;
  role_option: string;
  players: CampaignPlayer[];
  chapters: string[];
  chapter: number;
  won: boolean;
  games: GamePlayed[];
  table: string | null;
  key: string | null;
}

/** Buy the next of a row, naming a role where the row asks for one. */
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

/** That this process is alive. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
}

/** Whether this process can do its work: what is not "ok" says in one line why. */
export interface Ready {
  ok: boolean;
  store: string;
  fan_out: string;
  thinkers: string;
}

/** The key with which a browser subscribes to this hall's messages. */
export interface PushKey {
  key: string;
}

/** A browser that wants to hear when it is its person's turn, at the tables whose keys it holds. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  tables: Held[];
  language?: Language;
  zone?: string;
  quiet_from?: number;
  quiet_to?: number;
}

export interface Unsubscription {
  endpoint: string;
}

/** How many tables the browser will hear of. */
export interface Subscribed {
  tables: number;
}

/** What a message says once it is opened on the device. */
export interface PushText {
  title: string;
  body: string;
  table: string;
}

export interface VaultKey {
  key: string;
}

/** What the devices of one person share; the hall does not read it. */
export interface VaultText {
  text: string;
  version: number;
}

export interface VaultWrite {
  key: string;
  text: string;
  version: number;
}

export interface VaultVersion {
  version: number;
}

/** A passkey for a vault, and what the device is to call it. */
export interface PasskeyWish {
  key: string;
  name: string;
}

/** What a browser gives to its authenticator, as WebAuthn has it in JSON. */
export interface PasskeyOptions {
  options: Json;
}

export interface Registration {
  key: string;
  credential: string;
}

export interface Opening {
  credential: string;
}

export interface SignedPart {
  clientDataJSON: string;
  userHandle: string | null;
}

/** What is read of an authenticator's answer before it is believed. */
export interface Signed {
  id: string;
  response: SignedPart;
}

/** Whether a table stands in the list at the door; null only asks. */
export interface Listing {
  on: boolean | null;
}

export interface RaterKey {
  key: string;
}

/** How strong somebody is at a game among people. */
export interface RatingCard {
  game: string;
  rating: number;
  doubt: number;
  games: number;
}

export interface RiddleCard {
  game: string;
  day: string;
}

/** A position with one clearly best answer. */
export interface RiddleState {
  game: string;
  day: string;
  complete: boolean;
  card: TableCard | null;
  sight: Sight | null;
}

export interface RiddleGuess {
  day: string;
  value: number;
}

export interface RiddleAnswer {
  right: boolean;
  best: number;
  says: Spoken;
  chance: number;
  own: number;
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

/** My own part of the seed of the dice, given once I have seen and kept their seal (`TableCard.commitment`). */
export interface Word {
  kind: "word";
  id: string;
  seat: number;
  seal: string;
  word: string;
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

/** Let a bot of `level` play on for `seat` (null: nobody, the seat's person takes it back). One's own seat needs
    nobody's consent; that of one who has been away for longer than `TableCard.grace` needs that of every other person
    at the table who has not. */
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

/** After the end: whether I would play another game with the same people, and which. */
export interface Again {
  kind: "again";
  id: string;
  seat: number;
  wants: boolean;
  game?: string;
  swap?: boolean;
  without?: boolean;
}

/** I give up; where two sides play. */
export interface Resign {
  kind: "resign";
  id: string;
  seat: number;
}

/** I offer a draw, agree to one, or want none; where two sides play. */
export interface Draw {
  kind: "draw";
  id: string;
  seat: number;
  wants: boolean;
}

/** The host takes the word from a seat, or gives it back. */
export interface Mute {
  kind: "mute";
  id: string;
  seat: number;
  on: boolean;
}

/** The host sends the person of a seat away. */
export interface SendAway {
  kind: "sendaway";
  id: string;
  seat: number;
}

/** A sign that needs no typing: the message `sign-<sign>`. */
export interface Call {
  kind: "call";
  id: string;
  seat: number;
  sign: "hail" | "hurry" | "laugh" | "ouch" | "sorry" | "thanks" | "think" | "well";
}

/** What I do with my phone where the hall leads, in the stage that it shows; see Scene. */
export interface Touch {
  kind: "touch";
  id: string;
  seat: number;
  stage: number;
  what: "accuse" | "bell" | "enter" | "known" | "on" | "spoken" | "support" | "thumb";
  value?: number;
  bell?: number;
}

/** My page is still there, twice a second; `seen`: it is looked at, and will go on to say so. */
export interface Pulse {
  kind: "pulse";
  seen: boolean;
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

/** What happened, as data: each game declares its events, with the kinds of their parts. */
export interface What {
  event: string;
  parts: Record<string, Json>;
  at: string[];
}

/** A beat, as one seat noticed it: a line of the log, and what changed on the table. */
export interface Line {
  seq: number;
  rule: string;
  phrase: Spoken;
  what: What;
  sees: Record<string, Json> | null;
}

/** The table as one seat may know it. */
export interface Sight {
  seat: number | null;
  view: Record<string, Json>;
  questions: Question[];
  log: Line[];
  talks: boolean;
}

/** The table at `seq`: the first message after Hello, and one after every change that this socket may notice. */
export interface News {
  kind: "news";
  seq: number;
  sights: Sight[];
  card: TableCard | null;
  left: number | null;
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

/** An answer as a bot sees it: its chance, the standard error of that, both in words of the catalogue, and why. There
    is no chance where no trial game can tell what an answer is worth: of words in a council. */
export interface Advised {
  value: number;
  chance: number | null;
  doubt: number;
  says: Spoken;
  why: Spoken[];
}

export interface Hint {
  kind: "hint";
  id: string;
  seat: number;
  best: Advised[];
}

/** A sign of a seat; nothing of it is kept. */
export interface Called {
  kind: "called";
  seat: number;
  sign: string;
}

/** I heard your Pulse. */
export interface Beat {
  kind: "beat";
}

/** What a scene is for one seat alone. Every seat's has the same parts, as many of each. */
export interface Own {
  seat: number;
  ring: number[];
  sockets: number[][];
  legend: number[][];
  asks: string;
  outlined: number;
  side: string;
  fellows: number[];
  nights: number[][];
  shown: string;
  thumb: number;
}

/** The stage of an evening that the hall leads, and how far it is. Moments are in seconds from now. */
export interface Scene {
  kind: "scene";
  n: number;
  beat: number;
  stage: string;
  number: number;
  round: number;
  who: number;
  whom: number;
  missing: number[];
  called: boolean;
  entering: boolean;
  ready: number;
  bell: number;
  opens: number;
  shuts: number;
  bells: number[];
  ends: number | null;
  length: number;
  ring: number[];
  says: Spoken[];
  own: Own | null;
}

/** A message that is too long for one frame of a steady beat comes in pieces. */
export interface Piece {
  kind: "piece";
  text: string;
  last: boolean;
}

/** The socket closes, and why. */
export interface Bye {
  kind: "bye";
  reason: string;
  phrase: Spoken | null;
}

export type FromBrowser = Hello | Fill | Word | Undo | Chat | AskHint | Propose | Consent | Again | Resign | Draw | Mute
  | SendAway | Call | Touch | Pulse;

export type ToBrowser = News | Refused | Said | Hint | Called | Beat | Scene | Piece | Bye;
