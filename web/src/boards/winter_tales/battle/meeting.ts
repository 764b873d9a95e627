/** A meeting: somebody has come to a space where others may step in. */
import type { WinterView } from "../../../wire/winter_tales";
import type { Side, Table } from "../table";

export interface Meeting {
  char: string; // who has come
  side: Side; // of whom has come
  own: Side; // of who may step in
  scene: "battle" | "trap"; // a rebel is attacked, a soldier walks into a trap
  mine: string; // the reader's character; "": none
  from: string; // the space before; "": not known here
}

export function metBy(table: Table, view: WinterView): Meeting {
  const named = table.sight?.now.args?.["char"];
  const char = typeof named === "string" ? named : "";
  const side = view.figures[char]?.side ?? "spring";
  const events = table.log.flatMap((frame) => frame.events);
  const walk = events.findLast((event) => event.event === "walked");
  const space = view.figures[char]?.space;
  const here = Object.entries(view.figures).filter(
    ([, it]) => it.seat === table.seat && it.space === space && it.side !== side,
  );
  return {
    char,
    side,
    own: side === "spring" ? "winter" : "spring",
    scene: side === "spring" ? "battle" : "trap",
    mine: here.find(([, it]) => it.upright !== false)?.[0] ?? "",
    from: walk?.event === "walked" && walk.char === char ? walk.came_from : "",
  };
}
