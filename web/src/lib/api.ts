import type * as wire from "../wire";

/** A refusal of the server: a message key, perhaps with a rule. */
export class Refusal extends Error {
  constructor(
    readonly say: wire.Say,
    readonly rule: string | null,
    readonly status: number,
  ) {
    super(JSON.stringify(say));
  }
}

export async function call<T>(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (why) {
    if (signal?.aborted) throw why;
    throw new Refusal({ key: "client-offline" }, null, 0);
  }
  return read<T>(response);
}

/** The body of an answer; throws a refusal. */
export async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw await refusalOf(response);
  return JSON.parse(response.status === 204 ? "null" : await response.text());
}

async function refusalOf(response: Response): Promise<Refusal> {
  const said = await response.json().catch(() => ({}));
  if (said.say) return new Refusal(said.say, said.rule ?? null, response.status);
  const key =
    typeof said.detail === "string" && said.detail.startsWith("server-") ? said.detail : "client-failed";
  return new Refusal({ key }, null, response.status);
}

export const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => call<wire.GameInfo[]>("GET", "/api/games"),
  me: () => call<wire.Me>("GET", "/api/me"),
  /** Open a table in the language of the page. */
  open: (data: wire.OpenTable) =>
    call<wire.TableOpened>("POST", "/api/tables", { lang: document.documentElement.lang || "en", ...data }),
  info: (table: string, key: string, signal?: AbortSignal) =>
    call<wire.TableInfo>("GET", `${at(table)}?key=${encodeURIComponent(key)}`, undefined, signal),
  sit: (table: string, data: wire.SitDown) => call<wire.SatDown>("POST", `${at(table)}/seats`, data),
  reasons: (data: wire.ChosenPicture) => call<wire.Reasons>("POST", "/api/company/reasons", data),
  piece: (table: string, piece: string) => call<void>("POST", `${at(table)}/piece`, { piece }),
  askForChair: (table: string, data: wire.AskForChair) =>
    call<wire.Knocked>("POST", `${at(table)}/ask`, data),
  stand: (table: string) => call<void>("POST", `${at(table)}/stand`),
  rename: (table: string, name: string) => call<void>("POST", `${at(table)}/name`, { name }),
  options: (table: string, change: Partial<wire.ChooseOptions>) =>
    call<void>("POST", `${at(table)}/options`, change),
  start: (table: string) => call<void>("POST", `${at(table)}/start`),
  lock: (table: string, locked: boolean) => call<void>("POST", `${at(table)}/lock`, { locked }),
  remove: (table: string, seat: number) => call<void>("POST", `${at(table)}/remove`, { seat }),
  without: (table: string, seat: number) => call<void>("POST", `${at(table)}/without`, { seat }),
  again: (table: string) => call<wire.AnotherGame>("GET", `${at(table)}/again`),
  wishAgain: (table: string, yes: boolean) => call<wire.AnotherGame>("POST", `${at(table)}/again`, { yes }),
  rematch: (table: string) => call<wire.AnotherGame>("POST", `${at(table)}/rematch`),
  carryKey: (table: string) => call<wire.CarryKey>("POST", `${at(table)}/carry-key`),
  /** Use `renew` of lib/renewing: it completes what fails on the way. */
  promise: () => call<void>("POST", "/api/me/promise"),
  renew: () => call<void>("POST", "/api/me/renew"),
  carry: (table: string, key: string) => call<void>("POST", `${at(table)}/carry`, { key }),
  knock: (code: string, name: string) => call<wire.Knocked>("POST", "/api/knock", { code, name }),
  knocks: (table: string) => call<wire.Visitor[]>("GET", `${at(table)}/knocks`),
  letIn: (table: string, knock: string, yes: boolean) =>
    call<void>("POST", `${at(table)}/knocks`, { knock, yes }),
  openScreen: () => call<wire.ScreenOpened>("POST", "/api/screens"),
  screen: (code: string, key: string) =>
    call<wire.ScreenState>("GET", `/api/screens/${code}?key=${encodeURIComponent(key)}`),
  letScreen: (table: string, code: string) => call<void>("POST", `${at(table)}/screen`, { code }),
  book: (table: string, lang: string) => call<wire.Book>("GET", `${at(table)}/book?lang=${lang}`),
  entitleBook: (table: string, title: string) => call<void>("POST", `${at(table)}/book/title`, { title }),
  hideInBook: (table: string, hidden: { name: boolean; pages: number[] }) =>
    call<void>("POST", `${at(table)}/book/hide`, hidden),
  /** The address of a copy of the book; `evening`: with the other games of the evening. */
  bookCopy: (table: string, lang: string, form: NonNullable<wire.Book["forms"]>[number], evening = false) =>
    `${at(table)}/book.${form === "booklet" ? "pdf" : form}?lang=${lang}${form === "booklet" ? "&booklet=true" : ""}${evening ? "&evening=true" : ""}`,
  /** A file by its address, and the name that the server gives it. */
  async download(address: string): Promise<{ file: Blob; name: string }> {
    const response = await fetch(address).catch(() => {
      throw new Refusal({ key: "client-offline" }, null, 0);
    });
    if (!response.ok) throw await refusalOf(response);
    const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
    return { file: await response.blob(), name: named?.[1] ?? "" };
  },
  bookPicture: (table: string, lang: string, page: number) =>
    `${at(table)}/book.png?lang=${lang}&page=${page}`,
  house: (table: string, seat: number) => call<void>("POST", `${at(table)}/house`, { seat }),
  frames: <S extends wire.ServerMessage>(table: string, query: string, signal?: AbortSignal) =>
    call<S[]>("GET", `${at(table)}/frames?${query}`, undefined, signal),
  message: <S extends wire.ServerMessage>(table: string, message: wire.ClientMessage, tries?: number) =>
    call<S | null>("POST", `${at(table)}/messages${tries ? `?try=${tries}` : ""}`, message),
};
