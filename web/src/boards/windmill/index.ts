export { default } from "./Windmill.svelte";
export { moments } from "./moments";
