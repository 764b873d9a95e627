/** The tips of a first game: each belongs to a question of the reader's, and is given when that first comes. */
import type { WinterView } from "../../wire/winter_tales";
import { asked } from "./offered";
import type { Stage } from "./stage.svelte";
import type { Table } from "./table";

export type Tip =
  | "act"
  | "arbiter"
  | "call"
  | "cast"
  | "come"
  | "even"
  | "fight"
  | "join"
  | "lay"
  | "memory"
  | "out"
  | "place"
  | "walk"
  | "weave";

/** Those whose question is put to the reader now, the most urgent first. */
export function tipsOf(table: Table, view: WinterView, stage: Stage): Tip[] {
  if (table.seat === null || !table.question) return [];
  const { phase, now } = table.sight ?? {};
  const kind = now?.args?.["kind"];
  const takes = asked(table, "take-character");
  const out = asked(table, "activate");
  const walks = phase === "movement" && asked(table, "walk", "weave");
  const holds: readonly [Tip, boolean][] = [
    ["cast", takes && !stage.making],
    ["place", takes && stage.making],
    ["lay", asked(table, "place-quest")],
    ["out", out],
    ["arbiter", out && view.arbiter === table.seat],
    ["come", walks && Boolean(view.way?.towards)],
    ["walk", walks],
    ["act", asked(table, "resolve") && asked(table, "generate")],
    ["call", asked(table, "join")],
    ["weave", kind === "quest_continue" && asked(table, "weave")],
    ["join", kind === "quest_join" && asked(table, "weave")],
    ["fight", kind === "battle_attack" || kind === "battle_defence"],
    ["memory", asked(table, "place-memory")],
    ["even", asked(table, "support")],
  ];
  return holds.flatMap(([tip, given]) => (given ? [tip] : []));
}
