import { settings } from "./settings.svelte";

/** Play quiet music for as long as `waits` holds and the reader wishes for it; called by a component. */
export function musicWhile(waits: () => boolean): void {
  $effect(() => {
    if (!settings.sound || !settings.music || !waits()) return;
    let end: (() => void) | null = null;
    let over = false;
    void import("../moments/music").then(({ begin }) => {
      if (!over) end = begin();
    });
    return () => {
      over = true;
      end?.();
    };
  });
}
