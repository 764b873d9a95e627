import { describe, expect, it } from "vitest";
import { globeOf, PORT } from "../../src/boards/windward/geometry";
import { walked } from "../../src/boards/windward/planet/keys";
import { beadsOf, lineOf } from "../../src/boards/windward/planet/lines";
import { costOf, movesOf, wayTo, type Reach } from "../../src/boards/windward/reach";

const globe = globeOf(false, [1, 2, 3, 4, 5, 6]);
const NORTH = 1;

/** Out of port to the north, on with the wind, then aside. */
const REACH: Reach = new Map([
  [111, { cost: 1, from: PORT }],
  [121, { cost: 1, from: 111 }],
  [131, { cost: 1, from: 121 }],
  [141, { cost: 1, from: 131 }],
  [142, { cost: 2, from: 141 }],
  [251, { cost: 3, from: 141 }],
]);

describe("a way", () => {
  it("leads from the ship to the goal, with the price of each step", () => {
    const way = wayTo(REACH, 142);
    expect(way.map(({ space }) => space)).toEqual([111, 121, 131, 141, 142]);
    expect(way.map(({ cost }) => cost)).toEqual([1, 0, 0, 0, 1]);
    expect(costOf(way)).toBe(2);
    expect(wayTo(REACH, 999)).toEqual([]);
  });

  it("is sailed by the moves that the server knows", () => {
    expect(movesOf(globe, NORTH, PORT, wayTo(REACH, 121))).toEqual([
      { move: "leave-port", to: 111 },
      { move: "sail", to: 121 },
    ]);
    expect(movesOf(globe, NORTH, 141, [{ space: 251, cost: 1 }])).toEqual([{ move: "jump", to: 251 }]);
    expect(movesOf(globe, NORTH, 111, [{ space: PORT, cost: 1 }])).toEqual([{ move: "enter-port" }]);
  });

  it("jumps to a Zephyr next door only against the wind", () => {
    const next = [{ space: 121, cost: 1 }];
    expect(movesOf(globe, NORTH, 111, next)).toEqual([{ move: "sail", to: 121 }]);
    expect(movesOf(globe, 4, 111, next)).toEqual([{ move: "jump", to: 121 }]);
  });

  it("waves where the wind carries, runs straight with a bead where it costs, and has a gap at a jump", () => {
    const line = lineOf(globe, PORT, wayTo(REACH, 142));
    expect(line.match(/C/g)).toHaveLength(3);
    expect(line.match(/L/g)).toHaveLength(2);
    expect(beadsOf(globe, PORT, wayTo(REACH, 142))).toHaveLength(2);
    expect(lineOf(globe, 141, [{ space: 251, cost: 1 }]).match(/M/g)).toHaveLength(2);
  });
});

describe("arrows", () => {
  it("walk up and down, and aside in a line that stays level", () => {
    expect(walked(globe, 111, "ArrowDown")).toBe(PORT);
    expect(walked(globe, PORT, "ArrowUp")).toBe(111);
    const far = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"].reduce(
      (space, key) => walked(globe, space, key),
      PORT,
    );
    expect(Math.abs(globe.xy(far).y)).toBeLessThan(1);
    expect(globe.xy(far).x).toBeCloseTo(4 * 49.5);
  });

  it("stop at the rim", () => {
    expect(walked(globe, 161, "ArrowUp")).toBe(161);
  });
});
