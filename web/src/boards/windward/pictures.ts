/** The board's pictures by name. They are painted from studio/pictures/windward and loaded when first shown. */
import type { CardTaken, CresterView, Hire, Take } from "../../wire/windward";

const FOLDER = "../../pictures/windward";
const found = import.meta.glob<string>("../../pictures/windward/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

const of = (name: string): string => found[`${FOLDER}/${name}.webp`] ?? "";
const variants = (kind: string): string[] =>
  Object.keys(found)
    .filter((path) => path.startsWith(`${FOLDER}/${kind}-`))
    .sort()
    .map((path) => found[path] ?? "");

/** Discs with a soft edge: the planet is as wide as the picture. */
export const globes = {
  large: { day: of("globe-large-day"), night: of("globe-large-night") },
  small: { day: of("globe-small-day"), night: of("globe-small-night") },
};

export type Terrain = "drift" | "zephyr" | "gas" | "feeding" | "corner";
const TERRAIN: Record<Terrain, string[]> = {
  drift: variants("drift"),
  zephyr: variants("zephyr"),
  gas: variants("gas"),
  feeding: variants("feeding"),
  corner: variants("corner"),
};

/** A square round the middle of the space, 35/33 of the space's width. `n` counts the spaces of that terrain, so that
 * neighbours differ. */
export const terrain = (kind: Terrain, n: number): string => TERRAIN[kind][n % TERRAIN[kind].length] ?? "";

/** A Gas Pocket without Gas. */
export const spentPocket = of("spent-1");

export const cresters: Record<CresterView["kind"], string> = {
  grey: of("crester-grey"),
  red: of("crester-red"),
  white: of("crester-white"),
};

/** What lies on a space or in a hold; Cresters are the Defeated ones. */
export const items: Record<Take["item"], string> = {
  longboat: of("longboat"),
  grey: of("catch-grey"),
  red: of("catch-red"),
  grey_tooth: of("tooth-grey"),
  red_tooth: of("tooth-red"),
  token: of("hits"),
  gas: of("gas"),
};

/** Square; the top of the flagpole is at 25 % of the width, 11 % of the height. */
export const port = of("port");

/** 16 by 9. The balloon's underside meets the ropes at 50 % of the width, 9 % of the height. */
export const hull = of("hull");

/** Square. The sail, empty for the seat's shape, has its middle at 52 % of the width, 26 % of the height, and is 38 % wide. */
export const longboat = of("longboat");

export const cannon = of("cannon");
export const harpoon = of("harpoon");

/** Square portraits with a ground of their own, to be cropped or rounded. */
export const crew: Record<Hire["crew"], string> = {
  purser: of("crew-purser"),
  gas_worker: of("crew-gas_worker"),
  marine: of("crew-marine"),
  sergeant: of("crew-sergeant"),
  harpooner: of("crew-harpooner"),
  coxswain: of("crew-coxswain"),
};

/** Square, with a ground of their own. */
export const cards: Record<CardTaken["card"], string> = {
  fuel: of("card-fuel"),
  harpoon: of("card-harpoon"),
  coffee: of("card-coffee"),
  deadweight: of("card-deadweight"),
  aerogenerator: of("card-aerogenerator"),
  bait: of("card-bait"),
  false_flag: of("card-false_flag"),
};
