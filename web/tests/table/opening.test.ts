import { expect, test } from "vitest";
import { ownChoices } from "../../src/lib/opening";
import type { Choosable, GameInfo } from "../../src/wire";

const choosable = (name: string, values?: string[]): Choosable =>
  ({ name, key: name, kind: "choice", default: null, values }) as Choosable;
const game = (...options: Choosable[]): GameInfo => ({ id: "toy", options }) as unknown as GameInfo;

test("the words of a game are in the language of whoever opens the table", () => {
  const race = game(choosable("players"), choosable("language", ["en", "fr", "sv"]));
  expect(ownChoices(race, 4, "fr")).toEqual({ players: 4, language: "fr" });
  expect(ownChoices(race, 4, "sv")).toEqual({ players: 4, language: "sv" });
});

test("a language without words of its own, or a game without languages, chooses none", () => {
  expect(ownChoices(game(choosable("language", ["en", "fr"])), 4, "pl")).toEqual({});
  expect(ownChoices(game(choosable("players")), 3, "fr")).toEqual({ players: 3 });
});
