/** Scenes of setting up and of one's own turn. */
import { asked } from "../offered";
import type { Scene } from "../scenes";
import Act from "./Act.svelte";
import Arbiter from "./Arbiter.svelte";
import Casting from "./Casting.svelte";
import Gallery from "./Gallery.svelte";
import Keeping from "./Keeping.svelte";
import Moving from "./Moving.svelte";
import Placing from "./Placing.svelte";
import Turn from "./Turn.svelte";

const lit = () => true;

export const TURNS: readonly Scene[] = [
  {
    name: "arbiter",
    Shown: Arbiter,
    takes: ["name-arbiter"],
    shown: (table) => asked(table, "name-arbiter"),
    lit,
  },
  {
    name: "casting",
    Shown: Casting,
    Left: Gallery,
    takes: ["take-character"],
    shown: (table, _, stage) => asked(table, "take-character") && !stage.making,
    lit,
  },
  {
    name: "placing",
    Shown: Placing,
    takes: ["take-character", "place-quest"],
    shown: (table) => asked(table, "take-character", "place-quest"),
    lit,
  },
  { name: "turn", Shown: Turn, takes: ["activate", "save"], shown: (table) => asked(table, "activate"), lit },
  {
    name: "moving",
    Shown: Moving,
    takes: ["tell", "weave", "longer", "walk", "free-steps", "take-passage", "save"],
    shown: (table, view) =>
      view.way !== null && table.sight?.phase === "movement" && asked(table, "tell", "weave", "walk"),
    lit,
  },
  {
    name: "action",
    Shown: Act,
    takes: ["resolve", "generate", "pass", "save"],
    shown: (table) => table.sight?.phase === "own-activation" && asked(table, "pass"),
    lit,
  },
  { name: "keeping", Shown: Keeping, takes: ["keep", "save"], shown: (table) => asked(table, "keep"), lit },
];
