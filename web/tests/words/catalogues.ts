import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";

const PACKAGE = join(__dirname, "../../../src/talewind");
const BUNDLES: Record<string, string[]> = {
  common: ["kit/texts", "server/texts", "texts/client"],
  table: ["texts/table"],
  generic: ["texts/generic"],
};
const DECK: Record<string, string> = { end_of_the_story: "objects" };
const GAME = (game: string) => [
  `games/${game}/texts`,
  `games/${game}/rules`,
  `decks/${DECK[game] ?? game}/texts`,
];

const GAMES = readdirSync(join(PACKAGE, "games"), { withFileTypes: true })
  .filter((each) => existsSync(join(PACKAGE, "games", each.name, "texts")))
  .map((each) => each.name);

/** The messages of a game whose keys match: `name|about`, what every page says of it. */
function cut(game: string, lang: string, key: string): string {
  const text = readFileSync(join(PACKAGE, `games/${game}/texts/${lang}.ftl`), "utf8");
  return (text.match(new RegExp(`^${game}-(${key}) *=.*\\n(([ \\t]+|}).*\\n)*`, "gm")) ?? []).join("");
}

/** The real catalogues, as the server would send them; `more`: the text of further bundles, the same in every language. */
export function serveCatalogues(languages = ["en", "fr"], more: Record<string, string> = {}): void {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/texts/index")
      return Response.json({ languages: languages.map((lang) => ({ lang, name: lang })) });
    const [, , lang, file] = path.split("/");
    if (lang === "xx") return new Response(file === "common.ftl" ? "client-yes = xxx" : "");
    if (path.startsWith("/decks")) return Response.json({ pictures: [] });
    const bundle = file?.replace(".ftl", "") ?? "";
    if (bundle in more) return new Response(more[bundle]);
    if (bundle.endsWith(".options"))
      return new Response(cut(bundle.replace(".options", ""), lang ?? "", "option-[\\w-]+"));
    const places = BUNDLES[bundle] ?? GAME(bundle);
    if (bundle.endsWith(".lessons")) places.splice(0, places.length, `games/${bundle.replace(".", "/")}`);
    const files = places.map((place) => join(PACKAGE, place, `${lang}.ftl`)).filter(existsSync);
    const fronts = file === "common.ftl" ? GAMES.map((game) => cut(game, lang ?? "", "name|about")) : [];
    return new Response([...files.map((each) => readFileSync(each, "utf8")), ...fronts].join("\n\n"));
  });
}
