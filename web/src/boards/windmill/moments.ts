import type { Beat } from "../../moments/beat";
import Stage from "../../moments/Stage.svelte";
import { isScored } from "../../table/kinds";
import { t, words } from "../../words/words.svelte";
import Guessed from "./Guessed.svelte";
import type { Table } from "./table";
import type { Seat } from "../../wire";
import type { Event } from "../../wire/windmill";

/** A guess, and the end of guessing: right and wrong begin alike. */
export interface MillBeat extends Beat {
  ends: "wrong" | "right" | "unfound";
  teller: Seat;
  guess: { seat: Seat; picture: string } | null; // null: the last one has let the time run out
  card: string | null; // the Storyteller's, if it is shown
  staked: boolean;
  scores: number[][]; // by act: pawns ride one by one
}

const POINTED = 520; // ms: until then nobody knows
const WRONG = 1_200;
const JOINED = 1_300;
const RIDES = 500; // ms for a pawn
const ENDS = 2_400;

export const short = (picture: string): string => t(`windmill-short-${picture}`);

function beatOf(news: Event[], table: Table): MillBeat | null {
  const view = table.sight?.view;
  const guessed = news.find((event) => event.event === "guessed");
  const closed = news.find((event) => event.event === "closed");
  const teller = closed?.seat ?? view?.teller ?? null;
  if (!view || teller === null || !(guessed || closed)) return null;
  const guess = guessed ? { seat: guessed.seat, picture: guessed.picture } : null;
  const scored = news.filter(isScored);
  const scores = table.sight?.scores ?? [];
  const before = scores.map((points, seat) =>
    scored.reduce((sum, each) => (each.seat === seat ? sum - each.points : sum), points),
  );
  const lost = scored.find((each) => each.seat === guess?.seat && each.points < 0);
  const found = guessed?.right ? scored.filter((each) => each.points > 0) : [];
  const staked = Boolean(lost) || found.length === 1;
  const shared = { teller, guess, card: closed?.picture ?? null, staked, speaks: ["guessed", "closed"] };

  const points = guess && {
    at: 0,
    title: t("windmill-moment-points", { seat: guess.seat, short: short(guess.picture) }),
    small: t("windmill-moment-face-down", { teller }),
    sound: "breath" as const,
  };
  const name = guess ? (words.first(`${guess.picture}.name`) ?? "") : "";

  if (guess && points && guessed?.right) {
    const number = view.tales.at(-1)?.guesses.length ?? 1;
    const title = t("windmill-moment-found", { seat: guess.seat });
    const small = staked
      ? t("windmill-moment-won-alone", { seat: guess.seat, points: found[0]?.points ?? 0 })
      : t("windmill-moment-worth", { guess: number });
    const rides = found.map((_, n) => ({ at: JOINED + 200 + n * RIDES, title, small }));
    return {
      ...shared,
      ends: "right",
      says: [title, small, `${name}.`].join(" "),
      acts: [
        points,
        { at: POINTED, title: t("windmill-moment-turns", { teller }), sound: "page" },
        { at: JOINED, title, small, sound: "bell" },
        ...rides,
      ],
      lasts: ENDS,
      scores: [before, before, before, ...found.map((_, n) => ridden(before, found.slice(0, n + 1)))],
    };
  }

  const cost = guess && t(lost ? "windmill-moment-lost" : "windmill-moment-free", { seat: guess.seat });
  const not = guess && t("windmill-moment-not", { short: short(guess.picture) });
  const wrong =
    not && cost
      ? [{ at: POINTED, title: not, small: cost, sound: lost ? ("creak" as const) : ("knock" as const) }]
      : [];
  const told = [not, cost, guess && `${name}.`].filter(Boolean).join(" ");
  if (!closed)
    return guess && points
      ? { ...shared, ends: "wrong", says: told, acts: [points, ...wrong], lasts: WRONG, scores: [] }
      : null;

  const title = t("windmill-moment-nobody");
  const small = shared.card
    ? t("windmill-moment-meant", { teller, short: short(shared.card) })
    : t("windmill-moment-unseen");
  const shown = { at: guess ? JOINED : POINTED, title, small, sound: "page" as const };
  const first = points ?? { at: 0, title, small: "", sound: "breath" as const };
  return {
    ...shared,
    ends: "unfound",
    says: [told, title, small].filter(Boolean).join(" "),
    acts: [first, ...wrong, shown],
    lasts: shown.at + WRONG,
    scores: [],
  };
}

const ridden = (before: number[], scored: { seat: Seat; points: number }[]): number[] =>
  before.map((points, seat) =>
    scored.reduce((sum, each) => (each.seat === seat ? sum + each.points : sum), points),
  );

export const moments = { beatOf, Scene: Guessed, Stage };
