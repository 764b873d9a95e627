import type { Table as AnyTable } from "../../table/table.svelte";
import type { Event, Figure, Memory, Move, View, WinterView } from "../../wire/winter_tales";

export type Table = AnyTable<View, Move, Event>;
export type Kind = Move["move"];
export type Side = Figure["side"];
export type Colour = Memory["side"]; // of a memory, which may be nobody's
export type Faction = WinterView["factions"][number];
