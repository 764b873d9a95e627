import { expect, test } from "vitest";
import {
  characters,
  committed,
  markersOf,
  partsOf,
  textOf,
  wordsOf,
  woven,
} from "../../src/boards/generic/weaving";
import type { Woven } from "../../src/wire";

const MARKERS = markersOf(["key", "lamp"]); // without texts a card goes by its id

test("a text and its parts are the same passage", () => {
  const parts: (string | Woven)[] = [
    "Then the",
    { part: "woven", card: "lamp" },
    { part: "woven", card: "key" },
    "fell.",
  ];
  expect(partsOf("Then the [lamp] [key] fell.", MARKERS)).toEqual(parts);
  expect(textOf({ parts }, MARKERS)).toBe("Then the [lamp] [key] fell.");
  expect(wordsOf(parts)).toBe("Then the fell.");
});

test("brackets that are no card are words", () => {
  expect(partsOf("[door] [key]", MARKERS)).toEqual(["[door]", { part: "woven", card: "key" }]);
});

test("a marker gets space on either side", () => {
  expect(woven("a b", 1, "[key]")).toEqual({ text: "a [key] b", cursor: 7 });
  expect(woven("ab", 1, "[key]")).toEqual({ text: "a [key] b", cursor: 7 });
  expect(woven("", 0, "[key]")).toEqual({ text: "[key]", cursor: 5 });
});

test("a committed card comes to the cursor, behind those before it, and nothing that was written is lost", () => {
  expect(committed("a b", 1, ["[key]"])).toBe("a [key] b");
  expect(committed("a [key] b", 1, ["[key]", "[lamp]"])).toBe("a [key] [lamp] b");
  expect(committed("a b", 0, ["[key]", "[lamp]"])).toBe("a b [key] [lamp]");
  expect(committed("[lamp] a", 8, ["[lamp]"])).toBe("[lamp] a");
});

test("characters are counted as readers count them", () => {
  expect(characters("a🌙")).toBe(2);
});
