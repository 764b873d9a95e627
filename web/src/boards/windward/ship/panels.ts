/** The panels of the reader's ship and of the port, above those of `../panels.ts`. */
import { offered, SAILING } from "../offered";
import type { Panel } from "../panels";
import Supplies from "../port/Supplies.svelte";
import type { Kind } from "../table";
import Ship from "./Ship.svelte";

const ABOARD: readonly Kind[] = [
  "command",
  "research",
  "row",
  "take",
  "leave",
  "play-fuel",
  "play-aerogenerator",
  "play-bait",
  "claim",
];
const IN_PORT: readonly Kind[] = ["buy", "hire", "trade-teeth"];
const SUPPLYING: readonly Kind[] = ["draw", "stop"];

export const SHIP_PANELS: readonly Panel[] = [
  {
    name: "supplies",
    Shown: Supplies,
    takes: SUPPLYING,
    shown: (table) => offered(table, SUPPLYING),
    lit: (table) => offered(table, ["stop"]),
  },
  {
    name: "ship",
    Shown: Ship,
    takes: [...ABOARD, ...IN_PORT],
    shown: (table, view) =>
      table.seat !== null && !view.battle && (!table.question || offered(table, [...ABOARD, ...SAILING])),
  },
];
