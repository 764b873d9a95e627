/** Counts sentences like the server, to help the writer; the server decides. */
const END = /(?<![.!?…])[.!?…]+(?=\s|$)/g;
const SPARED =
  /(?:^|[^\p{L}\p{N}_.])(?:mrs?|ms|dr|prof|st|e\.g|i\.e|sra?|sig|bzw|t\.ex|bl\.a|(?:\p{L}\.)*\p{L})$/iu;
const OPENED_BY: Record<string, string> = { "»": "«", "›": "‹", "”": "“", "«": "»", "‹": "›" };

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);
const times = (mark: string, text: string) => text.split(mark).length - 1;

export const countSentences = (text: string): number => ends(text).length;

/** The sentences of a text, each with the space after it, so that they make up the whole. */
export function sentencesOf(text: string): string[] {
  const found = ends(text);
  return found.map((end, n) => text.slice(found[n - 1] ?? 0, n === found.length - 1 ? text.length : end));
}

/** The text without its closing call, if that is a sentence of its own: it does not count. */
export function withoutCoda(text: string, calls: string[] = []): string {
  const start = ends(text).at(-2) ?? 0;
  const last = letters(text.slice(start));
  return calls.some((call) => letters(call) === last) ? text.slice(0, start) : text;
}

const letters = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ") ?? "";

/** The ends of the sentences. */
function ends(text: string): number[] {
  let start = 0;
  const found: number[] = [];
  for (const mark of text.matchAll(END)) {
    const end = mark.index + mark[0].length;
    if (closesQuotation(text, end)) continue; // « Viens ! » dit-elle
    if (mark[0] === "." && SPARED.test(text.slice(0, mark.index))) continue; // Mr. Fox
    if (hasWords(text.slice(start, end))) found.push(end);
    start = end;
  }
  return hasWords(text.slice(start)) ? [...found, text.length] : found;
}

/** Whether a closing quotation mark comes next. */
function closesQuotation(text: string, end: number): boolean {
  const mark = text.slice(end).trimStart().charAt(0);
  const before = text.slice(0, end);
  if (mark === '"') return times('"', before) % 2 === 1;
  const opened = OPENED_BY[mark];
  return opened !== undefined && times(opened, before) > times(mark, before);
}
