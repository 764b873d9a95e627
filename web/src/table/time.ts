import type { Sight } from "../wire";

const GUARD_SHOWS = 30_000; // ms: a clock that only ends a silence shows itself no earlier

/** When the displayed clock reaches zero, in the server's time: that of the viewer's question, else the latest of the
 * seats that the table waits for. Null: no clock. */
export function untilOf(sight: Sight | null): number | null {
  return ending(sight)?.until ?? null;
}

/** Milliseconds left on that clock; it stops while the table is paused. Null: display no clock. */
export function leftOf(sight: Sight | null, now: number): number | null {
  const end = ending(sight);
  if (!sight || !end) return null;
  const left = Math.max(0, end.until - (sight.paused?.at ?? now));
  return end.guard && left > GUARD_SHOWS ? null : left;
}

interface Ending {
  until: number;
  guard: boolean;
}

function ending(sight: Sight | null): Ending | null {
  const question = sight?.question;
  const waiting = sight?.waiting ?? [];
  const own = question && !question.ask.settled ? question : waiting.find(({ seat }) => seat === sight?.seat);
  const clocks = (own ? [own] : waiting).map(({ until, guard }) => ({ until, guard: guard ?? false }));
  if (clocks.some(({ until }) => until == null)) return null; // somebody may take as long as they like
  return clocks.reduce<Ending | null>(
    (last, { until, guard }) => (until != null && (!last || until > last.until) ? { until, guard } : last),
    null,
  );
}
