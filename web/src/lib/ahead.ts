import type { TableInfo } from "../wire";
import { api, read } from "./api";
import { keep, keysOf } from "./memory";
import { readFragment } from "./share";

declare global {
  interface Window {
    ahead?: { table: string; answer: Promise<Response> }; // asked by the page itself
  }
}

let asked: { table: string; coming: Promise<TableInfo> } | null = null;

/** Whoever comes by a link needs to know about that table first: ask while the words are still on their way. */
export function askAhead(): void {
  const [, first, table] = location.pathname.split("/");
  const keys = readFragment(location.hash.slice(1));
  if (first !== "t" || !table || keys.carry) return;
  keep(table, keys);
  const early = window.ahead?.table === table ? window.ahead.answer.then(read<TableInfo>) : null;
  asked = { table, coming: early?.catch(() => ask(table)) ?? ask(table) };
  asked.coming.catch(() => {}); // whoever takes the answer hears of it
}

/** What a table is now; the first time maybe asked already. */
export function infoOf(table: string): Promise<TableInfo> {
  const ahead = asked?.table === table ? asked.coming : null;
  asked = null;
  return ahead ?? ask(table);
}

function ask(table: string): Promise<TableInfo> {
  const { join, watch } = keysOf(table);
  return api.info(table, join ?? watch ?? "");
}
