import MARKS from "../../../src/talewind/kit/marks.json";
import type { Gesture } from "../wire";

/** The scene of a performance: a square of 1000 units, pictures side by side, the last one movable. */
export const SCENE = MARKS.scene;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of the movable picture: its centre, its rotation in degrees, its scale. */
export interface Placing {
  x: number;
  y: number;
  turn: number;
  scale: number;
}

export type Point = [number, number];

const STEP = 80; // turn and enlargement, in thousandths

export function boxesOf(pictures: number): Box[] {
  const room = SCENE / Math.max(2, pictures);
  const width = room - 2 * MARKS.margin;
  const height = width / MARKS.sides;
  return Array.from({ length: pictures }, (_, n) => ({
    left: n * room + MARKS.margin,
    top: (SCENE - height) / 2,
    width,
    height,
  }));
}

const whole = (n: number) => Math.round(Math.max(0, Math.min(SCENE, n)));

export const asPoints = (points: Point[]): number[] => points.flat().map(whole);

/** A place gesture: the centre; rotation (500: upright) and scale (500: unchanged; doubled every 500). */
export function placing(gestures: Gesture[], box: Box): Placing {
  const last = gestures.findLast((gesture) => gesture.tool === "place");
  const [x = box.left + box.width / 2, y = box.top + box.height / 2, turn = 500, size = 500] =
    last?.points ?? [];
  return { x, y, turn: (turn - 500) * 0.36, scale: 2 ** ((size - 500) / 500) };
}

export function placed({ x, y, turn, scale }: Placing): Gesture {
  return { tool: "place", points: [x, y, 500 + turn / 0.36, 500 + 500 * Math.log2(scale)].map(whole) };
}

export const turned = (from: Placing, by: number): Placing => ({
  ...from,
  turn: Math.max(-180, Math.min(180, from.turn + by * STEP * 0.36)),
});

export const enlarged = (from: Placing, by: number): Placing => ({
  ...from,
  scale: Math.max(0.5, Math.min(2, from.scale * 2 ** ((by * STEP) / 500))),
});

export function pairs(points: number[]): Point[] {
  return Array.from({ length: points.length / 2 }, (_, n) => [points[2 * n] ?? 0, points[2 * n + 1] ?? 0]);
}

/** A smooth line through the points; a single point is a dot. */
export function pathOf(points: number[]): string {
  const [first, ...rest] = pairs(points);
  if (!first) return "";
  if (!rest.length) return `M${first[0]} ${first[1]}h.1`;
  let path = `M${first[0]} ${first[1]}`;
  rest.forEach(([x, y], n) => {
    const next = rest[n + 1];
    path += next ? `Q${x} ${y} ${(x + next[0]) / 2} ${(y + next[1]) / 2}` : `L${x} ${y}`;
  });
  return path;
}

/** The stroke simplified to few enough points to send, without a visible change. */
export function thinned(points: Point[], most: number): Point[] {
  let kept = points;
  for (let off = 2; off === 2 || kept.length > most; off *= 1.6) kept = simpler(points, off);
  return kept;
}

/** Drop points within `off` of the line between those that stay. */
function simpler(points: Point[], off: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  const far = points.map((point) => distance(point, first, last));
  const worst = Math.max(...far);
  if (worst <= off) return [first, last];
  const at = far.indexOf(worst);
  return [...simpler(points.slice(0, at + 1), off), ...simpler(points.slice(at), off).slice(1)];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (!length) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

export const SPOTS = 3; // rows and columns of places on a picture

/** The centre of one of the nine places of a picture. */
export function spot(box: Box, row: number, column: number): Point {
  const part = (n: number) => (2 * n + 1) / (2 * SPOTS);
  return [box.left + box.width * part(column), box.top + box.height * part(row)];
}

/** The picture of a point (-1: none), and which of its nine places. */
export function spotOf([x, y]: Point, boxes: Box[]): { picture: number; row: number; column: number } {
  const inside = ({ left, top, width, height }: Box) =>
    x >= left && x <= left + width && y >= top && y <= top + height;
  const picture = boxes.findLastIndex(inside);
  const box = boxes[picture] ?? { left: 0, top: 0, width: SCENE, height: SCENE };
  const part = (n: number) => Math.max(0, Math.min(SPOTS - 1, Math.floor(n * SPOTS)));
  return { picture, row: part((y - box.top) / box.height), column: part((x - box.left) / box.width) };
}

/** The boxes of the pictures, the last one where it was moved to. */
export function moved(boxes: Box[], { x, y, scale }: Placing): Box[] {
  return boxes.map((box, n) => {
    if (n < boxes.length - 1) return box;
    const [width, height] = [box.width * scale, box.height * scale];
    return { left: x - width / 2, top: y - height / 2, width, height };
  });
}
