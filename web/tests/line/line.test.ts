import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../../src/wire";
import type { Ears, Ticket } from "../../src/line/transport";

/** One attempt to reach the table: what was sent by it, and its ears. */
interface Call {
  by: "socket" | "polling";
  ticket: Ticket;
  after: number;
  ears: Ears<ServerMessage>;
  sent: ClientMessage[];
  closed: boolean;
}
const calls = vi.hoisted(() => [] as Call[]);
const dialled = vi.hoisted(
  () => (by: Call["by"]) => (ticket: Ticket, after: number, ears: Ears<ServerMessage>) => {
    const call: Call = { by, ticket, after, ears, sent: [], closed: false };
    calls.push(call);
    return { send: (message: ClientMessage) => call.sent.push(message), close: () => (call.closed = true) };
  },
);
vi.mock("../../src/line/socket", () => ({ socket: dialled("socket") }));
vi.mock("../../src/line/polling", () => ({ polling: dialled("polling") }));
const { Line } = await import("../../src/line/line");

const WELCOME = { say: "welcome", n: 7 } as ServerMessage;
const PAUSE = { do: "pause" } as const;
let line: InstanceType<typeof Line>;
let states: string[];
let heard: ServerMessage[];

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  states = [];
  heard = [];
  line = new Line(
    { table: "T" },
    (message) => heard.push(message),
    (state) => states.push(state),
  );
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const current = () => calls.at(-1) as Call;
const say = (message: object) => current().ears.heard(message as ServerMessage);

function greet() {
  current().ears.opened();
  current().ears.heard(WELCOME);
}

const lose = (final = false) => current().ears.closed(final);
const sent = (kind: string) => current().sent.filter((message) => message.do === kind);

test("the first call asks for everything, the next for what came after the last frame", () => {
  expect(current().after).toBe(-1);
  greet();
  say({ say: "told", n: 8, events: [], sight: {} });
  lose();
  expect(states).toEqual(["live", "lost"]);
  vi.advanceTimersByTime(500);
  expect(calls.length).toBe(2);
  expect(current().after).toBe(8);
  greet();
  expect(line.state).toBe("live");
});

test("a lost line comes back where it was; each further attempt has a number, by which a proxy tries another process", () => {
  greet();
  const tries = [0, 1, 2, 3].map(() => {
    lose();
    vi.advanceTimersByTime(5_000);
    return current().ticket.tries;
  });
  expect(tries).toEqual([undefined, 1, 2, 3]);
  greet();
  lose();
  vi.advanceTimersByTime(500);
  expect(current().ticket).toEqual({ table: "T" });
});

test("a message is sent again with the same id until the table has answered it", () => {
  greet();
  const id = line.send(PAUSE);
  expect(sent("pause")).toEqual([{ do: "pause", id }]);
  lose();
  vi.advanceTimersByTime(500);
  greet();
  expect(sent("pause")).toEqual([{ do: "pause", id }]);
  expect(line.waiting).toBe(1);
  say({ say: "taken", id });
  expect(line.waiting).toBe(0);
  lose();
  vi.advanceTimersByTime(500);
  greet();
  expect(sent("pause")).toEqual([]);
});

test("what is said before the line is up is said when it is", () => {
  const id = line.send(PAUSE);
  greet();
  expect(sent("pause").at(-1)).toEqual({ do: "pause", id });
});

test("a refused message is not sent again, a busy table is asked once more", () => {
  greet();
  const id = line.send(PAUSE);
  say({ say: "not-taken", id, refusal: { say: { key: "server-busy" } }, again: true });
  vi.advanceTimersByTime(1_100);
  expect(sent("pause").length).toBe(2);
  expect(heard.map((message) => message.say)).toEqual(["welcome"]);
  say({ say: "not-taken", id, refusal: { say: { key: "kit-stale" } } });
  expect(line.waiting).toBe(0);
  expect(heard.at(-1)?.say).toBe("not-taken");
});

test("a line without an answer to the ping is lost and opened anew", () => {
  greet();
  vi.advanceTimersByTime(15_000);
  expect(sent("ping").length).toBe(2);
  say({ say: "pong", now: 1 });
  vi.advanceTimersByTime(7_500);
  expect(line.state).toBe("live");
  vi.advanceTimersByTime(15_000);
  expect(states).toEqual(["live", "lost"]);
  expect(calls.length).toBe(2);
});

test("a probe is echoed at once", () => {
  greet();
  say({ say: "probe", number: 3, now: 1, lag: 0 });
  expect(sent("echo")).toEqual([{ do: "echo", number: 3 }]);
});

test("where sockets are refused it goes on by plain HTTP", () => {
  for (let attempt = 0; attempt < 3; attempt++) {
    expect(current().by).toBe("socket");
    lose();
    vi.advanceTimersByTime(2_000);
  }
  expect(current().by).toBe("polling");
  greet();
  expect(line.state).toBe("live");
});

test("where sockets open but nothing comes through, or hang for ever, too", () => {
  current().ears.opened();
  vi.advanceTimersByTime(7_500); // no word after the ping
  expect(calls.length).toBe(2);
  vi.advanceTimersByTime(30_000); // and these two never open
  expect(calls.map((call) => call.by)).toEqual(["socket", "socket", "socket", "polling"]);
});

test("a line that has worked keeps to sockets however often it is lost", () => {
  for (let attempt = 0; attempt < 5; attempt++) {
    greet();
    lose();
    vi.advanceTimersByTime(2_000);
  }
  expect(current().by).toBe("socket");
});

test("a door that is shut stays shut", () => {
  lose(true);
  vi.advanceTimersByTime(60_000);
  expect(calls.length).toBe(1);
  expect(line.state).toBe("shut");
});

test("back from sleep it asks at once whether the line still holds", () => {
  greet();
  say({ say: "pong", now: 1 });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sent("ping").length).toBe(2);
  vi.advanceTimersByTime(7_100);
  expect(line.state).toBe("lost");
  dispatchEvent(new Event("online"));
  expect(calls.length).toBe(2);
});

test("once closed it is silent", () => {
  greet();
  line.close();
  expect(current().closed).toBe(true);
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(calls.length).toBe(1);
});

test("where sockets have worked they are tried again, once, when the server is back", () => {
  greet();
  const away = () => {
    for (let attempt = 0; attempt < 4 && current().by === "socket"; attempt++) {
      lose();
      vi.advanceTimersByTime(4_000);
    }
  };
  away();
  expect(current().by).toBe("polling");
  greet();
  vi.advanceTimersByTime(5_000);
  say({ say: "pong" });
  vi.advanceTimersByTime(10_100);
  expect(current().by).toBe("socket");
  away();
  expect(current().by).toBe("polling");
  greet();
  const attempts = calls.length;
  for (let minute = 0; minute < 8; minute++) {
    vi.advanceTimersByTime(7_000);
    say({ say: "pong" });
  }
  expect(calls.length, "this network has none").toBe(attempts);
});
