// Cut paper: a drawing inside an outline cut by hand, with the house's cream edge, on nothing.
import { palette } from '../../src/core/colour.ts';
import type { Scene } from '../../src/core/scene.ts';

/** Draws inside the outline and lays the cream edge round it; `edge` is the edge's width. */
export function cutPaper(scene: Scene, outline: string, edge: number, draw: () => void): void {
  scene.add(`<path d="${outline}" fill="${palette.edge}" stroke="${palette.edge}" stroke-width="${edge * 2}" stroke-linejoin="round"/>`);
  scene.add(`<g ${scene.clip(outline)}>`);
  draw();
  scene.add('</g>');
}
