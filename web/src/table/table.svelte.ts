import type {
  Called,
  Event,
  Heard,
  Move,
  Refusal,
  ServerMessage,
  Sight,
  Undoable,
  View,
  Welcome,
} from "../wire";
import { clock } from "../lib/clock.svelte";
import { recall, remember } from "../lib/memory";
import { Line, type LineState, type Sending } from "../line/line";
import type { Ticket } from "../line/transport";
import { Drafts } from "./drafts.svelte";
import { Naming } from "./naming";
import { olderEntries, olderFrames } from "./older";
import { heard, lengthened, merged, type Known } from "./parts";
import { t, words } from "../words/words.svelte";

export interface Reaction {
  seat: number;
  phrase: string;
  at: number;
}

const WORTH_A_RECAP = 4; // events; fewer are heard like any others

/** What one browser knows of one table of a game with these views, moves and events: the last sight, and what was heard on the way. No rule lives here. */
export class Table<V extends View = View, M extends Move = Move, E extends Event = Event> {
  line = $state<LineState>("opening");
  welcome = $state.raw<Welcome<V, M, E> | null>(null);
  sight = $state.raw<Sight<V, M> | null>(null);
  log = $state.raw<Heard<E>[]>([]);
  fresh = $state.raw<E[]>([]); // of the newest frame, for what moves and speaks
  missed = $state.raw<E[]>([]); // since this browser last looked
  refusal = $state.raw<Refusal | null>(null);
  reactions = $state.raw<Reaction[]>([]);
  calls = $state.raw<Called[]>([]); // seats without which some would go on
  carried = $state(false); // a link has brought our seat to another device
  sending = $state(0);
  tried = $state.raw<M | null>(null); // the last move beside a question, for whoever explains why it came too late
  undo = $state.raw<Undoable | null>(null); // who may take back what
  couldTakeBack = $state(false); // here something could be taken back before: whoever expects it is told why not
  undoes = $state(false); // the board has a button of its own for it
  readonly drafts: Drafts;
  private returning = false; // it is on its way that we are back
  private known: Known<V, M> | null = null;
  private readonly naming: Naming;
  private readonly connection: Pick<Line, "send" | "draft" | "waiting" | "last" | "close">;
  private readonly seenKey: string;

