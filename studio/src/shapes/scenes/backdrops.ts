// Grounds for pictures of one thing: walls, boards, cloth, panes of light, windows, rain and dust.

import { between, pick, times } from '../../core/chance.ts';
import { lighten, mix } from '../../core/colour.ts';
import { polygon, round1, type Point } from '../../core/paths.ts';
import type { Box, Scene, Stop } from '../../core/scene.ts';
import { brush, rectangle } from '../brush.ts';

const WIDTH = 800;
const BELOW = 1010;

/** A field of broad strokes between two heights, from one colour to another. */
export function washed(scene: Scene, [top, bottom]: Point, upper: string, lower: string, look: { strokes?: number; grain?: number; spread?: number } = {}): void {
  const { strokes = 240, grain = 1.45, spread = 0.045 } = look;
  const path = polygon([[-10, top], [WIDTH + 10, top], [WIDTH + 10, bottom], [-10, bottom]]);
  const fill = scene.linear([[0, upper], [1, lower]]);
  const at = (y: number) => mix(upper, lower, (y - top) / (bottom - top));
  scene.add(`<path d="${path}" fill="${fill}"/>`);
  times(6, (i) => {
    const [from, to] = [top + ((bottom - top) * i) / 6, top + ((bottom - top) * (i + 1)) / 6];
    const tone = at((from + to) / 2);
    const tones = [lighten(tone, spread), lighten(tone, -spread), lighten(tone, spread * 0.5)];
    scene.dabs(path, strokes / 6, tones, { length: 70, width: 12, angle: grain, box: [-10, from, WIDTH + 10, to] });
  });
}

/** A table or floor of level planks from y to the lower edge, wider towards the eye. */
export function planks(scene: Scene, y: number, colour: string, look: { night?: string; rows?: number; rim?: string; seam?: number } = {}): void {
  const { night = '#2a1c30', rows = 5, rim, seam = 0.55 } = look;
  const edge = (i: number) => y + (BELOW - y) * (i / rows) ** 1.35;
  times(rows, (i) => {
    const [top, low] = [edge(i), edge(i + 1)];
    const tone = mix(lighten(colour, between(scene.r, -0.03, 0.03)), night, 0.3 * (i / rows));
    const path = polygon([[-10, top], [WIDTH + 10, top], [WIDTH + 10, low], [-10, low]]);
    scene.add(`<path d="${path}" fill="${scene.linear([[0, lighten(tone, 0.03)], [1, mix(tone, night, 0.22)]])}"/>`);
    const tones = [lighten(tone, 0.06), lighten(tone, -0.05), mix(tone, night, 0.35), lighten(tone, 0.03)];
    scene.dabs(path, 46, tones, { length: 130, width: 5 });
    scene.add(`<path d="M-10 ${round1(low)}H810" stroke="${mix(colour, night, 0.8)}" stroke-width="4" opacity="${seam}"/>`);
    const joint = between(scene.r, 60, 740);
    scene.add(`<path d="M${round1(joint)} ${round1(top)}L${round1(joint + (joint - 400) * 0.06)} ${round1(low)}" stroke="${mix(colour, night, 0.8)}" stroke-width="3" opacity="${seam}"/>`);
  });
  if (rim) scene.add(`<path d="M-10 ${y + 2}H810" stroke="${rim}" stroke-width="5" opacity=".6"/>`);
}

/** Floor boards that run away to a vanishing point. */
export function boards(scene: Scene, y: number, colour: string, look: { night?: string; vanish?: Point; count?: number } = {}): void {
  const { night = '#2a1c30', vanish = [400, y - 420], count = 11 } = look;
  const reach = (BELOW - vanish[1]) / (y - vanish[1]);
  const far = (i: number) => -260 + (1320 * i) / count;
  const near = (i: number) => vanish[0] + (far(i) - vanish[0]) * reach;
  times(count, (i) => {
    const tone = lighten(colour, between(scene.r, -0.045, 0.045));
    const path = polygon([[far(i), y], [far(i + 1), y], [near(i + 1), BELOW], [near(i), BELOW]]);
    scene.add(`<path d="${path}" fill="${scene.linear([[0, lighten(tone, 0.04)], [1, mix(tone, night, 0.35)]])}"/>`);
    const lean = Math.atan2(BELOW - y, (near(i) + near(i + 1) - far(i) - far(i + 1)) / 2);
    scene.dabs(path, 34, [lighten(tone, 0.06), lighten(tone, -0.06), mix(tone, night, 0.4)], { length: 90, width: 5, angle: lean });
    scene.add(`<path d="M${round1(far(i))} ${y}L${round1(near(i))} ${BELOW}" stroke="${mix(colour, night, 0.8)}" stroke-width="3.5" opacity=".55"/>`);
  });
}

