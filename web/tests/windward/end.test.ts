import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accountOf } from "../../src/boards/windward/end/account";
import { nightsOf, trackOf } from "../../src/boards/windward/end/voyage";
import { globeOf } from "../../src/boards/windward/geometry";
import * as older from "../../src/table/older";
import type { Heard } from "../../src/wire";
import type { Event } from "../../src/wire/windward";
import { open } from "../boards/open";
import { scenes, VIEWERS, type Scene } from "../boards/scenes";
import { waitFor } from "../patience";
import type { Seated } from "../table/seated";

const SCENES = scenes().filter(({ game }) => game === "windward");
const scored = (seat: number, points: number, rule: string): Event => ({
  event: "scored",
  seat,
  points,
  rule,
  total: points,
});
const sailed = (seat: number, start: number, to: number): Event => ({
  event: "sailed",
  seat,
  start,
  to,
  cost: 1,
});
const rested = (seat: number): Event => ({ event: "rested", seat, paid: "morale" });
const beaten = (winner: number, kind: "grey" | "red" | "white"): Event[] => [
  {
    event: "battle-over",
    winner: "attacker",
    hits: 5,
    against: 3,
    rule: "WW-133",
    attacker: winner,
    by: "ship",
    defender: null,
    on: kind,
  },
  { event: "crester-beaten", kind, space: 132, to: "hold" },
];
const lost = (seat: number, rule = "WW-154"): Event => ({ event: "ship-lost", seat, space: 132, rule });
const over = (winners: number[], rule: string): Event => ({
  event: "voyage-ended",
  winners,
  cut_short: false,
  rule,
});
const row = (n: number, ...events: Event[]): Heard<Event> => ({ n, events });

/** Leo has 17, Bo 16, Mina 12. */
const VOYAGE: Heard<Event>[] = [
  row(1, { event: "round-began", round: 1 }, sailed(0, 0, 111), sailed(0, 111, 121)),
  row(2, rested(0), scored(0, 1, "WW-170"), rested(1), ...beaten(1, "red"), scored(1, 1, "WW-170")),
  row(3, ...beaten(1, "white"), scored(1, 6, "WW-233"), scored(1, 1, "WW-170")),
  row(4, { event: "teeth-traded", seat: 1, grey: 1, red: 1 }, scored(1, 7, "WW-63")),
  row(5, { event: "round-began", round: 7 }, { event: "bought", seat: 1, service: "notoriety" }),
  row(6, { event: "bought", seat: 1, service: "notoriety" }, scored(1, 1, "WW-99")),
  row(7, { event: "achieved", seat: 1, card: "red_tide" }, scored(1, 1, "WW-253")),
  row(8, { event: "end-triggered", seat: 1 }, lost(0), lost(0)),
  row(9, { event: "round-began", round: 8 }, over([1], "WW-181")),
];

