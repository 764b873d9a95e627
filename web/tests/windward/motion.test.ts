import { expect, it } from "vitest";
import { globeOf } from "../../src/boards/windward/geometry";
import { motionsOf } from "../../src/boards/windward/planet/motion";
import type { Event, SkyView } from "../../src/wire/windward";
import { scenes } from "../boards/scenes";

const globe = globeOf(false, [1, 2, 3, 4, 5, 6]);
const scene = scenes().find(({ game }) => game === "windward");
const view: SkyView = JSON.parse(JSON.stringify(scene?.viewers.asked.sight.view));

const sailed = (start: number, to: number, cost: number): Event => ({
  event: "sailed",
  seat: 0,
  start,
  to,
  cost,
});

it("joins the steps of a ship into one way, faster with the wind", () => {
  const events = [sailed(0, 111, 1), sailed(111, 121, 0), sailed(121, 131, 0)];
  const motion = motionsOf(events, view, globe).get("ship 0");
  expect(motion?.points).toHaveLength(4);
  expect(motion?.lasts).toBe(140 + 90 + 90);
});

it("never takes longer than 900 ms", () => {
  const events = Array.from({ length: 12 }, () => sailed(111, 121, 1));
  expect(motionsOf(events, view, globe).get("ship 0")?.lasts).toBe(900);
});

it("walks a crester along its path", () => {
  const cresters = [{ kind: "red" as const, space: 131 }];
  const events: Event[] = [{ event: "crester-moved", kind: "red", path: [111, 121, 131] }];
  expect(motionsOf(events, { ...view, cresters }, globe).get("crester red 0")?.lasts).toBe(440);
});
