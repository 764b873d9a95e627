import { expect, test } from "vitest";
import { recapOf } from "../../src/table/recap";
import type { Event } from "../../src/wire";

const event = (kind: string, more = {}) => ({ event: kind, ...more }) as unknown as Event;
const kinds = (missed: Event[], reader: number | null = 0) =>
  recapOf(missed, reader).map((line) => line.events.map((each) => each.event));

test("points stand with what earned them", () => {
  const missed = [
    event("tale-told"),
    event("guessed", { picture: "wm01" }),
    event("scored"),
    event("scored"),
  ];
  expect(kinds(missed)).toEqual([["tale-told"], ["guessed", "scored", "scored"]]);
  expect(recapOf(missed, 0)[1]?.picture).toBe("wm01");
});

test("small things are left out, but for what happened to the reader's own seat", () => {
  const left = (seat: number) => event("attended", { seat, presence: "away" });
  expect(kinds([event("paused"), event("resumed"), event("round-begun"), left(1)])).toEqual([]);
  expect(kinds([left(0), left(1)])).toEqual([["attended"]]);
  expect(kinds([left(0)], null)).toEqual([]);
  const back = (presence: string) => event("attended", { seat: 0, presence });
  expect(kinds([back("lost"), back("here")])).toEqual([]);
});

test("only the last few lines are told", () => {
  const missed = Array.from({ length: 20 }, (_, n) => event("guessed", { seat: n }));
  const lines = recapOf(missed, 0);
  expect(lines.length).toBe(6);
  expect(lines.at(-1)?.events[0]).toBe(missed[19]);
});

test("points alone are a line of their own", () => {
  expect(kinds([event("scored")])).toEqual([["scored"]]);
});
