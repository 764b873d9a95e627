import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  coast,
  EDGE,
  globeOf,
  hexagon,
  opposite,
  PORT,
  type Space,
} from "../../src/boards/windward/geometry";
import { LARGE, SMALL } from "../../src/boards/windward/tiles";
import { scenes } from "../boards/scenes";

const globe = globeOf(false, [1, 2, 3, 4, 5, 6]);

describe("the planet", () => {
  it("has the tiles of the server", () => {
    const source = join(__dirname, "../../../src/talewind/games/windward/tiles.py");
    const rows = [...readFileSync(source, "utf8").matchAll(/^ {4}"(C[^"]+)",$/gm)].map(([, row]) => row);
    expect([...LARGE, ...SMALL]).toEqual(rows);
  });

  it("has 126 spaces and the Trading Post, or 60 on the small planet", () => {
    expect(globe.spaces).toHaveLength(127);
    expect(globeOf(true, [6, 5, 4, 3, 2, 1]).spaces).toHaveLength(61);
  });

  it("leads from each space back by the opposite direction", () => {
    for (const space of globe.spaces)
      for (const direction of [1, 2, 3, 4, 5, 6]) {
        const to = globe.step(space, direction);
        if (to !== EDGE) expect(globe.step(to, opposite(direction))).toBe(space);
      }
  });

  it("finds the space under a point of the drawing", () => {
    for (const space of globe.spaces) {
      const { x, y } = globe.xy(space);
      expect(globe.at({ x: x + 20, y: y - 14 })).toBe(space);
    }
    expect(globe.at({ x: 400, y: 300 })).toBe(EDGE);
  });

  it("agrees with the neighbours that the server offers", () => {
    let compared = 0;
    for (const { game, viewers } of scenes()) {
      const { view, question } = viewers.asked.sight;
      const sail = question?.ask.offers.find(({ move }) => move === "sail")?.fields?.["to"];
      if (game !== "windward" || sail?.domain !== "one-of") continue;
      const { small, tiles, ships, active } = JSON.parse(JSON.stringify(view));
      const here: Space = ships[active].space;
      for (const [to, note] of Object.entries(sail.notes ?? {})) {
        expect(globeOf(small, tiles).bearing(here, Number(to))).toBe(note.args?.["direction"]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(8);
  });

  it("draws one line around a country", () => {
    const alone = coast(globe, new Set([PORT]));
    expect(alone.match(/M/g)).toHaveLength(6);
    const two = coast(globe, new Set([PORT, 111]));
    expect(two.match(/M/g)).toHaveLength(10);
    expect(hexagon({ x: 0, y: 0 })).toMatch(/^M33 0L.*Z$/);
  });
});
