// Walls of rock with facets that catch the light.

import { between } from '../../core/chance.ts';
import { lighten, mix } from '../../core/colour.ts';
import { polygon, type Point } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';

const DEEP = '#16304c'; // what the rock's shadows lean to

/** A wall of rock reaching in from the side of the picture; its edge towards the gorge is given from top to bottom. */
export function cliff(scene: Scene, edge: Point[], colour: string, lit: string, dabs: number): void {
  const [top, foot] = [edge[0]!, edge[edge.length - 1]!];
  const out = top[0] < scene.width / 2 ? -40 : scene.width + 40;
  const path = polygon([[out, top[1] + 6], ...edge, [out, foot[1]]]);
  const side = out < 0 ? 1 : -1;
  const fill = scene.linear([[0, mix(colour, DEEP, 0.45)], [0.6, colour], [1, lit]], side > 0 ? 0 : 1, 0, side > 0 ? 1 : 0, 0.15);
  const facets = edge.slice(1, -1).map(([x, y], i) => {
    const depth = between(scene.r, 50, 120);
    const shape = polygon([[x, y], [x - side * depth * 0.4, y + between(scene.r, -50, -20)], [x - side * depth, y + between(scene.r, 10, 60)], [x - side * depth * 0.5, y + 110], [edge[i + 2]![0], edge[i + 2]![1]]]);
    return `<path d="${shape}" fill="${i % 2 ? lit : mix(colour, DEEP, 0.4)}" opacity=".4"/>`;
  });
  scene.add(`<path d="${path}" fill="${fill}"/><g ${scene.clip(path)}>${facets.join('')}</g>`);
  scene.dabs(path, dabs, [lighten(colour, 0.07), mix(colour, DEEP, 0.5), lit, mix(colour, DEEP, 0.25)], { length: 46, width: 6, angle: 1.45 });
  scene.add(`<path d="${polygon(edge, false)}" fill="none" stroke="${lighten(lit, 0.08)}" stroke-width="5" stroke-linejoin="round" opacity=".6"/>`);
}
