export { default, speaks } from "./Story.svelte";
export { moments } from "./moments";
