import type { Table } from "./table";
import type { Gesture } from "../../wire";
import type { Done, Show } from "../../wire/story";

/** A queue of gestures: each answers the question open when it is sent, so they are sent one by one. */
export class Outbox {
  private moves = $state.raw<(Show | Done)[]>([]);
  private sent: number | null = null; // the question that the first one has answered

  constructor(private readonly table: Table) {}

  /** Gestures drawn here that the server has not acknowledged. */
  get gestures(): Gesture[] {
    return this.moves.flatMap((each) => (each.move === "show" ? [each.gesture] : []));
  }

  get finished(): boolean {
    return this.moves.some((each) => each.move === "done");
  }

  add(move: Show | Done): void {
    if (this.finished) return;
    this.moves = [...this.moves, move];
    this.go();
  }

  /** After a message: check whether the first gesture was taken or refused, or whether the question has changed. */
  look(number: number | undefined, sending: number, refused: boolean): void {
    if (this.sent === null || sending > 0 || (!refused && number === this.sent)) return;
    const again = refused && number !== undefined && number !== this.sent; // it answered a question that had gone
    this.sent = null;
    if (!again) this.moves = this.moves.slice(1);
    this.go();
  }

  private go(): void {
    const [first] = this.moves;
    const number = this.table.question?.number;
    if (!first || this.sent !== null || number === undefined) return;
    this.sent = number;
    this.table.answer(first);
  }
}
