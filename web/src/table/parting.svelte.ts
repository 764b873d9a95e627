import { Refusal } from "../lib/api";
import { Again } from "../lib/again.svelte";
import { t, words } from "../words/words.svelte";
import type { Table } from "./table.svelte";

/** The wish for a rematch, of the reader's seat; an onlooker has none. Constructed while a component is initialised, and
 * closed with it. */
export class Parting {
  problem = $state("");
  readonly again: Again | null;
  private wished = $state(false); // here and now: then we go along as soon as the table opens

  constructor(private readonly table: Table) {
    const { seat, ticket } = table;
    this.again = seat === null ? null : new Again(ticket.table, seat);
    $effect(() => () => this.again?.close());
    $effect(() => {
      if (table.sight?.again?.length) this.again?.look(); // heard at once, and not by the next look
    });
    $effect(() => {
      if (this.wished && this.again?.found?.next) this.again.go();
    });
  }

  /** Whether somebody wishes for a rematch, or it is open. */
  get news(): boolean {
    const found = this.again?.found;
    return Boolean(found && (this.again?.mine || this.again?.others.length || found.next));
  }

  /** Whether the rematch has the screen's lit button. */
  get lit(): boolean {
    return Boolean(this.news && (this.again?.found?.next || !this.again?.mine));
  }

  async wish(yes = true): Promise<void> {
    this.wished = yes;
    if (yes && this.table.question?.ask.offers.some(({ move }) => move === "again"))
      this.table.answer({ move: "again" });
    try {
      await this.again?.wish(yes);
    } catch (why) {
      this.wished = false;
      this.problem = why instanceof Refusal ? words.say(why.say) : t("client-failed");
    }
  }
}
