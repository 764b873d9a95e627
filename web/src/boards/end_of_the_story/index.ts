export { default, speaks } from "./EndOfTheStory.svelte";
export { moments } from "./moments";
