/** New quests as they are offered: those that lie in a location, and those under a rebel, each with its places. */
import { placesOf } from "../offered";
import type { Table } from "../table";

export const newQuests = (table: Table): Map<string, string[]> => placesOf(table, "generate", "token", "at");
