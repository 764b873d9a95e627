import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { recentOf } from "../../src/boards/generic/recent";
import { games } from "../../src/lib/games.svelte";
import { live } from "../../src/lib/live.svelte";
import type { GameInfo, Heard } from "../../src/wire";
import { Seated } from "../table/seated";
import { waitFor } from "../patience";

/** Pages of a game without a board of its own: what has just happened, the clock, and the end. */
let seated: Seated;
const line = () => seated.root.querySelector(".recent");
const undone = (seat: number) => ({ event: "undone", seat });
const UNDONE = /Leo took back/;
const said = () => live.polite.filter(({ sentence }) => UNDONE.test(sentence)).length;

beforeEach(async () => {
  seated = await Seated.at("fireside", { story: [] });
});
afterEach(async () => {
  games.all = [];
  await seated.leaves();
});

describe("what has just happened", () => {
  const frame = (n: number, ...seats: number[]): Heard => ({ n, events: seats.map(undone) });

  test("is a line of sentences near the question, said once and not by the line", () => {
    expect(line()).toBeNull();
    const before = said();
    seated.tells({}, [undone(1), undone(2)]);
    expect(line()?.textContent).toMatch(/Leo took back .*\. Bo took back/);
    expect(said() - before).toBe(1);
    expect(
      line()?.closest("[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]"),
    ).toBeNull();
    seated.tells({ scores: [0, 0, 0] });
    expect(said() - before).toBe(1);
  });

  test("is the newest step, with those before it while these are few", () => {
    expect(recentOf([frame(1, 0), frame(2, 1), frame(3, 2)])).toHaveLength(3);
    expect(recentOf([frame(1, 0), frame(2, 1, 2), frame(3, 2, 1)])).toHaveLength(2);
    expect(recentOf([])).toEqual([]);
  });

  test("of a step that tells much it is the beginning and the end, and nothing twice in a row", () => {
    const [first, ...rest] = recentOf([frame(1, 2, 1, 0, 1, 0, 1, 0, 1, 0)]);
    expect([first, rest.length]).toEqual(["Bo took back the last move.", 5]);
    expect(rest.at(-1)).toBe("You took back your last move.");
    expect(recentOf([frame(1, 1, 1, 1)])).toHaveLength(1);
  });

  test("is not that somebody comes, goes or pauses", () => {
    const attended = { event: "attended", seat: 1, presence: "away" };
    expect(recentOf([frame(1, 1), { n: 2, events: [attended, { event: "paused", by: 1 }] }])).toHaveLength(1);
  });
});

test("the question's clock is shown", () => {
  const ask = { say: { key: "kit-next" }, offers: [{ move: "next" }] };
  seated.tells({ question: { number: 3, ask, until: Date.now() + 60_000 } });
  expect(seated.root.querySelector("[role=timer]")?.textContent).toMatch(/[01]:\d\d/);
  seated.tells({ question: { number: 4, ask } });
  expect(seated.root.querySelector("[role=timer]")).toBeNull();
});

describe("the end of a game", () => {
  const info = (book: boolean) => ({ id: "fireside", book }) as unknown as GameInfo;
  const books = () => seated.root.querySelectorAll("a[href^='/book/'], .book").length;
  const over = async (scores: number[]) => {
    seated.tells({ outcome: { winners: [1] }, ended: { key: "kit-ended", args: { winners: [1] } }, scores });
    await waitFor(() => {
      flushSync();
      seated.one(".places");
    });
  };

  test("without points and without a book offers neither", async () => {
    games.all = [info(false)];
    await over([0, 0, 0]);
    expect(books()).toBe(0);
    expect(seated.root.querySelector(".points")).toBeNull();
    expect(seated.root.querySelector(".reasons")).toBeNull();
    seated.one<HTMLElement>("[aria-label^='What happened so far']").click();
    await waitFor(() => seated.one("dialog ol"));
    expect(books()).toBe(0);
  });

  test("with both has both", async () => {
    games.all = [info(true)];
    await over([1, 2, 0]);
    expect(books()).toBeGreaterThan(0);
    expect(seated.root.querySelectorAll(".points")).toHaveLength(3);
  });
});
