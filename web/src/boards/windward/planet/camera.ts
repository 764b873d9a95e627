/** Where the planet is looked at, and how near. All functions are pure; points are units of the drawing or pixels. */
import { HEIGHT, type Point } from "../geometry";

/** The point in the middle of the frame, and pixels for each unit. */
export interface Camera extends Point {
  zoom: number;
}

export interface Frame {
  width: number;
  height: number;
}

export const NEAREST = 2.1;
export const FARTHEST = 0.8; // a space is then 46 px high
const PHONE = 1.3; // at rest
const WIDE = 600; // px; from here on the whole globe may be smaller than FARTHEST
const TAP = 46; // px that a space needs to be chosen by a tap
const SLACK = 40; // units that the frame may look past the rim of a globe that does not fit

export const fitting = ({ width, height }: Frame, radius: number): number =>
  Math.min(width, height) / (2 * radius + 16);

/** Whether it is a phone's. */
export const isNarrow = ({ width }: Frame): boolean => width < WIDE;

/** `whole`: nothing is chosen any more, so that the globe may be as small as the frame. */
export const farthest = (frame: Frame, radius: number, whole = false): number =>
  isNarrow(frame) && !whole ? FARTHEST : Math.min(FARTHEST, fitting(frame, radius));

/** The zoom of a board at rest: the whole globe where it fits. */
export const resting = (frame: Frame, radius: number): number =>
  isNarrow(frame) ? PHONE : Math.min(NEAREST, Math.max(FARTHEST, fitting(frame, radius)));

/** Whether a space is large enough for a tap. */
export const isTappable = ({ zoom }: Camera): boolean => Math.round(zoom * HEIGHT) >= TAP;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The nearest camera that shows nothing but the globe; one that fits is in the middle. */
export function held(camera: Camera, frame: Frame, radius: number, whole = false): Camera {
  const zoom = between(farthest(frame, radius, whole), camera.zoom, NEAREST);
  const room = (pixels: number) => {
    const hidden = radius - pixels / (2 * zoom);
    return hidden > 0 ? hidden + SLACK : 0;
  };
  const [across, down] = [room(frame.width), room(frame.height)];
  return { x: between(-across, camera.x, across), y: between(-down, camera.y, down), zoom };
}

/** A drag by so many pixels. */
export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.zoom,
  y: camera.y - dy / camera.zoom,
});

/** The point of the drawing under a pixel of the frame. */
export const under = (camera: Camera, frame: Frame, { x, y }: Point): Point => ({
  x: camera.x + (x - frame.width / 2) / camera.zoom,
  y: camera.y + (y - frame.height / 2) / camera.zoom,
});

/** Nearer or farther, with the point under a pixel in its place. */
export function zoomed(camera: Camera, frame: Frame, pixel: Point, zoom: number): Camera {
  const fixed = under(camera, frame, pixel);
  const moved = { ...camera, zoom };
  const now = under(moved, frame, pixel);
  return { x: camera.x + fixed.x - now.x, y: camera.y + fixed.y - now.y, zoom };
}

const INSIDE = 60; // px from the edge of the frame

/** Whether a point of the drawing is well within the frame. */
export function sees(camera: Camera, { width, height }: Frame, { x, y }: Point): boolean {
  const [dx, dy] = [Math.abs(x - camera.x) * camera.zoom, Math.abs(y - camera.y) * camera.zoom];
  return dx < width / 2 - INSIDE && dy < height / 2 - INSIDE;
}
