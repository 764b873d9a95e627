/** New quests as they are offered: those that lie in a location, and those under a rebel, each with its places. */
import type { Table } from "../table";

export function newQuests(table: Table): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { move, fields } of table.question?.ask.offers ?? []) {
    const [token, at] = [fields?.["token"], fields?.["at"]];
    if (move !== "generate" || token?.domain !== "one-of" || at?.domain !== "one-of") continue;
    for (const each of token.values) found.set(String(each), at.values.map(String));
  }
  return found;
}
