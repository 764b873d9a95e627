/** The main sentence of the reader's own turn. The prompt counts speed and mates, which the board draws. */
import { t } from "../../words/words.svelte";
import type { SkyView } from "../../wire/windward";
import { PORT } from "./geometry";
import type { Helm } from "./helm.svelte";
import type { Table } from "./table";

/** Empty: no turn of the reader runs. */
export function turnSaid(table: Table, view: SkyView, ship: Helm): string {
  const { seat, question, sight } = table;
  if (seat === null || !question || sight?.phase !== "turn" || view.active !== seat) return "";
  const name = table.names[seat] ?? "";
  if (question.ask.offers.every(({ move }) => move === "end-turn")) return t("windward-board-turn-over");
  if (view.mode === "solo") {
    const left = view.cresters.filter(({ kind }) => kind === "red").length;
    return t("windward-board-turn-alone", { left });
  }
  if (view.night?.white_danger.includes(ship.here)) return t("windward-board-turn-line", { name });
  if (ship.here === PORT) return t("windward-board-turn-port", { gas: view.ships[seat]?.gas ?? 0 });
  if (ship.planned.length) {
    const { speed, mates } = view.course;
    return t("windward-board-turn-plan", { name, speed, mates });
  }
  return t("windward-board-turn-wind", { name, wind: view.wind });
}
