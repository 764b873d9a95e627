import type { Kind, Table } from "./table";

/** Whether one of these kinds is offered as an answer. */
export const asked = (table: Table, ...kinds: readonly Kind[]): boolean =>
  table.question?.ask.offers.some(({ move }) => kinds.some((kind) => kind === move)) ?? false;

/** Whether one of these kinds is offered beside the question. */
export const beside = (table: Table, ...kinds: readonly Kind[]): boolean =>
  table.sight?.asides?.some(({ move }) => kinds.some((kind) => kind === move)) ?? false;
