import { api, Refusal } from "./api";
import { forget, recall, remember } from "./memory";

const BEGUN = "renewing";
const FIRST = 2_000; // ms until the next try, twice as long each time
const LONGEST = 60_000;

let wait = FIRST;

/** A new identity for this device alone. It is promised before anything is moved to it. From then on the device completes it: what
    fails halfway, or is not answered, is done again here and when a page is next opened. */
export async function renew(): Promise<void> {
  await api.promise();
  remember(BEGUN, true);
  await complete();
}

/** Complete what an earlier page has begun. */
export function renewIfBegun(): void {
  if (recall(BEGUN, false)) complete().catch(() => {}); // whoever pressed the button was told
}

async function complete(): Promise<void> {
  try {
    await api.renew();
    forget(BEGUN);
    wait = FIRST;
  } catch (why) {
    if (why instanceof Refusal && why.status === 403) {
      forget(BEGUN); // another device was first
    } else {
      setTimeout(renewIfBegun, wait);
      wait = Math.min(2 * wait, LONGEST);
    }
    throw why;
  }
}
