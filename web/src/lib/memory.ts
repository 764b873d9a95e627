import type { TableInfo } from "../wire";

/** What this browser remembers. Everything works without: a private window may refuse to keep anything. */
const PREFIX = "talewind ";

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // nothing is kept; nothing is lost but convenience
  }
}

export function recall<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(PREFIX + key);
    return found === null ? otherwise : JSON.parse(found);
  } catch {
    return otherwise;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // as above
  }
}

/** The keys a table's links carry, as far as this browser has seen them. */
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

/** The keys as the table tells them to those who sit there; else as this browser has seen them. */
export function keysAt(info: TableInfo): Keys {
  const { join, watch, ...others } = keysOf(info.table);
  return { ...others, join: info.key ?? join, watch: info.watch_key ?? watch };
}
