import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";
import { Seated } from "./seated";
import { MILL } from "./views";

/** The house's company at a table: portraits beside its signs, and the words that led it to a picture. */
let seated: Seated;
beforeEach(() => settings.set("coach", true));
afterEach(async () => {
  settings.set("coach", true);
  await seated.leaves();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PATIENT = { timeout: 60_000 }; // ms, on a busy machine
const TOLD = { parts: ["A lantern went ahead."], lang: "en", aloud: false };
const TALE = {
  id: 1,
  round: 1,
  teller: 0,
  picture: "wm02",
  tale: TOLD,
  finder: null,
  guesses: [
    { seat: 1, picture: "wm01", staked: false },
    { seat: 2, picture: "wm03", staked: false },
  ],
};
const shown = { ...MILL, teller: null, tales: [TALE] };
const lines = () => [...seated.root.querySelectorAll("main ul.small li")].map((each) => each.textContent);

test("a result says which words led a member of the house to its picture, and nobody else", async () => {
  const reasons = vi.spyOn(api, "reasons").mockResolvedValue({ words: ["lantern"] });
  seated = await Seated.at("windmill", shown, { phase: "showing", bots: [1] });
  await vi.waitFor(() => expect(lines()).toEqual(["“lantern” led Leo there."]), PATIENT);
  seated.tells({ presence: ["here", "here", "here"] });
  expect(reasons.mock.calls).toEqual([
    [{ game: "windmill", lang: "en", tale: "A lantern went ahead.", picture: "wm01" }],
  ]);
});

test("whoever wants no tips is told no reasons", async () => {
  settings.set("coach", false);
  const reasons = vi.spyOn(api, "reasons").mockResolvedValue({ words: ["lantern"] });
  seated = await Seated.at("windmill", shown, { phase: "showing", bots: [1] });
  expect(reasons).not.toHaveBeenCalled();
  expect(lines()).toEqual([]);
});

test("a result without reasons is still one", async () => {
  vi.spyOn(api, "reasons").mockRejectedValue(new Error("busy"));
  seated = await Seated.at("windmill", shown, { phase: "showing", bots: [1] });
  await Promise.resolve();
  expect(seated.root.textContent).toContain("A lantern went ahead.");
});

test("a member's portrait stands at its sign while the house plays, and not when a person has the seat", async () => {
  const company = { company: { 1: "pim", 2: "osric" } };
  seated = await Seated.at("windmill", MILL, { phase: "telling", bots: [1] }, company);
  const portraits = () => [...seated.root.querySelectorAll<HTMLImageElement>(".only-phone .member img")];
  await vi.waitFor(
    () => expect(portraits().map((each) => each.src)).toEqual([expect.stringContaining("company/pim")]),
    PATIENT,
  );
});
