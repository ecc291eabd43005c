// Sound, for those who want it: a soft knock when something happened, a low bell when I am asked.  Made here, no files.
import { hall } from "./hall.svelte";

let context: AudioContext | undefined;

interface Tone {
  pitch: number; // hertz
  falls: number; // to this pitch
  seconds: number;
  loud: number;
  shape: OscillatorType;
}

function sound({ pitch, falls, seconds, loud, shape }: Tone): void {
  context ??= new AudioContext();
  // Browsers keep silent until the player has touched the page.
  if (context.state === "suspended") void context.resume();
  const [voice, volume, now] = [context.createOscillator(), context.createGain(), context.currentTime];
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, now);
  voice.frequency.exponentialRampToValueAtTime(falls, now + seconds);
  volume.gain.setValueAtTime(loud, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  voice.connect(volume).connect(context.destination);
  voice.start(now);
  voice.stop(now + seconds);
}

export function knock(): void {
  if (hall.sound) sound({ pitch: 190, falls: 70, seconds: 0.12, loud: 0.18, shape: "triangle" });
}

export function bell(): void {
  if (!hall.sound) return;
  // A bell is several tones that do not quite agree.
  for (const [share, loud] of [[1, 0.14], [2.76, 0.05], [5.4, 0.02]] as const)
    sound({ pitch: 147 * share, falls: 145 * share, seconds: 1.6 / share ** 0.4, loud, shape: "sine" });
}
