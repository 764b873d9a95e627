import { isAway, isHoused } from "../../table/seats";
import type { Table } from "./table";
import type { Seat } from "../../wire";
import type { MillView } from "../../wire/windmill";
import { t } from "../../words/words.svelte";

/** A seat's activity in this turn, in a word or two. */
export function doing(table: Table, view: MillView, seat: Seat): string {
  if (isHoused(table, seat)) return t("client-presence-house");
  if (isAway(table, seat)) return t("client-presence-away");
  if (seat === view.teller) return t("windmill-board-tells");
  if (view.guesses.some((guess) => guess.seat === seat)) return t("windmill-board-missed");
  const waited = table.sight?.waiting?.some((each) => each.seat === seat) ?? false;
  return waited && view.tale ? t("windmill-board-guesses") : "";
}
