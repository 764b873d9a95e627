import { FluentNumber, type FluentFunction, type FluentValue } from "@fluent/bundle";

/** The seats' names and the reader, for the functions of the catalogues. */
export interface Company {
  names: string[];
  reader: number | null;
  called(picture: string): string;
  value(value: string | number, of: string): string;
  text(key: string, args?: Record<string, unknown>): string;
}

const NOBODY = "none"; // as a value of null is written for a catalogue
const HERE = "\ue000"; // stands before what SEATS says, until it is known whether a sentence begins there

const plain = (value: FluentValue | undefined): string => String(value?.valueOf() ?? NOBODY);
const listed = (value: FluentValue | undefined): number[] =>
  plain(value).split(",").filter(Boolean).map(Number);

/** The functions that a message may call: the same as on the server. */
export function functionsFor(company: Company): Record<string, FluentFunction> {
  const isReader = (seat: number) => company.reader !== null && seat === company.reader;
  const nameOf = (seat: number): string =>
    isReader(seat) ? company.text("kit-you") : (company.names[seat] ?? `#${seat + 1}`);

  return {
    WHO: ([seat]) => (plain(seat) === NOBODY ? "nobody" : isReader(Number(plain(seat))) ? "you" : "other"),
    SEAT: ([seat]) => (plain(seat) === NOBODY ? company.text("kit-nobody") : nameOf(Number(plain(seat)))),
    SEATS: ([seats]) => {
      const [first = -1, ...rest] = listed(seats);
      return (
        (isReader(first) ? HERE : "") + joined([first, ...rest].filter((s) => s >= 0).map(nameOf), company)
      );
    },
    MANY: ([seats]) => manyOf(listed(seats), isReader),
    TITLE: ([picture]) => company.called(plain(picture)),
    WHY: ([rule, points]) =>
      company.text(`${plain(rule)}.why`, { points: Number(plain(points ?? "0")) || 0 }),
    NAME: ([value], { of }) => company.value(plain(value), plain(of)),
    NAMES: ([values], { of }) => {
      const each = (plain(values) || NOBODY).split(",");
      return joined(
        each.map((value) => company.value(value, plain(of))),
        company,
      );
    },
    DIGIT: ([value], { at }) => new FluentNumber(Number(plain(value)[Number(plain(at)) - 1] ?? 0)),
  };
}

export function joined(names: string[], company: Company): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : company.text("kit-and", { some: names.slice(0, -1).join(", "), last });
}

/** The form of the verb: nobody (none), one, the reader alone (you), the reader among others (we), others. */
function manyOf(seats: number[], isReader: (seat: number) => boolean): string {
  if (!seats.length) return "none";
  const reader = seats.some(isReader);
  if (seats.length === 1) return reader ? "you" : "one";
  return reader ? "we" : "other";
}

/** Capitalise the reader's own word at the beginning of a sentence; a name stays as it is written. */
export const begun = (sentence: string): string =>
  sentence
    .replace(/(^|[.!?…]\s+)\ue000(.)/gu, (_, before: string, first: string) => before + first.toUpperCase())
    .replaceAll(HERE, "");

export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
