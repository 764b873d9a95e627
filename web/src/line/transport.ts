import type { ClientMessage, ServerMessage } from "../wire";

/**
 * The client's identity at the table: a seat by cookie, or an onlooker by key. `looks`: an onlooker, whatever the cookie says. `tries`: attempts in a row that failed after the first
 * one; a proxy sends all of a table to one process, and each number to another one.
 */
export interface Ticket {
  table: string;
  watch?: string;
  looks?: boolean;
  tries?: number;
}

/** Callbacks of a transport. `closed` is called once; `final`: do not reconnect. */
export interface Ears<S> {
  opened(): void;
  heard(message: S): void;
  closed(final: boolean): void;
}

/** One connection to the table. */
export interface Transport {
  send(message: ClientMessage): void;
  close(): void;
}

export type Dial = <S extends ServerMessage>(ticket: Ticket, after: number, ears: Ears<S>) => Transport;

export function query(ticket: Ticket, after: number): string {
  const asked = new URLSearchParams({ after: String(after) });
  if (ticket.watch) asked.set("watch", ticket.watch);
  if (ticket.looks) asked.set("looks", "1");
  if (ticket.tries) asked.set("try", String(ticket.tries));
  return asked.toString();
}
