import { t } from "../words/words.svelte";
import { api } from "./api";
import { games } from "./games.svelte";
import { keep, remember } from "./memory";
import { suggestedName } from "./names";

/** Open a table and sit down at it. Returns the table's path, with its key. */
export async function openTable(
  game: string,
  chairs: number,
  name: string,
  piece: string | null = null,
): Promise<{ table: string; key: string; path: string }> {
  const { table, key, watch_key: watch, code } = await api.open({ game, chairs });
  keep(table, { join: key, watch, code });
  await api.sit(table, { name, key, nonce: crypto.randomUUID?.() ?? "", piece });
  remember("name", name);
  return { table, key, path: `/t/${table}#${key}` };
}

/** Open a table for one, begun: bots have the other seats that the game needs. Returns the table's path. */
export async function playAlone(game: string): Promise<string> {
  await games.load();
  const chairs = games.of(game)?.seats[0] ?? 1;
  const { table, key, path } = await openTable(game, chairs, suggestedName());
  for (let number = 1; number < chairs; number++)
    await api.sit(table, { name: t("client-bot-name", { number }), key, bot: true });
  await api.start(table);
  return path;
}
