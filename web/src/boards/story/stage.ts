import { words } from "../../words/words.svelte";
import type { Table } from "./table";
import type { Seat } from "../../wire";
import type { BoardView, Tale as StoryTale } from "../../wire/story";

/** What every screen of Story asks of its view: the stories of this round, and what the table has chosen. */

/** With what was drawn, which the view has in a list of its own. */
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

/** The pictures that a story joins, the teller's last one at the end. */
export const joinedBy = (tale: StoryTale): string[] =>
  tale.more ? [tale.start, tale.picture, tale.more] : [tale.start, tale.picture];

/** Somebody has written down what was told. */
export const noted = (tale: StoryTale): boolean => words.passage({ ...tale.tale, aloud: false }) !== "";

/** What was shown without words, in the telling or after it in the tiebreaker. */
export const sketchOf = (tale: StoryTale) => tale.expansion?.sketch ?? tale.tale.sketch ?? [];

/** How many points end the game, as the table has chosen. */
export const goalOf = (table: Table): number | undefined => Number(table.options["target"]) || undefined;

/** The standing order not to be asked for the action card. */
export const ACTION = "action";
export const declines = (table: Table): boolean =>
  table.sight?.orders?.some((order) => order.window === ACTION) ?? false;
