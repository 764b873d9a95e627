/** The characters by side and skill, for pictures and words; who may do what is the server's to say. */
import { words } from "../../words/words.svelte";
import type { Side, Table } from "./table";

const CAST: Readonly<Record<string, readonly [Side, string]>> = {
  pinocchio: ["spring", "trap"],
  "grandma-dorothy": ["spring", "secret-passage"],
  cranky: ["spring", "story-card"],
  "little-match-girl": ["spring", "movement"],
  alice: ["spring", "objective"],
  "tin-man": ["spring", "battle"],
  scarecrow: ["spring", "quest"],
  "snow-white": ["winter", "movement"],
  "white-rabbit": ["winter", "story-card"],
  candlewick: ["winter", "objective"],
  "fox-and-cat": ["winter", "trap"],
  "mad-hatter": ["winter", "secret-passage"],
  wolf: ["winter", "battle"],
  mangiafuoco: ["winter", "quest"],
};

export const castOf = (side: Side): string[] => Object.keys(CAST).filter((char) => CAST[char]?.[0] === side);
export const sideOf = (char: string): Side => CAST[char]?.[0] ?? "spring";

/** The skill of a character at this table; "": the table plays without skills. */
export function skillOf(table: Table, char: string): string {
  const skill = CAST[char]?.[1] ?? "";
  if (!table.options["skills"]) return "";
  return skill === "objective" && !table.options["objectives"] ? "story-card" : skill;
}

export const epithetOf = (char: string): string => words.value(char, "epithet");
export const skillName = (skill: string): string => words.value(skill, "skill");
export const skillSaid = (skill: string): string => words.value(skill, "can");
