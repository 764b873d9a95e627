/** Spaces in words: what stands there, and what it costs to sail there. */
import { capital } from "../../words/functions";
import { t, words } from "../../words/words.svelte";
import type { OneOf } from "../../wire";
import type { SkyView } from "../../wire/windward";
import { rangeOf } from "./ahead";
import { musterOf, oddsBefore } from "./battle/before";
import { tenOf } from "./battle/odds";
import { PORT, type Globe, type Space } from "./geometry";
import type { Helm } from "./helm.svelte";

/** The pieces on a space and its terrain, the pieces first. */
export function standing(view: SkyView, globe: Globe, space: Space): string {
  const ships = view.ships.flatMap((ship, seat) => [
    ...(ship.space === space ? [t("windward-board-ship", { seat })] : []),
    ...ship.boats.flatMap((boat) => (boat.space === space ? [t("windward-board-boat", { seat })] : [])),
  ]);
  const cresters = view.cresters.flatMap(({ kind, space: at }) =>
    at === space ? [words.value(kind, "kind")] : [],
  );
  return [...ships, ...cresters, words.value(globe.terrain(space), "terrain")].join(", ");
}

/** What a way to the space costs, or why there is none. */
export function price(helm: Helm, space: Space, sail: OneOf | undefined): string {
  const found = helm.open.get(space);
  const rule = sail?.closed?.[space];
  if (space === helm.here) return t("windward-board-here");
  if (!found) return (rule && words.because(rule)) || t("windward-board-far");
  const range = rangeOf(helm.ahead, space);
  const cost = range
    ? t("windward-board-ahead-range", { ...range })
    : t("windward-board-price", { cost: found.cost });
  return helm.foes.has(space) ? `${cost} ${t("windward-board-battle")}` : cost;
}

/** Whether a crester reaches a ship that stays on the space tonight. */
export const isHunted = ({ night }: SkyView, space: Space): boolean =>
  Boolean(night?.danger.includes(space) || night?.white_danger.includes(space));

/** Whether the night would be quiet there. */
export const tonight = (view: SkyView, space: Space): string =>
  t(isHunted(view, space) ? "windward-board-hunted" : "windward-board-quiet");

/** The wind, and what is left of the turn. */
export const windSaid = (view: SkyView): string =>
  [
    `${capital(t("windward-board-free", { wind: view.wind }))}.`,
    t("windward-board-shut", { wind: view.wind }),
    t("windward-board-left", { speed: view.course.speed }),
  ].join(" ");

/** A space for the keyboard's cursor: direction, what stands there, its name, its price. */
export function spoken(helm: Helm, view: SkyView, space: Space, sail: OneOf | undefined): string {
  const direction = helm.globe.bearing(helm.here, space);
  const what = standing(view, helm.globe, space);
  const place = space === PORT ? what : `${what}, ${words.value(space, "space")}`;
  const toward = direction && space !== PORT ? `${words.value(direction, "wind")}: ` : "";
  const rests =
    view.night && !helm.ahead.size && helm.reach.has(space) && !helm.foes.has(space) && space !== PORT;
  const sentences = [
    `${capital(toward + place)}.`,
    price(helm, space, sail),
    helm.sails ? t("windward-board-left", { speed: view.course.speed }) : "",
    rests ? tonight(view, space) : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

/** The odds of a battle on the space with every cannon; empty: nobody is there. */
function oddsSaid(helm: Helm, view: SkyView, space: Space): string {
  const muster = musterOf(view, helm.seat, space);
  if (!muster) return "";
  const { cannons } = muster;
  const ten = t("windward-board-ten", { ...tenOf(oddsBefore(muster, { cannons })) });
  return `${t("windward-board-cannons", { cannons })}. ${ten}.`;
}

/** The way to the goal in words. */
export function previewed(helm: Helm, view: SkyView): string {
  const { goal, way, cost, fights } = helm;
  if (goal === null) return "";
  const who = standing(view, helm.globe, goal);
  if (fights) return `${t("windward-board-next-to", { who })} ${oddsSaid(helm, view, goal)}`;
  const sentences = [
    `${capital(words.value(goal, "space"))}: ${t("windward-board-way", { spaces: way.length, cost })}.`,
    t("windward-board-left", { speed: view.course.speed - cost }),
    helm.foes.has(goal) ? t("windward-board-stops", { who }) : tonight(view, goal),
    oddsSaid(helm, view, goal),
  ];
  return sentences.filter(Boolean).join(" ");
}
