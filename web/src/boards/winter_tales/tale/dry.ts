import { countSentences } from "../../../parts/sentences";
import type { Pad } from "./pad.svelte";

const MANY = 3; // sentences without a drawing

/** Whether the pad reminds its teller of the drawings; nothing is refused. */
export const isDry = (pad: Pad): boolean =>
  pad.offered.length > 0 && countSentences(pad.texts[pad.last] ?? "") >= MANY;
