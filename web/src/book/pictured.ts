import type { Book } from "../wire";

/** The page and part of a picture of what lies open. A picture is of the book as everybody sees it: null where that lacks the page,
    or may be divided elsewhere because the reader has hidden lines. `at`: the page's place in the reader's book, from 1. */
export function pictured(book: Book, at: number): { page: number; part: number } | null {
  const open = book.pages[at - 1];
  if (!open) return null;
  const parts = book.pages.filter((page) => page.id === open.id);
  const lines = parts.flatMap((page) => page.lines);
  const gone = lines.length > 0 && lines.every((line) => line.hidden) && !open.happenings?.length;
  if (gone || (parts.length > 1 && lines.some((line) => line.hidden))) return null;
  return { page: open.id, part: parts.indexOf(open) + 1 };
}
