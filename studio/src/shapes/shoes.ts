// Shoes of all kinds from the side, toe to the right, sole on 0,0; size is the length.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { at } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { type Brush, brush, type Look, oval } from './brush.ts';

export type ShoeKind = 'sneaker' | 'boot' | 'welly' | 'pump' | 'loafer' | 'slipper' | 'sandal' | 'skate';

export interface ShoeLook extends Look {
  kind?: ShoeKind;
  colour?: string;
  sole?: string;
}

const body = (b: Brush, path: string, colour: string) => b.form(path, colour, { pale: lighten(colour, 0.17), shade: mix(colour, b.night, 0.55), edge: 1.6, dabs: 1.2 });
const inside = (b: Brush, x: number, y: number, rx: number, ry: number, colour: string, turn = 0) => at(x, y, 1, b.flat(oval(0, 0, rx, ry), mix(colour, b.night, 0.78)), { turn });

function sneaker(b: Brush, colour: string, sole: string): string {
  const upper = 'M-94 -22C-102 -60 -98 -92 -86 -106C-70 -96 -50 -94 -32 -106C-18 -86 12 -66 46 -56C82 -50 102 -40 99 -22Z';
  const laces = times(4, (i) => `M${-50 + i * 20} ${-82 + i * 12}l40 -16`).join('');
  return (body(b, upper, colour) +
    inside(b, -60, -101, 27, 8, colour) +
    b.form('M58 -22C60 -42 72 -52 86 -46C100 -40 102 -30 99 -22Z', sole, { dabs: 0.4 }) +
    b.line('M-70 -36Q-40 -64 -6 -40', lighten(sole, 0.02), 8) +
    b.inside(upper, b.line(laces, '#fbf3e0', 6)) +
    b.form('M-98 0Q-106 -22 -97 -26H98Q108 -14 97 0Z', sole, { pale: '#fffaea', edge: 1.3, dabs: 0.6 }));
}

function boot(b: Brush, colour: string, sole: string): string {
  const upper = 'M-88 -16C-96 -80 -88 -150 -90 -196Q-50 -208 -12 -196C-14 -150 -18 -112 0 -88C32 -72 84 -70 98 -42Q103 -26 99 -16Z';
  const laces = times(6, (i) => `M${-22 + (i > 3 ? (i - 3) * 14 : 0)} ${-176 + i * 19}l26 ${i > 3 ? 6 : 2}`).join('');
  return (inside(b, -51, -197, 38, 9, colour) +
    body(b, upper, colour) +
    b.line('M-92 -184Q-50 -196 -14 -184M-30 -186C-32 -140 -30 -110 -8 -84', mix(colour, b.night, 0.6), 4, { opacity: 0.7 }) +
    b.inside(upper, b.line(laces, '#e8d4a4', 5)) +
    b.form('M-94 0V-20H100Q106 -8 98 0H-30V-6H-44V0Z', mix(sole, b.night, 0.6), { dabs: 0.5 }));
}

function welly(b: Brush, colour: string): string {
  const upper = 'M-92 0C-98 -80 -84 -150 -90 -226Q-46 -240 -4 -226C-8 -150 -20 -110 4 -88C40 -74 96 -72 100 -30V0Z';
  return (inside(b, -47, -228, 42, 10, colour) +
    body(b, upper, colour) +
    b.line('M-89 -206Q-46 -220 -5 -206', mix(colour, '#fff6e0', 0.6), 9) +
    b.line('M-92 -12H100', mix(colour, b.night, 0.55), 8) +
    b.line('M-62 -190C-58 -140 -66 -100 -62 -60', lighten(colour, 0.3), 9, { opacity: 0.6 }));
}

