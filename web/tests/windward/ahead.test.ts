import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pricesOf, reachAhead, reachIn, roundAhead, SPEED } from "../../src/boards/windward/ahead";
import { globeOf, HEIGHT, SIZE } from "../../src/boards/windward/geometry";
import type { SkyView } from "../../src/wire/windward";
import { open } from "../boards/open";
import { scenes, VIEWERS, type Scene, type Viewer } from "../boards/scenes";
import type { Seated } from "../table/seated";

const TURNS = scenes().filter(({ game, phase }) => game === "windward" && phase === "turn");
const viewOf = ({ viewers }: Scene, viewer: Viewer): SkyView =>
  JSON.parse(JSON.stringify(viewers[viewer].sight.view));
const seatOf = ({ viewers }: Scene, viewer: Viewer): number => viewers[viewer].sight.seat ?? -1;
const waiting = (round: number, mode: string): Scene => {
  const found = TURNS.find((scene) => {
    const view = viewOf(scene, "other");
    const seat = seatOf(scene, "other");
    return view.mode === mode && seat !== view.active && roundAhead(view, seat) - view.round === round;
  });
  if (!found) throw new Error("nobody waits so");
  return found;
};

describe("the reach of a captain who waits", () => {
  it("is what the server counts", () => {
    let compared = 0;
    for (const scene of TURNS)
      for (const viewer of VIEWERS) {
        const [view, seat] = [viewOf(scene, viewer), seatOf(scene, viewer)];
        if (seat < 0 || !view.reach.length || view.course.fought.length) continue;
        const speed = seat === view.active ? view.course.speed : SPEED;
        const found = reachIn(view, globeOf(view.small, view.tiles), seat, view.wind, speed);
        expect([...found].map(([space, { cost }]) => [space, cost]).sort()).toEqual(
          view.reach.map(([space, cost]) => [space, cost]).sort(),
        );
        compared += 1;
      }
    expect(compared).toBeGreaterThan(20);
  });

  it("has a price for the way home in each other wind", () => {
    const view = viewOf(waiting(1, "head_to_head"), "other");
    const globe = globeOf(false, [1, 2, 3, 4, 5, 6]);
    const space = globe.at({ x: SIZE * 1.5 * 4, y: HEIGHT });
    const ships = view.ships.map((ship, n) => ({ ...ship, space: n ? 0 : space, hold: {} }));
    const alone: SkyView = { ...view, ships, cresters: [], wind: 3, first: 0, active: 1 };
    expect(pricesOf(reachAhead(alone, globe, 0), 0)).toEqual([
      { wind: 1, cost: 4 },
      { wind: 2, cost: 5 },
      { wind: 4, cost: 2 },
      { wind: 5, cost: 3 },
      { wind: 6, cost: 2 },
    ]);
  });

  it("is in this wind for whoever has not sailed in this round", () => {
    const view = { ...viewOf(waiting(0, "head_to_head"), "other"), round: 4, first: 1, active: 2 };
    const ships = [0, 1, 2].flatMap(() => view.ships.slice(0, 1));
    const all: SkyView = { ...view, ships };
    expect([0, 1].map((seat) => roundAhead(all, seat))).toEqual([4, 5]);
    expect(reachAhead(all, globeOf(view.small, view.tiles), 0).size).toBe(0);
  });

  it("does not lead through friends", () => {
    const view = viewOf(waiting(0, "coop"), "other");
    const globe = globeOf(view.small, view.tiles);
    const mate = globe.step(0, 1);
    const ships = view.ships.map((ship, n) => ({ ...ship, space: n ? mate : 0 }));
    expect(reachIn({ ...view, ships }, globe, 0, 1, SPEED).has(mate)).toBe(false);
    expect(reachIn({ ...view, ships, mode: "free_for_all" }, globe, 0, 1, SPEED).has(mate)).toBe(true);
  });
});

let page: Seated;
const click = (selector: string) => {
  page.one(selector).click();
  flushSync();
};
const plan = () => {
  click(".spaces [data-tab=places]");
  const places = [...page.root.querySelectorAll<HTMLElement>(".spaces [data-place]")];
  places.at(-1)?.click();
  flushSync();
};
const orders = () => page.sent.filter((message) => message.do === "order");

