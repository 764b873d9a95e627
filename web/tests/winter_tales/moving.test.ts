import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Stop, WinterView } from "../../src/wire/winter_tales";
import type { Seated } from "../table/seated";
import { answers, button, offersIn, press, push, scene, sit } from "./scene";

let page: Seated;
beforeEach(() => sessionStorage.clear());
afterEach(() => page.leaves());

const FROM = "oaks-park";
const ROUTES: Record<string, Stop> = {
  "old-mill-square": { before: FROM, cards: 0, met: true },
  "memory-lane-cemetery": { before: "old-mill-square", cards: 0 },
  "bandstand-plaza": { before: FROM, cards: 0 },
  "puppets-theater": { before: "bandstand-plaza", cards: 0 },
  "fountain-plaza": { before: "puppets-theater", cards: 1 },
};

/** Whose character walks is in Oaks Park with so many steps; a soldier waits in Old Mill Square. */
function walking(
  steps = 2,
  moves: string[] = ["tell", "walk", "weave"],
  change: (view: WinterView) => void = () => {},
) {
  return scene("movement", moves, (view, viewer) => {
    const char = view.way?.char ?? "";
    const figure = view.figures[char];
    if (!view.way || !figure) throw new Error("nobody walks");
    view.way.steps = steps;
    figure.space = FROM;
    figure.side = "spring";
    for (const [other, each] of Object.entries(view.figures))
      if (other !== char) each.space = "winter-prison";
    const soldier = Object.values(view.figures).find((each) => each.side === "winter");
    if (soldier) Object.assign(soldier, { space: "old-mill-square", upright: true });
    if (viewer === "asked") view.routes = ROUTES;
    change(view);
  });
}

const dot = (place: string) => `.town .dot[value=${place}]`;

it("goes a way of several steps as one plan", async () => {
  page = await sit(walking());
  press(page, dot("puppets-theater"));
  expect(answers(page)).toEqual([]);
  expect(page.one(".foot .lit").textContent).toBe("Go to the Puppets’ Theater, two steps");
  press(page, ".foot .lit");
  expect(answers(page).at(-1)).toMatchObject({
    move: { move: "walk", to: "bandstand-plaza" },
    then: [{ move: "walk", to: "puppets-theater" }],
  });
});

it("goes at a second tap, too", async () => {
  page = await sit(walking());
  press(page, dot("bandstand-plaza"));
  press(page, dot("bandstand-plaza"));
  expect(answers(page).at(-1)).toMatchObject({ move: { move: "walk", to: "bandstand-plaza" } });
});

it("says who may step in before one goes, there or on the way", async () => {
  page = await sit(walking());
  expect(page.one(dot("old-mill-square")).className).toContain("met");
  press(page, dot("old-mill-square"));
  expect(page.one(".foot .risk").textContent).toMatch(/stands there: .+ may attack\./);
  press(page, dot("memory-lane-cemetery"));
  expect(page.one(".foot .risk").textContent).toMatch(/By Old Mill Square: .+ may attack on the way\./);
  press(page, dot("bandstand-plaza"));
  expect(page.root.querySelector(".foot .risk")).toBeNull();
});

it("does not go where a drawing is lacking", async () => {
  page = await sit(walking());
  press(page, dot("fountain-plaza"));
  press(page, dot("fountain-plaza"));
  expect(page.root.querySelector(".foot .lit")).toBeNull();
  expect(page.one(".foot").textContent).toContain("one drawing further");
  expect(answers(page)).toEqual([]);
});

it("keeps the drawing that is lifted where it is lacking, and lays it down elsewhere", async () => {
  page = await sit(walking());
  press(page, ".hand [data-card]");
  const weave = page.one(".foot .lit").textContent;
  expect(weave).toMatch(/^Weave in /);
  press(page, dot("fountain-plaza"));
  expect(page.one(".foot .lit").textContent).toBe(weave);
  press(page, dot("bandstand-plaza"));
  expect(page.one(".foot .lit").textContent).toMatch(/^Go to /);
});

it("says that whoever lies walks no more", async () => {
  const lies = walking(1, ["tell"], (view) => {
    const figure = view.figures[view.way?.char ?? ""];
    if (figure) figure.upright = false;
    view.routes = {};
  });
  const { question } = lies.viewers.asked.sight;
  if (question) question.ask.offers = question.ask.offers?.filter(({ move }) => move === "tell");
  page = await sit(lies);
  expect(page.says).toMatch(/ lies in Oaks Park, and the walk is over\.$/);
});

it("takes the steps that are free for a skill first, if those left do not suffice", async () => {
  const found = walking(0, ["free-steps", "tell", "weave"]);
  page = await sit(found);
  press(page, dot("puppets-theater"));
  press(page, ".foot .lit");
  expect(answers(page).at(-1)).toMatchObject({
    move: { move: "free-steps" },
    then: [
      { move: "walk", to: "bandstand-plaza" },
      { move: "walk", to: "puppets-theater" },
    ],
  });
});

it("takes a companion along where that is offered", async () => {
  const found = walking();
  for (const { move, fields } of offersIn(found))
    if (move === "walk" && fields) fields["along"] = { domain: "flag" };
  page = await sit(found);
  press(page, dot("bandstand-plaza"));
  press(page, ".foot .lit");
  expect(answers(page).at(-1)).toMatchObject({ move: { move: "walk", to: "bandstand-plaza", along: true } });
});

it("has the same places as a list, the nearest first, with what is there", async () => {
  page = await sit(walking());
  push(page, "List of places");
  const rows = [...page.root.querySelectorAll(".places label")];
  expect(rows.map((row) => row.querySelector(".name")?.textContent)).toEqual([
    "Old Mill Square",
    "Bandstand Plaza",
    "Memory Lane Cemetery",
    "Puppets’ Theater",
    "Fountain Plaza",
  ]);
  expect(rows[0]?.textContent).toMatch(/One step\..+, Winter, .+ may attack\./s);
  expect(rows[1]?.textContent).toContain("Nobody.");
  flushSync(() => rows[1]?.querySelector("input")?.click());
  press(page, ".foot .lit");
  expect(answers(page).at(-1)).toMatchObject({ move: { move: "walk", to: "bandstand-plaza" } });
});

it("speaks of no map on a phone while the list hides it", async () => {
  page = await sit(walking());
  const hint = () =>
    [...page.root.querySelectorAll(".foot p")].find((each) => each.textContent?.includes("map"));
  expect(hint()?.classList.contains("only-wide")).toBe(false);
  push(page, "List of places");
  expect(hint()?.classList.contains("only-wide")).toBe(true);
});

it("lights no button that ends the way while there is somewhere to go", async () => {
  page = await sit(walking());
  expect(page.root.querySelector(".foot .lit")).toBeNull();
  expect(button(page, page.one(".foot .stop").textContent?.trim() ?? "").className).toContain("quiet");
  await page.leaves();
  page = await sit(walking(0, ["tell", "weave"], (view) => (view.routes = {})));
  expect(page.one(".foot .lit").textContent).toMatch(/ (stops|stays) here/);
});

it("shows its places to nobody else", async () => {
  page = await sit(walking(), "other");
  expect(page.root.querySelector(".town .dot")).toBeNull();
});
