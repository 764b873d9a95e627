/** What has decided the game: the sentence winter_tales-board-end-…; null: nobody has won. */
import type { WinterView } from "../../../wire/winter_tales";
import type { Table } from "../table";

export function decidedBy(table: Table, view: WinterView): "even" | "even-writer" | "more" | null {
  const [winner] = table.sight?.outcome?.winners ?? [];
  if (winner === undefined) return null;
  if (view.standing["spring"] !== view.standing["winter"]) return "more";
  return view.factions[winner] === "writer" ? "even-writer" : "even";
}
