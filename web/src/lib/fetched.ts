import { t } from "../words/words.svelte";
import { live } from "./live.svelte";

/** A part of the page that is loaded when it is wished for; undefined: it did not come, and that was said. */
export async function fetched<T>(coming: Promise<{ default: T }>): Promise<T | undefined> {
  try {
    return (await coming).default;
  } catch {
    live.now(t("client-offline"));
    return undefined;
  }
}
