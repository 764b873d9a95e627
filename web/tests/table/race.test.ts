import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { decks } from "../../src/lib/decks.svelte";
import { live } from "../../src/lib/live.svelte";
import type { Sight } from "../../src/wire";
import { Seated } from "./seated";
import { END } from "./views";

/** The boards of The End of the Story under a finger, a mouse and a key; and while cards are chosen. */

const BOARDS = { red: ["r01", "r02"], blue: ["b01", "b02"], yellow: ["y01", "y02"] };
const RACE = {
  ...END,
  narrator: 1,
  guessers: [2, 0],
  boards: BOARDS,
  captions: { r01: "heart", r02: "revolver", b01: "airplane", b02: "car", y01: "bottle", y02: "pizza" },
  story: { parts: ["It came over the hill."] },
  go_at: 1,
  stacks: {},
  in_hand: [3, 3, 3],
  hits: [],
  verdict: [],
};
const PLACE = {
  number: 7,
  ask: {
    say: { key: "end_of_the_story-place", args: { left: 3 } },
    offers: [
      { move: "place", fields: { picture: { domain: "one-of", values: Object.values(BOARDS).flat() } } },
    ],
  },
} as unknown as Sight["question"];

let seated: Seated;
let under: Element | null = null;
beforeEach(() => {
  document.elementFromPoint = () => under;
});
afterEach(async () => {
  await seated.leaves();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const races = async (more: Partial<Sight> = {}) => {
  seated = await Seated.at("end_of_the_story", RACE, { question: PLACE, phase: "placing", ...more });
  await vi.waitFor(() =>
    expect(cell("b02").ariaDisabled ?? cell("b02").getAttribute("aria-disabled")).toBe("false"),
  );
};
const cell = (picture: string) => seated.one<HTMLButtonElement>(`[data-cell][data-picture=${picture}]`);
const lens = () => seated.root.querySelector(".lens");
const placed = () => seated.sent.filter((each) => each.do === "answer").map((each) => each.move);

/** A finger does something over a picture, or beside the boards. */
function finger(type: string, over: string | null, pointerType = "touch") {
  under = over ? cell(over) : document.body;
  const event = new MouseEvent(type, { bubbles: true, clientX: over ? 0 : -50, clientY: over ? 0 : -50 });
  Object.assign(event, { pointerType, pointerId: 3 });
  (over ? cell(over) : seated.one(".boards")).dispatchEvent(event);
  flushSync();
}

describe("a finger on the boards", () => {
  test("lifts a picture with its word, slides to another, and places what it lets go", async () => {
    await races();
    finger("pointerdown", "r02");
    expect(lens()?.textContent).toMatch(/revolver\s*let go to place/);
    finger("pointermove", "b02");
    expect(lens()?.textContent).toContain("car");
    expect(placed(), "not before it lets go").toEqual([]);
    finger("pointerup", "b02");
    expect(placed()).toEqual([{ move: "place", picture: "b02" }]);
    expect(lens()).toBe(null);
  });

  test("places once, though the browser sends a click after it", async () => {
    await races();
    finger("pointerdown", "b02");
    finger("pointerup", "b02");
    cell("b02").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(placed().length).toBe(1);
  });

  test("that leaves the boards places nothing", async () => {
    await races();
    finger("pointerdown", "y01");
    finger("pointermove", null);
    expect(lens()).toBe(null);
    finger("pointerup", null);
    expect(placed()).toEqual([]);
  });

  test("looks only, before the signal", async () => {
    const view = { ...RACE, go_at: Date.now() + 60_000 } as unknown as Sight["view"];
    seated = await Seated.at("end_of_the_story", view, { question: PLACE, phase: "placing" });
    finger("pointerdown", "y01");
    expect(lens()?.textContent?.trim()).toBe("bottle");
    finger("pointerup", "y01");
    expect(placed()).toEqual([]);
  });
});

test("a mouse, a key and a screen reader place by a click", async () => {
  await races();
  finger("pointerdown", "r01", "mouse");
  expect(lens()).toBe(null);
  cell("r01").click();
  expect(placed()).toEqual([{ move: "place", picture: "r01" }]);
  expect(cell("r01").getAttribute("aria-label")).toBe("heart");
});

test("all boards in play are on the page at once, without tabs", async () => {
  await races();
  expect(seated.root.querySelectorAll(".boards [data-cell]").length).toBe(6);
  expect(seated.root.querySelector(".boards [hidden], .tabs")).toBe(null);
});

describe("while the narrator chooses cards", () => {
  const colours: Record<string, string> = { r: "red", b: "blue", g: "green", y: "yellow" };
  const waits = (options = {}, language = "en", seat: number | null = 0) => {
    vi.spyOn(decks, "all").mockReturnValue(["b01", "g01", "r01", "y01"]);
    vi.spyOn(decks, "motifs").mockImplementation((id) => [colours[id[0] ?? ""] ?? ""]);
    const view = { ...END, language, narrator: 1, guessers: [2, 0], stacks: {} };
    const now = { key: "end_of_the_story-now-drawing", args: { seat: 1 } };
    return Seated.at("end_of_the_story", view, { now, phase: "drawing", seat }, { seat }, options);
  };

  test("the others look at all boards that may come, with their words", async () => {
    seated = await waits();
    expect(
      [...seated.root.querySelectorAll(".grid")].map((each) => each.getAttribute("data-colour")),
    ).toEqual(["blue", "green", "red", "yellow"]);
    expect(seated.one("[data-picture=g01] .noun").textContent).toBe("tree");
    cell("g01").click();
    expect(placed()).toEqual([]);
  });

  test("the others warm up with riddles, on their own device: no points, nothing sent", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    seated = await waits();
    expect(seated.one(".riddle").textContent).toContain("carries two hundred people");
    cell("y01").click();
    flushSync();
    expect(seated.one(".warm").textContent).toContain("That is “bottle”. Look again.");
    cell("b01").click();
    flushSync();
    expect(seated.one(".warm").textContent).toMatch(/One found, in \d+\.\d s\./);
    expect(seated.one(".riddle").textContent).toContain("counts its years in rings");
    expect(cell("b01").querySelector(".pawn"), "the own piece lies there").not.toBe(null);
    expect(live.polite.at(-1)?.sentence).toContain("Next: find what counts its years in rings");
    expect(placed()).toEqual([]);
  });

  test("the narrator and those who watch have no riddles", async () => {
    seated = await waits({}, "en", null);
    expect(seated.root.querySelector(".warm")).toBe(null);
    cell("b01").click();
    flushSync();
    expect(cell("b01").querySelector(".pawn")).toBe(null);
  });

  test("words stay away where the table plays without, or in a language that this page has not", async () => {
    seated = await waits({ captions: false });
    expect(seated.root.querySelector(".noun")).toBe(null);
    await seated.leaves();
    seated = await waits({}, "sv");
    expect(seated.root.querySelector(".noun")).toBe(null);
    expect(cell("g01").getAttribute("aria-label")).toMatch(/tree/i);
  });
});

test("the narrator sees among which pictures the others will look", async () => {
  const view = { ...RACE, narrator: 0, guessers: [1, 2], targets: ["r01", "b02"], story: null, go_at: null };
  const question = {
    number: 4,
    ask: { say: { key: "end_of_the_story-tell-voice" }, offers: [{ move: "the-end" }] },
  };
  seated = await Seated.at("end_of_the_story", view, { question } as unknown as Partial<Sight>);
  expect(seated.root.querySelectorAll("li.target").length).toBe(2);
});
