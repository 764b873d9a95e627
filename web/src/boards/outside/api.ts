/**
 * What a board from outside is given. A game's package may hold `board/board.js`, an ES module with
 * `export function mount(root, table)`, and beside it `board/board.css`. The page loads both, labels `root`, and draws around it what
 * every board has: the sentence of the question, the clock, the seats, the log, the book, the announcements and the focus.
 *
 * Everything here is what the player's browser has already; a board can neither see nor do more than its player.
 */
import type { Event, Move, Offer, Seat, Sight } from "../../wire";

/** The module `board.js`. */
export interface BoardScript {
  /** Called once, when the table is shown. Fill `root`; it is empty, and yours until `destroy`. */
  mount(root: HTMLElement, table: OutsideTable): BoardHandle | void;
  /** The kinds of moves that the board draws itself, such as `["bid", "challenge"]`. The page draws the generic form of all
   * others below the board, so that nobody is ever stuck. Without the list it draws them all. */
  draws?: readonly string[];
}

/** What `mount` may return. */
export interface BoardHandle {
  /** Called after `mount` and after each change of the table: draw it anew. */
  update?(): void;
  /** Called when the table is left, or when the generic board takes over: stop timers and listeners. */
  destroy?(): void;
}

/** A table as its player sees it. The fields are read anew at each access: keep `table`, not what you read from it. */
export interface OutsideTable {
  /** What the player sees, as it came over the wire, in a copy: `sight.view` is the game's view, `sight.phase` the tag of the
   * top phase, `sight.question` the player's own question or null, `sight.scores`, `sight.waiting`, `sight.outcome`. */
  readonly sight: Sight;
  /** The player's seat; null: an onlooker. */
  readonly seat: Seat | null;
  /** The options that were chosen for the table, by name. */
  readonly options: Readonly<Record<string, unknown>>;
  /** All seats, in their order. */
  readonly seats: readonly OutsideSeat[];
  /** What the player may do now. */
  readonly legal: Legal;
  /** The events of the newest step, each with the sentence that the log has for it; empty after a reload. */
  readonly events: readonly (Event & { sentence: string })[];
  /** Whether a move is on its way to the server: buttons should not be pressed twice. */
  readonly busy: boolean;
  /** Answer the question: `table.answer({ move: "bid", count: 3, face: 5 })`. Rejected with a `NotTaken` if the server refuses. The
   * page shows the refusal by itself: the promise may be ignored. */
  answer(move: Move): Promise<void>;
  /** The same for a move besides the question. */
  aside(move: Move): Promise<void>;
  /** A text of the game, the kit or the page in the player's language, else in English, else the key: `table.words("mygame-view-bid")`,
   * with variables `table.words("mygame-raised", { seat: 1, count: 3 })`. */
  words(key: string, variables?: Record<string, unknown>): string;
  /** The address of a picture of the game's decks, at least `width` pixels wide if there is such a file; "": there is no such picture. */
  picture(name: string, width?: number): string;
  /** Call `callback` after each change of the table, as `update` is. The function that is returned ends this. */
  onchange(callback: () => void): () => void;
  /** Ready-made pieces in the look of the page. */
  readonly parts: Parts;
}

export interface OutsideSeat {
  seat: Seat;
  name: string;
  /** The shape of the seat's pawn, such as `sun`; its colour is the CSS variable `--sun`. */
  shape: string;
  /** The colour as a value for CSS: `var(--sun)`. Never the only sign of a seat: write the name, too. */
  colour: string;
  presence: Sight["presence"][number];
  /** A bot plays this seat. */
  bot: boolean;
  score: number;
  /** The table waits for this seat. */
  asked: boolean;
  /** It is the player's own. */
  you: boolean;
}

/** The offers of the player's question as data. */
export interface Legal {
  /** Every kind of move that may be made, with the domain of each of its fields. Two of one kind are alternatives. */
  readonly offers: readonly Offer[];
  /** The same for moves besides the question. */
  readonly asides: readonly Offer[];
  /** Moves that a player might expect and that are closed, each with a sentence that says why. */
  readonly closed: Readonly<Record<string, string>>;
  /** Whether a move is offered: `legal.has({ move: "bid", count: 3, face: 5 })`, or by its kind, `legal.has("bid")`. For values that
   * are written, drawn or sorted it only checks that there is one; the server checks the rest. */
  has(move: Move | string): boolean;
  /** All values that a field may have in a move of this kind, over all its offers; for a number, every number from low to high.
   * `given`: other fields of the move, to narrow it: `legal.values("bid", "face", { count: 3 })`. */
  values(kind: string, field: string, given?: Record<string, unknown>): (string | number | boolean)[];
}

/** Each returns an element to put where you like. What it shows does not change: make a new one in `update`. */
export interface Parts {
  /** A button. `lit`: the one main action of the screen. `disabled`: it can be seen and not pressed; `why` says why. */
  button(label: string | Node, press: () => void, look?: ButtonLook): HTMLButtonElement;
  /** A die; face 0: not known. `size` in pixels. `lit`: it counts. A screen reader reads the number, or
   * `label`; with an empty one nothing. */
  dice(face: number, look?: { size?: number; lit?: boolean; label?: string }): SVGSVGElement;
  /** A picture of the game's decks with its name below. */
  card(picture: string, look?: { width?: number; label?: string }): HTMLElement;
  /** A seat's pawn and name. */
  seatName(seat: Seat): HTMLElement;
  /** An element with a class and children: `parts.box("cup", name, dice)`; strings become text, null and false are left out. */
  box(className: string, ...children: Child[]): HTMLDivElement;
  /** The generic form of the question: everything that `draws` does not name. There is one, and it keeps itself up to date: put
   * it somewhere in `mount`, and leave it there. Without it the form stands below the board. */
  form(): HTMLElement;
}

export type Child = Node | string | null | false | undefined;

export interface ButtonLook {
  lit?: boolean;
  disabled?: boolean;
  why?: string;
  /** For screen readers, where the label is a drawing. */
  name?: string;
  /** Of a choice: whether it is chosen. */
  pressed?: boolean;
}

/** The server has not taken a move. `message` is the sentence for the player, `rule` the rule behind it, if there is one. */
export class NotTaken extends Error {
  override name = "NotTaken";
  constructor(
    sentence: string,
    readonly rule: string | null = null,
  ) {
    super(sentence);
  }
}
