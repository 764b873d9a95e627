import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { words } from "../../src/words/words.svelte";
import { doing } from "../../src/boards/winter_tales/around/order";
import { valuesOf } from "../../src/table/offers";
import type { Seated } from "../table/seated";
import { answers, offersIn, press, push, scene, sit, viewOf } from "./scene";

let page: Seated;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => page.leaves());

const name = (char: string) => words.value(char, "character");
const last = () => answers(page).at(-1);
const offer = (found: ReturnType<typeof scene>, move: string) =>
  offersIn(found).find((each) => each.move === move);

describe("the turn", () => {
  it("asks who steps out, and shows where that is", async () => {
    const found = scene("turn");
    const chars = valuesOf(offer(found, "activate"), "char");
    const second = chars[1] ?? "";
    page = await sit(found);
    expect(page.one(`[data-char=${chars[0]}]`).className).toContain("acting");
    press(page, `.pick input[value=${second}]`);
    expect(page.one(`[data-char=${second}]`).className).toContain("acting");
    expect(page.one(".foot .lit").textContent).toBe(`${name(second)} steps out`);
    press(page, ".foot .lit");
    expect(last()).toMatchObject({ move: { move: "activate", char: second } });
  });

  it("says that the drawings turn with the character, to whoever plays both sides", async () => {
    const found = scene("turn", [], (view, _, seat) => {
      view.figures = {
        alice: { seat: seat ?? 0, side: "spring", space: "oaks-park" },
        wolf: { seat: seat ?? 0, side: "winter", space: "stump-green" },
      };
    });
    const char = offer(found, "activate")?.fields?.["char"];
    if (char?.domain === "one-of") char.values = ["alice", "wolf"];
    page = await sit(found);
    expect(page.one(".box").textContent).toContain(
      "With Alice, your drawings show their orange side, for Spring.",
    );
    press(page, ".pick input[value=wolf]");
    expect(page.one(".box").textContent).toContain(
      "With Wolf, your drawings show their blue side, for Winter.",
    );
    await page.leaves();
    const one = scene("turn", [], (view) => {
      for (const figure of Object.values(view.figures)) figure.side = "spring";
    });
    page = await sit(one);
    expect(page.one(".box").textContent).not.toContain("your drawings show");
  });

  it("saves for exactly two drawings", async () => {
    const found = scene("turn", ["save"]);
    const [char = ""] = valuesOf(offer(found, "save"), "char");
    const hand = viewOf(found.viewers.asked.sight).hand;
    page = await sit(found);
    press(page, "[data-step]");
    const choose = (card = "") => press(page, `.grid input[value=${card}]`);
    choose(hand[0]);
    press(page, ".foot .lit");
    expect(answers(page)).toEqual([]);
    choose(hand[1]);
    press(page, ".foot .lit");
    expect(last()).toMatchObject({ move: { move: "save", char, cards: [hand[0], hand[1]] } });
  });
});

describe("the action", () => {
  const found = () => scene("own-activation", ["generate", "pass", "resolve"]);

  it("begins a quest, with the bookmark in sight", async () => {
    const quest = found();
    const [token = ""] = valuesOf(offer(quest, "resolve"), "token");
    page = await sit(quest);
    press(page, `.pick input[value=${token}]`);
    press(page, ".foot .lit");
    expect(last()).toMatchObject({ move: { move: "resolve", token } });
  });

  it("places a new quest where it may lie", async () => {
    page = await sit(found());
    press(page, ".pick input[value=generate]");
    press(page, ".foot .lit");
    expect(answers(page)).toEqual([]);
    const token = page.one<HTMLInputElement>(".pick input:checked").value;
    const place = page.one<HTMLButtonElement>(".town .dot");
    press(page, ".town .dot");
    press(page, ".foot .lit");
    expect(last()).toMatchObject({ move: { move: "generate", token, at: place.value } });
  });

  it("ends with nothing more, and with the activation if no drawing is too many", async () => {
    page = await sit(found());
    press(page, ".pick input[value=pass]");
    press(page, ".foot .lit");
    expect(last()).toMatchObject({ move: { move: "pass" }, then: [{ move: "keep", discard: [] }] });
  });
});

