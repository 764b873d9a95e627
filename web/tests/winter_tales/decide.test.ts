import { afterEach, describe, expect, it } from "vitest";
import type { Seated } from "../table/seated";
import { click, lastSent } from "./recorded";
import { scene, sit } from "./scene";

let page: Seated;
afterEach(() => page.leaves());

const pick = (value: string) => click(page, `.pick input[value='${value}']`);

describe("two answers", () => {
  it.each([
    ["claim-talk", "insist", { move: "insist" }],
    ["claim-talk", "yield", { move: "yield" }],
    ["wrapping-up", "end", { move: "agree", yes: true }],
    ["wrapping-up", "go-on", { move: "agree", yes: false }],
    ["flipping-back", "wake", { move: "flip-back" }],
    ["flipping-back", "rest", { move: "pass" }],
  ])("%s: %s is pressed after it is chosen", async (phase, answer, move) => {
    page = await sit(scene(phase));
    expect(page.root.querySelector(".pick input:checked")).toBeNull();
    click(page, ".foot .lit");
    expect(lastSent(page)?.do).not.toBe("answer");
    pick(answer);
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ do: "answer", move });
  });

  it("a linked rebel stands with its partner, or not", async () => {
    const found = scene("flipping-back");
    const { question } = found.viewers.asked.sight;
    if (question) question.ask.offers = [{ move: "stand", fields: { together: { domain: "flag" } } }];
    page = await sit(found);
    pick("together");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ move: { move: "stand", together: true } });
  });
});

describe("a space of the track", () => {
  it("gets the bookmark, beside the endings of the memories", async () => {
    page = await sit(scene("marking"));
    expect(page.root.querySelectorAll(".left .remembered li")).toHaveLength(5);
    expect(page.root.querySelector(".track input[value='5']"), "the bookmark lies there").toBeNull();
    click(page, ".foot .lit");
    expect(lastSent(page)?.do).not.toBe("answer");
    click(page, ".track input[value='2']");
    expect(page.one(".foot .lit").textContent).toBe("Put the bookmark on Hammer");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ move: { move: "move-bookmark", space: 2 } });
  });

  it("gets an objective that is done", async () => {
    page = await sit(scene("declaring"));
    const space = Number(page.one<HTMLInputElement>(".track input").value);
    click(page, ".track input");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ move: { move: "place-objective", space } });
  });
});

describe("somebody", () => {
  it("receives a power, united rebels by two", async () => {
    page = await sit(scene("granting"));
    click(page, ".foot .lit");
    expect(lastSent(page)?.do, "the second is not chosen yet").not.toBe("answer");
    const [char = "", partner = ""] = [...page.root.querySelectorAll<HTMLInputElement>(".pick")].map(
      (each) => each.querySelector("input")?.value,
    );
    pick(partner);
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ move: { move: "give-power", char, partner } });
  });

  it("is struck by the retaliation", async () => {
    page = await sit(scene("retaliating", ["eliminate"]));
    const [, second] = [...page.root.querySelectorAll<HTMLInputElement>(".pick input")];
    pick(second?.value ?? "");
    click(page, ".foot .lit");
    expect(lastSent(page)).toMatchObject({ move: { move: "eliminate", char: second?.value } });
  });
});
