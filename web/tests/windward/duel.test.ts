import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { open } from "../boards/open";
import { scenes, type Scene, type Viewer } from "../boards/scenes";
import type { Seated } from "../table/seated";

const TURNS = scenes().filter(({ game, phase }) => game === "windward" && phase === "turn");

/** A turn of two captains, rigged: Leo has more of everything. */
function duel(options: object = {}): Scene {
  const found = TURNS.find(({ viewers }) => viewers.asked.sight.view["mode"] === "head_to_head");
  const scene = JSON.parse(JSON.stringify(found));
  scene.options = { ...scene.options, end_game: "final_turns", ...options };
  for (const { sight } of Object.values<Scene["viewers"][Viewer]>(scene.viewers)) {
    const { view } = JSON.parse(JSON.stringify(sight));
    Object.assign(view.ships[0], { morale: 2, cannons: 1, gas: 0, gas_slots: 4, cards: 3, hold: {} });
    Object.assign(view.ships[1], {
      morale: 4,
      cannons: 3,
      gas: 6,
      gas_slots: 6,
      cards: 5,
      hold: { red_tooth: 2 },
    });
    sight.view = { ...view, trigger: null, naturalist: null };
  }
  return scene;
}

let page: Seated;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page.leaves();
  vi.restoreAllMocks();
});
const row = (n: number) =>
  [...page.root.querySelectorAll(`.duel tbody tr:nth-child(${n}) > *`)].map((each) =>
    each.textContent?.replace(/\s+/g, " ").trim(),
  );

it("has both ships side by side, the reader's on the left", async () => {
  const scene = duel();
  const seat = scene.viewers.asked.sight.seat ?? 0;
  page = await open(scene, "asked");
  const heads = [...page.root.querySelectorAll(".duel thead b")].map((each) => each.textContent);
  expect(heads).toEqual(["You", scene.names[1 - seat]]);
  const [mine, theirs] = seat ? ["4 of 4", "2 of 4"] : ["2 of 4", "4 of 4"];
  expect(row(1)).toEqual([mine, "morale", theirs]);
  expect(row(4).toSorted()).toEqual(["2red tooth", "in the hold", "nothing"]);
  expect(row(5).toSorted()).toEqual(["3", "5", "cards"]);
  expect(page.root.querySelectorAll(".duel tbody tr:first-child .full")).toHaveLength(6);
});

it("names both captains for an onlooker", async () => {
  const scene = duel();
  page = await open(scene, "onlooker");
  const heads = [...page.root.querySelectorAll(".duel thead b")].map((each) => each.textContent ?? "");
  expect(heads.toSorted()).toEqual(scene.names.toSorted());
});

it("opens the rule of a row, and says how it ends", async () => {
  page = await open(duel(), "asked");
  page.one(".duel tbody tr:nth-child(5) button").click();
  flushSync();
  expect(page.one(".duel .rule").textContent).toContain("WW-38");
  expect(page.one(".duel > .small").textContent).toContain("one last turn");
  await page.leaves();
  page = await open(duel({ end_game: "finish_round" }), "asked");
  expect(page.one(".duel > .small").textContent).toContain("sailed to its end");
});

it("is for two captains alone", async () => {
  const three = TURNS.find(({ viewers }) => viewers.asked.sight.view["mode"] === "free_for_all");
  if (!three) throw new Error("no recorded turn of three");
  page = await open(three, "asked");
  expect(page.root.querySelector(".duel")).toBeNull();
});
