/** Scenes of judgements on a passage: objection, arbiter, vote. */
import Others from "./Others.svelte";
import { question, type Scene } from "../scene";
import Compared from "./Compared.svelte";
import { isJudged } from "./matter";
import Objecting from "./Objecting.svelte";
import Verdict from "./Verdict.svelte";

export const JUDGEMENTS: readonly Scene[] = [
  question("objecting", Objecting, ["object"], { Left: Compared, takes: ["pass"] }),
  question("verdict", Verdict, ["rule"], { Left: Compared, takes: ["pass"] }),
  { name: "judged", Shown: Others, Left: Compared, takes: [], shown: isJudged },
];
