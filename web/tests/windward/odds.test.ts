import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BOOST, FACES, fixed, hitsOf, oddsOf, sinking, tenOf } from "../../src/boards/windward/battle/odds";

const percent = (chance: number) => Math.round(chance * 1000) / 10;

/** Rows of the specification: my dice, theirs, hits that are added, win, tie, lose, and Lost at Morale 1 to 4. */
const TABLE = [
  ["2 v Red", 2, 5, 0, [0.1, 0.6, 99.3], [99.3, 96.7, 90, 77.3]],
  ["3 v Red", 3, 5, 0, [3.1, 5.6, 91.3], [91.3, 80.7, 65, 46.5]],
  ["5 v Red", 5, 5, 0, [41.6, 16.7, 41.6], [41.6, 26.3, 14.4, 6.8]],
  ["5 and a Harpoon v Red", 5, 5, 2, [73.7, 11.8, 14.4], [14.4, 6.8, 2.7, 0.9]],
  ["5, Marine and Harpoon v Red", 5, 5, 4, [93.2, 4.1, 2.7], [2.7, 0.9, 0.2, 0]],
  ["7 v Red", 7, 5, 0, [86.4, 6.9, 6.7], [6.7, 2.9, 1, 0.3]],
  ["ship v ship", 2, 2, 0, [36.8, 26.4, 36.8], [36.8, 15.8, 4.4, 0.7]],
  ["Longboat v Grey", 1, 1, 0, [30.6, 38.9, 30.6], []],
  ["Longboat with Harpooner v Grey", 2, 1, 0, [81.9, 13.9, 4.2], []],
  ["8 v White", 8, 8, 0, [43.4, 13.3, 43.4], [43.4, 30.8, 20.1, 12]],
  ["8 and two Harpoons v two Reds", 8, 10, 4, [52.2, 12.2, 35.5], [35.5, 24.6, 15.8, 9.4]],
] as const;

describe("odds", () => {
  it("know the dice of the server", () => {
    const source = readFileSync(join(__dirname, "../../../src/talewind/games/windward/battle.py"), "utf8");
    expect(source).toContain(`FACES = (${FACES.join(", ")})`);
    expect(source).toContain(`HARPOON = ${BOOST} `);
  });

  it.each(TABLE)("of %s are those of the specification", (_name, mine, theirs, plus, ends, lost) => {
    const { win, tie, lose } = oddsOf(hitsOf(mine), hitsOf(theirs), plus);
    expect([win, tie, lose].map(percent)).toEqual(ends);
    lost.forEach((chance, n) =>
      expect(percent(sinking(hitsOf(mine), hitsOf(theirs), plus, n + 1))).toBe(chance),
    );
  });

  it("count against hits that are known", () => {
    expect(oddsOf(hitsOf(1), fixed(2))).toEqual({
      win: expect.closeTo(1 / 6),
      tie: expect.closeTo(1 / 3),
      lose: expect.closeTo(1 / 2),
    });
    expect(sinking(hitsOf(4), fixed(6), 0, 3)).toBe(0);
  });
});

describe("ten windows", () => {
  it("are ten, whatever the odds", () => {
    for (let mine = 1; mine <= 9; mine += 1)
      for (let theirs = 0; theirs <= 24; theirs += 1) {
        const { win, tie, lose } = tenOf(oddsOf(hitsOf(mine), fixed(theirs)));
        expect(win + tie + lose).toBe(10);
        expect(Math.min(win, tie, lose)).toBeGreaterThanOrEqual(0);
      }
  });

  it("give what is left over to the largest remainders", () => {
    expect(tenOf({ win: 0.416, tie: 0.167, lose: 0.417 })).toEqual({ win: 4, tie: 2, lose: 4 });
    expect(tenOf({ win: 1, tie: 0, lose: 0 })).toEqual({ win: 10, tie: 0, lose: 0 });
    expect(tenOf(oddsOf(hitsOf(4), fixed(6)))).toEqual({ win: 5, tie: 3, lose: 2 });
    expect(tenOf(oddsOf(hitsOf(4), fixed(6), 2))).toEqual({ win: 9, tie: 1, lose: 0 });
  });
});
