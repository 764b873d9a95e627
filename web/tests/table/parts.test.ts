import { expect, test } from "vitest";
import { heard, lengthened, merged, type Known } from "../../src/table/parts";
import type { Sight } from "../../src/wire";

const sight = (view: object) =>
  ({ seat: 0, now: { key: "k" }, scores: [], presence: [], view }) as unknown as Sight;
const known = (tales: string[], begins = {}): Known => ({
  sight: sight({ pawns: ["red"], round: 1, tales, laid: ["x"] }),
  begins,
});
const after = (had: Known, view: object, grown = {}) => merged(had, sight(view), grown);

test("fields that a frame does not name stay as they were", () => {
  const now = after(known(["a"]), { round: 2 });
  expect(now.sight.view).toEqual({ pawns: ["red"], round: 2, tales: ["a"], laid: ["x"] });
});

test("what has grown is added to what was there", () => {
  const now = after(known(["a", "b"]), {}, { tales: { start: 2, items: ["c"] } });
  expect(now.sight.view).toMatchObject({ tales: ["a", "b", "c"], laid: ["x"] });
});

test("what was taken back goes, and something else may take its place", () => {
  const less = after(known(["a", "b", "c"]), {}, { tales: { start: 1, items: [] } });
  expect(less.sight.view).toMatchObject({ tales: ["a"] });
  const other = after(known(["a", "b", "c"]), {}, { tales: { start: 1, items: ["d", "e"] } });
  expect(other.sight.view).toMatchObject({ tales: ["a", "d", "e"] });
});

test("nothing of what we had is changed", () => {
  const had = known(["a", "b"]);
  after(had, { round: 2 }, { tales: { start: 1, items: ["c"] } });
  expect(had).toEqual(known(["a", "b"]));
});

test("a list whose oldest entries are elsewhere grows all the same", () => {
  const now = after(known(["h", "i"], { tales: 7 }), {}, { tales: { start: 8, items: ["j", "k"] } });
  expect(now.sight.view).toMatchObject({ tales: ["h", "j", "k"] });
  expect(now.begins).toEqual({ tales: 7 });
});

test("after a gap, or where all that is here was taken back, the list begins with what has come", () => {
  const gap = after(known(["a"]), {}, { tales: { start: 5, items: ["f"] } });
  expect([gap.sight.view, gap.begins]).toMatchObject([{ tales: ["f"] }, { tales: 5 }]);
  const back = after(known(["h"], { tales: 7 }), {}, { tales: { start: 6, items: ["x"] } });
  expect([back.sight.view, back.begins]).toMatchObject([{ tales: ["x"] }, { tales: 6 }]);
});

test("older entries are put before those that are here, and those of another time are not", () => {
  const now = lengthened(known(["c"], { tales: 2 }), "tales", { start: 0, items: ["a", "b"] });
  expect([now.sight.view, now.begins]).toMatchObject([{ tales: ["a", "b", "c"] }, { tales: 0 }]);
  const had = known(["c"], { tales: 2 });
  expect(lengthened(had, "tales", { start: 0, items: ["a"] })).toBe(had);
});

test("the log is told once, and begins anew after a gap", () => {
  const lines = (...numbers: number[]) => numbers.map((n) => ({ n, events: [] }));
  expect(heard(lines(1, 2), lines(2, 3))).toEqual(lines(1, 2, 3));
  expect(heard(lines(1, 2), lines(7, 8))).toEqual(lines(7, 8));
  expect(heard([], lines(7))).toEqual(lines(7));
});
