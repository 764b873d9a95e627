import { join } from "node:path";
import { ESLint } from "eslint";
import { expect, test } from "vitest";

const linter = new ESLint({ cwd: join(__dirname, "../..") });

/** What the linter says of such a line of a board. */
async function said(script: string, markup = "", file = "boards/story/Made.svelte"): Promise<string[]> {
  const text = file.endsWith(".ts")
    ? `${script}\n`
    : `<script lang="ts">\n  const table: any = {}; // eslint-disable-line\n  ${script}\n</script>\n\n${markup}\n`;
  const [result] = await linter.lintText(text, {
    filePath: join(__dirname, "../../src", file),
  });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === "no-restricted-syntax")
    .map(({ message }) => message);
}

test.each([
  'export const now = table.sight.now.key.replace("story-now-", "");',
  'export const busy = table.refusal.say.key === "server-busy";',
  'export const aloud = ["story-now-aloud"].includes(table.sight?.now.key ?? "");',
])("a text key decides nothing: %s", async (line) => {
  expect(await said(line)).toEqual([expect.stringContaining("A text key decides nothing")]);
});

test.each([
  "export const hushed = (refusal: Refusal) => UNREASONED.includes(refusal.say.key);",
  'export const closed = (refusal: Refusal) => refusal.say.key === "kit-closed";',
])("nor where keys become sentences: %s", async (line) => {
  expect(await said(line, "", "words/made.ts")).toEqual([
    expect.stringContaining("A text key decides nothing"),
  ]);
  expect(await said("class W { say(say: Say) { return this.text(say.key); } }", "", "words/made.ts")).toEqual(
    [],
  );
});

test("the end of a game is not read from an event", async () => {
  expect(await said('export const over = "winners" in table.log[0];')).toHaveLength(1);
});

test("no board names a rule", async () => {
  expect(await said('export const rule = "WM-45";')).toHaveLength(1);
  expect(await said("", '<Rule id="ES-R8" />')).toHaveLength(1);
  expect(await said("", '<Rule id={true ? "ST-36" : ""} />')).toHaveLength(1);
});

test("no board casts a view, a move or an event", async () => {
  expect(await said("export const view = table.sight?.view as MillView;")).toHaveLength(1);
  expect(await said('export const move = { move: "tell" } as unknown as Move;')).toHaveLength(2);
  expect(await said('export const kinds = ["tell"] as const;')).toEqual([]);
});

const CASTS = ["View", "Move", "Event", "Sight", "ServerMessage", "ClientMessage", "Sight<MillView, Move>"];

test.each([
  "line/made.ts",
  "words/made.ts",
  "lib/made.ts",
  "parts/Made.svelte",
  "screens/Made.svelte",
  "Made.svelte",
])("no part of the client casts what is on the wire: %s", async (file) => {
  for (const type of CASTS) {
    expect(await said(`export const made = (heard: unknown) => heard as ${type};`, "", file)).toHaveLength(1);
    expect(await said(`export const made = (heard: unknown) => <${type}>heard;`, "", file)).toHaveLength(1);
  }
  expect(await said("export const made = (on: EventTarget) => on as HTMLElement;", "", file)).toEqual([]);
});

test("what a board should do instead is let through", async () => {
  expect(await said('export const silent = table.sight?.phase === "miming";')).toEqual([]);
  expect(await said('export const pressed = (event: KeyboardEvent) => event.key === "Enter";')).toEqual([]);
});
