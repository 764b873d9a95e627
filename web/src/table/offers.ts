import { words } from "../words/words.svelte";
import type { Offer, OneOf, Seat } from "../wire";
import type { Table } from "./table.svelte";

/** Offers of the current question, and the text for it. */

export const offersOf = (table: Table): Map<string, Offer> =>
  new Map(table.question?.ask.offers.map((offer) => [offer.move, offer]));

export const asideOf = (table: Table, move: string): Offer | undefined =>
  table.sight?.asides?.find((offer) => offer.move === move);

export function oneOf(offer: Offer | undefined, field: string): OneOf | undefined {
  const domain = offer?.fields?.[field];
  return domain?.domain === "one-of" ? domain : undefined;
}

/** The values of a field with a choice, as text. */
export const valuesOf = (offer: Offer | undefined, field: string): string[] =>
  (oneOf(offer, field)?.values ?? []).map(String);

export const picturesOf = (offer: Offer | undefined): string[] => valuesOf(offer, "picture");

/** The text of the reader's question; without a choice to make, what is happening. */
export const sentenceOf = (table: Table): string => {
  const looks = offersOf(table).has("next");
  const say = (looks ? undefined : table.question?.ask.say) ?? table.sight?.now;
  return say ? words.say(say) : "";
};

/** What is happening, for every viewer. */
export const happening = (table: Table): string => (table.sight ? words.say(table.sight.now) : "");

/** The seat that a question is about, by its text's arguments. */
export const addressed = (table: Table): Seat | null => {
  const seat = table.question?.ask.say.args?.["seat"];
  return typeof seat === "number" ? seat : null;
};
