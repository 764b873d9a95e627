// Repeatable chance: everything random in a picture comes from a seed.
import { createNoise2D } from 'simplex-noise';

export type Chance = () => number;
export type Noise = (x: number, y: number) => number;

function seedNumber(seed: string | number): number {
  if (typeof seed === 'number') return seed | 0;
  let hash = 7;
  for (const letter of seed) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return hash;
}

/** A stream of numbers in [0, 1) that is the same for the same seed (mulberry32). */
export function chance(seed: string | number): Chance {
  let state = seedNumber(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between low and high. */
export function between(r: Chance, low: number, high: number): number {
  return low + (high - low) * r();
}

/** One entry of a list. */
export function pick<T>(r: Chance, list: readonly T[]): T {
  return list[Math.floor(r() * list.length)] as T;
}

/** What `make` gives for 0, 1, … n - 1. */
export function times<T>(n: number, make: (i: number) => T): T[] {
  return Array.from({ length: Math.max(0, Math.round(n)) }, (_, i) => make(i));
}

/** Smooth noise in [-1, 1] over the plane. */
export function noise2d(seed: string): Noise {
  return createNoise2D(chance(seed));
}

/** Noise of several octaves, each half as strong and twice as fine as the one before. */
export function fractal(noise: Noise, x: number, y: number, octaves = 4): number {
  let sum = 0;
  let total = 0;
  let strength = 1;
  let fineness = 1;
  for (let i = 0; i < octaves; i++) {
    sum += strength * noise(x * fineness, y * fineness);
    total += strength;
    strength *= 0.5;
    fineness *= 2;
  }
  return sum / total;
}
