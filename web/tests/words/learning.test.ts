import { beforeEach, expect, test, vi } from "vitest";
import type { words as Words } from "../../src/words/words.svelte";
import { serveCatalogues } from "./catalogues";

let words: typeof Words; // a new page's, which has learned nothing yet
const knows = () => ["windmill-option-mode", "WM-1", "client-take-back"].map((key) => words.has(key));

beforeEach(async () => {
  vi.resetModules();
  ({ words } = await import("../../src/words/words.svelte"));
  serveCatalogues(["en"]);
  await words.begin();
});

test("the waiting room learns what the options are called, and a table in play all the rest", async () => {
  await words.learn("windmill", "options");
  expect(knows()).toEqual([true, false, false]);
  expect(words.complete).toBe("");
  await words.learn("windmill");
  expect(knows()).toEqual([true, true, true]);
  expect(words.complete).toBe("windmill");
  await words.learn("windmill", "options");
  expect(knows()).toEqual([true, true, true]);
});

/** Let the requests for one file wait, or fail. */
function delays(file: string): (fails?: boolean) => void {
  const served = fetch;
  let go: (fails: boolean) => void;
  const waits = new Promise<boolean>((done) => (go = done));
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith(file) && (await waits)) throw new TypeError("no connection");
    return served(path);
  });
  return (fails = false) => go(fails);
}

test("whoever asks twice waits for the same texts", async () => {
  const go = delays("windmill.ftl");
  const first = words.learn("windmill");
  let again = false;
  const second = words.learn("windmill").then(() => (again = true));
  await Promise.resolve();
  expect(again).toBe(false);
  go();
  await Promise.all([first, second]);
  expect(words.complete).toBe("windmill");
});

test("texts that come late do not replace those that were asked for later", async () => {
  const go = delays("windmill.options.ftl");
  const late = words.learn("windmill", "options");
  await words.learn("windmill");
  expect(words.complete).toBe("windmill");
  go();
  await late;
  expect(knows()).toEqual([true, true, true]);
  expect(words.complete).toBe("windmill");
});

test("texts that did not come are asked for again", async () => {
  const go = delays("windmill.ftl");
  const failed = words.learn("windmill");
  go(true);
  await expect(failed).rejects.toThrow("no connection");
  serveCatalogues(["en"]);
  await words.learn("windmill");
  expect(words.complete).toBe("windmill");
});

test("a bundle that is asked for twice is there for both, and one that did not come is asked for again", async () => {
  serveCatalogues(["en"], { said: "said-one = One" });
  let go = delays("said.ftl");
  const failed = [words.learnMore("said"), words.learnMore("said")];
  go(true);
  for (const each of failed) await expect(each).rejects.toThrow("no connection");
  serveCatalogues(["en"], { said: "said-one = One" });
  go = delays("said.ftl");
  const first = words.learnMore("said");
  const second = words.learnMore("said").then(() => words.text("said-one"));
  go();
  await first;
  expect(await second).toBe("One");
});

test("an author's server says that texts have changed, and they are fetched anew", async () => {
  serveCatalogues(["en"], { said: "said-one = One" });
  await words.learnMore("said");
  expect(words.text("said-one")).toBe("One");
  serveCatalogues(["en"], { said: "said-one = Two" });
  document.dispatchEvent(new Event("talewind-texts"));
  await vi.waitFor(() => expect(words.text("said-one")).toBe("Two"));
});

test("what a server that is away says is no text, and is asked for again", async () => {
  const served = fetch;
  let away = true;
  vi.stubGlobal("fetch", async (path: string) =>
    away && path.endsWith("windmill.ftl") ? new Response("Bad gateway", { status: 502 }) : served(path),
  );
  await expect(words.learn("windmill")).rejects.toThrow();
  expect(words.complete).toBe("");
  away = false;
  await words.learn("windmill");
  expect(knows()).toEqual([true, true, true]);
});
