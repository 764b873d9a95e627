/** Questions with two answers, each said with what comes of it. The words of an answer are texts of its own. */
import type { Kind, Table } from "../table";
import type { Move } from "../../../wire/winter_tales";
import { asked } from "../offered";

export interface Choice {
  answer: string;
  move: Move;
}

const CHOICES: Partial<Record<Kind, readonly Choice[]>> = {
  insist: [
    { answer: "insist", move: { move: "insist" } },
    { answer: "yield", move: { move: "yield" } },
  ],
  stand: [
    { answer: "together", move: { move: "stand", together: true } },
    { answer: "apart", move: { move: "stand", together: false } },
  ],
  agree: [
    { answer: "end", move: { move: "agree", yes: true } },
    { answer: "go-on", move: { move: "agree", yes: false } },
  ],
  "flip-back": [
    { answer: "wake", move: { move: "flip-back" } },
    { answer: "rest", move: { move: "pass" } },
  ],
};
const KINDS: readonly Kind[] = ["insist", "stand", "agree", "flip-back"];

export function choicesOf(table: Table): readonly Choice[] {
  const kind = KINDS.find((each) => asked(table, each));
  return (kind && CHOICES[kind]) ?? [];
}
