import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, test } from "vitest";
import { castOf, sideOf } from "../../src/boards/winter_tales/cast";
import { held, PAPER, scaleOf, shiftTo } from "../../src/boards/winter_tales/town/camera";
import { isPlaza, LOCATION_IDS, PLAZA_IDS, spotOf } from "../../src/boards/winter_tales/town/places";
import { standings } from "../../src/boards/winter_tales/town/standing";
import { walkedBy, wayTo } from "../../src/boards/winter_tales/town/walked";
import type { Event } from "../../src/wire/winter_tales";
import type { Seated } from "../table/seated";
import { scene, sit, viewOf } from "./scene";

const DATA = JSON.parse(
  readFileSync(join(__dirname, "../../../src/talewind/games/winter_tales/data.json"), "utf8"),
);
const ids = (list: { id: string }[]) => list.map(({ id }) => id).sort();

test("the paper has every place of the game, and the gallery every character on its side", () => {
  expect([...LOCATION_IDS].sort()).toEqual(ids(DATA.map.locations));
  expect([...PLAZA_IDS].sort()).toEqual(ids(DATA.map.plazas));
  for (const { id, x, y } of [...DATA.map.locations, ...DATA.map.plazas])
    expect(spotOf(id)).toEqual({ x, y });
  expect([...castOf("spring"), ...castOf("winter")].sort()).toEqual(ids(DATA.characters));
  for (const { id, faction } of DATA.characters) expect(sideOf(id)).toBe(faction);
});

test("the picture of the ground has every house", () => {
  const ground = readFileSync(join(__dirname, "../../../studio/pictures/winter_town/town.svg"), "utf8");
  expect(LOCATION_IDS.filter((id) => !ground.includes(`id="${id}"`))).toEqual([]);
});

it("is a list for whoever does not see it: every house, and every plaza where somebody stands", async () => {
  const found = scene("turn", [], (view) => {
    const [first = ""] = Object.keys(view.figures);
    for (const [char, figure] of Object.entries(view.figures))
      figure.space = char === first ? "drain-alley" : "oaks-park";
    view.quests = { "safe-house": "candle-factory" };
  });
  const page = await sit(found, "other");
  const said = [...page.root.querySelectorAll(".town li")].map((each) => each.textContent?.trim() ?? "");
  page.leaves();
  expect(said).toHaveLength(LOCATION_IDS.length + 1);
  expect(said.find((each) => each.startsWith("Drain Alley."))).toMatch(/, (Spring|Winter), .+’s/);
  expect(said.find((each) => each.startsWith("Candle Factory."))).toContain("Nobody. ");
  expect(said.find((each) => each.startsWith("Candle Factory."))).toContain("Safe House");
  expect(
    said.find((each) => each.startsWith("Oaks Park."))?.match(/(Spring|Winter),/g)?.length,
  ).toBeGreaterThan(3);
});

describe("stands", () => {
  const view = viewOf(scene("turn").viewers.asked.sight);
  const chars = Object.keys(view.figures);
  const at = (space: string, many: number) => ({
    ...view,
    figures: Object.fromEntries(
      chars.slice(0, many).flatMap((char) => {
        const figure = view.figures[char];
        return figure ? [[char, { ...figure, space }]] : [];
      }),
    ),
  });

  it("stand apart in one place, in rows of three", () => {
    const spots = standings(at("oaks-park", 5), new Set());
    const near = spots.filter((one) =>
      spots.some(
        (other) => other !== one && Math.abs(one.x - other.x) < 40 && Math.abs(one.y - other.y) < 25,
      ),
    );
    expect(near).toEqual([]);
    expect(new Set(spots.map(({ y }) => y)).size).toBe(2);
  });

  it.each([1, 2, 3])("leave the dot of their place free: %i", (many) => {
    const spots = standings(at("old-mill-square", many), new Set(["old-mill-square"]));
    const { x } = spotOf("old-mill-square");
    expect(spots.filter((one) => Math.abs(one.x - x) < 20)).toEqual([]);
    expect(isPlaza("old-mill-square")).toBe(true);
  });
});