describe("while one waits", () => {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await page.leaves();
    vi.restoreAllMocks();
  });

  it("a plan for the next round has a petal and a price for each wind that may come", async () => {
    page = await open(waiting(1, "head_to_head"), "other");
    expect(page.root.querySelector(".petals")).toBeNull();
    plan();
    const petals = [...page.root.querySelectorAll(".petals text")].map(({ textContent }) => textContent);
    const prices = [...page.root.querySelectorAll(".waiting [data-wind] b")].map(
      ({ textContent }) => textContent,
    );
    expect(petals).toHaveLength(5);
    expect(prices).toEqual(petals);
    expect(page.root.querySelector(".planet .reach")).toBeNull();
    expect(page.one(".spaces").textContent).not.toContain("tonight");
    expect(page.root.querySelector(".planet .way.ghost")).not.toBeNull();
  });

  it("a press on a wind shows the way that it would have", async () => {
    page = await open(waiting(1, "head_to_head"), "other");
    plan();
    const line = () => page.one(".planet .way.ghost .line").getAttribute("d");
    const lines = new Set<string | null>();
    for (const tile of page.root.querySelectorAll<HTMLButtonElement>(".waiting [data-wind]")) {
      if (tile.disabled) continue;
      tile.click();
      flushSync();
      expect(tile.getAttribute("aria-pressed")).toBe("true");
      lines.add(line());
    }
    expect(lines.size).toBeGreaterThan(1);
  });

  it("a plan for this round has its reach, and no petals", async () => {
    page = await open(waiting(0, "head_to_head"), "other");
    plan();
    expect(page.root.querySelector(".petals")).toBeNull();
    expect(page.root.querySelector(".planet .reach")).not.toBeNull();
    expect(page.one(".spaces").textContent).toContain("tonight");
  });

  it("a plan to attack who is next to me has its odds", async () => {
    const scene = waiting(0, "head_to_head");
    page = await open(scene, "other");
    const [view, seat] = [viewOf(scene, "other"), seatOf(scene, "other")];
    const [space = 0] = view.reach.find(([, , from]) => from === view.ships[seat]?.space) ?? [];
    page.tells({ view: { ...view, cresters: [{ kind: "red", space }] } });
    click(".spaces [data-tab=places]");
    click(`.spaces [data-place="${space}"]`);
    expect(page.root.querySelectorAll(".waiting .before .ten")).toHaveLength(1);
    expect(page.root.querySelector(".planet .fight.aim")).not.toBeNull();
  });

  it("an attack can be accepted beforehand, once", async () => {
    const scene = waiting(1, "head_to_head");
    page = await open(scene, "other");
    const view = viewOf(scene, "other");
    const at = seatOf(scene, "other");
    const ships = view.ships.map((ship, n) => (n === at ? { ...ship, space: 132 } : ship));
    page.tells({ view: { ...view, ships, hand: ["fuel"] } });
    click(".waiting [data-order]");
    expect(orders()).toMatchObject([{ window: "false-flag", scope: "game", move: { move: "pass" } }]);
    page.tells({ orders: [{ window: "false-flag", scope: "game", move: { move: "pass" } }] });
    expect(page.root.querySelector(".waiting [data-order]")).toBeNull();
  });

  it("trades can be declined until my turn", async () => {
    const scene = waiting(0, "coop");
    page = await open(scene, "other");
    const [view, seat] = [viewOf(scene, "other"), seatOf(scene, "other")];
    const trade = (number: number) => ({ number, seat: view.active, to: seat, give: ["fuel"], ask: [] });
    const beside = () => page.sent.flatMap((message) => (message.do === "beside" ? [message.move] : []));
    page.tells({ view: { ...view, trades: [trade(7)] } });
    expect(beside()).toEqual([]);
    click(".trade [data-order]");
    expect(beside()).toEqual([{ move: "decline-trade", trade: 7 }]);
    expect(page.one(".waiting").textContent).toContain("declined until your turn");
    page.tells({ view: { ...view, round: view.round + 1, trades: [trade(8)] } });
    expect(beside()).toHaveLength(1);
  });
});
