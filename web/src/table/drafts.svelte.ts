import type { Move } from "../wire";

/** A draft: text with the chosen picture, or a whole move of the generic board. */
export interface Begun {
  text: string;
  picture?: string | null;
  move?: Move;
  question?: number; // the one it was last written for
  sent?: boolean; // the server has had it as it stands
  at?: number; // when it was sent
}

const MOST = 12; // pages; the oldest are forgotten first
const PREFIX = "talewind drafts ";

/**
 * The reader's drafts at one table, by page. They belong to the table, not to a screen: a pause, a recap, a new frame or a
 * lost connection does not change them, and a reload of the tab restores them.
 */
export class Drafts {
  private pages = $state.raw<Record<string, Begun>>({});
  private seat: number | null = null;

  constructor(private readonly table: string) {
    const kept = restored(table);
    if (kept) [this.seat, this.pages] = [kept.seat, kept.pages];
  }

  of(page: string): Begun | undefined {
    return this.pages[page];
  }

  /** The last draft of an answer to a question. */
  answering(question: number | undefined): Begun | undefined {
    if (question === undefined) return undefined;
    return Object.values(this.pages).findLast((begun) => begun.question === question);
  }

  write(page: string, change: Partial<Begun>): void {
    const { [page]: before = { text: "" }, ...others } = this.pages;
    const rest = Object.entries(others).slice(1 - MOST);
    this.pages = { ...Object.fromEntries(rest), [page]: { ...before, sent: false, ...change } };
    this.store();
  }

  /** The line is lost: what was sent after the last sign of life may not have arrived. */
  doubt(since: number): void {
    const doubted = ([page, begun]: [string, Begun]) =>
      [page, (begun.at ?? 0) >= since ? { ...begun, sent: false } : begun] as const;
    this.pages = Object.fromEntries(Object.entries(this.pages).map(doubted));
    this.store();
  }

  /** Take over the server's draft from a welcome: another device may have continued it. */
  greeted(seat: number | null, draft: Move | null | undefined): void {
    if (this.seat !== null && this.seat !== seat) this.pages = {};
    this.seat = seat;
    if (draft) this.pages = Object.fromEntries(Object.entries(this.pages).filter(([, { sent }]) => !sent));
    this.store();
  }

  private store(): void {
    try {
      sessionStorage.setItem(PREFIX + this.table, JSON.stringify({ seat: this.seat, pages: this.pages }));
    } catch {
      // a private window may refuse: after a reload there is the server's draft
    }
  }
}

function restored(table: string): { seat: number | null; pages: Record<string, Begun> } | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + table) ?? "null");
  } catch {
    return null;
  }
}
