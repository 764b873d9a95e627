import type { BoardView, TellStory } from "../../wire/story";
import type { Move } from "../../wire";
import type { Table } from "./table";
import { passage, Writing } from "../../table/writing.svelte";
import { words } from "../../words/words.svelte";
import { offersOf, picturesOf } from "../../table/offers";

/** Drafts of the reader's story, begun while others tell: one page per round and one per tiebreaker. */
export const notebook = (table: Table, view: () => BoardView): Writing<TellStory> =>
  new Writing(table, {
    page: () => `story ${view().round}${view().tied.length ? " tied" : ""}`,
    move: ({ text, picture }) => ({
      move: "tell-story",
      picture: received(table) ?? picture ?? "",
      tale: passage(text, words.lang),
    }),
    read: (draft) =>
      isTellStory(draft) ? { text: words.passage(draft.tale), picture: draft.picture || null } : null,
  });

const isTellStory = (move: Move): move is TellStory => move.move === "tell-story";

/** The only picture to lay, if there is just one: then there is no choice. */
function received(table: Table): string | undefined {
  const open = picturesOf(offersOf(table).get("tell-story"));
  return open.length === 1 ? open[0] : undefined;
}
