import { ORDER, SHAPES, type Shape } from "../parts/shapes";
import type { Table } from "./table.svelte";

/** Each seat's sign, as the game gives them out. */
export function shapesOf(table: Table): Shape[] {
  return table.names.map((_, seat) => {
    const given = table.welcome?.shapes?.[seat] ?? "";
    return given in SHAPES ? (given as Shape) : (ORDER[seat % ORDER.length] ?? "sun");
  });
}

export const isAway = (table: Table, seat: number): boolean => table.sight?.presence[seat] !== "here";
