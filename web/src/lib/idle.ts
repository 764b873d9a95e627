declare global {
  interface Navigator {
    connection?: { saveData?: boolean }; // not in every browser
  }
}

const SETTLED = 1_500; // ms: what the page shows comes first

/** Load something ahead of its need, when the page has come to rest; not for readers who save data. Returns how to call it
 * off. A failure is left to whoever needs it later. */
export function whenIdle(load: () => Promise<unknown>): () => void {
  if (navigator.connection?.saveData) return () => {};
  const timer = setTimeout(() => void load().catch(() => {}), SETTLED);
  return () => clearTimeout(timer);
}
