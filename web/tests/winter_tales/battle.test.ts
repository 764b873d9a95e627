import { afterEach, describe, expect, it } from "vitest";
import type { Seated } from "../table/seated";
import { click, lastSent, opened, recorded } from "./recorded";

let page: Seated;
afterEach(() => page.leaves());

describe("somebody walks up to one's character", () => {
  it("is asked with both names, and what can come of it is said first", async () => {
    page = await opened(recorded("entry", "interrupt"), "asked");
    expect(page.says).toBe("Tin Man meets your Wolf. Do you attack?");
    expect(page.one(".stake").textContent).toContain("Tin Man lies down where you say");
    expect(page.one(".stake").textContent).toContain("Tin Man walks on");
  });

  it("the lit button attacks, the other one lets pass", async () => {
    page = await opened(recorded("entry", "interrupt"), "asked");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ do: "answer", move: { move: "interrupt", char: "wolf" } });
    await page.leaves();
    page = await opened(recorded("entry", "interrupt"), "asked");
    click(page, ".foot .quiet");
    expect(lastSent(page)).toMatchObject({ do: "answer", move: { move: "pass" } });
  });

  it("one may ask not to be asked again in this chapter", async () => {
    page = await opened(recorded("entry", "interrupt"), "asked");
    click(page, ".foot .plain");
    expect(lastSent(page)).toMatchObject({
      do: "order",
      window: "interrupt/wolf/tin-man",
      scope: "chapter",
      move: { move: "pass" },
    });
  });

  it("for each of one's characters that could attack", async () => {
    const scene = structuredClone(recorded("entry", "interrupt"));
    scene.viewers.asked.sight.question!.ask.besides = ["interrupt/dorothy/tin-man"];
    page = await opened(scene, "asked");
    click(page, ".foot .plain");
    const orders = page.sent.filter((message) => message.do === "order");
    expect(orders.map(({ window }) => window)).toEqual([
      "interrupt/wolf/tin-man",
      "interrupt/dorothy/tin-man",
    ]);
  });

  it("nobody else sees anything of it", async () => {
    const scene = recorded("entry", "interrupt");
    for (const viewer of ["other", "onlooker"] as const) {
      page = await opened(scene, viewer);
      expect(page.root.querySelector(".stake, .foot .lit")).toBeNull();
      await page.leaves();
    }
  });

  it("the mover reads that the town holds its breath", async () => {
    const scene = recorded("entry", "interrupt");
    const sight = scene.viewers.other.sight;
    const mover = 2;
    const moved = { ...scene.viewers.other, sight: { ...sight, seat: mover } };
    page = await opened({ ...scene, viewers: { ...scene.viewers, other: moved } }, "other");
    expect(page.one(".hush").textContent).toContain("The town holds its breath.");
  });
});

describe("a blow", () => {
  it("is one drawing of the hand and a sentence", async () => {
    page = await opened(recorded("strike", "tell"), "asked");
    expect(page.one(".foot .lit").getAttribute("aria-disabled")).toBe("true");
    click(page, ".dock .hand button");
    page.types("He came through the window.");
    const card = page.one(".dock .hand button").dataset["card"];
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({
      do: "answer",
      move: { move: "tell", tale: { parts: [{ part: "woven", card }, "He came through the window."] } },
    });
  });

  it("is not struck without words, unless it is told aloud", async () => {
    page = await opened(recorded("strike", "tell"), "asked");
    click(page, ".dock .hand button");
    click(page, ".foot .lit");
    expect(lastSent(page)?.do).not.toBe("answer");
    click(page, ".aloud input");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ do: "answer", move: { tale: { aloud: true } } });
  });

  it("is a drawing alone where nobody writes", async () => {
    const scene = recorded("strike", "tell");
    page = await opened({ ...scene, options: { ...scene.options, mode: "voice" } }, "asked");
    expect(page.root.querySelector(".box :is(textarea, input)")).toBeNull();
    click(page, ".dock .hand button");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ do: "answer", move: { tale: { aloud: true, parts: [{}] } } });
  });

  it("a first attack cannot be left out, and the reason is there", async () => {
    page = await opened(recorded("strike", "tell"), "asked");
    expect(page.root.querySelector(".foot .quiet")).toBeNull();
    expect(page.one(".foot .shut").textContent).toContain("cannot be taken back");
  });

  it("others see who fights, and no hand", async () => {
    page = await opened(recorded("strike", "tell"), "onlooker");
    expect(page.root.querySelectorAll(".duel .one")).toHaveLength(2);
    expect(page.root.querySelector(".hand")).toBeNull();
  });
});

it("every drawing of a battle lies with its blow, winter's at the right", async () => {
  const scene = recorded("captor", "capture");
  page = await opened(scene, "other");
  const view = JSON.parse(JSON.stringify(scene.viewers.other.sight.view));
  const fought: { side: string }[] = view.lying.filter((each: { scene: string }) => each.scene === "fight");
  const sides = [...page.root.querySelectorAll(".blow:has(.scard)")].map((each) =>
    each.classList.contains("winter") ? "winter" : "spring",
  );
  expect(fought.length).toBeGreaterThan(2);
  expect(sides).toEqual(fought.map(({ side }) => side));
});
