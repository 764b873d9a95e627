declare global {
  interface Navigator {
    connection?: { saveData?: boolean }; // not in every browser
  }
}

const SETTLED = 1_500; // ms: what the page shows comes first

export const savesData = (): boolean => navigator.connection?.saveData ?? false;

/** Load something ahead of its need, when the page has come to rest; not for readers who save data. Returns how to call it
 * off. A failure is left to whoever needs it later. */
export function whenIdle(load: () => Promise<unknown>, after = SETTLED): () => void {
  if (savesData()) return () => {};
  const timer = setTimeout(() => void load().catch(() => {}), after);
  return () => clearTimeout(timer);
}
