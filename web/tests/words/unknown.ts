import { vi } from "vitest";
import { words } from "../../src/words/words.svelte";

/** The keys that the page asks for from now on and that no catalogue has. */
export function unknownKeys(): Set<string> {
  const unknown = new Set<string>();
  const text = words.text.bind(words);
  vi.spyOn(words, "text").mockImplementation((key, args) => {
    if (!words.has(key)) unknown.add(key);
    return text(key, args);
  });
  return unknown;
}
