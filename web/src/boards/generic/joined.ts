/** Offers of one kind are alternatives. Where their fields can be chosen one after another they make one form: what an
 * earlier field has chosen narrows the later ones. */
import type { Amount, Domain, Move, Offer, OneOf } from "../../wire";
import { apart, type Joint } from "./asking";
import { beginning, type Value, type Values } from "./moves";

const WIDEST = 200; // values of a range that is listed

/** The values of a domain; null: they are not listed. */
function listed(domain: Domain): Value[] | null {
  if (domain.domain === "one-of") return domain.values;
  if (domain.domain !== "amount" || domain.high - domain.low > WIDEST) return null;
  return Array.from({ length: domain.high - domain.low + 1 }, (_, n) => domain.low + n);
}

const isListed = (domain: Domain): domain is OneOf | Amount => listed(domain) !== null;
const isOneOf = (domain: Domain): domain is OneOf => domain.domain === "one-of";

function together(domains: (OneOf | Amount)[], of: string): Domain {
  const values = [...new Set(domains.flatMap((domain) => listed(domain) ?? []))];
  const numbers = values.filter((value) => typeof value === "number").sort((a, b) => a - b);
  const [low = 0, high = 0] = [numbers[0], numbers.at(-1)];
  const kind = of ? { of } : {};
  const isRange = numbers.length === values.length && high - low + 1 === values.length;
  if (isRange && !domains.every(isOneOf)) return { domain: "amount", low, high, ...kind };
  const choices = domains.filter(isOneOf);
  const shut = choices.flatMap(({ closed = {} }) => Object.entries(closed));
  const closed = shut.filter(([value]) => !values.map(String).includes(value));
  const notes = choices.flatMap((domain) => Object.entries(domain.notes ?? {}));
  return {
    domain: "one-of",
    values: numbers.length === values.length ? numbers : values,
    ...kind,
    ...(shut.length ? { closed: Object.fromEntries(closed) } : {}),
    ...(notes.length ? { notes: Object.fromEntries(notes) } : {}),
  };
}

/** The values of all of them; null: they have too little in common. */
function union(domains: Domain[]): Domain | null {
  const [first] = domains;
  if (!first) return null;
  if (domains.every((domain) => JSON.stringify(domain) === JSON.stringify(first))) return first;
  const choices = domains.filter(isListed);
  const of = choices[0]?.of ?? "";
  const alike = choices.length === domains.length && choices.every((domain) => (domain.of ?? "") === of);
  return alike ? together(choices, of) : null;
}

function admits(domain: Domain | undefined, value: unknown): boolean {
  const values = domain && listed(domain);
  return !values || values.some((each) => each === value);
}

/** The fields of the form, each narrowed by what the fields before it have chosen. */
export function fieldsOf(offers: Offer[], values: Values): [string, Domain][] {
  let left = offers;
  return Object.keys(offers[0]?.fields ?? {}).flatMap((name): [string, Domain][] => {
    const domain = union(left.flatMap(({ fields }) => fields?.[name] ?? []));
    const chosen = values[name];
    const fit = left.filter(({ fields }) => admits(fields?.[name], chosen));
    if (chosen !== undefined && chosen !== null && fit.length) left = fit;
    return domain ? [[name, domain]] : [];
  });
}

/** The values with which a form begins: those of a draft, if they still fit. */
export function startOf(offers: Offer[], begun: Move | null = null): Values {
  const draft: Values = begun?.move === offers[0]?.move ? { ...begun } : {};
  const values: Values = {};
  for (const name of Object.keys(offers[0]?.fields ?? {})) {
    const domain = fieldsOf(offers, values).find(([each]) => each === name)?.[1];
    values[name] = draft[name] ?? (domain && beginning(domain));
  }
  return offers.length > 1 ? settled(offers, values) : values;
}

/** The values after a change: what no longer fits begins anew. */
export function settled(offers: Offer[], values: Values): Values {
  const next = { ...values };
  for (const name of Object.keys(offers[0]?.fields ?? {})) {
    const domain = fieldsOf(offers, next).find(([each]) => each === name)?.[1];
    const open = next[name] === undefined || next[name] === null;
    if (domain && !open && !admits(domain, next[name])) next[name] = beginning(domain);
  }
  return next;
}

const namesOf = (offer: Offer): string => Object.keys(offer.fields ?? {}).join();

function isJoint(offers: Offer[]): boolean {
  const [first] = offers;
  if (!first?.fields || offers.some((offer) => namesOf(offer) !== namesOf(first))) return false;
  return Object.keys(first.fields).every(
    (name) => union(offers.flatMap(({ fields }) => fields?.[name] ?? [])) !== null,
  );
}

/** One joint for each kind of move whose offers fit into a form; else one for each offer. In the order of the offers. */
export function joined(offers: Offer[]): Joint[] {
  const alone = apart(offers);
  return alone.flatMap((joint, place) => {
    const kind = alone.filter(({ move }) => move === joint.move);
    const all = kind.flatMap((each) => each.offers);
    if (kind.length < 2 || !isJoint(all)) return [joint];
    const isFirst = kind[0]?.places[0] === place;
    return isFirst ? [{ move: joint.move, offers: all, places: kind.flatMap(({ places }) => places) }] : [];
  });
}
