/** How the generic board asks: alternatives of a kind are one form, a single choice of few values answers at once, and what is one press
 * comes last, in a row. */
import type { Amount, Offer } from "../../wire";
import { capital } from "../../words/functions";
import { t } from "../../words/words.svelte";
import Answers from "./Answers.svelte";
import type { Asking } from "./asking";
import { fieldsOf, joined, settled, startOf } from "./joined";
import { litOf, type Kind } from "./lit";
import { choicesOf, type Answer, type Choice } from "./moves";
import { fieldLabel, moveLabel, plainly, valueName } from "./reading";

const NAMED = 4; // values that a title has room for
const FEW = 8; // values; more of them are a form
const SHUT = 2; // closed ones; likewise

/** The choices of an offer that a row of buttons can answer: of its only field, without pictures to look at first. */
export function answersOf(offer: Offer): Answer[] | null {
  const [field, ...others] = Object.entries(offer.fields ?? {});
  if (!field || others.length) return null;
  const [name, domain] = field;
  const answer = (choice: Choice, value: unknown): Answer => ({
    ...choice,
    move: { move: offer.move, [name]: value },
  });
  if (domain.domain === "flag" && domain.may !== false)
    return [true, false].map((value) => {
      const name = capital(t(value ? "client-generic-yes" : "client-generic-no"));
      return answer({ value: String(value), name, picture: false }, value);
    });
  const choices =
    domain.domain === "one-of" ? choicesOf(domain) : domain.domain === "amount" ? amountsOf(domain) : [];
  const open = choices.filter(({ rule }) => !rule);
  const shut = choices.length - open.length;
  if (open.length < 2 || open.length > FEW || shut > SHUT || choices.some(({ picture }) => picture))
    return null;
  return choices.map((choice) => answer(choice, choice.value));
}

function amountsOf({ low, high, of }: Amount): Choice[] {
  if (high - low >= FEW) return [];
  return Array.from({ length: high - low + 1 }, (_, n) => ({
    value: low + n,
    name: valueName(low + n, of),
    picture: false,
  }));
}

/** The places of the moves in the order of the page: what one chooses first, then all that is one press, in a row. */
export function runsOf(kinds: Kind[]): number[][] {
  const places = [...kinds.keys()];
  const buttons = places.filter((place) => kinds[place] === "button");
  const chosen = places.filter((place) => kinds[place] !== "button").map((place) => [place]);
  return buttons.length ? [...chosen, buttons] : chosen;
}

/** The title of one of several offers of a kind: with what is settled in it, or else with what it has to itself. */
export function fullTitleOf(offer: Offer, offers: Offer[]): string {
  const label = moveLabel(offer.move);
  const others = offers.filter((each) => each.move === offer.move && each !== offer);
  if (!others.length) return label;
  const named = (name: string, said: string) => `${fieldLabel(offer.move, name) ?? plainly(name)} ${said}`;
  const told = Object.entries(offer.fields ?? {}).flatMap(([name, domain]) => {
    const own = others.some(({ fields }) => JSON.stringify(fields?.[name]) !== JSON.stringify(domain));
    if (domain.domain === "one-of" && (domain.values.length === 1 || (own && domain.values.length <= NAMED)))
      return domain.values.map((value) => valueName(value, domain.of));
    if (domain.domain === "some" && domain.least === domain.most) return [named(name, String(domain.least))];
    if (domain.domain !== "amount" || !own) return [];
    return [named(name, domain.low === domain.high ? `${domain.low}` : `${domain.low}–${domain.high}`)];
  });
  return [label, told.join(", ")].filter(Boolean).join(": ");
}

export const direct: Asking = {
  joints: joined,
  fields: fieldsOf,
  start: startOf,
  settled,
  answers: answersOf,
  runs: runsOf,
  lit: litOf,
  title: fullTitleOf,
  Row: Answers,
};
