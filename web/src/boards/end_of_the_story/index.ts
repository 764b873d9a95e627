export { default, speaks } from "./EndOfTheStory.svelte";
