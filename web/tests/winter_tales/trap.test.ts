import { afterEach, describe, expect, it } from "vitest";
import type { Seated } from "../table/seated";
import { click, lastSent, opened, recorded } from "./recorded";

let page: Seated;
afterEach(() => page.leaves());

describe("a soldier walks up to one's rebel", () => {
  it("whose drawings are counted is said, and nothing of cards that nobody has turned yet", async () => {
    const scene: ReturnType<typeof recorded> = JSON.parse(JSON.stringify(recorded("entry", "interrupt")));
    const { sight } = scene.viewers.asked;
    const { figures } = Object(sight.view);
    const soldier = Object.keys(figures).find((char) => figures[char].side === "winter") ?? "";
    figures[soldier].seat = scene.names.length - 1;
    Object(sight.now.args)["char"] = soldier;
    page = await opened(scene, "asked");
    const said = page.one(".stake").textContent;
    expect(said).toContain(`${scene.names.at(-1)} weaves in fewer drawings than the trap`);
    expect(said).not.toContain("turned to winter");
  });
});

describe("a trap is laid", () => {
  const scene = recorded("laying", "lay-trap");
  const cards = () =>
    [...page.root.querySelectorAll<HTMLElement>("[data-turn]")].map((each) => each.dataset["turn"]);

  it("with a trap card first, and every other card with either side up", async () => {
    page = await opened(scene, "asked");
    expect(page.one(".foot .lit").getAttribute("aria-disabled")).toBe("true");
    expect(page.root.querySelector(".tally"), "nothing can be counted yet").toBeNull();
    const trap = page.one("[data-trap]").dataset["trap"];
    click(page, "[data-trap]");
    const [first, second] = cards();
    expect(page.one(".tally .number").textContent).toBe("2");
    click(page, `[data-turn="${second}"]`);
    expect(page.one(".tally .number").textContent).toBe("1");
    expect(page.one(".tally").textContent).toContain("One comes back to you.");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({
      do: "answer",
      move: { move: "lay-trap", cards: { trap: [trap], spring: [first], winter: [second] } },
    });
  });

  it("and nothing of it is sent before", async () => {
    page = await opened(scene, "asked");
    const before = page.sent.length;
    click(page, "[data-trap]");
    click(page, "[data-turn]");
    expect(page.sent.slice(before).filter((message) => message.do !== "ping")).toEqual([]);
  });

  it("another trap card may be chosen", async () => {
    page = await opened(scene, "asked");
    click(page, "[data-trap]");
    click(page, ".trapcard .plain");
    expect(page.root.querySelectorAll("[data-trap]")).toHaveLength(3);
  });
});

describe("a trap that is closed", () => {
  it("shows others one plain back, and neither cards nor their number", async () => {
    const scene = recorded("evading", "weave");
    for (const viewer of ["asked", "onlooker"] as const) {
      page = await opened(scene, viewer);
      expect(page.root.querySelectorAll(".vs .back")).toHaveLength(1);
      expect(page.one(".vs").textContent).toContain("nobody knows how many count");
      expect(page.root.querySelectorAll(".arena .scard")).toHaveLength(
        page.root.querySelectorAll(".arena .told .scard").length + 1,
      );
      await page.leaves();
    }
  });

  it("says to whoever is in it what each number does", async () => {
    page = await opened(recorded("evading", "weave"), "asked");
    expect(page.says).toBe("Free Candlewick from the trap: weave in as many drawings as you dare.");
    expect(page.root.querySelectorAll(".odds li")).toHaveLength(3);
  });

  it("tells everybody how it ended, and whoever won to tell it", async () => {
    const scene: ReturnType<typeof recorded> = JSON.parse(JSON.stringify(recorded("evading", "weave")));
    for (const { sight } of Object.values(scene.viewers)) Object(sight.now.args)["kind"] = "trap_close";
    page = await opened(scene, "onlooker");
    expect(page.says).toMatch(/^\d+ against \d+: Candlewick .+\. .+ tells of /);
    await page.leaves();
    page = await opened(scene, "asked");
    expect(page.says).toMatch(/^\d+ against \d+: Candlewick .+\. Tell how it ends\.$/);
  });

  it("shows the drawings that were woven in against it, once it is open", async () => {
    const scene: ReturnType<typeof recorded> = JSON.parse(JSON.stringify(recorded("evading", "weave")));
    const { sight } = scene.viewers.onlooker;
    Object(sight.now.args)["kind"] = "trap_close";
    Object(sight.view).lying.push({ card: "sc-40", seat: 1, side: "winter", scene: "fight" }); // as sent: from the hand
    page = await opened(scene, "onlooker");
    expect(page.root.querySelectorAll(".reveal .half.winter .scard")).toHaveLength(1);
  });

  it("tells its owner alone how many count", async () => {
    const scene = recorded("evading", "weave");
    const seen = scene.viewers.other;
    const owner = Object.keys(Object(seen.sight.view).piles)[0];
    const view = {
      ...seen.sight.view,
      piles: { [String(owner)]: { spring: ["sc-01", "sc-02"], winter: ["sc-03"] } },
    };
    const other = { ...seen, sight: { ...seen.sight, seat: Number(owner), view } };
    page = await opened({ ...scene, viewers: { ...scene.viewers, other } }, "other");
    expect(page.one(".vs").textContent).toContain("2 count, one comes back. Only you know.");
  });
});
