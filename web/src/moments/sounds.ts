import { settings } from "../lib/settings.svelte";
import { wake } from "../lib/sound";

/** Sounds made by code: one family of wood, paper, wind and a small bell. Each is shorter than a second and soft; none is heard
 * before it was asked for. */
export type Sound = "breath" | "knock" | "creak" | "page" | "bell" | "rustle" | "rise";

const SOFT = 0.5; // of all
let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;
let risen = 0; // notes of the rising row so far

/** The shared output, once a person has touched the page; null where the browser has no sound. */
export function speaker(): { on: AudioContext; out: GainNode } | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (!out) {
    out = context.createGain();
    out.gain.value = SOFT;
    out.connect(context.destination);
  }
  if (context.state === "suspended") wake(context);
  return { on: context, out };
}

export function play(sound: Sound): void {
  if (!settings.sound) return;
  const to = speaker();
  if (!to) return;
  const sounds = () => SOUNDS[sound](to.on, to.out);
  if (to.on.state === "running") sounds();
  else wake(to.on, sounds);
}

type Play = (on: AudioContext, out: AudioNode) => void;
const SOUNDS: Record<Sound, Play> = {
  breath: (on, out) => noise(on, out, { from: 300, to: 900, lasts: 0.6, loud: 0.1, swell: 0.25 }),
  knock: (on, out) => {
    tone(on, out, { pitch: 165, falls: 110, lasts: 0.22, loud: 0.32 });
    noise(on, out, { from: 900, to: 500, lasts: 0.05, loud: 0.16 });
  },
  creak: (on, out) => {
    for (let n = 0; n < 5; n += 1)
      tone(on, out, {
        pitch: 190 + n * 14,
        lasts: 0.05,
        loud: 0.05,
        after: 0.08 + n * 0.07,
        kind: "triangle",
      });
  },
  page: (on, out) => noise(on, out, { from: 2_600, to: 1_200, lasts: 0.32, loud: 0.12, swell: 0.08 }),
  bell: (on, out) => {
    tone(on, out, { pitch: 784, lasts: 0.9, loud: 0.14 });
    tone(on, out, { pitch: 784 * 2.76, lasts: 0.4, loud: 0.035 });
    tone(on, out, { pitch: 1_176, lasts: 0.75, loud: 0.06, after: 0.12 });
  },
  rustle: (on, out) => {
    risen = 0;
    noise(on, out, { from: 3_200, to: 1_800, lasts: 0.28, loud: 0.08, swell: 0.05 });
  },
  rise: (on, out) => {
    noise(on, out, { from: 2_800, to: 2_000, lasts: 0.12, loud: 0.05 });
    tone(on, out, { pitch: 392 * 2 ** ((ROW[risen % ROW.length] ?? 0) / 12), lasts: 0.5, loud: 0.09 });
    risen += 1;
  },
};
const ROW = [0, 2, 4, 7, 9, 12, 14, 16]; // half tones

interface Tone {
  pitch: number;
  falls?: number; // to this pitch
  lasts: number; // seconds
  loud: number;
  after?: number;
  swells?: number; // seconds until it is loudest
  kind?: OscillatorType;
}

export function tone(on: AudioContext, out: AudioNode, how: Tone): void {
  const voice = on.createOscillator();
  const start = on.currentTime + (how.after ?? 0);
  voice.type = how.kind ?? "sine";
  voice.frequency.setValueAtTime(how.pitch, start);
  if (how.falls) voice.frequency.exponentialRampToValueAtTime(how.falls, start + how.lasts);
  voice.connect(shaped(on, out, start, how.lasts, how.loud, how.swells ?? 0.008));
  voice.start(start);
  voice.stop(start + how.lasts + 0.02);
}

interface Noise {
  from: number; // of the filter, in Hz
  to: number;
  lasts: number;
  loud: number;
  swell?: number; // seconds until it is loudest
}

function noise(on: AudioContext, out: AudioNode, how: Noise): void {
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const start = on.currentTime;
  source.buffer = hissOf(on);
  source.loop = true;
  filter.type = "bandpass";
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(how.from, start);
  filter.frequency.exponentialRampToValueAtTime(how.to, start + how.lasts);
  source.connect(filter).connect(shaped(on, out, start, how.lasts, how.loud, how.swell ?? 0.005));
  source.start(start, Math.random());
  source.stop(start + how.lasts + 0.02);
}

function shaped(on: AudioContext, out: AudioNode, start: number, lasts: number, loud: number, swell: number) {
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + swell);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  volume.connect(out);
  return volume;
}

/** Two seconds of noise, made once. */
export function hissOf(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate * 2, on.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return hiss;
}
