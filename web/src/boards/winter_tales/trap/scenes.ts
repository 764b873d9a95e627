/** Scenes of traps: laid, evaded, opened. */
import Beside from "../Beside.svelte";
import { isTold, kindOf } from "../battle/fight";
import { asked } from "../offered";
import { question, told, type Scene } from "../scene";
import type { Table } from "../table";
import Evading from "./Evading.svelte";
import Flips from "./Flips.svelte";
import Lay from "./Lay.svelte";
import Snare from "./Snare.svelte";
import Sprung from "./Sprung.svelte";

const town = true;
const isLaying = (table: Table): boolean => table.sight?.phase === "laying";
const isEvading = (table: Table): boolean => table.sight?.phase === "evading";

export const TRAPS: readonly Scene[] = [
  question("laying", Lay, ["lay-trap", "pass"], {
    Left: Flips,
    town,
    shown: (table) => isLaying(table) && asked(table, "lay-trap", "pass"),
  }),
  told("evading", Evading, Snare, (table) => isEvading(table) && asked(table, "tell", "weave"), { town }),
  told("sprung", Beside, Sprung, (table) => kindOf(table) === "trap_close", { town }),
  told("trap", Beside, Snare, (table) => isTold(table, "trap"), { town }),
];
