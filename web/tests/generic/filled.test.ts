import { expect, test } from "vitest";
import { amount, flag, one, passage, piles, some } from "../../src/boards/generic/filled";

test("a field keeps what its domain can hold", () => {
  expect([one("key"), one(0)]).toEqual(["key", 0]);
  expect(some(["key", 2])).toEqual(["key", 2]);
  expect(piles({ keep: ["key"], away: [] })).toEqual({ keep: ["key"], away: [] });
  expect([amount(3), flag(true)]).toEqual([3, true]);
  expect(passage({ parts: ["Once."], lang: "en" })).toEqual({ parts: ["Once."], lang: "en" });
});

test("what a draft of another version holds counts as not filled in", () => {
  expect([one(["key"]), one(null)]).toEqual([undefined, undefined]);
  expect([some("key"), some([["key"], "key"])]).toEqual([[], ["key"]]);
  expect([piles("keep"), piles({ keep: "key" })]).toEqual([{}, { keep: [] }]);
  expect([amount("3"), flag("yes")]).toEqual([null, false]);
  expect([passage("Once."), passage({ chapter: 1 })]).toEqual([{ parts: [] }, { parts: [] }]);
});
