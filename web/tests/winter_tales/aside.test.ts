import { afterEach, describe, expect, it } from "vitest";
import type { Seated } from "../table/seated";
import { click, lastSent } from "./recorded";
import { press, push, scene, sit } from "./scene";

let page: Seated;
afterEach(() => page.leaves());

describe("a call answered ahead", () => {
  const entry = (early: string | null) => scene("entry", ["interrupt"], (view) => (view.early = early));

  it("is given, and shown as given", async () => {
    page = await sit(entry(null));
    expect(page.root.querySelector(".ahead input:checked")).toBeNull();
    click(page, ".ahead input[value='mad-hatter']");
    expect(lastSent(page)).toMatchObject({
      do: "beside",
      move: { move: "answer-ahead", char: "mad-hatter" },
    });
    await page.leaves();
    page = await sit(entry(""));
    expect(page.one<HTMLInputElement>(".ahead input:checked").value).toBe("");
  });

  it("may be that nobody comes", async () => {
    page = await sit(entry("mad-hatter"));
    click(page, ".ahead input[value='']");
    expect(lastSent(page)).toMatchObject({ do: "beside", move: { move: "answer-ahead", char: "" } });
  });

  it("is not offered to whom the quest does not call", async () => {
    page = await sit(entry(null), "onlooker");
    expect(page.root.querySelector(".ahead")).toBeNull();
  });
});

it("whoever reads along lets a passage stand already", async () => {
  page = await sit(scene("captor"), "other");
  push(page, "Let it stand already");
  expect(lastSent(page)).toMatchObject({ do: "beside", move: { move: "let-stand" } });
});

describe("a late objection", () => {
  it("names a passage and a reason", async () => {
    page = await sit(scene("entry", ["interrupt"]));
    press(page, '[data-sheet="late"]');
    const first = page.one<HTMLInputElement>("dialog .pick input");
    click(page, "dialog .lit");
    expect(lastSent(page)?.do).not.toBe("beside");
    first.click();
    page.types("Nobody has ever flown here.", "dialog textarea");
    click(page, "dialog .lit");
    expect(lastSent(page)).toMatchObject({
      do: "beside",
      move: {
        move: "challenge",
        tale: Number(first.value),
        reason: { parts: ["Nobody has ever flown here."] },
      },
    });
    expect(page.root.querySelector("dialog")).toBeNull();
  });

  it("is ruled on by the arbiter, who sees the reason", async () => {
    const found = scene("marking", [], (view) => {
      const [tale] = view.tales.slice(-1);
      if (tale) view.objections = { [tale.id]: [{ seat: 0, reason: { parts: ["Too soon."] } }] };
    });
    const { asides, view } = found.viewers.asked.sight;
    const id = Object.keys(view["objections"] ?? {})[0] ?? "";
    const review = asides?.find(({ move }) => move === "review")?.fields?.["tale"];
    if (review?.domain === "one-of") review.values = [Number(id)];
    page = await sit(found);
    press(page, '[data-sheet="late"]');
    expect(page.one("dialog .doubted").textContent).toContain("Too soon.");
    push(page, "Tell it again");
    expect(lastSent(page)).toMatchObject({
      do: "beside",
      move: { move: "review", tale: Number(id), anew: true },
    });
  });
});
