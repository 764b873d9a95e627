import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endOf } from "../../src/boards/windward/battle/ends";
import { lastFight, roleOf, runningFight } from "../../src/boards/windward/battle/fight";
import { live } from "../../src/lib/live.svelte";
import type { Heard } from "../../src/wire";
import type { Event, SkyView } from "../../src/wire/windward";
import { open } from "../boards/open";
import { scenes, VIEWERS, type Scene } from "../boards/scenes";
import type { Seated } from "../table/seated";

const BATTLES = scenes()
  .filter(({ game }) => game === "windward")
  .sort((one, other) => one.names.length - other.names.length);
/** Of several, the one with the fewest captains. */
const scene = (phase: string, move: string): Scene => {
  const found = BATTLES.find((each) => each.phase === phase && each.moves.includes(move));
  if (!found) throw new Error(`no recorded ${phase} with ${move}`);
  return found;
};
const copy = (from: Scene): Scene => JSON.parse(JSON.stringify(from));

let page: Seated;
const answers = () => page.sent.filter((message) => message.do === "answer");
const press = (selector: string) => {
  page.one(selector).click();
  flushSync();
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe("cannons", () => {
  it("have a row for each number, with ten windows, and all are fired unless fewer are chosen", async () => {
    page = await open(scene("battle", "fire"), "asked");
    const rows = page.root.querySelectorAll(".battle fieldset label");
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row.querySelectorAll(".ten:not(.small) svg")).toHaveLength(10);
    press('.battle input[value="1"]');
    press('[data-move="fire"]');
    expect(answers()).toMatchObject([{ move: { move: "fire", cannons: 1 } }]);
    await page.leaves();
  });

  it("have a small row with what can be added after the dice", async () => {
    const armed = copy(scene("battle", "fire"));
    armed.viewers.asked.sight.view["hand"] = ["harpoon"];
    page = await open(armed, "asked");
    expect(page.root.querySelectorAll(".battle .ten.small")).toHaveLength(3);
    await page.leaves();
  });
});

describe("after the dice", () => {
  it("the fewest that win are chosen, and each choice says what it brings", async () => {
    page = await open(scene("battle", "boost"), "asked");
    expect(page.one<HTMLInputElement>('.battle input[value="1"]').checked).toBe(true);
    expect(page.root.querySelectorAll(".battle fieldset label")).toHaveLength(2);
    press('[data-move="boost"]');
    expect(answers()).toMatchObject([{ move: { move: "boost", harpoons: 1, tokens: 0 } }]);
    await page.leaves();
  });
});

describe("a battle", () => {
  it("is seen with its dice by whoever fights and whoever watches, and only the asked one chooses", async () => {
    const fire = scene("battle", "fire");
    for (const viewer of VIEWERS) {
      page = await open(fire, viewer);
      expect(page.root.querySelectorAll(".side.attacker .die.thrown")).toHaveLength(5);
      expect(page.root.querySelectorAll(".side.defender .die")).toHaveLength(2);
      expect(page.root.querySelector(".glass .fight")).not.toBeNull();
      expect(page.root.querySelector(".battle fieldset") !== null).toBe(viewer === "asked");
      await page.leaves();
    }
  });

  it("shows the totals of the view when the log is cut", async () => {
    const cut = copy(scene("battle", "boost"));
    cut.viewers.asked.log = [];
    page = await open(cut, "asked");
    expect([...page.root.querySelectorAll(".total .hidden-words")].map((each) => each.textContent)).toEqual([
      "6",
      "4",
    ]);
    expect(page.root.querySelector(".die")).toBeNull();
    await page.leaves();
  });
});

