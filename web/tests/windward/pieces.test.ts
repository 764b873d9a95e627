import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { globeOf } from "../../src/boards/windward/geometry";
import { motionsOf } from "../../src/boards/windward/planet/motion";
import { ghostsOf, piecesOf } from "../../src/boards/windward/planet/pieces";
import type { Event, SkyView } from "../../src/wire/windward";
import { open } from "../boards/open";
import { scenes, type Scene } from "../boards/scenes";
import type { Seated } from "../table/seated";

const globe = globeOf(false, [1, 2, 3, 4, 5, 6]);
const SCENES = scenes().filter(({ game }) => game === "windward");
const viewOf = (scene: Scene | undefined): SkyView =>
  JSON.parse(JSON.stringify(scene?.viewers.asked.sight.view));
const alone = viewOf(SCENES.find((scene) => scene.phase === "turn" && viewOf(scene).mode === "solo"));
const red = (space: number) => ({ kind: "red" as const, space });
const sky = (...cresters: SkyView["cresters"]): SkyView => ({ ...alone, cresters });
const moved = (...path: number[]): Event => ({ event: "crester-moved", kind: "red", path });
const apart = (a: { x: number; y: number } | undefined, b: { x: number; y: number } | undefined) =>
  Math.abs((a?.x ?? 0) - (b?.x ?? 0));

describe("pieces on one space", () => {
  it("has two Red Cresters beside each other, in the same space", () => {
    const [one, other] = piecesOf(sky(red(131), red(131)), globe, ["leaf"]);
    expect(apart(one, other)).toBeGreaterThanOrEqual(30);
    const middle = ((one?.x ?? 0) + (other?.x ?? 0)) / 2;
    expect(middle).toBeCloseTo(globe.xy(131).x);
    for (const { x, y } of [one, other].flatMap((piece) => piece ?? [])) expect(globe.at({ x, y })).toBe(131);
  });

  it("leaves one that is alone in the middle, as large as it is", () => {
    const [one] = piecesOf(sky(red(131), red(121)), globe, ["leaf"]);
    expect(one).toMatchObject({ ...globe.xy(131), size: 60 });
  });

  it("moves two that end on one space each along its own way", () => {
    const motions = motionsOf([moved(111, 121, 131), moved(141, 131)], sky(red(131), red(131)), globe);
    expect([...motions.keys()].sort()).toEqual(["crester red 0", "crester red 1"]);
    expect([...motions.values()].map(({ points }) => points.length).sort()).toEqual([2, 3]);
  });

  it("joins the moves of one that came and went back", () => {
    const motions = motionsOf([moved(111, 121, 131), moved(131, 121)], sky(red(121), red(141)), globe);
    expect([...motions.keys()]).toEqual(["crester red 0"]);
    expect(motions.get("crester red 0")?.points).toHaveLength(4);
  });
});

describe("ghosts", () => {
  const line = (...spaces: number[]) => ({ spaces, look: "foe" as const, ghost: "red" as const });

  it("stand at the ends of ways, two beside each other, and none over a ship that is reached", () => {
    const view = { ...sky(), ships: alone.ships.map((ship) => ({ ...ship, space: 151 })) };
    const ghosts = ghostsOf(view, globe, [line(111, 121, 131), line(141, 131), line(141, 151)], null);
    expect(ghosts.map(({ href }) => href)).toEqual(["#beast-red", "#beast-red"]);
    expect(apart(ghosts[0], ghosts[1])).toBeGreaterThanOrEqual(30);
  });

  let page: Seated | undefined;
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await page?.leaves();
    page = undefined;
    vi.restoreAllMocks();
  });

  it("show the crester where it would be placed", async () => {
    const scene = SCENES.find(({ moves }) => moves.includes("place-red"));
    if (!scene) throw new Error("no recorded placing");
    page = await open(scene, "asked");
    const ghost = ".planet use.spirit[href='#beast-red']";
    const at = () => ["x", "y"].map((name) => page?.one(ghost).getAttribute(name));
    const before = at();
    page.one(".place li [aria-pressed=false]").click();
    flushSync();
    expect(at()).not.toEqual(before);
  });
});
