import { afterEach, describe, expect, it } from "vitest";
import type { Seated } from "../table/seated";
import { click, lastSent, opened, recorded } from "./recorded";

let page: Seated;
afterEach(() => page.leaves());

describe("a quest calls", () => {
  it("one sends a ready character, or nobody", async () => {
    page = await opened(recorded("sending", "join"), "asked");
    click(page, ".pick input[value='tin-man']");
    expect(page.one(".foot .lit").textContent).toBe("Send Tin Man");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ do: "answer", move: { move: "join", char: "tin-man" } });
    await page.leaves();
    page = await opened(recorded("sending", "join"), "asked");
    click(page, ".foot .quiet");
    expect(lastSent(page)).toMatchObject({ do: "answer", move: { move: "pass" } });
  });

  it("one takes the story up with a character that is there", async () => {
    page = await opened(recorded("joining-in", "join-in"), "asked");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({
      do: "answer",
      move: { move: "join-in", char: "little-match-girl" },
    });
  });
});

it("the scales say what the server has counted, with the drawings of either side", async () => {
  const scene = recorded("choosing", "choose-memory");
  page = await opened(scene, "asked");
  const counts = [...page.root.querySelectorAll(".scales .number")].map((each) => each.textContent);
  expect(counts).toEqual(["1", "0"]);
  expect(page.root.querySelectorAll(".scales li:first-child .scard")).toHaveLength(1);
});

describe("a memory", () => {
  it("is one of the drawings of the quest", async () => {
    page = await opened(recorded("choosing", "choose-memory"), "asked");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ do: "answer", move: { move: "choose-memory", card: "sc-41" } });
  });

  it("is placed where one says, and nowhere before", async () => {
    page = await opened(recorded("placing", "place-memory"), "asked");
    click(page, ".foot .lit");
    expect(lastSent(page)?.do).not.toBe("answer");
    click(page, ".track input[value='2']");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ do: "answer", move: { move: "place-memory", space: 2 } });
  });
});
