import type { Sight } from "../wire";
import { words } from "../words/words.svelte";

/** What sentences call a picture: the table's own word where it plays with words, what is plainly to be seen where it has
 * chosen to play without titles, else its title. A word once read is kept: the log speaks of earlier rounds, too. */
export class Naming {
  private read: Record<string, string> = {};

  constructor(private readonly options: Record<string, unknown>) {}

  see(sight: Sight): void {
    const read = Object.entries(sight.view["captions"] ?? {}).map(([picture, word]) => [
      picture,
      String(word),
    ]);
    this.read = { ...this.read, ...Object.fromEntries(read) };
    words.called = (picture) =>
      this.read[picture] ?? (this.untitled ? words.text(`${picture}.name`) : words.title(picture));
  }

  private get untitled(): boolean {
    return this.options["titles_on_pictures"] === false;
  }
}
