import type { Called, Event, Heard, Move, Refusal, ServerMessage, Sight, Welcome } from "../wire";
import { clock } from "../lib/clock.svelte";
import { recall, remember } from "../lib/memory";
import { Line, type LineState, type Sending } from "../line/line";
import type { Ticket } from "../line/transport";
import { Drafts } from "./drafts.svelte";
import { Naming } from "./naming";
import { words } from "../words/words.svelte";

export interface Reaction {
  seat: number;
  phrase: string;
  at: number;
}

const WORTH_A_RECAP = 4; // events; fewer are heard like any others

/** What one browser knows of one table: the last sight, and what was heard on the way. No rule lives here. */
export class Table {
  line = $state<LineState>("opening");
  welcome = $state.raw<Welcome | null>(null);
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<Heard[]>([]);
  fresh = $state.raw<Event[]>([]); // of the newest frame, for what moves and speaks
  missed = $state.raw<Event[]>([]); // since this browser last looked
  refusal = $state.raw<Refusal | null>(null);
  reactions = $state.raw<Reaction[]>([]);
  calls = $state.raw<Called[]>([]); // seats without which some would go on
  sending = $state(0);
  tried = $state.raw<Move | null>(null); // the last move beside a question, for whoever explains why it came too late
  readonly drafts: Drafts;
  private returning = false; // it is on its way that we are back
  private readonly naming: Naming;
  private readonly connection: Line;
  private readonly seenKey: string;

  /** `options`: as the table chose them before the game. */
  constructor(
    readonly ticket: Ticket,
    readonly options: Record<string, unknown> = {},
  ) {
    this.drafts = new Drafts(ticket.table);
    this.naming = new Naming(options);
    this.seenKey = `seen ${ticket.table}${ticket.watch ? " watching" : ""}`;
    this.connection = new Line(
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

  /** The result was announced; there may still be time for notes, and the question whether to play again. */
  get over(): boolean {
    return this.log.some((frame) => frame.events.some((event) => "winners" in event));
  }

  /** Nothing is played any more: the result stands, or is announced. */
  get ended(): boolean {
    const asked = this.question?.ask.offers.some((offer) => offer.move === "again") ?? false;
    return Boolean(this.sight?.outcome) || asked || this.over;
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
  answer(move: Move): void {
    const number = this.question?.number;
    if (number !== undefined) this.send({ do: "answer", number, move } as Sending);
  }

  /** Do something beside the question. */
  beside(move: Move): void {
    this.tried = move;
    this.send({ do: "beside", move } as Sending);
  }

  send(message: Sending): void {
    this.refusal = null;
    this.connection.send(message);
    this.sending = this.connection.waiting;
  }

  /** An unfinished answer; what was refused before is being mended. False: it has to be sent later. */
  draft(move: Move): boolean {
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

  close(): void {
    this.connection.close();
  }

  private hear(message: ServerMessage): void {
    this.sending = this.connection.waiting;
    if (message.say === "probe") return clock.probed(message.now + message.lag);
    if ("now" in message && typeof message.now === "number") clock.set(message.now);
    switch (message.say) {
      case "welcome":
        return this.greeted(message);
      case "told":
        return this.told([{ n: message.n, events: message.events }], message.sight);
      case "caught-up":
        return this.told(message.frames, message.sight);
      case "not-taken":
        this.returning = false;
        this.refusal = message.refusal;
        return;
      case "called":
        this.calls = this.calls.filter(({ seat }) => seat !== message.seat);
        if (message.voices) this.calls = [...this.calls, message];
        if (!this.away && !this.called) this.returning = false;
        return;
      case "reacted":
        this.reactions = [
          ...this.reactions.slice(-7),
          { seat: message.seat, phrase: message.phrase, at: Date.now() },
        ];
        return;
    }
  }

  private greeted(welcome: Welcome): void {
    const first = this.welcome === null;
    if (first) this.drafts.greeted(welcome.seat, welcome.draft);
    this.welcome = welcome;
    words.names = welcome.names;
    words.reader = welcome.seat;
    const missed = welcome.missed ?? [];
    const known = this.log.at(-1)?.n ?? 0;
    this.log = [...this.log, ...missed.filter((frame) => frame.n > known)];
    this.show(welcome.sight);
    const seen = first ? recall(this.seenKey, welcome.n) : known;
    const news = missed.filter((frame) => frame.n > seen).flatMap((frame) => frame.events);
    this.notice(news, true);
  }

  private told(frames: Heard[], sight: Sight): void {
    const known = this.log.at(-1)?.n ?? 0;
    const news = frames.filter((frame) => frame.n > known);
    this.log = [...this.log, ...news];
    this.show(sight);
    this.calls = this.calls.filter(({ seat }) => ["here", "lost"].includes(sight.presence[seat] ?? ""));
    if (!this.away && !this.called) this.returning = false;
    this.notice(news.flatMap((frame) => frame.events));
  }

  private show(sight: Sight): void {
    this.naming.see(sight);
    this.sight = sight;
  }

  /** `unseen`: it happened while the line was down. */
  private notice(news: Event[], unseen = false): void {
    const missed = [...this.missed, ...news];
    const recap = this.wasAway || (unseen && missed.length >= WORTH_A_RECAP);
    this.fresh = recap ? [] : news;
    if (recap || document.visibilityState !== "visible") this.missed = missed;
    else this.seen();
  }
}
