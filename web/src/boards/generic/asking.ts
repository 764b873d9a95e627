/** How offers become forms. A board that draws most moves itself takes the plain way; the generic board asks directly (direct.ts). */
import type { Component } from "svelte";
import type { Domain, Move, Offer } from "../../wire";
import type { Kind, Lighting } from "./lit";
import { beginning, titleOf, type Answer, type Values } from "./moves";

/** Offers that one form stands for. `places`: their places among the offers of the question. */
export interface Joint {
  move: string;
  offers: Offer[];
  places: number[];
}

/** What a row of buttons is given: each answers at once. */
export interface RowProps {
  title: string;
  answers: Answer[];
  field: string;
  place?: string;
  busy?: boolean;
  send: (move: Move) => void;
}

export interface Asking {
  joints: (offers: Offer[]) => Joint[];
  fields: (offers: Offer[], values: Values) => [string, Domain][];
  start: (offers: Offer[], begun: Move | null) => Values;
  settled: (offers: Offer[], values: Values) => Values;
  answers: (offer: Offer) => Answer[] | null; // of a row of buttons; null: a form, or a button
  runs: (kinds: Kind[]) => number[][]; // the places of the moves in the order of the page
  lit: (joints: Joint[], kinds: Kind[], more: Lighting) => number; // the place of the lit move, or of the open form; -1: none
  title: (offer: Offer, offers: Offer[]) => string; // tells it apart from others of its kind
  Row?: Component<RowProps>;
}

export const apart = (offers: Offer[]): Joint[] =>
  offers.map((offer, place) => ({ move: offer.move, offers: [offer], places: [place] }));

/** A form for each offer, in their order; the lit one is being filled in, or was made last, or is the first. */
export const plain: Asking = {
  joints: apart,
  fields: ([offer]) => Object.entries(offer?.fields ?? {}),
  start: ([offer], begun) => {
    const draft: Values = begun?.move === offer?.move ? { ...begun } : {};
    const fields = Object.entries(offer?.fields ?? {});
    return Object.fromEntries(fields.map(([name, domain]) => [name, draft[name] ?? beginning(domain)]));
  },
  settled: (_, values) => values,
  title: titleOf,
  answers: () => null,
  runs: (kinds) => [...kinds.keys()].map((place) => [place]),
  lit: (joints, kinds, { touched, recent, folded }) => {
    const form = (is: (place: number) => unknown) =>
      kinds.findIndex((kind, place) => kind === "form" && is(place));
    const last = form((place) => folded && joints[place]?.move === recent);
    return [form((place) => place === touched), last, form(() => true)].find((place) => place >= 0) ?? 0;
  },
};
