import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recall, remember } from "../../src/lib/memory";
import { settings } from "../../src/lib/settings.svelte";
import type { Event, SkyView } from "../../src/wire/windward";
import { open } from "../boards/open";
import { scenes, type Scene } from "../boards/scenes";
import type { Seated } from "../table/seated";

const WINDWARD = scenes().filter(({ game, names }) => game === "windward" && names.length > 1);

/** A position in which such a move is offered, with what differs. */
function position(
  phase: string,
  move: string,
  change: (view: SkyView, seat: number) => void = () => {},
): Scene {
  const found = WINDWARD.find((each) => each.phase === phase && each.moves.includes(move));
  if (!found) throw new Error(`no recorded ${phase} with ${move}`);
  const scene: Scene = JSON.parse(JSON.stringify(found));
  const { sight } = scene.viewers.asked;
  const view: SkyView = JSON.parse(JSON.stringify({ ...sight.view, mode: "free_for_all", naturalist: null }));
  change(view, sight.seat ?? 0);
  sight.view = JSON.parse(JSON.stringify(view));
  return scene;
}
const inPort = (gas = 0, mode: SkyView["mode"] = "free_for_all") =>
  position("turn", "leave-port", (view, seat) => {
    view.mode = mode;
    Object.assign(view.ships[seat] ?? {}, { gas });
  });
const atSea = (hold = {}) =>
  position("turn", "sail", (view, seat) => Object.assign(view.ships[seat] ?? {}, { hold }));

let page: Seated;
const tips = () =>
  [...page.root.querySelectorAll(".sheet > .coach > p:not(.acts)")].map((p) => p.textContent);
const press = (button: "first" | "last") => {
  page.one(`.coach .plain:${button}-child`).click();
  flushSync();
};
const knows = (...known: string[]) =>
  remember(
    "coached",
    known.map((tip) => `windward-${tip}`),
  );

beforeEach(() => {
  localStorage.clear();
  settings.set("coach", true);
});
afterEach(async () => {
  await page.leaves();
  vi.restoreAllMocks();
});

describe("a first game", () => {
  it("begins with its goal, by the kind of game", async () => {
    page = await open(inPort(), "asked");
    expect(tips()).toEqual([expect.stringMatching(/^Fifteen notoriety wins, and teeth bring it/)]);
    await page.leaves();
    page = await open(inPort(0, "solo"), "asked");
    expect(tips()).toEqual([expect.stringMatching(/^Beat six red cresters/)]);
  });

  it("begins so after a battle of others as well", async () => {
    const scene = inPort();
    const attacker = 1 - Math.min(1, scene.viewers.asked.sight.seat ?? 0);
    const fight = { attacker, by: "ship", defender: null, on: "red" } as const;
    const events: Event[] = [
      { event: "battle-began", ...fight, space: 211 },
      { event: "battle-over", ...fight, winner: "defender", hits: 2, against: 3, rule: "WW-133" },
    ];
    scene.viewers.asked.log = [{ n: 1, events: JSON.parse(JSON.stringify(events)) }];
    page = await open(scene, "asked");
    expect(page.root.querySelector(".settled")).not.toBeNull();
    expect(tips()).toEqual([expect.stringMatching(/^Fifteen notoriety/)]);
  });

  it("has one tip at a time: the next one comes with the next situation", async () => {
    page = await open(inPort(3), "asked");
    press("first");
    page.tells({}, []);
    expect(tips()).toEqual([]);
    await page.leaves();
    page = await open(inPort(3), "asked");
    expect(tips()).toEqual([expect.stringMatching(/^Gas buys/)]);
    await page.leaves();
    page = await open(inPort(0), "asked");
    expect(tips()).toEqual([expect.stringMatching(/two mates/)]);
  });

  it("tells at sea of the wind, of teeth first, and of longboats later", async () => {
    page = await open(atSea({ red_tooth: 1 }), "asked");
    expect(tips()).toEqual([expect.stringMatching(/^Bring the teeth/)]);
    await page.leaves();
    page = await open(atSea(), "asked");
    expect(tips()).toEqual([expect.stringMatching(/^Sailing .* is free/)]);
    await page.leaves();
    knows("sea");
    page = await open(atSea(), "asked");
    expect(tips()).toEqual([expect.stringMatching(/^Only longboats/)]);
  });

  it("tells what a battle is, and what a night costs", async () => {
    page = await open(position("battle", "fire"), "asked");
    expect(tips()).toEqual([expect.stringMatching(/^More hits win/)]);
    await page.leaves();
    page = await open(position("resting", "lose-morale"), "asked");
    expect(tips()).toEqual([expect.stringMatching(/^A night in the sky brings/)]);
  });

  it("tells nothing to a captain who knows it all, to onlookers, and to whoever wants no tips", async () => {
    knows("sea", "boat");
    page = await open(atSea(), "asked");
    expect(tips()).toEqual([]);
    await page.leaves();
    localStorage.clear();
    page = await open(inPort(), "onlooker");
    expect(tips()).toEqual([]);
    await page.leaves();
    page = await open(inPort(), "asked");
    press("last");
    expect(tips()).toEqual([]);
    expect(recall("coach", true)).toBe(false);
  });

  it("has a tip for a way, in place of the one before", async () => {
    page = await open(inPort(), "asked");
    const planet = page.one(".planet");
    for (const key of ["ArrowUp", "Enter", "ArrowRight", "Enter", "ArrowDown", "Enter"]) {
      planet.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      flushSync();
      if (page.root.querySelector(".way.mine")) break;
    }
    expect(tips()).toEqual([expect.stringMatching(/^It waves/)]);
  });
});
