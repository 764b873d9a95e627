import type { Table as AnyTable } from "../../table/table.svelte";
import type { Event, Move, View } from "../../wire/end_of_the_story";

export type Table = AnyTable<View, Move, Event>;
