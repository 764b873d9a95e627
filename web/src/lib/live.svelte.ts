import { untrack } from "svelte";

export interface Spoken {
  id: number; // each is said once, even when the same words come again
  sentence: string;
}

const MOST = 40; // sentences; a whole reckoning comes at once, and none of it may be lost

/** Live regions for screen readers. Polite: waits for a pause; `now`: interrupts. Sentences are queued. */
class Live {
  polite = $state.raw<Spoken[]>([]);
  urgent = $state("");
  private count = 0;

  say(sentence: string): void {
    const before = untrack(() => this.polite);
    if (!sentence || before.at(-1)?.sentence === sentence) return;
    this.polite = [...before.slice(1 - MOST), { id: ++this.count, sentence }];
  }

  now(sentence: string): void {
    this.urgent = sentence;
  }
}

export const live = new Live();
