import type { Table } from "./table.svelte";

/** The table as it was when the reader chose to stay; everything else is the table itself. */
export function asKept(table: Table): Table {
  const kept: object = table.kept ?? {};
  return new Proxy(table, {
    get(of, name) {
      const found: unknown = Reflect.get(name in kept ? kept : of, name);
      return typeof found === "function" ? found.bind(of) : found;
    },
    set: (of, name, value) => Reflect.set(of, name, value),
  });
}
