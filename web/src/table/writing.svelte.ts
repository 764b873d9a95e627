import { untrack } from "svelte";
import type { Move, Tell, Words as WordsDomain } from "../wire";
import { countSentences, withoutCoda } from "../parts/sentences";
import { words } from "../words/words.svelte";
import type { Begun } from "./drafts.svelte";
import { isTell } from "./kinds";
import type { Table } from "./table.svelte";

/** How a game writes: the page of a draft, and the conversion between draft and move. */
export interface Kind<M extends Move> {
  page: () => string;
  move: (begun: Begun) => M;
  read: (draft: Move) => Begun | null;
}

/** The reader's current draft, stored in the table's drafts and so independent of screens. */
export class Writing<M extends Move> {
  /** Construct it during component setup: an unsent draft is sent as soon as there is a connection. */
  constructor(
    private readonly table: Table,
    private readonly kind: Kind<M>,
  ) {
    $effect(() => {
      if (table.line === "live" && table.question) untrack(() => this.unsent && this.keep());
    });
  }

  get text(): string {
    return this.begun.text;
  }

  set text(text: string) {
    this.write({ text });
  }

  get picture(): string | null {
    return this.begun.picture ?? null;
  }

  set picture(picture: string | null) {
    this.write({ picture });
  }

  get empty(): boolean {
    return !this.text.trim();
  }

  /** The draft as a move. */
  get move(): M {
    return this.kind.move(this.begun);
  }

  /** The limits of the text; undefined if the question takes no text. */
  get limits(): WordsDomain | undefined {
    const offer = this.table.question?.ask.offers.find((each) => each.move === this.move.move);
    const tale = offer?.fields?.["tale"];
    return tale?.domain === "words" ? tale : undefined;
  }

  /** Whether the draft is empty, too long, or could be told. */
  get what(): "empty" | "long" | "whole" {
    const { chars, sentences, coda } = this.limits ?? { chars: Infinity };
    const told = withoutCoda(this.text, coda).trim();
    if (!told) return "empty";
    return [...told].length > chars || (sentences && countSentences(told) > sentences) ? "long" : "whole";
  }

  /** Send the draft to the server, for the clock and for a reload. */
  keep(): void {
    if (this.limits && this.table.draft(this.move)) this.write({ sent: true, at: Date.now() });
  }

  /** Send the draft as the answer, if it is not empty. */
  tell(): void {
    if (!this.empty) this.table.answer(this.move);
  }

  private get unsent(): boolean {
    const kept = this.table.drafts.of(this.kind.page());
    return kept !== undefined && !kept.sent;
  }

  private get begun(): Begun {
    return this.table.drafts.of(this.kind.page()) ?? this.found ?? { text: "" };
  }

  /** The server's draft from the welcome, for the current question. */
  private get found(): Begun | null {
    const { welcome, question } = this.table;
    if (!welcome?.draft || welcome.sight.question?.number !== question?.number) return null;
    return this.kind.read(welcome.draft);
  }

  private write(change: Partial<Begun>): void {
    const question = this.table.question?.number;
    this.table.drafts.write(this.kind.page(), { ...this.begun, sent: false, ...change, question });
  }
}

/** A tale as the answer to a question, as in Windmill and The End of the Story. */
export const telling = (table: Table, lang: () => string): Writing<Tell> =>
  new Writing(table, {
    page: () => `question ${table.question?.number}`,
    move: ({ text }) => ({ move: "tell", tale: passage(text, lang()) }),
    read: (draft) => (isTell(draft) ? { text: words.passage(draft.tale) } : null),
  });

export const passage = (text: string, lang: string) => ({ parts: text.trim() ? [text.trim()] : [], lang });
