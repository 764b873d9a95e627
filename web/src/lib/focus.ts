import { tick } from "svelte";

/**
 * When a screen goes and takes the element with it that had the focus, the new heading gets it (in an open sheet: the
 * sheet), so that nobody who reads with keys or ears is left nowhere.
 */
export function keepFocus(root: Node): void {
  let last: Element | null = null;
  document.addEventListener("focusin", (event) => (last = event.target as Element));
  new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const next =
      document.querySelector<HTMLElement>("dialog[open]") ??
      [...document.querySelectorAll("h1")].find((heading) => heading.checkVisibility());
    if (!next) return; // still on its way
    next.tabIndex = -1;
    next.focus();
  }).observe(root, { childList: true, subtree: true });
}

/**
 * The focus goes back to the button that opened a sheet, wherever it has wandered while the sheet was being loaded: who
 * presses Menu and then Tab before the sheet is there is not left at the next button when it closes.
 */
export async function returnFocus(button: HTMLElement | undefined): Promise<void> {
  await tick(); // the sheet has gone, and has given the focus to whoever had it when it came
  button?.focus({ preventScroll: true });
}
