import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refusal } from "../../src/lib/api";
import { renew, renewIfBegun } from "../../src/lib/renewing";

const away = new Refusal({ key: "client-offline" }, null, 0);
const steps: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  steps.length = 0;
  vi.spyOn(api, "promise").mockImplementation(async () => void steps.push("promise"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What the tries to give the new identity end with, one after another; after the last one, with success. */
const ending = (...refusals: Refusal[]) =>
  vi.spyOn(api, "renew").mockImplementation(async () => {
    steps.push("renew");
    const refusal = refusals.shift();
    if (refusal) throw refusal;
  });

test("the identity is promised before anything is moved to it, and once", async () => {
  ending();
  await renew();
  renewIfBegun();
  await vi.runAllTimersAsync();
  expect(steps).toEqual(["promise", "renew"]);
});

test("what was not answered is said, and completed by this page", async () => {
  ending(away, away);
  await expect(renew()).rejects.toBe(away);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(steps).toEqual(["promise", "renew"]);
  await vi.runAllTimersAsync();
  expect(steps).toEqual(["promise", "renew", "renew", "renew"]);
});

test("or by the next page", async () => {
  ending(away);
  await expect(renew()).rejects.toBe(away);
  vi.clearAllTimers(); // the page is closed
  renewIfBegun();
  await vi.runAllTimersAsync();
  expect(steps).toEqual(["promise", "renew", "renew"]);
});

test("a promise that fails has moved nothing and is forgotten", async () => {
  ending();
  vi.spyOn(api, "promise").mockRejectedValue(away);
  await expect(renew()).rejects.toBe(away);
  renewIfBegun();
  await vi.runAllTimersAsync();
  expect(steps).toEqual([]);
});

test("where another device was first, it is not tried again", async () => {
  ending(new Refusal({ key: "server-not-yours" }, null, 403));
  await expect(renew()).rejects.toBeInstanceOf(Refusal);
  await vi.runAllTimersAsync();
  renewIfBegun();
  expect(steps).toEqual(["promise", "renew"]);
});
