import { expect, test } from "vitest";
import data from "../../../src/talewind/games/winter_tales/data.json";
import { pieceOf } from "../../src/boards/winter_tales/pictures";

test("every character has a stand, and a tie its card", () => {
  const without = [...data.characters.map(({ id }) => id), "neutral", "ribbon"].filter((id) => !pieceOf(id));
  expect(data.characters).toHaveLength(14);
  expect(without).toEqual([]);
  expect(pieceOf("nobody")).toBeUndefined();
});
