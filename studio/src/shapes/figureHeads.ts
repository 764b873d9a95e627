// Heads for whole figures: front, back, three-quarter and profile (to the right), with hair of many kinds.
// Drawn with a radius of 10 units round 0,0 (crown at -11, chin at 10.5) and scaled to `size`, the radius:
//   b.done(..., personHead(b, x, y, 9, { view: 'side', hair: 'curls', hairColour: '#3a2420', mouth: 'laugh' }))

import { between, times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { type Point, ribbon, round1 } from '../core/paths.ts';
import { type Brush, oval } from './brush.ts';

export type View = 'front' | 'back' | 'side' | 'three';
export type Hair = 'short' | 'crop' | 'spiky' | 'long' | 'bob' | 'bun' | 'tail' | 'plaits' | 'afro' | 'curls' | 'locs' | 'ring' | 'bald' | 'scarf';

export interface HeadLook {
  view?: View;
  skin?: string;
  hair?: Hair;
  hairColour?: string;
  eyes?: 'dots' | 'closed' | 'down' | 'up' | 'none';
  mouth?: 'smile' | 'laugh' | 'oh' | 'none' | 'still';
  beard?: boolean;
  glasses?: boolean;
  /** A hat by its kind, with its colour and that of its band. */
  hat?: { kind: 'cap' | 'beanie' | 'brim' | 'helmet' | 'bobble'; colour: string; band?: string };
  /** Degrees the head is turned in the picture's plane. */
  tilt?: number;
  flip?: boolean;
  /** How far long hair blows aside, in head units. */
  wind?: number;
  cheeks?: string;
  /** Only the hair behind (drawn before the body), or all but it. */
  part?: 'behind' | 'before';
}

const SKULLS: Record<View, string> = {
  front: 'M-9 -2C-9.4 -13.4 9.4 -13.4 9 -2C9 5 5.2 10.6 0 10.6C-5.2 10.6 -9 5 -9 -2Z',
  three: 'M-8.6 -2C-9.4 -13.4 9.4 -13.4 9.2 -2.4C9.3 0 9.4 2 8.8 4.6C8 8.6 5.6 10.6 2.4 10.6C-3 10.6 -8.2 5.4 -8.6 -2Z',
  back: 'M-9 -2C-9.4 -13.4 9.4 -13.4 9 -2C9 4 7 8 4.4 9.6Q0 10.6 -4.4 9.6C-7 8 -9 4 -9 -2Z',
  side:
    'M-8.4 2C-10.8 -12 4 -14.6 7.8 -6.2C8.4 -4.6 8 -3 8.6 -1.6C9.4 0 10.8 1.6 10.3 2.5C9.9 3.1 8.8 3 8.8 3.5C9.2 4.2 8.9 4.8 8.5 5.2C8.8 6 8.5 6.6 8.1 7.1C8.3 9.2 6.8 10.5 4.6 10.5C1 10.4 -1 9.2 -2 7.8L-6 8Z',
};

/** The hair that lies on the skull. */
const CAPS: Record<View, string> = {
  front: 'M-9.7 1C-11.6 -15.4 11.6 -15.4 9.7 1C9.2 -3 7.6 -5.6 5 -6.8C1 -5.2 -4 -5.6 -6.6 -4.6C-8.6 -3.4 -9.2 -1.4 -9.7 1Z',
  three: 'M-9.4 3C-12.4 -15 10.6 -16 9.6 -2.6C9 -5 7.6 -6.6 6 -7.2C3 -5 -1 -5.6 -3.4 -3.6C-4.2 -2 -4.4 0 -5 2C-6.6 2 -8.2 4 -9.4 3Z',
  back: 'M-9.6 -1C-10.4 -14.4 10.4 -14.4 9.6 -1C9.4 5 6.6 9 4.6 9.8C2 9 -2 9 -4.6 9.8C-6.6 9 -9.4 5 -9.6 -1Z',
  side: 'M7.8 -6C7.2 -14.6 -12.2 -15.4 -10 1.5C-9.4 5.6 -7.6 7.6 -5.4 8C-4 5.6 -3.2 3.8 -2.2 3C-3 0 -1.4 -1.6 0.4 -1C1 -3.6 2.4 -5.6 7.8 -6Z',
};

const CROPS: Record<View, string> = {
  front: 'M-9.3 -1C-10.2 -13.8 10.2 -13.8 9.3 -1C8.8 -4 7.6 -6.4 5.4 -7.4Q0 -8.4 -5.4 -7.4C-7.6 -6.4 -8.8 -4 -9.3 -1Z',
  three: 'M-9 1C-11 -14 10 -15 9.4 -3.4C8.8 -5.6 7.6 -7 6 -7.6C2 -7.6 -2 -6.4 -4 -4.4C-4.8 -2.6 -4.8 -1 -5.4 0.6Z',
  back: CAPS.back,
  side: 'M7.4 -6.800C6 -13.6 -10.6 -14.4 -9 1C-8.6 4.6 -7.2 7 -5.4 7.4C-4.4 5.4 -3.6 3.6 -2.4 2.6C-3 0 -1.6 -1.6 -0.4 -1.4C0.4 -4 2.6 -6.4 7.4 -6.800Z',
};

/** The ring of hair left on a balding head. */
const RINGS: Record<View, string> = {
  front: 'M-9.8 2C-10.6 -1 -10.2 -4 -8.8 -5.600C-8.2 -3.4 -8.4 0 -8.6 2.800ZM9.8 2C10.6 -1 10.2 -4 8.8 -5.600C8.2 -3.4 8.4 0 8.6 2.800Z',
  three: 'M-9.4 4C-10.4 0 -10 -5 -8 -6.4C-5.8 -4 -5 -1 -5 2C-6 4.6 -8 5.6 -9.4 4Z',
  back: 'M-9.7 -3C-9.8 4 -7 9 -4.6 9.800Q0 8.8 4.6 9.8C7 9 9.8 4 9.7 -3C6 0 -6 0 -9.7 -3Z',
  side: 'M-9.3 -3C-10.2 2 -9 7.6 -5.4 8C-3.8 5.6 -3 3.8 -2.2 3C-3 0 -1.6 -2 -2.4 -3.4C-5 -2.4 -7.6 -2.4 -9.3 -3Z',
};

function curl(b: Brush, x: number, y: number, size: number, colour: string) {
  const pale = lighten(colour, 0.12);
  return (b.ball(x, y, size, size * 0.95, colour, { dabs: 0.4, edge: 0.7 }) +
    b.line(`M${round1(x - size * 0.5)} ${round1(y)}q${round1(size * 0.4)} ${round1(-size * 0.8)} ${round1(size)} ${round1(-size * 0.1)}`, pale, 0.7, { opacity: 0.7 }));
}

/** Curls in rows over everything the face leaves free. */
function curls(b: Brush, view: View, colour: string, reach: number, size: number) {
  const face: Record<View, [number, number, number]> = { front: [0, 2.5, 8.6], three: [3.2, 2.5, 8.4], side: [6, 2.5, 9], back: [0, 90, 1] };
  const [fx, fy, free] = face[view];
  const spots: Point[] = [];
  for (let ring = reach; ring > 1; ring -= size * 1.15) {
    times(Math.max(5, (ring * 5.4) / size), (i) => {
      const angle = i * ((Math.PI * 2) / Math.max(5, (ring * 5.4) / size)) + ring;
      spots.push([Math.cos(angle) * ring * 0.96, Math.sin(angle) * ring - 2.2]);
    });
  }
  return spots.filter(([x, y]) => Math.hypot(x - fx, y - fy) > free && y < (view === 'back' ? 8.5 : 5)).map(([x, y]) =>
    curl(b, x + between(b.r, -0.5, 0.5), y + between(b.r, -0.5, 0.5), size * between(b.r, 0.85, 1.15), mix(colour, b.night, (y + 9) * 0.02))
  ).join('');
}

/** Hair behind the skull. */
function hairBehind(b: Brush, look: Required<Pick<HeadLook, 'view' | 'hair' | 'hairColour' | 'wind'>>) {
  const { view, hair, hairColour: colour, wind: w } = look;
  const deep = mix(colour, b.night, 0.2);
  const shift = view === 'side' ? -4.5 : view === 'three' ? -1.6 : 0;
  const strands = (length: number, wide: number) =>
    b.form(
      `M${shift - 9} -4C${shift - 12} 4 ${shift - wide + w * 0.4} ${length * 0.7} ${shift - wide + 1 + w} ${length}Q${shift + w} ${length + 2.5} ${shift + wide - 1 + w} ${length - 1}C${
        shift + wide + w * 0.4
      } ${length * 0.6} ${shift + 11} 4 ${shift + 8} -4Z`,
      deep,
      { grain: 1.5, long: 1.6, dabs: 1.4 },
    );
  if (hair === 'long' && view !== 'back') return strands(22, 10.5);
  if (hair === 'bob' && view !== 'back') return strands(9.5, 11);
  if (hair === 'afro') return b.ball(view === 'side' ? -2.5 : 0, -4, 14, 13.5, deep, { dabs: 1.2 });
  if (hair === 'tail' && view !== 'back') {
    const [x, y] = view === 'side' ? [-9, -4] : [view === 'three' ? -8 : 6, -8];
    return b.form(ribbon([[x, y], [x - 5 - Math.abs(w) * 0.2, y - 1], [x - 8 + w * 0.6, y + 8], [x - 6 + w, y + 19]], [3, 6, 6, 1.5]), deep, { grain: 1.2 });
  }
  if (hair === 'bun') return view === 'side' ? curl(b, -9, -7, 4.8, colour) : view === 'back' ? '' : b.ball(view === 'three' ? -3 : 0, -12.5, 4.8, 4.4, colour);
  if (hair === 'locs' && view !== 'back') {
    return times(7, (i) =>
      b.form(ribbon([[shift - 8 + i * 2.6, -4], [shift - 11 + i * 3.6, 7], [shift - 11 + i * 3.6 + w, 17 + (i % 3) * 1.6]], [2.6, 3, 2.2]), i % 2 ? colour : deep, { grain: 1.5, dabs: 0.6 })).join('');
  }
  return '';
}

/** Hair over the skull. */
function hairOver(b: Brush, look: Required<Pick<HeadLook, 'view' | 'hair' | 'hairColour' | 'wind'>>) {
  const { view, hair, hairColour: colour, wind: w } = look;
  const pale = lighten(colour, 0.13);
  const cap = (path: string, grain = 1) => b.form(path, colour, { grain, pale, dabs: 1.2, long: 1.3 });
  if (hair === 'bald' || hair === 'scarf') return '';
  if (hair === 'ring') return cap(RINGS[view]);
  if (hair === 'crop') return cap(CROPS[view], 1.4);
  if (hair === 'afro') return b.form(view === 'back' ? oval(0, -3, 13.6, 13) : CAPS[view], colour, { dabs: 0.6 }) + curls(b, view, colour, 12.8, 2.2);
  if (hair === 'curls') return cap(CAPS[view]) + curls(b, view, colour, 11, 2.7);
  if (hair === 'spiky') {
    return cap(CAPS[view]) + times(6, (i) => b.form(`M${-8 + i * 2.6} -8L${-8.5 + i * 3.2} ${-14.5 + Math.abs(i - 2.5)}L${-3.6 + i * 2.4} -9Z`, colour, { dabs: 0, pale })).join('');
  }
  const plait = (x: number, lean: number) =>
    times(5, (i) => b.ball(x + lean * i, 5 + i * 3.3, 2.3 - i * 0.16, 2.3, colour, { dabs: 0.3, pale })).join('') + b.dot(x + lean * 4.6, 20.5, 1.6, '#c8443f');
  if (view === 'back') {
    const length = { long: 24, bob: 10.5 }[hair as string];
    const fall = length
      ? b.form(`M-9.7 -3C-11.6 6 ${-10 + w} ${length - 4} ${-7.5 + w} ${length}Q${w} ${length + 2} ${7.5 + w} ${length}C${10 + w} ${length - 4} 11.6 6 9.7 -3C9 -14 -9 -14 -9.7 -3Z`, colour, {
        grain: 1.5,
        long: 1.8,
        dabs: 1.5,
        pale,
      })
      : '';
    const tail = hair === 'tail' ? b.form(ribbon([[0, -7], [1 + w * 0.2, 2], [w * 0.7, 12], [w, 21]], [4, 7, 6.4, 1.5]), colour, { grain: 1.5, pale }) + b.dot(0, -6, 2.2, '#c8443f') : '';
    const bun = hair === 'bun' ? b.ball(0, -6, 5.4, 5, colour, { pale, dabs: 1.2 }) : '';
    const locs = hair === 'locs'
      ? times(8, (i) =>
        b.form(ribbon([[-7 + i * 2, -9], [-9.5 + i * 2.7, 4], [-9.5 + i * 2.7 + w, 15 + (i % 3) * 1.8]], [2.6, 3, 2.2]), i % 2 ? colour : mix(colour, b.night, 0.2), { grain: 1.5, dabs: 0.6 })).join(
          '',
        )
      : '';
    return cap(CAPS.back, 1.45) + fall + tail + bun + locs + (hair === 'plaits' ? plait(-6.5, -0.3) + plait(6.5, 0.3) : '');
  }
  const sides = { front: plait(-9.4, -0.2) + plait(9.4, 0.2), three: plait(-8, -0.3), side: plait(-4.5, -0.5), back: '' };
  return cap(CAPS[view]) + (hair === 'plaits' ? sides[view] : '');
}

function features(b: Brush, look: HeadLook & { view: View; skin: string }) {
  const { view, skin, eyes = 'dots', mouth = 'smile' } = look;
  const ink = '#2b2030';
  const blush = look.cheeks ?? mix(skin, '#d0604c', 0.5);
  const lip = mix(ink, '#a04a40', 0.5);
  const eye = (x: number, y: number) =>
    eyes === 'none'
      ? ''
      : eyes === 'dots' || eyes === 'up'
      ? b.dot(x, y - (eyes === 'up' ? 0.8 : 0), 1.15, ink) + b.dot(x + b.light * 0.3, y - 0.5 - (eyes === 'up' ? 0.8 : 0), 0.38, '#fff6e4')
      : b.line(`M${x - 1.6} ${y}q1.6 ${eyes === 'closed' ? 1.7 : 1} 3.2 0`, ink, 0.85);
  if (view === 'side') {
    const open = mouth === 'laugh'
      ? b.flat('M8.6 4.4C7 4 5.4 4 4.6 4.4C5 7 6.6 7.8 8.2 6.9Z', '#8a3038')
      : mouth === 'oh'
      ? b.ball(7.8, 5.6, 0.9, 1.1, '#8a3038', { dabs: 0 })
      : mouth === 'none'
      ? ''
      : b.line(mouth === 'still' ? 'M8.3 5.4h-2.2' : 'M8.3 5.2q-1.7 1.3 -3 0.1', lip, 0.75);
    return b.dot(4.4, 3.5, 1.9, blush, 0.45) + eye(5.6, -0.6) + open;
  }
  const x = view === 'three' ? 3 : 0;
  const gap = view === 'three' ? 3 : 3.5;
  const open = mouth === 'laugh'
    ? b.flat(`M${x - 2.8} 4.800Q${x} 5.6 ${x + 2.8} 4.800Q${x + 2} 8.6 ${x} 8.600Q${x - 2} 8.6 ${x - 2.8} 4.800Z`, '#8a3038') +
      b.flat(`M${x - 2.2} 5.1Q${x} 5.7 ${x + 2.2} 5.1L${x + 1.9} 5.900Q${x} 6.4 ${x - 1.9} 5.900Z`, '#fbf0e0')
    : mouth === 'oh'
    ? b.ball(x, 6, 1.2, 1.5, '#8a3038', { dabs: 0 })
    : mouth === 'none'
    ? ''
    : b.line(mouth === 'still' ? `M${x - 1.3} 5.800h2.6` : `M${x - 1.6} 5.500q1.6 1.3 3.2 0`, lip, 0.8);
  return (b.dot(x - gap - 1.6, 3.6, 2, blush, 0.42) +
    b.dot(x + gap + 1.4, 3.6, view === 'three' ? 1.6 : 2, blush, 0.42) +
    b.line(`M${x + 0.2} 1.200q${view === 'three' ? 1.6 : 0.9} 1.4 -0.2 1.8`, mix(skin, '#9a4a3c', 0.45), 0.7, { opacity: 0.8 }) +
    eye(x - gap, 0.2) +
    eye(x + gap, 0.2) +
    open);
}

function beardOf(b: Brush, view: View, colour: string) {
  if (view === 'back') return '';
  if (view === 'side') return b.form('M-1.6 1.500C1.5 4.5 4 4 8.7 4.200C9.6 8 8.6 12 5 12.600C1 12.2 -1.6 8 -2.4 4Z', colour, { grain: 1.3 });
  const x = view === 'three' ? 1.8 : 0;
  return b.form(`M${x - 9} 1.500C${x - 8.4} 9 ${x - 5} 13.2 ${x} 13.2C${x + 5} 13.2 ${x + 8} 9 ${x + 8.2} 1.500C${x + 6.4} 4.6 ${x + 3.5} 4 ${x} 4.100C${x - 3.5} 4 ${x - 6.4} 4.6 ${x - 9} 1.500Z`,
    colour, { grain: 1.4 });
}

function hatOn(b: Brush, view: View, { kind, colour, band = mix(colour, '#2b2030', 0.5) }: NonNullable<HeadLook['hat']>) {
  if (kind === 'brim') {
    return b.form('M-8.4 -6C-9 -17 9 -17 8.4 -6Z', colour) + b.flat('M-8.7 -8.500Q0 -6.5 8.7 -8.500L8.8 -5H-8.800Z', band) +
      b.form('M-16 -5C-10 -8.5 10 -8.5 16 -5C10 -2.5 -10 -2.5 -16 -5Z', colour, { grain: 0.1 });
  }
  if (kind === 'helmet') {
    return (b.form('M-10.8 -2C-12.6 -17 12.6 -17 10.8 -2Z', colour, { edge: 1.3 }) +
      b.form('M-1.8 -14.500Q0 -15.4 1.8 -14.500L2 -3H-2Z', lighten(colour, 0.08), { dabs: 0.4 }) +
      b.form(view === 'side' ? 'M-14 0C-8 -5 8 -5 13 -2.500C8 -1 -8 -0.5 -14 0Z' : 'M-13 -1.500C-8 -5 8 -5 13 -1.500C8 -1.5 -8 -1.5 -13 -1.500Z', lighten(colour, 0.04), { dabs: 0.5 }));
  }
  const dome = b.form('M-10.2 -2.500C-11.4 -15.6 11.4 -15.6 10.2 -2.500Q0 -6 -10.2 -2.500Z', colour, { grain: 1.5 });
  if (kind === 'cap') {
    return (dome +
      (view === 'back'
        ? ''
        : view === 'side'
        ? b.form('M5 -6.500C10 -6.5 15.5 -4.5 16 -2.800C12 -3.4 8 -3.6 5 -3.200Z', band)
        : b.form('M-9 -4.500Q0 -9.5 9 -4.500Q8 -1.5 6 -2.500Q0 -5 -6 -2.500Q-8 -1.5 -9 -4.500Z', band, { dabs: 0.5 })));
  }
  const cuff = b.form('M-10.6 -4.200Q0 -8 10.6 -4.200L10.4 -0.600Q0 -4.4 -10.4 -0.600Z', lighten(colour, 0.06), { grain: 1.5, long: 0.6 });
  return (kind === 'bobble' ? b.ball(0.4, -14, 3.4, 3.2, band) : '') + dome + cuff;
}

/** A head of radius `size` round x, y; see HeadLook. */
export function personHead(b: Brush, x: number, y: number, size: number, look: HeadLook = {}) {
  const { view = 'front', skin = '#ecc09c', hair = 'short', hairColour = '#4a3034', tilt = 0, wind = 0 } = look;
  const own = { view, hair, hairColour, wind };
  if (look.part === 'behind') return b.put(x, y, size / 10, hairBehind(b, own), { turn: tilt, flip: look.flip ?? false });
  const ear = (ex: number, ey = 1) => b.ball(ex, ey, 1.7, 2.6, mix(skin, '#c06050', 0.12), { dabs: 0, edge: 0.6 });
  const ears = view === 'front' ? ear(-9) + ear(9) : view === 'back' ? ear(-9.2) + ear(9.2) : '';
  const lateEar = view === 'side' ? ear(-0.8) : view === 'three' ? ear(-6.6) : '';
  const veil = '#5a7a8c';
  const cover = hair !== 'scarf'
    ? ''
    : b.form(
      view === 'side' ? 'M6 -8C0 -16 -14 -12 -11.5 2C-11 8 -9 14 -11 20C-4 24 6 22 8 14C4 12 3 8 4 4Z' : 'M-10.6 0C-12 -16 12 -16 10.6 0C10.6 8 9 12 12 19C5 23 -5 23 -12 19C-9 12 -10.6 8 -10.6 0Z',
      hairColour === '#4a3034' ? veil : hairColour,
      { grain: 1.2, dabs: 1.2 },
    );
  const faceOnly = hair === 'scarf' && view !== 'back';
  const skull = faceOnly
    ? cover +
      b.form(
        view === 'side'
          ? 'M4 -8C7 -8 8 -5 8.2 -3C8.4 -2 9.2 0 10.3 2.500C9.9 3.1 8.8 3 8.8 3.500C9.2 4.2 8.9 4.8 8.5 5.200C8.8 6 8.5 6.6 8.1 7.100C8.3 9.2 6.8 10.5 4 10C1 6 0 -4 4 -8Z'
          : 'M-7.2 -1C-7.2 -9.5 7.2 -9.5 7.2 -1C7.2 5 4.5 9.6 0 9.600C-4.5 9.6 -7.2 5 -7.2 -1Z',
        skin,
        { dabs: 0.5 },
      )
    : (look.part === 'before' ? '' : hairBehind(b, own)) + ears + b.form(SKULLS[view], skin, { dabs: 0.5 });
  const worn = hair === 'scarf' ? (view === 'back' ? cover : '') : hairOver(b, own) + (hair === 'long' || hair === 'bob' || hair === 'afro' ? '' : lateEar);
  const glasses = look.glasses && view !== 'back'
    ? view === 'side'
      ? b.line('M3.6 -0.400a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0M3.6 -1L-1 -1.2', '#3a3440', 0.7)
      : b.line('M-6 0.200a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M1 0.200a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M-1 0h2', '#3a3440', 0.7)
    : '';
  const drawn = skull + (look.beard ? beardOf(b, view, mix(hairColour, b.night, 0.08)) : '') + worn + (view === 'back' ? '' : features(b, { ...look, view, skin })) + glasses +
    (look.hat ? hatOn(b, view, look.hat) : '');
  return b.put(x, y, size / 10, drawn, { turn: tilt, flip: look.flip ?? false });
}
