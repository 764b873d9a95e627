import { afterEach, describe, expect, test, vi } from "vitest";
import { namedIn } from "../../src/boards/end_of_the_story/named";
import { asksForATale, Seated } from "./seated";
import { END } from "./views";

const FORMS = { r13: ["mermaid", "mermaids"], y13: ["hourglass", "hour glass"], b05: ["train", "trains"] };
const words = (text: string, lang = "en") => namedIn(text, FORMS, lang).map(({ word }) => word);

describe("a word that names a target is found", () => {
  test("in any case, at any mark", () => {
    expect(words("The MERMAIDS’ hair; a train-spotter.")).toEqual(["MERMAIDS", "train"]);
    expect(words("L'hourglass")).toEqual(["hourglass"]);
  });

  test("in several words, and though something invisible stands in it", () => {
    expect(words("An hour  glass!")).toEqual(["hour  glass"]);
    expect(words("mer\u00admaid")).toEqual(["mer\u00admaid"]);
  });

  test("but not in a longer word, nor where it means another thing", () => {
    expect(words("mermaidlike trainers")).toEqual([]);
    expect(words("Il est en train de lire.", "fr")).toEqual([]);
    expect(words("Il est en train de lire.")).toEqual(["train"]);
    expect(words("Un train.", "fr")).toEqual(["train"]);
  });
});

describe("the narrator", () => {
  let seated: Seated;
  afterEach(async () => {
    await seated.leaves();
    vi.unstubAllGlobals();
  });
  const view = { ...END, narrator: 0, targets: ["r13", "y13"], forms: FORMS, captions: { r13: "mermaid" } };
  const sits = async (forbidden_words: string) =>
    Seated.at("end_of_the_story", view, { question: asksForATale(4) }, {}, { forbidden_words });

  test("sees it underlined, under the picture too, with its price, and may tell it all the same", async () => {
    seated = await sits("show");
    expect(seated.one(".warned").textContent?.trim()).toBe("");
    seated.types("The mermaids combed their hair.");
    expect(seated.one("mark").textContent).toBe("mermaids");
    expect(seated.one(".layer").textContent).toBe("The mermaids");
    expect(seated.root.querySelectorAll(".named").length).toBe(1);
    expect(seated.one(".warned[role=status]").textContent).toMatch(/“mermaids” names .* two points/);
    expect(seated.one<HTMLButtonElement>(".desk .lit").disabled).toBe(false);
    seated.types("Somebody combed their hair.");
    expect(seated.root.querySelector("mark, .named")).toBe(null);
    expect(seated.one(".warned").textContent?.trim()).toBe("");
  });

  test("is on their own where the table has chosen so", async () => {
    seated = await sits("penalise");
    seated.types("The mermaids combed their hair.");
    expect(seated.root.querySelector("mark, .named")).toBe(null);
  });

  test("hears that the table takes no such story where that was chosen", async () => {
    seated = await sits("warn");
    seated.types("The mermaids combed their hair.");
    expect(seated.one(".warned").textContent).toMatch(/takes no story/);
  });
});

test("with Ctrl or Cmd, Enter sends what is written", async () => {
  const seated = await Seated.at("end_of_the_story", { ...END, narrator: 0 }, { question: asksForATale(4) });
  const enter = (more: object) =>
    seated
      .one("textarea")
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...more }));
  const answers = () => seated.sent.filter((each) => each.do === "answer").length;
  enter({ ctrlKey: true });
  expect(answers()).toBe(0); // nothing is written
  seated.types("It came over the hill.");
  enter({});
  expect(answers()).toBe(0);
  enter({ ctrlKey: true });
  enter({ metaKey: true });
  expect(answers()).toBe(2);
  await seated.leaves();
  vi.unstubAllGlobals();
});
