/** The tips of a first game: each belongs to a situation of the reader, and is given when that first occurs. */
import type { SkyView } from "../../wire/windward";
import { glassOf, ownFight } from "./battle/fight";
import { PORT } from "./geometry";
import type { Helm } from "./helm.svelte";
import { offered, SAILING } from "./offered";
import type { Table } from "./table";

export type Tip = "boat" | "fight" | "gas" | "goal" | "night" | "port" | "sea" | "teeth" | "way";

/** Those of the situations that hold, the most urgent first. */
export function tipsOf(table: Table, view: SkyView, ship: Helm): Tip[] {
  const { seat } = table;
  const own = view.ships[seat ?? -1];
  if (!own) return [];
  const { hold, gas, space } = own;
  const battle = glassOf(view);
  const sails = offered(table, SAILING);
  const idle = ship.goal === null && !battle && !ownFight(table.log, seat);
  const docked = idle && space === PORT;
  const out = idle && sails && space !== PORT;
  const holds: readonly [Tip, boolean][] = [
    ["fight", ship.fights || battle?.attacker.seat === seat || battle?.defender.seat === seat],
    ["night", offered(table, ["lose-morale"])],
    ["way", sails && ship.way.length > 0],
    ["goal", docked],
    ["gas", docked && sails && gas > 0],
    ["port", docked && sails],
    ["teeth", out && view.naturalist !== seat && Boolean(hold.grey_tooth || hold.red_tooth)],
    ["sea", out],
    ["boat", out && view.cresters.some(({ kind }) => kind === "grey")],
  ];
  return holds.flatMap(([tip, now]) => (now ? [tip] : []));
}
