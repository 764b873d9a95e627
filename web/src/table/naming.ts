import type { Sight } from "../wire";
import { words } from "../words/words.svelte";

/** The name of a picture in sentences: the table's word in a game with words, its plain name at a table without titles,
 * else its title. Words are kept, since the log also names pictures of earlier rounds. */
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
