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
  options: Record<string, unknown> = {},
): Promise<{ table: string; key: string; path: string }> {
  const { table, key, watch_key: watch, code } = await api.open({ game, chairs, options });
  keep(table, { join: key, watch, code });
  await api.sit(table, { name, key, nonce: crypto.randomUUID?.() ?? "", piece });
  remember("name", name);
  return { table, key, path: `/t/${table}#${key}` };
}

/** Open a table for one, begun: the house's company has the other seats that the game needs, and the person begins where a seat
    can be chosen for that. Returns the table's path. */
export async function playAlone(game: string): Promise<string> {
  await games.load();
  const info = games.of(game);
  const chairs = info?.seats[0] ?? 1;
  const begins = (info?.options ?? []).filter((option) => option.of === "seat").map(({ name }) => [name, 0]);
  const { table, key, path } = await openTable(
    game,
    chairs,
    suggestedName(),
    null,
    Object.fromEntries(begins),
  );
  for (let seat = 1; seat < chairs; seat++) await api.sit(table, { key, bot: true });
  await api.start(table);
  return path;
}
