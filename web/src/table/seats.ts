import { isShape, ORDER, type Shape } from "../parts/shapes";
import type { SeatShown } from "../parts/SeatRow.svelte";
import { t } from "../words/words.svelte";
import type { Sight, TableInfo } from "../wire";
import type { Table } from "./table.svelte";

/** The seats of a table as its information shows them. */
export const seatsOf = (info: TableInfo): SeatShown[] =>
  info.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name,
    shape: isShape(seat.shape) ? seat.shape : undefined,
    note: seat.left ? t("client-left-chair") : seat.seat === info.opener ? t("client-opened-it") : "",
    away: seat.left,
    member: seat.house ?? undefined,
  }));

/** Each seat's shape, as the game assigns it. */
export function shapesOf(table: Table): Shape[] {
  return table.names.map((_, seat) => {
    const given = table.welcome?.shapes?.[seat] ?? "";
    return isShape(given) ? given : (ORDER[seat % ORDER.length] ?? "sun");
  });
}

/** Whether anybody has points: in a game that gives none nobody ever has. */
export const hasPoints = (sight: Sight | null): boolean =>
  Boolean(sight?.scores.some((points) => points !== 0));

/** All seats with points and activity; seats that the table waits for are marked. */
export function companyOf(
  table: Table,
  doing: (seat: number) => string,
  isDone: (seat: number) => boolean = () => false,
): SeatShown[] {
  const shapes = shapesOf(table);
  const waited = new Set((table.sight?.waiting ?? []).map((each) => each.seat));
  return table.names.map((name, seat) => ({
    seat,
    name,
    shape: shapes[seat],
    note: [table.sight?.scores[seat] ?? 0, doing(seat)].filter((part) => part !== "").join(", "),
    now: waited.has(seat) && !isDone(seat),
    away: isAway(table, seat),
    member: memberAt(table, seat),
  }));
}

/** The member of the house's company who plays this seat. */
export const memberAt = (table: Table, seat: number): string | undefined =>
  isHoused(table, seat) ? table.company[seat] : undefined;

export const isAway = (table: Table, seat: number): boolean => table.sight?.presence[seat] !== "here";

/** Whether a person is there in this seat. */
export const attends = (table: Table, seat: number): boolean =>
  !isAway(table, seat) && !isHoused(table, seat);

/** Whether we may end the game of a table that sleeps: the host may, and whoever is alone there. */
export const mayEnd = (table: Table): boolean =>
  table.hosts ||
  !(table.sight?.presence ?? []).some((_, seat) => seat !== table.seat && attends(table, seat));

/** Whether we are the host and could give a guest a seat: one that was left, or that a bot has of its own. */
export const hasRoom = (table: Table): boolean =>
  table.hosts &&
  (table.sight?.presence ?? []).some((is, seat) => is === "left" || (is === "here" && isHoused(table, seat)));

/** Whether a bot plays this seat. */
export const isHoused = (table: Table, seat: number): boolean => table.sight?.bots?.includes(seat) ?? false;
