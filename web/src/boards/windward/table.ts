import type { Table as AnyTable } from "../../table/table.svelte";
import type { Event, Move, View } from "../../wire/windward";

export type Table = AnyTable<View, Move, Event>;
export type Kind = Move["move"];
