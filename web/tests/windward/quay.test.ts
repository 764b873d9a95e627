import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moored } from "../../src/boards/windward/battle/facing";
import { globeOf } from "../../src/boards/windward/geometry";
import { piecesOf } from "../../src/boards/windward/planet/pieces";
import type { SkyView } from "../../src/wire/windward";
import { open } from "../boards/open";
import { scenes } from "../boards/scenes";
import type { Seated } from "../table/seated";

const DOCKED = scenes().find(
  ({ game, phase, moves }) => game === "windward" && phase === "turn" && moves.includes("leave-port"),
);

let page: Seated;
async function docks(wide: boolean) {
  if (!DOCKED) throw new Error("no recorded turn in port");
  const media = new EventTarget();
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => Object.assign(media, { matches: wide, media: query }) as unknown as MediaQueryList,
  );
  page = await open(DOCKED, "asked");
}
const quay = () => page.root.querySelector(".planet .glass.quay");
const click = (selector: string) => {
  page.one(selector).click();
  flushSync();
};

describe("the quay", () => {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await page.leaves();
    vi.restoreAllMocks();
  });

  it("is seen through the glass where there is room, until the reader looks at the planet", async () => {
    await docks(true);
    expect(quay()).not.toBeNull();
    click("[data-ashore]");
    expect(quay()).toBeNull();
    click("[data-ashore]");
    expect(quay()).not.toBeNull();
  });

  it("makes way for the planet as soon as a way is chosen", async () => {
    await docks(true);
    click(".spaces [data-tab=places]");
    click(".spaces [data-place]");
    expect(page.root.querySelector(".sailing .said")).not.toBeNull();
    expect(quay()).toBeNull();
  });

  it("leaves the planet to small screens", async () => {
    await docks(false);
    expect(quay()).toBeNull();
    expect(page.root.querySelector("[data-ashore]")).toBeNull();
  });

  it("has a berth for each ship in port, the first for the captain in turn", async () => {
    await docks(true);
    const view: SkyView = JSON.parse(JSON.stringify(DOCKED?.viewers.asked.sight.view));
    const ships = view.ships.map((ship) => ({ ...ship, space: 0 }));
    const all = { ...view, ships };
    const pieces = piecesOf(all, globeOf(view.small, view.tiles), ["sun", "leaf"]);
    const places = moored(pieces, all).filter(({ id }) => id.startsWith("ship"));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(ships.length);
    expect(places.find(({ seat }) => seat === view.active)?.x).toBeGreaterThan(40);
  });
});
