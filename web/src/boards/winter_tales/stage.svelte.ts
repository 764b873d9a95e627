/** What the scene in question shares with town and hand. It knows offers and view, and no rule. */
import { createContext } from "svelte";
import { Pad } from "./tale/pad.svelte";
import type { Side, Table } from "./table";

/** Places to choose from: a tap on one of them chooses it. `cost`: what stands in its dot; none: a ring. `met`: somebody
 * could step in there. `far`: not yet in reach. */
export interface Pick {
  cost?: number;
  met?: boolean;
  far?: boolean;
}
export interface Picks {
  places: ReadonlyMap<string, Pick>;
  chosen: string | null;
  choose: (place: string) => void;
}

/** What the cards of the hand do. A tap lifts a card, and a button plays it; `atOnce`: the tap plays it. */
export interface Play {
  cards: readonly string[];
  play: (card: string) => void;
  atOnce?: boolean;
}

export class Stage {
  picks = $state.raw<Picks | null>(null);
  play = $state.raw<Play | null>(null);
  lifted = $state<string | null>(null); // a card of the hand
  opened = $state<string | null>(null); // a card, seen large
  way = $state.raw<readonly string[]>([]); // spaces, drawn as a dotted line
  chosen = $state<string | null>(null); // a character of the reader's
  barred = $state<string | null>(null); // a character that was tapped, and cannot be taken
  making = $state(false); // the reader's choice has a second step: a place
  whole = $state(false); // the whole town is open as a sheet
  listed = $state(false); // the places stand as a list
  readonly pad: Pad;
  private shown = $state<boolean | null>(null); // the hand, as the reader has said; null: not said

  constructor(private readonly table: Table) {
    this.pad = new Pad(table);
  }

  /** The character that the question or the scene is about; "": none. */
  readonly acting: string = $derived.by(() => {
    const { sight, question } = this.table;
    const named = [question?.ask.say.args?.["char"], sight?.now.args?.["char"], sight?.view.way?.char];
    const found = [this.chosen, ...named].find((each) => typeof each === "string" && each !== "none" && each);
    return typeof found === "string" ? found : "";
  });

  /** Whether the reader's hand is covered: while waiting, unless the reader has said otherwise. */
  get covered(): boolean {
    return !(this.shown ?? this.table.question !== null);
  }

  /** Another question: nothing is chosen yet. */
  reset(): void {
    [this.lifted, this.opened, this.chosen, this.shown] = [null, null, null, null];
    [this.listed, this.making, this.barred] = [false, false, null];
    this.pad.warned = false;
  }

  cover(yes: boolean): void {
    this.shown = !yes;
  }

  /** The ink of the reader's cards: of the reader's acting character, else of the reader's side. */
  readonly ink: Side = $derived.by(() => {
    const view = this.table.sight?.view;
    const acting = view?.figures[this.acting];
    if (acting && acting.seat === this.table.seat) return acting.side;
    return view?.factions[this.table.seat ?? -1] === "winter" ? "winter" : "spring";
  });

  /** Whether this card may be played now. */
  plays(card: string): boolean {
    return this.pad.offered.includes(card) || (this.play?.cards.includes(card) ?? false);
  }

  /** A tap on a card: the first lifts it, the second opens it. */
  tap(card: string): void {
    if (this.lifted === card || !this.play?.cards.includes(card)) this.opened = card;
    else if (this.play.atOnce) this.play.play(card);
    else this.lifted = card;
  }
}

export const [stage, setStage] = createContext<Stage>();
