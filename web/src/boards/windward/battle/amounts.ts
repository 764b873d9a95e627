import type { Offer } from "../../../wire";

/** The largest amount of a field that is offered. */
export function most(offer: Offer | undefined, field: string): number {
  const domain = offer?.fields?.[field];
  return domain?.domain === "amount" ? domain.high : 0;
}
