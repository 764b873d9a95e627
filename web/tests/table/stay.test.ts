import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { live } from "../../src/lib/live.svelte";
import { Seated } from "./seated";
import { MILL } from "./views";

let seated: Seated;
const TALE = { parts: ["It left on a Tuesday."] };
const LOOKING = { seat: 2, number: 7, until: null };
const SHOWN = {
  ...MILL,
  teller: null,
  tales: [
    {
      id: 1,
      round: 1,
      turn: 1,
      teller: 1,
      tale: TALE,
      picture: "wm04",
      finder: null,
      guesses: [],
      put_aside: false,
    },
  ],
};
const button = (name: string) =>
  [...seated.root.querySelectorAll("button")].find((each) => each.textContent?.trim() === name);
const press = (name: string) => {
  button(name)?.click();
  flushSync();
};

beforeEach(async () => {
  const question = { number: 7, ask: { say: { key: "kit-next" }, offers: [{ move: "next" }] } };
  seated = await Seated.at("windmill", SHOWN, {
    question,
    waiting: [{ ...LOOKING, seat: 0 }, LOOKING],
  } as never);
});
afterEach(async () => {
  await seated.leaves();
  vi.unstubAllGlobals();
});

test("a result says who is ready", () => {
  expect(seated.root.querySelectorAll(".onward li").length).toBe(3);
  expect(seated.root.querySelectorAll(".onward .tick").length).toBe(1);
});

test("a press on “Go on” that comes too late is refused without a word: the game has gone on", () => {
  const refuses = (id: string) =>
    seated.hears({ say: "not-taken", id, refusal: { say: { key: "kit-stale" } } });
  press("Go on");
  press("Go on");
  for (const each of seated.sent) if ("id" in each) refuses(each.id);
  expect(live.urgent).toBe("");
  refuses("another");
  expect(live.urgent).toContain("moved on");
});

test("whoever stays keeps the page and holds nobody up", () => {
  press("Stay");
  expect(seated.sent).toContainEqual(
    expect.objectContaining({ do: "answer", number: 7, move: { move: "next" } }),
  );
  seated.tells({
    view: { ...MILL, teller: 2 } as never,
    now: { key: "windmill-now-telling", args: { seat: 2 } },
    question: null,
    waiting: [],
  } as never);
  expect(seated.one(".found .tale").textContent).toBe("It left on a Tuesday.");
  expect(seated.root.textContent).toContain("the table has gone on. Bo is dreaming up a tale.");
  press("Back to the table");
  expect(seated.root.querySelector(".found")).toBe(null);
  expect(seated.says).toBe("Bo is dreaming up a tale.");
});

test("whoever does not stay goes on with the table", () => {
  seated.tells({ view: { ...MILL, teller: 2 } as never, question: null, waiting: [] } as never);
  expect(seated.root.querySelector(".found")).toBe(null);
});

test("one can stay at the last result too", () => {
  press("Stay");
  seated.tells({ outcome: { winners: [0] }, question: null, waiting: [] } as never);
  expect(seated.one(".found .tale").textContent).toBe("It left on a Tuesday.");
});
