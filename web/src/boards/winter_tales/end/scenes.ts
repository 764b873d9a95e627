/** The scene of the end. */
import { question, type Scene } from "../scene";
import Account from "./Account.svelte";
import Sides from "./Sides.svelte";

export const ENDS: readonly Scene[] = [
  question("end", Account, ["again", "enough"], { Left: Sides, shown: (table) => table.ended }),
];
