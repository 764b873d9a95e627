import { afterEach, expect, test, vi } from "vitest";
import { forget, keep, keysOf, recall, remember } from "../../src/lib/memory";

afterEach(() => vi.unstubAllGlobals());

test("a page remembers for itself what the browser refuses to store", () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem: full });
  keep("T9", { join: "key" });
  expect(keysOf("T9")).toEqual({ join: "key" });
  expect(remember("word", 1)).toBe(false);
  vi.unstubAllGlobals();
  expect(remember("word", 2)).toBe(true);
  expect(recall("word", 0)).toBe(2);
  forget("word");
  forget("keys T9");
  expect([recall("word", 0), keysOf("T9")]).toEqual([0, {}]);
});
