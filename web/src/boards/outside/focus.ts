const CONTROLS = "button, a[href], input, select, textarea, summary, [tabindex]";

const nameOf = (each: HTMLElement): string =>
  `${each.tagName} ${each.id || (each.getAttribute("aria-label") ?? each.textContent ?? "").trim()}`;

/** A board may draw everything anew with each change. Whoever has the focus on a control keeps it: it goes to the new one that is
 * called the same. Returns what ends this. */
export function keepFocus(root: HTMLElement): () => void {
  let held: { control: HTMLElement; name: string } | null = null;

  function came({ target }: FocusEvent): void {
    held = target instanceof HTMLElement ? { control: target, name: nameOf(target) } : null;
  }

  /** Somebody has moved on by hand, unless the control is gone. */
  function went(): void {
    const left = held;
    queueMicrotask(() => {
      if (held === left && left?.control.isConnected) held = null;
    });
  }

  const watch = new MutationObserver(() => {
    const at = document.activeElement;
    const lost = at === null || at === document.body || at instanceof HTMLHeadingElement; // where the page takes it then
    if (!held || held.control.isConnected) return;
    const { name } = held;
    held = null;
    const again = [...root.querySelectorAll<HTMLElement>(CONTROLS)].find((each) => nameOf(each) === name);
    if (lost) again?.focus({ preventScroll: true });
  });

  root.addEventListener("focusin", came);
  root.addEventListener("focusout", went);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", came);
    root.removeEventListener("focusout", went);
    watch.disconnect();
  };
}
