/** The sentences of meetings and battles that say more than the prompt. "": the prompt says it. */
import { t } from "../../../words/words.svelte";
import type { WinterView } from "../../../wire/winter_tales";
import { asked } from "../offered";
import type { Table } from "../table";
import { blowsOf, fightOf, kindOf } from "./fight";
import { metBy } from "./meeting";
import { outcomeOf } from "./outcome";

export function battleSaid(table: Table, view: WinterView): string {
  if (table.sight?.phase === "entry" && asked(table, "pass")) {
    const { char, mine, scene } = metBy(table, view);
    return mine ? t("winter_tales-board-turn-meets", { char, mine, scene }) : "";
  }
  const { soldier, rebel } = fightOf(table, view);
  if (table.sight?.phase === "strike" && soldier && rebel) {
    const how = kindOf(table) === "battle_attack" ? "attack" : "defence";
    const again = blowsOf(table, view).length > 1;
    return t("winter_tales-board-turn-strike", { how, soldier, rebel, again });
  }
  const ended = outcomeOf(table);
  if (!ended) return "";
  const won = view.figures[ended.winner]?.side ?? "spring";
  return t("winter_tales-board-turn-ended", { won, winner: ended.winner, loser: ended.loser });
}
