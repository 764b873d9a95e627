/** The panels of nights, losses and company: those that come before sailing, and those at the foot of the sheet. */
import type { SkyView } from "../../../wire/windward";
import { glassOf } from "../battle/fight";
import { isContest } from "../fame";
import { offered, PLACING, SAILING } from "../offered";
import type { Panel } from "../panels";
import Catch from "../rest/Catch.svelte";
import Ends from "../rest/Ends.svelte";
import Lost from "../rest/Lost.svelte";
import Rest from "../rest/Rest.svelte";
import Turned from "../rest/Turned.svelte";
import type { Kind, Table } from "../table";
import Alone from "./Alone.svelte";
import Duel from "./Duel.svelte";
import Feats from "./Feats.svelte";
import Hunt from "./Hunt.svelte";
import Race from "./Race.svelte";
import { lossOf, windTurn } from "./recent";
import Spaces from "./Spaces.svelte";
import Together from "./Together.svelte";
import Trade from "./Trade.svelte";
import { openTrades } from "./trading";
import Waiting from "./Waiting.svelte";

const PAYING: readonly Kind[] = ["discard", "lose-morale"];
const ENDING: readonly Kind[] = ["end-at", "lowest", "move-next"];
const TRADING: readonly Kind[] = ["offer-trade", "accept-trade", "decline-trade"];
const CLAIMING: readonly Kind[] = ["claim", "pass"];

const isClaiming = (table: Table): boolean => CLAIMING.every((kind) => offered(table, [kind]));
const hasCatch = (table: Table, view: SkyView): boolean => {
  const hold = view.ships[table.seat ?? -1]?.hold;
  return Boolean(hold?.grey || hold?.red) && !offered(table, PLACING);
};

export const BEFORE: readonly Panel[] = [
  {
    name: "lost",
    Shown: Lost,
    takes: [],
    shown: (table) => table.seat !== null && lossOf(table.log, table.seat) !== null,
  },
  { name: "turned", Shown: Turned, takes: [], shown: (table) => windTurn(table.log) !== null },
  { name: "rest", Shown: Rest, takes: PAYING, shown: (table) => offered(table, PAYING), lit: () => true },
  { name: "ends", Shown: Ends, takes: ENDING, shown: (table) => offered(table, ENDING), lit: () => true },
  { name: "claiming", Shown: Feats, takes: CLAIMING, shown: isClaiming, lit: () => true },
  { name: "catch", Shown: Catch, takes: [], shown: hasCatch },
  {
    name: "hunt",
    Shown: Hunt,
    takes: [],
    shown: (_, view) => !isContest(view) && !glassOf(view),
  },
];

export const AFTER: readonly Panel[] = [
  {
    name: "waiting",
    Shown: Waiting,
    takes: [],
    shown: (table, view) => view.active !== table.seat && !table.question && !view.battle,
  },
  { name: "together", Shown: Together, takes: [], shown: (_, view) => view.mode === "coop" },
  {
    name: "trade",
    Shown: Trade,
    takes: TRADING,
    shown: (table, view) => offered(table, TRADING) || openTrades(view, table.seat).length > 0,
  },
  {
    name: "alone",
    Shown: Alone,
    takes: [],
    shown: (table, view) => view.mode === "solo" && !offered(table, PAYING),
  },
  {
    name: "duel",
    Shown: Duel,
    takes: [],
    shown: (_, view) => view.mode === "head_to_head" && !view.battle,
  },
  {
    name: "feats",
    Shown: Feats,
    takes: ["claim"],
    shown: (table, view) => view.achievements.length > 0 && !isClaiming(table),
  },
  {
    name: "spaces",
    Shown: Spaces,
    takes: [],
    shown: (table) => !offered(table, [...SAILING, ...PLACING]),
  },
  { name: "race", Shown: Race, takes: [], shown: (_, view) => isContest(view) },
];
