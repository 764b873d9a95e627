/** What has just happened, in the sentences of the newest steps. */
import type { Heard } from "../../wire";
import { words } from "../../words/words.svelte";

const COMING_AND_GOING = new Set(["attended", "house-plays", "paused", "resumed"]); // the frame of the page says these
const ENOUGH = 3; // sentences; older steps are left to the log
const MOST = 6; // of one step that tells much: how it begins, and how it ends

/** The sentences of the newest step, and of steps before it as long as these are few; oldest first. */
export function recentOf(log: readonly Heard[]): string[] {
  let said: string[] = [];
  for (const { events } of log.toReversed()) {
    const told = events
      .filter((event) => !COMING_AND_GOING.has(event.event))
      .map((event) => words.event(event));
    const step = told.filter((sentence, place) => sentence && sentence !== told[place - 1]);
    if (said.length && said.length + step.length > ENOUGH) break;
    said = [...(step.length > MOST ? [...step.slice(0, 1), ...step.slice(1 - MOST)] : step), ...said];
  }
  return said;
}
