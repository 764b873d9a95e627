import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { fieldsOf, joined, settled, startOf } from "../../src/boards/generic/joined";
import { fullTitleOf, runsOf } from "../../src/boards/generic/direct";
import { litOf, type Kind } from "../../src/boards/generic/lit";
import type { Domain, Offer, Sight, View } from "../../src/wire";
import { clear, FakeTable, named, press, show, speak, tick } from "./fake.svelte";

const TEXTS = `
toy-ask = Do something.
toy-now = The toy waits.
toy-move-bid = Bid
    .count = How many
    .face = Showing
toy-move-take = Take stones
    .count = How many?
toy-face-5 = five
toy-cost = costs { $coins }
`;

const amount = (low: number, high: number): Domain => ({ domain: "amount", low, high });
const oneOf = (values: number[], more = {}): Domain => ({ domain: "one-of", values, of: "face", ...more });
const bid = (count: Domain, face: Domain): Offer => ({ move: "bid", fields: { count, face } });
const HIGHER = bid(amount(2, 2), oneOf([5, 6])); // as many, of a higher face
const MORE = bid(amount(3, 9), oneOf([1, 2, 3, 4, 5, 6])); // or more
const domains = (offers: Offer[], values = {}) => Object.fromEntries(fieldsOf(offers, values));

function asks(offers: Offer[], more: object = {}): FakeTable {
  const question = { number: 1, ask: { say: { key: "toy-ask" }, offers, ...more } };
  const view = {} as unknown as View;
  const sight: Sight = { seat: 0, view, now: { key: "toy-now" }, scores: [], presence: [], question };
  return new FakeTable(sight);
}

beforeAll(() => speak("toy", TEXTS));
afterEach(clear);

describe("two offers of a kind", () => {
  test("are one form, with all values of both", () => {
    expect(joined([HIGHER, { move: "pass" }, MORE]).map(({ places }) => places)).toEqual([[0, 2], [1]]);
    expect(domains([HIGHER, MORE])).toEqual({ count: amount(2, 9), face: MORE.fields?.["face"] });
  });

  test("what the first field has chosen narrows the second", () => {
    expect(domains([HIGHER, MORE], { count: 2 })["face"]).toEqual(oneOf([5, 6]));
    expect(domains([HIGHER, MORE], { count: 3 })["face"]).toEqual(oneOf([1, 2, 3, 4, 5, 6]));
  });

  test("a value that no longer fits begins anew, one that fits stays", () => {
    expect(settled([HIGHER, MORE], { count: 2, face: 1 })).toEqual({ count: 2, face: undefined });
    expect(settled([HIGHER, MORE], { count: 2, face: 5 })).toEqual({ count: 2, face: 5 });
  });

  test("a draft of another question is taken as far as it fits", () => {
    const draft = { move: "bid", count: 2, face: 1 };
    expect(startOf([HIGHER, MORE], draft)).toEqual({ count: 2, face: undefined });
  });

  test("every move that the form sends is one of an offer", () => {
    const table = asks([{ move: "pass" }, HIGHER, MORE]);
    const page = show(table);
    expect(page.querySelectorAll("form")).toHaveLength(1);
    const faces = () =>
      [...page.querySelectorAll<HTMLInputElement>("[type=radio]")].map(({ value }) => value);
    expect(faces()).toEqual(["5", "6"]);
    named<HTMLButtonElement>(page, "form button[type=button]", "client-generic-more-of").click();
    flushSync();
    expect(faces()).toEqual(["1", "2", "3", "4", "5", "6"]);
    tick(page, "1");
    named<HTMLButtonElement>(page, "form button[type=button]", "client-generic-fewer").click();
    flushSync();
    press(page, "Bid");
    expect(table.answers).toEqual([]); // a face is missing again
    tick(page, "five");
    press(page, "Bid");
    expect(table.answers).toEqual([{ move: "bid", count: 2, face: 5 }]);
  });

  test("a gap between two ranges is not offered", () => {
    const face = oneOf([1]);
    expect(domains([bid(amount(1, 2), face), bid(amount(5, 6), face)])["count"]).toMatchObject({
      domain: "one-of",
      values: [1, 2, 5, 6],
    });
  });

  test("a value that one of them closes and the other has is open", () => {
    const [shut, open] = [oneOf([5], { closed: { 6: "TT-1", 7: "TT-2" } }), oneOf([6])];
    const face = domains([bid(amount(1, 1), shut), bid(amount(1, 1), open)])["face"];
    expect(face).toMatchObject({ values: [5, 6], closed: { 7: "TT-2" } });
  });

  test("that have too little in common stay apart, with an “or” and titles that differ", () => {
    const other = bid(amount(3, 9), { domain: "flag" });
    const page = show(asks([HIGHER, other]));
    expect(page.querySelectorAll("form")).toHaveLength(2);
    expect(page.querySelector(".or")?.textContent).toBe("client-generic-or");
    const titles = [...page.querySelectorAll("[type=submit]")].map((each) => each.textContent);
    expect(titles).toEqual(["Bid: How many 2, five, 6", "Bid: How many 3–9"]);
  });

  test("a single offer has its plain title", () => expect(fullTitleOf(MORE, [MORE])).toBe("Bid"));
});

