/** Scenes of telling and of reading along. */
import { asked } from "../offered";
import { question, type Scene } from "../scene";
import { offersOf } from "../../../table/offers";
import type { Table } from "../table";
import Reading from "./Reading.svelte";
import Telling from "./Telling.svelte";
import { tellerOf } from "./teller";

/** Whether a passage is told whose drawings are woven in one by one; a blow of a battle names its only one with the text. */
function isPad(table: Table): boolean {
  const tale = offersOf(table).get("tell")?.fields?.["tale"];
  return (
    asked(table, "weave") || (tale?.domain === "words" && (Boolean(tale.in_order) || !tale.weave?.length))
  );
}

export const TELLING: readonly Scene[] = [
  question("telling", Telling, ["tell", "weave"], {
    takes: ["longer"],
    shown: (table) => asked(table, "tell", "weave") && isPad(table),
  }),
  {
    name: "reading",
    Shown: Reading,
    takes: ["suggest"],
    shown: (table) => table.question === null && tellerOf(table) !== null,
  },
];
