export { default } from "./Windmill.svelte";
