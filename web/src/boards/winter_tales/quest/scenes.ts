/** Scenes of quests: who comes, the tale with its scales, the memory. */
import { kindOf } from "../battle/fight";
import { question, told, type Scene } from "../scene";
import Join from "./Join.svelte";
import PlaceMemory from "./PlaceMemory.svelte";
import Remember from "./Remember.svelte";
import Running from "./Running.svelte";
import Tale from "./Tale.svelte";

const TOLD = ["quest_continue", "quest_join", "quest_last", "quest_end"];

export const QUESTS: readonly Scene[] = [
  question("join", Join, ["join", "join-in"], { takes: ["pass"] }),
  question("remember", Remember, ["choose-memory"], { Left: Tale }),
  question("place-memory", PlaceMemory, ["place-memory"], { Left: Tale }),
  told("quest", Running, Tale, (table) => TOLD.includes(kindOf(table))),
];
