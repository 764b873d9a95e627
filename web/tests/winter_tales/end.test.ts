import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../src/lib/api";
import type { WinterView } from "../../src/wire/winter_tales";
import type { Viewer } from "../boards/scenes";
import type { Seated } from "../table/seated";
import { answers, push, scene, sit } from "./scene";

let page: Seated;
const NO_WISH = { wishes: [], missing: 0, next: null, key: null, status: null };
beforeEach(() => void vi.spyOn(api, "again").mockResolvedValue(NO_WISH));
afterEach(async () => {
  await page.leaves();
  vi.restoreAllMocks();
});

/** The end of the recorded game, with what is changed in everybody's view. */
async function over(viewer: Viewer = "asked", change?: (view: WinterView) => void, winners?: number[]) {
  const found = scene("over", [], change);
  const { outcome } = found.viewers[viewer].sight;
  if (outcome && winners) outcome.winners = winners;
  page = await sit(found, viewer);
  flushSync();
}

const rows = () => [...page.root.querySelectorAll(".account li")];
const sideSaid = (side: string) =>
  [...page.root.querySelectorAll(`[data-side="${side}"] :is(.name, .number, .caption, .person)`)].map(
    (each) => each.textContent?.trim(),
  );

describe("the end", () => {
  it("shows the sides with their people and points, and who has won", async () => {
    await over();
    expect(sideSaid("spring")).toEqual(["Spring", "21", "won", "Sam", "Ida"]);
    expect(sideSaid("winter")).toEqual(["Winter", "7", "Mina", "Bo"]);
    expect(sideSaid("writer")).toEqual(["Writer", "Leo"]);
    expect(page.root.querySelectorAll(".sides .won")).toHaveLength(1);
  });

  it("says what every point comes from", async () => {
    await over("onlooker", (view) => {
      view.supported = "winter";
      view.lying.push({ card: "sc-02", seat: 1, side: "winter", scene: "epilogue" });
      view.standing = { spring: 21, winter: 8 };
    });
    const points = rows().map((row) => Number(row.querySelector(".number")?.textContent));
    expect(points).toEqual([9, 12, 6, 1, 1]);
    expect(rows()[1]?.textContent).toContain("Ida: 12");
    expect(rows()[4]?.textContent).toContain("Leo, the writer, for Winter");
  });

  it("names the memories, also those that are nobody's", async () => {
    await over("asked", (view) => {
      for (const memory of Object.values(view.track)) if (memory.side === "winter") memory.side = "neutral";
      view.standing = { spring: 21, winter: 1 };
    });
    const neutral = rows().find((row) => row.querySelector("[aria-label='Nobody’s']"));
    expect(neutral?.textContent).toMatch(/2 memories\s*Hammer, Chain\s*0/);
  });

  it("has the rule that decided it, of more points and of a draw", async () => {
    await over();
    expect(page.root.textContent).toContain("The side with more points has won.");
    await page.leaves();
    await over("asked", (view) => (view.standing = { spring: 9, winter: 9 }), [1]);
    expect(page.root.textContent).toContain("the tale belongs to the writer");
    await page.leaves();
    await over("asked", (view) => (view.standing = { spring: 9, winter: 9 }), [3, 4]);
    expect(page.root.textContent).toContain("whoever began the epilogue");
  });

  it("that nobody has won has no rule to show", async () => {
    await over("asked", () => {}, []);
    expect(page.root.querySelector(".rule-in-place, .sides .won")).toBeNull();
  });

  it("tells the last words, and shows no hand and no forms", async () => {
    await over();
    expect(page.one(".left .told").textContent).toContain("orange chalk");
    expect(page.root.querySelector(".hand, .dock, .ring, .forms :is(button, textarea)")).toBeNull();
  });

  it("leads to the book and to a rematch", async () => {
    page = await sit(scene("ending", ["again"]), "asked");
    flushSync();
    expect(page.one<HTMLAnchorElement>(".ways a.quiet").getAttribute("href")).toMatch(/^\/book\//);
    push(page, "Play again");
    expect(answers(page).at(-1)).toMatchObject({ move: { move: "again" } });
  });
});
