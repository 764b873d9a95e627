import { ORDER, SHAPES, type Shape } from "../parts/shapes";
import type { SeatShown } from "../parts/SeatRow.svelte";
import { t } from "../words/words.svelte";
import type { TableInfo } from "../wire";
import type { Table } from "./table.svelte";

/** Who sits at a table, as somebody at its door sees it. */
export const seatsOf = (info: TableInfo): SeatShown[] =>
  info.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name,
    shape: seat.shape as Shape,
    note: seat.left ? t("client-left-chair") : seat.seat === info.opener ? t("client-opened-it") : "",
    away: seat.left,
  }));

/** Each seat's sign, as the game gives them out. */
export function shapesOf(table: Table): Shape[] {
  return table.names.map((_, seat) => {
    const given = table.welcome?.shapes?.[seat] ?? "";
    return given in SHAPES ? (given as Shape) : (ORDER[seat % ORDER.length] ?? "sun");
  });
}

export const isAway = (table: Table, seat: number): boolean => table.sight?.presence[seat] !== "here";
