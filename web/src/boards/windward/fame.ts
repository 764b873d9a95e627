import type { SkyView } from "../../wire/windward";

/** Where the flag stands on the line of notoriety; the server says when the last turns begin. */
export const FAME = 15;

/** Captains race for notoriety. */
export const isContest = ({ mode }: SkyView): boolean => mode === "free_for_all" || mode === "head_to_head";
