import type { Memory, WinterView } from "../../../wire/winter_tales";

/** The memory under the bookmark. */
export const bookmarked = (view: WinterView): Memory | undefined => view.track[String(view.bookmark)];

/** The phases in which a passage takes up the bookmarked memory. */
export const takesUp = (phase: string): boolean => ["beginning", "declaring", "part"].includes(phase);
