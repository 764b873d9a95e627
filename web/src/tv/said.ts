/** What the frame of a TV says: the sentence, a notice, the tale, and what everybody does. */
import type { Told, TvModule } from "../boards";
import type { SeatShown } from "../parts/SeatRow.svelte";
import { happening } from "../table/offers";
import { hasPoints, isAway, isHoused, shapesOf } from "../table/seats";
import type { Table } from "../table/table.svelte";
import { t } from "../words/words.svelte";

/** A pause or a sleeping table, else what is happening. */
export function sentenceAt(table: Table): string {
  const paused = table.sight?.paused;
  if (!paused) return happening(table);
  return paused.by == null ? t("client-asleep") : t("client-paused-by", { by: paused.by });
}

/** Why nothing moves: no connection, or somebody whom the table waits for is away. "": all is well. */
export function noticeOf(table: Table): string {
  if (table.line !== "live") return t("client-tv-lost");
  const { sight } = table;
  if (!sight || sight.paused) return "";
  const lost = sight.waiting?.find(({ seat }) => sight.presence[seat] === "lost");
  return lost ? t("client-is-away", { seat: lost.seat }) : "";
}

/** The tale that the game shows, else what somebody is writing and lets others read. */
export function toldAt(table: Table, module: TvModule | null): Told | null {
  const own = module?.told?.(table);
  if (own) return own;
  const written = table.written;
  return written
    ? { passage: { parts: [written.text.replaceAll("\ufffc", " … ")], lang: "" }, live: true }
    : null;
}

export function seatsAt(table: Table, module: TvModule | null): SeatShown[] {
  const { sight } = table;
  const shapes = shapesOf(table);
  const looks = sight?.phase === "showing"; // everybody may go on, nobody has to
  const waited = new Set(looks ? [] : sight?.waiting?.map(({ seat }) => seat));
  const gains = module?.gains?.(table) ?? [];
  const unscored = module ? module.unscored : !hasPoints(sight);
  const gained = (seat: number) =>
    gains.filter((gain) => gain.seat === seat).reduce((sum, { points }) => sum + points, 0);
  return table.names.map((name, seat) => {
    const does = doing(table, module, seat, waited.has(seat));
    const plus = gained(seat);
    const more = plus ? `${plus > 0 ? "+" : "−"}${Math.abs(plus)}` : "";
    return {
      seat,
      name,
      shape: shapes[seat],
      note: [unscored ? "" : String(sight?.scores[seat] ?? 0), more, does].filter(Boolean).join(", "),
      now: waited.has(seat) && !sight?.paused,
      away: isAway(table, seat),
    };
  });
}

function doing(table: Table, module: TvModule | null, seat: number, waited: boolean): string {
  if (isHoused(table, seat)) return t("client-presence-house");
  if (isAway(table, seat)) return t("client-presence-away");
  return module?.doing?.(table, seat) || (waited ? t("client-tv-turn") : "");
}
