// A place of clear ice in a frozen lake: broken rim, frost, cracks and bubbles, and what lies below.

import { between, pick, times } from '../../core/chance.ts';
import { blobPoints, polygon, ribbon, round1, smooth, type Point } from '../../core/paths.ts';
import type { Scene } from '../../core/scene.ts';

const FROST = ['#ffffff', '#eef8fa', '#d3eaf2'] as const;

/** The outline with every side broken into smaller ones. */
function broken(scene: Scene, outline: Point[], rounds: number, rough: number): Point[] {
  if (!rounds) return outline;
  const finer = outline.flatMap((from, i): Point[] => {
    const to = outline[(i + 1) % outline.length]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const [part, out] = [between(scene.r, 0.36, 0.64), between(scene.r, -rough, rough)];
    return [from, [from[0] + dx * part - dy * out, from[1] + dy * part + dx * out]];
  });
  return broken(scene, finer, rounds - 1, rough * 0.8);
}

function middleOf(outline: Point[]): Point {
  return [0, 1].map((k) => outline.reduce((sum, point) => sum + point[k]!, 0) / outline.length) as Point;
}

function line(path: string, colour: string, width: number, opacity: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round1(width)}" stroke-linejoin="round" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** A crack that wanders from a point, thinner and thinner, with a few side cracks. */
function crack(scene: Scene, [x, y]: Point, heading: number, length: number, width: number): string {
  const way: Point[] = [[x, y]];
  let angle = heading;
  let sides = '';
  times(6, (i) => {
    angle += between(scene.r, -0.5, 0.5);
    const [fromX, fromY] = way[i]!;
    way.push([fromX + (Math.cos(angle) * length) / 6, fromY + (Math.sin(angle) * length * 0.7) / 6]);
    if (width > 2 && i > 0 && i < 5 && scene.r() < 0.55) sides += crack(scene, way[i + 1]!, angle + pick(scene.r, [-0.9, 0.9]), length * 0.4, width * 0.55);
  });
  const body = ribbon(way, [width, width * 0.8, 0.6]);
  return `${sides}<path d="${body}" fill="#6fa4c4" opacity=".5" transform="translate(2 3)"/><path d="${body}" fill="#fbfeff"/>`;
}

/** A feather of frost that grows from a point. */
function feather(scene: Scene, [x, y]: Point, heading: number, length: number): string {
  const [dx, dy] = [Math.cos(heading), Math.sin(heading) * 0.75];
  const barbs = times(5, (i) => {
    const [px, py] = [x + dx * length * (i + 1) * 0.17, y + dy * length * (i + 1) * 0.17];
    const reach = length * 0.34 * (1 - i * 0.15);
    return [-0.8, 0.8].map((turn) => `M${round1(px)} ${round1(py)}l${round1(Math.cos(heading + turn) * reach)} ${round1(Math.sin(heading + turn) * reach * 0.75)}`).join('');
  });
  return line(`M${round1(x)} ${round1(y)}l${round1(dx * length)} ${round1(dy * length)}${barbs.join('')}`, pick(scene.r, FROST), 3.2, 0.85);
}

function bubbles(scene: Scene, x: number, y: number): void {
  times(8, (i) => {
    const size = between(scene.r, 2.4, 6.5) * (1 - i * 0.06);
    const [cx, cy] = [round1(x + between(scene.r, -9, 9)), round1(y - i * between(scene.r, 8, 12))];
    scene.over(`<ellipse cx="${cx}" cy="${cy}" rx="${round1(size)}" ry="${round1(size * 0.62)}" fill="#ffffff" opacity=".3"/><path d="M${round1(cx - size * 0.7)} ${cy}a${round1(size * 0.7)} ${round1(size * 0.45)} 0 0 1 ${round1(size)} ${round1(-size * 0.4)}" fill="none" stroke="#ffffff" stroke-width="1.4" opacity=".9"/>`);
  });
}

/** Bends what is drawn a little, as thick ice does. */
function refraction(scene: Scene): string {
  const id = scene.newId('bend');
  scene.add(`<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.011 0.019" numOctaves="2" seed="4" result="waves"/><feDisplacementMap in="SourceGraphic" in2="waves" scale="26" xChannelSelector="R" yChannelSelector="G"/></filter>`);
  return `filter="url(#${id})"`;
}

/** Clear ice inside the outline; `below` draws what is seen under it. */
export function clearIce(scene: Scene, outline: Point[], below: () => void): void {
  const rim = broken(scene, outline, 2, 0.16);
  const edge = polygon(rim);
  const [cx, cy] = middleOf(rim);
  const lower = polygon(rim.map(([x, y]): Point => [cx + (x - cx) * 0.965, cy + (y - cy) * 0.94 + 17]));
  const away = ([x, y]: Point) => Math.atan2(y - cy, x - cx);
  scene.add(line(edge, '#ffffff', 62, 0.75).replace('/>', ` ${scene.blur(13)}/>`));
  rim.forEach((point, i) => {
    if (i % 2) scene.add(feather(scene, point, away(point) + between(scene.r, -0.7, 0.7), between(scene.r, 18, 52)));
  });
  scene.add(`<path d="${edge}" fill="${scene.linear([[0, '#f6fcfc'], [0.12, '#8fc8d8'], [0.5, '#4f98b4'], [1, '#cfeaf0']])}"/>`);
  scene.dabs(edge, 130, ['#ffffff', '#5fa8c0', '#bfe4ec', '#2f7c9c'], { length: 26, width: 4, angle: 1.5 });
  scene.add(`<g ${scene.clip(lower)}><g ${refraction(scene)}>`);
  below();
  const water = scene.radial([[0, '#9ad8dc', 0.02], [0.6, '#7cc4d0', 0.14], [0.86, '#68b4cc', 0.42], [1, '#4f9cbc', 0.75]]);
  scene.add(`</g><path d="${lower}" fill="${water}"/>`);
  scene.add(line(lower, '#e9f7fa', 20, 0.6).replace('/>', ` ${scene.blur(6)}/>`) + line(lower, '#2f7494', 5, 0.5) + '</g>');
  const frosted = rim.map((point, i) => {
    if (scene.r() < 0.45) return '';
    const inner: Point = [point[0] + (cx - point[0]) * 0.035, point[1] + (cy - point[1]) * 0.05];
    const patch = smooth(blobPoints(scene.r, inner[0], inner[1], between(scene.r, 14, 40), between(scene.r, 8, 20), 9, 0.4), true);
    return `<path d="${patch}" fill="${FROST[i % 3]}" opacity="${round1(between(scene.r, 0.4, 0.8))}"/>` + (i % 3 ? '' : feather(scene, inner, away(point) + Math.PI + between(scene.r, -0.5, 0.5), between(scene.r, 16, 38)));
  });
  scene.add(`<g ${scene.clip(edge)}>${frosted.join('')}</g>` + line(edge, '#ffffff', 5, 0.95));
  [2, 11, 19, 33, 52, 64, 78, 90].forEach((i) => scene.add(crack(scene, rim[i % rim.length]!, away(rim[i % rim.length]!) + between(scene.r, -0.3, 0.3), between(scene.r, 110, 190), 6)));
  [7, 40, 71].forEach((i) => scene.add(crack(scene, rim[i % rim.length]!, away(rim[i % rim.length]!) + Math.PI + between(scene.r, -0.3, 0.3), between(scene.r, 130, 200), 3.4)));
  bubbles(scene, cx - 150, cy + 60);
  bubbles(scene, cx + 96, cy + 150);
  bubbles(scene, cx + 250, cy + 10);
}
