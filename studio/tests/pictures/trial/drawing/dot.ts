import { blob } from '../../../../src/core/paths.ts';
import type { Scene } from '../../../../src/core/scene.ts';

export function dot(scene: Scene, colour: string): void {
  scene.add(blob(scene.r, scene.width / 2, scene.height / 2, 40, 40, colour));
}