/** Daylight that falls through a window of panes; corners run clockwise from the upper left. */
export function panesOfLight(scene: Scene, corners: readonly [Point, Point, Point, Point], colour: string, opacity = 0.5, [columns, rows] = [2, 3]): void {
  const [a, b, c, d] = corners;
  const spot = (u: number, v: number): Point => [0, 1].map((axis) => {
    const upper = a[axis]! + (b[axis]! - a[axis]!) * u;
    const lower = d[axis]! + (c[axis]! - d[axis]!) * u;
    return upper + (lower - upper) * v;
  }) as Point;
  const gap = 0.1;
  const panes = times(columns * rows, (i) => {
    const [u, v] = [(i % columns) / columns, Math.floor(i / columns) / rows];
    const [right, low] = [u + (1 - gap) / columns, v + (1 - gap) / rows];
    return polygon([spot(u, v), spot(right, v), spot(right, low), spot(u, low)]);
  });
  scene.add(`<path d="${panes.join('')}" fill="${colour}" opacity="${opacity}" ${scene.blur(5)}/>`);
}

/** A shaft of light, strong at its first edge and gone at its last; corners clockwise. */
export function shaft(scene: Scene, corners: readonly [Point, Point, Point, Point], colour: string, opacity = 0.4): void {
  const [a, b, c, d] = corners;
  const from = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  const to = [(c[0] + d[0]) / 2, (c[1] + d[1]) / 2] as const;
  const fill = scene.linear([[0, colour, opacity], [0.6, colour, opacity * 0.5], [1, colour, 0]], from[0], from[1], to[0], to[1], true);
  scene.add(`<path d="${polygon([...corners])}" fill="${fill}" ${scene.blur(9)}/>`);
}

/** A window in a wall: what is behind it, its frame and sill. */
export function paneWindow(
  scene: Scene, [x, y, width, height]: Box, sky: Stop[], look: { frame?: string; night?: string; light?: -1 | 1; columns?: number; rows?: number; view?: string; sill?: boolean } = {},
): void {
  const { frame = '#6a4a4c', night = '#2b2448', light = 1, columns = 2, rows = 3, view = '', sill = true } = look;
  const b = brush(scene, 100, { light, night });
  const pane = rectangle(x, y, width, height);
  const glass = `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;
  scene.add(`<path d="${pane}" fill="${scene.linear(sky)}"/>`);
  const tones = sky.map(([, colour]) => lighten(colour, 0.04));
  scene.add(b.inside(pane, scene.dabsShape(glass, 50, tones, { length: 60, width: 7 }), view));
  const thick = Math.max(9, width * 0.05);
  const bars = [
    ...times(columns - 1, (i) => rectangle(x + (width * (i + 1)) / columns - thick * 0.35, y, thick * 0.7, height)),
    ...times(rows - 1, (i) => rectangle(x, y + (height * (i + 1)) / rows - thick * 0.35, width, thick * 0.7)),
  ];
  bars.forEach((bar) => scene.add(b.form(bar, frame, { dabs: 0.5 })));
  const sides = [
    rectangle(x - thick, y - thick, thick, height + thick * 2), rectangle(x + width, y - thick, thick, height + thick * 2),
    rectangle(x - thick, y - thick, width + thick * 2, thick), rectangle(x - thick, y + height, width + thick * 2, thick),
  ];
  sides.forEach((side) => scene.add(b.form(side, frame, { dabs: 0.8 })));
  if (sill) scene.add(b.form(rectangle(x - thick * 2, y + height + thick, width + thick * 4, thick * 1.6), lighten(frame, 0.05)));
}

/** Cloth that lies in soft folds from y to the lower edge. */
export function folds(scene: Scene, y: number, colour: string, look: { night?: string; count?: number; light?: -1 | 1; lean?: number } = {}): void {
  const { night = '#1a1c38', count = 9, light = -1, lean = 180 } = look;
  washed(scene, [y, BELOW], lighten(colour, 0.02), mix(colour, night, 0.3), { strokes: 200, grain: 0.9 });
  times(count, (i) => {
    const x = -200 + (1100 * (i + between(scene.r, 0.1, 0.9))) / count;
    const wave = between(scene.r, -70, 70);
    const line = `M${round1(x)} ${y}C${round1(x + lean * 0.2 + wave)} ${y + 260} ${round1(x + lean * 0.8 - wave)} ${y + 500} ${round1(x + lean)} ${BELOW}`;
    const wide = between(scene.r, 22, 52);
    scene.add(`<path d="${line}" fill="none" stroke="${mix(colour, night, 0.6)}" stroke-width="${round1(wide)}" opacity=".4" ${scene.blur(9)}/>`);
    scene.add(`<path d="${line}" transform="translate(${light * wide * 0.8} 0)" fill="none" stroke="${lighten(colour, 0.1)}" stroke-width="${round1(wide * 0.5)}" opacity=".5" ${scene.blur(9)}/>`);
  });
}

/** Dust in the light, over the paint. */
export function motes(scene: Scene, [left, top, right, bottom]: Box, count: number, colour = '#fff3cf'): void {
  const dots = times(count, () => {
    const [x, y, size] = [between(scene.r, left, right), between(scene.r, top, bottom), 0.7 + scene.r() ** 3 * 2.2];
    return `<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(size)}" opacity="${round1(between(scene.r, 0.3, 0.8))}"/>`;
  });
  scene.over(`<g fill="${colour}">${dots.join('')}</g>`);
}

