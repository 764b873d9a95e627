const FROM_RIGHT =
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** How many lines high the first letter of a tale is. Letters written from right to left are joined to their word and have none. */
export function capital(text: string): "" | "two" | "three" {
  if (text.length < 80 || FROM_RIGHT.test(text)) return "";
  return text.length < 160 ? "two" : "three";
}
