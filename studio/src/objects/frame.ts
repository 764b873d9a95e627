// The paper frame of an object card and the border pattern that tells its set without colour.
import { between, times } from '../core/chance.ts';
import { mix, palette } from '../core/colour.ts';
import { at, round1, smooth, type Point } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import type { ObjectSet } from './sets.ts';

const FRAME = 46;

/** Marks along the middle of the frame, each side's turned with it; an even number on every side. */
function along(scene: Scene, step: number, mark: (i: number) => string): string {
  const middle = FRAME / 2;
  const [right, bottom] = [scene.width - middle, scene.height - middle];
  const sides: [Point, Point, number][] = [
    [[middle, middle], [right, middle], 0],
    [[right, middle], [right, bottom], 90],
    [[right, bottom], [middle, bottom], 180],
    [[middle, bottom], [middle, middle], 270],
  ];
  return sides
    .map(([[x, y], [toX, toY], turn]) => {
      const count = 2 * Math.round((Math.abs(toX - x) + Math.abs(toY - y)) / step / 2);
      return times(count, (i) => at(x + ((toX - x) * i) / count, y + ((toY - y) * i) / count, 1, mark(i), { turn })).join('');
    })
    .join('');
}

/** The four border patterns of the boards, in one colour. */
const patterns: Record<ObjectSet['border'], (scene: Scene, colour: string) => string> = {
  waves: (scene, colour) =>
    along(scene, 30, (i) => {
      const bend = i % 2 ? 15 : -15;
      return `<path d="M0 0q15 ${bend} 30 0" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>`;
    }),
  dots: (scene, colour) => along(scene, 46, () => `<circle r="11" fill="${colour}"/>`),
  leaves: (scene, colour) =>
    along(scene, 36, (i) => `<path d="M-17 0Q0 -13 17 0Q0 13 -17 0Z" fill="${colour}" transform="rotate(${i % 2 ? 42 : -42})"/>`),
  checks: (scene, colour) => along(scene, 20, (i) => `<path d="M-10 ${i % 2 ? 0 : -19}h20v19h-20Z" fill="${colour}"/>`),
};

/** Laid over the paint, so that the cut edge stays crisp. */
export function frame(scene: Scene, set: ObjectSet): void {
  const { width, height } = scene;
  const [right, bottom] = [width - FRAME, height - FRAME];
  const corners: Point[] = [[FRAME, FRAME], [right, FRAME], [right, bottom], [FRAME, bottom]];
  const edge = corners.flatMap(([x, y], corner) => {
    const [nextX, nextY] = corners[(corner + 1) % 4]!;
    return times(22, (i): Point => {
      const part = i / 22;
      const stray = () => between(scene.r, -1.6, 1.6);
      return [round1(x + (nextX - x) * part + stray()), round1(y + (nextY - y) * part + stray())];
    });
  });
  const cut = smooth(edge, true);
  scene.over(`<path fill-rule="evenodd" d="M0 0H${width}V${height}H0Z${cut}" fill="${palette.edge}"/>`);
  scene.over(patterns[set.border](scene, mix(set.ground, palette.edge, 0.12)));
  scene.over(`<path d="${cut}" fill="none" stroke="${set.ink}" stroke-width="5" opacity=".75"/>`);
}
