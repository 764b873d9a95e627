import type { ClientMessage, Move, ServerMessage } from "../wire";
import { polling } from "./polling";
import { socket } from "./socket";
import type { Dial, Ticket, Transport } from "./transport";

export type LineState = "opening" | "live" | "lost" | "shut";

type Numbered = Exclude<ClientMessage, { do: "ping" } | { do: "draft" } | { do: "echo" }>;
type Unsent<M> = M extends Numbered ? Omit<M, "id"> : never;
/** A message that the server acknowledges, without its id. */
export type Sending = Unsent<ClientMessage>;

const PING_EVERY = 15_000;
const PONG_WITHIN = 7_000;
const OPEN_WITHIN = 12_000;
const WAITS = [300, 700, 1_500, 3_000, 6_000]; // before trying again
const GIVE_UP_SOCKETS_AFTER = 3; // attempts in a row that brought nothing
const SOCKETS_AGAIN_AFTER = 15_000; // where they have worked before: the server may only have been away

/**
 * The connection to the table: it reconnects, also after sleep, and repeats every message until the server has answered
 * it. A repeated message has the same id and so no second effect.
 */
export class Line<S extends ServerMessage = ServerMessage> {
  state: LineState = "opening";
  last = -1; // the number of the last frame heard; -1: tell me everything
  private unanswered = new Map<string, Numbered>();
  private transport: Transport | null = null;
  private dial: Dial = socket;
  private failures = 0;
  private spoken = false; // has this attempt brought anything?
  private worked = false; // have sockets, since they were last given up?
  private timers: Record<"retry" | "ping" | "pong", ReturnType<typeof setTimeout> | undefined> = {
    retry: undefined,
    ping: undefined,
    pong: undefined,
  };
  private readonly wake = () => this.awaken();

  constructor(
    private readonly ticket: Ticket,
    private readonly hear: (message: S) => void,
    private readonly changed: (state: LineState) => void,
  ) {
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    addEventListener("pageshow", this.wake);
    this.open();
  }

  /** Send a message that the server acknowledges; its effect comes with a frame. */
  send(message: Sending): string {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    const whole: Numbered = { ...message, id };
    this.unanswered.set(id, whole);
    this.transport?.send(whole);
    return id;
  }

  /** Send a draft. It is not acknowledged, since the next one replaces it. */
  draft(number: number, move: Move, alone: boolean): void {
    this.transport?.send({ do: "draft", number, move, ...(alone && { alone }) });
  }

  get waiting(): number {
    return this.unanswered.size;
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    removeEventListener("pageshow", this.wake);
    this.hangUp();
    this.become("shut");
  }

  private open(): void {
    this.hangUp();
    this.spoken = false;
    this.timers.pong = setTimeout(() => this.closed(false), OPEN_WITHIN); // some networks never say no
    const ticket = this.failures > 1 ? { ...this.ticket, tries: this.failures - 1 } : this.ticket;
    this.transport = this.dial<S>(ticket, this.last, {
      opened: () => this.ping(),
      heard: (message) => this.heard(message),
      closed: (final) => this.closed(final),
    });
  }

  private heard(frame: S): void {
    const message: ServerMessage = frame;
    clearTimeout(this.timers.pong);
    this.spoken = true;
    if (message.say === "probe") this.transport?.send({ do: "echo", number: message.number });
    if (message.say === "welcome") {
      this.failures = 0;
      this.become("live");
      if (this.dial === socket) this.worked = true;
      else if (this.worked) this.timers.retry = setTimeout(() => this.trySockets(), SOCKETS_AGAIN_AFTER);
      for (const each of this.unanswered.values()) this.transport?.send(each);
    }
    if ("n" in message) this.last = message.n;
    if (message.say === "taken") this.unanswered.delete(message.id);
    if (message.say === "not-taken") {
      if (message.again) return this.sendAgain(message.id);
      this.unanswered.delete(message.id);
    }
    this.hear(frame);
  }

  private sendAgain(id: string): void {
    setTimeout(() => {
      const again = this.unanswered.get(id);
      if (again) this.transport?.send(again);
    }, 1_000);
  }

  private closed(final: boolean): void {
    this.hangUp();
    if (final) return this.become("shut");
    this.become("lost");
    this.failures += 1;
    if (!this.spoken && this.dial === socket && this.failures >= GIVE_UP_SOCKETS_AFTER) this.dial = polling;
    const wait = WAITS[Math.min(this.failures - 1, WAITS.length - 1)] ?? 0;
    this.timers.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** Once: where they bring nothing now, this network has none. */
  private trySockets(): void {
    this.worked = false;
    this.dial = socket;
    this.open();
  }

  private ping(): void {
    clearTimeout(this.timers.ping);
    this.transport?.send({ do: "ping" });
    clearTimeout(this.timers.pong);
    this.timers.pong = setTimeout(() => this.closed(false), PONG_WITHIN);
    this.timers.ping = setTimeout(() => this.ping(), PING_EVERY);
  }

  /** After sleep or a change of network: check the connection at once. */
  private awaken(): void {
    if (document.visibilityState !== "visible" || this.state === "shut") return;
    if (this.state === "live") this.ping();
    else {
      clearTimeout(this.timers.retry);
      this.open();
    }
  }

  private hangUp(): void {
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    this.transport?.close();
    this.transport = null;
  }

  private become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.changed(state);
  }
}