describe("an account", () => {
  it("is made of every figure, each with the rule that the server named", () => {
    const { gains, teeth } = accountOf(VOYAGE, 1);
    expect(gains.map(({ what, points, times, rule }) => [what, points, times, rule])).toEqual([
      ["teeth", 7, 1, "WW-63"],
      ["white", 6, 1, "WW-233"],
      ["nights", 2, 2, "WW-170"],
      ["gas", 1, 1, "WW-99"],
      ["feats", 1, 1, "WW-253"],
    ]);
    expect(teeth).toEqual({ red: 1, grey: 1 });
  });

  it("names what tagged cresters bring, for the Naturalist alone", () => {
    const log = [row(1, rested(0), scored(0, 1, "WW-170"), scored(0, 3, "WW-249"))];
    const whats = (naturalist: boolean) => accountOf(log, 0, naturalist).gains.map(({ what }) => what);
    expect(whats(true)).toEqual(["nights", "tagged"]);
    expect(whats(false)).toEqual(["nights", "nights"]);
  });

  it("has deeds where captains do not sail for notoriety", () => {
    const log = [row(1, ...beaten(2, "red"), ...beaten(2, "red"), ...beaten(0, "grey"), rested(2), lost(2))];
    expect(accountOf(log, 2).deeds.map(({ what, times }) => [what, times])).toEqual([
      ["red", 2],
      ["nights", 1],
      ["lost", 1],
    ]);
    expect(accountOf(log, 1).deeds).toEqual([]);
  });

  it("counts lost ships by the rule that cost them", () => {
    const log = [row(1, lost(0), lost(0), lost(0, "WW-168"))];
    expect(accountOf(log, 0).deeds.map(({ times, rule }) => [times, rule])).toEqual([
      [2, "WW-154"],
      [1, "WW-168"],
    ]);
  });

  it("draws each ship's track, anew where it was put somewhere else", () => {
    const globe = globeOf(false, [1, 2, 3, 4, 5, 6]);
    const log = [row(1, sailed(0, 0, 111), sailed(0, 111, 121), sailed(1, 0, 211), sailed(0, 0, 111))];
    expect(trackOf(log, 0, globe).match(/M/g)).toHaveLength(2);
    expect(trackOf(log, 1, globe).match(/M/g)).toHaveLength(1);
    expect(trackOf(log, 2, globe)).toBe("");
  });

  it("has the rounds of the nights where they were spent", () => {
    const round = (number: number): Event => ({ event: "round-began", round: number });
    const log = [
      row(1, round(1), sailed(0, 0, 111), rested(0), round(2), rested(0), rested(1)),
      row(2, round(3), sailed(0, 111, 121), rested(0), lost(0), round(4), sailed(0, 0, 211), rested(0)),
    ];
    expect(nightsOf(log, 0)).toEqual([
      { space: 111, round: 2 },
      { space: 121, round: 3 },
      { space: 211, round: 4 },
    ]);
  });
});

const inMode = (phase: string, mode: string): Scene => {
  const found = SCENES.find(({ viewers, ...scene }) => {
    const { view } = JSON.parse(JSON.stringify(viewers.asked.sight));
    return scene.phase === phase && view.mode === mode;
  });
  if (!found) throw new Error(`no recorded ${phase} of ${mode}`);
  return JSON.parse(JSON.stringify(found));
};

/** A recorded turn as the end of its game. */
function ends(mode: string, winners: number[], scores: number[], log = VOYAGE, more: object = {}): Scene {
  const scene = inMode("turn", mode);
  const contest = mode === "solo" || mode === "coop" ? { contest: "together" as const } : {};
  for (const viewer of VIEWERS) {
    const { sight } = scene.viewers[viewer];
    const view = { ...sight.view, reach: [], night: null, trigger: scores.length > 1 ? 1 : null, ...more };
    const ended = winners.length
      ? { key: "kit-ended", args: { winners } }
      : { key: "kit-ended-lost", args: { seats: scores.map((_, seat) => seat) } };
    scene.viewers[viewer] = {
      log,
      sight: { ...sight, view, scores, outcome: { winners, ...contest }, ended, question: null, asides: [] },
    };
  }
  return scene;
}

let page: Seated;
const texts = (selector: string) =>
  [...page.root.querySelectorAll(selector)].map((each) => each.textContent?.replace(/\s+/g, " ").trim());
const click = (selector: string) => {
  page.one(selector).click();
  flushSync();
};

