/** Scenes of the epilogue. */
import { kindOf } from "../battle/fight";
import { asked } from "../offered";
import type { Scene } from "../scenes";
import Epilogue from "./Epilogue.svelte";
import Memories from "./Memories.svelte";
import Support from "./Support.svelte";

export const EPILOGUES: readonly Scene[] = [
  {
    name: "support",
    Shown: Support,
    Left: Memories,
    town: true,
    takes: ["support", "pass"],
    shown: (table) => asked(table, "support"),
    lit: () => true,
  },
  {
    name: "epilogue",
    Shown: Epilogue,
    Left: Memories,
    town: true,
    takes: ["tell", "weave", "longer", "suggest"],
    shown: (table) => kindOf(table).startsWith("epilogue"),
    lit: (table) => asked(table, "tell", "weave"),
  },
];
