import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { musterOf, oddsBefore } from "../../src/boards/windward/battle/before";
import { tenOf } from "../../src/boards/windward/battle/odds";
import { Helm } from "../../src/boards/windward/helm.svelte";
import { previewed } from "../../src/boards/windward/spoken";
import type { Table } from "../../src/boards/windward/table";
import type { CresterView, SkyView } from "../../src/wire/windward";
import { open } from "../boards/open";
import { scenes, type Scene } from "../boards/scenes";
import type { Seated } from "../table/seated";

const SKIES = scenes().filter(({ game }) => game === "windward");
const TURN = SKIES.find(
  ({ phase, moves, names }) => phase === "turn" && moves.includes("sail") && names.length > 1,
);
const viewOf = ({ viewers }: Scene): SkyView => JSON.parse(JSON.stringify(viewers.asked.sight.view));
const red = (space: number): CresterView => ({ kind: "red", space });

/** A recorded turn with a foe on the first space that may be sailed to. */
function beside(change: (view: SkyView, space: number, seat: number) => void): { scene: Scene; to: number } {
  if (!TURN) throw new Error("no recorded turn in company");
  const scene: Scene = JSON.parse(JSON.stringify(TURN));
  const { sight } = scene.viewers.asked;
  const offer = sight.question?.ask.offers.find(({ move }) => move === "sail")?.fields?.["to"];
  const to = Number(offer?.domain === "one-of" ? offer.values[0] : 0);
  const view = viewOf(scene);
  view.cresters = [];
  change(view, to, sight.seat ?? 0);
  sight.view = JSON.parse(JSON.stringify(view));
  return { scene, to };
}

describe("what a ship brings to a battle", () => {
  it("are the dice that the server counts, on both sides", () => {
    const kinds = new Set<string>();
    for (const view of SKIES.map(viewOf)) {
      const { attacker, defender, space = 0 } = view.battle ?? {};
      const own = [attacker, defender].find((side) => side?.kind === "ship");
      const muster = own && musterOf(view, own.seat ?? 0, space);
      if (!attacker || !defender || !muster) continue;
      kinds.add(attacker.kind).add(defender.kind);
      expect(own === attacker ? defender.strength : attacker.strength).toBe(muster.against);
      if (own === attacker) expect(attacker.strength).toBe(muster.dice);
    }
    expect([...kinds].sort()).toEqual(["red", "ship", "white"]);
  });

  it("counts the Sergeant, the Marine, and each of two Red Cresters", () => {
    const { scene, to } = beside((view, space, seat) => {
      view.cresters = [red(space), red(space)];
      view.ships = view.ships.map((ship, n) =>
        n === seat ? { ...ship, crew: ["sergeant", "marine"] } : ship,
      );
    });
    const { seat } = scene.viewers.asked.sight;
    expect(musterOf(viewOf(scene), seat ?? 0, to)).toMatchObject({
      dice: 3,
      marine: 2,
      against: 10,
      foe: null,
    });
  });

  it("is nothing where nobody is, and in port", () => {
    const { scene, to } = beside((view) => {
      view.ships = view.ships.map((ship) => ({ ...ship, space: 0 }));
    });
    expect(musterOf(viewOf(scene), 0, to)).toBeNull();
    expect(musterOf(viewOf(scene), 0, 0)).toBeNull();
  });
});

let page: Seated;
const rows = () => [...page.root.querySelectorAll<HTMLElement>(".sailing .before li:has(.ten)")];
const said = (row: HTMLElement | undefined) => row?.querySelector(".ten")?.getAttribute("aria-label");
async function aims(at: { scene: Scene; to: number }) {
  page = await open(at.scene, "asked");
  page.one(`.sailing [data-space="${at.to}"]`).click();
  flushSync();
}

describe("before a battle", () => {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await page.leaves();
    vi.restoreAllMocks();
  });

  it("ten windows stand beside Attack, with words, for all cannons, what may be added, and none", async () => {
    const at = beside((view, space, seat) => {
      view.cresters = [red(space)];
      view.hand = ["harpoon"];
      view.ships = view.ships.map((ship, n) =>
        n === seat ? { ...ship, cannons: 3, crew: [], hold: {} } : ship,
      );
    });
    await aims(at);
    expect(page.root.querySelector("[data-move=attack]")).not.toBeNull();
    expect(rows()).toHaveLength(3);
    expect(rows()[0]?.querySelectorAll(".ten svg")).toHaveLength(10);
    expect(rows().map(said)).toEqual([
      "Of ten such rolls: 4 won, 2 tied, 4 lost",
      "Of ten such rolls: 7 won, 1 tied, 2 lost",
      "Of ten such rolls: 0 won, 0 tied, 10 lost",
    ]);
    expect(rows()[0]?.textContent).toContain("5 dice against 5");
  });

  it("a captain's cannons are counted against me, and what else may come is said", async () => {
    const at = beside((view, space, seat) => {
      const foe = (seat + 1) % view.ships.length;
      view.hand = [];
      view.ships = view.ships.map((ship, n) =>
        n === foe
          ? { ...ship, space, cannons: 2, cards: 3 }
          : { ...ship, ...(n === seat ? { cannons: 0, crew: [], hold: {} } : { space: 0 }) },
      );
    });
    await aims(at);
    expect(rows()).toHaveLength(2);
    const muster = musterOf(viewOf(at.scene), at.scene.viewers.asked.sight.seat ?? 0, at.to);
    if (!muster) throw new Error("nobody is met");
    const ten = tenOf(oddsBefore(muster, { guns: 2 }));
    expect(said(rows()[1])).toBe(`Of ten such rolls: ${ten.win} won, ${ten.tie} tied, ${ten.lose} lost`);
    expect(page.one(".before").textContent).toMatch(/2 cannons.*3 cards/s);
  });

  it("the odds are spoken with the preview", async () => {
    const { scene, to } = beside((view, space) => (view.cresters = [red(space)]));
    page = await open(scene, "asked");
    const { seat, question } = scene.viewers.asked.sight;
    const table = { ticket: { table: "T" }, seat, sight: scene.viewers.asked.sight, question, sending: 0 };
    const helm = new Helm(table as unknown as Table);
    helm.choose(to);
    expect(helm.fights).toBe(true);
    expect(previewed(helm, viewOf(scene))).toMatch(/^Next to you: .+ Of ten such rolls: /);
  });
});
