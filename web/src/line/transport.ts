import type { ClientMessage, ServerMessage } from "../wire";

/** Who we are to the table: our seat by cookie, or an onlooker by key. */
export interface Ticket {
  table: string;
  watch?: string;
}

/** What a transport tells the line. `closed` comes once; `final`: there is no use in trying again. */
export interface Ears<S> {
  opened(): void;
  heard(message: S): void;
  closed(final: boolean): void;
}

/** One attempt to speak with the table. */
export interface Transport {
  send(message: ClientMessage): void;
  close(): void;
}

export type Dial = <S extends ServerMessage>(ticket: Ticket, after: number, ears: Ears<S>) => Transport;

export function query(ticket: Ticket, after: number): string {
  const asked = new URLSearchParams({ after: String(after) });
  if (ticket.watch) asked.set("watch", ticket.watch);
  return asked.toString();
}
