import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recall, remember } from "../../src/lib/memory";
import { settings } from "../../src/lib/settings.svelte";
import type { WinterView } from "../../src/wire/winter_tales";
import type { Scene } from "../boards/scenes";
import type { Seated } from "../table/seated";
import { press, scene, sit } from "./scene";

let page: Seated;
const tips = () => [...page.root.querySelectorAll(".coach > p:not(.acts)")].map((p) => p.textContent);
const knows = (...known: string[]) =>
  remember(
    "coached",
    known.map((tip) => `winter_tales-${tip}`),
  );
async function tipsOf(found: Scene): Promise<(string | null)[]> {
  page = await sit(found);
  const shown = tips();
  await page.leaves();
  return shown;
}
/** The reader is of this faction. */
const as = (faction: WinterView["factions"][number]) => (view: WinterView, _: unknown, seat: number | null) =>
  void (view.factions = view.factions.with(seat ?? 0, faction));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  settings.set("coach", true);
});
afterEach(() => page.leaves());

describe("a first game", () => {
  it("says what the choice of a character is worth, and then where to put it", async () => {
    const found = scene("casting");
    found.options = { ...found.options, skills: false };
    page = await sit(found);
    expect(tips()).toEqual([expect.stringMatching(/^They all play alike/)]);
    press(page, ".gallery input");
    press(page, ".foot .lit");
    expect(tips()).toEqual([expect.stringMatching(/^Spread your characters/)]);
    await page.leaves();
    localStorage.clear();
    expect(await tipsOf({ ...found, options: { ...found.options, skills: true } })).toEqual([
      expect.stringMatching(/^Each of them can do something/),
    ]);
  });

  it("says whose a quest is that one places, and what one wants of it", async () => {
    expect(await tipsOf(scene("placing-quest", [], as("winter")))).toEqual([
      expect.stringMatching(/^Only a rebel who stands there .* You are against it: .* soldiers come soon/),
    ]);
    localStorage.clear();
    expect(await tipsOf(scene("placing-quest", [], as("writer")))).toEqual([
      expect.stringMatching(/both sides even/),
    ]);
  });

  it("says by role what a turn is for, and to the arbiter later what that is", async () => {
    const turn = (faction: WinterView["factions"][number], arbiter = false) =>
      scene("turn", [], (view, viewer, seat) => {
        as(faction)(view, viewer, seat);
        view.arbiter = arbiter ? (seat ?? 0) : ((seat ?? 0) + 1) % view.factions.length;
      });
    expect(await tipsOf(turn("spring"))).toEqual([
      expect.stringMatching(/^Send somebody to a quest of Spring/),
    ]);
    expect(await tipsOf(turn("writer"))).toEqual([expect.stringMatching(/^You win if the sides are even/)]);
    knows("out");
    expect(await tipsOf(turn("winter"))).toEqual([]);
    expect(await tipsOf(turn("winter", true))).toEqual([
      expect.stringMatching(/^You are the story arbiter: .* play for Winter/),
    ]);
  });

  it("says before the others come that a later drawing is only one", async () => {
    expect(await tipsOf(scene("pad", ["weave"]))).toEqual([expect.stringMatching(/^Now is your moment/)]);
  });

  it("says what a call, a battle, a memory and a helping hand are about", async () => {
    expect(await tipsOf(scene("sending", ["join"]))).toEqual([
      expect.stringMatching(/^Only those who stand there/),
    ]);
    expect(await tipsOf(scene("strike"))).toEqual([expect.stringMatching(/whoever lays the last one wins/)]);
    expect(await tipsOf(scene("placing", ["place-memory"]))).toEqual([
      expect.stringMatching(/^When all 3 places are full/),
    ]);
    expect(await tipsOf(scene("supporting"))).toEqual([
      expect.stringMatching(/^You win if the sides end even/),
    ]);
  });

  it("has one tip at a time, which stays until the question is answered", async () => {
    page = await sit(scene("movement", ["walk", "weave"]));
    expect(tips()).toHaveLength(1);
    flushSync(() => page.one(".coach .plain:first-child").click());
    page.tells({}, []);
    expect(tips()).toEqual([]);
    await page.leaves();
    expect(await tipsOf(scene("movement", ["walk", "weave"]))).toEqual([]);
  });

  it("says nothing to onlookers, to those who wait, and to whoever wants no tips", async () => {
    for (const viewer of ["other", "onlooker"] as const) {
      page = await sit(scene("pad", ["weave"]), viewer);
      expect(tips()).toEqual([]);
      await page.leaves();
    }
    page = await sit(scene("pad", ["weave"]));
    flushSync(() => page.one(".coach .plain:last-child").click());
    expect(tips()).toEqual([]);
    expect(recall("coach", true)).toBe(false);
  });
});
