export { default as Celus } from "./Celus.svelte";
export { default } from "./Windward.svelte";

/** The forms of the generic board stand for offers that no panel takes. */
export const texts = ["generic"];

/** The planet stays. */
export const ends = true;
