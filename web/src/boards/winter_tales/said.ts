/** The main sentence: of the reader's own question with names and places, else what the table says. */
import { sentenceOf } from "../../table/offers";
import { t, words } from "../../words/words.svelte";
import type { WinterView } from "../../wire/winter_tales";
import { battleSaid } from "./battle/said";
import { countedSaid } from "./quest/said";
import type { Stage } from "./stage.svelte";
import type { Table } from "./table";
import { tellerOf } from "./tale/teller";
import { sprungSaid, trapSaid } from "./trap/said";
import { turnSaid } from "./turn/said";

export function sentence(table: Table, view: WinterView, stage: Stage): string {
  if (table.sight?.ended) return words.say(table.sight.ended);
  if (!table.question)
    return joined(
      sprungSaid(table, view),
      countedSaid(table, view),
      heardSaid(table, view) || sentenceOf(table),
    );
  if (stage.opened !== null && stage.plays(stage.opened)) return t("winter_tales-board-turn-drawing");
  const fought = battleSaid(table, view) || trapSaid(table, view);
  return fought || turnSaid(table, view, stage) || joined(countedSaid(table, view), sentenceOf(table));
}

const joined = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(" ");

/** Where nobody writes, a way is listened to. "": the table says it. */
function heardSaid(table: Table, view: WinterView): string {
  const seat = tellerOf(table);
  const listens = table.options["mode"] === "voice" && table.sight?.phase === "movement";
  return listens && seat !== null && view.way
    ? t("winter_tales-board-listen", { seat, char: view.way.char })
    : "";
}