describe("a False Flag", () => {
  const asked = (has: boolean): Scene => {
    const found = copy(scene("false-flagging", "pass"));
    if (has) found.viewers.asked.sight.question?.ask.offers.push({ move: "raise-flag" });
    return found;
  };

  it("is asked for at once, aloud", async () => {
    page = await open(asked(true), "asked");
    expect(live.urgent).toMatch(/under attack/);
    await page.leaves();
  });

  it("says to whoever has none why the question is asked", async () => {
    page = await open(asked(false), "asked");
    expect(page.one(".battle").textContent).toContain("so that nobody learns who has one");
    await page.leaves();
    page = await open(asked(true), "asked");
    expect(page.one(".battle").textContent).not.toContain("so that nobody learns who has one");
    await page.leaves();
  });

  it("is shown or kept", async () => {
    page = await open(asked(true), "asked");
    press('[data-move="raise-flag"]');
    expect(answers()).toMatchObject([{ move: { move: "raise-flag" } }]);
    await page.leaves();
  });

  it("is shown from now on by a standing order, which can be taken back", async () => {
    page = await open(asked(true), "asked");
    press(".battle .switch");
    press('[data-move="raise-flag"]');
    expect(page.sent.at(-1)).toMatchObject({
      do: "order",
      window: "false-flag",
      scope: "game",
      move: { move: "raise-flag" },
    });
    await page.leaves();
    const ordered = asked(false);
    ordered.viewers.asked.sight.orders = [{ window: "false-flag", scope: "game", move: { move: "pass" } }];
    page = await open(ordered, "asked");
    press('[aria-label="Standing orders"] button');
    expect(page.sent.at(-1)).toMatchObject({ do: "order", window: "false-flag" });
    expect(page.sent.at(-1)).not.toHaveProperty("scope");
    await page.leaves();
  });
});

describe("loot", () => {
  it("is the winner's choice of half the hold, the most valuable first", async () => {
    const loot = copy(scene("battle", "boost"));
    const { question } = loot.viewers.asked.sight;
    if (!question) throw new Error("nothing is asked");
    const values = ["red_tooth", "grey_tooth", "token"];
    question.ask.offers = [
      { move: "loot", fields: { items: { domain: "some", values, least: 2, most: 2, of: "item" } } },
    ];
    page = await open(loot, "asked");
    press('.battle input[value="1"]');
    press('[data-move="loot"]');
    expect(answers()).toEqual([]);
    press('.battle input[value="2"]');
    press('[data-move="loot"]');
    expect(answers()).toMatchObject([{ move: { move: "loot", items: ["red_tooth", "token"] } }]);
    await page.leaves();
  });
});

describe("the next red crester", () => {
  it("is placed on a space of the list, with its way tonight on the planet", async () => {
    const place = scene("battle", "place-red");
    page = await open(place, "asked");
    const shown = page.one(".place .said").textContent;
    expect(page.root.querySelector(".glass")).toBeNull();
    expect(page.root.querySelector(".settled .sides")).not.toBeNull();
    press('.place [data-space="441"]');
    expect(page.one(".place .said").textContent).not.toBe(shown);
    expect(page.root.querySelector(".planet .way.foe")).not.toBeNull();
    press('[data-move="place-red"]');
    expect(answers()).toMatchObject([{ move: { move: "place-red", to: 441 } }]);
    await page.leaves();
  });
});

describe("the result of a battle", () => {
  /** A turn at sky after a battle in which a captain has beaten a red crester. */
  const after = (winner: number, ...more: Event[]): Scene => {
    const turn = copy(
      BATTLES.find(
        ({ names, phase, moves }) => names.length > 1 && phase === "turn" && moves.includes("sail"),
      ) ?? scene("turn", "sail"),
    );
    const rest = { attacker: winner, by: "ship", defender: null, on: "red" } as const;
    const events: Event[] = [
      { event: "battle-began", ...rest, space: 211 },
      { event: "rolled", seat: winner, by: "ship", dice: [3, 2], hits: 5 },
      { event: "battle-over", ...rest, winner: "attacker", hits: 5, against: 3, rule: "WW-133" },
      { event: "crester-beaten", kind: "red", space: 211, to: "hold" },
      ...more,
    ];
    for (const viewer of VIEWERS)
      turn.viewers[viewer].log = [{ n: 1, events: JSON.parse(JSON.stringify(events)) }];
    return turn;
  };
  const told = () => [...page.root.querySelectorAll(".settled li")].map((li) => li.textContent.trim());
  const seatOf = (turn: Scene) => turn.viewers.asked.sight.seat ?? 0;

  it("stands above the ship for its captain, and leaves the catch to its own panel", async () => {
    page = await open(after(seatOf(after(0))), "asked");
    expect(told()).toEqual([expect.stringMatching(/^You beat the red crester, 5 to 3/)]);
    const [first] = page.root.querySelectorAll(".sheet > section");
    expect(first?.className).toContain("settled");
    expect(page.root.querySelector(".coach")).toBeNull(); // no tip beside it
    await page.leaves();
  });

  it("is told to the others by its panel alone, with the catch", async () => {
    page = await open(after(seatOf(after(0))), "other");
    expect(told()).toHaveLength(2);
    expect(page.root.querySelector(".waiting .told")).toBeNull();
    await page.leaves();
  });

  it("has one button for the rules of all its lines", async () => {
    const seat = seatOf(after(0));
    const eased: Event = { event: "morale-changed", seat, morale: 3, rule: "WW-160" };
    page = await open(after(seat, eased, eased), "asked");
    expect(told()).toHaveLength(3);
    expect(page.root.querySelectorAll(".settled ul button")).toHaveLength(1);
    press(".settled ul button");
    const rules = [...page.root.querySelectorAll(".settled ul .rule .caption")];
    expect(rules.map((each) => each.textContent)).toEqual(["WW-133", "WW-160"]);
    await page.leaves();
  });

  it("is told by the sentence while the next crester is placed", async () => {
    page = await open(scene("battle", "place-red"), "asked");
    expect(page.one("h1").textContent).toMatch(/^You win/);
    expect(told()).toEqual([]);
    expect(page.one(".sheet > section").className).toContain("place");
    await page.leaves();
  });
});

