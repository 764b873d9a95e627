import { createContext } from "svelte";
import { recall, remember } from "../../lib/memory";
import { offersOf } from "../../table/offers";
import type { Move, SkyView } from "../../wire/windward";
import { globeOf, PORT, type Globe, type Space } from "./geometry";
import { costOf, foesOf, movesOf, reachOf, wayTo, type Leg, type Reach } from "./reach";
import type { Kind, Table } from "./table";

export const SAILS: readonly Kind[] = ["sail", "jump", "enter-port", "leave-port"];

/** Spaces to choose from, for a panel: a tap on one of them chooses it instead of planning a way. */
export interface Picks {
  spaces: readonly Space[];
  chosen?: Space;
  choose: (space: Space) => void;
}

/** A line over spaces that a panel shows on the planet, such as a crester's way. */
export interface Line {
  spaces: readonly Space[];
  look: "foe" | "ghost" | "white";
}

/** What panels and planet share: the chosen way, what else is drawn, and where to look. It knows the offers and the reach
 * of the view, and no rule. */
export class Helm {
  goal = $state<Space | null>(null); // of the previewed way
  plan = $state<Space | null>(null); // where the reader means to sail at the next turn; kept by this browser
  planning = $state(false); // the reach is shown before the turn
  cursor = $state<Space | null>(null); // of the keyboard
  picks = $state.raw<Picks | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  wanted = $state.raw<{ space: Space; close: boolean } | null>(null); // the planet turns there
  private readonly kept: string;

  constructor(private readonly table: Table) {
    this.kept = `plan ${table.ticket.table}`;
    this.plan = recall<Space | null>(this.kept, null);
  }

  readonly view = $derived.by((): SkyView | undefined => this.table.sight?.view);
  readonly globe: Globe = $derived(globeOf(this.view?.small ?? false, this.view?.tiles ?? []));
  readonly here: Space = $derived(this.view?.ships[this.seat]?.space ?? PORT);
  /** Whether the reader is asked and may sail. */
  readonly sails: boolean = $derived(SAILS.some((kind) => offersOf(this.table).has(kind)));
  readonly reach: Reach = $derived.by(() => {
    const [view, sail] = [this.view, offersOf(this.table).get("sail")];
    return view ? reachOf(view, this.globe, this.here, sail) : new Map();
  });
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
    if (!this.reach.has(space)) {
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
    remember(this.kept, plan);
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
