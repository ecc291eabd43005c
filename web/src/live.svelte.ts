// A live table: the socket, what it told, and what is being shown of it.
import { isCalm } from "./hall.svelte";
import type { Bye, FromBrowser, Hint, Line, News, Refused, Said, Sight, TableCard, ToBrowser } from "./wire";

export type State = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400; // milliseconds before the first new try
const LONGEST_WAIT = 15_000;
const MOMENT = 550; // how long news is shown before the next, in milliseconds
const FINAL = new Set([4400, 4401, 4403, 4404]); // what the server closes for good: bad hello, token, origin, no such table
const MOST_WAITING = 40; // more news than this is not told one by one

const GLANCE = 150; // how often a held table looks whether it may go on

/** How news is told: a coach holds it while speaking, so that what it speaks of stays in sight, and never lets it hurry.
    Whoever answers instead of reading on is not held up. */
export const pace = { held: false, gentle: false };

type Sent = Exclude<FromBrowser, { kind: "hello" }>;

/** What stands on the screen: a News with its card filled in, and the lines that came with it. */
export interface Shown {
  news: News;
  fresh: Map<number | null, Line[]>; // by seat; empty when the table was just opened
}

export class Live {
  card = $state.raw<TableCard>();
  shown = $state.raw<Shown>();
  log = $state.raw<Map<number | null, Line[]>>(new Map()); // by seat, up to what is shown
  chat = $state.raw<Said[]>([]);
  state = $state<State>("connecting");
  refused = $state.raw<Refused>();
  hint = $state.raw<Hint>();
  missing = $state(false); // there is no such table
  farewell = $state.raw<Bye>(); // why the table closed the socket
  waiting = $state(0); // news not yet shown
  due = $state<number | null>(null); // when the present answer is due, seconds since 1970
  sending = $state(0); // answers not yet acknowledged

  #socket: WebSocket | undefined;
  #queue: News[] = [];
  #pending = new Map<string, Sent>();
  seq = 0; // of the last News
  #tries = 0;
  #timer = 0;
  #teller = 0;

  constructor(
    readonly id: string,
    readonly tokens: string[],
  ) {
    this.#connect();
  }

  get sights(): Sight[] {
    return this.shown?.news.sights ?? [];
  }

  // The socket

  #connect = (): void => {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = (): void => {
      const said = this.chat.at(-1)?.n ?? 0;
      socket.send(JSON.stringify({ kind: "hello", tokens: this.tokens, since: this.seq, said } satisfies FromBrowser));
      // What was not acknowledged is said again: the table does it once, by its id.
      for (const sent of this.#pending.values()) socket.send(JSON.stringify(sent));
    };
    socket.onmessage = (event: MessageEvent<string>): void => this.#hear(JSON.parse(event.data) as ToBrowser);
    socket.onclose = ({ code }): void => (FINAL.has(code) ? this.#refuse(socket, code) : this.#lost(socket));
  };

  /** No new try would help. */
  #refuse(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.state = "closed";
    this.missing = code === 4404;
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.state === "closed") return;
    this.state = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = window.setTimeout(this.#connect, wait);
  }

  /** Try at once, such as when the network or the page comes back. */
  wake = (): void => {
    if (this.state === "lost" && this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  };

  close(): void {
    this.state = "closed";
    clearTimeout(this.#timer);
    clearTimeout(this.#teller);
    this.#socket?.close();
  }

  send(message: Sent): void {
    this.#pending.set(message.id, message);
    this.#count();
    this.refused = undefined;
    if (message.kind === "fill") pace.held = false;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #done(id: string): void {
    this.#pending.delete(id);
    this.#count();
  }

  #count(): void {
    this.sending = [...this.#pending.values()].filter(({ kind }) => kind === "fill").length;
  }

  #hear(message: ToBrowser): void {
    if (message.kind === "news") this.#learn(message);
    else if (message.kind === "said") {
      if (message.n > (this.chat.at(-1)?.n ?? 0)) this.chat = [...this.chat, message];
    } else if (message.kind === "hint") {
      this.hint = message;
      this.#done(message.id);
    } else if (message.kind === "refused") {
      this.refused = message;
      this.#done(message.id);
    } else if (message.kind === "bye") {
      this.farewell = message;
    }
  }

  #learn(news: News): void {
    this.state = "open";
    this.farewell = undefined;
    this.#tries = 0;
    this.seq = news.seq;
    if (news.card) this.card = news.card;
    this.due = news.due;
    for (const id of news.accepted) this.#done(id);
    if (news.accepted.length) this.hint = undefined;
    if (!news.sights.length) return; // only the card, the clock or an acknowledgement is new
    // A hint is about the question that stood open when it was asked for.
    if (news.sights.some(({ log }) => log.length) || news.back_to !== null) this.hint = undefined;
    this.#queue.push(news);
    const first = this.shown === undefined;
    if (first || (!isCalm() && !pace.held) || document.hidden || (this.#queue.length > MOST_WAITING && !pace.gentle)) this.skip();
    else if (!this.#teller) this.#tell();
    this.waiting = this.#queue.length;
  }

  // What is shown

  /** Show the next news, and after a moment the one after it. */
  #tell = (): void => {
    this.#teller = 0;
    if (pace.held && this.#queue.length) {
      this.#teller = window.setTimeout(this.#tell, GLANCE);
      return;
    }
    const news = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!news) return;
    const told = this.#show(news);
    if (!told && !this.#queue.length) return;
    // More lines take longer to read; the more news is waiting, the quicker it is told.
    const hurry = pace.gentle ? 0.8 : 1 + this.#queue.length / 8;
    const pause = told ? (MOMENT * Math.min(2, 0.7 + 0.3 * told)) / hurry : 0;
    this.#teller = window.setTimeout(this.#tell, pause);
  };

  /** Show everything at once. */
  skip = (): void => {
    clearTimeout(this.#teller);
    this.#teller = 0;
    for (const news of this.#queue.splice(0)) this.#show(news);
    this.waiting = 0;
  };

  /** The number of lines that came with it. */
  #show(news: News): number {
    const known = this.shown !== undefined; // the past is not told again
    const fresh = new Map<number | null, Line[]>();
    const log = new Map(this.log);
    for (const { seat, log: lines } of news.sights) {
      const old = log.get(seat) ?? [];
      const back = news.back_to;
      log.set(seat, [...(back === null ? old : old.filter(({ seq }) => seq <= back)), ...lines]);
      fresh.set(seat, known ? lines : []);
    }
    this.log = log;
    this.shown = { news, fresh };
    return Math.max(0, ...[...fresh.values()].map((lines) => lines.length));
  }
}

/** A name for a message, unlike any other. */
export function fresh(): string {
  // randomUUID is missing where the page is served plainly over a network.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
