import { isAway, shapesOf } from "../../table/seats";
import type { SeatShown } from "../../parts/SeatRow.svelte";
import type { Table } from "../../table/table.svelte";
import type { BoardView, Seat } from "../../wire";
import { t } from "../../words/words.svelte";
import { taleOf } from "./stage";

/** What a seat is doing in this round, in a word or two. */
export function doing(table: Table, view: BoardView, seat: Seat): string {
  if (isAway(table, seat)) return t("client-presence-away");
  if (seat === view.teller) return t("story-board-tells", { how: view.action ?? "plain" });
  if (view.chosen.includes(seat)) return t("story-board-ready");
  if (view.teller === null) return "";
  if (taleOf(view, seat)) return "";
  const later = view.order.indexOf(seat) > view.order.indexOf(view.teller);
  return later && !view.tied.length ? t("story-board-later") : "";
}

/** Everybody at the table with points, and what each is doing. */
export function companyOf(table: Table, view: BoardView): SeatShown[] {
  const shapes = shapesOf(table);
  const waited = new Set((table.sight?.waiting ?? []).map((each) => each.seat));
  return table.names.map((name, seat) => ({
    seat,
    name,
    shape: shapes[seat],
    note: [table.sight?.scores[seat] ?? 0, doing(table, view, seat)].filter((part) => part !== "").join(", "),
    now: waited.has(seat) && !view.chosen.includes(seat),
    away: isAway(table, seat),
  }));
}
