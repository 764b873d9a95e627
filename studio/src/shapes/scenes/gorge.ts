// A deep gorge: walls of layered rock with trees on their ledges, and a river on its floor.

import { between, pick, times } from '../../core/chance.ts';
import { lighten, mix } from '../../core/colour.ts';
import { at, blob, polygon, ribbon, round1, type Point } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';
import { bush, grass } from '../plants.ts';
import { pine } from '../trees.ts';

const EYE = 540; // the height of the eye: layers of rock below it rise into the distance

export interface Rock {
  colour: string;
  lit: string;
  deep: string;
  /** How high one layer of rock is. */
  layer: number;
  trees: number;
  treeSize: number;
  leaves: readonly [string, string, string];
}

interface Layer {
  top: Point;
  foot: Point;
}

function edgeAt(edge: Point[], y: number): number {
  const next = Math.max(1, edge.findIndex((point) => point[1] >= y));
  const [[fromX, fromY], [toX, toY]] = [edge[next - 1]!, edge[next]!];
  return fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
}

/** The layers of a wall: each juts out a little further or less than the one above. */
function layersOf(scene: Scene, edge: Point[], side: number, high: number): Layer[] {
  const end = edge[edge.length - 1]![1];
  const layers: Layer[] = [];
  for (let y = edge[0]![1]; y < end - 4;) {
    const below = Math.min(end, y + high * between(scene.r, 0.55, 1.5));
    const out = side * between(scene.r, -0.18, 0.34) * high;
    const undercut = side * between(scene.r, 0.04, 0.22) * high;
    layers.push({ top: [edgeAt(edge, y) + out, y], foot: [edgeAt(edge, below) + out - undercut, below] });
    y = below;
  }
  return layers;
}

function bands(scene: Scene, layers: Layer[], out: number, { colour, lit, deep, layer }: Rock): string {
  const side = out < 0 ? 1 : -1;
  const brink = layers[0]!.top[0];
  const sunny = scene.linear([[0, lit, 0.1], [0.55, lit, 0.35], [1, lighten(lit, 0.05), 0.95]], out, 0, brink, 0, true);
  return layers.map(({ top, foot }, i) => {
    const fall = (point: Point): Point => [out, point[1] + Math.abs(point[0] - out) * 0.0011 * (point[1] - EYE)];
    const [from, to] = [fall(top), fall(foot)];
    const sag = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + between(scene.r, -0.2, 0.2) * layer];
    const [above, below] = [sag(top, from), sag(foot, to)];
    const tone = pick(scene.r, [mix(colour, deep, 0.5), mix(colour, deep, 0.2), lighten(colour, 0.04), mix(colour, lit, 0.4)]);
    const ledge = `M${round1(top[0])} ${round1(top[1])}Q${round1(above[0])} ${round1(above[1])} ${round1(from[0])} ${round1(from[1])}`;
    const corner = polygon([top, foot, [foot[0] - side * layer * between(scene.r, 0.3, 0.9), foot[1]], [top[0] - side * layer * between(scene.r, 0.6, 1.5), top[1]]]);
    const cracks = times(Math.abs(top[0] - out) / 34, () => {
      const x = between(scene.r, Math.min(out, top[0]), Math.max(out, top[0]));
      const y = top[1] + Math.abs(x - top[0]) * 0.0011 * (top[1] - EYE);
      return `M${round1(x)} ${round1(y + 2)}l${round1(between(scene.r, -5, 5))} ${round1((foot[1] - top[1]) * between(scene.r, 0.4, 1.1))}`;
    }).join('');
    return (
      `<path d="${polygon([top, foot, below, to, from, above])}" fill="${tone}" opacity=".78"/>` +
      `<path d="${corner}" fill="${lit}" opacity="${i % 2 ? 0.62 : 0.36}"/>` +
      `<path d="${cracks}" fill="none" stroke="${deep}" stroke-width="${round1(layer * 0.07)}" opacity=".45"/>` +
      `<path d="${ledge}" fill="none" stroke="${deep}" stroke-width="${round1(layer * 0.16)}" opacity=".5" transform="translate(0 ${round1(layer * 0.1)})"/>` +
      `<path d="${ledge}" fill="none" stroke="${sunny}" stroke-width="${round1(layer * between(scene.r, 0.05, 0.12))}"/>`
    );
  }).join('');
}

function ledgeTrees(scene: Scene, layers: Layer[], side: number, { trees, treeSize, leaves }: Rock): void {
  const green = [mix(leaves[0], leaves[1], 0.5), leaves[1], leaves[2]];
  layers.slice(1).forEach(({ top: [x, y] }) =>
    scene.add(at(x - side * treeSize * 0.7, y + 3, 1, grass(scene, treeSize * 1.5, { count: 12, height: treeSize * 0.2, colours: green })))
  );
  times(trees, (i) => {
    const { top: [x, y] } = layers[1 + Math.floor(((i + 0.5) / trees) * (layers.length - 1))]!;
    const back = side * between(scene.r, 0.15, 1.3) * treeSize;
    const size = treeSize * between(scene.r, 0.7, 1.25);
    const plant = i % 4 === 3 ? bush(scene, size * 0.6, { leaves }) : pine(scene, size, { light: side > 0 ? 1 : -1, leaves });
    scene.add(at(x - back, y + Math.abs(back) * 0.0011 * (y - EYE) + 5, 1, plant));
  });
}

