// Rooms in perspective: a camera in a space measured in centimetres, and the faces, boxes, tiles and discs it sees.
// x points right, y up, z away from the eye. Everything returns svg; lay it down from far to near.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { type Point, polygon, round1, smooth } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { type Brush, brush, type Form, type Look } from './brush.ts';

const MARGIN = 24; // how far faces reach beyond the picture

export type Spot = readonly [x: number, y: number, z: number];

export interface View {
  eye: Spot;
  /** Pixels a thing of one centimetre has at a distance of one centimetre. */
  lens: number;
  /** Where the eye's own line of sight meets the picture. */
  centre: Point;
  /** To the right, in radians. */
  turn?: number;
  /** Downwards, in radians. */
  tilt?: number;
}

export interface Face extends Form {
  /** Broad strokes on top of the form's own dabs, for large faces. */
  strokes?: number;
}

export class Room {
  readonly b: Brush;

  constructor(readonly scene: Scene, readonly view: View, readonly look: Look = {}) {
    this.b = brush(scene, 100, look);
  }

  private seen([x, y, z]: Spot): Spot {
    const { eye, turn = 0, tilt = 0 } = this.view;
    const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
    const [ax, az] = [dx * Math.cos(turn) - dz * Math.sin(turn), dx * Math.sin(turn) + dz * Math.cos(turn)];
    return [ax, dy * Math.cos(tilt) + az * Math.sin(tilt), Math.max(1, az * Math.cos(tilt) - dy * Math.sin(tilt))];
  }

  /** Where a place of the room lies in the picture. */
  at(...spot: Spot): Point {
    const { lens, centre } = this.view;
    const [x, y, z] = this.seen(spot);
    return [round1(centre[0] + (lens * x) / z), round1(centre[1] - (lens * y) / z)];
  }

  /** How many pixels a centimetre has there. */
  scale(...spot: Spot): number {
    return this.view.lens / this.seen(spot)[2];
  }

  /** Whether any of it can lie in the picture; the renderer fails on veiled strokes beyond its edge. */
  private inSight(points: readonly Point[]): boolean {
    const spans = (axis: 0 | 1, size: number) => points.some((point) => point[axis] < size) && points.some((point) => point[axis] > 0);
    return spans(0, this.scene.width) && spans(1, this.scene.height);
  }

  path(spots: readonly Spot[], closed = true): string {
    return polygon(spots.map((spot) => this.at(...spot)), closed);
  }

  /** The path of a face without what lies far beyond the picture, so that its strokes fall where they are seen; '' when all does. */
  private trimmed(spots: readonly Spot[]): string {
    const { width, height } = this.scene;
    const sides: [0 | 1, number, number][] = [[0, 1, -MARGIN], [0, -1, -width - MARGIN], [1, 1, -MARGIN], [1, -1, -height - MARGIN]];
    const kept = sides.reduce((points, [axis, sign, least]) => {
      const over = (point: Point) => point[axis] * sign - least;
      return points.flatMap((point, i): Point[] => {
        const last = points.at(i - 1)!;
        const [before, now] = [over(last), over(point)];
        const t = before / (before - now);
        const cut: Point = [last[0] + (point[0] - last[0]) * t, last[1] + (point[1] - last[1]) * t];
        return [...(before > 0 !== now > 0 ? [cut] : []), ...(now > 0 ? [point] : [])];
      });
    }, spots.map((spot) => this.at(...spot)));
    return kept.length > 2 ? polygon(kept) : '';
  }

  /** A flat face with paint in it. */
  face(spots: readonly Spot[], colour: string, { strokes = 0, ...form }: Face = {}): string {
    const path = this.trimmed(spots);
    if (!path) return '';
    const dark = form.shade ?? mix(colour, this.b.night, 0.4);
    const tones = [form.pale ?? lighten(colour, 0.06), lighten(colour, 0.03), lighten(colour, -0.03), mix(colour, dark, 0.5)];
    const broad = strokes ? this.scene.dabsShape(path, strokes, tones, { length: 54, width: 9, angle: form.grain ?? 0 }) : '';
    return this.b.form(path, colour, form) + broad;
  }

