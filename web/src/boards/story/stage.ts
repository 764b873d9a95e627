import { words } from "../../words/words.svelte";
import type { Table } from "./table";
import type { Seat } from "../../wire";
import type { BoardView, Tale as StoryTale } from "../../wire/story";

/** Helpers for Story's screens: the stories of this round, and the table's options. */

/** The stories with their strokes, which the view keeps in a separate list. */
export const talesOf = (view: BoardView): StoryTale[] =>
  view.tales.map((tale) => ({
    ...tale,
    tale: { ...tale.tale, sketch: drawnBy(view, tale.seat, false) },
    expansion: tale.expansion && { ...tale.expansion, sketch: drawnBy(view, tale.seat, true) },
  }));

const drawnBy = (view: BoardView, seat: Seat, expands: boolean) =>
  view.strokes.filter((each) => each.seat === seat && each.expands === expands).map(({ gesture }) => gesture);

export const taleOf = (view: BoardView, seat: Seat | null): StoryTale | undefined =>
  talesOf(view).find((tale) => tale.seat === seat);

/** The pictures that a story joins, the teller's last one last. */
export const joinedBy = (tale: StoryTale): string[] =>
  tale.more ? [tale.start, tale.picture, tale.more] : [tale.start, tale.picture];

/** Whether the story has text. */
export const noted = (tale: StoryTale): boolean => words.passage({ ...tale.tale, aloud: false }) !== "";

/** The gestures of a story, from the telling or from the tiebreaker. */
export const sketchOf = (tale: StoryTale) => tale.expansion?.sketch ?? tale.tale.sketch ?? [];

/** The points that end the game, by the table's options. */
export const goalOf = (table: Table): number | undefined => Number(table.options["target"]) || undefined;

/** The standing order that declines the action card. */
export const ACTION = "action";
export const declines = (table: Table): boolean =>
  table.sight?.orders?.some((order) => order.window === ACTION) ?? false;
