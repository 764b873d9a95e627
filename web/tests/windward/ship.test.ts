import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Offer } from "../../src/wire";
import type { SkyView } from "../../src/wire/windward";
import { open } from "../boards/open";
import { scenes, type Scene } from "../boards/scenes";
import type { Seated } from "../table/seated";

const WINDWARD = scenes().filter(({ game }) => game === "windward");
const askOf = (scene: Scene) => scene.viewers.asked.sight.question?.ask;
const found = (phase: string, ...moves: string[]): Scene => {
  const scene = WINDWARD.find(
    (each) =>
      each.phase === phase && moves.every((move) => askOf(each)?.offers.some((offer) => offer.move === move)),
  );
  if (!scene) throw new Error(`no recorded ${phase} with ${moves}`);
  return structuredClone(scene);
};
const IN_PORT = () => found("turn", "leave-port", "hire");
const AT_SKY = () => found("turn", "sail", "command");

/** The same position with other offers, and another view. */
function changed(
  scene: Scene,
  offers: Offer[],
  change: (view: SkyView, seat: number) => void = () => {},
): Scene {
  const { sight } = scene.viewers.asked;
  const ask = sight.question?.ask;
  if (!ask) throw new Error("nobody is asked");
  const kinds = new Set(offers.map(({ move }) => move));
  ask.offers = [...ask.offers.filter(({ move }) => !kinds.has(move)), ...offers];
  const view: SkyView = JSON.parse(JSON.stringify(sight.view));
  change(view, sight.seat ?? 0);
  sight.view = JSON.parse(JSON.stringify(view));
  return scene;
}

let page: Seated;
const press = (selector: string) => {
  page.one(selector).click();
  flushSync();
};
const moves = () => page.sent.flatMap((message) => (message.do === "answer" ? [message.move] : []));
const one = (values: (number | string)[], closed = {}) => ({ domain: "one-of" as const, values, closed });

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page.leaves();
  vi.restoreAllMocks();
});

describe("the ship", () => {
  it("opens the rule of every value", async () => {
    page = await open(AT_SKY(), "asked");
    const values = [...page.root.querySelectorAll<HTMLElement>(".strip button")];
    expect(values).toHaveLength(5);
    for (const value of values) {
      value.click();
      flushSync();
      expect(page.one(".ship .rule").textContent).toMatch(/WW-\d+/);
    }
  });

  it("names every value under its sign", async () => {
    page = await open(AT_SKY(), "asked");
    const names = [...page.root.querySelectorAll(".strip .name")].map((each) => each.textContent);
    expect(names).toEqual(["speed", "morale", "gas", "cannons", "boats"]);
    press(".strip button");
    expect(page.one(".ship .rule").textContent).toContain("A step with the wind costs none.");
  });

  it("gives an order by one press, and by Coffee when the captain wants so", async () => {
    const order = { move: "command", fields: { order: one(["ship_speed"]), pay: one(["mate", "coffee"]) } };
    page = await open(
      changed(AT_SKY(), [order], (view) => (view.hand = ["coffee"])),
      "asked",
    );
    press("[data-card=coffee]");
    press("[data-order=ship_speed]");
    expect(moves()).toEqual([{ move: "command", order: "ship_speed", pay: "coffee" }]);
    page.tells({}, []);
    await page.leaves();
    page = await open(changed(AT_SKY(), [order]), "asked");
    press("[data-order=ship_speed]");
    expect(moves()).toEqual([{ move: "command", order: "ship_speed", pay: "mate" }]);
  });

  it("says by which rule an order is shut, and sends nothing", async () => {
    const order = {
      move: "command",
      fields: { order: one(["ship_speed"], { process_crester: "WW-86" }), pay: one(["mate"]) },
    };
    page = await open(
      changed(AT_SKY(), [order], (view) => (view.naturalist = null)),
      "asked",
    );
    press("[data-order=process_crester]");
    expect(page.one(".ship .rule").textContent).toContain("WW-86");
    expect(moves()).toEqual([]);
  });

  it("asks before an order that brings nothing", async () => {
    const order = { move: "command", fields: { order: one(["longboat_speed"]), pay: one(["mate"]) } };
    const full = (view: SkyView, seat: number) =>
      view.ships.forEach((ship, n) => n === seat && (ship.boat_speed = 8));
    page = await open(changed(AT_SKY(), [order], full), "asked");
    press("[data-order=longboat_speed]");
    expect(moves()).toEqual([]);
    press("[data-order=longboat_speed]");
    expect(moves()).toHaveLength(1);
  });

  it("takes what lies here, all or one", async () => {
    const take = {
      move: "take",
      fields: { item: one(["gas"]), number: { domain: "amount" as const, low: 1, high: 2 } },
    };
    page = await open(changed(AT_SKY(), [take]), "asked");
    const [some, all] = page.root.querySelectorAll<HTMLElement>("[data-item=gas]");
    all?.click();
    expect(moves().at(-1)).toEqual({ move: "take", item: "gas", number: 2 });
    expect(some?.textContent).toContain("One");
  });

  it("rows into a battle only by a second press", async () => {
    const scene = AT_SKY();
    const row = { move: "row", fields: { boat: one([111]), to: one([121, 112]) } };
    const foe = (view: SkyView) => {
      view.cresters = [{ kind: "grey", space: 121 }];
      view.small = false;
      view.tiles = [1, 2, 3, 4, 5, 6];
    };
    page = await open(changed(scene, [row], foe), "asked");
    press(".boat [data-space='121']");
    expect(moves()).toEqual([]);
    press(".boat [data-space='121']");
    expect(moves()).toEqual([{ move: "row", boat: 111, to: 121 }]);
  });

  it("says once what a turn would leave unused, then ends it", async () => {
    page = await open(AT_SKY(), "asked");
    press("[data-move=end-turn]");
    expect(moves()).toEqual([]);
    expect(page.one(".ending").textContent).toContain("Left unused");
    press(".ending .quiet");
    press("[data-move=end-turn]");
    expect(moves()).toEqual([{ move: "end-turn" }]);
  });

  it.each([true, false])("says before the turn ends whether a crester reaches the ship: %s", async (near) => {
    const at = changed(AT_SKY(), [{ move: "end-turn", fields: {} }], (view) => {
      [view.course.speed, view.course.mates] = [0, 0];
      const here = view.ships[view.active]?.space ?? 0;
      if (view.night) view.night.danger = near ? [here] : [];
      if (view.night) view.night.white_danger = [];
    });
    page = await open(at, "asked");
    press("[data-move=end-turn]");
    expect(moves()).toEqual(near ? [] : [{ move: "end-turn" }]);
    if (near) expect(page.one(".ending").textContent).toContain("a crester reaches you");
  });

  it("shows all values of each ship in its sheet", async () => {
    page = await open(AT_SKY(), "asked");
    press("[data-ship]");
    expect(page.one("dialog h2").textContent).toContain("Your ship.");
    expect(page.root.querySelectorAll("dialog .label").length).toBeGreaterThan(8);
    press("dialog .label");
    expect(page.one("dialog .rule").textContent).toMatch(/WW-\d+/);
  });

  it("turns the wind by a card and a direction", async () => {
    const turn = { move: "play-aerogenerator", fields: { wind: one([2, 3]) } };
    page = await open(
      changed(AT_SKY(), [turn], (view) => (view.hand = ["aerogenerator"])),
      "asked",
    );
    press("[data-card=aerogenerator]");
    press(".hand ~ div [data-space='3']");
    expect(moves()).toEqual([{ move: "play-aerogenerator", wind: 3 }]);
  });
});

