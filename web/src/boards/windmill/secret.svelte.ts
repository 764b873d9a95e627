import { recall, remember } from "../../lib/memory";
import type { Picture } from "../../wire";

interface Kept {
  turn: number; // of the tale that it is about
  picture: Picture;
}

/** The reader's secret guess: kept on this device alone, without effect on points, and told to nobody. */
export class Secret {
  private kept = $state.raw<Kept | null>(null);
  private readonly key: string;

  constructor(table: string) {
    this.key = `secret ${table}`;
    this.kept = recall<Kept | null>(this.key, null);
  }

  /** The picture guessed for the tale of this turn. */
  of(turn: number): Picture | null {
    return this.kept !== null && this.kept.turn === turn ? this.kept.picture : null;
  }

  keep(turn: number, picture: Picture): void {
    this.kept = { turn, picture };
    remember(this.key, this.kept);
  }
}
