import { createContext } from "svelte";
import { recall, remember } from "../../lib/memory";
import { offersOf } from "../../table/offers";
import type { Move, SkyView } from "../../wire/windward";
import { cheapest, pricesOf, reachAhead, reachIn, roundAhead, SPEED, type Ahead } from "./ahead";
import { globeOf, PORT, type Direction, type Globe, type Space } from "./geometry";
import { costOf, foesOf, movesOf, reachOf, wayTo, type Leg, type Reach } from "./reach";
import type { Kind, Table } from "./table";

export type Beast = "red" | "white";
export const SAILS: readonly Kind[] = ["sail", "jump", "enter-port", "leave-port"];

/** Spaces to choose from, for a panel: a tap on one of them chooses it instead of planning a way. `ghost`: what would stand
 * on the chosen one. */
export interface Picks {
  spaces: readonly Space[];
  chosen?: Space;
  ghost?: Beast;
  choose: (space: Space) => void;
}

/** A line over spaces that a panel shows on the planet, such as a crester's way. `ghost`: who would stand at its end. */
export interface Line {
  spaces: readonly Space[];
  look: "foe" | "ghost" | "white";
  ghost?: Beast;
}

/** What panels and planet share: the chosen way, what else is drawn, and where to look. It knows the offers and the reach
 * of the view, and no rule. */
export class Helm {
  goal = $state<Space | null>(null); // of the previewed way
  plan = $state<Space | null>(null); // where the reader means to sail at the next turn; kept by this browser
  planning = $state(false); // the reach is shown before the turn
  guess = $state<Direction | null>(null); // the wind in which the plan is shown, while it is unknown
  cursor = $state<Space | null>(null); // of the keyboard
  ashore = $state(false); // the port is seen through the glass
  hand = $state(false); // the reader's cards are unfolded, on a phone
  picks = $state.raw<Picks | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  wanted = $state.raw<{ space: Space; close: boolean } | null>(null); // the planet turns there
  private untilRound = $state<number | null>(null); // trades are declined until the reader's turn in it
  private readonly kept: string;
  private readonly refused: string;

  constructor(private readonly table: Table) {
    this.kept = `plan ${table.ticket.table}`;
    this.refused = `declines ${table.ticket.table}`;
    this.plan = recall<Space | null>(this.kept, null);
    this.untilRound = recall<number | null>(this.refused, null);
  }

  readonly view = $derived.by((): SkyView | undefined => this.table.sight?.view);
  readonly globe: Globe = $derived(globeOf(this.view?.small ?? false, this.view?.tiles ?? []));
  readonly here: Space = $derived(this.view?.ships[this.seat]?.space ?? PORT);
  /** What stays in view when the planet gets another size. */
  readonly focus: Space = $derived(this.picks?.chosen ?? this.here);
  /** Whether the reader is asked and may sail. */
  readonly sails: boolean = $derived(SAILS.some((kind) => offersOf(this.table).has(kind)));
  /** Whether the reader has a ship, and another captain the turn. */
  readonly waits: boolean = $derived.by(() => {
    const { seat } = this.table;
    return seat !== null && this.view !== undefined && this.view.active !== seat;
  });
  /** The reach in each wind that may come; none: the reader's next turn has this wind. */
  readonly ahead: Ahead = $derived(
    this.waits && this.view ? reachAhead(this.view, this.globe, this.seat) : new Map(),
  );
  /** Whether every trade is declined until the reader's turn. */
  readonly declines: boolean = $derived(
    this.waits && this.view !== undefined && roundAhead(this.view, this.seat) === this.untilRound,
  );
  /** What the plan costs in each of these winds. */
  readonly prices = $derived(this.plan === null ? [] : pricesOf(this.ahead, this.plan));
  /** The wind in which the plan is shown: the one that was asked for, else the best for it. */
  readonly weather: Direction = $derived.by(() => {
    const open = this.prices.flatMap(({ wind, cost }) => (cost === null ? [] : [{ wind, cost }]));
    const best = [...open].sort((a, b) => a.cost - b.cost)[0]?.wind;
    return open.find(({ wind }) => wind === this.guess)?.wind ?? best ?? this.view?.wind ?? 1;
  });
  readonly reach: Reach = $derived.by(() => {
    const [view, sail] = [this.view, offersOf(this.table).get("sail")];
    if (!view) return new Map();
    if (this.ahead.size) return this.ahead.get(this.weather) ?? new Map();
    if (this.waits && !view.reach.length) return reachIn(view, this.globe, this.seat, view.wind, SPEED);
    return reachOf(view, this.globe, this.here, sail);
  });
  /** The spaces that may be chosen, each with its lowest price. */
  readonly open: Reach = $derived(this.ahead.size ? cheapest(this.ahead) : this.reach);
  readonly foes: ReadonlySet<Space> = $derived(this.view ? foesOf(this.view, this.seat) : new Set());
  /** The previewed way. It ends before a battle. */
  readonly way: Leg[] = $derived(this.to(this.goal));
  readonly planned: Leg[] = $derived(this.to(this.plan));
  /** Whether the goal is next to the ship and a battle begins there. */
  readonly fights: boolean = $derived(
    this.goal !== null && this.foes.has(this.goal) && this.reach.has(this.goal) && !this.way.length,
  );
  readonly cost: number = $derived(costOf(this.way));

