/** Scenes of conflict and decision. Each part has a folder of its own. */
import { BATTLES } from "./battle/scenes";
import "./calls.css";
import { DECISIONS } from "./decide/scenes";
import { EPILOGUES } from "./epilogue/scenes";
import { JUDGEMENTS } from "./judging/scenes";
import { QUESTS } from "./quest/scenes";
import type { Scene } from "./scene";
import { TRAPS } from "./trap/scenes";

export const CALLS: readonly Scene[] = [
  ...BATTLES,
  ...TRAPS,
  ...QUESTS,
  ...DECISIONS,
  ...JUDGEMENTS,
  ...EPILOGUES,
];
