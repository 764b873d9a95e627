/** Why the voyage is over. */
import type { Heard } from "../../../wire";
import type { Event, SkyView } from "../../../wire/windward";
import { t, words } from "../../../words/words.svelte";
import { eventsOf } from "./account";

export interface Because {
  said: string;
  rule: string;
}

/** The round in which the last turns began. */
function triggered(events: readonly Event[], view: SkyView): number {
  const at = events.findIndex(({ event }) => event === "end-triggered");
  const began = events.slice(0, at + 1).findLast((event) => event.event === "round-began");
  return began?.event === "round-began" ? began.round : view.round;
}

/** `finishes`: by the table's options the round is played to its end. */
export function becauseOf(log: readonly Heard<Event>[], view: SkyView, finishes: boolean): Because[] {
  const events = eventsOf(log);
  const ended = events.findLast((event) => event.event === "voyage-ended");
  const reasons: Because[] = [];
  const told = (key: string, args: object) =>
    reasons.push({ said: t(key, { ...args }), rule: t(`${key}.rule`) });
  if (view.trigger !== null) {
    const args = { seat: view.trigger, round: triggered(events, view) };
    told(finishes ? "windward-end-last-round" : "windward-end-last-turns", args);
  }
  if (view.laps) told("windward-end-laps", { laps: view.laps });
  if (ended?.event === "voyage-ended") reasons.push({ said: words.event(ended), rule: ended.rule });
  return reasons;
}
