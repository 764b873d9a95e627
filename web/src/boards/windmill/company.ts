import { isAway, shapesOf } from "../../table/seats";
import type { SeatShown } from "../../parts/SeatRow.svelte";
import type { Table } from "../../table/table.svelte";
import type { MillView } from "../../wire";
import { t } from "../../words/words.svelte";

/** Everybody at the table with points, and what each is doing in this turn. */
export function companyOf(table: Table, view: MillView): SeatShown[] {
  const shapes = shapesOf(table);
  const waited = new Set((table.sight?.waiting ?? []).map((each) => each.seat));
  return table.names.map((name, seat) => {
    const points = table.sight?.scores[seat] ?? 0;
    const doing = isAway(table, seat)
      ? t("client-presence-away")
      : seat === view.teller
        ? t("windmill-board-tells")
        : view.guesses.some((guess) => guess.seat === seat)
          ? t("windmill-board-missed")
          : waited.has(seat) && view.tale
            ? t("windmill-board-guesses")
            : "";
    return {
      seat,
      name,
      shape: shapes[seat],
      note: [points, doing].filter((part) => part !== "").join(", "),
      now: waited.has(seat),
      away: isAway(table, seat),
    };
  });
}
