import type { Domain, Offer } from "../../src/wire";
import { words } from "../../src/words/words.svelte";

const CONTROLS = ".board :is(button, input, textarea, select, option)";

/** Which fields of these offers nothing on the page can fill. Every value that may be chosen needs a control of its own. */
export function unanswerable(root: HTMLElement, offers: Offer[], captions: Record<string, string>): string[] {
  const controls = [...root.querySelectorAll(CONTROLS)];
  const has = (selector: string) => controls.some((each) => each.matches(selector));

  function isFor(control: Element, value: string | number): boolean {
    const own = String(value);
    if ([...control.attributes].some((each) => each.value === own)) return true;
    const names = [captions[own], words.first(`${own}.name`), words.first(own)].filter((each) => each);
    const shown = `${control.getAttribute("aria-label") ?? ""} ${control.textContent}`;
    return names.some((name) => name && shown.includes(name));
  }

  function fits(domain: Domain): boolean {
    switch (domain.domain) {
      case "words":
        return has("textarea");
      case "one-of":
        return domain.values.every((value) => controls.some((each) => isFor(each, value)));
      case "some":
        return controls.filter((each) => each.matches("input")).length >= domain.values.length;
      case "drawn":
        return has("[data-tool]");
      default:
        return has("input, button");
    }
  }

  return offers.flatMap(({ move, fields = {} }) => [
    ...(has("button") ? [] : [`${move}: no button`]),
    ...Object.entries(fields).flatMap(([name, domain]) => (fits(domain) ? [] : [`${move}.${name}`])),
  ]);
}

/** What a viewer who is not asked sees of each phase. */
export const SCREENS: Record<string, string> = {
  "end_of_the_story.claiming": ".spread .track",
  "end_of_the_story.judging": ".spread .track",
  "end_of_the_story.placing": ".race .boards",
  "end_of_the_story.revealing": ".race .boards",
  "end_of_the_story.showing": ".spread .track",
  "end_of_the_story.telling": ".race .seats",
  "story.aloud": ".listening",
  "story.composing": ".listening",
  "story.giving": ".spread .pair",
  "story.handing-on": ".spread .pair",
  "story.miming": ".listening",
  "story.opening": ".spread .pair",
  "story.reading": ".listening",
  "story.showing": ".reveal",
  "story.telling": ".listening",
  "story.throwing": ".tied",
  "story.voting": ".ballot",
  "windmill.aloud": ".grid",
  "windmill.guessing": ".strip",
  "windmill.showing": ".found",
  "windmill.telling": ".grid",
  "windward.battle": ".planet svg",
  "windward.claiming": ".planet svg",
  "windward.cornering": ".planet svg",
  "windward.false-flagging": ".planet svg",
  "windward.resting": ".planet svg",
  "windward.supplying": ".planet svg",
  "windward.turn": ".planet svg",
};
