import { flushSync, mount, unmount } from "svelte";
import { vi } from "vitest";
import Playing from "../../src/table/Playing.svelte";
import { words } from "../../src/words/words.svelte";
import type { ClientMessage, Event, Question, Sight, TableInfo, Undoable, Welcome } from "../../src/wire";
import { left } from "../left";
import { waitFor } from "../patience";
import { serveCatalogues } from "../words/catalogues";

export const NAMES = ["Mina", "Leo", "Bo"];

/** The server's end of the connection: what the page has sent, and a way to tell it something. */
export class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  static count = 0;
  readyState = 1;
  sent: ClientMessage[] = [];
  onmessage?: (event: { data: string }) => void;
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    Socket.last = this;
    Socket.count += 1;
  }

  send(text: string) {
    const message: ClientMessage = JSON.parse(text);
    this.sent.push(message);
    if (message.do === "ping") queueMicrotask(() => this.pong());
  }

  /** Without it the page would take the connection for lost, in a test that takes long. */
  private pong() {
    this.onmessage?.({ data: JSON.stringify({ say: "pong", now: Date.now() }) });
  }

  close() {}
}

/** A page at a table in play, for seat 0 of three. The server is played by the test. */
export class Seated {
  private n = 1;
  private page?: ReturnType<typeof mount>;
  readonly root = document.body.appendChild(document.createElement("div"));

  constructor(
    readonly game: string,
    public sight: Sight,
    readonly id = `T${Math.random()}`,
  ) {}

  static async at(
    game: string,
    view: object,
    more: Partial<Sight> = {},
    welcome: Partial<Welcome> = {},
    options = {},
  ) {
    serveCatalogues(["en"]);
    vi.stubGlobal("WebSocket", Socket);
    await words.learn(game);
    const seated = new Seated(game, sightOf(view, more));
    await seated.opens(welcome, options);
    return seated;
  }

  /** The page is there, for the first time or again; `options` are the table's. `first`: what comes before the welcome. */
  async opens(
    welcome: Partial<Welcome> = {},
    options: object = {},
    first?: () => Promise<unknown>,
  ): Promise<void> {
    const info = { game: this.game, options, you: 0, status: "playing" } as unknown as TableInfo;
    this.page = mount(Playing, { target: this.root, props: { table: this.id, info } });
    left.add(this.leaves);
    await first?.();
    this.greets(welcome);
    await waitFor(() => {
      flushSync();
      if (!this.root.querySelector("h1")) throw new Error("still loading");
    });
  }

  greets(welcome: Partial<Welcome> = {}): void {
    Socket.last.onopen?.();
    this.hears({
      say: "welcome",
      table: this.id,
      game: this.game,
      names: NAMES,
      shapes: [],
      seat: 0,
      host: true,
      now: Date.now(),
      n: this.n,
      sight: this.sight,
      ...welcome,
    });
  }

  /** Something has happened, or changed in what is seen, or in what can be taken back. */
  tells(more: Partial<Sight>, events: object[] = [], undo: Undoable | null = null): void {
    this.sight = { ...this.sight, ...more };
    const frame = { n: ++this.n, events: events as Event[], sight: this.sight };
    this.hears({ say: "told", now: Date.now(), undo, ...frame });
  }

  hears(message: object): void {
    Socket.last.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }

  loses(): void {
    Socket.last.onclose?.({ code: 1006 });
    flushSync();
  }

  async returns(welcome: Partial<Welcome> = {}): Promise<void> {
    const before = Socket.count;
    await waitFor(() => {
      if (Socket.count === before) throw new Error("not there again");
    });
    this.greets(welcome);
  }

  get sent(): ClientMessage[] {
    return Socket.last.sent;
  }

  one<E extends HTMLElement>(selector: string): E {
    const found = this.root.querySelector<E>(selector);
    if (!found) throw new Error(`nothing is ${selector}: ${this.root.textContent}`);
    return found;
  }

  /** The heading that can be seen. */
  get says(): string {
    const shown = [...this.root.querySelectorAll("h1")].find((each) => !each.closest("[hidden]"));
    return shown?.textContent ?? "";
  }

  types(text: string, selector = "textarea"): void {
    const area = this.one<HTMLTextAreaElement>(selector);
    area.value = text;
    area.dispatchEvent(new window.Event("input", { bubbles: true }));
    flushSync();
  }

  readonly leaves = async (): Promise<void> => {
    left.delete(this.leaves);
    if (this.page) await unmount(this.page);
    this.page = undefined;
    this.root.replaceChildren();
  };
}

export const sightOf = (view: object, more: Partial<Sight> = {}): Sight =>
  ({
    seat: 0,
    view,
    now: { key: "kit-over" },
    scores: [0, 0, 0],
    presence: ["here", "here", "here"],
    ...more,
  }) as Sight;

/** Seat 0 is asked for a tale. */
export const asksForATale = (number: number, move = "tell", more: object = {}): Question => ({
  number,
  ask: {
    say: { key: "windmill-tell" },
    offers: [{ move, fields: { tale: { domain: "words", chars: 600 }, ...more } }],
    drafted: true,
  },
});
