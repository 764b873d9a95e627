import type { Event, Grown, Heard, Move, PartialSight, Sight, View } from "../wire";

/** A sight with its whole view, except the oldest entries of long lists: `begins` has the first index loaded. */
export interface Known<V extends View = View, M extends Move = Move> {
  sight: Sight<V, M>;
  begins: Record<string, number>;
}

const listed = (view: object, field: string): unknown[] => Reflect.get(view, field) ?? [];

const end = <V extends View, M extends Move>(
  known: Known<V, M>,
  field: string,
  { start, items }: Grown,
): { begins: number; list: unknown[] } => {
  const begins = known.begins[field] ?? 0;
  const list = listed(known.sight.view, field);
  const apart = start < begins || start > begins + list.length;
  return apart
    ? { begins: start, list: items }
    : { begins, list: [...list.slice(0, start - begins), ...items] };
};

/** Merge a frame: fields that it does not name stay, and entries of lists before those that it carries. */
export function merged<V extends View, M extends Move>(
  known: Known<V, M>,
  sight: PartialSight<V, M>,
  grown: Record<string, Grown> = {},
): Known<V, M> {
  const ends = Object.entries(grown).map(([field, each]) => [field, end(known, field, each)] as const);
  const lists = Object.fromEntries(ends.map(([field, { list }]) => [field, list]));
  const begins = Object.fromEntries(ends.map(([field, each]) => [field, each.begins]));
  return {
    sight: { ...sight, view: Object.assign({}, known.sight.view, sight.view, lists) },
    begins: { ...known.begins, ...begins },
  };
}

/** Prepend older entries to a list of the view. */
export function lengthened<V extends View, M extends Move>(
  known: Known<V, M>,
  field: string,
  { start, items }: Grown,
): Known<V, M> {
  const begins = known.begins[field] ?? 0;
  if (start + items.length !== begins) return known; // of another time
  const list = [...items, ...listed(known.sight.view, field)];
  const view = Object.assign({}, known.sight.view, { [field]: list });
  return { sight: { ...known.sight, view }, begins: { ...known.begins, [field]: start } };
}

/** Append events to the log; after a gap the lines before it are dropped and can be loaded. */
export function heard<E extends Event>(log: Heard<E>[], frames: Heard<E>[]): Heard<E>[] {
  const known = log.at(-1)?.n ?? 0;
  const news = frames.filter(({ n }) => n > known);
  const gap = log.length > 0 && news.length > 0 && news[0]!.n > known + 1;
  return gap ? news : [...log, ...news];
}
