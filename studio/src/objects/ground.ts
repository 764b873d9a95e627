// What lies behind and under an object: the painted ground, the signs of its set, the floor.
import { between, times } from '../core/chance.ts';
import { mix, vary } from '../core/colour.ts';
import { at, round1, type Point } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import type { ObjectPlace } from './card.ts';
import type { ObjectSet } from './sets.ts';

const POOL: Point = [400, 450];
const CORNERS: Point[] = [[112, 116], [688, 116]];

/** The ground with the light the object stands in; `dim` makes it dusk, for pale objects. */
export function ground(scene: Scene, set: ObjectSet, dim = false): void {
  const [x, y] = POOL;
  const light = dim ? mix(set.ground, set.ink, 0.62) : set.pool;
  scene.sky([[0, set.ground], [1, mix(set.ground, set.floor, 0.5)]]);
  scene.glow(x, y, 660, light).glow(x, y, 440, light, 0.9).glow(x, y, 400, light, 0.5);
  const strokes = times(70, () => {
    const [sx, sy] = [between(scene.r, -40, scene.width), between(scene.r, 0, 720)];
    const far = Math.min(1, Math.max(0, Math.hypot(sx - x, sy - y) - 140) / 460);
    const colour = vary(scene.r, mix(light, set.ground, far));
    const [from, to] = [sy + between(scene.r, -20, 20), sy + between(scene.r, -20, 20)];
    const path = `M${round1(sx - 60)} ${round1(from)}Q${round1(sx)} ${round1(sy - 16)} ${round1(sx + 70)} ${round1(to)}`;
    return `<path d="${path}" stroke="${colour}" stroke-width="${round1(between(scene.r, 12, 34))}"/>`;
  });
  scene.add(`<g fill="none" stroke-linecap="round" opacity=".3">${strokes.join('')}</g>`);
}

/** The signs of the set: a large one in each upper corner, small ones strewn round the object. */
export function motifs(scene: Scene, set: ObjectSet): void {
  const sign = set.motif(set.middle);
  const large = CORNERS.map(([x, y], i) => at(x, y, 2.3, sign, { turn: i ? 14 : -14 }));
  const small = times(30, () => {
    const [x, y] = [between(scene.r, 76, 724), between(scene.r, 76, 690)];
    const size = between(scene.r, 0.8, 1.4);
    const taken = [POOL, ...CORNERS].some(([px, py], i) => Math.hypot(x - px, y - py) < (i ? 90 : 300));
    return taken ? '' : at(x, y, size, sign, { turn: between(scene.r, -40, 40) });
  });
  scene.add(`<g opacity=".75">${large.join('')}</g><g opacity=".5">${small.join('')}</g>`);
}

/** The floor, and the shadow where the object stands on it. */
export function floor(scene: Scene, { cx, size, foot, set }: ObjectPlace): void {
  const ridge = scene.ridge(foot - 50, 10, 1.5, 3);
  const options = { rim: set.pool, rimWidth: 3, dabs: 110, dabLength: 90, dabWidth: 11, shadow: 0.12, depth: 320 };
  scene.hill(ridge, mix(set.floor, set.middle, 0.35), set.floor, options);
  scene.shadow(cx + 16, foot + 2, Math.min(330, size * 0.5), size * 0.085, set.ink, 0.6);
}
