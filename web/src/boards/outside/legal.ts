import type { Domain, Move, Offer } from "../../wire";

type Given = Record<string, unknown>;

/** Whether a value fits a domain, as far as that can be said without the rules: the server decides. */
export function fits(domain: Domain, value: unknown): boolean {
  switch (domain.domain) {
    case "one-of":
      return domain.values.some((each) => each === value);
    case "amount":
      return Number.isInteger(value) && Number(value) >= domain.low && Number(value) <= domain.high;
    case "flag":
      return value === false || (value === true && (domain.may ?? true));
    case "some":
      return Array.isArray(value) && isPart(value, domain.values, domain.least, domain.most);
    default:
      return value !== undefined && value !== null;
  }
}

/** Whether a list has no more of each value than there are, and neither too few nor too many. */
function isPart(some: unknown[], values: readonly unknown[], least: number, most: number): boolean {
  const rest = [...values];
  const known = some.every((each) => {
    const place = rest.indexOf(each);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
  return known && some.length >= least && some.length <= most;
}

/** Whether an offer takes this move: every field that it names is there and fits, and there is no other. */
export function takes(offer: Offer, { move, ...given }: Move): boolean {
  const fields = offer.fields ?? {};
  return (
    offer.move === move &&
    Object.entries(fields).every(([name, domain]) => fits(domain, given[name])) &&
    Object.keys(given).every((name) => name in fields)
  );
}

/** The values of a domain that can be listed. */
function listed(domain: Domain | undefined): (string | number | boolean)[] {
  switch (domain?.domain) {
    case "one-of":
    case "some":
    case "piles":
      return [...new Set(domain.values)];
    case "amount":
      return Array.from({ length: domain.high - domain.low + 1 }, (_, place) => domain.low + place);
    case "flag":
      return (domain.may ?? true) ? [false, true] : [false];
    default:
      return [];
  }
}

/** All values of a field, over the offers of a kind that the given fields fit. */
export function valuesOf(offers: readonly Offer[], kind: string, field: string, given: Given = {}) {
  const fitting = offers.filter(({ move, fields = {} }) => {
    const named = Object.entries(given).every(([name, value]) => fields[name] && fits(fields[name], value));
    return move === kind && named;
  });
  return [...new Set(fitting.flatMap(({ fields }) => listed(fields?.[field])))];
}
