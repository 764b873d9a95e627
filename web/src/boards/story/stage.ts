import { words } from "../../words/words.svelte";
import type { Table } from "../../table/table.svelte";
import type { BoardView, Offer, OneOf, Seat, StoryTale } from "../../wire";

/** What every screen of Story asks of the table: its offers, its sentence, the stories of this round. */

export const offersOf = (table: Table): Map<string, Offer> =>
  new Map(table.question?.ask.offers.map((offer) => [offer.move, offer]));

export const asideOf = (table: Table, move: string): Offer | undefined =>
  table.sight?.asides?.find((offer) => offer.move === move);

export const oneOf = (offer: Offer | undefined, field: string): OneOf | undefined =>
  offer?.fields?.[field] as OneOf | undefined;

export const picturesOf = (offer: Offer | undefined): string[] =>
  (oneOf(offer, "picture")?.values ?? []).map(String);

/** What one is asked; where there is only something to look at, what is happening. */
export const sentenceOf = (table: Table): string => {
  const looks = offersOf(table).has("next");
  const say = (looks ? undefined : table.question?.ask.say) ?? table.sight?.now;
  return say ? words.say(say) : "";
};

export const talesOf = (view: BoardView): StoryTale[] =>
  view.tales.filter((tale) => tale.round === view.round);

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

/** Whom a question speaks about, as its sentence says it. */
export const addressed = (table: Table): Seat | null => {
  const seat = table.question?.ask.say.args?.["seat"];
  return typeof seat === "number" ? seat : null;
};

/** The standing order not to be asked for the action card. */
export const ACTION = "action";
export const declines = (table: Table): boolean =>
  table.sight?.orders?.some((order) => order.window === ACTION) ?? false;
