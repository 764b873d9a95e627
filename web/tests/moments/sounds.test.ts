import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { begin } from "../../src/moments/music";
import { play } from "../../src/moments/sounds";

const lasted: number[] = [];
const param = () => ({
  value: 0,
  setValueAtTime() {},
  linearRampToValueAtTime() {},
  exponentialRampToValueAtTime() {},
  setTargetAtTime() {},
});
const node = () => ({
  gain: param(),
  frequency: param(),
  Q: param(),
  connect: <T>(to: T) => to,
  start() {},
  stop: (at: number) => void lasted.push(at),
});

class Speaker {
  static count = 0;
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(200) });
  constructor() {
    Speaker.count += 1;
  }
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Speaker);
  lasted.length = Speaker.count = 0;
});
afterEach(() => {
  settings.set("sound", false);
  vi.unstubAllGlobals();
});

test("nothing is heard before it is asked for", () => {
  play("bell");
  expect([Speaker.count, lasted.length]).toEqual([0, 0]);
});

test.each(["breath", "knock", "creak", "page", "bell", "rustle", "rise"] as const)(
  "%s is shorter than a second",
  (sound) => {
    settings.set("sound", true);
    play(sound);
    expect(lasted.length).toBeGreaterThan(0);
    expect(Math.max(...lasted)).toBeLessThan(1);
  },
);

test("music begins and ends", () => {
  const end = begin();
  expect(lasted.length).toBe(0);
  end();
  expect(lasted.length).toBe(1);
});

test("what a browser holds back is not played later, all at once", async () => {
  let resume = () => {};
  class Held extends Speaker {
    override state = "suspended";
    resume = () =>
      new Promise<void>((resolve) => {
        resume = () => {
          this.state = "running";
          resolve();
        };
      });
  }
  vi.resetModules();
  vi.stubGlobal("AudioContext", Held);
  const { settings } = await import("../../src/lib/settings.svelte");
  const { chime } = await import("../../src/lib/sound");
  settings.set("sound", true);
  const now = vi.spyOn(Date, "now").mockReturnValue(0);
  chime();
  expect(lasted).toEqual([]);
  now.mockReturnValue(60_000);
  resume();
  await Promise.resolve();
  expect(lasted).toEqual([]);
  chime();
  expect(lasted.length).toBe(2);
  settings.set("sound", false);
  now.mockRestore();
});
