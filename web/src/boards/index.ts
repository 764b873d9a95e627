import type { Component } from "svelte";
import type { Table } from "../table/table.svelte";

export type Board = Component<{ table: Table }>;

/** A board per game, fetched when it is first needed. A game without one is played on the generic board. */
const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  end_of_the_story: () => import("./end_of_the_story/EndOfTheStory.svelte"),
  story: () => import("./story/Story.svelte"),
  windmill: () => import("./windmill/Windmill.svelte"),
};

export function boardOf(game: string): Promise<{ default: Board }> {
  const generic = () => import("./generic/Generic.svelte");
  const wished = new URLSearchParams(location.search).has("generic");
  return (wished ? generic : (BOARDS[game] ?? generic))();
}
