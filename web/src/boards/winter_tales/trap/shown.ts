/** A trap that was opened, as everybody has seen it. */
import type { TrapShown, WinterView } from "../../../wire/winter_tales";
import type { Table } from "../table";

export interface Shown {
  total: number;
  evaded: number;
  spring: string[];
  winter: string[];
  against: string[];
}

/** The server has counted; without its count here, the cards that lie open are all there is to say. */
export function shownOf(table: Table, view: WinterView): Shown {
  const piles = Object.values(view.piles).flatMap((pile) => (pile ? [pile] : []));
  const against = view.lying.filter(({ scene, source = "hand" }) => scene === "fight" && source === "hand");
  const events = table.log.flatMap((frame) => frame.events);
  const counted = events.findLast((event): event is TrapShown => event.event === "trap-shown");
  const spring = piles.flatMap((pile) => pile.spring);
  return {
    total: counted?.total ?? spring.length,
    evaded: counted?.evaded ?? against.length,
    spring,
    winter: piles.flatMap((pile) => pile.winter),
    against: against.map(({ card }) => card),
  };
}
