// Children's drawings: wax crayon in the studio's stroke language, laid over the finished paint.
import { between, times, type Chance } from '../../src/core/chance.ts';
import { round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';

export interface Crayon {
  colour: string;
  width: number;
}

/** More points on the way, each a little off, as a small hand goes. */
function unsteady(r: Chance, points: Point[]): Point[] {
  return points.slice(1).flatMap(([x, y], i): Point[] => {
    const [fromX, fromY] = points[i]!;
    const steps = Math.max(1, Math.round(Math.hypot(x - fromX, y - fromY) / 22));
    return times(steps, (k): Point => {
      const t = (k + 1) / steps;
      return [fromX + (x - fromX) * t + between(r, -1.8, 1.8), fromY + (y - fromY) * t + between(r, -1.8, 1.8)];
    });
  });
}

/** One line drawn by a small hand: many thin threads of wax with gaps where they missed the paper. */
export function line(scene: Scene, { colour, width }: Crayon, points: Point[], tension = 0.5): void {
  const { r } = scene;
  const hand = [points[0]!, ...unsteady(r, points)];
  const threads = times(15, () => {
    const off = (r() + r() - 1) * width * 0.52;
    const [dx, dy] = [off + between(r, -0.6, 0.6), -off + between(r, -2.4, 2.4)];
    const path = smooth(hand.map(([x, y]): Point => [x + dx * 0.75, y + dy * 0.75]), false, tension);
    const gaps = times(6, () => `${round1(between(r, 1, 11))} ${round1(between(r, 0.8, 4.2))}`).join(' ');
    const start = round1(between(r, 0, 30));
    return `<path d="${path}" stroke-width="${round1(between(r, 1.4, 3))}" stroke-dasharray="${gaps}" stroke-dashoffset="${start}" opacity="${round1(between(r, 0.6, 1))}"/>`;
  });
  scene.over(`<g fill="none" stroke="${colour}" stroke-linejoin="round">${threads.join('')}</g>`);
}

/** A curve through points. */
export function curve(scene: Scene, crayon: Crayon, ...points: Point[]): void {
  line(scene, crayon, points, 1);
}

/** Straight lines from point to point. */
export function lines(scene: Scene, crayon: Crayon, ...points: Point[]): void {
  line(scene, crayon, points);
}

/** A ring that does not quite close. */
export function ring(scene: Scene, crayon: Crayon, x: number, y: number, rx: number, ry = rx): void {
  const start = between(scene.r, 0, 6);
  const points = times(14, (i): Point => {
    const angle = start + (i / 12.4) * Math.PI * 2;
    const reach = 1 + between(scene.r, -0.05, 0.05);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  line(scene, crayon, points, 1);
}

/** Hatching to and fro inside a box, the way children fill a roof; `inside` narrows it from top to bottom. */
export function hatch(scene: Scene, crayon: Crayon, [left, top, right, bottom]: [number, number, number, number], inside: (t: number) => number = () => 1): void {
  const rows = Math.round((bottom - top) / (crayon.width * 1.25));
  const middle = (left + right) / 2;
  const points = times(rows * 2, (i): Point => {
    const t = i / (rows * 2);
    const half = ((right - left) / 2) * inside(t);
    return [middle + (i % 2 ? half : -half), top + (bottom - top) * t + between(scene.r, -3, 3)];
  });
  line(scene, { ...crayon, width: crayon.width * 0.7 }, points);
}
