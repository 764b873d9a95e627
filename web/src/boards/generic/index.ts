export { default } from "./Generic.svelte";
