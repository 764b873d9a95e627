// An object card: one thing in a pool of light, on the ground of its set, in a cut paper frame.
import { turnHue } from '../core/colour.ts';
import { iconAt } from '../core/icons.ts';
import { at } from '../core/paths.ts';
import { regrade } from '../core/regrade.ts';
import type { Scene } from '../core/scene.ts';
import { picture, type Picture } from '../picture.ts';
import { drawings, type DrawingName } from './drawn/index.ts';
import { frame } from './frame.ts';
import { floor, ground, motifs } from './ground.ts';
import { objectSets, type ObjectSet, type SetName } from './sets.ts';

/** Where the object goes: around cx, cy, about `size` large, standing on `foot`. */
export interface ObjectPlace {
  cx: number;
  cy: number;
  size: number;
  foot: number;
  set: ObjectSet;
}

/** One row of the table: an icon, a drawing of `drawn/` by its name, or a drawing of its own. */
export interface ObjectRow {
  id: string;
  set: SetName;
  words: Picture['words'];
  motifs?: string[];
  icon?: string;
  drawn?: DrawingName;
  draw?: (scene: Scene, place: ObjectPlace) => string;
  size?: number;
  /** Moves the object to the right. */
  shift?: number;
  /** Hangs in the air instead of standing on the floor. */
  floats?: boolean;
  /** Turns the icon's hue (radians), when it would drown in the ground of its set. */
  hue?: number;
  /** Tilts the icon, in degrees. */
  turn?: number;
  /** For pale things: dusk instead of a pool of light behind them. */
  dim?: boolean;
}

function icon(scene: Scene, row: ObjectRow, { cx, cy, size, set }: ObjectPlace): string {
  if (!row.icon) throw new Error(`${row.id} has neither icon nor drawing`);
  const house = regrade({ pull: 0.42, shade: set.ink, tint: 0.22 });
  const recolour = row.hue ? (colour: string) => house(turnHue(colour, row.hue!)) : house;
  const behind = iconAt(scene, row.icon, cx + 12, cy + 16, size, { turn: row.turn, recolour: () => set.ink });
  const soft = `<g opacity=".34" ${scene.blur(10)}>${behind}</g>`;
  return soft + iconAt(scene, row.icon, cx, cy, size, { turn: row.turn, recolour });
}

function object(scene: Scene, row: ObjectRow, place: ObjectPlace): string {
  if (row.draw) return row.draw(scene, place);
  if (!row.drawn) return icon(scene, row, place);
  return at(place.cx, place.foot, 1, drawings[row.drawn](scene, place.size, place.set));
}

function placeOf(row: ObjectRow): ObjectPlace {
  const size = row.size ?? 570;
  const cx = 400 + (row.shift ?? 0);
  if (row.floats) return { cx, cy: 460, size, foot: 460 + size / 2, set: objectSets[row.set] };
  const foot = 752;
  return { cx, cy: foot - size * 0.45, size, foot, set: objectSets[row.set] };
}

function drawCard(scene: Scene, row: ObjectRow): void {
  const place = placeOf(row);
  ground(scene, place.set, row.dim);
  motifs(scene, place.set);
  if (row.floats) scene.shadow(400, 868, place.size * 0.36, 24, place.set.ink, 0.4);
  else floor(scene, place);
  scene.add(object(scene, row, place));
  frame(scene, place.set);
}

/** A picture of the objects' table. */
export function objectCard(row: ObjectRow): Picture {
  const { words, motifs: given, ...data } = row;
  return picture({
    id: row.id,
    motifs: given ?? [row.set],
    words,
    data,
    paint: { under: [210, 160, 130], vignette: 0.08, detail: 0.62, wobble: 0.8 },
    draw: (scene) => drawCard(scene, row),
  });
}
