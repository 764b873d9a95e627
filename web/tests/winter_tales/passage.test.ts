import { describe, expect, test } from "vitest";
import { sayable } from "../../src/boards/winter_tales/tale/hearing.svelte";
import { passageOf, readAlong, textsOf } from "../../src/boards/winter_tales/tale/passage";

const woven = (card: string) => ({ part: "woven" as const, card });

describe("a passage in the making", () => {
  const parts = ["The gate was shut,", woven("sc-09"), "but", woven("sc-42"), "a letter hung there."];

  test("has one text more than drawings", () => {
    const texts = ["The gate was shut,", "but", "a letter hung there."];
    expect(textsOf({ parts }, ["sc-09", "sc-42"])).toEqual(texts);
    expect(passageOf(texts, ["sc-09", "sc-42"], "en")).toEqual({ parts, lang: "en" });
  });

  test("gets a drawing that it lacks at its end, and loses none of its words", () => {
    expect(textsOf({ parts: ["Once"] }, ["sc-09"])).toEqual(["Once", ""]);
    expect(textsOf({ parts }, ["sc-09"])).toEqual(["The gate was shut,", "but a letter hung there."]);
  });

  test("keeps spaces while it is written, and not when it is told", () => {
    expect(passageOf(["Once "], [], "en", { trimmed: false }).parts).toEqual(["Once "]);
    expect(passageOf(["Once "], [], "en").parts).toEqual(["Once"]);
    expect(passageOf([" "], [], "en").parts).toEqual([]);
  });

  test("is read along with the drawings in their places, and those without one at the end", () => {
    expect(readAlong("Once \ufffc fell", ["sc-09"]).parts).toEqual(["Once", woven("sc-09"), "fell"]);
    expect(readAlong("Once", ["sc-09", "sc-42"]).parts).toEqual(["Once", woven("sc-09"), woven("sc-42")]);
    expect(readAlong("Once \ufffc \ufffc fell", ["sc-09"]).parts).toEqual(["Once", woven("sc-09")]);
  });
});

test("a growing tale is heard by whole sentences", () => {
  expect(sayable("She ran. The park", 0)).toBe("She ran.");
  expect(sayable("She ran. The park was dark. It", 8)).toBe("The park was dark.");
  expect(sayable("She ran", 0)).toBe("");
});
