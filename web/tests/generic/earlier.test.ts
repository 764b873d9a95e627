import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Seated } from "../table/seated";
import { waitFor } from "../patience";

const EARLIER = "Show earlier";
let seated: Seated;
let answers: Response[];

const button = () => [...seated.root.querySelectorAll("button")].find((each) => each.textContent === EARLIER);
const entries = () =>
  [...seated.root.querySelectorAll("dd .row-of li")].map((each) => each.textContent.trim());

/** A board whose list begins with the entry of index 3. The server's older entries are what `answers` has. */
async function board(older: Record<string, number> = { story: 3 }): Promise<void> {
  seated = await Seated.at("fireside", { story: ["d", "e"], places: ["x"] }, {}, { older });
  const texts = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string) =>
    path.startsWith("/api/") ? Promise.resolve(answers.shift() ?? Response.error()) : texts(path),
  );
}

async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done, 20));
  flushSync();
}

afterEach(() => seated.leaves());

test("a list whose oldest entries are elsewhere has a button for them, until all are here", async () => {
  await board();
  answers = [Response.json({ start: 1, items: ["b", "c"] }), Response.json({ start: 0, items: ["a"] })];
  expect(seated.root.querySelectorAll("dd button")).toHaveLength(1);
  button()?.click();
  flushSync();
  expect(button()?.ariaDisabled ?? button()?.getAttribute("aria-disabled")).toBe("true");
  expect(seated.one("dd [role=status]").textContent).toBe("One moment …");
  button()?.click(); // once more while it is coming: nothing
  await settled();
  expect(entries()).toEqual(["b", "c", "d", "e", "x"]);
  expect(seated.one("dd [role=status]").textContent).toBe("");
  button()?.click();
  await settled();
  expect(entries()).toEqual(["a", "b", "c", "d", "e", "x"]);
  expect(button()).toBeUndefined();
  expect(document.activeElement?.closest("dd")).not.toBeNull();
});

test("what failed is said, and can be tried again", async () => {
  await board();
  answers = [new Response("", { status: 503 }), Response.json({ start: 0, items: ["a", "b", "c"] })];
  button()?.click();
  await settled();
  expect(seated.one("dd [role=alert]").textContent).toBe("That did not work. Try again.");
  expect(entries()).toEqual(["d", "e", "x"]);
  button()?.click();
  await settled();
  expect(entries()).toEqual(["a", "b", "c", "d", "e", "x"]);
  expect(seated.root.querySelector("dd [role=alert]")).toBeNull();
});

test("so has the log", async () => {
  await board({});
  seated.greets({ n: 4, missed: [{ n: 4, events: [{ event: "paused", by: 1 }] }] });
  answers = [Response.error(), Response.json({ frames: [{ n: 1, events: [{ event: "resumed", by: 1 }] }] })];
  seated.one<HTMLElement>("[aria-label^='What happened so far']").click();
  await waitFor(() => seated.one("dialog li"));
  const press = async () => {
    [...seated.root.querySelectorAll("button")]
      .find((each) => each.textContent === "What came before")
      ?.click();
    await settled();
  };
  await press();
  expect(seated.one("dialog [role=alert]").textContent).toBe("That did not work. Try again.");
  await press();
  expect(seated.root.querySelectorAll("dialog li")).toHaveLength(2);
  expect(seated.one("dialog").textContent).not.toContain("What came before");
});

test("a whole list has none", async () => {
  await board({});
  expect(button()).toBeUndefined();
});
