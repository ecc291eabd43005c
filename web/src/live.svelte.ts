// A live table: the socket, and what it told besides the news, which goes to the stage.
import { net } from "./net.svelte";
import type { Bye, Called, FromBrowser, Hint, News, Refused, Said, Scene, Sight, TableCard, ToBrowser } from "./wire";

export type State = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400; // milliseconds before the first new try
const LONGEST_WAIT = 15_000;
const PATIENCE = 4000; // how long an answer may go unacknowledged before the connection is given up
const OPENING = 10_000; // how long a connection may take to come up
const PULSE = 500; // milliseconds between two beats of the heart
const SILENCE = 1400; // without an answer to them after which the connection is said to be lost
// What the server closes for good: bad hello, token, origin, no such table.
const FINAL = new Set([4400, 4401, 4403, 4404]);

const BLOCK = 512; // bytes of a frame where the hall leads: all of one size

type Sent = Extract<FromBrowser, { id: string }>; // what is acknowledged by its name

export class Live {
  card = $state.raw<TableCard>();
  chat = $state.raw<Said[]>([]);
  state = $state<State>("connecting");
  refused = $state.raw<Refused>();
  hint = $state.raw<Hint>();
  missing = $state(false); // there is no such table
  farewell = $state.raw<Bye>(); // why the table closed the socket
  called = $state.raw<Called[]>([]); // signs that seats gave lately, the last at the end
  silent = $state(false); // nothing is heard any more, and the socket does not know it
  due = $state<number | null>(null); // when the present answer is due, seconds since 1970 by this browser's own clock
  sending = $state(0); // answers not yet acknowledged
  canUndo = $state(false); // the last thing that happened, as far as this page knows, was an answer of mine
  answered = $state(0); // how many answers of mine were acknowledged

  // Where the hall leads the evening
  scene = $state.raw<Scene>();
  sceneAt = $state(0); // when it came, by performance.now()
  latest = $state.raw<Sight[]>([]); // the table as it is, whatever the stage still shows

  #socket: WebSocket | undefined;
  #pending = new Map<string, Sent>();
  seq = 0; // of the last News
  #tries = 0;
  #timer = 0; // until the next try
  #doubt = 0; // until the connection is given up
  #heard = 0; // when something was heard last
  #heart: number;
  #rhythm = PULSE;
  #waiting: string[] = []; // what is to be said at the next beats, where one frame goes at each
  #pieces = "";
  readonly #show: (news: News) => void;
  readonly lost = $derived(this.state === "lost" || this.silent);

  /** `show` is given every News that is about the table itself. */
  constructor(
    readonly id: string,
    readonly tokens: string[],
    show: (news: News) => void,
  ) {
    this.#show = show;
    this.#heart = window.setInterval(this.#beat, PULSE);
    this.#connect();
  }

  // The socket

  #connect = (): void => {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    clearTimeout(this.#doubt);
    this.#doubt = window.setTimeout(() => this.#giveUp(), OPENING);
    socket.onopen = (): void => {
      const said = this.chat.at(-1)?.n ?? 0;
      socket.send(JSON.stringify({ kind: "hello", tokens: this.tokens, since: this.seq, said } satisfies FromBrowser));
      // What was not acknowledged is said again: the table does it once, by its id.
      this.#waiting = [];
      for (const sent of this.#pending.values()) this.#tell(JSON.stringify(sent));
    };
    socket.onmessage = (event: MessageEvent<string>): void => this.#hear(JSON.parse(event.data) as ToBrowser);
    socket.onclose = ({ code }): void => (FINAL.has(code) ? this.#refuse(socket, code) : this.#lost(socket));
  };

  /** Say that this page is there, and notice when nobody answers: long before the browser does. */
  #beat = (): void => {
    if (this.state !== "open" || this.#socket?.readyState !== WebSocket.OPEN) return;
    const seen = !document.hidden;
    const quiet = performance.now() - this.#heard;
    if (seen && quiet > PATIENCE) this.#giveUp();
    else {
      if (seen && quiet > SILENCE) this.#say(true);
      const next = this.#waiting.shift() ?? JSON.stringify({ kind: "pulse", seen } satisfies FromBrowser);
      this.#socket.send(this.#isSteady ? padded(next) : next);
    }
  };

  /** Where the hall leads, whoever watches the line sees one frame of one size at each beat, whatever is said. */
  get #isSteady(): boolean {
    return (this.card?.conduct ?? "") !== "";
  }

