// Sounds, for those who want them.  Made here, of tones and of noise; no files.
import { hall } from "./hall.svelte";

/** One for each kind of cue. */
export type Sound = keyof typeof SOUNDS;

interface Tone {
  pitch: number; // hertz
  falls?: number; // to this pitch
  starts?: number; // seconds
  seconds: number;
  loud: number;
  shape?: OscillatorType;
}

/** Noise through a filter: wood, paper, water, breath. */
interface Hiss {
  around: number; // hertz
  falls?: number;
  sharp?: number; // how narrow the band is
  starts?: number;
  seconds: number;
  loud: number;
}

const knock = (starts: number, loud: number, pitch = 190): Tone => ({
  pitch,
  falls: pitch * 0.4,
  starts,
  seconds: 0.09,
  loud,
  shape: "triangle",
});

// A bell is several tones that do not quite agree.
const bell = (pitch: number, loud: number, starts = 0): Tone[] =>
  [
    [1, 1],
    [2.76, 0.35],
    [5.4, 0.14],
  ].map(([share = 1, part = 1]) => ({ pitch: pitch * share, starts, seconds: 1.6 / share ** 0.4, loud: loud * part }));

const SOUNDS = {
  knock: { tones: [knock(0, 0.18)] },
  step: { tones: [knock(0, 0.12, 150), knock(0.14, 0.1, 130)] },
  card: { hisses: [{ around: 2600, falls: 900, sharp: 0.8, seconds: 0.13, loud: 0.16 }] },
  die: {
    tones: [0, 0.13, 0.24, 0.34, 0.42].map((starts, n) => knock(starts, 0.16 - 0.02 * n, 420 - 35 * n)),
    hisses: [{ around: 1800, sharp: 1.5, seconds: 0.45, loud: 0.03 }],
  },
  blow: {
    tones: [{ pitch: 95, falls: 38, seconds: 0.35, loud: 0.4 }],
    hisses: [{ around: 900, falls: 200, seconds: 0.18, loud: 0.3 }],
  },
  fall: {
    tones: [{ pitch: 320, falls: 60, seconds: 0.7, loud: 0.12, shape: "triangle" }],
    hisses: [{ around: 300, starts: 0.6, seconds: 0.25, loud: 0.2 }],
  },
  horn: {
    tones: [
      { pitch: 98, falls: 147, seconds: 0.5, loud: 0.1, shape: "sawtooth" },
      { pitch: 147, falls: 146, starts: 0.4, seconds: 1, loud: 0.12, shape: "sawtooth" },
    ],
  },
  rune: {
    tones: [
      { pitch: 660, falls: 655, seconds: 0.3, loud: 0.07 },
      { pitch: 990, falls: 985, starts: 0.09, seconds: 0.5, loud: 0.06 },
    ],
  },
  water: { hisses: [{ around: 500, falls: 1400, sharp: 0.7, seconds: 0.7, loud: 0.14 }] },
  fire: { hisses: [{ around: 700, falls: 350, sharp: 0.4, seconds: 0.8, loud: 0.12 }] },
  wind: { hisses: [{ around: 350, falls: 900, sharp: 2, seconds: 0.9, loud: 0.1 }] },
  turn: { tones: bell(147, 0.14) },
  won: { tones: [...bell(196, 0.1), ...bell(247, 0.1, 0.18), ...bell(294, 0.12, 0.36)] },
  lost: { tones: [...bell(147, 0.1), ...bell(117, 0.12, 0.35)] },
} satisfies Record<string, { tones?: Tone[]; hisses?: Hiss[] }>;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Make a sound, if the player wants any. */
export function play(name: Sound): void {
  if (!hall.sound) return;
  context ??= new AudioContext();
  // Browsers keep silent until the player has touched the page.
  if (context.state === "suspended") void context.resume();
  const { tones = [], hisses = [] }: { tones?: readonly Tone[]; hisses?: readonly Hiss[] } = SOUNDS[name];
  for (const one of tones) sing(context, one);
  for (const one of hisses) breathe(context, one);
}

function sing(on: AudioContext, { pitch, falls = pitch, starts = 0, seconds, loud, shape = "sine" }: Tone): void {
  const voice = on.createOscillator();
  const begins = on.currentTime + starts;
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, begins);
  voice.frequency.exponentialRampToValueAtTime(falls, begins + seconds);
  fade(on, voice, begins, seconds, loud);
}

function breathe(on: AudioContext, { around, falls = around, sharp = 1, starts = 0, seconds, loud }: Hiss): void {
  const [source, band] = [on.createBufferSource(), on.createBiquadFilter()];
  const begins = on.currentTime + starts;
  noise ??= hissOf(on);
  source.buffer = noise;
  band.type = "bandpass";
  band.Q.value = sharp;
  band.frequency.setValueAtTime(around, begins);
  band.frequency.exponentialRampToValueAtTime(falls, begins + seconds);
  source.connect(band);
  fade(on, source, begins, seconds, loud, band);
}

function fade(
  on: AudioContext,
  source: AudioScheduledSourceNode,
  begins: number,
  seconds: number,
  loud: number,
  last: AudioNode = source,
): void {
  const volume = on.createGain();
  volume.gain.setValueAtTime(loud, begins);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + seconds);
  last.connect(volume).connect(on.destination);
  source.start(begins);
  source.stop(begins + seconds);
}

function hissOf(on: AudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = made.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = 2 * Math.random() - 1;
  return made;
}
