import type { Table as AnyTable } from "../../table/table.svelte";
import type { Event, Move, View } from "../../wire/story";

export type Table = AnyTable<View, Move, Event>;
