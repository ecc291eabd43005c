// The time of a scene: the server says when things are, in seconds from the moment it was sent.
import type { Scene } from "../../../wire";

const TICK = 100; // milliseconds

export class SceneClock {
  now = $state(performance.now());
  readonly #given: () => { scene: Scene; at: number };

  constructor(given: () => { scene: Scene; at: number }) {
    this.#given = given;
    $effect(() => {
      const timer = window.setInterval(() => (this.now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Seconds since the scene came. */
  get passed(): number {
    const { at } = this.#given();
    return Math.max(0, (this.now - at) / 1000);
  }

  /** Whole seconds until the stage ends; undefined: it has no end of its own. */
  get left(): number | undefined {
    const { ends } = this.#given().scene;
    return ends === null ? undefined : Math.max(0, Math.ceil(ends - this.passed));
  }

  get isOpen(): boolean {
    const { opens, shuts, bell } = this.#given().scene;
    return bell > 0 && this.passed >= opens && this.passed < shuts;
  }

  get isShut(): boolean {
    const { shuts, bell } = this.#given().scene;
    return bell > 0 && this.passed >= shuts;
  }
}

/** 2:05, or seconds alone. */
export function clockText(seconds: number): string {
  if (seconds < 60) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The same length for every phone, whatever it says. */
export function padded(text: string, length: number): string {
  return text.padEnd(length, "\u00a0");
}

/** A rune for each seat, then for one's own notes: all of one look. */
export const RUNES = "ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃᛇᛈᛉᛊᛏᛒᛖ";
export const runeOf = (rune: number): string => (rune < 0 ? "\u00a0" : (RUNES[rune] ?? "\u00a0"));
