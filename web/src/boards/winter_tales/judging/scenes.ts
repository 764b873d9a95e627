/** Scenes of judgements on a passage: objection, arbiter, vote. */
import Others from "./Others.svelte";
import { asked } from "../offered";
import type { Scene } from "../scenes";
import Compared from "./Compared.svelte";
import { isJudged } from "./matter";
import Objecting from "./Objecting.svelte";
import Verdict from "./Verdict.svelte";

export const JUDGEMENTS: readonly Scene[] = [
  {
    name: "objecting",
    Shown: Objecting,
    Left: Compared,
    takes: ["object", "pass"],
    shown: (table) => asked(table, "object"),
    lit: () => true,
  },
  {
    name: "verdict",
    Shown: Verdict,
    Left: Compared,
    takes: ["rule", "pass"],
    shown: (table) => asked(table, "rule"),
    lit: () => true,
  },
  { name: "judged", Shown: Others, Left: Compared, takes: [], shown: isJudged },
];
