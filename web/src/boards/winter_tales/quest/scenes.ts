/** Scenes of quests: who comes, the tale with its scales, the memory. */
import { kindOf } from "../battle/fight";
import { asked } from "../offered";
import type { Scene } from "../scenes";
import Join from "./Join.svelte";
import PlaceMemory from "./PlaceMemory.svelte";
import Remember from "./Remember.svelte";
import Running from "./Running.svelte";
import Tale from "./Tale.svelte";

const TOLD = ["quest_continue", "quest_join", "quest_last", "quest_end"];

export const QUESTS: readonly Scene[] = [
  {
    name: "join",
    Shown: Join,
    takes: ["join", "join-in", "pass"],
    shown: (table) => asked(table, "join", "join-in"),
    lit: () => true,
  },
  {
    name: "remember",
    Shown: Remember,
    Left: Tale,
    takes: ["choose-memory"],
    shown: (table) => asked(table, "choose-memory"),
    lit: () => true,
  },
  {
    name: "place-memory",
    Shown: PlaceMemory,
    Left: Tale,
    takes: ["place-memory"],
    shown: (table) => asked(table, "place-memory"),
    lit: () => true,
  },
  {
    name: "quest",
    Shown: Running,
    Left: Tale,
    takes: ["tell", "weave", "longer", "suggest"],
    shown: (table) => TOLD.includes(kindOf(table)),
    lit: (table) => asked(table, "tell", "weave"),
  },
];
