/** Keep the screen lit as long as the page is shown, where the browser can; returns how to end it. */
export function awake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let ended = false;
  async function ask() {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    const got = await navigator.wakeLock.request("screen").catch(() => undefined); // a low battery may refuse it
    if (ended) await got?.release();
    else lock = got;
  }
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
