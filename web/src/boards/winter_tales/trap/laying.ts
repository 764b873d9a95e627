/** The reader's trap while it is laid. It is kept in this browser alone: nothing of it is sent before it is sprung. */
import { offersOf } from "../../../table/offers";
import type { Move } from "../../../wire";
import type { LayTrap } from "../../../wire/winter_tales";
import type { Table } from "../table";

export interface Laid {
  cards: string[]; // all that must be laid
  named: boolean; // one of them is the trap card
  trap: string; // "": not chosen yet
  winter: string[]; // turned to winter; the others show spring
}

const isLaying = (move: Move): move is LayTrap => move.move === "lay-trap";
const page = (table: Table): string => `question ${table.question?.number}`;

export function laidOf(table: Table): Laid {
  const domain = offersOf(table).get("lay-trap")?.fields?.["cards"];
  const cards = domain?.domain === "piles" ? domain.values.map(String) : [];
  const named = domain?.domain === "piles" && domain.piles["trap"] !== undefined;
  const begun = table.drafts.of(page(table))?.move;
  const kept = begun && isLaying(begun) ? begun.cards : {};
  const known = (pile: string) => (kept[pile] ?? []).filter((card) => cards.includes(card));
  return { cards, named, trap: named ? (known("trap")[0] ?? "") : "", winter: known("winter") };
}

/** The cards below the character's own, in the order of the hand. */
export const hidden = ({ cards, trap }: Laid): string[] => cards.filter((card) => card !== trap);

/** The cards that count. */
export const counting = (laid: Laid): string[] => hidden(laid).filter((card) => !laid.winter.includes(card));

/** The cards that come back. */
export const returning = (laid: Laid): string[] => hidden(laid).filter((card) => laid.winter.includes(card));

export const isWhole = ({ named, trap }: Laid): boolean => !named || trap !== "";

const pilesOf = (laid: Laid): Record<string, string[]> => ({
  ...(laid.named && { trap: laid.trap ? [laid.trap] : [] }),
  spring: counting(laid),
  winter: returning(laid),
});

function keep(table: Table, laid: Laid): void {
  const move = { move: "lay-trap" as const, cards: pilesOf(laid) };
  table.drafts.write(page(table), { move });
}

export function turn(table: Table, card: string): void {
  const laid = laidOf(table);
  const winter = laid.winter.includes(card)
    ? laid.winter.filter((each) => each !== card)
    : [...laid.winter, card];
  keep(table, { ...laid, winter });
}

/** Choose the trap card; "": another one. */
export function choose(table: Table, trap: string): void {
  const laid = laidOf(table);
  keep(table, { ...laid, trap, winter: laid.winter.filter((card) => card !== trap) });
}

export function spring(table: Table): void {
  const laid = laidOf(table);
  if (isWhole(laid) && !table.sending) table.answer({ move: "lay-trap", cards: pilesOf(laid) });
}
