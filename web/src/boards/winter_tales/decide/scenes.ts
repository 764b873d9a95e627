/** Scenes of small decisions: two answers, a memory, somebody. */
import { asked } from "../offered";
import type { Scene } from "../scenes";
import { choicesOf } from "./choices";
import Decide from "./Decide.svelte";
import Endings from "./Endings.svelte";
import Mark from "./Mark.svelte";
import Whom from "./Whom.svelte";

const lit = () => true;

export const DECISIONS: readonly Scene[] = [
  {
    name: "decide",
    Shown: Decide,
    takes: ["insist", "yield", "stand", "agree", "flip-back", "pass"],
    shown: (table) => choicesOf(table).length > 0,
    lit,
  },
  {
    name: "mark",
    Shown: Mark,
    Left: Endings,
    takes: ["move-bookmark", "place-objective"],
    shown: (table) => asked(table, "move-bookmark", "place-objective"),
    lit,
  },
  {
    name: "whom",
    Shown: Whom,
    takes: ["give-power", "destroy-power", "eliminate", "rehome"],
    shown: (table) => asked(table, "give-power", "destroy-power", "eliminate", "rehome"),
    lit,
  },
];
