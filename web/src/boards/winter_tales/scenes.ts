/** The scenes of the board. The first that is `shown` has the stage: it draws the offers of the kinds that it `takes` and
 * answers them with `table.answer` (asides with `table.beside`). The shell draws the generic board's forms for every other
 * offer, so a scene may begin with one kind and take more later.
 *
 * `Shown` stands in the column of words: elements with the classes `box`, `foot` and `extra` (winter.css). `Left` replaces
 * town and hand. `lit`: the scene has the screen's lit button now. Places to choose from, cards to play and the way go to
 * town and hand by `stage.svelte.ts`. */
import type { Component } from "svelte";
import type { WinterView } from "../../wire/winter_tales";
import Waiting from "./around/Waiting.svelte";
import { CALLS } from "./calls";
import { ENDS } from "./end/scenes";
import type { Stage } from "./stage.svelte";
import { TELLING } from "./tale/scenes";
import type { Kind, Table } from "./table";
import { TURNS } from "./turn/scenes";

type Drawn = Component<{ table: Table; view: WinterView }>;

export interface Scene {
  name: string;
  Shown: Drawn;
  takes: readonly Kind[];
  shown: (table: Table, view: WinterView, stage: Stage) => boolean;
  Left?: Drawn;
  town?: boolean; // on a desk, below what is on the left
  lit?: (table: Table, view: WinterView) => boolean;
}

const WAITING: Scene = { name: "waiting", Shown: Waiting, takes: [], shown: () => true };

export const SCENES: readonly Scene[] = [...ENDS, ...CALLS, ...TURNS, ...TELLING, WAITING];
