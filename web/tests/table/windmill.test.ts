import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drawer } from "../../src/boards/windmill/drawer.svelte";
import { decks } from "../../src/lib/decks.svelte";
import { live } from "../../src/lib/live.svelte";
import type { Sight } from "../../src/wire";
import { asksForATale, Seated } from "./seated";
import { MILL } from "./views";

/** Windmill for those who wait: a secret guess, a drawer of lines; and for the Storyteller, who sees the grid. */

const GRID = ["wm01", "wm02", "wm03", "wm04"];
const TALE = { parts: ["Nobody had asked the house."], lang: "en" };
const TOLD = { ...MILL, turn: 4, grid: GRID, teller: 1, tale: TALE, windmill: null };
const now = (seat: number) => ({ now: { key: "windmill-now-guessing", args: { seat, teller: 1 } } });
const asked = {
  number: 9,
  ask: {
    say: { key: "windmill-guess", args: { teller: 1, worth: 1 } },
    offers: [{ move: "guess", fields: { picture: { domain: "one-of", values: GRID, of: "picture" } } }],
  },
} as unknown as Sight["question"];
const viewOf = (more: object) => ({ ...TOLD, ...more }) as unknown as Sight["view"];

let seated: Seated;
beforeEach(() => {
  localStorage.clear();
  for (const [picture] of drawer.lines) drawer.pin(picture, "");
});
afterEach(async () => {
  await seated.leaves();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = (selector: string) => {
  seated.one(selector).click();
  flushSync();
};
const sent = () => seated.sent.filter(({ do: kind }) => kind !== "ping");
const keeps = (picture: string) => {
  press(`[data-picture=${picture}]`);
  press("dialog .lit");
};

test("the bar counts the tales; how many come is not said once somebody has left", async () => {
  seated = await Seated.at("windmill", TOLD, now(2));
  const bar = () => seated.one(".where").textContent?.trim();
  expect(bar()).toBe("Windmill, tale 4 of 9");
  seated.tells({ presence: ["here", "here", "left"] });
  expect(bar()).toBe("Windmill, tale 4");
});

describe("a secret guess", () => {
  test("is kept on this device, and nobody is told", async () => {
    seated = await Seated.at("windmill", TOLD, now(2));
    expect(seated.root.querySelector(".hand")).toBe(null);
    keeps("wm02");
    expect(seated.one(".hand").textContent).toMatch(/Your secret guess\s*Only you see it/);
    expect(seated.one(".chosen").dataset["picture"]).toBe("wm02");
    expect(sent()).toEqual([]);
    await seated.leaves();
    await seated.opens();
    expect(seated.one(".hand").textContent, "after a reload").toContain("Your secret guess");
  });

  test("is in the hand when the own turn comes: one tap", async () => {
    seated = await Seated.at("windmill", TOLD, now(2));
    keeps("wm03");
    seated.tells({ ...now(0), question: asked });
    press(".hand .lit");
    expect(sent()).toEqual([
      expect.objectContaining({ do: "answer", move: { move: "guess", picture: "wm03" } }),
    ]);
  });

  test("that another takes is lost, and one hears it", async () => {
    seated = await Seated.at("windmill", TOLD, now(2));
    keeps("wm03");
    const grid = ["wm01", "wm02", null, "wm04"];
    const say = vi.spyOn(live, "say");
    seated.tells({
      ...now(0),
      question: asked,
      view: viewOf({ grid, guesses: [{ seat: 2, picture: "wm03" }] }),
    });
    expect(seated.one(".hand").textContent).toMatch(
      /Your secret picture was taken by Bo\s*It was not the one/,
    );
    expect(seated.root.querySelector(".hand .lit")).toBe(null);
    expect(say.mock.calls.flat()).toContain("Your secret picture was taken by Bo");
  });

  test("is not offered once one has guessed: there is one guess each", async () => {
    seated = await Seated.at("windmill", TOLD, now(2));
    expect(seated.root.textContent).toContain("Guess along");
    const grid = ["wm01", "wm02", null, "wm04"];
    keeps("wm01");
    seated.tells({ ...now(2), view: viewOf({ grid, guesses: [{ seat: 0, picture: "wm03" }] }) });
    expect(seated.root.querySelector(".hand"), "nor is another picture kept for a turn to come").toBe(null);
    expect(seated.root.textContent).toContain("You have had your guess");
    press("[data-picture=wm02]");
    expect(seated.root.querySelector("dialog .lit")).toBe(null);
  });

  test("is for one tale", async () => {
    seated = await Seated.at("windmill", TOLD, now(2));
    keeps("wm03");
    seated.tells({ view: viewOf({ turn: 5 }) });
    expect(seated.root.querySelector(".hand")).toBe(null);
  });

  const result = (finder: number | null, picture = "wm03") => {
    const tale = { id: 4, round: 2, turn: 4, teller: 1, tale: TALE, picture, finder, guesses: [] };
    return {
      view: viewOf({ teller: null, tale: null, tales: [tale] }),
      now: { key: "windmill-now-unfound", args: { teller: 1 } },
    };
  };

  test("that was right is told to its owner with the result", async () => {
    seated = await Seated.at("windmill", TOLD, now(2));
    keeps("wm03");
    seated.tells(result(2));
    expect(seated.one(".had").textContent).toBe("You had it in secret, too.");
    seated.tells(result(2, "wm01"));
    expect(seated.root.querySelector(".had"), "it was another picture").toBe(null);
    seated.tells(result(0));
    expect(seated.root.querySelector(".had"), "the finder had it openly").toBe(null);
  });

  test("is for nobody who watches", async () => {
    seated = await Seated.at("windmill", TOLD, { seat: null, ...now(2) }, { seat: null });
    press("[data-picture=wm02]");
    expect(seated.root.querySelector("dialog .lit")).toBe(null);
  });
});

describe("the Storyteller", () => {
  const night: Record<string, string[]> = {
    wm01: ["night", "home"],
    wm02: ["night"],
    wm03: ["tea"],
    wm04: ["night"],
  };
  const writes = () => {
    vi.spyOn(decks, "motifs").mockImplementation((id) => night[id] ?? []);
    const view = { ...TOLD, teller: 0, tale: null, card: "wm01" };
    return Seated.at("windmill", view, { question: asksForATale(4) });
  };

  test("sees the pictures among which the others will look, and which of them are alike", async () => {
    seated = await writes();
    expect(seated.one(".among .chosen").dataset["picture"]).toBe("wm01");
    expect(seated.one(".among .chosen").getAttribute("aria-label")).toMatch(/, yours$/);
    const ringed = [...seated.root.querySelectorAll<HTMLElement>(".among .ringed")];
    expect(ringed.map((each) => each.dataset["picture"])).toEqual(["wm02", "wm04"]);
    expect(seated.one(".among").textContent).toContain("Two others show the night, too");
  });

  const watches = (more: object, points = 2) =>
    Seated.at(
      "windmill",
      { ...TOLD, teller: 0, card: "wm01", ...more },
      { ...now(1), scores: [points, 0, 0] },
    );

  test("sees the own picture marked while the others look, and what is at stake", async () => {
    seated = await watches({ guesses: [{ seat: 1, picture: "wm09" }] });
    expect(seated.one(".grid .mark").closest<HTMLElement>("[data-picture]")?.dataset["picture"]).toBe("wm01");
    expect(seated.one(".hand").textContent).toMatch(
      /two points each\s*Each wrong guess adds one. .* you lose one/,
    );
  });

  test("hears what a bet with the Windmill card would take, and who has nothing loses nothing", async () => {
    seated = await watches({ windmill: 2 }, 0);
    expect(seated.one(".hand").textContent).toMatch(/2 points for Bo, none for you\s*.* you get nothing/);
  });
});

describe("the drawer", () => {
  const LINE = "The moon had not washed since Tuesday.";
  const waits = (more: Partial<Sight> = {}, seat: number | null = 0) =>
    Seated.at(
      "windmill",
      { ...TOLD, tale: null },
      { seat, now: { key: "windmill-now-telling", args: { seat: 1 } }, ...more } as Partial<Sight>,
      { seat },
    );

  test("takes a line for a picture, shows both, and tells nobody", async () => {
    seated = await waits();
    expect(seated.one(".drawer").textContent).toContain("Keep a line of your own");
    press("[data-picture=wm02]");
    seated.types(LINE, "#pin-line");
    press("dialog form button");
    expect(seated.one(".drawer li").textContent).toContain(LINE);
    expect(seated.one(".grid .pin").closest<HTMLElement>("[data-picture]")?.dataset["picture"]).toBe("wm02");
    expect(sent()).toEqual([]);
  });

  test("an empty line takes the old one out", async () => {
    drawer.pin("wm02", LINE);
    seated = await waits();
    press("[data-picture=wm02]");
    expect(seated.one<HTMLInputElement>("#pin-line").value).toBe(LINE);
    seated.types("", "#pin-line");
    press("dialog form button");
    expect(seated.root.querySelector(".drawer li, .grid .pin")).toBe(null);
  });

  test("the arrows of the keyboard move in the line, not to the next picture", async () => {
    seated = await waits();
    press("[data-picture=wm02]");
    const press_key = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
    seated.one("#pin-line").dispatchEvent(press_key);
    flushSync();
    expect(seated.one("dialog").getAttribute("aria-label") ?? seated.one("dialog").textContent).toMatch(
      /owl/i,
    );
  });

  test("on a wide screen a third column has picture and line; a kept line and Escape lead back to the grid", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation(
      (media) =>
        ({
          media,
          matches: media.includes("1400px"),
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    );
    seated = await waits();
    press("[data-picture=wm02]");
    expect(seated.root.querySelector("dialog")).toBe(null);
    expect(document.activeElement?.id).toBe("pin-line");
    seated.types(LINE, ".beside #pin-line");
    seated
      .one("#pin-line")
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    flushSync();
    expect(drawer.of("wm02")).toBe(LINE);
    expect((document.activeElement as HTMLElement).dataset["picture"]).toBe("wm02");
    seated.one("#pin-line").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(seated.root.querySelector("#pin-line")).toBe(null);
  });

  test("gives the line to whoever has drawn its picture", async () => {
    drawer.pin("wm01", LINE);
    const view = { ...TOLD, teller: 0, tale: null, card: "wm01" };
    seated = await Seated.at("windmill", view, { question: asksForATale(4) });
    expect(seated.one(".slip").textContent).toContain(LINE);
    seated.types("It was late.");
    press(".slip button");
    expect(seated.one<HTMLTextAreaElement>("textarea").value).toBe(`It was late. ${LINE}`);
    expect(seated.root.querySelector(".slip")).toBe(null);
  });

  test("is not for those who watch", async () => {
    seated = await waits({}, null);
    expect(seated.root.querySelector(".drawer")).toBe(null);
    press("[data-picture=wm02]");
    expect(seated.root.querySelector("#pin-line")).toBe(null);
  });
});