  /** The reader's seat; for an onlooker that of the captain in turn. */
  get seat(): number {
    return this.table.seat ?? this.view?.active ?? 0;
  }

  /** A space was chosen on the planet. False: it led to nothing. */
  choose(space: Space): boolean {
    if (this.picks?.spaces.includes(space)) {
      this.picks.choose(space);
      return true;
    }
    if (!this.open.has(space)) {
      this.goal = null;
      return false;
    }
    if (!this.sails) {
      this.planning = true;
      this.keep(this.plan === space ? null : space);
    } else if (this.goal === space) this.sail();
    else this.goal = space;
    return true;
  }

  /** Sail to a space at once; if a battle begins there, only up to it. */
  step(space: Space): boolean {
    if (!this.sails || !this.reach.has(space)) return false;
    this.goal = space;
    this.sail();
    return true;
  }

  /** Sail the previewed way; a battle never begins by it. */
  sail(): void {
    if (this.way.length) this.go(this.way, this.foes.has(this.goal ?? PORT) ? this.goal : null);
  }

  follow(): void {
    if (this.planned.length) this.go(this.planned, this.foes.has(this.plan ?? PORT) ? this.plan : null);
  }

  /** Begin the battle at the goal. */
  attack(): void {
    const goal = this.goal;
    if (this.fights && goal !== null) this.go([{ space: goal, cost: 1 }], null);
  }

  keep(plan: Space | null): void {
    this.plan = plan;
    this.guess = null;
    remember(this.kept, plan);
  }

  decline(on: boolean): void {
    this.untilRound = on && this.view ? roundAhead(this.view, this.seat) : null;
    remember(this.refused, this.untilRound);
  }

  /** Bring a space into view; `close`: as near as in a battle. */
  look(space: Space, close = false): void {
    this.wanted = { space, close };
  }

  private to(space: Space | null): Leg[] {
    if (space === null) return [];
    const way = wayTo(this.reach, space);
    return this.foes.has(space) ? way.slice(0, -1) : way;
  }

  private go(way: readonly Leg[], goal: Space | null): void {
    const [move, ...then]: Move[] = movesOf(this.globe, this.view?.wind ?? 1, this.here, way);
    if (!move || this.table.sending) return;
    this.goal = goal;
    this.planning = false;
    this.keep(null);
    this.table.answer(move, then);
  }
}

export const [helm, setHelm] = createContext<Helm>();
