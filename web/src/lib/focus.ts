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
