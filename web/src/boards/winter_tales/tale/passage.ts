/** A passage in the making: the text before, between and after the drawings that are woven in for good. */
import type { Passage } from "../../../wire";

/** One text more than there are cards. Cards that the passage lacks come last, without text. */
export function textsOf(passage: Passage | undefined, woven: readonly string[]): string[] {
  const texts = [""];
  for (const part of passage?.parts ?? []) {
    if (typeof part === "string") texts.push([texts.pop(), part].filter(Boolean).join(" "));
    else if (woven[texts.length - 1] === part.card) texts.push("");
  }
  return [...texts, ...Array<string>(woven.length + 1 - texts.length).fill("")];
}

/** `trimmed`: as it is told; else as it is written. */
export function passageOf(
  texts: readonly string[],
  woven: readonly string[],
  lang: string,
  { aloud = false, trimmed = true } = {},
): Passage {
  const parts = texts.flatMap((text, n) => {
    const written = trimmed ? text.trim() : text;
    const card = woven[n];
    return [...(written ? [written] : []), ...(card === undefined ? [] : [{ part: "woven" as const, card }])];
  });
  return { parts, lang, ...(aloud && { aloud }) };
}

export const lengthOf = (texts: readonly string[]): number =>
  [...texts.map((text) => text.trim()).filter(Boolean).join(" ")].length; // prettier-ignore

/** Stands for a drawing in a text that others read along. */
const DRAWN = "\ufffc";

/** A text that is read along, with the drawings that lie open; those without a place in it come last. */
export function readAlong(text: string, cards: readonly string[]): Passage {
  const texts = text.split(DRAWN).slice(0, cards.length + 1);
  return passageOf([...texts, ...Array<string>(cards.length + 1 - texts.length).fill("")], cards, "");
}
