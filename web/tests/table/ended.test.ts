import { afterEach, describe, expect, test, vi } from "vitest";
import { groupsOf } from "../../src/table/ending";
import type { Outcome, Say } from "../../src/wire";
import { Seated } from "./seated";
import { BOARD } from "./views";

let seated: Seated;
afterEach(async () => {
  await seated?.leaves();
  vi.unstubAllGlobals();
});

const SIDES = [
  { name: "ebb", seats: [0, 2], points: 3 },
  { name: "flow", seats: [1], points: 5 },
];
const texts = (selector: string) =>
  [...seated.root.querySelectorAll(selector)].map((each) => each.textContent?.trim());

async function ends(outcome: Outcome, ended: Say, scores = [1, 5, 3]) {
  seated = await Seated.at("story", { ...BOARD, teller: null }, { scores, outcome, ended, phase: "" });
}

describe("the order at the end", () => {
  test.each([
    ["points", { winners: [1] }, [1, 2, 0]],
    ["rules", { winners: [2], contest: "rules" }, [2, 0, 1]],
    ["together", { winners: [0, 1, 2], contest: "together" }, [0, 1, 2]],
  ] as [string, Outcome, number[]][])("by %s", (_, outcome, seats) => {
    expect(groupsOf(3, [1, 5, 3], outcome)[0]?.seats).toEqual(seats);
  });

  test("the winning side comes first, whatever its points", () => {
    const groups = groupsOf(3, [], { winners: [0, 2], contest: "sides", sides: SIDES.toReversed() });
    expect(groups.map(({ side, won }) => [side, won])).toEqual([
      ["ebb", true],
      ["flow", false],
    ]);
  });
});

test("by points: the winner is marked and leads", async () => {
  await ends({ winners: [1] }, { key: "kit-ended", args: { winners: [1] } });
  expect(seated.says).toBe("Leo has won.");
  expect(texts("ol b")).toEqual(["Leo", "Bo", "Mina"]);
  expect(texts(".points")).toEqual(["5", "3", "1"]);
  expect(texts("li small")).toEqual(["won"]);
});

test("what is remembered: kind superlatives with their pictures, and one line of somebody's", async () => {
  const [title, fact] = [
    { key: "story-honour-ear" },
    { key: "story-honour-ear-fact", args: { seat: 2, times: 3 } },
  ];
  const quote = { seat: 1, passage: { parts: ["The moon fell in."], aloud: false, lang: "en", sketch: [] } };
  const honours = [{ seat: 2, title, fact, plate: { deck: "story", picture: "st001" } }];
  await ends({ winners: [1], honours, quote }, { key: "kit-ended", args: { winners: [1] } });
  expect(texts(".remembered .honours li b")).toEqual(["Finest ear"]);
  expect(texts(".remembered .honours li .small")).toEqual(["Bo heard the winning story 3 times."]);
  expect(texts(".remembered blockquote")).toEqual(["“The moon fell in.”"]);
  expect(texts(".remembered figcaption")).toEqual(["Leo"]);
});

test("without anything to remember there is no empty paper", async () => {
  await ends({ winners: [1] }, { key: "kit-ended", args: { winners: [1] } });
  expect(texts(".honours")).toEqual([]);
});

test("nobody: no one is marked, and the sentence says so", async () => {
  await ends({ winners: [] }, { key: "kit-ended-nobody" });
  expect(seated.says).toBe("Nobody has won.");
  expect(texts("li small")).toEqual([]);
});

test("together: all have lost, as they sit, and nobody is ranked", async () => {
  await ends({ winners: [], contest: "together" }, { key: "kit-ended-lost", args: { seats: [0, 1, 2] } });
  expect(seated.says).toBe("You, Leo and Bo have lost together.");
  expect(texts("ol b")).toEqual(["Mina", "Leo", "Bo"]);
});

test("sides: each with its people and its points, and the winning one is marked", async () => {
  const side = { key: "kit-ended-side", args: { side: "story-side-flow", winners: [1] } };
  await ends({ winners: [1], contest: "sides", sides: SIDES }, side);
  expect(seated.says).toMatch(/has won: Leo\.$/);
  expect(texts("h2 .number")).toEqual(["5", "3"]);
  expect(texts("h2 small")).toEqual(["won"]);
  expect(texts("ol b")).toEqual(["Leo", "Mina", "Bo"]);
  expect(texts("li .points")).toEqual([]);
});
