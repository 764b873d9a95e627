// Drift: islets of rock that hang in the sky and let nobody through.
import { between, times } from '../../../src/core/chance.ts';
import { lighten, mix } from '../../../src/core/colour.ts';
import { at, polygon, smooth, type Point } from '../../../src/core/paths.ts';
import type { Scene } from '../../../src/core/scene.ts';
import { brush, type Brush } from '../../../src/shapes/brush.ts';
import { pine } from '../../../src/shapes/trees.ts';
import { tile } from './tile.ts';

/** One islet: place, size in parts of a hundred, colour of the stone, green on top. */
type Islet = [x: number, y: number, size: number, stone: string, green?: boolean];

const GREY = '#6f6784';
const BLUE = '#5f6688';
const WARM = '#7a6a7c';

const LAYOUTS: Islet[][] = [
  [[120, 96, 66, BLUE], [236, 112, 92, GREY, true], [98, 196, 82, WARM, true], [214, 236, 108, GREY, true], [296, 212, 50, BLUE]],
  [[176, 88, 80, GREY, true], [82, 150, 62, BLUE], [268, 160, 84, WARM], [158, 216, 128, GREY, true], [262, 256, 48, BLUE]],
  [[96, 112, 86, WARM, true], [212, 86, 60, BLUE], [270, 170, 98, GREY, true], [132, 236, 104, BLUE, true], [226, 266, 44, WARM]],
  [[246, 92, 72, BLUE], [118, 124, 118, GREY, true], [284, 190, 66, WARM, true], [200, 244, 96, GREY], [100, 252, 54, BLUE]],
  [[172, 112, 132, GREY, true], [78, 180, 56, BLUE], [284, 140, 58, WARM], [114, 256, 76, WARM, true], [240, 242, 90, BLUE, true]],
];

const OUTLINE: Point[] = [[-54, -4], [-40, -24], [-10, -32], [22, -28], [52, -8], [44, 10], [26, 26], [8, 52], [-12, 38], [-36, 18]];

function islet(scene: Scene, b: Brush, stone: string, green: boolean): string {
  const jitter = (by: number) => between(scene.r, -by, by);
  const p = OUTLINE.map(([x, y]): Point => [x + jitter(6), y + jitter(5)]);
  const outline = smooth(p, true, 0.4);
  const ridge: Point[] = [[-14 + jitter(6), 4], [18 + jitter(6), -2]];
  const lit = polygon([p[0]!, p[1]!, p[2]!, p[3]!, p[4]!, ridge[1]!, ridge[0]!]);
  const dark = polygon([p[4]!, p[5]!, p[6]!, p[7]!, [8, 16], ridge[1]!]);
  const crack = `M${ridge[0]![0]} 4L-16 24L-6 40M${ridge[1]![0]} -2L28 10`;
  const turf = smooth([[-50, -4], [-40, -24], [-10, -34], [22, -30], [50, -10], [34, -8], [26, 2], [14, -8], [0, -4], [-8, 6], [-18, -8], [-34, -4]], true, 0.7);
  return (
    b.form(outline, stone, { grain: 1.2, dabs: 1.4, edge: 0.6 }) +
    b.inside(outline, b.flat(lit, lighten(stone, 0.15), 0.75), b.flat(dark, mix(stone, '#241f48', 0.5), 0.75), b.line(crack, mix(stone, '#241f48', 0.7), 2.4, { opacity: 0.7 })) +
    (green ? b.form(turf, '#7c9c5e', { pale: '#b4c47c', shade: '#43684e', grain: 1.5, dabs: 1.6 }) : b.line('M-44 -16C-30 -28 0 -32 22 -28', lighten(stone, 0.28), 4, { opacity: 0.8 }))
  );
}

/** Pebbles and one thing that tells the variants apart. */
function around(scene: Scene, b: Brush, variant: number): string {
  const pebbles = times(9, () => b.ball(between(scene.r, 60, 292), between(scene.r, 60, 292), between(scene.r, 4, 9), between(scene.r, 3, 7), '#6a6484', { dabs: 0 }));
  return pebbles.join('') + (variant === 3 ? at(120, 104, 1, mast(b), { turn: 9 }) : variant === 4 ? at(152, 84, 1, pine(scene, 62)) + at(188, 86, 1, pine(scene, 44)) : variant === 1 ? at(150, 194, 1, pine(scene, 46)) : '');
}

/** The mast of a ship that came too near. */
const mast = (b: Brush) => b.line('M0 0V-74M-26 -52H26', '#4a3438', 6) + b.flat('M-22 -50C-10 -44 8 -46 22 -50C20 -36 24 -26 14 -16C6 -26 -4 -14 -12 -22C-20 -30 -24 -40 -22 -50Z', '#d8c4a4', 0.9);

/** One of five drifts. */
export function drift(scene: Scene, variant: number): void {
  const b = brush(scene, 100, { light: -1, night: '#262150' });
  const mist = { base: '#8298b2', strands: ['#8ba6b8', '#6f86a6', '#98b4c2', '#667ca0'], fill: 0.88, fade: 8 };
  tile(scene, mist, () => {
    const islets = LAYOUTS[variant]!.map(([x, y, size, stone, green = false]) => {
      const big = size * 1.22;
      const shade = scene.shadowShape(x + big * 0.06, y + big * 0.5, big * 0.56, big * 0.16, '#2c3566', 0.55);
      return shade + at(x, y, big / 100, islet(scene, b, stone, green));
    });
    return islets.join('') + around(scene, b, variant);
  });
}
