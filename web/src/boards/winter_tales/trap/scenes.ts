/** Scenes of traps: laid, evaded, opened. */
import Beside from "../Beside.svelte";
import { isTold, kindOf } from "../battle/fight";
import { asked } from "../offered";
import type { Scene } from "../scenes";
import type { Table } from "../table";
import Evading from "./Evading.svelte";
import Flips from "./Flips.svelte";
import Lay from "./Lay.svelte";
import Snare from "./Snare.svelte";
import Sprung from "./Sprung.svelte";

const TAKES = ["tell", "weave", "longer", "suggest"] as const;
const lit = (table: Table): boolean => asked(table, "tell", "weave");

export const TRAPS: readonly Scene[] = [
  {
    name: "laying",
    Shown: Lay,
    Left: Flips,
    town: true,
    takes: ["lay-trap", "pass"],
    shown: (table) => table.sight?.phase === "laying" && asked(table, "lay-trap", "pass"),
    lit: () => true,
  },
  {
    name: "evading",
    Shown: Evading,
    Left: Snare,
    town: true,
    takes: TAKES,
    shown: (table) => table.sight?.phase === "evading" && asked(table, "tell", "weave"),
    lit,
  },
  {
    name: "sprung",
    Shown: Beside,
    Left: Sprung,
    town: true,
    takes: TAKES,
    shown: (table) => kindOf(table) === "trap_close",
    lit,
  },
  {
    name: "trap",
    Shown: Beside,
    Left: Snare,
    town: true,
    takes: TAKES,
    shown: (table) => isTold(table, "trap"),
    lit,
  },
];
