import { tick } from "svelte";

/**
 * If a screen is removed together with the focused element, move the focus to the new heading, or to an open sheet: users
 * of a keyboard or a screen reader keep their place.
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
 * Return the focus to the button that opened a sheet, even if it has moved while the sheet was loading: after Menu, then
 * Tab, closing the sheet must not leave the focus on the next button.
 */
export async function returnFocus(button: HTMLElement | undefined): Promise<void> {
  await tick(); // the sheet has gone, and has given the focus to whoever had it when it came
  button?.focus({ preventScroll: true });
}
