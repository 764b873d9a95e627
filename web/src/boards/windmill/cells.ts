import type { Cell } from "../../parts/PictureGrid.svelte";
import { shapesOf } from "../../table/seats";
import type { MillView } from "../../wire/windmill";
import type { Table } from "./table";

/** The cells of the grid. A taken picture keeps its place, which the view no longer says. */
export class Cells {
  private readonly places = new Map<string, number>(); // the last known cell of each picture

  of(table: Table, view: MillView): Cell[] {
    this.learn(table, view.grid);
    const shapes = shapesOf(table);
    return view.grid.map((id, index) => {
      const guess =
        id === null ? view.guesses.find((each) => this.places.get(each.picture) === index) : undefined;
      if (!guess) return { id };
      const { seat, picture } = guess;
      return { id, taken: { shape: shapes[seat] ?? "sun", name: table.names[seat] ?? "", id: picture } };
    });
  }

  private learn(table: Table, grid: (string | null)[]): void {
    grid.forEach((id, index) => id && this.places.set(id, index));
    if (this.places.size >= grid.length) return;
    for (const frame of table.log)
      for (const event of frame.events)
        if (event.event === "grid-laid") event.grid.forEach((id, index) => this.places.set(id, index));
  }
}
