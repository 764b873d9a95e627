import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api, Refusal } from "../../src/lib/api";
import OptionsLine from "../../src/screens/OptionsLine.svelte";
import OptionsSheet from "../../src/screens/OptionsSheet.svelte";
import { closedBy, optionAbout, optionValue } from "../../src/words/options";
import { games } from "../../src/lib/games.svelte";
import { words } from "../../src/words/words.svelte";
import type { Choosable, GameInfo, TableInfo } from "../../src/wire";
import { serveCatalogues } from "../words/catalogues";
import { waitFor } from "../patience";

const option = (name: string, more: Partial<Choosable>): Choosable => ({
  name,
  key: `tide-option-${name}`,
  kind: "choice",
  default: null,
  ...more,
});
const MODE = option("mode", { default: "each", values: ["alone", "together", "each"] });
const SEA = option("sea", {
  default: "calm",
  values: ["calm", "storm"],
  when: { mode: ["alone", "together"] },
});
const GULLS = option("gulls", { kind: "flag", default: false, when: { sea: ["storm"] } });
const ORDER = option("order", {
  kind: "list",
  default: "random",
  values: [1, 2, 3],
  words: ["random"],
  low: 3,
  high: 3,
  unlike: true,
});
const LUCKY = option("lucky", {
  kind: "list",
  default: [],
  values: ["conch", "whelk"],
  low: 0,
  high: 2,
  unlike: true,
});
const ALL = [MODE, SEA, GULLS, ORDER, LUCKY];

let page: ReturnType<typeof mount> | undefined;
const sent = vi.fn<typeof api.options>();

beforeEach(async () => {
  serveCatalogues(["en"]);
  await words.begin();
  vi.spyOn(api, "options").mockImplementation(sent);
  sent.mockReset().mockResolvedValue(undefined);
});

afterEach(async () => {
  if (page) await unmount(page);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function shows(options: object, room = [2, 4]) {
  const info = { host: true, options, room, chairs: 3 } as unknown as TableInfo;
  const refresh = () => Promise.resolve();
  const props = { table: "T", info, refresh, known: ALL, names: {}, close: () => {} };
  page = mount(OptionsSheet, { target: document.body, props });
  flushSync();
}
const field = (name: string) => document.querySelector(`#option-${name}`);
const press = (label: string) => {
  const found = [...document.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent?.trim()) === label,
  );
  if (!found) throw new Error(`no button ${label}: ${document.body.innerHTML}`);
  found.click();
};

test("what does not apply is put aside, with the reason; a closed option closes others", () => {
  shows({ mode: "each", sea: "storm" });
  expect([field("mode"), field("sea"), field("gulls")].map(Boolean)).toEqual([true, false, false]);
  const reasons = [...document.querySelectorAll("details li span")].map((each) => each.textContent);
  expect(reasons).toEqual([
    "Only when “tide-option-mode” is: alone or together.",
    "Only when “tide-option-sea” is: storm.",
  ]);
  expect(closedBy(GULLS, ALL, { mode: "each", sea: "storm" })).toBe(SEA);
});

test("what applies is open to be chosen", () => {
  shows({ mode: "together", sea: "storm" });
  expect([field("sea"), field("gulls")].map(Boolean)).toEqual([true, true]);
  expect(document.querySelector("details")).toBe(null);
});

test("an order begins as the values stand, and each step is a whole order", async () => {
  shows({ order: [1, 2, 3] });
  press("Move 3 up");
  await waitFor(() => expect(sent).toHaveBeenCalledWith("T", { options: { order: [1, 3, 2] } }));
  expect([...document.querySelectorAll("button")].some((each) => each.ariaLabel?.startsWith("Take 3"))).toBe(
    false,
  );
});

test("instead of a word a list is chosen", async () => {
  shows({ order: "random" });
  const select = field("order") as HTMLSelectElement;
  select.value = "";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith("T", { options: { order: [1, 2, 3] } }));
});

test("entries are added and taken out; none twice", async () => {
  shows({ lucky: ["conch"] });
  expect([...document.querySelectorAll(".add button")].map((each) => each.textContent)).toEqual(["+ whelk"]);
  press("+ whelk");
  await waitFor(() => expect(sent).toHaveBeenCalledWith("T", { options: { lucky: ["conch", "whelk"] } }));
  press("Take conch out");
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith("T", { options: { lucky: [] } }));
});

