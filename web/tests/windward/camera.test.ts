import { describe, expect, it } from "vitest";
import {
  farthest,
  held,
  isTappable,
  panned,
  resting,
  under,
  zoomed,
} from "../../src/boards/windward/planet/camera";

const PHONE = { width: 390, height: 460 };
const DESK = { width: 964, height: 900 };
const RADIUS = 400;

describe("the camera", () => {
  it("rests so that a space on a phone is 86 by 74 px, and the whole globe is on a desk", () => {
    expect(resting(PHONE, RADIUS)).toBe(1.3);
    expect(resting(DESK, RADIUS) * 2 * RADIUS).toBeLessThanOrEqual(900);
    expect(resting(DESK, RADIUS) * 33 * 2).toBeGreaterThan(70);
  });

  it("goes no farther than a tap can choose, but for a desk that is low", () => {
    expect(farthest(PHONE, RADIUS)).toBe(0.8);
    expect(isTappable({ x: 0, y: 0, zoom: 0.8 })).toBe(true);
    expect(isTappable({ x: 0, y: 0, zoom: farthest({ width: 900, height: 500 }, RADIUS) })).toBe(false);
  });

  it("holds the globe in the frame", () => {
    expect(held({ x: 900, y: -900, zoom: 9 }, PHONE, RADIUS)).toMatchObject({ zoom: 2.1 });
    const far = held({ x: 900, y: -900, zoom: 1.3 }, PHONE, RADIUS);
    expect(far.x).toBeCloseTo(440 - 150);
    expect(far.y).toBeLessThan(0);
    expect(held({ x: 50, y: 50, zoom: 1 }, { width: 2000, height: 2000 }, RADIUS)).toMatchObject({
      x: 0,
      y: 0,
    });
  });

  it("moves the planet with the finger", () => {
    expect(panned({ x: 0, y: 0, zoom: 2 }, 10, -20)).toEqual({ x: -5, y: 10, zoom: 2 });
  });

  it("leaves the point between two fingers where it is", () => {
    const before = { x: 30, y: 40, zoom: 1 };
    const at = { x: 100, y: 50 };
    const after = zoomed(before, PHONE, at, 1.7);
    expect(under(after, PHONE, at).x).toBeCloseTo(under(before, PHONE, at).x);
    expect(under(after, PHONE, at).y).toBeCloseTo(under(before, PHONE, at).y);
  });
});
