import { vi } from "vitest";

/** Waits for a state, however busy the machine is; a test that hangs ends after `testTimeout`. */
export const waitFor = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 150_000, interval: 2 });
