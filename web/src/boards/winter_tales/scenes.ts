/** The scenes of the board. The first that is `shown` has the stage: it draws the offers of the kinds that it `takes` and
 * answers them with `table.answer` (asides with `table.beside`). The shell draws the generic board's forms for every other
 * offer, so a scene may begin with one kind and take more later.
 *
 * `Shown` stands in the column of words: elements with the classes `box`, `foot` and `extra` (winter.css). `Left` replaces
 * town and hand. `lit`: the scene has the screen's lit button now. Places to choose from, cards to play and the way go to
 * town and hand by `stage.svelte.ts`. */
import Waiting from "./around/Waiting.svelte";
import { CALLS } from "./calls";
import { ENDS } from "./end/scenes";
import type { Scene } from "./scene";
import { TELLING } from "./tale/scenes";
import { TURNS } from "./turn/scenes";

const WAITING: Scene = { name: "waiting", Shown: Waiting, takes: [], shown: () => true };

export const SCENES: readonly Scene[] = [...ENDS, ...CALLS, ...TURNS, ...TELLING, WAITING];
