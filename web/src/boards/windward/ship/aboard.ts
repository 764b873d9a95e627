import type { Shape } from "../../../parts/shapes";
import type { SkyView } from "../../../wire/windward";
import type { Table } from "../table";
import type { Told } from "./told.svelte";

/** What the parts of the panel of the ship, and of the port, are given. */
export interface Aboard {
  table: Table;
  view: SkyView;
  told: Told;
}

/** Those that give orders: with which mates, and whether Coffee pays. */
export interface Commanding extends Aboard {
  seat: number;
  shape: Shape;
  coffee: boolean;
}
