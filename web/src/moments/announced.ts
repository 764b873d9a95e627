import { live } from "../lib/live.svelte";
import type { Table } from "../table/table.svelte";
import type { Event } from "../wire";
import { words } from "../words/words.svelte";
import type { Beat, Moments } from "./beat";

/** Say the news in the live region: a moment in its one sentence, every other event in its own. `witnessed`: the news that
 * make a moment. `spoken`: kinds of events that the board announces itself. Returns the moment, if there is one. */
export function announced(
  table: Table,
  news: Event[],
  witnessed: Event[],
  moments?: Moments,
  spoken: readonly string[] = [],
): Beat | null {
  const made = witnessed.length ? (moments?.beatOf(witnessed, table) ?? null) : null;
  if (made) live.say(made.says);
  const said = [...spoken, ...(made?.speaks ?? [])];
  for (const event of news) if (!said.includes(event.event)) live.say(heard(event));
  return made;
}

/** The event's text with the descriptions of its pictures, for readers who do not see them. */
function heard(event: Event): string {
  const shown = "picture" in event && event.picture ? words.first(`${event.picture}.name`) : undefined;
  return shown ? `${words.event(event)} ${shown}.` : words.event(event);
}
