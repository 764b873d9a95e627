import { api, Refusal } from "../lib/api";
import { forget, recall, remember } from "../lib/memory";

const EVERY = 2_500; // ms between two looks whether somebody has let us in
const AFTERWARDS = 5_000; // ms between two looks for a rematch

/** The table that a TV was let in at: `key` makes it an onlooker, `code` brings phones to it. */
export interface Place {
  table: string;
  key: string;
  code: string;
}

/** A TV on its way to a table: it shows a code, and somebody with a seat types it. Both survive a reload. By the same code it
 * learns of the rematch that this person sits at. */
export class Screen {
  code = $state("");
  place = $state.raw<Place | null>(recall<Place | null>("tv place", null));
  lost = $state(false); // the server cannot be reached
  private key = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor() {
    const asked = recall("tv asked", { code: "", key: "" });
    [this.code, this.key] = [asked.code, asked.key];
    if (!this.place) void this.look();
  }

  /** Look once, and again later while nobody has let us in. */
  private async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      if (!this.code) await this.ask();
      const { table, watch_key, code } = await api.screen(this.code, this.key);
      if (table && watch_key) this.enter({ table, key: watch_key, code: code ?? "" });
      this.lost = false;
    } catch (why) {
      const over = why instanceof Refusal && why.status === 404;
      if (over) this.code = "";
      this.lost = !over;
    }
    if (!this.place && !this.closed)
      this.timer = setTimeout(() => void this.look(), this.code || this.lost ? EVERY : 0);
  }

  private async ask(): Promise<void> {
    const { code, key } = await api.openScreen();
    [this.code, this.key] = [code, key];
    remember("tv asked", { code, key });
  }

  private enter(place: Place): void {
    this.place = place;
    remember("tv place", place);
  }

  /** Go on with the rematch as soon as there is one; returns how to end it. */
  follow(): () => void {
    const look = async () => {
      if (!this.code || this.closed) return;
      try {
        const { table, watch_key, code } = await api.screen(this.code, this.key);
        if (ended) return;
        if (table && watch_key && table !== this.place?.table)
          return this.enter({ table, key: watch_key, code: code ?? "" });
      } catch (why) {
        if (why instanceof Refusal && why.status === 404) return; // its time is over: the next table lets it in again
      }
      if (!ended) timer = setTimeout(() => void look(), AFTERWARDS);
    };
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void look();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }

  /** Leave the table, and show a new code. */
  leave(): void {
    forget("tv place");
    forget("tv asked");
    [this.place, this.code, this.key] = [null, "", ""];
    void this.look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
