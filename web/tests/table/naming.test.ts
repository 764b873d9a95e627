import { afterEach, beforeAll, expect, test } from "vitest";
import { Naming } from "../../src/table/naming";
import type { Sight } from "../../src/wire";
import { words } from "../../src/words/words.svelte";
import { serveCatalogues } from "../words/catalogues";

const seeing = (view: object) => ({ view }) as unknown as Sight;
const said = () => words.event({ event: "guessed", seat: 1, picture: "wm01", right: true } as never);

beforeAll(async () => {
  serveCatalogues();
  await words.begin();
  await words.learn("windmill");
  words.names = ["Ada", "Bo"];
});
afterEach(() => (words.called = words.title));

test("a picture is called by its title", () => {
  new Naming({}).see(seeing({}));
  expect(said()).toContain("“The Lantern Path”");
});

test("a table that plays without titles reads none in its log", () => {
  new Naming({ titles_on_pictures: false }).see(seeing({}));
  expect(said()).not.toContain("Lantern Path");
  expect(said()).toContain(words.text("wm01.name"));
});

test("a table that plays with words reads its own, and those of earlier rounds, too", () => {
  const naming = new Naming({});
  naming.see(seeing({ captions: { wm01: "Lanterne" } }));
  expect(said()).toContain("“Lanterne”");
  naming.see(seeing({ captions: { wm02: "Hibou" } }));
  expect(said()).toContain("“Lanterne”");
});
