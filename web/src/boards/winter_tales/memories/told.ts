/** A passage by its number: the newest are in the view, those before in the log. */
import type { Tale, WinterView } from "../../../wire/winter_tales";
import type { Table } from "../table";

export function toldOf(table: Table, view: WinterView, id: number): Tale | undefined {
  const known = view.tales.find((tale) => tale.id === id);
  if (known) return known;
  const events = table.log.flatMap((frame) => frame.events);
  const told = events.find((event) => event.event === "narrated" && event.number === id);
  if (told?.event !== "narrated") return undefined;
  const again = events.findLast((event) => event.event === "rewritten" && event.tale === id);
  const tale = again?.event === "rewritten" ? again.text : told.tale;
  const { kind, seat, char, quest = "" } = told;
  const side = view.figures[char]?.side ?? "spring";
  return { id, kind, seat, tale, char, quest, side, chapter: view.chapter, turn: 0 };
}
