import type { Table } from "./table.svelte";

/** Loads the log up to its beginning while the constructing component lives: what is summed up over a game needs every line. */
export class WholeLog {
  coming = $state(false);

  constructor(table: Table) {
    let asked = Infinity; // the first line known at the last request; a request that brings none is not repeated
    $effect(() => {
      const first = table.log[0]?.n ?? 1;
      if (first <= 1 || first >= asked) return;
      asked = first;
      this.coming = true;
      table
        .olderLog()
        .catch(() => {}) // what is known stays
        .finally(() => (this.coming = false));
    });
  }
}
