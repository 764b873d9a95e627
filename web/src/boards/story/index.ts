export { default, speaks } from "./Story.svelte";
