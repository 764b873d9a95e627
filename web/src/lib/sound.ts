import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Play two soft notes, if sound is on. */
export function chime(): void {
  if (!settings.sound) return;
  if (typeof AudioContext === "undefined") return;
  const on = (context ??= new AudioContext());
  if (on.state !== "running") return wake(on, () => chime());
  [523.25, 783.99].forEach((pitch, index) => note(on, pitch, index * 0.12));
}

const SOON = 500; // ms: what could not sound by then is not news any more

/** A browser lets a page sound only after a touch of it. `then`: done if it may soon. */
export function wake(on: AudioContext, then?: () => void): void {
  const asked = Date.now();
  void on.resume().then(() => {
    if (Date.now() - asked < SOON && on.state === "running") then?.();
  });
  if (waking.has(on)) return;
  waking.add(on);
  for (const touch of ["pointerdown", "keydown"])
    addEventListener(touch, () => void on.resume(), { once: true, capture: true });
}
const waking = new WeakSet<AudioContext>();

function note(on: AudioContext, pitch: number, after: number): void {
  const voice = on.createOscillator();
  const volume = on.createGain();
  const start = on.currentTime + after;
  voice.type = "sine";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
  voice.connect(volume).connect(on.destination);
  voice.start(start);
  voice.stop(start + 0.65);
}
