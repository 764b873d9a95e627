// The ground of a terrain tile: a hexagon of mist whose edges fade. In a space of 352; the space of the board is 332 wide.
import { between, pick, times } from '../../../src/core/chance.ts';
import { polygon, round1, type Point } from '../../../src/core/paths.ts';
import type { Scene } from '../../../src/core/scene.ts';

export const TILE = 352;
export const MIDDLE = TILE / 2;
const REACH = 166; // from the middle to a corner

// The edge fades in steps: a file of many shades of see-through is four times as heavy, and looks the same.
const STEPS = '<feComponentTransfer><feFuncA type="discrete" tableValues="0 .05 .14 .26 .4 .56 .7 .83 .93 1"/></feComponentTransfer>';

const corner = (reach: number) => (i: number): Point => [
  MIDDLE + reach * Math.cos((i * Math.PI) / 3),
  MIDDLE + reach * Math.sin((i * Math.PI) / 3),
];

export interface Mist {
  base: string;
  strands: readonly string[];
  /** How much of the hexagon is filled before it fades, 0 to 1. */
  fill: number;
  /** How softly it fades. */
  fade: number;
}

/** Lays the mist and draws inside it. */
export function tile(scene: Scene, { base, strands, fill, fade }: Mist, draw: () => string): void {
  const { r } = scene;
  const hexagon = `<path d="${polygon(times(6, corner(REACH * fill)))}" fill="#fff" filter="url(#fade)"/>`;
  const mist = times(26, () => {
    const place = `cx="${round1(between(r, 10, 342))}" cy="${round1(between(r, 10, 342))}"`;
    return `<ellipse ${place} rx="${round1(between(r, 30, 74))}" ry="${round1(between(r, 8, 20))}" fill="${pick(r, strands)}" opacity=".5"/>`;
  });
  scene.add(`<filter id="fade" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${fade}"/>${STEPS}</filter><mask id="edge">${hexagon}</mask><g mask="url(#edge)"><rect width="${TILE}" height="${TILE}" fill="${base}"/>${mist.join('')}${draw()}</g>`);
}
