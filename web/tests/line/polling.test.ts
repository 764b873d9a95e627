import { afterEach, expect, test, vi } from "vitest";
import { polling } from "../../src/line/polling";
import type { ServerMessage } from "../../src/wire";

const WELCOME = { say: "welcome", n: 4 };
const asked: string[] = [];
let closed: boolean[] = [];

/** A server that answers these one after another, and then waits. */
function serve(...answers: { status?: number; body: unknown }[]): ServerMessage[] {
  const heard: ServerMessage[] = [];
  asked.length = 0;
  closed = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    const next = answers.shift();
    if (!next) return new Promise(() => {});
    return Promise.resolve(new Response(JSON.stringify(next.body), { status: next.status ?? 200 }));
  });
  return heard;
}

const dial = (heard: ServerMessage[], after = -1) =>
  polling({ table: "T" }, after, {
    opened: () => {},
    heard: (message) => heard.push(message),
    closed: (final) => closed.push(final),
  });

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => vi.unstubAllGlobals());

test("it is greeted first, then asks for what comes after", async () => {
  const heard = serve({ body: [WELCOME] }, { body: [{ say: "told", n: 5 }] }, { body: [] });
  const transport = dial(heard);
  await settle();
  expect(asked).toEqual([
    "GET /api/tables/T/frames?after=-1&welcome=1",
    "GET /api/tables/T/frames?after=4",
    "GET /api/tables/T/frames?after=5",
    "GET /api/tables/T/frames?after=5",
  ]);
  expect(heard.map((message) => message.say)).toEqual(["welcome", "told"]);
  transport.close();
});

test("whoever comes back is greeted too", async () => {
  const transport = dial(serve({ body: [WELCOME] }), 3);
  await settle();
  expect(asked[0]).toBe("GET /api/tables/T/frames?after=3&welcome=1");
  transport.close();
});

test("the number of its attempt is in everything that it asks", async () => {
  serve({ body: [WELCOME] });
  const transport = polling({ table: "T", tries: 2 }, 3, {
    opened: () => {},
    heard: () => {},
    closed: () => {},
  });
  await settle();
  transport.send({ do: "ping" });
  await settle();
  expect(asked).toEqual([
    "GET /api/tables/T/frames?after=3&try=2&welcome=1",
    "GET /api/tables/T/frames?after=4&try=2",
    "POST /api/tables/T/messages?try=2",
  ]);
  transport.close();
});

test("a message brings its answer; a draft brings none", async () => {
  const heard = serve({ body: [WELCOME] });
  const transport = dial(heard);
  await settle();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ say: "pong", now: 1 }))));
  transport.send({ do: "ping" });
  await settle();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
  transport.send({ do: "ping" });
  await settle();
  expect(heard.map((message) => message.say)).toEqual(["welcome", "pong"]);
  expect(closed).toEqual([]);
  transport.close();
});

test("a wrong key ends it for good, a hiccup does not", async () => {
  dial(serve({ status: 403, body: { detail: "server-wrong-key" } }));
  await settle();
  expect(closed).toEqual([true]);
  dial(serve({ status: 429, body: {} }));
  await settle();
  expect(closed).toEqual([false]);
});

test("frames that come together are heard one by one, and the page is drawn in between", async () => {
  serve({ body: [WELCOME, { say: "told", n: 5 }, { say: "told", n: 6 }] });
  const order: string[] = [];
  const transport = polling({ table: "T" }, -1, {
    opened: () => {},
    heard: (message) => {
      order.push(`heard ${"n" in message && message.n}`);
      queueMicrotask(() => order.push("drawn"));
    },
    closed: () => {},
  });
  await settle();
  expect(order).toEqual(["heard 4", "drawn", "heard 5", "drawn", "heard 6", "drawn"]);
  transport.close();
});

test("whoever hangs up in the middle of an answer hears no more of it", async () => {
  serve({ body: [WELCOME, { say: "told", n: 5 }] });
  const heard: string[] = [];
  const transport = polling({ table: "T" }, -1, {
    opened: () => {},
    heard: (message) => {
      heard.push(message.say);
      transport.close();
    },
    closed: () => {},
  });
  await settle();
  expect(heard).toEqual(["welcome"]);
});
