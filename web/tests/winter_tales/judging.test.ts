import { afterEach, describe, expect, it } from "vitest";
import type { Seated } from "../table/seated";
import { click, lastSent, opened, recorded } from "./recorded";

let page: Seated;
afterEach(() => page.leaves());

describe("the arbiter", () => {
  it("sees the memory and the passage that takes it up", async () => {
    page = await opened(recorded("ruling", "rule"), "asked");
    expect(page.root.querySelectorAll(".compare section")).toHaveLength(2);
    expect(page.one(".compare").textContent).toContain("objects");
  });

  it("chooses a verdict before pressing: none is lit beforehand", async () => {
    page = await opened(recorded("ruling", "rule"), "asked");
    expect(page.root.querySelector(".pick input:checked")).toBeNull();
    click(page, ".foot .lit");
    expect(lastSent(page)?.do).not.toBe("answer");
    click(page, ".pick input[value='rewrite']");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ do: "answer", move: { move: "rule", verdict: "rewrite" } });
  });

  it("is offered nothing that the rules do not allow yet", async () => {
    page = await opened(recorded("ruling", "rule"), "asked");
    expect(page.root.querySelector(".pick input[value='reject']")).toBeNull();
  });
});

describe("a vote", () => {
  it("is pressed after it is chosen, or left out", async () => {
    page = await opened(recorded("weighing", "rule"), "asked");
    click(page, ".pick input[value='accept']");
    expect(page.one(".foot .lit").textContent).toBe("Vote: it does");
    click(page, ".foot .quiet");
    expect(lastSent(page)).toMatchObject({ do: "answer", move: { move: "pass" } });
  });

  it("shows an onlooker the passage and no votes", async () => {
    page = await opened(recorded("weighing", "rule"), "onlooker");
    expect(page.root.querySelectorAll(".compare section").length).toBeGreaterThan(0);
    expect(page.root.querySelector(".pick, .foot .lit")).toBeNull();
  });
});

describe("an objection", () => {
  it("needs a reason", async () => {
    page = await opened(recorded("objecting", "object"), "asked");
    click(page, ".pick input[value='true']");
    click(page, ".foot .lit");
    expect(lastSent(page)?.do).not.toBe("answer");
    page.types("Nobody here has ever seen an aeroplane.", ".reason textarea");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({
      do: "answer",
      move: { move: "object", reason: { parts: ["Nobody here has ever seen an aeroplane."] } },
    });
  });

  it("is not made by whoever lets it stand", async () => {
    page = await opened(recorded("objecting", "object"), "asked");
    click(page, ".foot .lit");
    expect(lastSent(page)?.do).not.toBe("answer");
    click(page, ".pick input[value='false']");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ do: "answer", move: { move: "pass" } });
  });
});
