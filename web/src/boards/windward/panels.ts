/** The panels of the board, in the order in which the sheet draws them.
 *
 * A panel takes kinds of moves: while it is `shown`, it draws the offers of these kinds and answers them with
 * `table.answer` (asides with `table.beside`). The shell draws the generic board's forms for every offer that no shown
 * panel takes, so a panel may begin with one kind and take more later. `lit`: the panel has the screen's lit button now.
 * A panel that shows spaces to choose from gives them to the planet (`helm.svelte.ts`). */
import type { Component } from "svelte";
import type { SkyView } from "../../wire/windward";
import { AFTER, BEFORE } from "./around/panels";
import Battle from "./battle/Battle.svelte";
import { glassOf, lastFight, ownFight } from "./battle/fight";
import Place from "./battle/Place.svelte";
import Settled from "./battle/Settled.svelte";
import { standing } from "./battle/standing";
import Standing from "./battle/Standing.svelte";
import { offered, PLACING, SAILING } from "./offered";
import Sailing from "./planet/Sailing.svelte";
import type { Kind, Table } from "./table";

export interface Panel {
  name: string;
  Shown: Component<{ table: Table; view: SkyView }>;
  takes: readonly Kind[];
  shown: (table: Table, view: SkyView) => boolean;
  lit?: (table: Table, view: SkyView) => boolean;
}

/** Whether the battle that has just ended was the reader's, who has nothing to place. */
const isOwn = (table: Table): boolean => ownFight(table.log, table.seat) !== null && !offered(table, PLACING);
/** Its result stands above everything else. */
export const RESULT: Panel = {
  name: "result",
  Shown: Settled,
  takes: [],
  shown: (table, view) => glassOf(view) === null && isOwn(table),
};

const FIGHTING: readonly Kind[] = ["raise-flag", "pass", "fire", "boost", "loot"];

export const PANELS: readonly Panel[] = [
  ...BEFORE,
  {
    name: "battle",
    Shown: Battle,
    takes: FIGHTING,
    shown: (_, view) => glassOf(view) !== null,
    lit: (table) => offered(table, FIGHTING),
  },
  { name: "place", Shown: Place, takes: PLACING, shown: (table) => offered(table, PLACING), lit: () => true },
  {
    name: "settled",
    Shown: Settled,
    takes: [],
    shown: (table, view) => glassOf(view) === null && lastFight(table.log) !== null && !isOwn(table),
  },
  {
    name: "sailing",
    Shown: Sailing,
    takes: SAILING,
    shown: (table) => offered(table, SAILING),
    lit: () => true,
  },
  { name: "standing", Shown: Standing, takes: [], shown: (table) => standing(table).length > 0 },
  ...AFTER,
];