test("chairs are the table's own, within what the options allow", async () => {
  shows({});
  const chairs = field("chairs") as HTMLInputElement;
  expect([chairs.value, chairs.min, chairs.max]).toEqual(["3", "2", "4"]);
  chairs.value = "4";
  chairs.dispatchEvent(new Event("change", { bubbles: true }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith("T", { chairs: 4 }));
});

test("where only one number of people can play there are no chairs to choose", () => {
  shows({}, [1, 1]);
  expect(field("chairs")).toBe(null);
});

/** The options that Windward puts first, and one that is folded, as its menu has them. */
const windward = (name: string, more: Partial<Choosable>): Choosable =>
  option(name, { key: `windward-option-${name}`, ...more });
const SKY = [
  windward("mode", {
    values: ["free_for_all", "head_to_head", "solo", "coop", null],
    seats: [
      [3, 5],
      [2, 2],
      [1, 1],
      [2, 4],
      [1, 5],
    ],
  }),
  windward("planet", {
    default: "large",
    values: ["large", "small"],
    when: { mode: [null, "free_for_all"] },
  }),
  windward("white", { kind: "flag", default: false }),
  windward("timers", { default: "live", values: ["live", "async", "none"] }),
];

describe("a game's own looks", () => {
  const SEATS = ["Mina", "Leo", "Bo"].map((name, seat) => ({ seat, name, shape: "leaf" }));

  async function waits(options: object, host = true) {
    serveCatalogues(["en"]);
    await words.learn("windward");
    vi.spyOn(games, "of").mockReturnValue({ options: SKY } as unknown as GameInfo);
    const info = { game: "windward", host, options, room: [1, 5], chairs: 3, seats: SEATS };
    const props = { table: "T", info: info as unknown as TableInfo, refresh: () => Promise.resolve() };
    page = mount(OptionsLine, { target: document.body, props });
    await waitFor(() => {
      flushSync();
      expect(document.querySelector(".first fieldset")).not.toBeNull();
    });
  }
  const radio = (value: string) => document.querySelector<HTMLInputElement>(`.first [value="${value}"]`);
  const noteOf = (value: string) => {
    const id = radio(value)?.getAttribute("aria-describedby");
    return id ? document.getElementById(id)?.textContent : undefined;
  };

  test("what makes another game stands on the page, with its meaning in a line", async () => {
    await waits({});
    expect(radio("null")?.checked).toBe(true);
    expect(noteOf("coop")).toContain("lives on both sides");
    expect(noteOf("small")).toContain("60 spaces");
    expect(document.querySelector("#option-white-about")?.textContent).toContain("6 notoriety");
    expect(document.querySelectorAll(".first .look svg").length).toBe(3 + 2 + 1);
    expect(document.querySelector("#option-timers")).toBeNull();
  });

  test("a value for fewer people than are here is shut, and says why", async () => {
    await waits({});
    expect(radio("head_to_head")?.disabled).toBe(true);
    expect(noteOf("head_to_head")).toBe("For 2. You are 3.");
    expect([radio("free_for_all"), radio("coop")].map((each) => each?.disabled)).toEqual([false, false]);
  });

  test("a choice is sent, and one that is refused goes back", async () => {
    await waits({});
    radio("coop")?.click();
    await waitFor(() => expect(sent).toHaveBeenCalledWith("T", { options: { mode: "coop" } }));
    sent.mockRejectedValueOnce(new Refusal({ key: "kit-over" }, null, 409));
    radio("free_for_all")?.click();
    await waitFor(() => {
      flushSync();
      expect(document.querySelector(".first [role=alert]")).not.toBeNull();
    });
    expect(radio("free_for_all")?.checked).toBe(false);
  });

  test("what does not apply is not on the page, and nobody but the host chooses", async () => {
    await waits({ mode: "coop" }, false);
    expect(radio("small")).toBeNull();
    expect(radio("coop")?.checked).toBe(true);
    expect(radio("free_for_all")?.disabled).toBe(true);
  });

  test("a value without a limit has its own name where the game gives it one", async () => {
    await waits({});
    expect(optionValue(SKY[0]!, null)).toBe("by the number of captains");
    expect(optionValue(SEA, null)).toBe("no limit");
    expect(optionAbout(SEA)).toBe("");
  });
});
