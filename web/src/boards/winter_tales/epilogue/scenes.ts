/** Scenes of the epilogue. */
import { kindOf } from "../battle/fight";
import { question, told, type Scene } from "../scene";
import Epilogue from "./Epilogue.svelte";
import Memories from "./Memories.svelte";
import Support from "./Support.svelte";

export const EPILOGUES: readonly Scene[] = [
  question("support", Support, ["support"], { Left: Memories, town: true, takes: ["pass"] }),
  told("epilogue", Epilogue, Memories, (table) => kindOf(table).startsWith("epilogue"), { town: true }),
];
