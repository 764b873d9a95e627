/** A movement as the server offers it: where one may go, and the moves that lead there. */
import type { Move, WinterView } from "../../../wire/winter_tales";
import { offersOf } from "../../../table/offers";
import type { Pick } from "../stage.svelte";
import type { Table } from "../table";
import { wayTo } from "../town/walked";

/** The places in reach, and those that one more drawing opens. */
export function reach(view: WinterView): Map<string, Pick> {
  const near = Object.entries(view.routes).filter(([, stop]) => stop.cards <= 1);
  return new Map(
    near.map(([space, { cards, met }]) => [
      space,
      { cost: wayTo(view.routes, space).length, met, far: cards > 0 },
    ]),
  );
}

/** The steps to a place, one move each. A companion comes along if it may. Steps that are free for a skill are taken first
 * if those that are left do not lead there. */
export function movesTo(table: Table, view: WinterView, space: string): Move[] {
  const way = wayTo(view.routes, space);
  const offers = offersOf(table);
  const along = Boolean(offers.get("walk")?.fields?.["along"]);
  const walks = way.map((to): Move => ({ move: "walk", to, ...(along && { along }) }));
  const free: Move[] = offers.has("free-steps") && way.length > (view.way?.steps ?? 0) ? [{ move: "free-steps" }] : []; // prettier-ignore
  return [...free, ...walks];
}

/** The place on a way where somebody could step in first. */
export const firstMet = (view: WinterView, space: string): string | undefined =>
  wayTo(view.routes, space).find((each) => view.routes[each]?.met);
