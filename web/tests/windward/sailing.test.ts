import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { live } from "../../src/lib/live.svelte";
import { open } from "../boards/open";
import { scenes, type Scene } from "../boards/scenes";
import type { Seated } from "../table/seated";

const TURNS = scenes().filter(({ game, phase }) => game === "windward" && phase === "turn");
const offers = (scene: Scene, move: string) =>
  scene.viewers.asked.sight.question?.ask.offers.find((each) => each.move === move);
const turn = (move: string): Scene => {
  const found = TURNS.find((scene) => offers(scene, move));
  if (!found) throw new Error(`no recorded turn with ${move}`);
  return found;
};
const valuesOf = (scene: Scene, move: string): number[] => {
  const to = offers(scene, move)?.fields?.["to"];
  return to?.domain === "one-of" ? to.values.map(Number) : [];
};

let page: Seated;
const answers = () => page.sent.filter((message) => message.do === "answer");
const press = (key: string) => {
  page.one(".planet").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
};
const heard = () => live.polite.at(-1)?.sentence ?? "";

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page.leaves();
  vi.restoreAllMocks();
});

describe("sailing", () => {
  it("draws the reach, and a list with a button for each space that may be sailed to", async () => {
    const scene = turn("sail");
    page = await open(scene, "asked");
    expect(page.root.querySelector(".planet .reach")).not.toBeNull();
    for (const to of valuesOf(scene, "sail"))
      expect(page.one<HTMLButtonElement>(`.sailing [data-space="${to}"]`).disabled).toBe(false);
  });

  it("goes where a digit says, at once", async () => {
    const scene = turn("sail");
    page = await open(scene, "asked");
    const [to = 0] = valuesOf(scene, "sail");
    const direction = page.one(`.sailing [data-space="${to}"] kbd`).textContent ?? "";
    press(direction);
    expect(answers()).toMatchObject([{ move: { move: "sail", to } }]);
  });

  it("previews with Enter, sails with a second one, and drops the way with Escape", async () => {
    page = await open(turn("sail"), "asked");
    const walk = () => {
      for (const key of [
        "ArrowUp",
        "ArrowRight",
        "ArrowDown",
        "ArrowDown",
        "ArrowLeft",
        "ArrowLeft",
        "ArrowUp",
      ]) {
        press(key);
        press("Enter");
        if (page.root.querySelector(".sailing .said")) return;
      }
      throw new Error("no way found");
    };
    walk();
    expect(answers()).toEqual([]);
    press("Escape");
    expect(page.root.querySelector(".sailing .said")).toBeNull();
    walk();
    press("Enter");
    expect(answers()).toHaveLength(1);
  });

  it("begins no battle by two taps: it stops next to the foe and asks", async () => {
    const scene: Scene = structuredClone(turn("sail"));
    const [to = 0] = valuesOf(scene, "sail");
    scene.viewers.asked.sight.view["cresters"] = [{ kind: "red", space: to }];
    page = await open(scene, "asked");
    const button = page.one(`.sailing [data-space="${to}"]`);
    button.click();
    button.click();
    flushSync();
    expect(answers()).toEqual([]);
    page.one("[data-move=attack]").click();
    expect(answers()).toMatchObject([{ move: { move: "sail", to } }]);
  });

  it("says each space that the cursor comes to", async () => {
    page = await open(turn("sail"), "asked");
    press("ArrowUp");
    expect(heard()).toMatch(/^North: .+\. .+\./);
  });

  it("shows what it says of a space until something else is asked", async () => {
    page = await open(turn("sail"), "asked");
    press("ArrowUp");
    expect(page.one(".planet .told").textContent).toBe(heard());
    const question = page.sight.question;
    page.tells({ question: question && { ...question, number: question.number + 1 } });
    expect(page.root.querySelector(".planet .told")).toBeNull();
  });

  it("shows the planet without a reach to whoever is not in turn", async () => {
    page = await open(turn("sail"), "onlooker");
    expect(page.root.querySelector(".planet svg")).not.toBeNull();
    expect(page.root.querySelector(".planet .reach")).toBeNull();
    expect(page.root.querySelector(".sailing")).toBeNull();
  });
});
