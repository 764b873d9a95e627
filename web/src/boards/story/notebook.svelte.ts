import type { BoardView, TellStory } from "../../wire/story";
import type { Move } from "../../wire";
import type { Table } from "./table";
import { passage, Writing } from "../../table/writing.svelte";
import { words } from "../../words/words.svelte";
import { offersOf, picturesOf } from "../../table/offers";

/** What the own story is going to be: begun while others tell, one page a round and one for its tiebreaker. */
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

/** Where there is one picture to lay, it is not chosen. */
function received(table: Table): string | undefined {
  const open = picturesOf(offersOf(table).get("tell-story"));
  return open.length === 1 ? open[0] : undefined;
}
