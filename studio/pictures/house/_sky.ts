// The sky of the house, by day, night and dusk: calm, with the wind painted into it.
import { between, fractal, pick, times } from '../../src/core/chance.ts';
import { ribbon, round1, type Point } from '../../src/core/paths.ts';
import type { Scene, Stop } from '../../src/core/scene.ts';

export type Hour = 'day' | 'night' | 'dusk';

export const skies: Record<Hour, Stop[]> = {
  day: [[0, '#b4d3d8'], [0.38, '#d5e4dd'], [0.68, '#f0ebd6'], [1, '#f9e7c6']],
  night: [[0, '#111736'], [0.45, '#1a2550'], [0.8, '#2b3d6e'], [1, '#3f5582']],
  dusk: [[0, '#1c2352'], [0.4, '#43406f'], [0.68, '#a4677f'], [0.86, '#eeae86'], [1, '#f8d49a']],
};

const winds: Record<Hour, readonly string[]> = {
  day: ['#c4dcdd', '#e8efe4', '#f6efda', '#f3e0bd', '#a9ccd4'],
  night: ['#1d2a5a', '#26376a', '#0f1633', '#31457c', '#182148'],
  dusk: ['#2b2c60', '#5a4a80', '#8a5c84', '#c88a8c', '#353468'],
};

/** Ribbons of wind over the sky down to `bottom`; long and nearly level, so that words stay easy to read on them. */
export function wind(scene: Scene, hour: Hour, bottom: number, count: number, opacity = 0.5): void {
  const { r, noise, width } = scene;
  times(count, () => {
    let [x, y] = [between(r, -300, width), between(r, -10, bottom)];
    const line = times(14, (): Point => {
      const angle = fractal(noise, x / 700, y / 420, 2) * 0.7;
      x += Math.cos(angle) * 36;
      y += Math.sin(angle) * 20;
      return [x, y];
    });
    const wide = between(r, 7, 24);
    const veil = Math.round(between(r, 0.4, 1) * opacity * 100) / 100;
    const outline = ribbon(line, (t) => wide * Math.sin(Math.PI * t) + 1);
    scene.add(`<path d="${outline}" fill="${pick(r, winds[hour])}" opacity="${veil}"/>`);
  });
}

/** Stars that leave the upper left third dark, where words stand. */
export function quietStars(scene: Scene, count: number, bottom: number, clear: (x: number, y: number) => boolean = () => false): void {
  const { r, width, height } = scene;
  const stars = times(count, () => {
    const [x, y] = [r() * width, r() ** 1.2 * bottom];
    const radius = round1(0.9 + r() ** 4 * 1.7);
    const veil = round1(between(r, 0.3, 0.9) * (1 - (y / bottom) * 0.5));
    const underWords = x < width * 0.45 && y < height * 0.62;
    return underWords || clear(x, y) ? '' : `<circle cx="${round1(x)}" cy="${round1(y)}" r="${radius}" opacity="${veil}"/>`;
  });
  scene.over(`<g fill="#fff3d0">${stars.join('')}</g>`);
}
