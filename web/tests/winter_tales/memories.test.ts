import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { WinterView } from "../../src/wire/winter_tales";
import type { Viewer } from "../boards/scenes";
import type { Seated } from "../table/seated";
import { click, lastSent } from "./recorded";
import { press, scene, sit } from "./scene";

let page: Seated;
afterEach(() => page.leaves());

async function memories(viewer: Viewer, change?: (view: WinterView, viewer: Viewer) => void) {
  page = await sit(scene("strike", [], change), viewer);
  press(page, '[data-sheet="memories"]');
}
const sheet = () => page.one("dialog");

describe("the sheet of memories", () => {
  it("shows each memory with its quest, how it ended, and the bookmark", async () => {
    await memories("onlooker");
    const told = [...sheet().querySelectorAll(".remembered li")].map((each) => each.textContent ?? "");
    expect(told).toHaveLength(3);
    expect(told[0]).toContain("Love That Melts the Snow");
    expect(told[2]).toContain("a little house breathing out its smoke");
    expect(told.map((each) => each.includes("bookmark"))).toEqual([false, false, true]);
  });

  it("shows an objective to its owner alone, until it lies open", async () => {
    const goals = { asked: "The Attack (Puppets’ Theater)", other: "The Connection (Winter Prison" };
    for (const [viewer, own] of Object.entries(goals) as [Viewer, string][]) {
      await memories(viewer);
      expect(sheet().querySelector(".own")?.textContent).toContain(own);
      const others = Object.values(goals).filter((each) => each !== own);
      for (const other of others) expect(page.root.innerHTML).not.toContain(other);
      await page.leaves();
    }
    await memories("onlooker");
    expect(sheet().querySelector(".own")).toBeNull();
    expect(sheet().textContent).not.toMatch(/The Attack|The Connection/);
    await page.leaves();
    await memories("onlooker", (view) => (view.face_up = [{ goal: "obj-spy-1", seat: 2, face_up: true }]));
    expect(sheet().textContent).toMatch(/Bo\s*The Spy/);
  });

  it("an owner says there what is done with it", async () => {
    await memories("asked", (view) => view.secrets.forEach((secret) => (secret.order = "declare")));
    click(page, "dialog .own input[value='hold']");
    const move = { move: "set-order", goal: "obj-attack-2", order: "hold" };
    expect(lastSent(page)).toMatchObject({ do: "beside", move });
  });

  it("says who or what has each power", async () => {
    await memories("onlooker");
    const power = (name: string) => sheet().querySelector(`[data-power="${name}"]`)?.textContent;
    expect(power("love-that-melts-the-snow")).toMatch(/Little Match Girl \(Sam\), Pinocchio \(Leo\)/);
    expect(power("safe-house")).toContain("Nightmare Factory");
  });

  it("shows the skills of the reader's own characters, if the table plays with skills", async () => {
    await memories("other");
    expect(sheet().textContent).toMatch(/White Rabbit\s*Story Card\./);
    expect(sheet().textContent).not.toContain("Wolf");
    await page.leaves();
    const found = scene("strike");
    found.options["skills"] = false;
    page = await sit(found, "other");
    press(page, '[data-sheet="memories"]');
    flushSync();
    expect(sheet().textContent).not.toContain("Story Card");
  });
});
