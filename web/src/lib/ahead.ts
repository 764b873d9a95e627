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

/** A visitor with a link needs the table's information first: request it while the texts are loading. */
export function askAhead(): void {
  const [, first, table] = location.pathname.split("/");
  const keys = readFragment(location.hash.slice(1));
  if (first !== "t" || !table || keys.carry) return;
  keep(table, keys);
  const early = window.ahead?.table === table ? window.ahead.answer.then(read<TableInfo>) : null;
  asked = { table, coming: early?.catch(() => ask(table)) ?? ask(table) };
  asked.coming.catch(() => {}); // whoever takes the answer hears of it
}

/** A table's information; the first request may already be under way. */
export function infoOf(table: string): Promise<TableInfo> {
  const ahead = asked?.table === table ? asked.coming : null;
  asked = null;
  return ahead ?? ask(table);
}

function ask(table: string): Promise<TableInfo> {
  const { join, watch } = keysOf(table);
  return api.info(table, join ?? watch ?? "");
}
