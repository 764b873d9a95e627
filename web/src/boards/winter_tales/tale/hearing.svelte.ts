/** A tale that grows, for whoever hears it: whole sentences, one at a time, with a pause between them. */
import { untrack } from "svelte";
import { live } from "../../../lib/live.svelte";
import { recall, remember } from "../../../lib/memory";

const PAUSE = 4_000; // ms
const ENDS = /[.!?…]["”’»]?(?=\s)/g;

/** What may be said of a text of which so much has been said: up to the end of its last whole sentence. */
export function sayable(text: string, said: number): string {
  const end = [...text.matchAll(ENDS)].at(-1);
  return end ? text.slice(said, end.index + end[0].length).trim() : "";
}

export class Hearing {
  on = $state(recall("hears tales", true));
  private said = 0;
  private last = 0;

  /** Construct it during component setup. `text`: of the tale, without its drawings. */
  constructor(text: () => string) {
    $effect(() => {
      const now = text();
      if (now.length < this.said) this.said = 0; // another tale
      if (!this.on) return;
      const timer = setTimeout(
        () => untrack(() => this.say(now)),
        Math.max(0, this.last + PAUSE - Date.now()),
      );
      return () => clearTimeout(timer);
    });
  }

  turn(on: boolean): void {
    this.on = on;
    remember("hears tales", on);
  }

  private say(text: string): void {
    const next = sayable(text, this.said);
    if (!next) return;
    this.said = text.indexOf(next, this.said) + next.length;
    this.last = Date.now();
    live.say(next);
  }
}
