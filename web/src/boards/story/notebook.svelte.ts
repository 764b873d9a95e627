import type { Move } from "../../wire";
import { words } from "../../words/words.svelte";

/** What the own story is going to be: begun while others tell, kept for this round and this browser. */
class Notebook {
  text = $state("");
  picture = $state<string | null>(null);
  private page = "";
  private number = -1;

  /** Another table, round or tiebreaker has a fresh page. */
  open(page: string): void {
    if (this.page === page) return;
    this.page = page;
    this.text = "";
    this.picture = null;
  }

  /** A question found again after a reload brings its draft. */
  recall(number: number, draft: Move | null | undefined): void {
    if (this.number === number) return;
    this.number = number;
    if (draft?.move !== "tell-story" || this.text) return;
    this.text = words.passage(draft.tale);
    this.picture = draft.picture || null;
  }
}

export const notebook = new Notebook();