  /** `options`: as the table chose them before the game. */
  constructor(
    readonly ticket: Ticket,
    readonly options: Record<string, unknown> = {},
  ) {
    this.drafts = new Drafts(ticket.table);
    this.naming = new Naming(options);
    this.seenKey = `seen ${ticket.table}${ticket.watch ? " watching" : ""}`;
    this.connection = new Line<ServerMessage<V, M, E>>(
      ticket,
      (message) => this.hear(message),
      (state) => (this.line = state),
    );
  }

  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }

  get names(): string[] {
    return this.welcome?.names ?? [];
  }

  get question() {
    return this.sight?.question ?? null;
  }

  /** So much has happened unseen that it is told first. */
  get wasAway(): boolean {
    return this.missed.length >= WORTH_A_RECAP;
  }

  /** The game is decided; there may still be time for notes, and the question whether to play again. */
  get ended(): boolean {
    return Boolean(this.sight?.outcome);
  }

  /** Our seat is not waited for, though somebody sits here and reads. */
  get away(): boolean {
    return this.seat !== null && this.sight?.presence[this.seat] === "away" && !this.ended;
  }

  /** Others would go on without us. */
  get called(): boolean {
    return this.calls.some(({ seat }) => seat === this.seat);
  }

  /** We are here; said once for each time that we were away, or called so. */
  back(): void {
    if (this.returning || !(this.away || this.called)) return;
    this.returning = true;
    this.send({ do: "back" });
  }

  /** Answer the question we are asked. */
  answer(move: M): void {
    const number = this.question?.number;
    if (number !== undefined) this.send({ do: "answer", number, move });
  }

  /** Do something beside the question. */
  beside(move: M): void {
    this.tried = move;
    this.send({ do: "beside", move });
  }

  /** The own seat's last move can be taken back. */
  get mayTakeBack(): boolean {
    return this.undo?.seat === this.seat && Boolean(this.undo.moves?.length);
  }

  takeBack(): void {
    if (this.mayTakeBack && !this.sending) this.send({ do: "undo" });
  }

  send(message: Sending): void {
    this.refusal = null;
    this.connection.send(message);
    this.sending = this.connection.waiting;
  }

  /** An unfinished answer; what was refused before is being mended. False: it has to be sent later. */
  draft(move: M): boolean {
    this.refusal = null;
    const number = this.question?.number;
    if (number === undefined || this.line !== "live") return false;
    this.connection.draft(number, move);
    return true;
  }

  seen(): void {
    this.missed = [];
    remember(this.seenKey, this.connection.last);
  }

  /** Whether the log goes back further than it does here. */
  get logIsCut(): boolean {
    return (this.log[0]?.n ?? 1) > 1;
  }

  /** The lines of the log before those that are here. */
  async olderLog(): Promise<void> {
    const first = this.log[0]?.n ?? 1;
    const { frames } = await olderFrames<E>(this.ticket, first);
    if (this.log[0]?.n === first) this.log = [...frames, ...this.log];
  }

  /** The entries of a list of the view before those that are here; false: all are. */
  async older(field: string): Promise<boolean> {
    const before = this.known?.begins[field] ?? 0;
    if (!this.known || before === 0) return false;
    const found = await olderEntries(this.ticket, field, before);
    if (this.known) this.show(lengthened(this.known, field, found));
    return true;
  }

  close(): void {
    this.connection.close();
  }

  private hear(message: ServerMessage<V, M, E>): void {
    this.sending = this.connection.waiting;
    if (message.say === "probe") return clock.probed(message.now + message.lag);
    if ("now" in message && typeof message.now === "number") clock.set(message.now);
    if ("sight" in message) this.undo = message.undo ?? null;
    this.couldTakeBack ||= this.mayTakeBack;
    switch (message.say) {
      case "welcome":
        return this.greeted(message);
      case "told":
        if (this.known) {
          const known = merged(this.known, message.sight, message.grown);
          this.told([{ n: message.n, events: message.events }], known);
        }
        return;
      case "caught-up":
        return this.told(message.frames, { sight: message.sight, begins: message.older ?? {} });
      case "not-taken":
        this.returning = false;
        this.refusal = message.refusal;
        return;
      case "called":
        this.calls = this.calls.filter(({ seat }) => seat !== message.seat);
        if (message.voices) this.calls = [...this.calls, message];
        if (!this.away && !this.called) this.returning = false;
        return;
      case "carried":
        this.carried = true;
        return;
      case "reacted":
        this.reactions = [
          ...this.reactions.slice(-7),
          { seat: message.seat, phrase: message.phrase, at: Date.now() },
        ];
        return;
    }
  }

  private greeted(welcome: Welcome<V, M, E>): void {
    const first = this.welcome === null;
    if (first) this.drafts.greeted(welcome.seat, welcome.draft);
    const names = welcome.names.map((name) => name || t("client-somebody")); // "": kept out of the book
    this.welcome = { ...welcome, names };
    words.names = names;
    words.reader = welcome.seat;
    const missed = welcome.missed ?? [];
    const known = this.log.at(-1)?.n ?? 0;
    this.log = heard(this.log, missed);
    this.show({ sight: welcome.sight, begins: welcome.older ?? {} });
    const seen = first ? recall(this.seenKey, welcome.n) : known;
    const news = missed.filter((frame) => frame.n > seen).flatMap((frame) => frame.events);
    this.notice(news, true);
  }

  private told(frames: Heard<E>[], known: Known<V, M>): void {
    const last = this.log.at(-1)?.n ?? 0;
    const news = frames.filter((frame) => frame.n > last);
    this.log = heard(this.log, frames);
    this.show(known);
    const { presence } = known.sight;
    this.calls = this.calls.filter(({ seat }) => ["here", "lost"].includes(presence[seat] ?? ""));
    if (!this.away && !this.called) this.returning = false;
    this.notice(news.flatMap((frame) => frame.events));
  }

  private show(known: Known<V, M>): void {
    this.naming.see(known.sight);
    this.known = known;
    this.sight = known.sight;
  }

  /** `unseen`: it happened while the line was down. */
  private notice(news: E[], unseen = false): void {
    const missed = [...this.missed, ...news];
    const recap = this.wasAway || (unseen && missed.length >= WORTH_A_RECAP);
    this.fresh = recap ? [] : news;
    if (recap || document.visibilityState !== "visible") this.missed = missed;
    else this.seen();
  }
}
