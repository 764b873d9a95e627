import { MARKS, shapeOf, SHAPES, type Shape } from "../../parts/shapes";
import { shapesOf } from "../../table/seats";
import type { Table } from "../../table/table.svelte";
import { words } from "../../words/words.svelte";
import { pictureName, pictureShows } from "../generic/reading";
import type { ButtonLook, Child, Parts } from "./api";

const SVG = "http://www.w3.org/2000/svg";
const EDGE =
  "M5 3.5C13 2.5 24 2.7 31.5 3.5C33.3 11 33.3 24 32 31.5C24 33.3 12 33.3 4 32C2.7 24 2.7 11 5 3.5Z";
const [LOW, MID, HIGH] = [10.5, 18, 25.5];
/** Where the pips of a face are. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MID, MID]],
  [[LOW, LOW], [HIGH, HIGH]], // prettier-ignore
  [[LOW, LOW], [MID, MID], [HIGH, HIGH]], // prettier-ignore
  [[LOW, LOW], [LOW, HIGH], [HIGH, LOW], [HIGH, HIGH]], // prettier-ignore
  [[LOW, LOW], [LOW, HIGH], [MID, MID], [HIGH, LOW], [HIGH, HIGH]], // prettier-ignore
  [[LOW, LOW], [LOW, MID], [LOW, HIGH], [HIGH, LOW], [HIGH, MID], [HIGH, HIGH]], // prettier-ignore
];

function button(label: string | Node, press: () => void, look: ButtonLook = {}): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = look.lit ? "lit" : "quiet";
  made.append(label);
  if (look.name) made.setAttribute("aria-label", look.name);
  if (look.pressed !== undefined) made.setAttribute("aria-pressed", String(look.pressed));
  if (look.why) made.append(reason(look.why));
  if (look.disabled) made.disabled = true;
  made.addEventListener("click", press);
  return made;
}

/** Why something is shut, to be read below its name: a finger cannot hover. */
function reason(why: string): HTMLElement {
  const made = document.createElement("small");
  made.textContent = why;
  return made;
}

function drawn(tag: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

function dice(face: number, look: { size?: number; lit?: boolean; label?: string } = {}): SVGSVGElement {
  const made = document.createElementNS(SVG, "svg");
  const size = String(look.size ?? 36);
  const known = PIPS[face] !== undefined && face > 0;
  const label = look.label ?? (known ? String(face) : "?");
  const name = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  const named = { viewBox: "0 0 36 36", width: size, height: size, ...name };
  for (const [name, value] of Object.entries(named)) made.setAttribute(name, value);
  made.setAttribute(
    "class",
    ["outside-die", known ? "" : "unknown", look.lit ? "counts" : ""].join(" ").trim(),
  );
  made.append(drawn("path", { d: EDGE }));
  for (const [cx, cy] of PIPS[face] ?? []) made.append(drawn("circle", { cx, cy, r: 3.3 }));
  return made;
}

function box(className: string, ...children: Child[]): HTMLDivElement {
  const made = document.createElement("div");
  made.className = className;
  for (const child of children) if (child) made.append(child);
  return made;
}

/** A pawn as a drawing of its own: a component would have to be ended with each update. */
function pawn(shape: Shape): SVGElement {
  const made = drawn("svg", { viewBox: "-2 -2 36 36", width: 24, height: 24, "aria-hidden": "true" });
  const mark = drawn("g", { class: "mark" });
  mark.innerHTML = MARKS[shape];
  made.append(
    drawn("path", { class: "edge", d: SHAPES[shape] }),
    drawn("path", { d: SHAPES[shape], fill: `var(--${shape})` }),
    mark,
  );
  return made;
}

/** What a board from outside is drawn with. `form`: the one generic form of the board, made when it is first asked for. */
export function partsFor(
  table: () => Table,
  address: (picture: string, width: number) => string,
  form: () => HTMLElement,
): Parts {
  return {
    button,
    dice,
    box,
    form,
    card(picture, { width = 160, label } = {}) {
      const made = document.createElement("figure");
      const caption = document.createElement("figcaption");
      const src = address(picture, width);
      if (src) {
        const image = Object.assign(document.createElement("img"), {
          src,
          width,
          alt: pictureShows(picture),
        });
        made.append(image);
      }
      caption.className = "caption";
      caption.textContent = label ?? pictureName(picture);
      made.className = "outside-card";
      made.append(caption);
      return made;
    },
    seatName(seat) {
      const made = document.createElement("span");
      made.className = "outside-seat";
      made.append(pawn(shapesOf(table())[seat] ?? shapeOf(seat)), words.value(seat, "seat"));
      return made;
    },
  };
}
