/** The words of the rule book as types, and which of them belong together. */
import type { Buy, CardTaken, Command, Hire, SkyView, Take } from "../../../wire/windward";
import type { SignName } from "../signs";

export type Order = Command["order"];
export type Pay = Command["pay"];
export type Service = Buy["service"];
export type Crew = Hire["crew"];
export type Card = CardTaken["card"];
export type Item = Take["item"];
export type Ship = SkyView["ships"][number];

export const SKY_ORDERS: readonly Order[] = [
  "drop_longboat",
  "longboat_speed",
  "ship_speed",
  "process_crester",
];
export const PORT_ORDERS: readonly Order[] = ["take_supplies", "morale", "fill_cannon"];
export const ITEMS: readonly Item[] = ["grey", "red", "grey_tooth", "red_tooth", "token", "gas", "longboat"];
/** The three slots of a ship, each for one of two. */
export const SLOTS: readonly { name: "stores" | "guns" | "boats"; crew: readonly [Crew, Crew] }[] = [
  { name: "stores", crew: ["purser", "gas_worker"] },
  { name: "guns", crew: ["marine", "sergeant"] },
  { name: "boats", crew: ["harpooner", "coxswain"] },
];

export const ORDER_SIGNS: Record<Order | "hire_crew" | "research_crester", SignName> = {
  drop_longboat: "boat",
  longboat_speed: "wind",
  ship_speed: "speed",
  process_crester: "tooth",
  research_crester: "tag",
  take_supplies: "hand",
  morale: "heart",
  fill_cannon: "cannon",
  hire_crew: "people",
};

export const ITEM_SIGNS: Record<Item, SignName> = {
  grey: "crester",
  red: "crester",
  grey_tooth: "tooth",
  red_tooth: "tooth",
  token: "harpoon",
  gas: "gas",
  longboat: "boat",
};
