/** What each captain has to show for a voyage, summed up from its whole log. */
import type { Heard } from "../../../wire";
import type { Event } from "../../../wire/windward";

type Beast = "grey" | "red" | "white";
/** Reasons for notoriety, where captains sail against each other; deeds, where they do not. */
export type Reason = "feats" | "gas" | "nights" | "tagged" | "teeth" | "white";
export type Deed = Beast | "lost" | "nights";

export interface Figure<W extends string> {
  what: W;
  times: number;
  points: number;
  rule: string; // as the server named it; "": the texts name it
}

export interface Teeth {
  red: number;
  grey: number;
}

export interface Account {
  gains: Figure<Reason>[];
  deeds: Figure<Deed>[];
  teeth: Teeth; // brought to port
  sailed: number; // spaces
  lost: number; // ships
}

const REASONS: readonly Reason[] = ["teeth", "white", "nights", "tagged", "gas", "feats"];
const DEEDS: readonly Deed[] = ["white", "red", "grey", "nights", "lost"];
export const eventsOf = (log: readonly Heard<Event>[]): Event[] => log.flatMap(({ events }) => events);

/** What was scored for, by the event told just before it. */
function reasonOf(before: Event | undefined, naturalist: boolean): Reason {
  if (before?.event === "teeth-traded") return "teeth";
  if (before?.event === "bought") return "gas";
  if (before?.event === "achieved") return "feats";
  if (before?.event === "crester-beaten" && before.kind === "white") return "white";
  return before?.event === "scored" && naturalist ? "tagged" : "nights";
}

/** Figures of one captain, one for each key. */
class Sum<W extends string> {
  private readonly found = new Map<string, Figure<W>>();

  add(key: string, what: W, rule: string, points = 0): void {
    const figure = this.found.get(key) ?? { what, rule, times: 0, points: 0 };
    this.found.set(key, { ...figure, times: figure.times + 1, points: figure.points + points });
  }

  in(order: readonly W[]): Figure<W>[] {
    return [...this.found.values()].sort((a, b) => order.indexOf(a.what) - order.indexOf(b.what));
  }
}

export function accountOf(log: readonly Heard<Event>[], seat: number, naturalist = false): Account {
  const [gains, deeds] = [new Sum<Reason>(), new Sum<Deed>()];
  const account: Account = { gains: [], deeds: [], teeth: { red: 0, grey: 0 }, sailed: 0, lost: 0 };
  let before: Event | undefined;
  let fight: { victor: number | null; rule: string } | undefined; // the last one
  for (const event of eventsOf(log)) {
    if (event.event === "battle-over") {
      const victor = { attacker: event.attacker, defender: event.defender, nobody: null }[event.winner];
      fight = { victor, rule: event.rule };
    } else if (event.event === "crester-beaten") {
      if (fight?.victor === seat) deeds.add(event.kind, event.kind, fight.rule);
    } else if ("seat" in event && event.seat === seat) {
      if (event.event === "scored")
        gains.add(event.rule, reasonOf(before, naturalist), event.rule, event.points);
      if (event.event === "sailed") account.sailed += 1;
      if (event.event === "rested") deeds.add("nights", "nights", "");
      if (event.event === "ship-lost") {
        account.lost += 1;
        deeds.add(`lost ${event.rule}`, "lost", event.rule);
      }
      if (event.event === "teeth-traded") {
        account.teeth = { red: account.teeth.red + event.red, grey: account.teeth.grey + event.grey };
      }
    }
    before = event;
  }
  return { ...account, gains: gains.in(REASONS), deeds: deeds.in(DEEDS) };
}
