import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shapesOf, viewOf, type Shape } from "../../src/parts/marks";
import { boxesOf, moved, placing, spotOf, type Point } from "../../src/parts/sketch";
import type { Gesture } from "../../src/wire";

interface Shared {
  marks: { gesture: Gesture; shapes: Shape[] }[];
  scenes: {
    name: string;
    pictures: number;
    gestures: Gesture[];
    placed: number[];
    view: number[];
    spots: [Point, number[]][];
  }[];
}
/** The server's own geometry is asked the same in tests/server/books/test_books_scene.py. */
const SHARED: Shared = JSON.parse(
  readFileSync(join(__dirname, "../../../tests/server/books/sketches.json"), "utf8"),
);

for (const { gesture, shapes } of SHARED.marks)
  test(`${gesture.tool} is drawn as in the copy`, () => expect(shapesOf(gesture)).toEqual(shapes));

for (const { name, pictures, gestures, placed, view, spots } of SHARED.scenes)
  test(`${name}: laid and cut as in the copy`, () => {
    const boxes = boxesOf(pictures);
    const last = boxes.at(-1);
    if (!last) throw new Error("a scene has pictures");
    const laid = placing(gestures, last);
    const seen = viewOf(gestures, pictures);
    for (const [n, value] of [laid.x, laid.y, laid.turn, laid.scale].entries())
      expect(value).toBeCloseTo(placed[n] ?? NaN, 1);
    for (const [n, value] of [seen.left, seen.top, seen.width, seen.height].entries())
      expect(value).toBeCloseTo(view[n] ?? NaN, 1);
    for (const [point, spot] of spots) {
      const { picture, row, column } = spotOf(point, moved(boxes, laid));
      expect([picture, row, column]).toEqual(spot);
    }
  });
