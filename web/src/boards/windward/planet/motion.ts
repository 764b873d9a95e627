/** What moves on the planet when something was heard: the way of each piece, and how long it takes. */
import type { Event, SkyView } from "../../../wire/windward";
import type { Globe, Point, Space } from "../geometry";

export interface Motion {
  points: Point[]; // with the start
  lasts: number; // ms
}

const STEP = 140;
const FREE = 90; // with the wind
const CRESTER = 220;
const LONGEST = 900;

interface Run {
  spaces: Space[];
  lasts: number;
}

/** Which crester of the view each move was made by, from the last move back: it ends where one stands that has no later
 * move, or where a later move begins. */
function moversOf(events: readonly Event[], view: SkyView): Map<Event, number> {
  const movers = new Map<Event, number>();
  const stood = view.cresters.map(({ space }) => ({ space, moved: false })); // before the moves that were seen
  for (const event of events.toReversed()) {
    if (event.event !== "crester-moved") continue;
    const end = event.path.at(-1);
    const here = (moved: boolean) =>
      stood.findIndex(
        (each, n) => each.space === end && each.moved === moved && view.cresters[n]?.kind === event.kind,
      );
    const n = here(true) >= 0 ? here(true) : here(false);
    if (n < 0) continue;
    movers.set(event, n);
    stood[n] = { space: event.path[0] ?? 0, moved: true };
  }
  return movers;
}

/** By the piece's id. Steps of one piece join into one way. */
export function motionsOf(events: readonly Event[], view: SkyView, globe: Globe): Map<string, Motion> {
  const runs = new Map<string, Run>();
  const go = (id: string, spaces: readonly Space[], lasts: number) => {
    const before = runs.get(id) ?? { spaces: spaces.slice(0, 1), lasts: 0 };
    runs.set(id, { spaces: [...before.spaces, ...spaces.slice(1)], lasts: before.lasts + lasts });
  };
  const movers = moversOf(events, view);
  for (const event of events) {
    if (event.event === "sailed") go(`ship ${event.seat}`, [event.start, event.to], event.cost ? STEP : FREE);
    if (event.event === "rowed") {
      const boat = view.ships[event.seat]?.boats.findIndex(({ space }) => space === event.to) ?? -1;
      if (boat >= 0) go(`boat ${event.seat} ${boat}`, [event.start, event.to], STEP);
    }
    if (event.event === "crester-moved") {
      const n = movers.get(event);
      if (n !== undefined) go(`crester ${event.kind} ${n}`, event.path, CRESTER * (event.path.length - 1));
    }
  }
  return new Map(
    [...runs].map(([id, { spaces, lasts }]) => [
      id,
      { points: spaces.map((space) => globe.xy(space)), lasts: Math.min(lasts, LONGEST) },
    ]),
  );
}
