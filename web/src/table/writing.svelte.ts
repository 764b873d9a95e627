import type { Move, Tell, Words } from "../wire";
import { words } from "../words/words.svelte";
import type { Table } from "./table.svelte";

/** What the reader is writing in answer to a question: begun with the kept draft, kept again while it grows. */
export class Writing {
  text = $state("");
  private number: number | null = null;

  /** Made while a component is set up: it begins anew with every question that asks for a tale. */
  constructor(
    private readonly table: Table,
    private readonly lang: () => string,
  ) {
    $effect(() => {
      const question = table.question;
      if (!question || question.number === this.number) return;
      this.number = question.number;
      this.text = drafted(table.welcome?.draft);
    });
  }

  /** How long it may be; nothing where no tale is asked for in writing. */
  get limits(): Words | undefined {
    const offer = this.table.question?.ask.offers.find((each) => each.move === "tell");
    return offer?.fields?.["tale"] as Words | undefined;
  }

  get empty(): boolean {
    return !this.text.trim();
  }

  get tell(): Tell {
    return { move: "tell", tale: { parts: this.empty ? [] : [this.text.trim()], lang: this.lang() } };
  }
}

function drafted(draft: Move | null | undefined): string {
  return draft?.move === "tell" ? words.passage(draft.tale) : "";
}
