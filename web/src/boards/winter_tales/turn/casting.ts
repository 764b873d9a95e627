/** The characters that the reader may take, each with its free places. */
import { placesOf } from "../offered";
import type { Table } from "../table";

export const takeable = (table: Table): Map<string, string[]> =>
  placesOf(table, "take-character", "char", "space");
