/** A battle as the log tells it: both sides with dice, cannons and what they added, and how it ended. */
import type { Heard, Seat } from "../../../wire";
import type { BattleOver, BattleView, Event, SkyView } from "../../../wire/windward";

export type Fighter = BattleOver["by"];
export type Role = "attacker" | "defender";

export interface Side {
  kind: Fighter;
  seat: Seat | null;
  strength: number; // dice that it rolls or has rolled
  hits: number;
  dice: readonly number[]; // none: not rolled yet, or the log is cut
  bonus: number; // hits of a Marine
  cannons: number;
  boosts: number; // Harpoons and tokens added
  roller: Seat | null; // who throws for a Crester
}

export interface Fight {
  space: number;
  attacker: Side;
  defender: Side;
  winner: BattleOver["winner"] | "flag" | null; // null: not over; "flag": a False Flag called it off
  after: readonly Event[]; // from its end on
}

const side = (kind: Fighter, seat: Seat | null): Side => ({
  kind,
  seat,
  strength: 0,
  hits: 0,
  dice: [],
  bonus: 0,
  cannons: 0,
  boosts: 0,
  roller: null,
});

/** The fight that an event begins or carries on; the same one if it changes nothing. */
function carried(fight: Fight | null, event: Event): Fight | null {
  if (event.event === "battle-began") {
    const { attacker, by, defender, on, space } = event;
    return { space, attacker: side(by, attacker), defender: side(on, defender), winner: null, after: [] };
  }
  if (!fight) return null;
  if (fight.winner) return { ...fight, after: [...fight.after, event] };
  const changed = (seat: Seat | null, change: (old: Side) => Partial<Side>): Fight => {
    const role: Role = fight.attacker.seat === seat ? "attacker" : "defender";
    return { ...fight, [role]: { ...fight[role], ...change(fight[role]) } };
  };
  switch (event.event) {
    case "fired":
      return changed(event.seat, () => ({ cannons: event.cannons }));
    case "rolled": {
      const { seat, dice, hits, bonus = 0, roller = null } = event;
      return changed(seat, () => ({ dice, hits, bonus, roller, strength: dice.length }));
    }
    case "boosted":
      return changed(event.seat, ({ boosts }) => ({
        hits: event.hits,
        boosts: boosts + event.harpoons + event.tokens,
      }));
    case "flagged":
      return { ...fight, winner: "flag", after: [event] };
    case "battle-over":
      return { ...fight, winner: event.winner, after: [event] };
    default:
      return fight;
  }
}

const told = (log: readonly Heard<Event>[]): Fight | null =>
  log.flatMap(({ events }) => events).reduce(carried, null);

/** The running battle: what the view knows, with the dice of the log. */
export function runningFight({ space, attacker, defender }: BattleView, log: readonly Heard<Event>[]): Fight {
  const found = told(log);
  const known = found?.space === space ? found : null;
  const shown = (role: Role, view: BattleView["attacker"]): Side => ({
    ...side(view.kind, view.seat ?? null),
    ...known?.[role],
    strength: view.strength ?? 0,
    hits: view.hits ?? 0,
  });
  return {
    space,
    attacker: shown("attacker", attacker),
    defender: shown("defender", defender),
    winner: known?.winner ?? null,
    after: known?.after ?? [],
  };
}

/** Events that only follow from a battle: they do not make its result old. */
const FOLLOWS: readonly Event["event"][] = [
  "battle-over",
  "boat-beaten",
  "corner-chosen",
  "crester-beaten",
  "crester-placed",
  "life-lost",
  "looted",
  "morale-changed",
  "scored",
  "ship-lost",
  "token-taken",
  "white-beaten",
];
const follows = (event: Event): boolean =>
  FOLLOWS.includes(event.event) ||
  (event.event === "sailed" && event.way === "back") ||
  ((event.event === "rowed" || event.event === "crester-moved") && event.back === true);

/** The battle that has just ended, until something else happens. */
export function lastFight(log: readonly Heard<Event>[]): Fight | null {
  const ends = log.findLastIndex(({ events }) =>
    events.some(({ event }) => event === "battle-over" || event === "flagged"),
  );
  if (ends < 0 || log.slice(ends + 1).some(({ events }) => !events.every(follows))) return null;
  const fight = told(log);
  if (!fight?.winner) return null;
  const end = fight.after.findIndex((event, n) => n > 0 && !follows(event));
  return end < 0 ? fight : { ...fight, after: fight.after.slice(0, end) };
}

/** The reader's role; null: the reader watches. */
export const roleOf = ({ attacker, defender }: Fight, seat: Seat | null): Role | null =>
  seat === null ? null : attacker.seat === seat ? "attacker" : defender.seat === seat ? "defender" : null;

/** The reader's battle that has just ended. */
export function ownFight(log: readonly Heard<Event>[], seat: Seat | null): Fight | null {
  const fight = lastFight(log);
  return fight && roleOf(fight, seat) ? fight : null;
}

export const other = (role: Role): Role => (role === "attacker" ? "defender" : "attacker");

/** The battle that is seen through the glass; none while its winner looks at the planet to place a crester. */
export const glassOf = ({ battle }: SkyView): BattleView | null =>
  battle?.step === "place" || battle?.step === "corner" ? null : battle;
