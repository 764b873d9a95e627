import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { open } from "../boards/open";
import { scenes, type Scene } from "../boards/scenes";
import type { Seated } from "../table/seated";

const NIGHTS = scenes().filter(({ game, phase }) => game === "windward" && phase === "resting");
const night = (move: string): Scene => {
  const found = NIGHTS.findLast(({ moves }) => moves.includes(move));
  if (!found) throw new Error(`no recorded night with ${move}`);
  return found;
};

let page: Seated;
const answers = () => page.sent.flatMap((message) => (message.do === "answer" ? [message.move] : []));
const click = (selector: string) => {
  page.one(selector).click();
  flushSync();
};
const press = (selector: string, key: string) => {
  page.one(selector).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
};

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page.leaves();
  vi.restoreAllMocks();
});

describe("a night in the sky", () => {
  it("is paid with the card that was chosen", async () => {
    page = await open(night("discard"), "asked");
    const cards = [...page.root.querySelectorAll<HTMLElement>(".rest [data-card]")];
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect(card.querySelector("img + b")).not.toBeNull();
    const last = cards.at(-1)?.dataset["card"];
    click(`.rest [data-card="${last}"]`);
    expect(answers()).toEqual([]);
    click(".rest .lit");
    expect(answers()).toEqual([{ move: "discard", card: last }]);
  });

  it("is paid with morale, by keys", async () => {
    page = await open(night("lose-morale"), "asked");
    press(".rest [aria-checked=true]", "ArrowLeft");
    expect(page.one(".rest [data-price=morale]").getAttribute("aria-checked")).toBe("true");
    expect(document.activeElement).toBe(page.one(".rest [data-price=morale]"));
    click(".rest .lit");
    expect(answers()).toEqual([{ move: "lose-morale" }]);
  });

  it("shows who comes, in words and as dashed lines on the planet", async () => {
    const scene = night("discard");
    page = await open(scene, "asked");
    const { view } = JSON.parse(JSON.stringify(scene.viewers.asked.sight));
    expect(view.night.ways.length).toBeGreaterThan(0);
    expect(page.root.querySelectorAll(".planet .way.foe")).toHaveLength(view.night.ways.length);
    const told = page.root.querySelectorAll(".rest .steps ul li");
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(view.night.ways.length); // many are told together
  });

  it("has a line for each of two Red Cresters that come from the same space", async () => {
    const scene = JSON.parse(JSON.stringify(night("discard")));
    const { night: coming } = scene.viewers.asked.sight.view;
    coming.ways = [coming.ways[0], coming.ways[0]];
    page = await open(scene, "asked");
    expect(page.root.querySelectorAll(".rest ul li")).toHaveLength(2);
  });

  it("lets the captain say where a crester ends its move", async () => {
    page = await open(night("end-at"), "asked");
    const ends = [...page.root.querySelectorAll<HTMLInputElement>(".ends input")];
    expect(ends.length).toBeGreaterThan(1);
    ends[1]?.click();
    flushSync();
    click(".ends .lit");
    expect(answers()).toEqual([{ move: "end-at", to: Number(ends[1]?.value) }]);
  });

  it("does not ask again that night, if told so", async () => {
    page = await open(night("lowest"), "asked");
    click(".ends [data-move=lowest]");
    expect(answers()).toEqual([{ move: "lowest" }]);
  });

  it("lets the captain say which crester moves next", async () => {
    page = await open(night("move-next"), "asked");
    click(".ends .lit");
    expect(answers()).toMatchObject([{ move: "move-next" }]);
  });
});
