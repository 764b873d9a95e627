import type { Gain } from "../../parts/gains";
import { gainsSince } from "../../table/gains";
import { t } from "../../words/words.svelte";
import type { Table } from "./table";
import type { Tale } from "../../wire/windmill";

/** Who earned what in the tale just shown; whoever guessed wrong and lost nothing stands there too. */
export function gainsOf(table: Table, tale: Tale | undefined): Gain[] {
  const gains = gainsSince(table, "tale-told", "drew");
  for (const guess of tale?.guesses ?? [])
    if (!gains.some((gain) => gain.seat === guess.seat))
      gains.push({ seat: guess.seat, points: 0, rule: t("windmill-board-missed.rule") });
  return gains;
}
