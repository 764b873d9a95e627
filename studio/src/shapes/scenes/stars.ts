// Stars that keep clear of what stands before the sky.

import { between, times } from '../../core/chance.ts';
import { round1 } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';

export interface StarLook {
  colour?: string;
  largest?: number;
}

/** Stars over the paint down to `yMax`, thinner towards it, except where `covered` says that something hides them. */
export function starsBehind(scene: Scene, count: number, yMax: number, covered: (x: number, y: number) => boolean, look: StarLook = {}): void {
  const { colour = '#fff3d0', largest = 2.4 } = look;
  const dots = times(count, () => {
    const [x, y] = [scene.r() * scene.width, scene.r() ** 1.3 * yMax];
    const radius = round1(0.6 + scene.r() ** 3 * (largest - 0.6));
    const veil = round1(between(scene.r, 0.35, 1) * (1 - (y / yMax) * 0.6));
    return covered(x, y) ? '' : `<circle cx="${round1(x)}" cy="${round1(y)}" r="${radius}" opacity="${veil}"/>`;
  });
  scene.over(`<g fill="${colour}">${dots.join('')}</g>`);
}
