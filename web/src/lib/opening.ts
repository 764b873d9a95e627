import type { GameInfo } from "../wire";

/** What a new table chooses by itself: as many seats as people, and the words in its host's language where the game has them. */
export function ownChoices(game: GameInfo, people: number, lang: string): Record<string, unknown> {
  const wishes: Record<string, unknown> = { players: people, language: lang };
  const takes = (name: string) =>
    game.options.some(
      (option) =>
        option.name === name && (name === "players" || option.values?.includes(wishes[name] as never)),
    );
  return Object.fromEntries(Object.entries(wishes).filter(([name]) => takes(name)));
}
