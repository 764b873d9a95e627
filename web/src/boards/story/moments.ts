import type { Act, Beat } from "../../moments/beat";
import Stage from "../../moments/Stage.svelte";
import { t } from "../../words/words.svelte";
import VotesRise from "./VotesRise.svelte";
import type { Table } from "./table";
import type { Seat } from "../../wire";
import type { Event } from "../../wire/story";

/** The votes of a round as lanterns: they rise one by one, to the story with the fewest first. */
export interface VotesBeat extends Beat {
  tellers: Seat[]; // in the order of telling
  rising: { seat: Seat; teller: Seat }[];
  first: Seat[]; // with the most votes: one, or the tied
}

const LIT = 600; // ms until the first leaves
const RISES = 420; // ms for each
const ALL_RISE = 2_100; // ms at most for all
const STANDS = 900; // ms for the result

function beatOf(news: Event[], table: Table): VotesBeat | null {
  const view = table.sight?.view;
  const opened = news.filter((event) => event.event === "vote-opened");
  const votes = [...new Map(opened.map((vote) => [vote.seat, vote])).values()]; // the last one of each
  if (!view || !votes.length) return null;
  const told = view.tales.map((tale) => tale.seat);
  const again = tiedBefore(table, news);
  const tellers = again ? told.filter((seat) => again.includes(seat)) : told;
  const count = (teller: Seat) => votes.filter((vote) => vote.teller === teller).length;
  const most = Math.max(...tellers.map(count));
  const first = tellers.filter((teller) => count(teller) === most);
  const rising = tellers
    .toSorted((a, b) => count(a) - count(b))
    .flatMap((teller) => votes.filter((vote) => vote.teller === teller))
    .map(({ seat, teller }) => ({ seat, teller }));

  const [winner] = first;
  const won = first.length === 1;
  const title = won ? t("story-moment-won", { seat: winner }) : t("story-moment-tie", { seats: first });
  const small = tellers
    .filter(count)
    .toSorted((a, b) => count(b) - count(a))
    .map((seat) => t("story-moment-for", { seat, count: count(seat) }))
    .join(", ");
  const backers = votes.filter((vote) => vote.teller === winner).map((vote) => vote.seat);
  const by = won ? t("story-moment-by", { count: backers.length, seats: backers }) : `${small}.`;
  const step = Math.min(RISES, ALL_RISE / rising.length);
  const rise = rising.map((_, n): Act => ({
    at: LIT + n * step,
    title: t("story-moment-rise"),
    sound: n ? "rise" : "rustle",
  }));
  const risen = LIT + rising.length * step;
  return {
    tellers,
    rising,
    first,
    says: `${title} ${by}`,
    speaks: ["vote-opened"],
    acts: [
      { at: 0, title: t("story-moment-voted"), small: t("story-moment-lit"), sound: "breath" },
      ...rise,
      { at: risen, title, small: `${small}.`, sound: "bell" },
    ],
    lasts: risen + STANDS,
  };
}

/** The stories of a second vote: those that were tied before these events. */
function tiedBefore(table: Table, news: Event[]): readonly Seat[] | undefined {
  const events = table.log.flatMap((frame) => frame.events).filter((event) => !news.includes(event));
  const round = events.slice(events.findLastIndex((event) => event.event === "round-begun") + 1);
  const tied = round.findLast((event) => event.event === "tied");
  return tied?.event === "tied" ? tied.seats : undefined;
}

export const moments = { beatOf, Scene: VotesRise, Stage };