/** Rain over the paint; slant is how far a streak drifts while it falls 100. */
export function rain(scene: Scene, count: number, look: { colour?: string; slant?: number; opacity?: number; bottom?: number } = {}): void {
  const { colour = '#e6f0f4', slant = -18, opacity = 0.5, bottom = 1000 } = look;
  const streaks = times(count, () => {
    const [x, y, long] = [between(scene.r, -20, 840), between(scene.r, -20, bottom), between(scene.r, 16, 54)];
    const veil = round1(between(scene.r, 0.3, 1) * opacity * 10) / 10;
    return `<path d="M${round1(x)} ${round1(y)}l${round1((slant * long) / 100)} ${round1(long)}" stroke-width="${round1(between(scene.r, 0.8, 2))}" opacity="${veil}"/>`;
  });
  scene.over(`<g fill="none" stroke="${colour}" stroke-linecap="round">${streaks.join('')}</g>`);
}

/** Wet asphalt from y to the lower edge: grain, gleams of the lamps, finer towards the back. */
export function asphalt(scene: Scene, y: number, colour: string, gleams: readonly string[], look: { night?: string; count?: number } = {}): void {
  const { night = '#141a38', count = 420 } = look;
  washed(scene, [y, BELOW], lighten(colour, 0.05), mix(colour, night, 0.35), { strokes: 160, grain: 0.02 });
  const spots = times(count, () => {
    const near = scene.r() ** 1.3;
    const [x, long] = [between(scene.r, -10, 810), (3 + near * 15) * between(scene.r, 0.5, 1.5)];
    const tone = scene.r() < 0.14 ? pick(scene.r, gleams) : lighten(colour, between(scene.r, -0.1, 0.13));
    return `<path d="M${round1(x)} ${round1(y + 4 + near * (BELOW - y))}h${round1(long)}" stroke="${tone}" stroke-width="${round1(2 + near * 4)}" opacity="${round1(between(scene.r, 0.3, 0.8))}"/>`;
  });
  scene.add(`<g fill="none" stroke-linecap="round">${spots.join('')}</g>`);
}

/** The blurred lights of a far street: round and soft. */
export function farLights(scene: Scene, [left, top, right, bottom]: Box, count: number, colours: readonly string[]): void {
  times(count, () => {
    const [x, y, size] = [between(scene.r, left, right), between(scene.r, top, bottom), between(scene.r, 12, 30)];
    const colour = pick(scene.r, colours);
    scene.add(scene.glowShape(x, y, size * 2.4, colour, 0.5) + `<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(size)}" fill="${colour}" opacity=".55" ${scene.blur(5)}/>`);
  });
}
