import { afterEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import { api } from "../../src/lib/api";
import { words } from "../../src/words/words.svelte";
import { waitFor } from "../patience";
import { Seated } from "./seated";
import { MILL } from "./views";

let seated: Seated;
afterEach(async () => {
  await seated.leaves();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const offered = () => [...seated.root.querySelectorAll<HTMLElement>("[data-about=house]")];

test("the host lets the house play on for whoever is away or has left", async () => {
  const house = vi.spyOn(api, "house").mockResolvedValue();
  seated = await Seated.at("windmill", MILL, { presence: ["here", "away", "left"] });
  expect(offered().map((each) => each.dataset.seat)).toEqual(["1", "2"]);
  offered()[1]!.querySelector("button")!.click();
  expect(house).toHaveBeenCalledWith(seated.id, 2);
});

test("a seat that the house plays is called so and offered to the house no more", async () => {
  seated = await Seated.at("windmill", MILL, { presence: ["here", "away", "here"], bots: [1] });
  expect(offered()).toEqual([]);
  expect(seated.root.textContent).toContain("the house");
});

test("the host sees who knocks where a seat was left or a bot has one of its own", async () => {
  const knocks = vi.spyOn(api, "knocks").mockResolvedValue([]);
  seated = await Seated.at("windmill", MILL, { presence: ["here", "away", "here"] });
  expect(knocks).not.toHaveBeenCalled();
  seated.tells({ presence: ["here", "here", "here"], bots: [2] });
  await waitFor(() => expect(knocks).toHaveBeenCalledWith(seated.id));
});

test("also at a table that sleeps, and by nobody but the host", async () => {
  const asleep = { presence: ["here", "away", "here"] as const, paused: { at: Date.now() } };
  seated = await Seated.at("windmill", MILL, { ...asleep, presence: [...asleep.presence] });
  expect(offered()).toHaveLength(1);
  seated.greets({ host: false });
  flushSync();
  expect(offered()).toEqual([]);
});

test("whose rights the host's are is heard as it changes, and also who has taken a seat", async () => {
  const away = { presence: ["here", "left", "here"] as const };
  seated = await Seated.at("windmill", MILL, { presence: [...away.presence] }, { host: false });
  expect(offered()).toEqual([]);
  const told = { say: "told", now: Date.now(), events: [], sight: seated.sight };
  seated.hears({ ...told, n: 2, seating: { names: ["Ada", "Bo", "Cy"], host: 0, company: {} } });
  expect(offered()).toHaveLength(1);
  seated.hears({ ...told, n: 3, seating: { names: ["Ada", "Zoe", "Cy"], host: 2, company: { 1: "pim" } } });
  expect(offered()).toEqual([]);
  expect(words.names).toEqual(["Ada", "Zoe", "Cy"]);
  seated.hears({ ...told, n: 4 });
  expect(words.names, "most frames say nothing of it").toEqual(["Ada", "Zoe", "Cy"]);
});

test("whoever counts as away wakes the table up and is not asked to end the game", async () => {
  seated = await Seated.at("windmill", MILL, {
    presence: ["away", "away", "here"],
    paused: { at: Date.now() },
  });
  const buttons = [...seated.root.querySelectorAll<HTMLElement>("main .lit, main .foot button")];
  expect(buttons.map((each) => each.textContent?.trim())).toEqual(["I am back"]);
  expect(seated.root.textContent).toContain("the table fell asleep");
  buttons[0]!.click();
  expect(seated.sent).toContainEqual(expect.objectContaining({ do: "back" }));
});

test("a sleeping table is ended by whoever is alone, or by the host", async () => {
  const end = () => seated.root.textContent?.includes("End the game here");
  const asleep = { paused: { at: Date.now() } };
  seated = await Seated.at("windmill", MILL, { ...asleep, presence: ["here", "left", "here"] });
  expect(end()).toBe(true);
  seated.greets({ host: false });
  flushSync();
  expect(end(), "somebody else waits for a substitute").toBe(false);
  seated.tells({ ...asleep, presence: ["here", "left", "lost"] });
  flushSync();
  expect(end()).toBe(true);
  seated.tells({ ...asleep, presence: ["here", "left", "here"], bots: [2] });
  flushSync();
  expect(end(), "a bot waits for nobody").toBe(true);
});
