/** The board of a game whose package brings one: loaded by `boardOf` after the script. Not `index.ts`: no game is called so. */
export { default } from "./Outside.svelte";

export const texts = ["generic"];
