import { boxesOf, moved, pairs, placing, spotOf, type Point } from "../../parts/sketch";
import { t } from "../../words/words.svelte";
import type { Gesture, Seat } from "../../wire";

const PICTURES = ["start", "own", "more"];
const ROWS = ["upper", "middle", "lower"];
const COLUMNS = ["left", "centre", "right"];

/** The position of a point in words: on which picture, and in which part of it. */
export function whereabouts(point: Point, pictures: number, shown: Gesture[]): string {
  const boxes = boxesOf(pictures);
  const last = boxes.at(-1);
  const { picture, row, column } = spotOf(point, last ? moved(boxes, placing(shown, last)) : boxes);
  return t("story-board-where", {
    picture: PICTURES[picture] ?? "beside",
    spot: t(`story-board-spot-${ROWS[row]}-${COLUMNS[column]}`),
  });
}

export const toolName = (tool: string): string => t(`story-board-tool-${tool}`);

/** One gesture as a sentence: "Leo shows: heart, on the start picture, upper left". */
export function spoken(seat: Seat, gesture: Gesture, pictures: number, shown: Gesture[]): string {
  const [first, second] = pairs(gesture.points);
  const what = toolName(gesture.tool);
  if (!first || gesture.tool === "place") return t("story-board-shows", { seat, what });
  const where = whereabouts(first, pictures, shown);
  if (gesture.tool !== "spotlight" || !second) return t("story-board-shows-where", { seat, what, where });
  const other = whereabouts(second, pictures, shown);
  return t("story-board-shows-link", { seat, where, other });
}
