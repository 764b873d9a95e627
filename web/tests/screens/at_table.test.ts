import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/lib/api";
import { games } from "../../src/lib/games.svelte";
import AtTable from "../../src/screens/AtTable.svelte";
import type { TableInfo } from "../../src/wire";
import { keep } from "../../src/lib/memory";
import { router } from "../../src/lib/router.svelte";
import { t, words } from "../../src/words/words.svelte";
import { waitFor } from "../patience";
import { serveCatalogues } from "../words/catalogues";

const MINA = { seat: 0, name: "Mina", shape: "sun" };
const info = (more: object): TableInfo =>
  ({
    game: "windmill",
    status: "open",
    options: {},
    seats: [MINA],
    room: [3, 6],
    chairs: 4,
    you: 0,
    host: true,
    host_seat: 0,
    carried_at: null,
    ...more,
  }) as unknown as TableInfo;

let page: ReturnType<typeof mount> | undefined;
const asked = vi.fn<typeof api.info>();
const look = async () => {
  const before = asked.mock.calls.length;
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
};

beforeEach(async () => {
  serveCatalogues(["en"]);
  await words.begin();
  vi.spyOn(api, "info").mockImplementation(asked);
  vi.spyOn(games, "load").mockResolvedValue(undefined);
});
afterEach(async () => {
  if (page) await unmount(page);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("an answer from before the device was renewed does not close the waiting room", async () => {
  asked.mockReset().mockResolvedValue(info({}));
  page = mount(AtTable, { target: document.body, props: { table: "T" } });
  const room = await waitFor(() => {
    const found = document.querySelector(".table.waiting");
    expect(found).not.toBe(null);
    return found;
  });
  asked.mockResolvedValue(info({ carried_at: 7 }));
  await look();
  await waitFor(() => expect(document.querySelector(".carried")).not.toBe(null));
  asked.mockResolvedValueOnce(info({ you: null, host: false }));
  await look();
  await look();
  expect(document.querySelector(".table.waiting")).toBe(room);
  expect(document.querySelector(".carried")).not.toBe(null);
});

test("whoever was removed stands at the door", async () => {
  asked.mockReset().mockResolvedValue(info({}));
  page = mount(AtTable, { target: document.body, props: { table: "T" } });
  await waitFor(() => expect(document.querySelector(".table.waiting")).not.toBe(null));
  asked.mockResolvedValue(info({ you: null, host: false, seats: [] }));
  await look();
  await waitFor(() => expect(document.querySelector(".table.waiting")).toBe(null));
});

test("a game whose moves are put away is opened at its book, by whoever sat there", async () => {
  const went = vi.spyOn(router, "go").mockImplementation(() => {});
  asked.mockReset().mockResolvedValue(info({ status: "folded" }));
  page = mount(AtTable, { target: document.body, props: { table: "T" } });
  await waitFor(() => expect(went).toHaveBeenCalledWith("/book/T", true));
  expect(document.querySelector(".table")).toBe(null);
});

test("whoever asks for a chair hears that the table says no", async () => {
  asked.mockReset().mockResolvedValue(info({ you: null, status: "playing", host: false, tales: 2 }));
  keep("T", { join: "key" });
  const answer = vi.spyOn(api, "askForChair");
  answer
    .mockResolvedValueOnce({ table: "T", answer: "waiting" })
    .mockResolvedValue({ table: "T", answer: "no" });
  page = mount(AtTable, { target: document.body, props: { table: "T" } });
  const button = () =>
    [...document.querySelectorAll("button")].find((each) => each.textContent === t("client-ask-chair"));
  await waitFor(() => expect(button()).toBeDefined());
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  button()?.click();
  await waitFor(() => expect(document.querySelector("[role=status]")).not.toBe(null));
  await vi.advanceTimersByTimeAsync(121_000); // the table forgets who asks no more
  vi.useRealTimers();
  expect(answer).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(document.body.textContent).toContain(t("client-knock-no")));
});

test("a link for watching opens nothing at a table without onlookers", async () => {
  asked.mockReset().mockResolvedValue(info({ you: null, host: false, options: { spectators: false } }));
  keep("T2", { watch: "key" });
  page = mount(AtTable, { target: document.body, props: { table: "T2" } });
  await waitFor(() => expect(document.querySelector("h1")).not.toBe(null));
  expect(document.body.textContent).not.toContain(t("client-late-before"));
  asked.mockResolvedValue(
    info({ you: null, host: false, status: "playing", options: { spectators: false } }),
  );
  await look();
  await waitFor(() => expect(document.querySelector("h1")?.textContent).toBe(t("client-late-closed")));
});