it("puts away as many drawings as are too many", async () => {
  const found = scene("own-activation", ["keep"]);
  const discard = offer(found, "keep")?.fields?.["discard"];
  if (discard?.domain !== "some") throw new Error("nothing to put away");
  Object.assign(discard, { least: 1, most: 1 });
  page = await sit(found);
  press(page, ".foot .lit");
  expect(answers(page)).toEqual([]);
  const [first = "", second = ""] = discard.values.map(String);
  press(page, `.grid input[value=${first}]`);
  press(page, `.grid input[value=${second}]`);
  press(page, ".foot .lit");
  expect(last()).toMatchObject({ move: { move: "keep", discard: [second] } });
});

describe("setting up", () => {
  it("takes a character and then its place", async () => {
    const found = scene("casting");
    const [char = ""] = valuesOf(offer(found, "take-character"), "char");
    page = await sit(found);
    press(page, `.gallery input[value=${char}]`);
    press(page, ".foot .lit");
    expect(answers(page)).toEqual([]);
    expect(page.says).toBe(`Where does ${name(char)} wait? Pick an empty location.`);
    const place = page.one<HTMLButtonElement>(".town .dot").value;
    press(page, ".town .dot");
    press(page, ".foot .lit");
    expect(last()).toMatchObject({ move: { move: "take-character", char, space: place } });
  });

  it("offers nobody who is taken, and says whose it is", async () => {
    const found = scene("casting", [], (view, _, seat) => {
      view.figures = { wolf: { seat: seat ?? 0, side: "winter", space: "whistle-square" } };
    });
    for (const { fields } of offersIn(found)) {
      const char = fields?.["char"];
      if (char?.domain === "one-of") char.values = char.values.filter((each) => each !== "wolf");
    }
    page = await sit(found);
    expect(page.root.querySelector(".gallery input[value=wolf]")).toBeNull();
    expect(page.root.querySelectorAll(".gallery .taken .pawn")).toHaveLength(1);
    press(page, ".gallery .taken[value=wolf]");
    expect(page.one(".foot [role=status]").textContent?.trim()).toBe("You have Wolf already.");
    press(page, ".gallery input");
    expect(page.one(".foot [role=status]").textContent?.trim()).toBe("");
  });

  it("says of a character of the other side why it cannot be taken", async () => {
    page = await sit(scene("casting"));
    press(page, ".gallery .taken[value=wolf]");
    expect(page.one(".foot [role=status]").textContent?.trim()).toBe(
      "Wolf is a soldier. Take a rebel of Spring.",
    );
  });

  it("opens a character's story as a whole, and closes it again", async () => {
    page = await sit(scene("casting"));
    press(page, ".gallery input");
    const more = () => page.one(".past button");
    expect(more().getAttribute("aria-expanded")).toBe("false");
    expect(more().textContent).toBe("Read on");
    press(page, ".past button");
    expect(more().getAttribute("aria-expanded")).toBe("true");
    expect(page.one(".story").classList.contains("whole")).toBe(true);
    press(page, ".past button");
    expect(page.one(".story").classList.contains("whole")).toBe(false);
  });

  it("places a quest", async () => {
    page = await sit(scene("placing-quest"));
    press(page, ".foot .lit");
    expect(answers(page)).toEqual([]);
    const place = page.one<HTMLButtonElement>(".town .dot").value;
    press(page, ".town .dot");
    press(page, ".foot .lit");
    expect(last()).toMatchObject({ move: { move: "place-quest", at: place } });
  });

  it("asks for the rebel of a quest that a rebel carries, and says where each is", async () => {
    const found = scene("placing-quest", [], (view, _, seat) => {
      view.figures = { alice: { seat: seat ?? 0, side: "spring", space: "oaks-park" }, wolf: { seat: 1, side: "winter", space: "stump-green" } }; // prettier-ignore
    });
    const at = offer(found, "place-quest")?.fields?.["at"];
    if (at?.domain === "one-of") at.values = ["alice", "cranky"];
    page = await sit(found);
    expect(page.one(".foot .lit").textContent).toBe("Choose a character");
    expect(page.one(".place .about").classList.contains("only-wide")).toBe(false);
    push(page, "List of places");
    expect(page.one(".place .about").classList.contains("only-wide"), "the list hides the map").toBe(true);
    expect(page.one(".places label").textContent).toMatch(/Alice.*Oaks Park\..*Alice, Spring, yours\./s);
  });

  it("shows a phone who wins how, until a character is looked at", async () => {
    const found = scene("casting");
    const [char = ""] = valuesOf(offer(found, "take-character"), "char");
    page = await sit(found);
    const sides = () => page.one(".sides").closest(".only-wide");
    expect(sides()).toBeNull();
    press(page, `.gallery input[value=${char}]`);
    expect(sides()).not.toBeNull();
  });

  it("names the quests that the opening is to tell of", async () => {
    const found = scene("opening", [], (view) => {
      view.quests = { "safe-house": "oaks-park", "freezing-horror": "winter-prison" };
    });
    page = await sit(found);
    expect(page.says).toMatch(/What are The Safe House and Freezing Horror about\?$/);
  });

  it("names an arbiter, the suggested one first", async () => {
    const found = scene("arbitrating");
    page = await sit(found);
    press(page, ".foot .lit");
    expect(last()).toMatchObject({ move: { move: "name-arbiter", seat: 0 } });
  });
});

