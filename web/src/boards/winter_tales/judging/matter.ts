/** The passage that is judged, and what it is held against. */
import type { Objection, Tale, WinterView } from "../../../wire/winter_tales";
import type { Table } from "../table";

export interface Judged {
  matter: string; // link, captive, artifact or return
  tale: Tale | undefined;
  objections: readonly Objection[];
}

/** A passage is marked as long as it is judged. */
export function judgedOf(table: Table, view: WinterView): Judged {
  const matter = table.sight?.now.args?.["matter"];
  const tale = view.tales.findLast(({ fate }) => fate === "asked") ?? view.tales.at(-1);
  return {
    matter: typeof matter === "string" ? matter : "",
    tale,
    objections: view.objections[String(tale?.id ?? "")] ?? [],
  };
}

export const isJudged = (table: Table): boolean => table.sight?.now.args?.["matter"] !== undefined;
