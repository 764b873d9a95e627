/** The sentences of the reader's own questions that say more than the prompt. "": the prompt says it. */
import { offersOf, sentenceOf, valuesOf } from "../../../table/offers";
import { t } from "../../../words/words.svelte";
import type { WinterView } from "../../../wire/winter_tales";
import { sideOf } from "../cast";
import { asked } from "../offered";
import { countedSaid, isThere } from "../quest/said";
import type { Stage } from "../stage.svelte";
import type { Table } from "../table";

export function turnSaid(table: Table, view: WinterView, stage: Stage): string {
  const name = table.names[table.seat ?? -1] ?? "";
  if (asked(table, "activate")) {
    const [first, second, ...more] = valuesOf(offersOf(table).get("activate"), "char");
    const count = more.length ? 3 : second ? 2 : 1;
    return t("winter_tales-board-turn-out", { name, first, second, count });
  }
  if (asked(table, "take-character")) return castSaid(table, view, stage, name);
  if (table.sight?.phase === "own-activation" && asked(table, "pass")) return actSaid(view, stage, name);
  if (stage.pad.aloud && stage.pad.offered.length && !stage.listed)
    return t("winter_tales-board-turn-aloud", { name });
  if (view.way && table.sight?.phase === "movement") return moveSaid(table, view, stage);
  if (asked(table, "keep")) return reachedSaid(table, view, stage);
  return asked(table, "tell", "weave") ? tellSaid(table, view, stage, name) : "";
}

/** The end of a walk to a quest: whether it was in vain. "": it was no such walk. */
function reachedSaid(table: Table, view: WinterView, stage: Stage): string {
  if (table.sight?.phase !== "activation" || !view.ongoing) return "";
  const there = isThere(view, stage.acting);
  const reached = t("winter_tales-board-turn-reached", { there, char: stage.acting, quest: view.ongoing });
  return table.question?.ask.say.args?.["over"] ? `${reached} ${sentenceOf(table)}` : reached;
}

/** Prompts that are too long for a heading; the board draws the rest of what they say. */
const SHORTENED = [
  "opening",
  "quest_begin",
  "quest_continue",
  "quest_end",
  "quest_intro",
  "quest_join",
  "epilogue",
  "trap_evade",
];

function tellSaid(table: Table, view: WinterView, stage: Stage, name: string): string {
  const { kind } = table.sight?.now.args ?? {};
  const quest = table.question?.ask.say.args?.["quest"];
  if (typeof kind !== "string" || !SHORTENED.includes(kind)) return "";
  const quests = Object.keys(view.quests);
  const told = t("winter_tales-board-turn-tell", { kind, quest, quests, char: stage.acting || null, name, side: stage.ink }); // prettier-ignore
  return [countedSaid(table, view), told].filter(Boolean).join(" ");
}

function moveSaid(table: Table, view: WinterView, stage: Stage): string {
  const char = view.way?.char ?? "";
  const space = view.figures[char]?.space ?? "";
  const walks = asked(table, "walk");
  if (stage.listed) return t("winter_tales-board-turn-places", { char, space });
  const weaves = asked(table, "weave");
  const stays = view.figures[char]?.upright === false ? "down" : "none";
  const may = walks && weaves ? "both" : walks ? "walk" : weaves ? "weave" : stays;
  return t("winter_tales-board-turn-move", { may, char, space });
}

function castSaid(table: Table, view: WinterView, stage: Stage, name: string): string {
  const char = stage.chosen;
  if (stage.making) return t("winter_tales-board-turn-place", { char, side: sideOf(char ?? "") });
  const { number, of } = table.question?.ask.say.args ?? {};
  const side = view.factions[table.seat ?? -1] ?? "writer";
  return t("winter_tales-board-turn-cast", { name, side, number, of });
}

function actSaid(view: WinterView, stage: Stage, name: string): string {
  if (stage.making) return t("winter_tales-board-turn-new", { name });
  const space = view.figures[stage.acting]?.space;
  return space ? t("winter_tales-board-turn-act", { char: stage.acting, space }) : "";
}
