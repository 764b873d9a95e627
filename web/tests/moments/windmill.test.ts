import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { remember } from "../../src/lib/memory";
import { live } from "../../src/lib/live.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { prepare } from "../../src/table/Playing.svelte";
import { Seated } from "../table/seated";
import { MILL } from "../table/views";

let seated: Seated;
const TALE = { parts: ["It left on a Tuesday."] };
const GUESSING = { ...MILL, teller: 1, tale: TALE, grid: ["wm04", "wm07", "wm17"] };
const OVER = (picture: string | null, guesses: object[], finder: number | null) => ({
  ...MILL,
  teller: null,
  tales: [{ id: 1, round: 1, turn: 1, teller: 1, tale: TALE, picture, finder, guesses, put_aside: false }],
});
const guessed = (seat: number, picture: string, right = false) => ({
  event: "guessed",
  seat,
  picture,
  right,
});
const scored = (seat: number, points: number, rule: string) => ({ event: "scored", seat, points, rule });
const closed = (finder: number | null, picture: string | null) => ({
  event: "closed",
  seat: 1,
  finder,
  picture,
});

const stage = () => seated.root.querySelector<HTMLElement>(".stage");
const title = () => stage()?.querySelector(".title")?.textContent;
const small = () => stage()?.querySelector(".small-words")?.textContent;
const spoken = () => live.polite.map(({ sentence }) => sentence);
const passes = (ms: number) => {
  vi.advanceTimersByTime(ms);
  flushSync();
};

beforeEach(async () => {
  live.polite = [];
  seated = await Seated.at("windmill", GUESSING, { scores: [3, 4, 2] });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await seated.leaves();
  settings.set("calm", false);
  vi.unstubAllGlobals();
});

const wrong = (more: object[] = []) =>
  seated.tells({ view: { ...GUESSING, guesses: [{ seat: 2, picture: "wm04" }] } as never }, [
    guessed(2, "wm04"),
    ...more,
  ]);

describe("a wrong guess", () => {
  test("begins like a right one, then says what it was not and what it costs", () => {
    wrong();
    expect([title(), small()]).toEqual(["Bo points at the whale.", "Leo’s card lies face down."]);
    passes(520);
    expect([title(), small()]).toEqual(["Not the whale.", "A wrong guess costs Bo nothing."]);
    passes(680);
    expect(stage()?.classList.contains("leaving")).toBe(true);
    passes(320);
    expect(stage()).toBe(null);
  });

  test("is said once, in one piece, with the picture's description and in place of its event", () => {
    wrong();
    const said = spoken().filter((each) => /whale/i.test(each));
    expect(said).toEqual([
      "Not the whale. A wrong guess costs Bo nothing. Whale with a garden on its back above a town.",
    ]);
    expect(stage()?.getAttribute("aria-hidden")).toBe("true");
  });

  test("costs a point if the Windmill card was staked", () => {
    seated.tells({ scores: [3, 4, 1] }, []);
    wrong([scored(2, -1, "WM-56")]);
    passes(520);
    expect(small()).toBe("Bo bet with the Windmill card and loses one point.");
    expect(stage()?.querySelector(".stake")).not.toBe(null);
  });
});

describe("a right guess", () => {
  const right = (points: [number, number][]) =>
    seated.tells(
      {
        view: OVER(
          "wm07",
          [
            { seat: 2, picture: "wm04" },
            { seat: 0, picture: "wm07" },
          ],
          0,
        ) as never,
        scores: [5, 6, 2],
      },
      [guessed(0, "wm07", true), ...points.map(([seat, n]) => scored(seat, n, "WM-42")), closed(0, "wm07")],
    );

  test("turns the card and says what it is worth, pawn by pawn", () => {
    right([
      [0, 2],
      [1, 2],
    ]);
    expect(title()).toBe("You point at the walking cottage.");
    passes(520);
    expect(title()).toBe("Leo’s card turns …");
    expect(stage()?.querySelector(".laid.open .front")).not.toBe(null);
    passes(780);
    expect([title(), small()]).toEqual(["You found it!", "Second guess: two points each."]);
    const points = () => stage()?.querySelector(".track svg")?.getAttribute("aria-label");
    expect(points()).toContain("Mina 3, Leo 4");
    passes(200);
    expect(points()).toContain("Mina 5, Leo 4");
    passes(500);
    expect(points()).toContain("Mina 5, Leo 6");
  });

  test("with the Windmill card is for the guesser alone", () => {
    right([[0, 3]]);
    passes(1_300);
    expect(small()).toBe("You bet with the Windmill card: 3 points for you alone.");
  });
});

