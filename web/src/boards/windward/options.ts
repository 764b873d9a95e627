/** The options that make another voyage: how we sail, on which planet, and what else is aboard. */
export const first = ["mode", "difficulty", "planet", "white", "achievements", "naturalist"];
export const pictured = ["mode", "planet"];

export { default as Behind } from "./OptionGlobe.svelte";
export { default as Look } from "./OptionLook.svelte";
