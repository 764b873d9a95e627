import { expect, test } from "vitest";
import frames from "./clocks.json";
import { leftOf, untilOf } from "../../src/table/time";
import type { Question, Sight } from "../../src/wire";

const sight = (more: Partial<Sight>): Sight =>
  ({ seat: 0, view: {}, now: { key: "now" }, scores: [], presence: [], ...more }) as unknown as Sight;
const asked = (until: number, more: Partial<Question> = {}): Question => ({
  number: 1,
  ask: { say: { key: "ask" }, offers: [] },
  until,
  ...more,
});

test("whoever is asked sees the clock of the own question", () => {
  const seen = sight({ question: asked(5_000), waiting: [{ seat: 1, until: 9_000 }] });
  expect(untilOf(seen)).toBe(5_000);
});

test("everybody else sees the clock of whoever the table waits for longest", () => {
  const seen = sight({
    waiting: [
      { seat: 1, until: 3_000 },
      { seat: 2, until: 9_000 },
    ],
  });
  expect(untilOf(seen)).toBe(9_000);
});

test("a seat that has answered in secret sees the clock of its own question on", () => {
  const seen = sight({
    waiting: [
      { seat: 0, until: 3_000 },
      { seat: 2, until: 9_000 },
    ],
  });
  expect(untilOf(seen)).toBe(3_000);
});

test("whoever may only think again sees the clock of those who are waited for", () => {
  const settled = { ...asked(0), until: null };
  settled.ask = { ...settled.ask, settled: true };
  expect(untilOf(sight({ question: settled, waiting: [{ seat: 1, until: 9_000 }] }))).toBe(9_000);
});

test("a clock stands still while the table does", () => {
  const paused = sight({ question: asked(65_000), paused: { at: 5_000 } });
  expect(leftOf(paused, 400_000)).toBe(60_000);
  expect(leftOf(sight({ question: asked(65_000) }), 25_000)).toBe(40_000);
});

test("without a limit there is no clock, and one that only ends a silence shows itself at its end", () => {
  expect(leftOf(sight({ question: { ...asked(0), until: null } }), 5_000)).toBe(null);
  const guarded = sight({ question: asked(120_000, { guard: true }) });
  expect(leftOf(guarded, 5_000)).toBe(null);
  expect(leftOf(guarded, 100_000)).toBe(20_000);
});

test("the clock never shows less than nothing", () => {
  expect(leftOf(sight({ question: asked(1_000) }), 5_000)).toBe(0);
});

test("on every frame of an evening each viewer's clock is the server's", () => {
  expect(frames.length).toBeGreaterThan(50);
  for (const { sight, now, until } of frames as unknown as {
    sight: Sight;
    now: number;
    until: number | null;
  }[]) {
    expect(untilOf(sight)).toBe(until);
    const guarded = sight.question?.guard ?? sight.waiting?.some((each) => each.guard);
    if (until !== null && !guarded) {
      expect(leftOf(sight, now)).toBe(Math.max(0, until - (sight.paused?.at ?? now)));
    }
  }
});
