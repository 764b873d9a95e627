import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { live } from "../../src/lib/live.svelte";
import { Seated } from "../table/seated";
import { END } from "../table/views";

let seated: Seated;
const TARGETS = ["r01", "y01", "b01"];
const SHOWN = {
  ...END,
  narrator: 1,
  guessers: [2, 0],
  targets: TARGETS,
  captions: { r01: "heart", y01: "bottle", b01: "airplane" },
  stacks: { r01: [2, 0], b01: [0] },
  in_hand: [0, 3, 0],
  story: { parts: ["A pilot."] },
  stories: [{ id: 1, narrator: 1, story: { parts: ["A pilot."] }, targets: TARGETS, finders: [] }],
  hits: [],
  suspicions: [],
  claims: [],
  charges: [],
  judged: [],
  verdict: [],
  narrated: [1],
  colours: ["red", "blue", "green"],
};
const revealed = TARGETS.map((picture) => ({ event: "revealed", seat: 1, picture }));
const stage = () => seated.root.querySelector<HTMLElement>(".stage");
const title = () => stage()?.querySelector(".title")?.textContent;
const small = () => stage()?.querySelector(".small-words")?.textContent;
const passes = (ms: number) => {
  vi.advanceTimersByTime(ms);
  flushSync();
};

beforeEach(async () => {
  live.polite = [];
  seated = await Seated.at("end_of_the_story", SHOWN, { phase: "showing" } as never);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await seated.leaves();
  vi.unstubAllGlobals();
});

test("the race ends picture by picture: the word, the tokens, who was first", () => {
  seated.tells({}, revealed);
  expect(title()).toBe("Leo shows the three pictures.");
  expect(stage()?.querySelectorAll(".open").length).toBe(0);
  passes(520);
  expect(title()).toBe("“heart”: Bo was first.");
  expect(stage()?.querySelectorAll(".open .token").length).toBe(2);
  passes(560);
  expect(title()).toBe("“bottle”: found by nobody.");
  passes(560);
  expect(title()).toBe("“airplane”: you were first.");
  passes(560);
  expect(title()).toBe("Nobody found all three.");
  expect(live.polite.map(({ sentence }) => sentence)).toContain(
    "“heart”: Bo was first. “bottle”: found by nobody. “airplane”: you were first. Nobody found all three.",
  );
});

test("a word that was said is told at the end", () => {
  seated.tells({}, [...revealed, { event: "word-said", seat: 1, picture: "r01", word: "hearts" }]);
  passes(520 + 3 * 560);
  expect(small()).toBe("Leo said “hearts”: that costs points.");
});

test.each([
  [true, "It counts.", "It costs Leo 2 points."],
  [false, "It does not count.", "It costs Leo nothing."],
])("a claim is judged (%s)", (counts, verdict, cost) => {
  const penalty = counts ? [{ event: "scored", seat: 1, points: -2, rule: "ES-22" }] : [];
  const judged = { event: "claim-judged", picture: "r01", word: "hearty", yes: [2], no: [0], counts };
  seated.tells({}, [judged, ...penalty]);
  expect(title()).toBe("Does “hearty” count?");
  passes(720);
  expect([title(), small()]).toEqual([verdict, cost]);
});