describe("ways", () => {
  const stop = (before: string) => ({ before, cards: 0 });
  const routes = { "stump-green": stop("nightmare-factory"), "oaks-park": stop("stump-green") };
  const walk = (came_from: string, to: string): Event => ({ event: "walked", char: "alice", came_from, to });

  it("lead step by step to a place", () => {
    expect(wayTo(routes, "oaks-park")).toEqual(["stump-green", "oaks-park"]);
    expect(wayTo(routes, "bell-court")).toEqual([]);
  });

  it("are drawn from where a character stepped out, and anew behind a secret passage", () => {
    const out: Event = { event: "activated", seat: 0, char: "alice" };
    const log = (...events: Event[]) => [{ n: 1, events }];
    const first = walk("bell-court", "memory-lane-cemetery");
    const second = walk("nightmare-factory", "stump-green");
    const third = walk("stump-green", "oaks-park");
    const way = ["nightmare-factory", "stump-green", "oaks-park"];
    expect(walkedBy(log(first, out, second, third), "alice")).toEqual(way);
    const gone: Event = { event: "relocated", char: "alice", to: "nightmare-factory" };
    expect(walkedBy(log(out, first, gone, second, third), "alice")).toEqual(way);
  });
});

test("a small window is nearer than a wide one, centred on its focus, and shows nothing but the town", () => {
  const frame = { width: 390, height: 218 };
  const scale = scaleOf(frame, false);
  expect(scale).toBeGreaterThan(scaleOf(frame, true) * 2);
  expect(shiftTo(frame, scale, { x: 500, y: 300 })).toEqual({ x: 195 - 500 * scale, y: 109 - 300 * scale });
  for (const spot of [
    { x: 0, y: 0 },
    { x: 1000, y: 600 },
  ]) {
    const { x, y } = shiftTo(frame, scale, spot);
    expect(x).toBeLessThanOrEqual(0);
    expect(x + PAPER.width * scale).toBeGreaterThanOrEqual(frame.width);
    expect(y).toBeLessThanOrEqual(0);
    expect(y + PAPER.height * scale).toBeGreaterThanOrEqual(frame.height);
  }
  expect(held(frame, scale, { x: 50, y: 50 })).toEqual({ x: 0, y: 0 });
});

describe("on the page", () => {
  let page: Seated;
  afterEach(() => page.leaves());

  it("everybody stands with the pawn of its player, and who is beaten lies", async () => {
    let down = "";
    const found = scene("turn", [], (view) => {
      down = Object.keys(view.figures)[0] ?? "";
      const figure = view.figures[down];
      if (figure) figure.upright = false;
    });
    page = await sit(found);
    const stands = [...page.root.querySelectorAll(".town .stand")];
    const { figures } = viewOf(found.viewers.asked.sight);
    expect(stands).toHaveLength(Object.keys(figures).length);
    expect(stands.every((stand) => stand.querySelector(".pawn"))).toBe(true);
    expect(page.root.querySelectorAll(".town .stand.down .lying")).toHaveLength(1);
    expect(page.one(`[data-char=${down}]`).className).toContain("down");
  });

  it("quests lie in their places or with the rebel that carries them", async () => {
    let rebel = "";
    const found = scene("turn", [], (view) => {
      rebel = Object.keys(view.figures).find((char) => view.figures[char]?.side === "spring") ?? "";
      view.quests = { "safe-house": "oaks-park", "love-that-melts-the-snow": rebel };
      view.powers = {};
    });
    page = await sit(found);
    expect(page.root.querySelectorAll(".town .tok .quest")).toHaveLength(1);
    expect(page.root.querySelectorAll(`[data-char=${rebel}] .sign .quest`)).toHaveLength(1);
  });
});
