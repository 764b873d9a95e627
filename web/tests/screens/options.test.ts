import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/lib/api";
import OptionsSheet from "../../src/screens/OptionsSheet.svelte";
import { closedBy } from "../../src/words/options";
import { words } from "../../src/words/words.svelte";
import type { Choosable, TableInfo } from "../../src/wire";
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
