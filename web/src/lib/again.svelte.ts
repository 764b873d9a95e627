import { api } from "./api";
import { keep } from "./memory";
import { router } from "./router.svelte";
import type { AnotherGame } from "../wire";

const OFTEN = 4_000; // ms between two looks, while people decide
const SELDOM = 20_000;
const DECIDED_BY = 60; // looks

/** The state of a rematch, polled while the end of a game or its book is displayed. */
export class Again {
  found = $state.raw<AnotherGame | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looks = 0;
  private readonly wake = () => document.visibilityState === "visible" && this.look();

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {
    document.addEventListener("visibilitychange", this.wake);
    this.look();
  }

  get mine(): boolean {
    return this.found?.wishes.includes(this.seat) ?? false;
  }

  /** The other seats that wish for a rematch. */
  get others(): number[] {
    return this.found?.wishes.filter((seat) => seat !== this.seat) ?? [];
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wake(), ++this.looks < DECIDED_BY ? OFTEN : SELDOM);
    this.found = await api.again(this.table).catch(() => this.found);
  }

  async wish(yes: boolean): Promise<void> {
    this.found = await api.wishAgain(this.table, yes);
  }

  /** Sit down at the next table, or watch if its game has begun. */
  async join(): Promise<void> {
    await this.wish(true);
    this.go();
  }

  /** Open the rematch without waiting for the others. */
  async open(): Promise<void> {
    this.found = await api.rematch(this.table);
    this.go();
  }

  go(): void {
    const { next, key } = this.found ?? {};
    if (!next || !key) return;
    keep(next, { join: key });
    router.go(`/t/${next}#${key}`);
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.wake);
  }
}
