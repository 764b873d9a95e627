export { default } from "./WinterTales.svelte";

/** The forms of the generic board stand for offers that no scene takes. */
export const texts = ["generic"];

/** The memories stay. */
export const ends = true;
