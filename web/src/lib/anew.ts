import { recall, remember } from "./memory";

const KEY = "loaded anew";
const RARELY = 60_000; // ms

/** A part of the page that cannot be loaded, though the server is there: it has another build now, whose files have other names. */
export function loadAnew(): void {
  addEventListener("vite:preloadError", () => void ifOutdated());
}

async function ifOutdated(): Promise<void> {
  if (Date.now() - recall(KEY, 0) < RARELY) return;
  const there = await fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!there) return;
  if (remember(KEY, Date.now())) location.reload(); // unmarked it might load again and again
}
