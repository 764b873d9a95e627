import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deeds, latestGains, lossOf, windTurn } from "../../src/boards/windward/around/recent";
import type { Heard } from "../../src/wire";
import type { Event } from "../../src/wire/windward";
import { open } from "../boards/open";
import { scenes, type Scene } from "../boards/scenes";
import type { Seated } from "../table/seated";

const TURNS = scenes().filter(({ game, phase }) => game === "windward" && phase === "turn");
const viewOf = ({ viewers }: Scene) => JSON.parse(JSON.stringify(viewers.asked.sight.view));
const modeOf = (scene: Scene): string => viewOf(scene).mode;
const turn = (wanted: (scene: Scene) => boolean): Scene => {
  const found = TURNS.find(wanted);
  if (!found) throw new Error("no such recorded turn");
  return found;
};
const sails = ({ moves }: Scene) => moves.includes("sail");
const log = (...rows: Event[][]): Heard<Event>[] => rows.map((events, n) => ({ n, events }));
const began = (seat: number): Event => ({ event: "turn-began", seat });
const scored = (seat: number): Event => ({ event: "scored", seat, points: 1, rule: "WW-170", total: 4 });
const lost: Event = { event: "ship-lost", seat: 1, space: 132, rule: "WW-168" };
const sailed: Event = { event: "sailed", seat: 1, start: 0, to: 111, cost: 1 };
const turned: Event = { event: "wind-turned", old: 3, new: 1 };

describe("the log of the turn", () => {
  it("has the points of the running turn, else of the one before", () => {
    expect(latestGains(log([began(0)], [scored(0)], [began(1)])).map(({ seat }) => seat)).toEqual([0]);
    expect(latestGains(log([began(0), scored(0)], [began(1), scored(1)]))).toHaveLength(1);
    expect(latestGains(log([began(0), scored(0)], [began(1)], [began(2)]))).toEqual([]);
  });

  it("tells of the wind until somebody does something", () => {
    expect(windTurn(log([turned, began(0)]))?.new).toBe(1);
    expect(windTurn(log([turned, began(0)], [sailed]))).toBeNull();
    expect(windTurn(log([{ ...turned, old: 1 }]))).toBeNull();
    expect(windTurn(log([began(0)]))).toBeNull();
  });

  it("tells of a lost ship until its captain does something", () => {
    expect(lossOf(log([lost]), 1)?.rule).toBe("WW-168");
    expect(lossOf(log([lost]), 0)).toBeNull();
    expect(lossOf(log([lost], [began(1)]), 1)).not.toBeNull();
    expect(lossOf(log([lost], [began(1)], [sailed]), 1)).toBeNull();
  });

  it("leaves out what is no deed", () => {
    expect(deeds([began(1), turned, sailed])).toEqual([sailed]);
  });
});

let page: Seated;
const click = (selector: string) => {
  page.one(selector).click();
  flushSync();
};
const press = (selector: string, key: string) => {
  page.one(selector).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
};

const inMode = (mode: string) => turn((scene) => modeOf(scene) === mode);
const beside = () => page.sent.flatMap((message) => (message.do === "beside" ? [message.move] : []));

