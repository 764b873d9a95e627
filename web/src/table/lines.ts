import type { Table } from "./table.svelte";
import { valuesOf } from "./offers";

/** A note on something told aloud: its move, the move's field for the tale, and the tale. */
export interface OpenLine {
  move: string;
  of: string;
  tale: number;
}

/** Tales told aloud that may get a note, without those that got one while this page was open. */
export function openLines(table: Table): OpenLine[] {
  const events = table.log.flatMap((frame) => frame.events);
  return (table.sight?.asides ?? []).flatMap(({ move, fields = {} }) => {
    const of = Object.keys(fields).find((name) => name !== "line");
    if (!of || !("line" in fields)) return [];
    const written = events.filter((event) => "line" in event && of in event);
    const done = new Set(written.map((event) => event[of]));
    const told = valuesOf({ move, fields }, of).map(Number);
    return told.filter((tale) => !done.has(tale)).map((tale) => ({ move, of, tale }));
  });
}
