import type { BoardScript } from "./api";

/** A board that a game's package brings. `base`: the folder of its files. `script` null: it could not be loaded. */
export interface Loaded {
  base: string;
  script: BoardScript | null;
  style: HTMLLinkElement | null;
}

const NOTHING: Loaded = { base: "", script: null, style: null };
const loaded = new Map<string, Loaded>();

/** Load the script and style of a game's board. It never fails: without a script the generic board stands in. */
export async function load(
  game: string,
  address: string,
  fetched: (address: string) => Promise<unknown> = (from) => import(/* @vite-ignore */ from),
): Promise<void> {
  const base = address.slice(0, address.lastIndexOf("/") + 1);
  const known = loaded.get(game);
  if (known?.script && known.base === base) return;
  try {
    const [script, style] = await Promise.all([fetched(address), styled(`${base}board.css`)]);
    if (!isBoard(script)) throw new TypeError(`${address} exports no function called mount`);
    loaded.set(game, { base, script, style });
  } catch (why) {
    console.error(`The board of ${game} cannot be loaded.`, why);
    loaded.set(game, { ...NOTHING, base });
  }
}

export const loadedOf = (game: string): Loaded => loaded.get(game) ?? NOTHING;

const isBoard = (found: unknown): found is BoardScript =>
  typeof found === "object" && found !== null && "mount" in found && typeof found.mount === "function";

/** The style applies only while the board is shown: its names may be those of other pages. */
function styled(address: string): Promise<HTMLLinkElement> {
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: address,
    media: OFF,
  });
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve(link); // a board without its style is better than none
    document.head.append(link);
  });
}

const OFF = "not all";

export function wear(style: HTMLLinkElement | null, on: boolean): void {
  if (style) style.media = on ? "all" : OFF;
}