  #say(silent: boolean): void {
    this.silent = silent;
    net.reached = !silent;
  }

  /** No new try would help. */
  #refuse(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.state = "closed";
    this.missing = code === 4404;
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.state === "closed") return;
    this.state = "lost";
    this.#say(true);
    clearTimeout(this.#doubt);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = window.setTimeout(this.#connect, wait);
  }

  /** Try at once, such as when the network or the page comes back. */
  wake = (): void => {
    this.#heard = performance.now(); // a page that slept heard nothing
    if (this.state === "lost" && this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
    else if (this.sending) this.#giveUp(); // an old connection may be dead and not know it
  };

  /** The network is gone: say so now, not when the browser notices. */
  miss = (): void => this.#giveUp();

  /** Nothing is heard any more: leave this connection, and try another.  What was sent is said again there. */
  #giveUp(): void {
    const socket = this.#socket;
    if (!socket || this.state === "closed") return;
    this.#lost(socket);
    this.#socket = undefined;
    socket.close();
  }

  close(): void {
    this.state = "closed";
    clearInterval(this.#heart);
    clearTimeout(this.#timer);
    clearTimeout(this.#doubt);
    this.#socket?.close();
  }

  send(message: Sent): void {
    this.#pending.set(message.id, message);
    this.#count();
    this.refused = undefined;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#tell(JSON.stringify(message));
  }

  #tell(text: string): void {
    if (this.#isSteady) this.#waiting.push(text);
    else this.#socket?.send(text);
  }

  /** Send what has its name for good, unless it is on its way already. */
  sendOnce(message: Sent): void {
    if (!this.#pending.has(message.id)) this.send(message);
  }

  #done(id: string): void {
    this.#pending.delete(id);
    this.#count();
  }

  #count(): void {
    this.sending = [...this.#pending.values()].filter(({ kind }) => kind === "fill").length;
    clearTimeout(this.#doubt);
    if (this.sending) this.#doubt = window.setTimeout(() => this.#giveUp(), PATIENCE);
  }

  #hear(message: ToBrowser): void {
    this.#heard = performance.now();
    if (this.silent && this.state === "open") this.#say(false);
    if (message.kind === "news") this.#learn(message);
    else if (message.kind === "said") {
      if (message.n > (this.chat.at(-1)?.n ?? 0)) this.chat = [...this.chat, message];
    } else if (message.kind === "hint") {
      this.hint = message;
      this.#done(message.id);
    } else if (message.kind === "called") {
      this.called = [...this.called.slice(-19), message];
    } else if (message.kind === "refused") {
      // A beat of the heart that came too soon after a stall is nobody's deed: nothing of it is shown.
      if (message.id) this.refused = message;
      this.#done(message.id);
    } else if (message.kind === "piece") {
      this.#pieces += message.text;
      if (!message.last) return;
      const whole = this.#pieces;
      this.#pieces = "";
      this.#hear(JSON.parse(whole) as ToBrowser);
    } else if (message.kind === "scene") {
      this.#watch(message);
    } else if (message.kind === "bye") {
      this.farewell = message;
    }
  }

  #watch(scene: Scene): void {
    this.sceneAt = performance.now();
    this.scene = scene;
    const rhythm = 1000 * scene.beat;
    if (rhythm === this.#rhythm) return;
    this.#rhythm = rhythm;
    clearInterval(this.#heart);
    this.#heart = window.setInterval(this.#beat, rhythm);
  }

  #learn(news: News): void {
    if (this.state !== "open") this.#count(); // it has come up: from now on only an answer can leave it in doubt
    this.state = "open";
    this.#say(false);
    this.farewell = undefined;
    this.#tries = 0;
    this.seq = news.seq;
    if (news.card) this.card = news.card;
    this.due = news.left === null ? null : Date.now() / 1000 + news.left;
    const given = news.accepted.some((id) => this.#pending.get(id)?.kind === "fill");
    for (const id of news.accepted) this.#done(id);
    if (news.accepted.length) this.hint = undefined;
    // What others do after it, or what is taken back, leaves nothing to take back.
    if (given) {
      this.canUndo = true;
      this.answered += 1;
    } else if (news.back_to !== null || news.sights.some(({ log }) => log.length)) this.canUndo = false;
    if (news.sights.length) this.latest = news.sights;
    if (!news.sights.length) return; // only the card, the clock or an acknowledgement is new
    // A hint, and a refusal, is about the question that stood open then.
    if (news.sights.some(({ log }) => log.length) || news.back_to !== null) this.hint = this.refused = undefined;
    this.#show(news);
  }
}

/** With blanks to one size; no blank changes what JSON says. */
function padded(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return text + " ".repeat((BLOCK - (bytes % BLOCK)) % BLOCK);
}
