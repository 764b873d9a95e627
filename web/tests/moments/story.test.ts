import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { live } from "../../src/lib/live.svelte";
import { Seated } from "../table/seated";
import { BOARD } from "../table/views";

let seated: Seated;
const tale = (seat: number) => ({
  id: seat + 1,
  round: 2,
  seat,
  start: "s1",
  picture: `st00${seat + 1}`,
  tale: { parts: [`Story ${seat}.`] },
  won: false,
});
const VIEW = { ...BOARD, teller: null, tales: [0, 1, 2].map(tale) };
const votes = (...tellers: number[]) =>
  tellers.map((teller, seat) => ({ event: "vote-opened", seat, teller, own: seat === teller }));
const stage = () => seated.root.querySelector<HTMLElement>(".stage");
const title = () => stage()?.querySelector(".title")?.textContent;
const lanterns = () =>
  [...(stage()?.querySelectorAll(".stories > li") ?? [])].map((each) => each.querySelectorAll(".up").length);
const passes = (ms: number) => {
  vi.advanceTimersByTime(ms);
  flushSync();
};

beforeEach(async () => {
  live.polite = [];
  seated = await Seated.at("story", VIEW, { phase: "voting" } as never);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await seated.leaves();
  vi.unstubAllGlobals();
});

test("votes rise as lanterns, the fewest first, and the winner grows", () => {
  seated.tells({}, votes(1, 0, 1));
  expect([title(), lanterns()]).toEqual(["The votes are in.", [0, 0, 0]]);
  passes(600);
  expect([title(), lanterns()]).toEqual(["The votes rise.", [1, 0, 0]]);
  passes(420);
  expect(lanterns()).toEqual([1, 1, 0]);
  passes(420);
  expect(lanterns()).toEqual([1, 2, 0]);
  expect(stage()?.querySelector(".won")).toBe(null);
  passes(420);
  expect(title()).toBe("Leo’s story won!");
  expect(stage()?.querySelector(".won .who")?.textContent).toBe("Leo");
  const said = live.polite.map(({ sentence }) => sentence).filter((each) => /vote/.test(each));
  expect(said).toEqual(["Leo’s story won! 2 votes: you and Bo."]);
});

test("a tie has no winner", () => {
  seated.tells({}, [...votes(0, 1), { event: "tied", seats: [0, 1] }]);
  passes(600 + 2 * 420);
  expect(title()).toBe("A tie: you and Leo.");
  expect(stage()?.querySelectorAll(".won").length).toBe(2);
});

test("the second vote is among the tied alone", () => {
  seated.tells({}, [{ event: "tied", seats: [0, 1] }]);
  expect(stage()).toBe(null);
  seated.tells({}, votes(0, 0, 1));
  expect(lanterns().length).toBe(2);
});
