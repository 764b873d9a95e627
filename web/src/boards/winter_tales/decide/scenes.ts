/** Scenes of small decisions: two answers, a memory, somebody. */
import { question, type Scene } from "../scene";
import { choicesOf } from "./choices";
import Decide from "./Decide.svelte";
import Endings from "./Endings.svelte";
import Mark from "./Mark.svelte";
import Whom from "./Whom.svelte";

export const DECISIONS: readonly Scene[] = [
  question("decide", Decide, ["insist", "yield", "stand", "agree", "flip-back", "pass"], {
    shown: (table) => choicesOf(table).length > 0,
  }),
  question("mark", Mark, ["move-bookmark", "place-objective"], { Left: Endings }),
  question("whom", Whom, ["give-power", "destroy-power", "eliminate", "rehome"]),
];