describe("around the planet", () => {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await page.leaves();
    vi.restoreAllMocks();
  });

  it("runs the race line in contests alone", async () => {
    page = await open(inMode("free_for_all"), "asked");
    expect(page.one(".race .track").getAttribute("aria-label")).toContain("15");
    await page.leaves();
    page = await open(inMode("coop"), "asked");
    expect(page.root.querySelector(".race")).toBeNull();
  });

  it("has the planet as a list, for captains in turn, for others and for onlookers", async () => {
    page = await open(turn(sails), "asked");
    expect(page.one(".spaces [aria-selected=true]").dataset["tab"]).toBe("next");
    for (const viewer of ["other", "onlooker"] as const) {
      await page.leaves();
      page = await open(
        turn((scene) => sails(scene) && scene.names.length > 1),
        viewer,
      );
      expect(page.root.querySelector(".spaces [data-tab=next]")).toBeNull();
      click(".spaces [data-tab=captains]");
      expect(page.root.querySelectorAll(".captains li").length).toBeGreaterThan(1);
    }
  });

  it("walks its tabs by arrows, and previews a place as the planet does", async () => {
    page = await open(turn(sails), "asked");
    press(".spaces [data-tab=next]", "ArrowRight");
    expect(document.activeElement).toBe(page.one(".spaces [data-tab=places]"));
    const place = page.one(".spaces [data-place]");
    place.click();
    flushSync();
    expect(place.getAttribute("aria-pressed")).toBe("true");
    expect(page.sent.filter((message) => message.do === "answer")).toEqual([]);
    expect(page.root.querySelector(".sailing .answers .lit")).not.toBeNull();
  });

  it("shows lives and the white crester's distance in co-op, and its reach on the planet", async () => {
    for (const viewer of ["asked", "onlooker"] as const) {
      page = await open(inMode("coop"), viewer);
      const { lives, night } = viewOf(inMode("coop"));
      expect(page.root.querySelectorAll(".lives p:first-child .on")).toHaveLength(lives);
      expect(page.root.querySelectorAll(".danger .pawn")).toHaveLength(night.far.length);
      expect(page.one(".danger").getAttribute("aria-label")).toContain(String(night.white_speed));
      expect(page.root.querySelector(".planet .threat")).not.toBeNull();
      if (viewer === "asked") await page.leaves();
    }
  });

  it("offers a trade of the cards that were pressed", async () => {
    page = await open(inMode("coop"), "asked");
    const cards = () => [...page.root.querySelectorAll<HTMLElement>(".trade details .card[data-card]")];
    const mine = viewOf(inMode("coop")).hand.length;
    click(".trade [data-move=offer-trade]");
    expect(beside()).toEqual([]);
    const [own, other] = [cards()[0], cards()[mine]];
    for (const card of cards()) expect(card.querySelector("img")).not.toBeNull();
    for (const card of [own, other]) card?.click();
    flushSync();
    click(".trade [data-move=offer-trade]");
    const { card: give } = own?.dataset ?? {};
    const { card: ask } = other?.dataset ?? {};
    expect(beside()).toMatchObject([{ move: "offer-trade", give: [give], ask: [ask] }]);
  });

  it("has an open trade answered by whom it is for", async () => {
    const scene = inMode("coop");
    page = await open(scene, "asked");
    const seat = scene.viewers.asked.sight.seat ?? 0;
    const trade = { number: 7, seat: (seat + 1) % 4, to: seat, give: ["fuel"], ask: [] };
    const asides = [
      { move: "decline-trade", fields: { trade: { domain: "one-of" as const, values: [7] } } },
      { move: "accept-trade", fields: { trade: { domain: "one-of" as const, values: [7] } } },
    ];
    page.tells({ view: { ...scene.viewers.asked.sight.view, trades: [trade] }, asides });
    expect(page.one<HTMLButtonElement>(".trade [data-move=accept-trade]").disabled).toBe(false);
    click(".trade [data-move=decline-trade]");
    expect(beside()).toEqual([{ move: "decline-trade", trade: 7 }]);
  });

  it("shows all red cresters' ways to who sails alone", async () => {
    const scene = turn((each) => modeOf(each) === "solo" && viewOf(each).night.ways.length > 0);
    page = await open(scene, "asked");
    expect(page.root.querySelectorAll(".beasts svg")).toHaveLength(7);
    expect(page.root.querySelectorAll(".planet .way.foe")).toHaveLength(viewOf(scene).night.ways.length);
  });

  it("says to who waits what an attack can be answered with", async () => {
    const scene = turn((each) => modeOf(each) === "head_to_head" && viewOf(each).reach.length > 0);
    page = await open(scene, "other");
    const { view } = scene.viewers.other.sight;
    const seat = scene.viewers.other.sight.seat ?? 0;
    const ships = viewOf(scene).ships.map((ship: object, n: number) =>
      n === seat ? { ...ship, space: 132, cannons: 2, hold: {} } : ship,
    );
    page.tells({ view: { ...view, ships, hand: ["false_flag", "harpoon", "harpoon"] } });
    expect(page.one(".waiting .answers").textContent).toMatch(/False Flag.*Harpoon\s*× 2.*2 cannons/s);
    expect(page.root.querySelectorAll(".waiting .answers .card img")).toHaveLength(3);
    page.tells({ view: { ...view, ships: ships.map((ship: object) => ({ ...ship, space: 0 })) } });
    expect(page.root.querySelector(".waiting .answers")).toBeNull();
  });

  it("claims an achievement, or not now", async () => {
    const scene = inMode("head_to_head");
    page = await open(scene, "asked");
    const achievements = [{ card: "broadside", scored: [] }];
    const offers = [
      { move: "claim", fields: { card: { domain: "one-of" as const, values: ["broadside"] } } },
      { move: "pass" },
    ];
    const { question, view } = scene.viewers.asked.sight;
    if (!question) throw new Error("nobody is asked");
    page.tells({
      view: { ...view, achievements },
      question: { ...question, number: 99, ask: { ...question.ask, offers, closed: {} } },
    });
    expect(page.one(".feats [data-move=pass]").textContent).toBe("Not now");
    click(".feats [data-move=claim]");
    const moves = page.sent.flatMap((message) => (message.do === "answer" ? [message.move] : []));
    expect(moves).toEqual([{ move: "claim", card: "broadside" }]);
  });
});
