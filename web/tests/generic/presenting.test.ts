import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { lookOf } from "../../src/boards/generic/presenting";
import type { Sight, View } from "../../src/wire";
import { clear, FakeTable, show, speak } from "./fake.svelte";

const TEXTS = `
toy-now = The toy waits.
toy-face-1 = one
toy-face-5 = five
toy-view-seat = Cup of
toy-view-dice = Dice
    .of = face
toy-view-lined = In a line
    .as = line
toy-view-carded = As cards
    .as = cards
toy-view-tabled = As a table
    .as = table
toy-view-secret = Nobody looks at this
    .as = hidden
toy-view-odd = Odd
    .as = sideways
toy-view-counts = Cards in hand
    .by = seat
toy-view-cups = Cups
    .by = seat
toy-view-depot = In the depot
    .by = fruit
toy-fruit-apple = Apples
key = The Brass Key
    .shows = A key.
`;

const CUPS = [
  { seat: 0, dice: [1, 5] },
  { seat: 1, dice: [5] },
];

function see(view: Record<string, unknown>, more: Partial<Sight> = {}): HTMLElement {
  const sight = {
    seat: 0,
    view: view as unknown as View,
    now: { key: "toy-now" },
    scores: [0, 0, 0],
    ...more,
  };
  return show(new FakeTable({ presence: ["here", "here", "here"], ...sight }));
}

const texts = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map((each) => (each.textContent ?? "").replace(/\s+/g, " ").trim());
const block = (page: HTMLElement, label: string) =>
  [...page.querySelectorAll("dt")].find((each) => each.textContent === label)?.nextElementSibling ?? null;

beforeAll(() => speak("toy", TEXTS));
afterEach(clear);

