import type { BattleEnded } from "../../../wire/winter_tales";
import { kindOf } from "./fight";
import type { Table } from "../table";

/** How the battle has ended, while its end is told; undefined: it goes on. */
export function outcomeOf(table: Table): BattleEnded | undefined {
  if (kindOf(table) !== "battle_close") return undefined;
  const events = table.log.flatMap((frame) => frame.events);
  return events.findLast((event): event is BattleEnded => event.event === "battle-ended");
}