  /** A box with its lower left near corner at a spot; the faces the eye can see. */
  box([x, y, z]: Spot, [w, h, d]: Spot, colour: string, form: Face & { top?: string; side?: string } = {}): string {
    const { eye } = this.view;
    const lit = this.b.light;
    const { top = lighten(colour, 0.05), side, ...rest } = form;
    const flank = (right: boolean) => side ?? (right === lit > 0 ? lighten(colour, 0.02) : mix(colour, this.b.night, 0.3));
    const upright = (fx: number, right: boolean) => this.face([[fx, y, z], [fx, y + h, z], [fx, y + h, z + d], [fx, y, z + d]], flank(right), rest);
    return [eye[0] < x ? upright(x, false) : '', eye[0] > x + w ? upright(x + w, true) : '',
      eye[1] > y + h ? this.face([[x, y + h, z], [x + w, y + h, z], [x + w, y + h, z + d], [x, y + h, z + d]], top, rest) : '',
      eye[1] < y ? this.face([[x, y, z], [x + w, y, z], [x + w, y, z + d], [x, y, z + d]], mix(colour, this.b.night, 0.5), rest) : '',
      this.face([[x, y, z], [x + w, y, z], [x + w, y + h, z], [x, y + h, z]], colour, rest)].join('');
  }

  /** Tiles from a corner along two edges; `paint` gives each its colour or none. */
  tiles(corner: Spot, across: Spot, down: Spot, [columns, rows]: Point, paint: (column: number, row: number) => string | null, gap = 0.06): string {
    const spot = (u: number, v: number): Point => this.at(...(corner.map((c, i) => c + across[i]! * u + down[i]! * v) as unknown as Spot));
    return times(columns * rows, (i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const colour = paint(column, row);
      if (!colour) return '';
      const [u0, u1, v0, v1] = [(column + gap) / columns, (column + 1 - gap) / columns, (row + gap) / rows, (row + 1 - gap) / rows];
      const corners = [spot(u0, v0), spot(u1, v0), spot(u1, v1), spot(u0, v1)];
      return this.inSight(corners) ? this.b.flat(polygon(corners), colour) : '';
    }).join('');
  }

  /** A cup, can, bottle or pot: rings of given [height, radius] one above the other from a spot; `mouth` colours its open top. */
  turned([x, y, z]: Spot, rings: readonly Point[], colour: string, { mouth, ...form }: Form & { mouth?: string } = {}): string {
    const parts = rings.slice(1).map(([height, radius], i) => {
      const [low, wide] = rings[i]!;
      const round = (up: number, r: number) => times(16, (k): Point => this.at(x + Math.cos(k * 0.3927) * r, y + up, z + Math.sin(k * 0.3927) * r));
      return this.b.form(polygon(hull([...round(low, wide), ...round(height, radius)])), colour, form);
    });
    const [top, radius] = rings.at(-1)!;
    return parts.join('') + this.b.form(this.ring([x, y + top, z], radius), mouth ?? lighten(colour, 0.06), { dabs: 0.3, edge: mouth ? 1 : 0.6 });
  }

  /** The path of a ring lying level ('y'), facing the eye ('z') or a side wall ('x'). */
  ring([x, y, z]: Spot, radius: number, facing: 'x' | 'y' | 'z' = 'y', points = 14): string {
    const round = times(points, (i): Point => {
      const [c, s] = [Math.cos((i / points) * Math.PI * 2) * radius, Math.sin((i / points) * Math.PI * 2) * radius];
      return facing === 'y' ? this.at(x + c, y, z + s) : facing === 'z' ? this.at(x + c, y + s, z) : this.at(x, y + s, z + c);
    });
    return smooth(round, true);
  }

  /** A line through spots, `thick` centimetres wide at its middle. */
  line(spots: readonly Spot[], colour: string, thick: number, opacity = 1): string {
    if (!this.inSight(spots.map((spot) => this.at(...spot)))) return '';
    const middle = spots[Math.floor(spots.length / 2)]!;
    return this.b.line(this.path(spots, false), colour, round1(Math.max(0.8, thick * this.scale(...middle))), { opacity });
  }

  /** A soft shadow or light lying on a face. */
  soft(spots: readonly Spot[], colour: string, opacity: number, blur = 5): string {
    return `<path d="${this.trimmed(spots)}" fill="${colour}" opacity="${opacity}" ${this.scene.blur(blur)}/>`;
  }
}

/** The outline round a cloud of points. */
function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]) =>
    list.reduce((kept: Point[], point) => {
      const turnsIn = () => {
        const [a, b] = kept.slice(-2) as [Point, Point];
        return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) <= 0;
      };
      while (kept.length > 1 && turnsIn()) kept.pop();
      return [...kept, point];
    }, []);
  return [...half(sorted).slice(0, -1), ...half(sorted.reverse()).slice(0, -1)];
}
