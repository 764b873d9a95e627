/** What the screens themselves say to somebody who has not read the rules. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Tally, WinterView } from "../../src/wire/winter_tales";
import type { Scene, Viewer } from "../boards/scenes";
import type { Seated } from "../table/seated";
import { answers, button, offersIn, press, push, scene, sit } from "./scene";

let page: Seated;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => page.leaves());

/** The end of a quest with this result, told by the seat that is asked. */
function ended(tally: Tally): Scene {
  const found = scene("pad", ["tell", "weave"], (view) => (view.tally = tally));
  for (const { sight } of Object.values(found.viewers))
    sight.now = { key: "winter_tales-now-telling", args: { ...sight.now.args, kind: "quest_end" } };
  const { question } = found.viewers.asked.sight;
  if (question) {
    question.ask.say = {
      key: "winter_tales-tell-quest_end",
      args: { char: "pinocchio", quest: "safe-house" },
    };
    question.ask.offers = question.ask.offers.filter(({ move }) => move !== "weave");
  }
  return found;
}
const says = async (found: Scene, viewer: Viewer = "asked"): Promise<string> => {
  page = await sit(found, viewer);
  const said = page.says;
  await page.leaves();
  return said;
};

describe("the result of a quest", () => {
  it("is said before its end is told, to everybody", async () => {
    const tie = ended({ counts: { spring: 3, winter: 3 }, won: "neutral" });
    expect(await says(tie)).toBe("A tie, 3 to 3: nobody wins the quest. Tell how it ends.");
    expect(await says(tie, "other")).toMatch(/^A tie, 3 to 3: nobody wins the quest\. .* tells of the end/);
    const won = ended({ counts: { spring: 1, winter: 4 }, won: "winter" });
    expect(await says(won)).toBe("Winter wins the quest, 4 to 1. Tell how it ends.");
    const lost = ended({ counts: { spring: 2, winter: 0 }, won: "winter", missing: true });
    expect(await says(lost)).toMatch(/^The thread to the last memory is lost: Winter wins the quest\./);
  });

  it("is said while its memory is placed, with what that is worth", async () => {
    const found = scene("placing", ["place-memory"]);
    expect(await says(found, "other")).toMatch(/^Spring wins the quest, 1 to 0\. .* places the new memory/);
    page = await sit(found);
    expect(page.says).toMatch(/^Spring wins the quest, 1 to 0\. Where among the memories does/);
    expect(page.one(".box").textContent).toContain("Three points for Spring.");
  });

  it("is not said before it is counted", async () => {
    expect(await says(scene("pad", ["weave"]))).not.toMatch(/wins|tie/);
  });
});

it("a quest says before its drawings are woven that they count, and for whom", async () => {
  page = await sit(scene("pad", ["weave"]));
  expect(page.says).toBe("Go on with The Safe House: every drawing you weave in counts for Spring.");
  expect(page.one(".scales").textContent).toContain("The side with more wins the quest.");
});

describe("a passage without a drawing that would count", () => {
  it("is told at the second press only", async () => {
    page = await sit(scene("pad", ["tell", "weave"]));
    push(page, "I have told");
    expect(answers(page)).toEqual([]);
    expect(page.one(".foot [role=status]").textContent).toBe(
      "No drawing is woven in: nothing counts for Spring.",
    );
    push(page, "Tell it without a drawing");
    expect(answers(page)).toMatchObject([{ move: { move: "tell" } }]);
  });

  it("is told at once where no drawing can be woven in", async () => {
    page = await sit(scene("beginning", ["tell"]));
    push(page, "So it was");
    expect(answers(page)).toMatchObject([{ move: { move: "tell" } }]);
  });
});

it("the beginning of a quest says that drawings come later, also beside a drawing", async () => {
  page = await sit(scene("beginning", ["tell"]));
  expect(page.one(".desk").textContent).toContain("Only words here. Your drawings come next");
  press(page, ".hand button");
  expect(page.one(".box").textContent).toContain("Only words here. Your drawings come next");
});

it("an action has one word for each thing", async () => {
  page = await sit(scene("own-activation", ["generate", "pass", "resolve"]));
  expect(page.one(".pick .name").textContent).toBe("Take on The Safe House");
  expect(button(page, "Take on The Safe House").className).toContain("lit");
  expect(page.one(".pick").textContent).toContain("Start a new questFor a later turn:");
});

it("to step in says what it costs", async () => {
  page = await sit(scene("entry", ["interrupt"]));
  expect(page.one(".box").textContent).toContain("Every blow costs you a drawing.");
});

it("choosing characters says how many there are, and what kind of place is wanted", async () => {
  const found = scene("casting");
  const { question } = found.viewers.asked.sight;
  if (question) question.ask.say.args = { number: 2, of: 4 };
  page = await sit(found);
  expect(page.says).toMatch(/Take the second of your four characters\.$/);
});

describe("a walk to a quest", () => {
  const reached = (there: boolean) =>
    scene("activation", ["keep"], (view: WinterView) => {
      const site = view.quests[view.ongoing] ?? "";
      Object.assign(view.figures["tin-man"] ?? {}, { space: there ? site : "bell-court" });
    });

  it("was not in vain, if it came there", async () => {
    expect(await says(reached(true))).toBe(
      "Tin Man has reached The Safe House: soon you may take up its tale.",
    );
    expect(await says(reached(false))).toBe(
      "Tin Man has not reached The Safe House and stays out of its tale.",
    );
  });

  it("asks for drawings to be put away as well", async () => {
    const found = reached(true);
    const { question } = found.viewers.asked.sight;
    if (question) question.ask.say.args = { over: 1 };
    const discard = offersIn(found).find(({ move }) => move === "keep")?.fields?.["discard"];
    if (discard?.domain === "some") Object.assign(discard, { least: 1, most: 1 });
    expect(await says(found)).toMatch(/soon you may take up its tale\. You may keep seven cards/);
  });
});
