import { recall, remember } from "./memory";

/** The lines of a table's tales that the reader has marked with a ribbon. They stay on this device, and show in the book. */
export class Ribbons {
  private laid = $state.raw<string[]>([]);

  constructor(private readonly table: string) {
    this.laid = recall(this.key, []);
  }

  has(line: string): boolean {
    return this.laid.includes(line.trim());
  }

  /** Lay a ribbon, or take it away. */
  turn(line: string): void {
    const words = line.trim();
    this.laid = this.has(words) ? this.laid.filter((each) => each !== words) : [...this.laid, words];
    remember(this.key, this.laid);
  }

  private get key(): string {
    return `ribbons ${this.table}`;
  }
}
