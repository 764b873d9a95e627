/** A battle that has not begun: what each side would bring to it, as far as the view knows. */
import type { Seat } from "../../../wire";
import type { SkyView } from "../../../wire/windward";
import { PORT, type Space } from "../geometry";
import { BOOST, hitsOf, oddsOf, sinking, type Odds } from "./odds";

const SHIP = 2; // dice without cannons
const CRESTERS = { red: 5, white: 8 } as const; // dice of each
const MARINE = 2; // hits against red Cresters

export interface Muster {
  dice: number; // without cannons
  cannons: number;
  marine: number; // hits of the Marine
  harpoons: number;
  tokens: number;
  morale: number;
  foe: Seat | null; // null: Cresters
  against: number; // dice of the foe without cannons
  guns: number; // cannons that the foe may fire
}

/** What the ship of a seat meets on a space; null: nobody. */
export function musterOf(view: SkyView, seat: Seat, space: Space): Muster | null {
  const own = view.ships[seat];
  const found = view.ships.findIndex((ship, other) => other !== seat && ship.space === space);
  const beasts = view.cresters.flatMap((each) =>
    each.space === space && each.kind !== "grey" ? [each.kind] : [],
  );
  if (!own || space === PORT || (found < 0 && !beasts.length)) return null;
  const foe = view.ships[found];
  return {
    dice: SHIP + (own.crew.includes("sergeant") ? 1 : 0),
    cannons: own.cannons,
    marine: !foe && beasts.includes("red") && own.crew.includes("marine") ? MARINE : 0,
    harpoons: view.hand.filter((card) => card === "harpoon").length,
    tokens: own.hold.token ?? 0,
    morale: own.morale,
    foe: foe ? found : null,
    against: foe ? SHIP : beasts.reduce((sum, kind) => sum + CRESTERS[kind], 0),
    guns: foe?.cannons ?? 0,
  };
}

/** `boosts`: Harpoons and tokens added; `guns`: cannons that the foe fires. */
export function oddsBefore(
  { dice, marine, against }: Muster,
  { cannons = 0, boosts = 0, guns = 0 }: { cannons?: number; boosts?: number; guns?: number },
): Odds {
  return oddsOf(hitsOf(dice + cannons), hitsOf(against + guns), marine + BOOST * boosts);
}

/** The chance to lose the ship with all cannons, against all of the foe's. */
export const sinkingBefore = ({ dice, cannons, marine, against, guns, morale }: Muster): number =>
  sinking(hitsOf(dice + cannons), hitsOf(against + guns), marine, morale);
