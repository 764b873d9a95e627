import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as pictures from "../../src/boards/windward/pictures";
import type { Terrain } from "../../src/boards/windward/pictures";

const FOLDER = join(__dirname, "../../src/pictures/windward");
const { terrain, ...named } = pictures;
const KINDS: Terrain[] = ["drift", "zephyr", "gas", "feeding", "corner"];
const variants = KINDS.flatMap((kind) => [0, 1, 2, 3, 4].map((n) => terrain(kind, n)));

const urls = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(urls);

test("every name has its picture", () => {
  const all = [...urls(named), ...variants];
  expect(all.filter((url) => !url.endsWith(".webp"))).toEqual([]);
});

test("neighbouring drifts differ", () => {
  expect(terrain("drift", 0)).not.toBe(terrain("drift", 1));
});

test("the first view of the globe weighs at most 200 KB", () => {
  const { large, small } = pictures.globes;
  const { red, grey } = pictures.cresters;
  const pieces = [red, grey, pictures.port, pictures.hull, pictures.longboat];
  const bytes = (shown: string[]): number =>
    [...new Set(shown)].reduce(
      (sum, url) => sum + readFileSync(join(FOLDER, url.split("/").at(-1) ?? "")).length,
      0,
    );
  for (const globe of urls([large, small]))
    expect(bytes([globe, ...variants, ...pieces])).toBeLessThan(200_000);
});
