import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countSentences, withoutCoda } from "../../src/parts/sentences";

/** The table's own counter is asked the same in tests/texts/test_client_texts.py. */
const SHARED = JSON.parse(readFileSync(join(__dirname, "../../../tests/texts/spoken.json"), "utf8"));
const CASES: [string, number][] = SHARED.sentences;
const CODAS: [string, string][] = SHARED.codas;
const CALLS = ["The end of the story", "Fin de l’histoire"];

for (const [text, told] of CODAS)
  test(`“${text}” tells “${told}”`, () => expect(withoutCoda(text, CALLS)).toBe(told));

for (const [text, count] of CASES)
  test(`“${text.replaceAll("\n", "⏎")}” has ${count}`, () => expect(countSentences(text)).toBe(count));
