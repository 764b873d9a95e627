// The cut of a jigsaw puzzle: pieces with knobs and hollows that fit each other.

import { type Chance, times } from '../core/chance.ts';
import { type Point, round1 } from '../core/paths.ts';

// A knob along an edge that goes from 0,0 to 1,0: control points of four curves.
const KNOB: Point[] = [[0.25, 0.02], [0.42, -0.05], [0.39, 0.07], [0.28, 0.2], [0.36, 0.27], [0.5, 0.27], [0.64, 0.27], [0.72, 0.2], [0.61, 0.07], [0.58, -0.05], [0.75, 0.02], [1, 0]];

export interface Jigsaw {
  /** The outline of the piece in a column and row. */
  piece: (column: number, row: number) => string;
  /** All the cuts. */
  cuts: string;
}

/** Cuts a board whose corner is 0,0 into pieces of one size. */
export function jigsaw(r: Chance, columns: number, rows: number, cell: number): Jigsaw {
  const sides = () => times((columns + 1) * (rows + 1), () => (r() < 0.5 ? 1 : -1));
  const [level, upright] = [sides(), sides()];
  const edge = (column: number, row: number, down: boolean): Point[] => {
    const from: Point = [column * cell, row * cell];
    const outer = down ? column === 0 || column === columns : row === 0 || row === rows;
    const way = outer ? 0 : (down ? upright : level)[row * (columns + 1) + column]!;
    const place = ([u, v]: Point): Point => (down ? [from[0] - v * way * cell, from[1] + u * cell] : [from[0] + u * cell, from[1] + v * way * cell]);
    return [from, ...KNOB.map(place)];
  };
  const curve = (points: Point[]) => {
    let path = '';
    for (let i = 1; i < points.length; i += 3) {
      path += 'C' + points.slice(i, i + 3).map(([x, y]) => `${round1(x)} ${round1(y)}`).join(' ');
    }
    return path;
  };
  const start = ([x, y]: Point) => `M${round1(x)} ${round1(y)}`;
  return {
    piece: (column, row) => {
      const around = [edge(column, row, false), edge(column + 1, row, true), edge(column, row + 1, false).reverse(), edge(column, row, true).reverse()];
      return start(around[0]![0]!) + around.map(curve).join('') + 'Z';
    },
    cuts: times(rows + 1, (row) =>
      times(columns + 1, (column) =>
        [row > 0 && row < rows && column < columns ? edge(column, row, false) : null, column > 0 && column < columns && row < rows ? edge(column, row, true) : null].map((
          points,
        ) => (points ? start(points[0]!) + curve(points) : '')).join('')).join('')).join(''),
  };
}
