import { words } from "../words/words.svelte";
import type { Offer, OneOf, Seat } from "../wire";
import type { Table } from "./table.svelte";

/** What every screen asks of the table: what is offered, and the sentence for it. */

export const offersOf = (table: Table): Map<string, Offer> =>
  new Map(table.question?.ask.offers.map((offer) => [offer.move, offer]));

export const asideOf = (table: Table, move: string): Offer | undefined =>
  table.sight?.asides?.find((offer) => offer.move === move);

export function oneOf(offer: Offer | undefined, field: string): OneOf | undefined {
  const domain = offer?.fields?.[field];
  return domain?.domain === "one-of" ? domain : undefined;
}

/** The values of a field that names one of several, as they are written. */
export const valuesOf = (offer: Offer | undefined, field: string): string[] =>
  (oneOf(offer, field)?.values ?? []).map(String);

export const picturesOf = (offer: Offer | undefined): string[] => valuesOf(offer, "picture");

/** What one is asked; where there is only something to look at, what is happening. */
export const sentenceOf = (table: Table): string => {
  const looks = offersOf(table).has("next");
  const say = (looks ? undefined : table.question?.ask.say) ?? table.sight?.now;
  return say ? words.say(say) : "";
};

/** What is happening, whoever is asked. */
export const happening = (table: Table): string => (table.sight ? words.say(table.sight.now) : "");

/** Whom a question speaks about, as its sentence says it. */
export const addressed = (table: Table): Seat | null => {
  const seat = table.question?.ask.say.args?.["seat"];
  return typeof seat === "number" ? seat : null;
};
