import { expect, test } from "vitest";
import { openLines } from "../../src/table/lines";
import type { Table } from "../../src/table/table.svelte";

const note = {
  move: "note",
  fields: { tale: { domain: "one-of", values: [2, 5] }, line: { domain: "words" } },
};
const jot = { move: "jot", fields: { line: { domain: "words" }, story: { domain: "one-of", values: [1] } } };
const table = (asides: object[], events: object[] = []) =>
  ({ sight: { asides }, log: [{ n: 1, events }] }) as unknown as Table;

test("whatever was told aloud may get a line, by whichever move the game has for it", () => {
  expect(openLines(table([note, jot]))).toEqual([
    { move: "note", of: "tale", tale: 2 },
    { move: "note", of: "tale", tale: 5 },
    { move: "jot", of: "story", tale: 1 },
  ]);
});

test("what has its line is left out", () => {
  const noted = { event: "noted", seat: 0, tale: 5, line: { parts: ["Rain."] } };
  expect(openLines(table([note], [noted])).map(({ tale }) => tale)).toEqual([2]);
  expect(openLines(table([note], [{ event: "told", tale: 5 }])).length).toBe(2);
});

test("a move beside the question that writes no line is none", () => {
  expect(openLines(table([{ move: "flag-word", fields: { teller: { values: [1] } } }]))).toEqual([]);
  expect(openLines(table([{ move: "play-card" }]))).toEqual([]);
});
