/** What a window on the town shows. On a phone the paper is wider than its window, and follows a focus. */
import type { Spot } from "./places";

export const PAPER = { width: 1000, height: 600 };
const NEAR = 860; // px: the width of the paper on a phone, where stands are 46 px wide
const WHOLE = 540; // px: a window as wide as this shows the whole town
const STANDS = 0.86; // at this scale stands have their own size

export interface Frame {
  width: number;
  height: number;
}

/** Whether the window shows the whole town; `overview`: because there is nobody to look at. */
export const isWhole = (frame: Frame, overview: boolean): boolean => overview || frame.width >= WHOLE;

export const scaleOf = (frame: Frame, whole: boolean): number => (whole ? frame.width : NEAR) / PAPER.width;

/** How large stands and dots are beside their own size. */
export const sizeAt = (scale: number): number => Math.max(0.58, scale / STANDS);

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The pixel of the frame at which the paper begins, so that a spot is in the middle and nothing but the town is seen. */
export function shiftTo(frame: Frame, scale: number, { x, y }: Spot): Spot {
  return held(frame, scale, { x: frame.width / 2 - x * scale, y: frame.height / 2 - y * scale });
}

export const held = (frame: Frame, scale: number, { x, y }: Spot): Spot => ({
  x: between(Math.min(0, frame.width - PAPER.width * scale), x, 0),
  y: between(Math.min(0, frame.height - PAPER.height * scale), y, 0),
});