/** A wall of layered rock from the side of the picture; its edge towards the gorge is given from top to bottom. */
export function rockWall(scene: Scene, edge: Point[], rock: Rock): void {
  const { colour, lit, deep, layer } = rock;
  const out = edge[0]![0] < scene.width / 2 ? -40 : scene.width + 40;
  const side = out < 0 ? 1 : -1;
  const layers = layersOf(scene, edge, side, layer);
  const outline = layers.flatMap(({ top, foot }) => [top, foot]);
  const last = outline[outline.length - 1]!;
  const path = polygon([[out, edge[0]![1] + 6], ...outline, [out, last[1] + 90]]);
  const fill = scene.linear([[0, mix(colour, deep, 0.55)], [0.6, colour], [1, mix(colour, lit, 0.6)]], side > 0 ? 0 : 1, 0.3, side > 0 ? 1 : 0, 0);
  scene.add(`<path d="${path}" fill="${deep}" opacity=".3" transform="translate(${side * 5} 0)" ${scene.blur(6)}/><path d="${path}" fill="${fill}"/>`);
  scene.add(`<g ${scene.clip(path)}>${bands(scene, layers, out, rock)}</g>`);
  scene.dabs(path, layers.length * 11, [lighten(colour, 0.06), mix(colour, deep, 0.5), lit, mix(colour, deep, 0.25)], { length: layer * 0.9, width: layer * 0.12, angle: side * -0.08 });
  ledgeTrees(scene, layers, side, rock);
}

/** The floor of the gorge with its river, from the far bend to the lower edge. */
export function riverFloor(scene: Scene, bend: number): void {
  const floor = scene.ridge(bend + 6, 8, 4, 6, { step: 20 });
  scene.hill(floor, '#7fa89c', '#2c5a5c', { rim: '#dfe8c8', rimWidth: 3, dabs: 150, dabLength: 26, depth: 260, shadow: 0.1, dabColours: ['#9cb894', '#5f8f80', '#c9c8a0', '#3f706c'] });
  const way: Point[] = [[418, bend + 4], [392, bend + 24], [372, bend + 52], [404, bend + 92], [446, bend + 138], [408, bend + 206], [380, bend + 290]];
  const river = ribbon(way, [6, 16, 32, 56, 96, 156, 226]);
  const shoals: [number, number, number, number][] = [[352, 62, 30, 6], [440, 106, 34, 8], [500, 150, 34, 10], [326, 206, 60, 16], [500, 214, 40, 14], [396, 30, 18, 4]];
  scene.add(shoals.map(([x, y, rx, ry]) => blob(scene.r, x, bend + y, rx, ry, '#c3c8a8', { wobble: 0.25 }) + blob(scene.r, x + 4, bend + y - ry * 0.3, rx * 0.7, ry * 0.6, '#e6e2c0', { wobble: 0.3 })).join(''));
  scene.add(`<path d="${river}" fill="none" stroke="#1f5560" stroke-width="9" opacity=".45"/>`);
  scene.add(`<path d="${river}" fill="${scene.linear([[0, '#f6f6da'], [0.25, '#a5d4d0'], [0.6, '#4f9cac'], [1, '#24607c']])}"/>`);
  scene.dabs(river, 130, ['#c9e8e0', '#7fc0c4', '#2f7890', '#1f5870'], { length: 44, width: 5, angle: 0.15 });
  scene.dabs(ribbon(way, [3, 8, 14, 22, 34, 50, 70]), 40, ['#fffdf0', '#e3f3ea'], { length: 36, width: 4, angle: 0.1 });
  const stones: [number, number, number][] = [[386, 70, 7], [396, 74, 5], [448, 118, 10], [462, 124, 7], [386, 160, 9], [476, 186, 16], [454, 194, 10], [352, 214, 12]];
  stones.forEach(([x, y, wide], i) => {
    const foot = bend + y;
    const foam = `M${x - wide * 1.2} ${foot + 1}q${wide * 1.2} ${round1(wide * 0.4)} ${wide * 2.2} ${round1(between(scene.r, -2, 2))}`;
    scene.add(blob(scene.r, x, foot - wide * 0.3, wide, wide * 0.55, i % 2 ? '#3f6478' : '#4f7480', { wobble: 0.2 }) + blob(scene.r, x, foot - wide * 0.5, wide * 0.6, wide * 0.25, '#9cb8b0', { wobble: 0.2 }));
    scene.add(`<path d="${foam}" fill="none" stroke="#fbfdf2" stroke-width="2.5" stroke-linecap="round" opacity=".8"/>`);
  });
  const leaves = ['#24565c', '#44807a', '#b4c894'] as const;
  const woods: [number, number, number][] = [[318, 40, 34], [338, 26, 26], [486, 30, 30], [506, 46, 38], [300, 66, 44], [468, 62, 36], [516, 84, 50], [296, 104, 52], [330, 130, 50], [540, 128, 62], [276, 160, 70], [560, 176, 76]];
  woods.forEach(([x, y, size]) => scene.add(at(x, bend + y, 1, pine(scene, size, { light: x < 400 ? 1 : -1, leaves }))));
}
