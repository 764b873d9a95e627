/** Trades of cards, as the server offers them: one offer for each captain and each number of cards given. */
import type { Offer } from "../../../wire";
import type { OfferTrade, SkyView } from "../../../wire/windward";

export type Card = OfferTrade["give"][number];
const CARDS: readonly Card[] = [
  "fuel",
  "harpoon",
  "coffee",
  "deadweight",
  "aerogenerator",
  "bait",
  "false_flag",
];

export interface Proposal {
  to: number;
  given: number; // cards to give
  least: number; // cards to ask for
  most: number;
  asked: Card[]; // what may be asked for, each as often as there may be
}

export function proposalsOf(asides: readonly Offer[]): Proposal[] {
  return asides.flatMap(({ move, fields }): Proposal[] => {
    const [to, give, ask] = [fields?.["to"], fields?.["give"], fields?.["ask"]];
    if (
      move !== "offer-trade" ||
      to?.domain !== "one-of" ||
      give?.domain !== "some" ||
      ask?.domain !== "some"
    )
      return [];
    const asked = ask.values.flatMap((value) => CARDS.filter((card) => card === value));
    return to.values.map((seat) => ({
      to: Number(seat),
      given: give.least,
      least: ask.least,
      most: ask.most,
      asked,
    }));
  });
}

export const partners = (proposals: readonly Proposal[]): number[] => [
  ...new Set(proposals.map(({ to }) => to)),
];

/** What may be asked of a captain. */
export const goods = (proposals: readonly Proposal[], to: number): Card[] =>
  proposals.find((each) => each.to === to && each.asked.length)?.asked ?? [];

/** Whether so many cards may be offered for so many. */
export const isFair = (proposals: readonly Proposal[], to: number, give: number, ask: number): boolean =>
  proposals.some((each) => each.to === to && each.given === give && each.least <= ask && ask <= each.most);

export const openTrades = ({ trades }: SkyView, seat: number | null) =>
  trades.filter((trade) => trade.seat === seat || trade.to === seat);
