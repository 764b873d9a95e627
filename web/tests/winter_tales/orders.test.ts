import { afterEach, expect, it } from "vitest";
import type { Seated } from "../table/seated";
import type { StandingOrder } from "../../src/wire";
import { lastSent } from "./recorded";
import { press, push, scene, sit } from "./scene";

let page: Seated;
afterEach(() => page.leaves());

async function orders(given: StandingOrder[] = []) {
  const found = scene("strike", [], ({ figures }) => {
    if (figures["pinocchio"]) figures["pinocchio"].follows = true;
  });
  found.viewers.other.sight.orders = given;
  page = await sit(found, "other");
  press(page, '[data-sheet="orders"]');
}
const chosen = () =>
  [...page.root.querySelectorAll<HTMLInputElement>("dialog .segments input:checked")].map(
    ({ value }) => value,
  );
const row = (legend: string) =>
  [...page.root.querySelectorAll("dialog fieldset")].find((each) => each.textContent?.includes(legend));
const choose = (legend: string, value: string) =>
  row(legend)?.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click();

it("a character is told to let everybody pass, or to step in by what it is", async () => {
  await orders();
  choose("When a soldier meets Pinocchio", "pass");
  const order = { do: "order", window: "interrupt/pinocchio", scope: "chapter" };
  expect(lastSent(page)).toMatchObject({ ...order, move: { move: "pass" } });
  choose("When a soldier meets Pinocchio", "trap");
  expect(lastSent(page)).toMatchObject({ ...order, move: { move: "interrupt", char: "pinocchio" } });
  expect(row("When a rebel meets White Rabbit")?.querySelector("input[value='attack']")).not.toBeNull();
});

it("what is ordered is chosen, and asking again takes it back", async () => {
  await orders([
    { window: "join", scope: "chapter", move: { move: "pass" } },
    { window: "together", scope: "chapter", move: { move: "stand", together: true } },
  ]);
  expect(chosen().filter((each) => ["nobody", "together"].includes(each))).toEqual(["nobody", "together"]);
  choose("When somebody begins a quest", "ask");
  expect(lastSent(page)).toMatchObject({ do: "order", window: "join", scope: null });
});

it("an order against one character alone is listed, and can be taken back", async () => {
  const window = "interrupt/pinocchio/wolf";
  await orders([
    { window: "join", scope: "chapter", move: { move: "pass" } },
    { window, scope: "chapter", move: { move: "pass" } },
  ]);
  expect(page.root.querySelectorAll("dialog .finer")).toHaveLength(1);
  expect(page.one("dialog .finer").textContent).toContain("Pinocchio lets Wolf pass.");
  push(page, "Take it back");
  expect(lastSent(page)).toMatchObject({ do: "order", window, scope: null });
});

it("a linked rebel comes along or stays, for all to see", async () => {
  await orders();
  choose("When the partner of Pinocchio walks", "no");
  expect(lastSent(page)).toMatchObject({
    do: "beside",
    move: { move: "follow", char: "pinocchio", follows: false },
  });
});

it("is asked only about what can happen to the reader", async () => {
  await orders();
  expect(row("hope")).toBeUndefined();
  await page.leaves();
  page = await sit(scene("strike"), "onlooker");
  expect(page.root.querySelector('[data-sheet="orders"]')).toBeNull();
  await page.leaves();
  page = await sit(scene("strike"), "other");
  expect(page.root.querySelector(".forms")?.textContent).not.toMatch(/objective|comes along/);
});