describe("the end of a voyage", () => {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await page.leaves();
    vi.restoreAllMocks();
  });

  it("ranks the captains of a free-for-all, marks the winner, and has all figures", async () => {
    page = await open(ends("free_for_all", [1], [12, 17, 16]), "asked");
    expect(texts(".end .accounts .points")).toEqual(["17", "16", "12"]);
    expect(texts(".end .name .caption")).toEqual([
      "won, never left port, never lost the ship",
      "never left port, never lost the ship",
      "sailed 2 spaces, lost the ship 2 times",
    ]);
    expect(texts(".end li:first-child [data-figure]")).toEqual(["7", "6", "2", "1", "1"]);
    expect(page.root.querySelectorAll(".end li:first-child [data-figure=teeth] svg")).toHaveLength(2);
  });

  it("says why it is over, with its rules", async () => {
    page = await open(ends("free_for_all", [1], [12, 17, 16]), "onlooker");
    expect(texts(".end .why li")).toEqual([
      "Fifteen was reached in Leo’s turn, in round 7, and everybody else sailed once more. See the rule",
      "The voyage is over: the most Notoriety. See the rule",
    ]);
    click(".end .why li:first-child button");
    expect(page.one(".end .why .rule").textContent).toContain("WW-180");
  });

  it("opens the rule of a figure in its place", async () => {
    page = await open(ends("head_to_head", [1], [12, 17]), "other");
    expect(page.root.querySelector(".end .told .rule")).toBeNull();
    click(".end [data-figure=teeth]");
    const rule = page.one(".end .accounts li:first-child .told .rule").textContent;
    expect(rule).toContain("7 notoriety for one red tooth and one grey tooth");
    expect(rule).toContain("WW-63");
    expect(page.root.querySelectorAll(".end .told .rule")).toHaveLength(1);
  });

  it("keeps the planet, with every track, and asks nothing more", async () => {
    page = await open(ends("free_for_all", [1], [12, 17, 16]), "asked");
    expect(page.root.querySelectorAll(".planet .voyage .line")).toHaveLength(3);
    expect(page.one(".planet .voyage .line").getAttribute("d")).toMatch(/^M/);
    expect(page.root.querySelector(".board .offers")).toBeNull();
    expect(page.one(".ways a.quiet").getAttribute("href")).toMatch(/^\/book\//);
    expect(texts(".end .ways button")).toEqual(["Play again"]);
  });

  it("is the board that was there before: the planet is not drawn anew", async () => {
    const scene = ends("free_for_all", [1], [12, 17, 16]);
    page = await open(inMode("turn", "free_for_all"), "asked");
    const planet = page.one(".planet");
    page.tells(scene.viewers.asked.sight, [over([1], "WW-181")]);
    expect(page.one(".planet")).toBe(planet);
    expect(page.says).toBe("Leo has won.");
    page.one(".end");
  });

  it("shows lives and deeds where all have lost together, and marks nobody", async () => {
    for (const viewer of VIEWERS) {
      page = await open(inMode("over", "coop"), viewer);
      expect(page.says).toMatch(/have lost together\.$/);
      expect(page.root.querySelectorAll(".end .lives p:first-child .on")).toHaveLength(0);
      expect(page.root.querySelectorAll(".end .accounts > li")).toHaveLength(4);
      expect(page.root.querySelector(".end .accounts .points")).toBeNull();
      expect(page.one(".end").textContent).not.toContain("won,");
      if (viewer !== "onlooker") await page.leaves();
    }
    expect(page.root.querySelector("a.lit")).toBeNull(); // the book is for those who sailed
  });

  it("shows the cresters of a voyage alone, beaten or not", async () => {
    page = await open(inMode("over", "solo"), "asked");
    expect(page.root.querySelectorAll(".end .beasts .beaten")).toHaveLength(0);
    expect(texts(".end .why li")).toEqual(["The voyage is over: the ship is Lost. See the rule"]);
    await page.leaves();
    page = await open(ends("solo", [0], [0], [row(1, over([0], "WW-203"))], { cresters: [] }), "asked");
    expect(page.root.querySelectorAll(".end .beasts .beaten")).toHaveLength(7);
  });

  it("loads the whole log, without which the accounts are too small", async () => {
    const load = vi.spyOn(older, "olderFrames").mockResolvedValue({ frames: VOYAGE.slice(0, 4) });
    page = await open(ends("free_for_all", [1], [12, 17, 16], VOYAGE.slice(4)), "asked");
    await waitFor(() => {
      flushSync();
      expect(texts(".end li:first-child [data-figure]")).toEqual(["7", "6", "2", "1", "1"]);
    });
    expect(load).toHaveBeenCalledOnce();
  });

  it("asks no second time by itself for lines that do not come", async () => {
    const load = vi.spyOn(older, "olderFrames").mockResolvedValue({ frames: [] });
    page = await open(ends("free_for_all", [1], [12, 17, 16], VOYAGE.slice(4)), "asked");
    await waitFor(() => expect(load).toHaveBeenCalled());
    await waitFor(() => {
      flushSync();
      expect(texts(".end button")).toContain("What came before");
    });
    expect(load).toHaveBeenCalledOnce();
  });
});
