/** Which of a question's moves has the lit button. */
import type { Joint } from "./asking";

/** `button`: a move without a choice. `row`: each value has a button that answers. `form`: fields, and a button below. */
export type Kind = "button" | "row" | "form";

export interface Lighting {
  touched?: number; // the place of the form that somebody is filling in
  recent?: string; // the kind of the move made last
  otherwise?: string; // the kind of the move that silence makes
  folded?: boolean; // one form is open, the others are not
}

/** The place of the likely move, -1: none is likelier than another.
 * A form that is being filled in; else the only form, or of several the kind made last, or the open one; else, if there are
 * only buttons, the only one, or the only one that silence would not press. The values of a row are equal. */
export function litOf(joints: Joint[], kinds: Kind[], more: Lighting = {}): number {
  const { touched = -1, recent, otherwise, folded = false } = more;
  if (kinds[touched] === "form") return touched;
  const all = (kind: Kind) => [...kinds.keys()].filter((place) => kinds[place] === kind);
  const forms = all("form");
  const last = forms.find((place) => recent && joints[place]?.move === recent);
  if (forms.length) return last ?? (folded || forms.length === 1 ? (forms[0] ?? -1) : -1);
  if (all("row").length) return -1;
  const buttons = all("button");
  const wished = buttons.filter((place) => joints[place]?.move !== otherwise);
  return (buttons.length === 1 ? buttons[0] : wished.length === 1 ? wished[0] : undefined) ?? -1;
}
