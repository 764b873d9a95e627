// What the pictures on the cards share. In a space of 512, light from the left.
import { at } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import type { Picture } from '../../src/picture.ts';
import { cloud, windCurl } from '../../src/shapes/sky.ts';

/** How every card's picture is painted and shipped. */
export const CARD: Pick<Picture, 'files' | 'paint'> = {
  files: [{ width: 288, format: 'webp', quality: 78 }],
  paint: { under: [190, 140, 110], underAmount: 0.08, flow: -0.3, vignette: 0.14, brush: 1.05, detail: 0.7 },
};

/** Clouds along the lower edge. */
export function cloudBank(scene: Scene, pale: string, shade: string, y = 520): void {
  [[70, 0, 260], [440, 8, 280], [250, 24, 360]].forEach(([x, off, size]) => scene.add(at(x!, y + off!, 1, cloud(scene, size!, { tall: 0.3, pale, shade, light: -1 }))));
}

/** Wind in the open sky. */
export function curls(scene: Scene, places: readonly [x: number, y: number, size: number][]): void {
  places.forEach(([x, y, size]) => scene.add(at(x, y, 1, windCurl(scene, size, { width: 3.2, opacity: 0.75 }))));
}
