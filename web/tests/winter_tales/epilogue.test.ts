import { afterEach, expect, it } from "vitest";
import type { Seated } from "../table/seated";
import { click, lastSent, opened, recorded } from "./recorded";

let page: Seated;
afterEach(() => page.leaves());

it("the score is the server's, for everybody", async () => {
  const scene = recorded("part", "weave");
  for (const viewer of ["asked", "onlooker"] as const) {
    page = await opened(scene, viewer);
    const { standing } = JSON.parse(JSON.stringify(scene.viewers[viewer].sight.view));
    const shown = [...page.root.querySelectorAll(".score .number")].map((each) => Number(each.textContent));
    expect(shown).toEqual([standing.spring, standing.winter]);
    expect(page.root.querySelectorAll(".track .scard").length).toBeGreaterThan(2);
    await page.leaves();
  }
});

it("only who tells has a hand", async () => {
  page = await opened(recorded("part", "weave"), "onlooker");
  expect(page.root.querySelector(".hand")).toBeNull();
});

it("the newest part stands there once", async () => {
  const scene: ReturnType<typeof recorded> = JSON.parse(JSON.stringify(recorded("part", "weave")));
  const { sight } = scene.viewers.onlooker;
  const { tales } = Object(sight.view);
  Object.assign(tales.at(-1), { kind: "epilogue", tale: { parts: ["Spring came late that year."] } });
  page = await opened(scene, "onlooker");
  expect(page.root.textContent?.split("Spring came late that year.")).toHaveLength(2);
});

it("the writer chooses a side before helping it", async () => {
  page = await opened(recorded("supporting", "support"), "asked");
  click(page, ".foot .lit");
  expect(lastSent(page)?.do).not.toBe("answer");
  click(page, ".pick input[value='winter']");
  click(page, ".foot .lit");
  expect(lastSent(page)).toMatchObject({ do: "answer", move: { move: "support", side: "winter" } });
});
