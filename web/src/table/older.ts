import { at, call } from "../lib/api";
import type { Ticket } from "../line/transport";
import type { Event, Grown, OlderFrames } from "../wire";

/** Requests for entries that a welcome leaves out; not in `api`, which every first visit loads. */
const query = ({ watch, looks }: Ticket, before: number) =>
  new URLSearchParams({
    before: String(before),
    ...(watch ? { watch } : {}),
    ...(looks ? { looks: "1" } : {}),
  }).toString();

export const olderFrames = <E extends Event>(ticket: Ticket, before: number) =>
  call<OlderFrames<E>>("GET", `${at(ticket.table)}/older/frames?${query(ticket, before)}`);

export const olderEntries = (ticket: Ticket, field: string, before: number) =>
  call<Grown>("GET", `${at(ticket.table)}/older/view/${field}?${query(ticket, before)}`);
