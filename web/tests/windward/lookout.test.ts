import { describe, expect, it } from "vitest";
import { under } from "../../src/boards/windward/planet/camera";
import { Lookout } from "../../src/boards/windward/planet/lookout.svelte";

const PHONE = { width: 390, height: 460 };
const LOW = { width: 390, height: 380 }; // the sheet has grown
const SHIP = { x: 40, y: 30 };
const FINGER = { x: 200, y: 150 };

function phone() {
  const lookout = new Lookout(() => 400, { tap: () => false, twice: () => {}, long: () => {} });
  lookout.fit(PHONE, SHIP, false);
  return lookout;
}

describe("a frame of another size", () => {
  it("leaves what is under a finger where it is, if only the sheet has grown or shrunk", () => {
    const lookout = phone();
    const before = under(lookout.camera, lookout.frame, FINGER);
    lookout.fit(LOW, SHIP, true);
    expect(under(lookout.camera, lookout.frame, FINGER)).toEqual(before);
    lookout.fit(PHONE, SHIP, true);
    expect(under(lookout.camera, lookout.frame, FINGER)).toEqual(before);
  });

  it("shows the ship again where it is hidden, but not before a second tap", () => {
    const waiting = phone();
    const there = { ...waiting.camera };
    waiting.fit({ ...PHONE, height: 240 }, SHIP, true);
    expect(waiting.camera.y).toBeLessThan(there.y);
    const free = phone();
    free.fit({ ...PHONE, height: 240 }, SHIP, false);
    expect(free.camera).toMatchObject(SHIP);
  });

  it("rests at the ship where the page has turned, or on a desk", () => {
    const lookout = phone();
    lookout.look({ x: -100, y: -100 });
    lookout.fit({ width: 460, height: 390 }, SHIP, true);
    expect(lookout.camera).toMatchObject(SHIP);
  });
});
