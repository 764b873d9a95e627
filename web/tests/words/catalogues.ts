import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";

const PACKAGE = join(__dirname, "../../../src/talewind");
const COMMON = ["kit/texts", "server/texts", "texts/client"];
const DECK: Record<string, string> = { end_of_the_story: "objects" };
const GAME = (game: string) => [
  `games/${game}/texts`,
  `games/${game}/rules`,
  `decks/${DECK[game] ?? game}/texts`,
];

/** The real catalogues, as the server would send them. */
export function serveCatalogues(languages = ["en", "fr"]): void {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/texts/index")
      return Response.json({ languages: languages.map((lang) => ({ lang, name: lang })) });
    const [, , lang, file] = path.split("/");
    if (lang === "xx") return new Response(file === "common.ftl" ? "client-yes = xxx" : "");
    if (path.startsWith("/decks")) return Response.json({ pictures: [] });
    const places = file === "common.ftl" ? COMMON : GAME(file?.replace(".ftl", "") ?? "");
    const files = places.map((place) => join(PACKAGE, place, `${lang}.ftl`)).filter(existsSync);
    return new Response(files.map((each) => readFileSync(each, "utf8")).join("\n\n"));
  });
}
