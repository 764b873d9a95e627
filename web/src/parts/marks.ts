import MARKS from "../../../src/talewind/kit/marks.json";
import { boxesOf, pairs, pathOf, placing, SCENE, type Box, type Point } from "./sketch";
import type { Gesture } from "../wire";

/** The marks of a sketch as SVG shapes. Sizes, colours and stickers are the package's data: the copy of a book is printed
    from the same file. The server's own geometry is asked the same in tests/server/books/test_books_scene.py. */
export type Shape =
  | { look: string; d: string }
  | { look: string; circle: [number, number, number] }
  | { sticker: string; at: Point };

/** One shape of a sticker, on a grid of 24: an outline or a circle. Without a fill it is a line. */
export interface Cut {
  d?: string;
  circle?: number[];
  fill?: string;
}

type Attributes = Record<string, string | number>;

export const LOOKS: Record<string, Attributes> = MARKS.looks;
export const STICKERS: Record<string, Cut[]> = MARKS.stickers;
export const STICKER: { size: number; box: number[]; paper: Attributes; line: Attributes } = MARKS.sticker;
const PALETTE: Record<string, string> = MARKS.palette;
const REACH: Record<string, number> = MARKS.reach; // of a mark beyond its points

/** The fill of a sticker's shape; one filled with ink has no outline. */
export function filled({ fill }: Cut): Attributes {
  if (!fill) return {};
  const colour = { fill: PALETTE[fill] ?? "none" };
  return fill === "ink" ? { ...colour, stroke: "none" } : colour;
}

export function shapesOf({ tool, points }: Gesture): Shape[] {
  const ends = pairs(points);
  const [first] = ends;
  const tip = ends.at(-1);
  if (!first || !tip) return [];
  const d = pathOf(points);
  if (tool.startsWith("pen-"))
    return [
      { look: "casing", d },
      { look: tool, d },
    ];
  if (tool === "trail")
    return [
      { look: "trail-edge", d },
      { look: "trail", d },
      { look: "tip", circle: [...tip, MARKS.tip] },
    ];
  if (tool === "spotlight") {
    const rings = ends.flatMap((end): Shape[] =>
      ["casing", "ring"].map((look) => ({ look, circle: [...end, MARKS.ring] })),
    );
    return [{ look: "casing", d }, { look: "link", d }, ...rings];
  }
  return tool.startsWith("sticker-") ? [{ sticker: tool.slice(8), at: first }] : [];
}

/** The part of the scene that a book shows: its whole width, as high as pictures and marks reach. */
export function viewOf(gestures: Gesture[], pictures: number): Box {
  const boxes = boxesOf(pictures);
  const heights = boxes.slice(0, -1).flatMap(({ top, height }) => [top, top + height]);
  const last = boxes.at(-1);
  if (last) {
    const { y, turn, scale } = placing(gestures, last);
    const angle = (turn * Math.PI) / 180;
    const half =
      ((last.width * Math.abs(Math.sin(angle)) + last.height * Math.abs(Math.cos(angle))) * scale) / 2;
    heights.push(y - half, y + half);
  }
  for (const { tool, points } of gestures) {
    const reach = REACH[tool.split("-")[0] ?? ""];
    if (reach) heights.push(...pairs(points).flatMap(([, y]) => [y - reach, y + reach]));
  }
  const top = Math.max(0, Math.min(...heights) - MARKS.margin);
  const bottom = Math.min(SCENE, Math.max(...heights) + MARKS.margin);
  return { left: 0, top, width: SCENE, height: bottom - top };
}
