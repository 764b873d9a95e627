import type { Act, Beat } from "../../moments/beat";
import Stage from "../../moments/Stage.svelte";
import { isScored } from "../../table/kinds";
import { t } from "../../words/words.svelte";
import RaceEnds from "./RaceEnds.svelte";
import type { Table } from "./table";
import type { Seat } from "../../wire";
import type { ClaimJudged, EndView, Event } from "../../wire/end_of_the_story";

/** The end of the race, picture by picture; or the vote on a forbidden word. */
export interface EndBeat extends Beat {
  narrator: Seat;
  cards: { picture: string; word: string; stack: readonly Seat[] }[];
  judged: ClaimJudged | null;
}

const DUSK = 520; // ms
const TURNS = 560; // ms for each picture
const STANDS = 1_000;

function beatOf(news: Event[], table: Table): EndBeat | null {
  const view = table.sight?.view;
  if (!view || view.narrator === null) return null;
  const shown = news.flatMap((event) => (event.event === "revealed" ? [event.picture] : []));
  if (shown.length) return revealed(shown, news, view, view.narrator);
  const judged = news.flatMap((event) => (event.event === "claim-judged" ? [event] : []));
  const [told] = judged.toSorted((a, b) => Number(b.counts) - Number(a.counts));
  return told ? voted(told, news, view, view.narrator) : null;
}

const wordOf = (view: EndView, picture: string) => view.captions[picture] ?? t(picture);

function revealed(shown: string[], news: Event[], view: EndView, narrator: Seat): EndBeat {
  const cards = shown.map((picture) => ({
    picture,
    word: wordOf(view, picture),
    stack: view.stacks[picture] ?? [],
  }));
  const firsts = cards.map(({ word, stack: [seat = null] }) =>
    t("end_of_the_story-moment-first", { word, seat }),
  );
  const finders = view.stories.at(-1)?.finders ?? [];
  const all = t("end_of_the_story-moment-all", { seats: finders });
  const said = news.find((event) => event.event === "word-said");
  const cost = said ? t("end_of_the_story-moment-said", { seat: narrator, word: said.word }) : "";
  const turned = DUSK + cards.length * TURNS;
  return {
    narrator,
    cards,
    judged: null,
    says: [...firsts, all, cost].filter(Boolean).join(" "),
    speaks: ["revealed"],
    acts: [
      { at: 0, title: t("end_of_the_story-moment-shows", { seat: narrator }), sound: "breath" },
      ...firsts.map((title, n): Act => ({ at: DUSK + n * TURNS, title, sound: "page" })),
      { at: turned, title: all, small: cost, sound: finders.length ? "bell" : "knock" },
    ],
    lasts: turned + STANDS,
  };
}

function voted(judged: ClaimJudged, news: Event[], view: EndView, narrator: Seat): EndBeat {
  const { picture, word, counts } = judged;
  const scored = news.filter(isScored).find((event) => event.seat === narrator && event.points < 0);
  const title = t("end_of_the_story-moment-judged", { counts });
  const small = t("end_of_the_story-moment-costs", { seat: narrator, points: -(scored?.points ?? 0) });
  return {
    narrator,
    cards: [{ picture, word: wordOf(view, picture), stack: [] }],
    judged,
    says: `${title} ${small}`,
    speaks: [],
    acts: [
      {
        at: 0,
        title: t("end_of_the_story-moment-asked", { word: word ?? wordOf(view, picture) }),
        sound: "breath",
      },
      { at: DUSK + 200, title, small, sound: counts ? "knock" : "bell" },
    ],
    lasts: DUSK + 200 + STANDS,
  };
}

export const moments = { beatOf, Scene: RaceEnds, Stage };
