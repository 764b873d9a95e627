import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countSentences } from "../../src/parts/sentences";

/** The table's own counter is asked the same in tests/texts/test_client_texts.py. */
const CASES: [string, number][] = JSON.parse(
  readFileSync(join(__dirname, "../../../tests/texts/spoken.json"), "utf8"),
).sentences;

for (const [text, count] of CASES)
  test(`“${text.replaceAll("\n", "⏎")}” has ${count}`, () => expect(countSentences(text)).toBe(count));
