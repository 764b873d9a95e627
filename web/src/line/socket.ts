import { query, type Dial } from "./transport";

/** Close codes of a refusal (wrong link, foreign page): do not reconnect. */
const FINAL = [4403, 4404];

export const socket: Dial = (ticket, after, ears) => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const ws = new WebSocket(`${scheme}://${location.host}/ws/${ticket.table}?${query(ticket, after)}`);
  let over = false;
  const end = (final: boolean) => {
    if (!over) ears.closed(final);
    over = true;
  };
  ws.onmessage = (event) => ears.heard(JSON.parse(event.data));
  ws.onopen = () => ears.opened();
  ws.onclose = (event) => end(FINAL.includes(event.code));
  ws.onerror = () => end(false);
  return {
    send: (message) => {
      if (ws.readyState === WebSocket.OPEN) ws.send(JSON.stringify(message));
    },
    close: () => {
      over = true;
      ws.close();
    },
  };
};
