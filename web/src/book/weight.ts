import type { Book } from "../wire";

const PICTURE = 85e3; // bytes of a painted picture, on average
const LETTERS = 140e3;

/** About how many bytes a copy of the book will have. */
export function weight(book: Book, form: NonNullable<Book["forms"]>[number]): number {
  const pictures = new Set(book.pages.flatMap((page) => page.plates.map((plate) => plate.picture))).size;
  const charts = book.pages.filter((page) => page.chart).length * 12e3;
  switch (form) {
    case "html":
      return (Math.min(pictures * PICTURE, 1.1e6) + LETTERS) * 1.33 + charts * 2;
    case "png":
      return 5e5;
    case "epub":
      return pictures * PICTURE + LETTERS + charts;
    default:
      return pictures * 1.3 * PICTURE + 8e4 + charts * 2;
  }
}
