/** The sentences of traps that say more than the prompt. "": the prompt says it. */
import { t } from "../../../words/words.svelte";
import type { WinterView } from "../../../wire/winter_tales";
import { fightOf, kindOf } from "../battle/fight";
import { asked } from "../offered";
import type { Table } from "../table";
import { shownOf } from "./shown";

export function trapSaid(table: Table, view: WinterView): string {
  const name = table.names[table.seat ?? -1] ?? "";
  const { soldier, rebel } = fightOf(table, view);
  if (!soldier || !rebel) return "";
  if (asked(table, "lay-trap")) return t("winter_tales-board-turn-lay", { soldier, rebel, name });
  if (kindOf(table) === "trap_evade") return t("winter_tales-board-turn-evade", { soldier });
  const sprung = sprungSaid(table, view);
  return sprung && `${sprung} ${t("winter_tales-board-turn-sprung-tell")}`;
}

/** How the trap ended, for everybody. "": it is not open. */
export function sprungSaid(table: Table, view: WinterView): string {
  const { soldier } = fightOf(table, view);
  if (!soldier || kindOf(table) !== "trap_close") return "";
  const { total, evaded } = shownOf(table, view);
  const how = evaded > total ? "more" : evaded < total ? "fewer" : "even";
  return t("winter_tales-board-turn-sprung", { how, total, evaded, soldier });
}