describe("every value has a look, by its form alone", () => {
  test.each([
    ["nothing", "nothing", null],
    ["no entries", "nothing", []],
    ["a struct of nothing", "nothing", { a: null, b: [] }],
    ["a number", "word", 0],
    ["a switch", "word", false],
    ["a name", "word", "apple"],
    ["a picture", "picture", "key"],
    ["pictures, one of them gone", "pictures", ["key", null]],
    ["a tale", "passage", { parts: ["Once."] }],
    ["numbers", "line", [1, 2]],
    ["a struct", "fields", { a: 1 }],
    ["structs", "table", [{ a: 1 }, { a: 2, b: ["x"] }]],
    ["structs with a struct inside", "cards", [{ a: { b: 1 } }]],
    ["structs with a tale", "cards", [{ tale: { parts: ["Once."] } }]],
    ["structs of many fields", "cards", [{ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 }]],
    [
      "rows of equal length",
      "squares",
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ["rows of any length", "pairs", [[1, 2], [3]]],
  ])("%s: %s", (_, look, value) => expect(lookOf(value)).toBe(look));

  test.each([
    ["a list with an entry a seat", "pairs", [3, 0]],
    ["a record with names of a kind", "pairs", { apple: 3 }],
    ["structs by seat", "table", [{ a: 1 }, { a: 2 }]],
    ["structs by name", "table", { apple: { a: 1 } }],
  ])("%s: %s", (_, look, value) => expect(lookOf(value, "seat")).toBe(look));
});

test("structs are a table: a row each, columns by their labels, seats by name, values by their kind", () => {
  const page = see({ shown: CUPS });
  expect(texts(page, "thead th")).toEqual(["Cup of", "Dice"]);
  const rows = [...page.querySelectorAll("tbody tr")].map((row) => texts(row, "td > :not(.name)"));
  expect(rows).toEqual([
    ["Mina", "one, five"],
    ["Leo", "five"],
  ]);
  expect(page.querySelectorAll("td .pawn")).toHaveLength(2);
});

test("a table says what it is where it is laid out as cards, and its labels there are not read twice", () => {
  const page = see({ wide: [{ a: 1, b: 2, c: 3, d: 4 }] });
  expect(page.querySelector("table.wide")?.getAttribute("role")).toBe("table");
  expect(page.querySelectorAll("[role=columnheader]")).toHaveLength(4);
  expect(page.querySelectorAll("td > .name:not([aria-hidden=true])")).toHaveLength(0);
});

test("columns that nobody fills are left out, and an empty cell says so", () => {
  const page = see({ bids: [{ a: 1, b: null, c: "" }, { b: 2 }] });
  expect(texts(page, "thead th")).toEqual(["A", "B"]);
  expect(texts(page, "td > :not(.name)")).toEqual([
    "1",
    "client-generic-nothing",
    "client-generic-nothing",
    "2",
  ]);
});

test("an entry a seat stands beside the seat's name; structs get a column for it", () => {
  const page = see({ counts: [3, 0, 1], cups: CUPS });
  expect(texts(page, ".pairs dt")).toEqual(["Mina", "Leo", "Bo"]);
  expect(texts(page, ".pairs dd")).toEqual(["3", "0", "1"]);
  expect(texts(page, "tbody [scope=row]")).toEqual(["Mina", "Leo"]);
});

test("a record is named by the kind of its keys", () => {
  const page = see({ depot: { apple: 3, pear: 1 } });
  expect(texts(page, ".pairs dt")).toEqual(["Apples", "pear"]);
});

test("nested tuples: squares if they are as long, else one below the other", () => {
  const page = see({
    squares: [
      ["x", "o"],
      ["o", null],
    ],
    steps: [[1, 2], [3]],
  });
  expect(texts(page, "tr td")).toEqual(["x", "o", "o", "client-generic-nothing"]);
  expect(texts(page, "dd ol > li")).toEqual(["1, 2", "3"]);
});

test("words are facts with a label each, and what is empty is not shown", () => {
  const page = see({ round: 3, open_door: false, nothing: null, list: [1] });
  expect(texts(page, ".fact dt")).toEqual(["Round", "Open door"]);
  expect(texts(page, ".fact dd")).toEqual(["3", "no"]);
  expect(texts(page, "dl > div > dt")).toEqual(["Round", "Open door", "List"]);
});

test("a view with nothing in it has no paper", () => {
  expect(see({ nothing: null }).querySelector(".view")).toBeNull();
});

describe("a text says how its field is shown", () => {
  test("a line", () => {
    const page = see({ lined: CUPS });
    expect(page.querySelector("table")).toBeNull();
    expect(block(page, "In a line")?.textContent?.replace(/\s+/g, " ").trim()).toMatch(
      /Mina.*one, five; .*Leo.*five/,
    );
  });

  test("cards, of lists too", () => {
    const page = see({ carded: [[1, 5], [5]] });
    expect(texts(page, "dd ol > li")).toEqual(["1 5", "5"]);
    expect(page.querySelector("table")).toBeNull();
  });

  test("a table, of structs that would be cards", () => {
    expect(see({ tabled: [{ a: { b: 1 } }] }).querySelectorAll("tbody tr")).toHaveLength(1);
  });

  test("hidden, also in a struct and as a column", () => {
    const page = see({ secret: 7, store: { secret: 8, open: 1 }, rows: [{ secret: 9, a: 1 }] });
    expect(page.textContent).not.toMatch(/[789]/);
    expect(page.textContent).not.toContain("Nobody looks");
  });

  test("hidden pictures are not shown large either", () => {
    expect(see({ secret: "key" }).querySelector("figure")).toBeNull();
  });

  test("what it may not say counts for nothing", () => {
    expect(see({ odd: CUPS }).querySelectorAll("tbody tr")).toHaveLength(2);
  });
});

describe("seats", () => {
  const notes = (scores: number[]) => texts(see({}, { scores }), ".seats small");

  test("nobody has points: none are shown", () => expect(notes([0, 0, 0])).toEqual([]));

  test("somebody has: everybody's are", () =>
    expect(notes([0, -1, 2])).toEqual(Array(3).fill("client-generic-points")));

  test("a game may call them otherwise", async () => {
    await speak("dice", "dice-points = { $points } dice\ntoy-now = Now.");
    expect(notes([2, 0, 1])).toEqual(["2 dice", "0 dice", "1 dice"]);
    await speak("toy", TEXTS);
  });
});
