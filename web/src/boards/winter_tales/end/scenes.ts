/** The scene of the end. */
import type { Scene } from "../scenes";
import Account from "./Account.svelte";
import Sides from "./Sides.svelte";

export const ENDS: readonly Scene[] = [
  {
    name: "end",
    Shown: Account,
    Left: Sides,
    takes: ["again", "enough"],
    shown: (table) => table.ended,
    lit: () => true,
  },
];
