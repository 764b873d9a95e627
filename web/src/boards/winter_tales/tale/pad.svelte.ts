/** The reader's passage: its draft, what may be woven in, and how it is told. It belongs to the board, not to a screen. */
import { untrack } from "svelte";
import { offersOf, valuesOf } from "../../../table/offers";
import { words } from "../../../words/words.svelte";
import type { Passage, Words as WordsDomain } from "../../../wire";
import { isTell } from "../../../table/kinds";
import type { Table } from "../table";
import { takeOff } from "./flight";
import { lengthOf, passageOf, textsOf } from "./passage";

const KEEP_EVERY = 600; // ms between two drafts
const COUNTING = ["quest_continue", "quest_join", "trap_evade"]; // passages whose drawings decide something

export class Pad {
  at = $state(Infinity); // the text that is written in; the last one, if there is none with this number
  caret = $state(0); // in it
  warned = $state(false); // of a passage without a drawing
  private voice = $state<boolean | null>(null); // as the reader has said; null: not said
  private split = $state.raw<{ card: string; before: string; after: string } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {
    // a card has been woven in: what was written behind the caret stands behind it now
    $effect(() => {
      const { split, woven } = this;
      if (!split || woven.at(-1) !== split.card) return;
      untrack(() => {
        const texts = this.texts.slice(0, -2);
        [this.split, this.at, this.caret] = [null, Infinity, 0];
        this.write([...texts, split.before, split.after]);
      });
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  readonly limits = $derived.by((): WordsDomain | undefined => {
    const tale = offersOf(this.table).get("tell")?.fields?.["tale"];
    return tale?.domain === "words" ? tale : undefined;
  });
  /** The cards that may be woven in now. */
  readonly offered = $derived.by(() => valuesOf(offersOf(this.table).get("weave"), "card"));
  readonly mayTell = $derived(this.limits !== undefined);
  readonly woven = $derived.by((): string[] => (this.limits ? (this.limits.weave ?? []) : this.lying));
  readonly texts = $derived.by(() => textsOf(this.draft, this.woven));
  readonly last = $derived(this.texts.length - 1);
  readonly here = $derived(Math.min(this.at, this.last));
  readonly kind = $derived.by(() => String(this.table.sight?.now.args?.["kind"] ?? ""));
  /** Nothing is woven in, though it would count. */
  readonly bare = $derived.by(
    () => COUNTING.includes(this.kind) && this.offered.length > 0 && this.woven.length === 0,
  );
  readonly empty = $derived(this.texts.every((text) => !text.trim()));
  readonly left = $derived((this.limits?.chars ?? Infinity) - lengthOf(this.texts));
  readonly mayAloud = $derived(this.limits?.aloud ?? false);
  readonly mayWrite = $derived.by(() => this.table.options["mode"] !== "voice");
  /** Also before the tale may be told: drawings are laid meanwhile. */
  readonly aloud = $derived.by(() => (this.mayAloud || !this.mayTell) && (this.voice ?? !this.mayWrite));

  /** While a tale may not be told yet, its cards lie open. */
  private readonly lying = $derived.by((): string[] => {
    const all = this.table.sight?.view.lying ?? [];
    const scene = all.at(-1)?.scene;
    return all.flatMap((one) => (one.seat === this.table.seat && one.scene === scene ? [one.card] : []));
  });

  private readonly draft = $derived.by((): Passage | undefined => {
    const { welcome, question, drafts } = this.table;
    const kept = drafts.of(this.page);
    if (kept) return kept.move && isTell(kept.move) ? kept.move.tale : undefined;
    const found = welcome?.sight.question?.number === question?.number ? welcome?.draft : undefined;
    return found && isTell(found) ? found.tale : undefined;
  });

  /** A way is one page, through interruptions: the question changes, and the text is the reader's until it is told. */
  private get page(): string {
    const { sight, question, log } = this.table;
    const way = sight?.phase === "movement" || sight?.now.args?.["kind"] === "move";
    const out = log.findLast(({ events }) => events.some(({ event }) => event === "activated"));
    return way ? `way ${out?.n ?? 0}` : `question ${question?.number}`;
  }

  speak(aloud: boolean): void {
    this.voice = aloud;
  }

  /** Change one of the texts. */
  type(n: number, text: string): void {
    this.write(this.texts.with(n, text));
  }

  /** Put words at the end. */
  add(text: string): void {
    const last = this.texts[this.last] ?? "";
    this.type(this.last, last.trim() ? `${last.trimEnd()} ${text}` : text);
    [this.at, this.caret] = [Infinity, Infinity];
  }

  /** Weave a card in, at the caret if that is behind all others. It stays. */
  weave(card: string): void {
    if (this.table.sending || !this.offered.includes(card)) return;
    const text = this.texts[this.last] ?? "";
    const place = this.at >= this.last ? this.caret : text.length;
    this.split = { card, before: text.slice(0, place), after: text.slice(place).trimStart() };
    takeOff(card);
    this.table.answer({ move: "weave", card });
  }

  /** Tell the passage; the first time without a drawing that would count, only warn. */
  tell(): void {
    if (!this.limits || this.table.sending || this.left < 0) return;
    const warns = this.bare && !this.warned;
    this.warned = true;
    if (warns) return;
    const { page } = this;
    clearTimeout(this.timer);
    this.timer = undefined;
    const id = this.table.answer({ move: "tell", tale: this.told });
    const told = () => this.table.drafts.write(page, { move: undefined });
    this.table.receipts.of(id, () => new Error()).then(told, () => undefined); // refused: the words stay
  }

  longer(): void {
    this.table.answer({ move: "longer" });
  }

  /** Send the draft: others read along, and a reload or the end of the clock finds it. */
  keep(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.limits && this.table.question?.ask.drafted) this.table.draft({ move: "tell", tale: this.told });
  }

  private get told(): Passage {
    return passageOf(this.texts, this.woven, words.lang, { aloud: this.aloud });
  }

  private write(texts: readonly string[]): void {
    const tale = passageOf(texts, this.woven, words.lang, { trimmed: false });
    const question = this.table.question?.number;
    this.table.drafts.write(this.page, { move: { move: "tell", tale }, question });
    this.timer ??= setTimeout(() => this.keep(), KEEP_EVERY);
  }
}
