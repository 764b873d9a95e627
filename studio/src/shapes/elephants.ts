// Elephants in profile, looking left: the grown one and, with a larger head, its calf.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { type Point, ribbon, round1, smooth } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { brush, type Look, oval } from './brush.ts';
import { hairs, modelled, soft } from './modelling.ts';

export interface Elephant extends Look {
  hide?: string;
  rim?: string;
  /** The line of the trunk from the face to its tip, in units of size/100. */
  trunk?: Point[];
  /** Size of the head; a calf has 1.25. */
  head?: number;
  tusk?: boolean;
  smile?: boolean;
}

const BODY =
  'M-26 -86C-14 -98 8 -104 30 -100C54 -96 70 -78 72 -54C74 -36 73 -26 71 -12L70 4H46C46 -10 44 -22 40 -30C28 -26 16 -26 6 -29C5 -20 4.500 -8 5 4H-21C-22 -10 -25 -22 -29 -32C-34 -46 -38 -66 -26 -86Z';
const FAR_LEGS = 'M-36 4C-36 -14 -38 -24 -34 -40L-12 -36C-16 -24 -15 -10 -14 4ZM28 4C28 -14 30 -24 26 -40L46 -38C48 -24 47 -10 47 4Z';
const SKULL = 'M-14 -92C-24 -104 -46 -104 -54 -88C-60 -76 -60 -64 -57 -54C-54 -44 -46 -38 -38 -40C-24 -42 -13 -52 -10 -68C-9 -78 -9 -86 -14 -92Z';
const EAR = 'M-24 -88C-10 -96 10 -88 14 -68C16 -50 8 -32 -4 -27C-12 -26 -17 -38 -20 -48C-26 -62 -30 -78 -24 -88Z';
const TUSK = 'M-48 -49C-50 -38 -58 -31 -70 -32C-62 -36 -56 -42 -55 -52Q-51 -54 -48 -49Z';

function trunkOf(b: ReturnType<typeof brush>, line: Point[], hide: string, rim: string): string {
  const widths = [27, 22, 18, 15, 12.5, 10.5, 9, 8];
  const path = ribbon(line, widths);
  const wrinkles = times((line.length - 1) * 4, (i) => {
    const [t, k] = [(i % 4) / 4, Math.floor(i / 4)];
    const [from, to] = [line[k]!, line[k + 1]!];
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const half = (widths[k]! + (widths[k + 1]! - widths[k]!) * t) * 0.36;
    const [nx, ny] = [(-(to[1] - from[1]) / length) * half, ((to[0] - from[0]) / length) * half];
    return `M${round1(x - nx)} ${round1(y - ny)}Q${round1(x + ny * 0.5)} ${round1(y - nx * 0.5)} ${round1(x + nx)} ${round1(y + ny)}`;
  });
  return b.form(path, hide, { grain: 0.6, pale: rim, edge: 1.3, dabs: 1.2 }) + b.inside(path, b.line(wrinkles.join(''), mix(hide, b.night, 0.5), 0.8, { opacity: 0.5 }));
}

/** An elephant looking left, its feet at 0,0; size is its height at the back. */
export function elephant(scene: Scene, size: number, look: Elephant = {}) {
  const b = brush(scene, size, look);
  const { hide = '#8c7c8c', rim = lighten(hide, 0.18), head = 1, tusk = true } = look;
  const trunk = look.trunk ?? [[-50, -66], [-60, -52], [-64, -38], [-66, -24], [-66, -12], [-62, -4], [-56, -2]];
  const dark = mix(hide, b.night, 0.55);
  const skin = { grain: 0.3, pale: rim, dabs: 1.2, edge: 1.2 };
  const blur = (units: number) => Math.max(2, Math.round(units * 10) / 10);
  const creases = b.line('M-24 -28Q-12 -24 0 -28M-22 -18Q-10 -15 2 -18M48 -20Q58 -17 68 -20M47 -10Q58 -7 68 -10M20 -60Q30 -50 28 -38M40 -84Q54 -70 54 -52', dark, 0.9, { opacity: 0.45 });
  const crown =
    modelled(b, SKULL, hide, skin, soft(scene, 'M-30 -36C-16 -44 -8 -60 -10 -80L4 -70V-30Z', dark, 0.55, blur(3)),
      soft(scene, 'M-58 -80C-52 -102 -30 -106 -16 -94L-22 -88C-36 -96 -48 -88 -52 -72Z', rim, 0.6, blur(2)), b.line('M-50 -80Q-42 -86 -34 -80M-48 -58Q-44 -55 -38 -56', dark, 0.8, { opacity: 0.4 })) +
    trunkOf(b, trunk, hide, rim) +
    (tusk ? b.form(TUSK, '#f4e8cc', { dabs: 0.4 }) : '') +
    b.flat(oval(-43, -71, 2.6, 2.8), '#241c2c') +
    b.dot(-43.8, -72, 0.9, '#fff4e0') +
    b.line('M-47.500 -74Q-43 -77.500 -38.500 -73', dark, 1.2) +
    (look.smile ? b.line('M-52 -46Q-46 -40 -39 -46', dark, 1.4) : '') +
    modelled(b, EAR, mix(hide, '#b07880', 0.18), { ...skin, grain: 1.2 }, soft(scene, 'M-22 -82C-8 -84 2 -70 2 -52C0 -40 -6 -34 -10 -34C-18 -44 -24 -66 -22 -82Z', '#b8788a', 0.35, blur(3)),
      b.line('M-20 -80C-8 -78 2 -68 6 -54M-18 -70C-10 -66 -6 -56 -4 -42M-18 -60C-14 -56 -12 -48 -10 -38', dark, 0.8, { opacity: 0.4 }));
  return b.done(b.form(FAR_LEGS, mix(hide, b.night, 0.42), { grain: 1.5 }),
    b.line(smooth([[71, -70], [78, -56], [77, -36], [80, -28]]), mix(hide, b.night, 0.3), 2.4) + b.line('M80 -30l-2 8M80 -30l2 8', b.night, 1.6),
    modelled(b, BODY, hide, skin, soft(scene, 'M-30 -44C0 -34 40 -36 72 -50L76 6H-34Z', dark, 0.55, blur(6)),
      soft(scene, 'M-8 -92C14 -104 56 -98 68 -66L58 -70C46 -88 20 -94 -6 -84Z', rim, 0.5, blur(2.5)), soft(scene, 'M40 -60C52 -54 50 -36 44 -28L34 -30C40 -40 42 -50 40 -60Z', dark, 0.35, blur(2)),
      creases, hairs(scene, [-34, -102, 74, 2], 150, [rim, dark, lighten(hide, 0.07), mix(hide, '#b07880', 0.3)], (x, y) => 0.4 + (x + y) * 0.012, { length: 5, width: 0.8 })),
    head === 1 ? crown : b.put(-24, -70, head, `<g transform="translate(24 70)">${crown}</g>`));
}