describe("the log of a battle", () => {
  const LOG: Heard<Event>[] = [
    {
      n: 1,
      events: [
        { event: "battle-began", attacker: 0, by: "ship", defender: 1, on: "ship", space: 211 },
        { event: "fired", seat: 0, cannons: 1 },
        { event: "rolled", seat: 0, by: "ship", dice: [2, 1, 3], hits: 6 },
      ],
    },
    {
      n: 2,
      events: [
        { event: "rolled", seat: 1, by: "ship", dice: [1, 1], hits: 2 },
        { event: "boosted", seat: 1, harpoons: 1, tokens: 1, hits: 6 },
        {
          event: "battle-over",
          winner: "nobody",
          hits: 6,
          against: 6,
          rule: "WW-136",
          attacker: 0,
          by: "ship",
          defender: 1,
          on: "ship",
        },
        { event: "sailed", seat: 0, start: 211, to: 0, cost: 0, way: "back" },
        { event: "turn-began", seat: 1 },
      ],
    },
  ];

  it("tells dice, cannons and what was added", () => {
    const fight = lastFight(LOG);
    expect(fight?.attacker).toMatchObject({ dice: [2, 1, 3], cannons: 1, hits: 6, boosts: 0 });
    expect(fight?.defender).toMatchObject({ dice: [1, 1], hits: 6, boosts: 2 });
    expect(fight?.winner).toBe("nobody");
    expect(fight?.after.map(({ event }) => event)).toEqual(["battle-over", "sailed"]);
  });

  it("is old as soon as something else happens", () => {
    const sailed: Event = { event: "sailed", seat: 1, start: 0, to: 111, cost: 1 };
    expect(
      lastFight([...LOG, { n: 3, events: [{ event: "looted", seat: 0, loser: 1, taken: [] }] }]),
    ).not.toBeNull();
    expect(lastFight([...LOG, { n: 3, events: [sailed] }])).toBeNull();
    expect(lastFight(LOG.slice(0, 1))).toBeNull();
  });

  it("ends for the reader as the rules say", () => {
    const view: SkyView = JSON.parse(JSON.stringify(scene("battle", "boost").viewers.asked.sight.view));
    if (!view.battle) throw new Error("no battle");
    const fight = runningFight(view.battle, []);
    expect(roleOf(fight, 0)).toBe("defender");
    expect(roleOf(fight, null)).toBeNull();
    expect(endOf(view, fight, "defender", 2)).toMatchObject({ end: "tie", what: "tie-crester-back" });
    expect(endOf(view, fight, "defender", 4)).toMatchObject({ what: "win-red-hold", by: 2 });
    const [ship] = view.ships;
    if (ship) ship.morale = 3;
    expect(endOf(view, fight, "defender", 0)).toMatchObject({ what: "lose-ship", by: 2 });
    if (ship) ship.morale = 2;
    expect(endOf(view, fight, "defender", 0)).toMatchObject({ what: "lose-lost-to-crester" });
  });
});
