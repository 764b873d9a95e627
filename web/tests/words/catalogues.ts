import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";

const PACKAGE = join(__dirname, "../../../src/talewind");
const COMMON = ["kit/texts", "server/texts", "texts/client"];
const GAME = ["games/windmill/texts", "games/windmill/rules", "decks/windmill/texts"];

/** The real catalogues, as the server would send them. */
export function serveCatalogues(languages = ["en", "fr"]): void {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/texts/index")
      return Response.json({ languages: languages.map((lang) => ({ lang, name: lang })) });
    const [, , lang, file] = path.split("/");
    if (lang === "xx") return new Response(file === "common.ftl" ? "client-yes = xxx" : "");
    const places = file === "common.ftl" ? COMMON : GAME;
    return new Response(
      places.map((place) => readFileSync(join(PACKAGE, place, `${lang}.ftl`), "utf8")).join("\n\n"),
    );
  });
}
