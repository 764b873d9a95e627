import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { live } from "../../src/lib/live.svelte";
import type { Sight } from "../../src/wire";
import { Seated } from "./seated";
import { BOARD } from "./views";

let seated: Seated;
afterEach(async () => {
  await seated.leaves();
  vi.unstubAllGlobals();
});

const PHASES: Record<string, string> = { expanding: "telling", "voting-again": "voting", won: "showing" };
const now = (key: string) => ({
  phase: PHASES[key] ?? key,
  now: { key: `story-now-${key}`, args: { seats: [0, 1], seat: 1 } },
});
const voted = (...votes: [number, number][]) =>
  votes.map(([seat, teller]) => ({ event: "vote-opened", seat, teller, own: seat === teller }));
const tale = (seat: number, more = {}) => ({
  id: seat + 1,
  round: 2,
  seat,
  start: "s1",
  picture: `p${seat}`,
  tale: { parts: [`Story ${seat}.`] },
  ...more,
});
const names = (selector: string) =>
  [...seated.root.querySelectorAll(selector)].map((each) => each.textContent?.trim());

describe("the track", () => {
  const seen = { ...now("voting"), scores: [3, 0, 7] };
  test("shows where the game ends, and goes on a little", async () => {
    seated = await Seated.at("story", { ...BOARD, teller: null }, seen, {}, { target: 30 });
    expect(seated.one(".goal")).not.toBe(null);
    expect(seated.one(".track").getAttribute("aria-label")).toMatch(/The goal is 30/);
    expect(names(".track text")).toEqual(["0", "5", "10", "15", "20", "25", "30"]);
    expect(seated.root.querySelectorAll(".track > circle").length).toBe(33);
  });

  test("has at least twenty-four fields", async () => {
    seated = await Seated.at("story", { ...BOARD, teller: null }, seen, {}, { target: 10 });
    expect(seated.root.querySelectorAll(".track > circle").length).toBe(25);
  });
});

describe("a tie", () => {
  const tied = {
    ...BOARD,
    teller: null,
    tales: [tale(0), tale(1)],
    tied: [0, 1],
    votes: { 0: 0, 1: 0, 2: 1 },
  };
  const first = voted([0, 1], [1, 1], [2, 0]);
  const shown = () => names("section li").filter((line) => line?.match(/story/i));

  test.each(["giving", "expanding", "voting-again", "throwing", "won"])(
    "the first vote is seen while it is played: %s",
    async (key) => {
      seated = await Seated.at("story", BOARD, now("voting"));
      seated.tells({}, [{ event: "round-begun", round: 2, starter: 0 }]);
      seated.tells({ ...now(key), view: tied as unknown as Sight["view"] }, [
        ...first,
        { event: "tied", seats: [0, 1] },
        ...(key === "throwing" || key === "won" ? voted([0, 0], [1, 0], [2, 1]) : []),
      ]);
      expect(seated.root.textContent).toContain("The first vote");
      expect(shown().map((line) => line?.replace(/\s+/g, " "))).toEqual([
        "Your story Bo",
        "Leo’s story MinaLeo",
      ]);
    },
  );

  test("whoever received a picture sees it before the own turn", async () => {
    seated = await Seated.at("story", { ...tied, teller: 1, received: "s9" }, now("expanding"));
    expect(seated.one("[data-received=s9]")).not.toBe(null);
  });
});

describe("an action card", () => {
  const view = { ...BOARD, teller: null, card: "silent", holders: [0, 1], window: true, played_by: null };
  const asked: Partial<Sight> = {
    ...now("opening"),
    asides: [{ move: "play-card" }],
    question: { number: 3, ask: { say: { key: "story-play-card" }, offers: [{ move: "pass" }] } },
  };
  const press = (selector: string) => {
    seated.one(selector).click();
    flushSync();
  };

  test("kept for good is one order, which answers by itself", async () => {
    seated = await Seated.at("story", view, asked);
    press(".keep .plain:last-child");
    expect(seated.sent.filter(({ do: kind }) => kind !== "ping").map(({ do: kind }) => kind)).toEqual([
      "order",
    ]);
  });

  test("that came second hears who was first, and nothing red", async () => {
    seated = await Seated.at("story", view, asked);
    press("[data-card] .lit");
    const played = { ...view, action: "challenge", played_by: 1, window: false } as unknown as Sight["view"];
    seated.tells({ ...now("handing-on"), view: played, question: null, asides: [] }, [
      { event: "card-played", seat: 1, card: "challenge" },
    ]);
    const sent = seated.sent.find((each) => each.do === "beside") as { id: string };
    seated.hears({ say: "not-taken", id: sent.id, refusal: { say: { key: "kit-not-offered" } } });
    expect(seated.root.querySelector(".care")).toBe(null);
    expect(live.urgent).toBe("");
    expect(seated.one(".rule").textContent).toMatch(/^Leo was faster: this round is a Challenge/);
  });
});

