import { flushSync } from "svelte";
import type { Domain, Offer } from "../../src/wire";
import { words } from "../../src/words/words.svelte";

const CONTROLS = ".board :is(button, input, textarea, select, option)";

/** All controls of a question. A choice may have further steps: `data-opens` is what brings them into being, `data-step` the
 * button that leads to them, `data-back` the way back. */
function controlsOf(root: HTMLElement): Element[] {
  const here = () => [...root.querySelectorAll(CONTROLS)].map((each) => each.cloneNode(true) as Element);
  const press = (button: HTMLElement) => flushSync(() => button.click());
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(`.board ${selector}`)];

  function beyond(step: HTMLElement | undefined): Element[] {
    if (!step) return [];
    press(step);
    const found = controlsOf(root);
    all("[data-back]").forEach(press);
    return found;
  }

  const opened = all("[data-opens]").flatMap((_, n) => {
    all("[data-opens]")
      .slice(n, n + 1)
      .forEach(press);
    return [...here(), ...beyond(all(".foot [data-step]")[0])];
  });
  return [
    ...here(),
    ...opened,
    ...all("[data-step]:not(.foot *)").flatMap((_, n) => beyond(all("[data-step]:not(.foot *)")[n])),
  ];
}

/** Which fields of these offers nothing on the page can fill. Every value that may be chosen needs a control of its own.
 * `voice`: at this table tales are told aloud, and a button says that one was. */
export function unanswerable(
  root: HTMLElement,
  offers: Offer[],
  captions: Record<string, string>,
  voice = false,
): string[] {
  const controls = controlsOf(root);
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
        return has("textarea") || Boolean(voice && domain.aloud && has("button.lit"));
      case "one-of":
        return domain.values.every((value) => controls.some((each) => isFor(each, value)));
      case "some":
        if (!domain.most) return has("button"); // there is nothing to choose
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

const WINTER_TALES =
  `activation arbitrating beginning calling captor casting choosing claim-talk declaring entry evading
  flipping-back granting introducing joining-in laying marking movement objecting opening own-activation pad paid part passing
  placing placing-quest rehoming retaliating returning rewriting ruling saving sending spreading standing strike supporting
  turn weighing wrapping-up`.split(/\s+/);

/** What a viewer who is not asked sees of each phase. */
export const SCREENS: Record<string, string> = {
  ...Object.fromEntries(WINTER_TALES.map((phase) => [`winter_tales.${phase}`, ".wt .ring"])),
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
