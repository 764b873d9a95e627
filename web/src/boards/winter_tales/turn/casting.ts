/** The characters that the reader may take, each with its free places. */
import type { Table } from "../table";

export function takeable(table: Table): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { move, fields } of table.question?.ask.offers ?? []) {
    const [char, space] = [fields?.["char"], fields?.["space"]];
    if (move !== "take-character" || char?.domain !== "one-of" || space?.domain !== "one-of") continue;
    for (const each of char.values) found.set(String(each), space.values.map(String));
  }
  return found;
}