describe("nobody has found it", () => {
  const over = (picture: string | null, events: object[]) =>
    seated.tells({ view: OVER(picture, [{ seat: 2, picture: "wm04" }], null) as never }, events);

  test("the last wrong guess, then the card that was meant", () => {
    over("wm17", [guessed(2, "wm04"), scored(1, -1, "WM-46"), closed(null, "wm17")]);
    passes(520);
    expect(title()).toBe("Not the whale.");
    passes(780);
    expect([title(), small()]).toEqual(["Nobody found it.", "Leo meant the sleeping giant."]);
    expect(spoken().some((each) => each.endsWith("Nobody found it. Leo meant the sleeping giant."))).toBe(
      true,
    );
  });

  test("a card that is not shown is not named", () => {
    over(null, [{ event: "missed", seat: 2 }, closed(null, null)]);
    passes(520);
    expect(small()).toBe("The card goes back unseen.");
    expect(stage()?.querySelector(".laid .front")).toBe(null);
  });
});

describe("nothing waits for a moment", () => {
  test("a tap ends it, and presses nothing beneath it", () => {
    wrong();
    let pressed = 0;
    seated.root.addEventListener("click", () => (pressed += 1));
    stage()?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }));
    stage()?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    flushSync();
    expect(stage()?.classList.contains("leaving")).toBe(true);
    expect(pressed).toBe(0);
    passes(320);
    expect(stage()).toBe(null);
  });

  test("Escape ends it, other keys go to the page", () => {
    wrong();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
    flushSync();
    expect(stage()?.classList.contains("leaving")).toBe(false);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(stage()?.classList.contains("leaving")).toBe(true);
  });

  test("the next guess takes the place of this one", () => {
    wrong();
    passes(520);
    seated.tells({}, [guessed(0, "wm17")]);
    expect(title()).toBe("You point at the sleeping giant.");
  });

  test("with less motion the same acts follow each other", () => {
    settings.set("calm", true);
    wrong();
    expect(stage()?.classList.contains("still")).toBe(true);
    passes(520);
    expect(title()).toBe("Not the whale.");
  });
});

describe("no moment is made", () => {
  test("of what happened before a reload", async () => {
    await seated.leaves();
    vi.useRealTimers();
    remember(`seen ${seated.id}`, 0);
    const missed = [{ n: 1, events: [guessed(2, "wm04")] as never }];
    await seated.opens({ n: 1, missed }, {}, () => prepare("windmill"));
    expect(spoken().join(" ")).toContain("Whale above the Roofs"); // it is news
    expect(stage()).toBe(null);
  });

  test("of what happened while the line was lost", async () => {
    seated.greets({ n: 2, missed: [{ n: 2, events: [guessed(2, "wm04")] as never }] });
    flushSync();
    expect(stage()).toBe(null);
    expect(spoken().some((each) => each.includes("Bo chooses “Whale above the Roofs”: not this one."))).toBe(
      true,
    );
  });

  test("of many events that are caught up with", () => {
    seated.hears({
      say: "caught-up",
      now: Date.now(),
      sight: seated.sight,
      frames: [2, 3].map((n) => ({ n, events: [guessed(2, "wm04")] })),
    });
    expect(stage()).toBe(null);
  });

  test("twice of the same guess", () => {
    wrong();
    passes(1_520);
    seated.tells({}, []);
    expect(stage()).toBe(null);
  });

  test("of a stake, a missed guess or a tale", () => {
    seated.tells({}, [
      { event: "staked", seat: 2 },
      { event: "missed", seat: 2 },
    ]);
    expect(stage()).toBe(null);
  });
});
