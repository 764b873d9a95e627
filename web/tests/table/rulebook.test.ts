import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import RuleBook from "../../src/table/RuleBook.svelte";
import { words } from "../../src/words/words.svelte";
import { waitFor } from "../patience";
import { serveCatalogues } from "../words/catalogues";

afterEach(() => vi.unstubAllGlobals());

test.each(["story", "windward"])(
  "the rule book of %s has every rule that its catalogue has",
  async (game) => {
    serveCatalogues(["en"]);
    await words.learn(game);
    const catalogue = await fetch(`/texts/en/${game}.ftl`).then((answer) => answer.text());
    const rules = catalogue.split("\n").filter((line) => /^[A-Z]\S* =/.test(line));
    const page = mount(RuleBook, { target: document.body, props: { game } });
    await waitFor(() => {
      flushSync();
      if (!document.querySelector("dt")) throw new Error("still loading");
    });
    const shown = [...document.querySelectorAll("dt")].map((each) => each.textContent);
    expect(shown).toEqual(rules.map((line) => line.split(" ")[0]));
    await waitFor(() => {
      flushSync();
      if (!document.querySelector("[role=heading]")) throw new Error("still loading");
    });
    const headings = [...document.querySelectorAll("[role=heading]")].map((each) => each.textContent);
    expect(headings[0]).toBe("Set-up");
    expect(headings.length).toBeGreaterThan(9);
    expect(document.querySelector("dl")?.previousElementSibling).toBe(
      document.querySelector("[role=heading]"),
    );
    await unmount(page);
  },
);
