import type { Snippet } from "svelte";
import type {
  Called,
  Drafting,
  Event,
  Heard,
  Move,
  Refusal,
  Seating,
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
import { Receipts } from "./receipts";
import { t, words } from "../words/words.svelte";

export interface Reaction {
  seat: number;
  phrase: string;
  at: number;
}

const NEXT = { move: "next" } as const;
const WORTH_A_RECAP = 4; // events; fewer are heard like any others

/** What a table was when a reader chose to stay. */
export interface Kept<V extends View, M extends Move, E extends Event> {
  sight: Sight<V, M> | null;
  log: Heard<E>[];
  ended: boolean;
  question: null;
  fresh: E[];
}

/** A client's state of one table: the last sight and the events so far. It contains no rules. */
export class Table<V extends View = View, M extends Move = Move, E extends Event = Event> {
  line = $state<LineState>("opening");
  welcome = $state.raw<Welcome<V, M, E> | null>(null);
  names = $state.raw<string[]>([]); // of those who sit, by seat
  hosts = $state(false); // our seat has the host's rights
  company = $state.raw<Record<string, string>>({}); // the seats that members of the house's company have, by member
  sight = $state.raw<Sight<V, M> | null>(null);
  log = $state.raw<Heard<E>[]>([]);
  fresh = $state.raw<E[]>([]); // of the newest frame, for what moves and speaks
  witnessed = $state.raw<E[]>([]); // those of `fresh` that were heard as they happened, by somebody who looks: no recap
  missed = $state.raw<E[]>([]); // since this browser last looked
  kept = $state.raw<Kept<V, M, E> | null>(null); // a page that the reader stays on while the table goes on
  refusal = $state.raw<Refusal | null>(null);
  reactions = $state.raw<Reaction[]>([]);
  calls = $state.raw<Called[]>([]); // seats without which some would go on
  carried = $state(false); // a link has brought our seat to another device
  sending = $state(0);
  tried = $state.raw<M | null>(null); // the last move beside a question, for whoever explains why it came too late
  undo = $state.raw<Undoable | null>(null); // who may take back what
  couldTakeBack = $state(false); // here something could be taken back before: whoever expects it is told why not
  alone = $state(false); // others shall not read along what is written here
  undoes = $state(false); // the board has a button of its own for it
  stage = $state(""); // how far the game has come, as the bar says it after the game's name; set by the board
  badge = $state.raw<Snippet | null>(null); // beside the reader's pawn in the bar; set by the board
  readonly drafts: Drafts;
  readonly receipts = new Receipts();
  private drafting = $state.raw<Drafting | null>(null); // the newest words of somebody's unfinished tale
  private returning = false; // it is on its way that we are back
  private heardAt = 0;
  private readonly goesOn = new Set<string>(); // ids of "go on": one that comes too late has what it wanted, without a word
  private takesBack: "" | "wished" | "sent" = ""; // a second press before the answer takes nothing more back
  private known: Known<V, M> | null = null;
  private readonly naming: Naming;
  private readonly connection: Pick<Line, "send" | "draft" | "waiting" | "last" | "close">;
  private readonly seenKey: string;
  private readonly aloneKey: string;

  /** `options`: those chosen for the table. */
  constructor(
    readonly ticket: Ticket,
    readonly options: Record<string, unknown> = {},
  ) {
    this.drafts = new Drafts(ticket.table);
    this.naming = new Naming(options);
    this.aloneKey = `alone ${ticket.table}`;
    this.alone = recall(this.aloneKey, false);
    this.seenKey = `seen ${ticket.table}${ticket.watch ? " watching" : ""}`;
    this.connection = new Line<ServerMessage<V, M, E>>(
      ticket,
      (message) => this.hear(message),
      (state) => this.lineIs(state),
    );
  }

  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }

  get question() {
    return this.sight?.question ?? null;
  }

  /** Whether enough was missed to show a recap first. */
  get wasAway(): boolean {
    return this.missed.length >= WORTH_A_RECAP;
  }

  /** Whether the game is decided; notes and the encore may still follow. */
  get ended(): boolean {
    return Boolean(this.sight?.outcome);
  }

  /** Whether our seat counts as away although this page is open. */
  get away(): boolean {
    return this.seat !== null && this.sight?.presence[this.seat] === "away" && !this.ended;
  }

  /** Whether others have voted to go on without us. */
  get called(): boolean {
    return this.calls.some(({ seat }) => seat === this.seat);
  }

  /** Report that we are here, once per absence or vote. */
  back(): void {
    if (this.returning || !(this.away || this.called)) return;
    this.returning = true;
    this.send({ do: "back" });
  }

  /** Answer our question. `then`: moves that follow if they are offered then. Returns the message's id; "": nothing is asked. */
  answer(move: M | typeof NEXT, then: M[] = []): string {
    const number = this.question?.number;
    if (number === undefined) return "";
    const id = this.send({ do: "answer", number, move, ...(then.length ? { then } : {}) });
    if (move.move === NEXT.move) this.goesOn.add(id);
    return id;
  }

  /** Send an aside. Returns the message's id. */
  beside(move: M): string {
    this.tried = move;
    return this.send({ do: "beside", move });
  }

  /** Whether our last move can be taken back. */
  get mayTakeBack(): boolean {
    return this.undo?.seat === this.seat && Boolean(this.undo.moves?.length) && !this.stands;
  }

  /** Whether the time to take it back is over; the server says so only with its next frame. */
  get stands(): boolean {
    return this.undo?.until != null && clock.now > this.undo.until;
  }

  /** Take our last move back; while the server has not answered all that was sent, as soon as it has. */
  takeBack(): void {
    if (this.mayTakeBack) this.takesBack ||= "wished";
    this.takeBackIfWished();
  }

  private takeBackIfWished(): void {
    if (this.sending) return;
    const now = this.takesBack === "wished" && this.mayTakeBack;
    this.takesBack = now ? "sent" : "";
    if (now) this.send({ do: "undo" });
  }

  /** Returns the message's id. */
  send(message: Sending): string {
    this.refusal = null;
    const id = this.connection.send(message);
    this.sending = this.connection.waiting;
    return id;
  }

  /** Send a draft and clear an earlier refusal. False: there is no connection, send it later. */
  draft(move: M): boolean {
    this.refusal = null;
    const number = this.question?.number;
    if (number === undefined || this.line !== "live") return false;
    this.connection.draft(number, move, this.alone);
    return true;
  }

  /** Whether others read along from now on; kept, since a reload must not show what was to be kept private. */
  readAlong(yes: boolean): void {
    this.alone = !yes;
    remember(this.aloneKey, this.alone);
  }

  /** What somebody else is writing just now, as long as that question is open. */
  get written(): Drafting | null {
    const found = this.drafting;
    const open = this.sight?.waiting?.some(
      (each) => each.seat === found?.seat && each.heard === found.number,
    );
    return found?.text && open ? found : null;
  }

  /** The table as it is now, also for a page that shows it as it was. */
  get itself(): this {
    return this;
  }

  /** Keep the page as it is, for this reader alone; nobody waits for it. */
  stay(): void {
    this.kept = { sight: this.sight, log: this.log, ended: this.ended, question: null, fresh: [] };
    if (this.question?.ask.offers.some((offer) => offer.move === "next")) this.answer(NEXT);
  }

  goOn(): void {
    this.kept = null;
  }

  seen(): void {
    this.missed = [];
    remember(this.seenKey, this.connection.last);
  }

  /** Whether the server has older lines of the log. */
  get logIsCut(): boolean {
    return (this.log[0]?.n ?? 1) > 1;
  }

  /** Load older lines of the log. */
  async olderLog(): Promise<void> {
    const first = this.log[0]?.n ?? 1;
    const { frames } = await olderFrames<E>(this.ticket, first);
    if (this.log[0]?.n === first) this.log = [...frames, ...this.log];
  }

  /** The index in a list of the view of the first entry that is here; undefined: the list was never cut. */
  begins(field: string): number | undefined {
    return this.sight ? this.known?.begins[field] : undefined; // `known` changes with the sight
  }

  /** Load older entries of a list of the view. */
  async older(field: string): Promise<void> {
    const before = this.begins(field);
    if (!before) return;
    const found = await olderEntries(this.ticket, field, before);
    if (this.known) this.show(lengthened(this.known, field, found));
  }

  close(): void {
    this.connection.close();
  }

  private lineIs(state: LineState): void {
    this.line = state;
    if (state === "lost") this.drafts.doubt(this.heardAt);
  }

  /** Send the draft that is written here again: it may not have arrived. An editor of texts does so itself. */
  private sendDraft(): void {
    const { question } = this;
    const begun = this.drafts.answering(question?.number);
    if (question?.ask.drafted && begun?.move && !begun.sent)
      this.connection.draft(question.number, begun.move, this.alone);
  }

  private hear(message: ServerMessage<V, M, E>): void {
    this.heardAt = Date.now();
    this.sending = this.connection.waiting;
    this.heed(message);
    this.takeBackIfWished();
  }

  private heed(message: ServerMessage<V, M, E>): void {
    if (message.say === "probe") return clock.probed(message.now + message.lag);
    if ("now" in message && typeof message.now === "number") clock.set(message.now);
    if ("sight" in message) this.undo = message.undo ?? null;
    if ("seating" in message && message.seating) this.seated(message.seating);
    this.couldTakeBack ||= this.mayTakeBack;
    switch (message.say) {
      case "welcome":
        return this.greeted(message);
      case "told":
        if (this.known) {
          const known = merged(this.known, message.sight, message.grown);
          this.told([{ n: message.n, events: message.events }], known, true);
        }
        return;
      case "caught-up":
        return this.told(message.frames, { sight: message.sight, begins: message.older ?? {} });
      case "taken":
        return this.receipts.taken(message.id);
      case "not-taken":
        this.returning = false;
        if (!this.goesOn.has(message.id)) this.refusal = message.refusal;
        return this.receipts.refused(message.id, message.refusal);
      case "called":
        this.calls = this.calls.filter(({ seat }) => seat !== message.seat);
        if (message.voices) this.calls = [...this.calls, message];
        if (!this.away && !this.called) this.returning = false;
        return;
      case "carried":
        this.carried = true;
        return;
      case "drafting":
        this.drafting = message;
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
    this.welcome = welcome;
    const { names, host, seat, company } = welcome;
    this.seated({ names, host: host ? seat : null, company: company ?? {} });
    this.drafting = welcome.drafting ?? null;
    [this.calls, this.returning] = [[], false]; // whoever still wishes to go on without somebody says so again
    words.reader = welcome.seat;
    const missed = welcome.missed ?? [];
    const known = this.log.at(-1)?.n ?? 0;
    this.log = heard(this.log, missed);
    this.show({ sight: welcome.sight, begins: welcome.older ?? {} });
    if (!first) this.sendDraft();
    const seen = first ? recall(this.seenKey, welcome.n) : known;
    const news = missed.filter((frame) => frame.n > seen).flatMap((frame) => frame.events);
    this.notice(news, true);
  }

  /** Who sits where: as we come, and when somebody else sits in a seat or has the host's rights. */
  private seated({ names, host, company }: Seating): void {
    this.names = names.map((name) => name || t("client-somebody")); // "": kept out of the book
    this.hosts = host !== null && host === this.seat;
    this.company = company;
    words.names = this.names;
  }

  /** `now`: it has just happened. */
  private told(frames: Heard<E>[], known: Known<V, M>, now = false): void {
    const last = this.log.at(-1)?.n ?? 0;
    const news = frames.filter((frame) => frame.n > last);
    this.log = heard(this.log, frames);
    this.show(known);
    const { presence } = known.sight;
    this.calls = this.calls.filter(({ seat }) => ["here", "lost"].includes(presence[seat] ?? ""));
    if (!this.away && !this.called) this.returning = false;
    this.notice(news.flatMap((frame) => frame.events));
    const looks = document.visibilityState === "visible";
    this.witnessed = now && looks ? this.fresh : [];
  }

  private show(known: Known<V, M>): void {
    this.naming.see(known.sight);
    this.known = known;
    this.sight = known.sight;
  }

  /** `unseen`: the events happened while there was no connection. */
  private notice(news: E[], unseen = false): void {
    const missed = [...this.missed, ...news];
    this.witnessed = [];
    const recap = this.wasAway || (unseen && missed.length >= WORTH_A_RECAP);
    this.fresh = recap ? [] : news;
    if (recap || document.visibilityState !== "visible") this.missed = missed;
    else this.seen();
  }
}
