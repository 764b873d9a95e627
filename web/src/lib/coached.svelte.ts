import { forget, recall, remember } from "./memory";

const KEY = "coached";
const given = (): string[] => recall<string[]>(KEY, []);

/** The pieces of advice that were given in this browser. `turn` counts how often they were called back. */
class Coached {
  turn = $state(0);

  knows(id: string): boolean {
    return given().includes(id);
  }

  give(id: string): void {
    if (!this.knows(id)) remember(KEY, [...given(), id]);
  }

  /** Every piece of advice is given once more. */
  again(): void {
    forget(KEY);
    this.turn += 1;
  }
}

export const coached = new Coached();
