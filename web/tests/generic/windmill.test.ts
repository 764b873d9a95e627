import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { MillView } from "../../src/wire/windmill";
import type { Sight } from "../../src/wire";
import { clear, FakeTable, named, press, show, speak, tick, type } from "./fake.svelte";

const TEXTS = `
windmill-guess = Which picture belongs to the tale?
windmill-tell = Tell your tale about the hidden picture.
windmill-now-telling = { SEAT($seat) } is dreaming up a tale.
windmill-move-stake = Take the Windmill card
windmill-move-guess = Choose a picture
windmill-move-note = A line for the book
    .tale = Which tale
    .line = Your line
windmill-view-teller = Storyteller
    .of = seat
windmill-view-grid = The grid
windmill-view-tale = The tale
windmill-view-card = The Storyteller’s picture
windmill-view-guesses = Guesses so far
wm01 = The Lantern Path
    .name = Child with lanterns
    .shows = A child follows paper lanterns.
    .closer = The scarf is striped.
wm02 = The Watchful Owl
    .shows = A huge owl sits on a roof.
wm03 = The Teapot Lighthouse
    .shows = A teapot pours light.
WM-23 = A tale has at most 4 sentences.
    .why = four sentences at most
WM-52 = Who has no point cannot take the Windmill card.
    .why = you need a point to lose
`;

const VIEW: MillView = {
  round: 1,
  rounds: 3,
  turn: 2,
  token: 0,
  pawns: ["amber", "teal", "moss"],
  grid: ["wm01", null, "wm02", "wm03"],
  deck: 20,
  aside: [],
  teller: 1,
  card: null,
  tale: { parts: ["Once there was a light."], lang: "fr" },
  guesses: [{ seat: 2, picture: "wm03" }],
  windmill: null,
  tales: [],
  notes: {},
  unshown: {},
  titles: {},
};

const GUESSING: Sight = {
  seat: 0,
  view: VIEW,
  now: { key: "windmill-now-telling", args: { seat: 1 } },
  scores: [2, 0, 5],
  presence: ["here", "away", "here"],
  waiting: [{ seat: 0 }],
  question: {
    number: 7,
    ask: {
      say: { key: "windmill-guess" },
      offers: [
        {
          move: "guess",
          fields: {
            picture: { domain: "one-of", values: ["wm01", "wm02"], of: "picture", closed: { wm03: "WM-52" } },
          },
        },
      ],
      closed: { stake: "WM-52" },
    },
  },
  asides: [
    {
      move: "note",
      fields: {
        tale: { domain: "one-of", values: [3] },
        line: { domain: "words", chars: 200, may_be_empty: false },
      },
    },
  ],
};

const TELLING: Sight = {
  ...GUESSING,
  view: { ...VIEW, tale: null, card: "wm01" },
  question: {
    number: 9,
    ask: {
      say: { key: "windmill-tell" },
      offers: [
        {
          move: "tell",
          fields: { tale: { domain: "words", chars: 60, sentences: 2, may_be_empty: false, rule: "WM-23" } },
        },
        { move: "stake" },
      ],
      drafted: true,
    },
  },
};

beforeAll(() => speak("windmill", TEXTS));
afterEach(clear);

