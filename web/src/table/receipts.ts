import type { Refusal } from "../wire";

interface Waiting {
  taken(): void;
  refused(refusal: Refusal): void;
}

/** What the server has answered to a message, for those who ask for it by the message's id. */
export class Receipts {
  private waiting = new Map<string, Waiting>();

  /** Resolved when the server has taken the message; rejected with what `why` makes of the refusal. */
  of(id: string, why: (refusal: Refusal) => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { taken: resolve, refused: (refusal) => reject(why(refusal)) });
    });
  }

  taken(id: string): void {
    this.waiting.get(id)?.taken();
    this.waiting.delete(id);
  }

  refused(id: string, refusal: Refusal): void {
    this.waiting.get(id)?.refused(refusal);
    this.waiting.delete(id);
  }
}
