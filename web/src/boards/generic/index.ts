export { default } from "./Generic.svelte";

export const texts = ["generic"];
