/** Who tells just now, and what has been told of the passage so far. */
import type { Lying, WinterView } from "../../../wire/winter_tales";
import type { Table } from "../table";

/** The seat that tells; null: nothing is being told, or the reader tells. */
export function tellerOf(table: Table): number | null {
  const { sight, seat } = table;
  const waiting = sight?.waiting ?? [];
  const telling = sight?.phase === "movement" || sight?.now.args?.["kind"] !== undefined;
  const found = waiting.find(({ heard }) => heard != null) ?? (telling ? waiting[0] : undefined);
  return found && found.seat !== seat ? found.seat : null;
}

/** The drawings of a seat that belong to no told passage yet. */
export function untold(table: Table, view: WinterView, seat: number): Lying[] {
  const events = table.log.flatMap((frame) => frame.events);
  const told = events.flatMap((event) => (event.event === "narrated" ? [event.tale] : []));
  const used = [...told, ...view.tales.map(({ tale }) => tale)]
    .flatMap(({ parts }) => parts ?? [])
    .flatMap((part) => (typeof part === "string" ? [] : [part.card]));
  return view.lying.filter((one) => one.seat === seat && !used.includes(one.card));
}