describe("one choice of few values is a row of buttons that answer at once", () => {
  const take = (count: Domain): Offer => ({ move: "take", fields: { count } });
  const row = (page: HTMLElement) => [...page.querySelectorAll("fieldset button.quiet")];

  test("an amount", () => {
    const table = asks([take(amount(1, 3))]);
    const page = show(table);
    expect(page.querySelector("form")).toBeNull();
    expect(page.querySelector("legend")?.textContent).toBe("Take stones: How many?");
    expect(row(page).map((each) => each.textContent?.trim())).toEqual(["1", "2", "3"]);
    press(page, "2");
    expect(table.answers).toEqual([{ move: "take", count: 2 }]);
  });

  test("a seat, yes or no", async () => {
    const seats = asks([take({ domain: "one-of", values: [1, 2], of: "seat" })]);
    press(show(seats), "Bo");
    expect(seats.answers).toEqual([{ move: "take", count: 2 }]);
    await clear();
    const flag = asks([take({ domain: "flag" })]);
    press(show(flag), "Yes");
    expect(flag.answers).toEqual([{ move: "take", count: true }]);
  });

  test("with what a value costs, and the rule that closes one", () => {
    const notes = { 5: { key: "toy-cost", args: { coins: 2 } } };
    const table = asks([take(oneOf([5, 6], { notes, closed: { 7: "TT-1" } }))]);
    const page = show(table);
    const five = named<HTMLButtonElement>(page, "button", "five");
    expect(document.getElementById(five.getAttribute("aria-describedby") ?? "")?.textContent).toBe("costs 2");
    expect(named<HTMLButtonElement>(page, "button", "7").disabled).toBe(true);
    expect(page.querySelectorAll(".why")).not.toHaveLength(0);
  });

  test("alternatives with one field are one row", () => {
    const page = show(asks([take(oneOf([1])), take(oneOf([6]))]));
    expect(row(page).map((each) => each.textContent?.trim())).toEqual(["1", "6"]);
  });

  test("not while the table has not answered", () => {
    const table = asks([take(amount(1, 3))]);
    table.sending = 1;
    press(show(table), "2");
    expect(table.answers).toEqual([]);
  });

  test.each([
    ["many values", amount(1, 40)],
    ["one value", amount(5, 5)],
    ["a shut switch", { domain: "flag", may: false } as Domain],
  ])("%s: a form", (_, domain) => {
    const page = show(asks([take(domain)]));
    expect(page.querySelectorAll("form [type=submit]")).toHaveLength(1);
  });
});

describe("the lit button", () => {
  const lit = (kinds: Kind[], more = {}) =>
    litOf(
      kinds.map((kind, place) => ({ move: `${kind}-${place}`, offers: [], places: [place] })),
      kinds,
      more,
    );

  test.each([
    ["the only button", 0, ["button"], {}],
    ["the only button, even if silence presses it", 0, ["button"], { otherwise: "button-0" }],
    [
      "of two buttons the one that silence does not press",
      0,
      ["button", "button"],
      { otherwise: "button-1" },
    ],
    ["of two buttons none", -1, ["button", "button"], {}],
    ["of three buttons none", -1, ["button", "button", "button"], { otherwise: "button-1" }],
    ["the only form among buttons", 1, ["button", "form"], { otherwise: "button-0" }],
    ["of two forms none", -1, ["form", "form"], {}],
    ["of two forms the kind made last", 1, ["form", "form"], { recent: "form-1" }],
    ["of two forms the one that is being filled in", 1, ["form", "form"], { touched: 1, recent: "form-0" }],
    ["of folded forms the open one", 1, ["button", "form", "form", "form"], { folded: true }],
    ["none beside a row whose values are equal", -1, ["row", "button"], { otherwise: "row-0" }],
  ] as [string, number, Kind[], object][])("%s", (_, place, kinds, more) =>
    expect(lit(kinds, more)).toBe(place),
  );

  test("comes to the form that somebody begins to fill in", () => {
    const give = (move: string): Offer => ({ move, fields: { a: amount(1, 9), b: amount(1, 9) } });
    const page = show(asks([give("give"), give("keep")]));
    expect(page.querySelector(".lit")).toBeNull();
    const last = [...page.querySelectorAll<HTMLButtonElement>("form:last-of-type button[type=button]")];
    last[1]?.click();
    flushSync();
    expect(page.querySelector(".lit")?.textContent).toBe("Keep");
  });
});

test("what one chooses comes first, and all buttons are one row", () => {
  expect(runsOf(["button", "form", "row", "button"])).toEqual([[1], [2], [0, 3]]);
  expect(runsOf(["form"])).toEqual([[0]]);
});
