/** What the reader may do now, by the offers; what may not be done has the rule by which it may not. */
import { offersOf, oneOf, valuesOf } from "../../../table/offers";
import type { Offer } from "../../../wire";
import type { SkyView } from "../../../wire/windward";
import type { Kind, Table } from "../table";
import type { Order, Pay, Service } from "./names";

/** `rule`: by which it is shut; empty if it is open. `pays`: how it may be paid for. */
export interface Deal {
  rule: string;
  pays: readonly Pay[];
  covered: boolean;
}

const PAYS: readonly Pay[] = ["mate", "coffee", "gas"];

export const offersFor = (table: Table, kind: Kind): Offer[] =>
  (table.question?.ask.offers ?? []).filter(({ move }) => move === kind);

/** The rule by which a kind of move is not offered. */
export const shutBy = (table: Table, kind: Kind): string => table.question?.ask.closed?.[kind] ?? "";

const paysOf = (offer: Offer | undefined): Pay[] => {
  const values = valuesOf(offer, "pay");
  return PAYS.filter((pay) => values.includes(pay));
};

export function orderDeal(table: Table, view: SkyView, order: Order): Deal {
  const offer = offersOf(table).get("command");
  const covered = view.course.covered.includes(order);
  if (valuesOf(offer, "order").includes(order)) return { rule: "", pays: paysOf(offer), covered };
  const rule = oneOf(offer, "order")?.closed?.[order] ?? shutBy(table, "command");
  return { rule, pays: [], covered };
}

/** Of an order that is a move of its own. */
export function moveDeal(table: Table, view: SkyView, kind: "hire" | "research"): Deal {
  const offer = offersOf(table).get(kind);
  const covered = view.course.covered.includes(kind === "hire" ? "hire_crew" : "research_crester");
  return { rule: offer ? "" : shutBy(table, kind), pays: paysOf(offer), covered };
}

/** The rule by which a service cannot be bought now; empty if it can. */
export function buyShut(table: Table, service: Service): string {
  const offer = offersOf(table).get("buy");
  if (valuesOf(offer, "service").includes(service)) return "";
  return oneOf(offer, "service")?.closed?.[service] ?? shutBy(table, "buy");
}

/** A mate before Coffee, unless the captain wants to pay by Coffee. */
export const payWith = (pays: readonly Pay[], coffee: boolean): Pay | undefined => {
  const crewed = pays.filter((pay) => pay !== "gas");
  return (coffee ? crewed.find((pay) => pay === "coffee") : undefined) ?? crewed[0];
};

/** Whether an order brings nothing since its value is at its highest (it may be given all the same). */
export const isWasted = (view: SkyView, seat: number, order: Order): boolean =>
  (order === "morale" && view.ships[seat]?.morale === 4) ||
  (order === "longboat_speed" && view.ships[seat]?.boat_speed === 8);

/** How many of a field's amount there are at most. */
export function mostOf(offer: Offer, field: string): number {
  const domain = offer.fields?.[field];
  return domain?.domain === "amount" ? domain.high : 0;
}
