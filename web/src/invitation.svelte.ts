// How friends find a table: its code, its link and the QR code of that link, which cannot disagree.
import * as api from "./api";
import type { Network } from "./wire";

const RENEW = 3_600_000; // milliseconds after which the code is asked for again, which keeps it alive
const AGAIN = 5000;
const HERE = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Who looks at a table's code keeps it alive. */
export class Invitation {
  code = $state("");
  network = $state.raw<Network>();
  readonly id: string;
  #timer = 0;

  constructor(id: string) {
    this.id = id;
    $effect(() => {
      this.#ask();
      void api.network().then(
        (found) => (this.network = found),
        () => undefined,
      );
      return () => clearTimeout(this.#timer);
    });
  }

  #ask = (): void => {
    void api.codeOf(this.id).then(
      ({ code }) => {
        this.code = code;
        this.#timer = window.setTimeout(this.#ask, RENEW);
      },
      () => (this.#timer = window.setTimeout(this.#ask, AGAIN)),
    );
  };

  /** This page was opened by a name that means another machine elsewhere. */
  readonly isHere: boolean = $derived(HERE.has(location.hostname));
  /** Nobody else can open the link. */
  readonly isAlone: boolean = $derived(this.isHere && this.network !== undefined && !this.network.addresses.length);
  /** Where others open the hall: here, or where this machine is found in its network. */
  readonly origin: string = $derived((this.isHere ? this.network?.addresses[0] : undefined) ?? location.origin);
  readonly link: string = $derived.by(() => `${this.origin}/t/${this.id}`);
  /** "X4172" as it is said: the letter alone, then the digits. */
  readonly spoken: string = $derived(this.code ? `${this.code[0]} ${this.code.slice(1)}` : "");
}
