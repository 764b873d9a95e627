import { gainsSince } from "../../table/gains";
import type { Gain } from "../../parts/gains";
import type { Table } from "./table";
import { t } from "../../words/words.svelte";
import type { EndView } from "../../wire/end_of_the_story";

/** One row per guesser with the points of each picture, then the other points. */
export function gainsOf(table: Table, view: EndView): Gain[] {
  const told = gainsSince(table, "end-called", "story-failed", "round-opened");
  if (!view.verdict.length) return told;
  const found = view.guessers.map((seat): Gain => {
    const tokens = view.verdict.filter((token) => token.seat === seat);
    const named = tokens.map(({ picture, points }) =>
      t("end_of_the_story-board-found", { picture: view.captions[picture] ?? t(picture), points }),
    );
    const points = tokens.reduce((sum, token) => sum + token.points, 0);
    return {
      seat,
      points,
      rule: t("end_of_the_story-board-found.rule"),
      reason: named.join(", ") || t("end_of_the_story-board-found-none"),
    };
  });
  found.sort((a, b) => b.points - a.points);
  return [...found, ...told.filter((gain) => !view.guessers.includes(gain.seat))];
}
