import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { router } from "../../src/lib/router.svelte";
import { clock } from "../../src/lib/clock.svelte";
import Leaving from "../../src/table/Leaving.svelte";
import { Table } from "../../src/table/table.svelte";
import type { TableInfo } from "../../src/wire";
import { waitFor } from "../patience";
import { Seated, Socket } from "./seated";
import { MILL } from "./views";

let seated: Seated;
afterEach(async () => {
  await seated?.leaves();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a probe that was read late makes no later message come from the future", () => {
  const now = Date.now();
  clock.probed(now + 1_000);
  clock.set(now + 21_000); // the probe had lain in a frozen tab for twenty seconds
  expect(clock.exact() - Date.now()).toBeGreaterThan(20_500);
  clock.set(now + 2_000); // an ordinary message has been under way
  expect(clock.exact() - Date.now()).toBeGreaterThan(20_500);
  clock.probed(Date.now());
});

test("whoever leaves goes home when the table knows it, and not before", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => {});
  seated = await Seated.at("windmill", MILL, { phase: "telling" });
  const table = new Table({ table: seated.id });
  seated.greets();
  const root = document.body.appendChild(document.createElement("div"));
  const info = { game: "windmill", options: {}, you: 0, status: "playing" } as unknown as TableInfo;
  const page = mount(Leaving, {
    target: root,
    props: { table: seated.id, info, playing: table, close: () => {} },
  });
  const press = () => flushSync(() => root.querySelector<HTMLButtonElement>("button")?.click());
  press();
  press();
  expect(go).not.toHaveBeenCalled();
  const leave = Socket.last.sent.findLast((each) => each.do === "leave");
  seated.hears({ say: "taken", id: leave && "id" in leave ? leave.id : "" });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/"));
  table.close();
  await unmount(page);
  root.remove();
});
