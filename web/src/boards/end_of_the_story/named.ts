/** A word of the story that names a target, and its position in the text. */
export interface Named {
  word: string;
  picture: string;
  start: number;
  end: number;
}

interface Token {
  word: string;
  start: number;
  end: number;
}

const WORDS = /[\p{L}\p{M}\p{Cf}]+/gu; // what is invisible hides nothing
const SPARED = ["en train de", "en train d"]; // French: no train

/** The words that the server would find, by the forms that it lists for each target (ES-R2). */
export function namedIn(text: string, forms: Record<string, string[]>, lang: string): Named[] {
  const tokens = tokensOf(text);
  const found = Object.entries(forms).flatMap(([picture, every]) =>
    [...new Set(every)].flatMap((form) => {
      const length = form.split(" ").length;
      return tokens.flatMap((first, n) => {
        const last = tokens[n + length - 1];
        if (!last || said(tokens, n, length) !== form || (lang === "fr" && isSpared(tokens, n))) return [];
        return [{ word: text.slice(first.start, last.end), picture, start: first.start, end: last.end }];
      });
    }),
  );
  return found
    .filter((one) => !found.some((other) => other !== one && holds(other, one)))
    .sort((a, b) => a.start - b.start);
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(WORDS)].map((match) => ({
    word: match[0]
      .replace(/\p{Cf}/gu, "")
      .normalize("NFC")
      .toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

const said = (tokens: Token[], from: number, length: number): string =>
  tokens
    .slice(from, from + length)
    .map(({ word }) => word)
    .join(" ");

const isSpared = (tokens: Token[], at: number): boolean =>
  SPARED.includes(said(tokens, Math.max(0, at - 1), 3));

const holds = (one: Named, other: Named): boolean =>
  one.start <= other.start && one.end >= other.end && one.end - one.start > other.end - other.start;
