/** From an offer to a move: initial values of fields, and the result. The server decides what is legal. */
import type { Domain, Move, Offer, OneOf, Passage, Some } from "../../wire";
import { fieldLabel, isPicture, moveLabel, plainly, valueName } from "./reading";
import { words } from "../../words/words.svelte";

export type Value = string | number;
export type Values = Record<string, unknown>;

/** What a field is given: its domain, and its value to bind. */
export interface FieldProps<Domain, Value> {
  domain: Domain;
  label: string;
  value: Value;
}

/** Whether others read a tale while it is written, and the switch for it. */
export interface Along {
  on: boolean;
  turn: (on: boolean) => void;
}

/** One choice. `rule`: the rule that closes it. */
export interface Choice {
  value: Value;
  name: string;
  picture: boolean;
  seat?: number;
  rule?: string;
  note?: string;
}

/** A choice, and the move that it is. */
export interface Answer extends Choice {
  move: Move;
}

export function choicesOf(domain: OneOf | Some): Choice[] {
  const of = domain.of ?? "";
  const notes = ("notes" in domain && domain.notes) || {};
  const closed = ("closed" in domain && domain.closed) || {};
  const choice = (value: Value): Choice => ({
    value,
    name: valueName(value, of),
    picture: isPicture(value),
    seat: of === "seat" ? Number(value) : undefined,
    note: notes[value] && words.say(notes[value]),
    rule: closed[value],
  });
  const open = domain.values.map((value) => ({ ...choice(value), rule: undefined }));
  const shut = Object.keys(closed).filter((value) => !domain.values.map(String).includes(value));
  return [...open, ...shut.map(choice)];
}

/** The value with which a field begins. */
export function beginning(domain: Domain): unknown {
  switch (domain.domain) {
    case "one-of":
      return domain.values.length === 1 && !domain.closed ? domain.values[0] : undefined;
    case "some":
      return [];
    case "piles":
      return Object.fromEntries(Object.keys(domain.piles).map((pile) => [pile, []]));
    case "amount":
      return domain.low;
    case "flag":
      return false;
    case "words":
      return {
        parts: domain.in_order ? (domain.weave ?? []).map((card) => ({ part: "woven" as const, card })) : [],
      } satisfies Passage;
  }
}

/** The title of one of several offers of a kind: with what is settled in it. */
export function titleOf(offer: Offer, offers: Offer[]): string {
  const label = moveLabel(offer.move);
  if (offers.filter(({ move }) => move === offer.move).length < 2) return label;
  const settled = Object.entries(offer.fields ?? {}).flatMap(([name, domain]) => {
    if (domain.domain === "one-of" && domain.values.length === 1)
      return domain.values.map((value) => valueName(value, domain.of));
    if (domain.domain !== "some" || domain.least !== domain.most) return [];
    return [`${fieldLabel(offer.move, name) ?? plainly(name)} ${domain.least}`];
  });
  return [label, settled.join(", ")].filter(Boolean).join(": ");
}

/** Whether every field is filled in; the server cannot decode an incomplete move. */
export const isWhole = (offer: Offer, values: Values): boolean =>
  Object.keys(offer.fields ?? {}).every((name) => values[name] !== undefined && values[name] !== null);

export function moveOf(offer: Offer, values: Values): Move {
  const fields = Object.keys(offer.fields ?? {}).map((name) => [name, values[name]]);
  return { move: offer.move, ...Object.fromEntries(fields) };
}

/** The indexes of these values in a list; a hand may hold two of a kind. */
export function placesOf(values: Value[], wanted: Value[]): number[] {
  const rest = [...wanted];
  return values.flatMap((value, place) => {
    const found = rest.indexOf(value);
    if (found < 0) return [];
    rest.splice(found, 1);
    return [place];
  });
}
