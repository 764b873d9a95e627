import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Heard, Sight } from "../../src/wire";

export type Viewer = "asked" | "other" | "onlooker";
export const VIEWERS: Viewer[] = ["asked", "other", "onlooker"];

/** One position of one game, as scripts/sights.py has recorded it. */
export interface Scene {
  name: string;
  game: string;
  phase: string;
  moves: string[];
  names: string[];
  shapes: string[];
  options: Record<string, unknown>;
  now: number;
  viewers: Record<Viewer, { log: Heard[]; sight: Sight }>;
}

const PLACE = join(__dirname, "../sights");

export function scenes(): Scene[] {
  return readdirSync(PLACE).flatMap((file) => {
    const [game = "", phase = ""] = file.split(".");
    const found: Scene[] = JSON.parse(readFileSync(join(PLACE, file), "utf8"));
    return found.map((scene) => ({ ...scene, game, phase, name: `${game}, ${phase}: ${scene.moves}` }));
  });
}