describe("Windmill on the generic board", () => {
  test("the question is the sentence, else what is happening", () => {
    const table = new FakeTable(GUESSING);
    const page = show(table);
    expect(page.querySelector("h1")?.textContent).toBe("Which picture belongs to the tale?");
    table.sight = { ...GUESSING, question: null };
    flushSync();
    expect(page.querySelector("h1")?.textContent).toBe("Leo is dreaming up a tale.");
  });

  test("a picture is chosen by its name and sent", () => {
    const table = new FakeTable(GUESSING);
    const page = show(table);
    tick(page, "The Watchful Owl");
    press(page, "Choose a picture");
    expect(table.answers).toEqual([{ move: "guess", picture: "wm02" }]);
  });

  test("nothing is sent before a picture is chosen", () => {
    const table = new FakeTable(GUESSING);
    press(show(table), "Choose a picture");
    expect(table.answers).toEqual([]);
  });

  test("a picture is described to those who cannot see it", () => {
    const page = show(new FakeTable(GUESSING));
    const radio = named(page, "input", "Child with lanterns");
    const described = document.getElementById(radio.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain("A child follows paper lanterns. The scarf is striped.");
  });

  test("a closed picture and a closed move say which rule closes them", () => {
    const page = show(new FakeTable(GUESSING));
    expect(named<HTMLInputElement>(page, "input", "The Teapot Lighthouse").disabled).toBe(true);
    const stake = named<HTMLButtonElement>(page, "button", "Take the Windmill card");
    expect(stake.disabled).toBe(true);
    const why = document.getElementById(stake.getAttribute("aria-describedby") ?? "");
    expect(why?.textContent).toBe("You need a point to lose.");
    const rule = why?.parentElement?.querySelector("button");
    rule?.click();
    flushSync();
    expect(rule?.getAttribute("aria-expanded")).toBe("true");
    expect(page.textContent).toContain("Who has no point cannot take the Windmill card.");
  });

  test("one action is lit, and no more", async () => {
    for (const sight of [GUESSING, TELLING]) {
      const page = show(new FakeTable(sight));
      expect(page.querySelectorAll(".lit")).toHaveLength(1);
      await clear();
    }
  });

  test("the view is shown by its labels: seats by name, tales in their language, gone places kept", () => {
    const page = show(new FakeTable(GUESSING));
    const labels = [...page.querySelectorAll("dt")].map((each) => each.textContent);
    expect(labels).toContain("Storyteller");
    const teller = [...page.querySelectorAll("dt")].find((each) => each.textContent === "Storyteller");
    expect(teller?.nextElementSibling?.textContent?.trim()).toBe("Leo");
    expect(labels).not.toContain("Windmill card is with");
    expect(page.querySelector("blockquote")?.lang).toBe("fr");
    expect(page.querySelectorAll(".grid li")).toHaveLength(4);
  });

  test("a tale is written, counted and sent in the reader's language", () => {
    const table = new FakeTable(TELLING);
    const page = show(table);
    type(page, "Tell this tale", "One. Two. Three. ".padEnd(65, "x"));
    expect(page.textContent).toContain("5 characters too many");
    expect(page.textContent).toContain("2 sentences too many");
    type(page, "Tell this tale", "Once. And then?");
    expect(page.textContent).toContain("45 characters left");
    expect(page.textContent).toContain("0 sentences left");
    press(page, "Tell this tale");
    expect(table.answers).toEqual([{ move: "tell", tale: { parts: ["Once. And then?"], lang: "en" } }]);
  });

  test("a move without fields is a button", () => {
    const table = new FakeTable(TELLING);
    press(show(table), "Take the Windmill card");
    expect(table.answers).toEqual([{ move: "stake" }]);
  });

  test("a draft is kept, and gone on with after a reload", async () => {
    const table = new FakeTable(TELLING);
    table.welcome = { sight: TELLING, draft: { move: "tell", tale: { parts: ["Once"], lang: "en" } } };
    const page = show(table);
    expect(page.querySelector("textarea")?.value).toBe("Once");
    await new Promise((done) => setTimeout(done, 700));
    expect(table.drafted).toEqual([]);
    type(page, "Tell this tale", "Once upon");
    await new Promise((done) => setTimeout(done, 700));
    expect(table.drafted).toEqual([{ move: "tell", tale: { parts: ["Once upon"], lang: "en" } }]);
  });

  test("an old draft does not come back in a later question", () => {
    const table = new FakeTable(TELLING);
    table.welcome = { sight: GUESSING, draft: { move: "tell", tale: { parts: ["Once"], lang: "en" } } };
    expect(show(table).querySelector("textarea")?.value).toBe("");
  });

  test("what is written stays when the table moves on around the same question", () => {
    const table = new FakeTable(TELLING);
    const page = show(table);
    type(page, "Tell this tale", "Once");
    table.sight = { ...structuredClone(TELLING), scores: [9, 9, 9] };
    flushSync();
    expect(page.querySelector("textarea")?.value).toBe("Once");
  });

  test("an aside is sent beside the question", () => {
    const table = new FakeTable(GUESSING);
    const page = show(table);
    type(page, "Your line", "It was windy.");
    press(page, "A line for the book");
    expect(table.besides).toEqual([
      { move: "note", tale: 3, line: { parts: ["It was windy."], lang: "en" } },
    ]);
    expect(table.answers).toEqual([]);
  });

  test("a refusal says its rule's reason beside the form that was sent; the rule itself one can open", () => {
    const table = new FakeTable(GUESSING);
    const page = show(table);
    type(page, "Your line", "It was windy.");
    press(page, "A line for the book");
    table.refusal = { say: { key: "kit-closed" }, rule: "WM-23", by_rule: true };
    flushSync();
    const alert = page.querySelector("[role=alert]");
    expect(alert?.textContent).toBe("Four sentences at most.");
    expect(alert?.closest("details")?.querySelector("textarea")).toBeTruthy();
    expect(alert?.parentElement?.textContent).not.toContain("WM-23");
    alert?.parentElement?.querySelector("button")?.click();
    flushSync();
    expect(alert?.parentElement?.textContent).toContain("WM-23");
  });

  test("nothing is sent twice while the table has not answered", () => {
    const table = new FakeTable(TELLING);
    table.sending = 1;
    press(show(table), "Take the Windmill card");
    expect(table.answers).toEqual([]);
  });
});
