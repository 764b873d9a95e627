import type { TableInfo } from "../wire";

/** Local storage. Everything works without it: a private window may refuse to store anything. Then this page alone remembers. */
const PREFIX = "talewind ";
const unstored = new Map<string, string>();

/** The answer: whether it is stored beyond this page. */
export function remember(key: string, value: unknown): boolean {
  const said = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, said);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, said);
    return false;
  }
}

export function recall<T>(key: string, otherwise: T): T {
  try {
    const found = unstored.get(key) ?? localStorage.getItem(PREFIX + key);
    return found === null ? otherwise : JSON.parse(found);
  } catch {
    return otherwise;
  }
}

export function forget(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // as above
  }
}

/** The keys of a table's links that this browser has seen. */
export interface Keys {
  join?: string;
  watch?: string;
  carry?: string;
  code?: string;
}

export const keysOf = (table: string): Keys => recall<Keys>(`keys ${table}`, {});

export function keep(table: string, found: Keys): void {
  remember(`keys ${table}`, { ...keysOf(table), ...found });
}

/** The keys from the table's information, for people with a seat; else those that this browser has seen. */
export function keysAt(info: TableInfo): Keys {
  const { join, watch, ...others } = keysOf(info.table);
  return { ...others, join: info.key ?? join, watch: info.watch_key ?? watch };
}
