/** What is said of a quest beyond the prompts: its result, as the server has counted, and who has come. */
import { t } from "../../../words/words.svelte";
import type { WinterView } from "../../../wire/winter_tales";
import { kindOf } from "../battle/fight";
import type { Table } from "../table";

/** The result, while the quest is brought to its end. "": it is not counted yet, or over. */
export function countedSaid(table: Table, view: WinterView): string {
  const ends = kindOf(table) === "quest_end" || ["choosing", "placing"].includes(table.sight?.phase ?? "");
  const { counts, won, missing = false } = view.tally ?? {};
  if (!ends || !won) return "";
  const { spring = 0, winter = 0 } = counts ?? {};
  return t("winter_tales-board-counted", { missing, won, spring, winter });
}

/** Whether a character stands where the quest is told. */
export function isThere(view: WinterView, char: string): boolean {
  const figure = view.figures[char];
  const home = view.quests[view.ongoing] ?? ""; // a location, or a rebel
  return figure?.space === (view.figures[home]?.space ?? home) && figure.upright !== false;
}
