import { api, Refusal } from "../lib/api";
import { games } from "../lib/games.svelte";
import { words } from "../words/words.svelte";
import type { TableInfo } from "../wire";
import type { Place } from "./screen.svelte";

const EVERY = 2_500; // ms, before the game; later the connection tells

/** The state of the table that a TV is at, polled until its game has begun. */
export class Room {
  info = $state.raw<TableInfo | null>(null);
  lost = $state(false); // the server cannot be reached
  gone = $state(false); // there is no such table any more, or it lets nobody watch
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly place: Place) {
    void this.look();
  }

  get playing(): boolean {
    return this.info !== null && this.info.status !== "open";
  }

  private async look(): Promise<void> {
    try {
      const found = await api.info(this.place.table, this.place.key);
      this.gone = found.status === "folded" || found.options["spectators"] === false;
      await Promise.all([games.load(), words.learn(found.game, found.status === "open" ? "options" : "all")]);
      this.info = found;
      this.lost = false;
    } catch (why) {
      const status = why instanceof Refusal ? why.status : 0;
      this.gone = status >= 400 && status < 500 && status !== 429;
      this.lost = !this.gone;
    }
    if (!this.playing && !this.closed) this.timer = setTimeout(() => void this.look(), EVERY);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
