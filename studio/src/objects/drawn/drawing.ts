// What a drawing by hand is: its foot at 0, 0, about `size` high, lit from the left like the icons beside it.
import { iconAt } from '../../core/icons.ts';
import { regrade } from '../../core/regrade.ts';
import type { Scene } from '../../core/scene.ts';
import type { Look } from '../../shapes/index.ts';
import type { ObjectSet } from '../sets.ts';

export type Drawing = (scene: Scene, size: number, set: ObjectSet) => string;

export const LIT: Look = { light: -1 };

/** An icon in the colours of the house, standing on 0, 0. */
export function standingIcon(scene: Scene, icon: string, size: number, set: ObjectSet): string {
  return iconAt(scene, icon, 0, -size / 2, size, { recolour: regrade({ pull: 0.42, shade: set.ink, tint: 0.22 }) });
}
