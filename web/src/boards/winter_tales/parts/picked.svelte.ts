/** A choice among rows that are offered. What the reader chose holds while it is offered; else `otherwise` names a row. */
export interface Picking<Value> {
  readonly rows: readonly Value[];
  chosen: Value | undefined;
}

type Otherwise<Value> = (rows: readonly Value[]) => Value | undefined;

export const first = <Value>(rows: readonly Value[]): Value | undefined => rows[0];
export const only = <Value>(rows: readonly Value[]): Value | undefined =>
  rows.length === 1 ? rows[0] : undefined;
export const none = (): undefined => undefined;

export class Picked<Value> implements Picking<Value> {
  #wanted = $state.raw<Value>();
  #offered: () => readonly Value[];
  #otherwise: Otherwise<Value>;

  constructor(offered: () => readonly Value[], otherwise: Otherwise<Value>) {
    this.#offered = offered;
    this.#otherwise = otherwise;
  }

  get rows(): readonly Value[] {
    return this.#offered();
  }

  get chosen(): Value | undefined {
    const wanted = this.#wanted;
    return wanted !== undefined && this.rows.includes(wanted) ? wanted : this.#otherwise(this.rows);
  }

  set chosen(row: Value | undefined) {
    this.#wanted = row;
  }
}