function pump(b: Brush, colour: string): string {
  const upper = 'M97 0C106 -16 92 -32 60 -42C30 -54 -2 -90 -52 -112C-78 -120 -99 -110 -100 -88C-100 -62 -90 -56 -78 -52L-86 0H-72L-60 -54C-20 -44 16 -6 48 0Z';
  return (body(b, upper, colour) +
    b.flat('M50 -44C26 -56 -6 -92 -54 -108C-74 -112 -82 -104 -72 -96C-40 -88 -6 -54 20 -38Q40 -32 50 -44Z', mix(colour, b.night, 0.75)) +
    b.ball(44, -42, 9, 8, '#e8c06c', { dabs: 0 }) +
    b.line('M60 -14Q84 -14 92 -8', lighten(colour, 0.3), 5, { opacity: 0.7 }));
}

function loafer(b: Brush, colour: string, sole: string): string {
  const upper = 'M-97 -14C-106 -50 -98 -72 -86 -78C-52 -66 -14 -72 20 -76C64 -74 102 -50 101 -14Z';
  return (body(b, upper, colour) +
    b.flat('M-86 -76C-60 -58 0 -58 16 -74C-14 -72 -52 -68 -86 -76Z', mix(colour, b.night, 0.78)) +
    b.line('M14 -74C24 -58 50 -50 86 -46', mix(colour, b.night, 0.55), 4, { opacity: 0.7 }) +
    b.form('M6 -72L34 -76L46 -50L18 -46Z', mix(colour, b.night, 0.2), { dabs: 0.5 }) +
    b.form('M-98 0V-18H101Q106 -8 98 0H-20V-5H-36V0Z', mix(sole, b.night, 0.6), { dabs: 0.4 }));
}

function slipper(b: Brush, colour: string): string {
  return (b.form('M-96 0Q-108 -18 -94 -22H96Q106 -10 94 0Z', '#c9a47c', { dabs: 0.5 }) +
    b.flat(oval(-50, -22, 48, 12), mix(colour, b.night, 0.5)) +
    body(b, 'M-18 -18C-26 -60 10 -82 52 -74C90 -66 104 -40 98 -18Z', colour) +
    b.line('M-18 -20C-26 -58 6 -80 40 -78', '#f8ecd4', 13) +
    b.ball(50, -80, 22, 21, '#f8ecd4', { dabs: 1.6, edge: 1.2 }));
}

function sandal(b: Brush, colour: string): string {
  return (b.form('M-98 0Q-106 -16 -94 -22C-40 -26 40 -26 96 -20Q106 -8 94 0Z', '#b48a5c', { edge: 1.4 }) +
    body(b, 'M10 -20C14 -62 40 -66 56 -58C74 -48 82 -34 84 -20H60C54 -38 44 -42 36 -20Z', colour) +
    b.line('M-88 -20C-92 -70 -70 -86 -40 -84C-14 -80 6 -60 20 -52', colour, 13) +
    b.line('M-88 -20C-92 -70 -70 -86 -40 -84C-14 -80 6 -60 20 -52', lighten(colour, 0.2), 4, { opacity: 0.7 }) +
    b.ball(-42, -84, 9, 9, '#e8c06c', { dabs: 0 }));
}

/** A shoe of some kind. */
export function shoe(scene: Scene, size: number, look: ShoeLook = {}): string {
  const { kind = 'sneaker', colour = '#c8452f', sole = '#f2e6cc' } = look;
  const b = brush(scene, 100, look);
  const skate = () =>
    at(0, -26, 1, boot(b, colour, sole)) + [-64, -24, 30, 70].map((x) => b.ball(x, -13, 17, 17, '#f0b43c', { edge: 1.4, dabs: 0.4 }) + b.dot(x, -13, 5, '#5a4434')).join('') +
    b.form('M58 -30H112V-12H94Z', '#e8dcc0', { dabs: 0.4 });
  const kinds: Record<ShoeKind, () => string> = {
    sneaker: () => sneaker(b, colour, sole),
    boot: () => boot(b, colour, sole),
    welly: () => welly(b, colour),
    pump: () => pump(b, colour),
    loafer: () => loafer(b, colour, sole),
    slipper: () => slipper(b, colour),
    sandal: () => sandal(b, colour),
    skate,
  };
  return at(0, 0, size / 200, kinds[kind]());
}
