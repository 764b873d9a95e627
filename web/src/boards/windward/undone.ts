/** What undo would take back, in words. */
import type { Heard } from "../../wire";
import type { Event } from "../../wire/windward";
import { t, words } from "../../words/words.svelte";

/** By the events of the reader's last move; `move`: its kind, for those that events do not name better. */
export function undoneOf(log: readonly Heard<Event>[], seat: number, move: string): string {
  const own = log
    .map(({ events }) => events.filter((event) => "seat" in event && event.seat === seat))
    .findLast((events) => events.length > 0);
  const sailed = own?.filter(({ event }) => event === "sailed").length ?? 0;
  if (sailed) return t("windward-board-undo-way", { spaces: sailed });
  for (const event of own ?? []) {
    if (event.event === "commanded") return words.value(event.order, "order");
    if (event.event === "played") return words.value(event.card, "card");
    if (event.event === "hired") return words.value(event.crew, "crew");
    if (event.event === "bought") return words.value(event.service, "service");
  }
  return words.move(move);
}
