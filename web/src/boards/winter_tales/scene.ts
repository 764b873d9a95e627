/** What a scene is, and the two kinds that most of them are. */
import type { Component } from "svelte";
import type { WinterView } from "../../wire/winter_tales";
import { asked } from "./offered";
import type { Stage } from "./stage.svelte";
import type { Kind, Table } from "./table";

export type Drawn = Component<{ table: Table; view: WinterView }>;

export interface Scene {
  name: string;
  Shown: Drawn;
  takes: readonly Kind[];
  shown: (table: Table, view: WinterView, stage: Stage) => boolean;
  Left?: Drawn;
  town?: boolean; // on a desk, below what is on the left
  lit?: (table: Table, view: WinterView) => boolean;
}

type More = Partial<Omit<Scene, "name" | "Shown">>;

/** A question of these kinds, answered with the lit button. `more`: what else it takes, and when it is shown instead. */
export const question = (name: string, Shown: Drawn, kinds: readonly Kind[], more: More = {}): Scene => ({
  name,
  Shown,
  shown: (table) => asked(table, ...kinds),
  lit: () => true,
  ...more,
  takes: [...kinds, ...(more.takes ?? [])],
});

/** A passage that is told beside `Left`: its teller has the lit button, the others suggest. */
export const told = (
  name: string,
  Shown: Drawn,
  Left: Drawn,
  shown: Scene["shown"],
  more: More = {},
): Scene => ({
  name,
  Shown,
  Left,
  takes: ["tell", "weave", "longer", "suggest"],
  shown,
  lit: (table) => asked(table, "tell", "weave"),
  ...more,
});
