/** The reader's blow: its words and its drawing, kept as a draft until it is struck. */
import { offersOf } from "../../../table/offers";
import { isTell } from "../../../table/kinds";
import { words } from "../../../words/words.svelte";
import type { Passage, Words as WordsDomain } from "../../../wire";
import type { Table } from "../table";

const KEEP_EVERY = 600; // ms between two drafts

export class OwnBlow {
  aloud = $state(false); // as the reader has said
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {
    this.aloud = !this.mayWrite;
    $effect(() => () => clearTimeout(this.timer));
  }

  get mayWrite(): boolean {
    return this.table.options["mode"] !== "voice";
  }

  readonly limits = $derived.by((): WordsDomain | undefined => {
    const tale = offersOf(this.table).get("tell")?.fields?.["tale"];
    return tale?.domain === "words" ? tale : undefined;
  });
  readonly cards = $derived.by((): string[] => this.limits?.weave ?? []);
  /** Whether it needs a drawing. */
  readonly drawn = $derived((this.limits?.least ?? 0) > 0);
  private readonly draft = $derived.by((): Passage => {
    const { welcome, question, drafts } = this.table;
    const fresh = welcome?.sight.question?.number === question?.number ? welcome?.draft : undefined;
    const move = drafts.of(this.page)?.move ?? fresh;
    return move && isTell(move) ? move.tale : {};
  });
  readonly text = $derived.by(() =>
    (this.draft.parts ?? []).filter((part) => typeof part === "string").join(" "),
  );
  readonly card = $derived.by((): string | null => {
    const cards = (this.draft.parts ?? []).flatMap((part) => (typeof part === "string" ? [] : [part.card]));
    return cards.find((card) => this.cards.includes(card)) ?? null;
  });
  readonly left = $derived((this.limits?.chars ?? Infinity) - [...this.text.trim()].length);
  readonly whole = $derived(
    (this.card !== null || !this.drawn) && this.left >= 0 && (this.aloud || this.text.trim() !== ""),
  );

  type(text: string): void {
    this.write(text, this.card);
  }

  lift(card: string | null): void {
    if (card !== this.card) this.write(this.text, card);
  }

  strike(): void {
    if (!this.whole || this.table.sending) return;
    const { page } = this;
    clearTimeout(this.timer);
    this.timer = undefined;
    const id = this.table.answer({ move: "tell", tale: this.passage(this.text.trim(), this.card) });
    const told = () => this.table.drafts.write(page, { move: undefined });
    this.table.receipts.of(id, () => new Error()).then(told, () => undefined); // refused: the words stay
  }

  private get page(): string {
    return `question ${this.table.question?.number}`;
  }

  private passage(text: string, card: string | null): Passage {
    const drawing = card === null ? [] : [{ part: "woven" as const, card }];
    const parts = [...drawing, ...(text ? [text] : [])];
    return { parts, lang: words.lang, ...(this.aloud && { aloud: true }) };
  }

  private write(text: string, card: string | null): void {
    const question = this.table.question?.number;
    const move = { move: "tell" as const, tale: this.passage(text, card) };
    this.table.drafts.write(this.page, { move, question });
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (this.table.question?.ask.drafted)
        this.table.draft({ move: "tell", tale: this.passage(this.text, this.card) });
    }, KEEP_EVERY);
  }
}
