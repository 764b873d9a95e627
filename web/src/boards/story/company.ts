import { isAway, isHoused } from "../../table/seats";
import type { Table } from "./table";
import type { Seat } from "../../wire";
import type { BoardView } from "../../wire/story";
import { t } from "../../words/words.svelte";
import { taleOf } from "./stage";

/** A seat's activity in this round, in a word or two. */
export function doing(table: Table, view: BoardView, seat: Seat): string {
  if (isHoused(table, seat)) return t("client-presence-house");
  if (isAway(table, seat)) return t("client-presence-away");
  if (seat === view.teller) return t("story-board-tells", { how: view.action ?? "plain" });
  if (view.chosen.includes(seat)) return t("story-board-ready");
  if (table.sight?.phase === "composing") return t("story-board-writes");
  if (view.teller === null) return "";
  if (taleOf(view, seat)) return "";
  const later = view.order.indexOf(seat) > view.order.indexOf(view.teller);
  return later && !view.tied.length ? t("story-board-later") : "";
}
