/** Scenes of meetings on the way and of battles. */
import Beside from "../Beside.svelte";
import { asked } from "../offered";
import { question, told, type Scene } from "../scene";
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
  question("asked", Asked, ["pass"], {
    takes: ["interrupt"],
    shown: (table) => isEntry(table) && asked(table, "pass"),
  }),
  {
    name: "halted",
    Shown: Halted,
    takes: [],
    shown: (table, view) =>
      isEntry(table) && table.seat !== null && view.figures[metBy(table, view).char]?.seat === table.seat,
  },
  question("strike", Strike, ["tell", "pass"], {
    Left: Arena,
    town: true,
    takes: ["longer"],
    shown: (table) => isStrike(table) && asked(table, "tell", "pass"),
  }),
  told("battle", Beside, Arena, (table) => isTold(table, "battle"), {
    town: true,
    lit: (table) => asked(table, "tell"),
  }),
];
