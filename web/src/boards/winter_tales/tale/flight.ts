/** The flight of a drawing from the hand to its place in the tale. There is none with less motion. */
import { settings } from "../../../lib/settings.svelte";

const FLIGHT = 320; // ms, as --calm
let away: { card: string; from: DOMRect } | null = null;

/** The card leaves the hand: remember where it lies. */
export function takeOff(card: string): void {
  const lies = document.querySelector(`.wt [data-card="${card}"] .face`);
  away = lies && { card, from: lies.getBoundingClientRect() };
}

/** An attachment of the card's place in the tale. */
export const landing =
  (card: string) =>
  (place: HTMLElement): void => {
    if (away?.card !== card) return;
    const { from } = away;
    away = null;
    if (settings.motion) requestAnimationFrame(() => fly(place, from)); // the text is laid out by then
  };

function fly(place: HTMLElement, from: DOMRect): void {
  const to = place.getBoundingClientRect();
  const bird = document.createElement("span");
  bird.className = "flying";
  bird.ariaHidden = "true";
  bird.append(...[...place.childNodes].map((node) => node.cloneNode(true)));
  const at = { left: to.x, top: to.y, "--c": to.width, "--dx": from.x - to.x, "--dy": from.y - to.y };
  for (const [name, px] of Object.entries(at)) bird.style.setProperty(name, `${px}px`);
  bird.style.setProperty("--k", String(from.width / (to.width || 1)));
  place.closest(".wt")?.append(bird);
  place.style.opacity = "0";
  setTimeout(() => {
    bird.remove();
    place.style.opacity = "";
  }, FLIGHT);
}
