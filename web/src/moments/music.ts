import { hissOf, speaker, tone } from "./sounds";

/** Very soft music for waiting, made as it goes: single notes of five tones, far apart, over a breath of wind. */
const NOTES = [196, 220, 261.63, 293.66, 329.63, 392, 440];
const EVERY = 2_600; // ms
const LOUD = 0.045;
const WIND = 0.012;
const FADES = 1.5; // seconds

/** Begin to play; the answer ends it. */
export function begin(): () => void {
  const to = speaker();
  if (!to) return () => {};
  const { on, out } = to;
  const all = on.createGain();
  all.gain.setValueAtTime(0, on.currentTime);
  all.gain.linearRampToValueAtTime(1, on.currentTime + FADES);
  all.connect(out);
  const wind = windOf(on, all);
  let at = 2;
  const timer = setInterval(() => {
    at = Math.max(0, Math.min(NOTES.length - 1, at + Math.floor(Math.random() * 5) - 2));
    if (on.state === "running" && Math.random() < 0.8) note(on, all, NOTES[at] ?? 220);
  }, EVERY);
  return () => {
    clearInterval(timer);
    all.gain.setTargetAtTime(0, on.currentTime, FADES / 3);
    wind.stop(on.currentTime + FADES * 2);
  };
}

function note(on: AudioContext, out: AudioNode, pitch: number): void {
  tone(on, out, { pitch, lasts: 4.5, loud: LOUD, swells: 0.5 });
  if (Math.random() < 0.35)
    tone(on, out, { pitch: pitch * 1.5, lasts: 4, loud: LOUD / 2, swells: 0.7, after: 0.6 });
}

function windOf(on: AudioContext, out: AudioNode): AudioBufferSourceNode {
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const volume = on.createGain();
  source.buffer = hissOf(on);
  source.loop = true;
  filter.type = "lowpass";
  filter.frequency.value = 420;
  volume.gain.value = WIND;
  source.connect(filter).connect(volume).connect(out);
  source.start();
  return source;
}
