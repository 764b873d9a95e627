/** Scenes of meetings on the way and of battles. */
import Beside from "../Beside.svelte";
import { asked } from "../offered";
import type { Scene } from "../scenes";
import type { Table } from "../table";
import Arena from "./Arena.svelte";
import Asked from "./Asked.svelte";
import { isTold } from "./fight";
import Halted from "./Halted.svelte";
import { metBy } from "./meeting";
import Strike from "./Strike.svelte";

const isEntry = (table: Table): boolean => table.sight?.phase === "entry";
const isStrike = (table: Table): boolean => table.sight?.phase === "strike";

export const BATTLES: readonly Scene[] = [
  {
    name: "asked",
    Shown: Asked,
    takes: ["interrupt", "pass"],
    shown: (table) => isEntry(table) && asked(table, "pass"),
    lit: () => true,
  },
  {
    name: "halted",
    Shown: Halted,
    takes: [],
    shown: (table, view) =>
      isEntry(table) && table.seat !== null && view.figures[metBy(table, view).char]?.seat === table.seat,
  },
  {
    name: "strike",
    Shown: Strike,
    Left: Arena,
    town: true,
    takes: ["tell", "pass", "longer"],
    shown: (table) => isStrike(table) && asked(table, "tell", "pass"),
    lit: () => true,
  },
  {
    name: "battle",
    Shown: Beside,
    Left: Arena,
    town: true,
    takes: ["tell", "weave", "longer", "suggest"],
    shown: (table) => isTold(table, "battle"),
    lit: (table) => asked(table, "tell"),
  },
];