describe("the reader's hand", () => {
  it("lies open to whoever is asked, and a tap covers it", async () => {
    page = await sit(scene("turn"));
    expect(page.root.querySelectorAll(".hand [data-card]").length).toBeGreaterThan(0);
    push(page, "Cover it");
    expect(page.root.querySelector("[data-card]")).toBeNull();
  });

  it("is covered while others play, and is nobody else's", async () => {
    const found = scene("turn");
    page = await sit(found, "other");
    expect(page.root.querySelector("[data-card]")).toBeNull();
    flushSync(() => page.one(".drawer").click());
    const shown = [...page.root.querySelectorAll("[data-card]")].map((each) =>
      each.getAttribute("data-card"),
    );
    expect(shown).toEqual(viewOf(found.viewers.other.sight).hand);
    await page.leaves();
    page = await sit(found, "onlooker");
    expect(page.root.querySelector(".hand, [data-card], .drawer")).toBeNull();
  });

  it("opens large at a second tap where nothing is to be woven in", async () => {
    page = await sit(scene("turn"));
    press(page, ".hand button");
    expect(page.root.querySelector(".large .scard")).not.toBeNull();
    push(page, "Put it back");
    expect(page.root.querySelector(".large")).toBeNull();
  });
});

it("says of whoever is asked for a vote that they answer", async () => {
  page = await sit(scene("turn"));
  expect(doing("wrapping-up")).toBe("answers");
  expect(doing("opening")).toBe("tells");
});

it("says who comes next, clockwise, of those who have a character to play", async () => {
  let next = -1;
  const found = scene("turn", [], (view) => {
    const at = view.ring.indexOf(view.acting);
    next = view.ring[(at + 2) % view.ring.length] ?? -1;
    const skipped = view.ring[(at + 1) % view.ring.length];
    for (const figure of Object.values(view.figures)) figure.ready = figure.seat !== skipped;
  });
  page = await sit(found);
  const notes = [...page.root.querySelectorAll(".ring li")].map(
    (each) => each.querySelector("small")?.textContent,
  );
  const view = viewOf(found.viewers.asked.sight);
  expect(notes[view.ring.indexOf(next)]).toBe("next");
  expect(notes.filter((note) => note === "next")).toHaveLength(1);
});