describe("a Silent round", () => {
  const stroke = { tool: "pen-1", points: [100, 300, 400, 600] };
  const silent = { ...BOARD, action: "silent", teller: 0, flags: {}, flagged: [] };
  const pad = { domain: "drawn", tools: { "pen-1": [2, 60], place: [2, 2] } };
  const drawing = (sketch: object[]) => ({
    ...now("miming"),
    view: { ...silent, tales: [tale(0, { tale: { sketch } })] } as unknown as Sight["view"],
    question: {
      number: 3,
      ask: {
        say: { key: "story-miming" },
        offers: [{ move: "done" }, { move: "show", fields: { gesture: pad } }],
      },
    } as unknown as Sight["question"],
  });
  const SHOWN = { seat: 0, moves: ["show"] };
  const undo = () => seated.one<HTMLButtonElement>(".undo button");

  test("what was drawn can be taken back, one gesture after another, until somebody else has moved", async () => {
    seated = await Seated.at("story", silent, drawing([]));
    expect(undo().disabled).toBe(true);
    seated.tells(drawing([stroke]), [{ event: "shown", seat: 0, gesture: stroke }], SHOWN);
    expect(seated.root.querySelector("p.back"), "one button is enough").toBe(null);
    expect(undo().disabled).toBe(false);
    undo().click();
    expect(seated.sent.filter((each) => each.do === "undo").length).toBe(1);
    seated.tells(drawing([]), [{ event: "undone", seat: 0 }]);
    expect(undo().disabled).toBe(true);
    seated.tells(drawing([stroke]), [{ event: "shown", seat: 0, gesture: stroke }], SHOWN);
    expect(seated.root.querySelector("p.back"), "one button is enough").toBe(null);
    seated.tells({}, [{ event: "flagged", seat: 0, flags: 1 }], {
      seat: 0,
      floor: { key: "kit-nothing-to-undo" },
    });
    expect(undo().disabled).toBe(true);
  });

  test("each performance stands in the vote as a sketch over its pictures, and in words", async () => {
    const tales = [tale(0, { tale: {} }), tale(1, { tale: {} })];
    const strokes = [0, 1].map((seat) => ({ seat, expands: false, gesture: stroke }));
    seated = await Seated.at("story", { ...silent, teller: null, tales, strokes }, now("voting"));
    expect(seated.root.querySelectorAll(".ballot .scene").length).toBe(2);
    expect(seated.one(".ballot .hidden-words").textContent).toMatch(/Dark pen/);
  });
});

describe("when all write together", () => {
  const composing = { ...BOARD, teller: null, chosen: [2] };
  const TELL = {
    number: 3,
    ask: {
      say: { key: "story-compose" },
      offers: [
        {
          move: "tell-story",
          fields: {
            picture: { domain: "one-of", values: ["s2", "s3"], of: "picture" },
            tale: { domain: "words", chars: 600 },
          },
        },
      ],
    },
  } as unknown as Sight["question"];

  test("a writer sees who writes and who is ready", async () => {
    seated = await Seated.at("story", composing, { ...now("composing"), question: TELL, scores: [0, 0, 0] });
    expect(names(".seats small")).toEqual(["0, is writing", "0, is writing", "0, ready"]);
  });

  test("whoever is ready reads the own story again while the others write", async () => {
    const mine = { move: "tell-story", picture: "s3", tale: { parts: ["Both waited for rain."] } };
    seated = await Seated.at("story", { ...composing, chosen: [0, 2], mine }, now("composing"));
    expect(seated.one(".strip").textContent).toMatch(/Both waited for rain\.\s*Your story is ready/);
    expect(
      [...seated.root.querySelectorAll(".pair [data-picture]")].map((each) =>
        each.getAttribute("data-picture"),
      ),
    ).toEqual(["s1", "s3"]);
  });
});
