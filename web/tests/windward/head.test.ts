import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Event, SkyView } from "../../src/wire/windward";
import { open } from "../boards/open";
import { scenes, type Scene, type Viewer } from "../boards/scenes";
import type { Seated } from "../table/seated";

const TURN = scenes().find(
  ({ game, phase, moves }) => game === "windward" && phase === "turn" && moves.includes("sail"),
);

/** A turn at sky, with what differs. */
function turn(change: Partial<SkyView>, events: Event[] = []): Scene {
  const scene: Scene = JSON.parse(JSON.stringify(TURN));
  for (const viewer of ["asked", "other"] satisfies Viewer[]) {
    const found = scene.viewers[viewer];
    found.sight.view = JSON.parse(JSON.stringify({ ...found.sight.view, ...change }));
    found.log = [{ n: 1, events: JSON.parse(JSON.stringify(events)) }];
  }
  return scene;
}

let page: Seated;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page.leaves();
  vi.restoreAllMocks();
});

it("has everybody's notoriety under the sentence in a race, and nowhere else on a phone", async () => {
  page = await open(turn({ mode: "head_to_head" }), "asked");
  expect(page.root.querySelector(".head .only-phone .track")).not.toBeNull();
  expect(page.root.querySelector(".race .track")?.closest(".only-wide")).not.toBeNull();
  await page.leaves();
  page = await open(turn({ mode: "coop" }), "asked");
  expect(page.root.querySelector(".track")).toBeNull();
});

it("says the wind where the sentence does not", async () => {
  page = await open(turn({ mode: "free_for_all", wind: 3 }), "other");
  expect(page.one(".head .facts").textContent).toContain("The wind blows south-east");
  await page.leaves();
  page = await open(turn({ mode: "free_for_all", wind: 3 }), "asked");
  expect(page.one("h1").textContent).toContain("south-east");
  expect(page.one(".head .facts").textContent).not.toContain("south-east");
});

it("says that a wind which has turned about shuts what was free, and that another makes it cost again", async () => {
  page = await open(turn({ wind: 1 }, [{ event: "wind-turned", old: 3, new: 1 }]), "other");
  expect(page.one(".turned").textContent).toContain("Sailing south-east costs one again.");
  await page.leaves();
  page = await open(turn({ wind: 1 }, [{ event: "wind-turned", old: 4, new: 1 }]), "other");
  expect(page.one(".turned").textContent).toContain("Shut until the wind turns: south.");
  expect(page.one(".turned").textContent).not.toContain("again");
});

it("draws gas as a cloud, and no dot like that of a price", async () => {
  page = await open(turn({ lying: { 211: { gas: 2 } } }), "asked");
  expect(page.root.querySelectorAll(".planet path.gas")).toHaveLength(1);
  expect(page.root.querySelector(".planet circle.gas")).toBeNull();
});
