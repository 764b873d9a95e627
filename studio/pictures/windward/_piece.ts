// A piece of the board: painted, cut out of paper with the house's cream edge, light from the left. In a space of 512.
import { palette } from '../../src/core/colour.ts';
import type { Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import type { Picture } from '../../src/picture.ts';
import { brush, type Brush } from '../../src/shapes/brush.ts';

/** How every piece is painted and shipped. */
export const PIECE: Pick<Picture, 'files' | 'background' | 'paint'> = {
  files: [{ width: 256, format: 'webp', quality: 78 }],
  background: 'transparent',
  paint: { under: [200, 170, 130], underAmount: 0.04, flow: 0.6, vignette: 0, brush: 1.1, detail: 0.75 },
};

/** The brush of the pieces. */
export const pieceBrush = (scene: Scene, night = '#2b2448'): Brush => brush(scene, 100, { light: -1, night });

/** Lays the cream edge under everything that will be drawn inside these outlines. */
export function cutEdge(scene: Scene, outlines: readonly string[], width = 20): void {
  const shapes = outlines.map((path) => `<path d="${path}"/>`).join('');
  const edge = (colour: string, extra: string) =>
    `<g fill="${colour}" stroke="${colour}" stroke-width="${width * 2}" stroke-linejoin="round" stroke-linecap="round" ${extra}>${shapes}</g>`;
  scene.add(edge('#d9c39a', 'transform="translate(3 5)"') + edge(palette.edge, ''));
}

/** The same path seen in a mirror at `x`. */
export const mirrored = (x: number, svg: string): string => `<g transform="translate(${x * 2} 0) scale(-1 1)">${svg}</g>`;

/** Triangles that stand on a line, for a crest; heights are given for each step between two points. */
export function spikes(line: readonly Point[], heights: readonly number[]): string {
  return line.slice(0, -1).map(([x, y], i) => {
    const [nextX, nextY] = line[i + 1]!;
    const [dx, dy] = [nextX - x, nextY - y];
    const length = Math.hypot(dx, dy);
    const [tipX, tipY] = [x + dx * 0.2 + (dy / length) * heights[i]!, y + dy * 0.2 - (dx / length) * heights[i]!];
    return `M${x} ${y}Q${Math.round(x + dx * 0.1)} ${Math.round((y + tipY) / 2)} ${Math.round(tipX)} ${Math.round(tipY)}Q${Math.round(x + dx * 0.75)} ${Math.round(y + dy * 0.6)} ${nextX} ${nextY}Z`;
  }).join('');
}
