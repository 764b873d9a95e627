/** The passages of the quest that runs, from its beginning: the newest are in the view, those before in the log. */
import type { Tale, WinterView } from "../../../wire/winter_tales";
import type { Table } from "../table";

const KINDS = ["quest_begin", "quest_continue", "quest_join", "quest_last", "quest_end"];

export function partsOf(table: Table, view: WinterView): Tale[] {
  const all = new Map<number, Tale>();
  for (const event of table.log.flatMap((frame) => frame.events)) {
    if (event.event !== "narrated") continue;
    const { number: id, kind, seat, tale, char, quest = "" } = event;
    const side = view.figures[char]?.side ?? "spring";
    all.set(id, { id, kind, seat, tale, char, quest, side, chapter: view.chapter, turn: 0 });
  }
  for (const tale of view.tales) all.set(tale.id, tale);
  const told = [...all.values()].filter(({ kind }) => KINDS.includes(kind)).sort((a, b) => a.id - b.id);
  const begun = told.findLastIndex(({ kind }) => kind === "quest_begin");
  const ended = told.findLastIndex(({ kind }, n) => kind === "quest_end" && n < told.length - 1);
  return told.slice(begun < 0 ? ended + 1 : begun);
}
