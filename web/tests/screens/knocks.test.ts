import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refusal } from "../../src/lib/api";
import Books from "../../src/screens/Books.svelte";
import Knocks from "../../src/screens/Knocks.svelte";
import { t, words } from "../../src/words/words.svelte";
import { waitFor } from "../patience";
import { serveCatalogues } from "../words/catalogues";

let page: ReturnType<typeof mount>;
beforeEach(async () => {
  serveCatalogues(["en"]);
  await words.begin();
});
afterEach(async () => {
  await unmount(page);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>("button.quiet, button.lit")];

test("a guest who cannot be let in stays there, and why is said", async () => {
  vi.spyOn(api, "knocks").mockResolvedValue([{ knock: "1", name: "Zoe" }]);
  vi.spyOn(api, "letIn").mockRejectedValue(new Refusal({ key: "server-table-full" }, null, 409));
  page = mount(Knocks, { target: document.body, props: { table: "T" } });
  await waitFor(() => expect(buttons()).toHaveLength(1));
  buttons()[0]?.click();
  await waitFor(() =>
    expect(document.querySelector("[role=alert]")?.textContent).toBe(t("server-table-full")),
  );
  expect(document.body.textContent).toContain("Zoe");
});

test("whose books cannot be asked for is not told that there are none", async () => {
  const asked = vi.spyOn(api, "me").mockRejectedValueOnce(new Refusal({ key: "client-offline" }, null, 0));
  page = mount(Books, { target: document.body, props: {} });
  await waitFor(() => expect(document.body.textContent).toContain(t("client-offline")));
  expect(document.body.textContent).not.toContain(t("client-no-books"));
  asked.mockResolvedValue({ tables: [] } as never);
  flushSync(() => buttons()[0]?.click());
  await waitFor(() => expect(document.body.textContent).toContain(t("client-no-books")));
});
