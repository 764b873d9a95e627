import { tick } from "svelte";
import { api, Refusal } from "../lib/api";
import { query, type Dial, type Ears, type Ticket } from "./transport";
import type { ServerMessage } from "../wire";

/** Long polling, where WebSockets are blocked: one request waits for frames, others send messages. */
export const polling: Dial = <S extends ServerMessage>(ticket: Ticket, after: number, ears: Ears<S>) => {
  const ended = new AbortController();
  let last = after;

  const end = (why: unknown) => {
    if (ended.signal.aborted) return;
    ended.abort();
    ears.closed(why instanceof Refusal && (why.status === 403 || why.status === 404));
  };

  const listen = async () => {
    for (let first = true; !ended.signal.aborted; first = false) {
      const asked = query(ticket, last) + (first ? "&welcome=1" : "");
      for (const message of await api.frames<S>(ticket.table, asked, ended.signal)) {
        if ("n" in message) last = message.n;
        ears.heard(message);
        await tick(); // the page is drawn between two frames, as between two that a socket brings
        if (ended.signal.aborted) return;
      }
      if (first) ears.opened();
    }
  };
  listen().catch(end);

  return {
    send: (message) => {
      api.message<S>(ticket.table, message, ticket.tries).then((answer) => {
        if (answer && !ended.signal.aborted) ears.heard(answer);
      }, end);
    },
    close: () => ended.abort(),
  };
};
