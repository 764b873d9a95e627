import type { Gain } from "../../parts/gains";
import { gainsSince } from "../../table/gains";
import { t } from "../../words/words.svelte";
import type { Table } from "./table";
import type { Tale } from "../../wire/windmill";

/** The points of the tale just shown, with a row for wrong guesses that cost nothing. */
export function gainsOf(table: Table, tale: Tale | undefined): Gain[] {
  const gains = gainsSince(table, "tale-told", "drew");
  for (const guess of tale?.guesses ?? [])
    if (!gains.some((gain) => gain.seat === guess.seat))
      gains.push({ seat: guess.seat, points: 0, rule: t("windmill-board-missed.rule") });
  return gains;
}
