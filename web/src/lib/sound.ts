import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Play two soft notes, if sound is on. */
export function chime(): void {
  if (!settings.sound) return;
  const on = (context ??= new AudioContext());
  [523.25, 783.99].forEach((pitch, index) => note(on, pitch, index * 0.12));
}

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