describe("the port", () => {
  it("sells rum for gas or a mate by one press", async () => {
    const buy = { move: "buy", fields: { service: one(["rum"], { supplies: "WW-38" }) } };
    page = await open(changed(IN_PORT(), [buy]), "asked");
    press("[data-service=supplies]");
    expect(page.one(".ship .rule").textContent).toContain("WW-38");
    press("[data-service=rum]");
    expect(moves()).toEqual([{ move: "buy", service: "rum" }]);
  });

  it("hires who was chosen, as was chosen", async () => {
    const hire = { move: "hire", fields: { crew: one(["purser", "marine"]), pay: one(["mate", "gas"]) } };
    page = await open(changed(IN_PORT(), [hire]), "asked");
    press("[data-crew=marine]");
    press("li:nth-child(4) [data-pay=gas]");
    press(".ship .lit");
    expect(moves()).toEqual([{ move: "hire", crew: "marine", pay: "gas" }]);
  });

  it("trades teeth for gas, one by one", async () => {
    const amount = (low: number, high: number) => ({ domain: "amount" as const, low, high });
    const trade = { move: "trade-teeth", fields: { grey: amount(1, 2), red: amount(0, 0) } };
    page = await open(changed(IN_PORT(), [trade]), "asked");
    press("[data-move=trade-teeth]");
    expect(moves()).toEqual([{ move: "trade-teeth", grey: 1, red: 0 }]);
  });

  it("gives the top card of the stack that is pressed", async () => {
    page = await open(found("supplying", "draw"), "asked");
    press("[data-stack='2']");
    expect(moves()).toEqual([{ move: "draw", stack: 2 }]);
  });
});

describe("a turn", () => {
  it("is played without a form: every offer is a button or a card", async () => {
    for (const scene of WINDWARD.filter(({ phase }) => ["turn", "supplying"].includes(phase))) {
      page = await open(scene, "asked");
      const forms = page.root.querySelector(".offers > :is(form, button, details.paper)"); // trades are asides
      expect(forms, scene.name).toBeNull();
      await page.leaves();
    }
  });
});
