import type { Point } from "../geometry";
import {
  fitting,
  held,
  isNarrow,
  panned,
  resting,
  sees,
  under,
  zoomed,
  type Camera,
  type Frame,
} from "./camera";

const STILL = 8; // px that a finger may move in a tap
const TWICE = 320; // ms between the taps of a double tap
const LONG = 500; // ms of a long press

/** What the lookout reports, in units of the drawing. */
export interface Reports {
  tap: (at: Point) => boolean; // false: nothing was chosen, so that a second tap goes home
  twice: () => void;
  long: (at: Point) => void;
}

/** Fingers, mouse and wheel on the planet: one finger pans, two pinch. While they move, the drawing is only shifted and
 * scaled (`camera` beside `drawn`); it is drawn anew when they are gone. */
export class Lookout {
  frame = $state.raw<Frame>({ width: 0, height: 0 });
  camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 1 });
  drawn = $state(1); // the zoom of the drawing
  gliding = $state(false); // the camera goes somewhere by itself
  private whole = false; // the globe may be as small as the frame
  private readonly fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private moved = false;
  private last = 0; // when a tap chose nothing
  private press: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly radius: () => number,
    private readonly reports: Reports,
  ) {}

  /** Whether a finger is on the planet. */
  get busy(): boolean {
    return this.fingers.size > 0;
  }

  /** Look at a point, at a zoom or as near as before. */
  look({ x, y }: Point, zoom = this.camera.zoom, glide = true): void {
    this.gliding = glide;
    this.point({ x, y, zoom });
    this.drawn = this.camera.zoom;
  }

  home(at: Point, glide = true): void {
    this.look(at, resting(this.frame, this.radius()), glide);
  }

  /** The frame has another size. Where only a phone's sheet has grown or shrunk, what was under a finger stays there;
   * `home` is looked at if it is hidden then, but not `waiting` for a second tap. */
  fit(frame: Frame, home: Point, waiting: boolean): void {
    const { width, height } = this.frame;
    this.frame = frame;
    if (!frame.width || !frame.height) return;
    if (!height || width !== frame.width || !isNarrow(frame)) return this.home(home, false);
    this.point(panned(this.camera, 0, (height - frame.height) / 2));
    if (!waiting && !sees(this.camera, frame, home)) this.look(home);
  }

  /** Show the whole globe, as large as the frame. */
  embrace(): void {
    this.whole = true;
    this.look({ x: 0, y: 0 }, fitting(this.frame, this.radius()));
  }

  zoom(factor: number, pixel: Point = { x: this.frame.width / 2, y: this.frame.height / 2 }): void {
    this.gliding = false;
    this.point(zoomed(this.camera, this.frame, pixel, this.camera.zoom * factor));
    this.drawn = this.camera.zoom;
  }

  down(id: number, at: Point): void {
    this.fingers.set(id, at);
    this.gliding = false;
    this.moved = this.fingers.size > 1;
    this.start = at;
    clearTimeout(this.press);
    if (!this.moved) this.press = setTimeout(() => this.pressed(at), LONG);
  }

  move(id: number, at: Point): void {
    const before = this.fingers.get(id);
    if (!before) return;
    const other = [...this.fingers].find(([each]) => each !== id)?.[1];
    if (!this.moved && Math.hypot(at.x - this.start.x, at.y - this.start.y) < STILL) return;
    this.moved = true;
    clearTimeout(this.press);
    this.fingers.set(id, at);
    if (!other) return this.point(panned(this.camera, at.x - before.x, at.y - before.y));
    const [was, is] = [before, at].map((each) => Math.hypot(each.x - other.x, each.y - other.y));
    const shifted = panned(this.camera, (at.x - before.x) / 2, (at.y - before.y) / 2);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.point(zoomed(shifted, this.frame, middle, (shifted.zoom * (is ?? 1)) / Math.max(1, was ?? 1)));
  }

  up(id: number, now: number): void {
    const at = this.fingers.get(id);
    this.fingers.delete(id);
    clearTimeout(this.press);
    this.drawn = this.camera.zoom;
    if (!at || this.moved || this.fingers.size) return;
    if (now - this.last < TWICE) {
      this.last = 0;
      return this.reports.twice();
    }
    this.last = this.reports.tap(under(this.camera, this.frame, at)) ? 0 : now;
  }

  cancel(id: number): void {
    this.moved = true;
    this.fingers.delete(id);
    clearTimeout(this.press);
    this.drawn = this.camera.zoom;
  }

  private pressed(at: Point): void {
    this.moved = true; // no tap follows
    this.reports.long(under(this.camera, this.frame, at));
  }

  private point(camera: Camera): void {
    this.camera = held(camera, this.frame, this.radius(), this.whole);
  }
}
