import type { TableInfo } from "../wire";
import { api } from "./api";
import { keep, keysOf } from "./memory";
import { readFragment } from "./share";

let asked: { table: string; coming: Promise<TableInfo> } | null = null;

/** Whoever comes by a link needs to know about that table first: ask while the words are still on their way. */
export function askAhead(): void {
  const [, first, table] = location.pathname.split("/");
  const keys = readFragment(location.hash.slice(1));
  if (first !== "t" || !table || keys.carry) return;
  keep(table, keys);
  asked = { table, coming: infoOf(table) };
  asked.coming.catch(() => {}); // whoever takes the answer hears of it
}

/** What a table is now; the first time maybe asked already. */
export function infoOf(table: string): Promise<TableInfo> {
  const ahead = asked?.table === table ? asked.coming : null;
  asked = null;
  const { join, watch } = keysOf(table);
  return ahead ?? api.info(table, join ?? watch ?? "");
}
