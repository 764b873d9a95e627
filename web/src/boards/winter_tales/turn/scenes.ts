/** Scenes of setting up and of one's own turn. */
import { asked } from "../offered";
import { question, type Scene } from "../scene";
import Act from "./Act.svelte";
import Arbiter from "./Arbiter.svelte";
import Casting from "./Casting.svelte";
import Gallery from "./Gallery.svelte";
import Keeping from "./Keeping.svelte";
import Moving from "./Moving.svelte";
import Placing from "./Placing.svelte";
import Turn from "./Turn.svelte";

export const TURNS: readonly Scene[] = [
  question("arbiter", Arbiter, ["name-arbiter"]),
  question("casting", Casting, ["take-character"], {
    Left: Gallery,
    shown: (table, _, stage) => asked(table, "take-character") && !stage.making,
  }),
  question("placing", Placing, ["take-character", "place-quest"]),
  question("turn", Turn, ["activate"], { takes: ["save"] }),
  question("moving", Moving, ["tell", "weave", "walk"], {
    takes: ["longer", "free-steps", "take-passage", "save"],
    shown: (table, view) =>
      view.way !== null && table.sight?.phase === "movement" && asked(table, "tell", "weave", "walk"),
  }),
  question("action", Act, ["pass"], {
    takes: ["resolve", "generate", "save"],
    shown: (table) => table.sight?.phase === "own-activation" && asked(table, "pass"),
  }),
  question("keeping", Keeping, ["keep"], { takes: ["save"] }),
];
