import { afterEach, expect, test, vi } from "vitest";
import { words } from "../../src/words/words.svelte";
import { Seated } from "./seated";
import { MILL } from "./views";

let seated: Seated;
afterEach(async () => {
  await seated.leaves();
  vi.unstubAllGlobals();
});

test("whose name is kept out of the book is somebody once the game is over", async () => {
  seated = await Seated.at("windmill", MILL, {}, { names: ["Mina", "", "Bo"] });
  expect(words.names).toEqual(["Mina", "somebody", "Bo"]);
});
