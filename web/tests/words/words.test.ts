import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { boardOf } from "../../src/boards";
import type { Event, Say } from "../../src/wire";
import { words } from "../../src/words/words.svelte";
import { serveCatalogues } from "./catalogues";

interface Spoken {
  lang: string;
  reader: number | null;
  event?: Event;
  say?: Say;
  says: string;
}
interface Named {
  lang: string;
  reader?: number;
  event?: Event;
  value?: string | number;
  of?: string;
  key?: string;
  args?: Record<string, unknown>;
  says: string;
}
/** The server's own speaker is asked the same in tests/texts/test_client_texts.py. */
const SHARED: { spoken: Spoken[]; catalogue: string[]; named: Named[] } = JSON.parse(
  readFileSync(join(__dirname, "../../../tests/texts/spoken.json"), "utf8"),
);

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeAll(async () => {
  serveCatalogues(["en", "fr", "xx"], { named: SHARED.catalogue.join("\n") });
  await words.begin();
  await words.learn("windmill");
});

beforeEach(() => {
  words.names = ["Ada", "Bo", "Cy"];
  words.reader = 0;
});

describe("the client and the server say the same", () => {
  for (const { lang, reader, event, say, says } of SHARED.spoken)
    test(says, async () => {
      await words.speak(lang);
      words.reader = reader;
      expect(event ? words.event(event) : words.say(say as Say)).toBe(says);
    });
});

describe("the client and the server name values alike", () => {
  for (const { lang, reader = null, event, value = "", of, key, args, says } of SHARED.named)
    test(says, async () => {
      await words.learnMore("named");
      await words.speak(lang);
      words.reader = reader;
      const said = event ? words.event(event) : key ? words.text(key, args) : words.value(value, of);
      expect(said).toBe(says);
    });
});

test("what a language lacks is said in English", async () => {
  await words.speak("xx");
  await settle();
  expect(words.text("client-yes")).toBe("xxx");
  expect(words.text("client-no")).toBe("no");
  expect(document.documentElement.lang).toBe("xx");
  await words.speak("en");
});

test("an unknown key is shown rather than hidden", () => {
  expect(words.text("client-no-such-thing")).toBe("client-no-such-thing");
  expect(words.has("client-no-such-thing")).toBe(false);
  expect(words.first("client-no-such-thing", "client-yes")).toBe("yes");
});

test("values by what they are", () => {
  expect(words.value(1, "seat")).toBe("Bo");
  expect(words.value("wm03", "picture")).toBe("Teapot-shaped lighthouse in a sea of blankets");
  expect(words.value("live", "option-pace")).toBe("live, all at the table");
  expect(words.value(7, "")).toBe("7");
});

test("a tale is never read as markup, and a woven card stands at its place", () => {
  expect(words.passage({ parts: ["{ SEAT(0) } <b>loud</b>"] })).toBe("{ SEAT(0) } <b>loud</b>");
  expect(words.passage({ parts: ["He took", { part: "woven", card: "wm03" }, "home."] })).toBe(
    "He took [The Teapot Lighthouse] home.",
  );
});

test("you has a capital only where a sentence begins, and a name stays as it is written", async () => {
  await words.speak("en");
  words.names = ["ada", "bo", "cy"];
  expect(words.text("client-waiting-for", { seats: [0, 1] })).toBe("We are waiting for you and bo.");
  expect(words.text("kit-ended", { winners: [0, 1] })).toBe("You and bo have won together.");
  expect(words.text("kit-ended", { winners: [1] })).toBe("bo has won.");
});

test("a refusal without a reason of its own says the reason of its rule", async () => {
  await words.speak("en");
  expect(words.refusal({ say: { key: "kit-closed" }, rule: "WM-53", by_rule: true })).toBe(
    "Nobody has points in the first turn.",
  );
  expect(words.refusal({ say: { key: "kit-closed" }, rule: "WM-3", by_rule: true })).toBe(
    "This is not possible just now.",
  );
  expect(words.refusal({ say: { key: "kit-too-early" }, rule: "WM-53" })).toBe("The time is not up yet.");
});

test("a number below zero has a minus sign, and a hyphen in a tale stays one", async () => {
  await words.speak("en");
  await boardOf("a game without a board of its own");
  expect(words.text("client-generic-points", { points: -2 })).toBe("−2 points");
  expect(words.text("client-told-by", { names: "Agent -2" })).toBe("told by Agent -2");
});

test("dates follow the reader's region, as far as it speaks the language of the page", async () => {
  vi.stubGlobal("navigator", { languages: ["de-AT", "en-GB", "en"] });
  expect(words.region).toBe("en-GB");
  vi.stubGlobal("navigator", { languages: ["de-AT"] });
  expect(words.region).toBe("en");
  vi.unstubAllGlobals();
});
