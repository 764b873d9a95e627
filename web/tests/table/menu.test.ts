import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api, Refusal } from "../../src/lib/api";
import Others from "../../src/table/Others.svelte";
import { words } from "../../src/words/words.svelte";
import type { TableInfo } from "../../src/wire";
import { waitFor } from "../patience";

let page: Record<string, unknown>;
const root = document.body.appendChild(document.createElement("div"));
afterEach(async () => {
  await unmount(page);
  vi.restoreAllMocks();
});

const info = (more: Partial<TableInfo> = {}) =>
  ({
    game: "windmill",
    options: {},
    you: 1,
    status: "playing",
    host: false,
    locked: false,
    ...more,
  }) as TableInfo;

const opens = (loaded: TableInfo) =>
  (page = mount(Others, { target: root, props: { table: "T", info: loaded } }));
const box = () => root.querySelector<HTMLInputElement>("[role=switch]");

test("the menu of a long game knows who hosts now and whether the table is locked", async () => {
  vi.spyOn(api, "info").mockResolvedValue(info({ host: true, locked: true }));
  opens(info());
  expect(box()).toBeNull();
  await waitFor(() => expect(box()?.checked).toBe(true));
});

test("a switch that the server refuses goes back and says why", async () => {
  vi.spyOn(api, "info").mockResolvedValue(info({ host: true }));
  vi.spyOn(api, "lock").mockRejectedValueOnce(new Refusal({ key: "server-host-only" }, null, 409));
  opens(info({ host: true }));
  flushSync(() => box()?.click());
  await waitFor(() =>
    expect(root.querySelector("[role=status]")?.textContent).toBe(words.say({ key: "server-host-only" })),
  );
  expect(box()?.checked).toBe(false);
});

test("before the game the waiting room's own look is the newest", () => {
  const asked = vi.spyOn(api, "info").mockResolvedValue(info());
  opens(info({ status: "open", host: true }));
  flushSync();
  expect(asked).not.toHaveBeenCalled();
});
