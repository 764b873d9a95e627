/** The reader's standing orders: by window, the answer that is given without asking. */
import type { StandingOrder } from "../../../wire";
import type { Move, WinterView } from "../../../wire/winter_tales";
import type { Side, Table } from "../table";

/** `answer`: a word for it in the texts; `move`: none means that the reader is asked. */
export interface Answer {
  answer: "ask" | "pass" | "attack" | "trap" | "nobody" | "silent" | "together" | "alone" | "wake" | "stand";
  move: Move | null;
}

/** `about`: what is asked, for the texts. `scope`: how long an order of it lasts. */
export interface Asking {
  window: string;
  scope: "quest" | "chapter" | "game";
  about: "meets" | "join" | "join-in" | "together" | "wake" | "object";
  answers: readonly Answer[];
  char?: string;
  side?: Side;
}

const ASK: Answer = { answer: "ask", move: null };
const PASS: Move = { move: "pass" };

/** What the reader could be asked, and answer beforehand. */
export function askings(table: Table, view: WinterView): Asking[] {
  const own = Object.entries(view.figures).filter(([, { seat }]) => seat === table.seat);
  const holds = (power: string) => own.some(([char]) => view.powers[power]?.includes(char));
  const meets = own.map(([char, { side }]): Asking => {
    const claim: Answer = {
      answer: side === "winter" ? "attack" : "trap",
      move: { move: "interrupt", char },
    };
    const answers = [ASK, { answer: "pass", move: PASS } as const, claim];
    return { window: `interrupt/${char}`, scope: "chapter", about: "meets", answers, char, side };
  });
  const found: Asking[] = [
    ...meets,
    { window: "join", scope: "chapter", about: "join", answers: [ASK, { answer: "nobody", move: PASS }] },
  ];
  if (view.ongoing)
    found.push({
      window: "join-in",
      scope: "quest",
      about: "join-in",
      answers: [ASK, { answer: "silent", move: PASS }],
    });
  if (holds("love-that-melts-the-snow"))
    found.push({
      window: "together",
      scope: "chapter",
      about: "together",
      answers: [
        ASK,
        { answer: "alone", move: { move: "stand", together: false } },
        { answer: "together", move: { move: "stand", together: true } },
      ],
    });
  if (holds("glimmer-of-hope"))
    found.push({
      window: "flip-back",
      scope: "game",
      about: "wake",
      answers: [ASK, { answer: "wake", move: { move: "flip-back" } }],
    });
  found.push({
    window: "object",
    scope: "game",
    about: "object",
    answers: [ASK, { answer: "stand", move: PASS }],
  });
  return found;
}

export const orderFor = (table: Table, window: string): StandingOrder<Move> | undefined =>
  table.sight?.orders?.find((order) => order.window === window);

/** The chosen answer; an order without a move is the answer of silence. */
export function answerOf(table: Table, asking: Asking): Answer["answer"] {
  const order = orderFor(table, asking.window);
  if (!order) return "ask";
  const kind = JSON.stringify(order.move ?? PASS);
  return asking.answers.find(({ move }) => JSON.stringify(move) === kind)?.answer ?? "pass";
}

/** Orders for a part of a window, as against one character alone. */
export const finer = (table: Table, all: readonly Asking[]): StandingOrder<Move>[] =>
  (table.sight?.orders ?? []).filter((order) => all.every(({ window }) => window !== order.window));

export function order(table: Table, { window, scope }: Asking, { move }: Answer): void {
  table.send({ do: "order", window, ...(move ? { scope, move } : { scope: null }) });
}
