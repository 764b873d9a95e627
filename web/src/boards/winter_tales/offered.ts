import { valuesOf } from "../../table/offers";
import type { Kind, Table } from "./table";

/** Whether one of these kinds is offered as an answer. */
export const asked = (table: Table, ...kinds: readonly Kind[]): boolean =>
  table.question?.ask.offers.some(({ move }) => kinds.some((kind) => kind === move)) ?? false;

/** Whether one of these kinds is offered beside the question. */
export const beside = (table: Table, ...kinds: readonly Kind[]): boolean =>
  table.sight?.asides?.some(({ move }) => kinds.some((kind) => kind === move)) ?? false;

/** What is offered in the field `what`, each with the places that are offered in the field `where` beside it. */
export function placesOf(table: Table, kind: Kind, what: string, where: string): Map<string, string[]> {
  const offers = (table.question?.ask.offers ?? []).filter(({ move }) => move === kind);
  return new Map(
    offers.flatMap((offer) => {
      const places = valuesOf(offer, where);
      return valuesOf(offer, what).map((each) => [each, places] as const);
    }),
  );
}
