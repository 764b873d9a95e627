import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SkyView } from "../../src/wire/windward";
import { open } from "../boards/open";
import { scenes, type Scene } from "../boards/scenes";
import type { Seated } from "../table/seated";

const TURNS = scenes().filter(({ game, phase }) => game === "windward" && phase === "turn");

/** A turn at sky, with what differs. */
function turn(change: (view: SkyView, seat: number) => void, kinds?: string[]): Scene {
  const found = TURNS.find(({ viewers }) =>
    viewers.asked.sight.question?.ask.offers.some(({ move }) => move === "sail"),
  );
  const scene: Scene = JSON.parse(JSON.stringify(found));
  const { sight } = scene.viewers.asked;
  const view: SkyView = JSON.parse(
    JSON.stringify({ ...sight.view, mode: "free_for_all", wind: 3, round: 7 }),
  );
  change(view, sight.seat ?? 0);
  sight.view = JSON.parse(JSON.stringify(view));
  const ask = sight.question?.ask;
  if (ask && kinds) ask.offers = ask.offers.filter(({ move }) => kinds.includes(move));
  return scene;
}

let page: Seated;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page.leaves();
  vi.restoreAllMocks();
});
const sentence = () => page.one("h1").textContent;
const mine = ({ names, viewers }: Scene) => names[viewers.asked.sight.seat ?? 0];

it("says what the wind does for the captain in turn", async () => {
  const scene = turn(() => {});
  page = await open(scene, "asked");
  expect(sentence()).toBe(`Your turn, ${mine(scene)}. The wind takes you south-east for free.`);
});

it("says in port what is for sale, or what the way out costs", async () => {
  const inPort = (gas: number) =>
    turn((view, seat) => Object.assign(view.ships[seat] ?? {}, { space: 0, gas }));
  page = await open(inPort(2), "asked");
  expect(sentence()).toBe("In port. Now spend your gas.");
  await page.leaves();
  page = await open(inPort(0), "asked");
  expect(sentence()).toBe("In port. Any way out costs one speed.");
});

it("warns of the Great White Crester where it comes tonight", async () => {
  const scene = turn((view, seat) => {
    const here = view.ships[seat]?.space ?? 0;
    view.mode = "coop";
    if (view.night) view.night.white_danger = [here];
  });
  page = await open(scene, "asked");
  expect(sentence()).toBe(`Your turn, ${mine(scene)}. End it outside the white line.`);
});

it("counts alone who is left", async () => {
  page = await open(
    turn((view) => {
      view.mode = "solo";
      view.cresters = view.cresters.filter(({ kind }) => kind === "red").slice(0, 2);
    }),
    "asked",
  );
  expect(sentence()).toBe("2 red cresters left. Tonight all of them come for you.");
  expect(page.root.querySelectorAll(".beasts .beaten")).toHaveLength(4);
});

it("says that only the end of the turn is left", async () => {
  page = await open(
    turn(() => {}, ["end-turn"]),
    "asked",
  );
  expect(sentence()).toBe("All is sailed and done. End your turn, and night falls.");
  expect(page.one("[data-move=end-turn]").className).toContain("lit");
});

it("leaves the others' turns to the table's sentence", async () => {
  const scene = turn(() => {});
  page = await open(scene, "other");
  expect(sentence()).not.toContain("Your turn");
});
