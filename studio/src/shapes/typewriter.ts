// A typewriter from the front, a little from above, with a blank page in it.

import { times } from '../core/chance.ts';
import { lighten, mix } from '../core/colour.ts';
import { at, round1 } from '../core/paths.ts';
import type { Scene } from '../core/scene.ts';
import { type Brush, brush, type Look, oval, rectangle } from './brush.ts';

const METAL = '#b9bcb4';
const SHINE = '#fffaea';

/** One round key with a metal rim; pressed keys sit lower. */
function keyCap(b: Brush, x: number, y: number, radius: number, top: string): string {
  const ry = radius * 0.78;
  return (b.flat(oval(x, y + radius * 0.55, radius * 0.95, ry * 0.95), '#141c22', 0.75) +
    b.ball(x, y, radius, ry, METAL, { dabs: 0, pale: SHINE }) +
    b.ball(x, y - 1, radius * 0.76, ry * 0.76, top, { dabs: 0.4 }) +
    b.line(`M${round1(x - radius * 0.36)} ${round1(y - ry * 0.4)}q${round1(radius * 0.36)} ${round1(-ry * 0.2)} ${round1(radius * 0.7)} 0`, SHINE, 2, { opacity: 0.6 }));
}

function keyboard(b: Brush, top: string, odd: string): string {
  const well = 'M-228 -206H228L262 -22Q0 -2 -262 -22Z';
  const rows = times(4, (row) => {
    const [y, half, count] = [-182 + row * 38 + row * row * 1.4, 196 + row * 14, 10 + (row % 2)];
    const radius = 16.5 + row * 1.3;
    return times(count, (i) => keyCap(b, -half + (2 * half * i) / (count - 1), y, radius, row === 1 && i === 7 ? odd : top)).join('');
  });
  const bar = b.form('M-150 -36Q-156 -22 -146 -14Q0 -6 146 -14Q156 -22 150 -36Q0 -28 -150 -36Z', top, { pale: lighten(top, 0.16), dabs: 0.5 });
  return b.form(well, '#1c2c30', { shade: '#0e1820', edge: 1.2 }) + rows.join('') + bar;
}

/** The basket of type bars, a fan that opens towards the keys. */
function basket(b: Brush): string {
  const fan = times(25, (i) => {
    const a = Math.PI * (0.06 + (0.88 * i) / 24);
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    return `M${round1(dx * 60)} ${round1(-296 + dy * 20)}L${round1(dx * 136)} ${round1(-288 + dy * 62)}`;
  }).join('');
  return b.form('M-150 -306H150C150 -250 92 -214 0 -214C-92 -214 -150 -250 -150 -306Z', '#16242a', { edge: 1.4 }) + b.line(fan, '#78888a', 4) + b.line(fan, '#dfe4d8', 1.4, { opacity: 0.7 });
}

function spoolOf(b: Brush, x: number, ribbon: string): string {
  return b.ball(x, -296, 58, 26, '#25363a', { dabs: 0.4 }) + b.ball(x, -302, 50, 21, ribbon, { pale: lighten(ribbon, 0.12) }) + b.ball(x, -305, 27, 11, METAL, { dabs: 0.3, pale: SHINE }) +
    b.dot(x, -306, 5, '#2a3438');
}

/** Platen, knobs, lever, bail and the page, drawn round the middle of the platen. */
function carriage(b: Brush, paper: string, body: string): string {
  const page = 'M-152 -10C-150 -110 -154 -220 -160 -300Q-60 -316 40 -306Q100 -300 152 -312C156 -214 152 -110 152 -10Z';
  const curl = 'M-160 -300Q-60 -316 40 -306Q100 -300 152 -312L146 -334Q70 -320 10 -328Q-80 -336 -156 -322Z';
  const knob = (x: number) =>
    b.form(rectangle(x - 17, -38, 34, 76), '#202a2e', { pale: '#7c8c88', dabs: 0.6 }) + b.line(times(6, (i) => `M${x - 17} ${-30 + i * 12}h34`).join(''), '#0e161a', 3, { opacity: 0.7 });
  const roller = b.form(rectangle(-288, -34, 576, 66), '#2c3638', { pale: '#8a9690', shade: '#10181c', grain: 0 }) + b.line('M-284 -22H284', '#c9d0c4', 5, { opacity: 0.5 }) +
    b.line('M-284 22H284', '#0c1418', 10, { opacity: 0.5 });
  const ends = b.form(rectangle(-306, -52, 26, 104), body, { dabs: 0.6 }) + b.form(rectangle(280, -52, 26, 104), body, { dabs: 0.6 });
  const lever = 'M-296 -40C-330 -52 -372 -84 -396 -132C-402 -148 -386 -156 -378 -142C-354 -100 -326 -76 -290 -62Z';
  const rail = b.form(rectangle(-300, 44, 600, 22), METAL, { pale: SHINE, shade: '#5a6466' }) + b.line(times(38, (i) => `M${-286 + i * 15.4} 50v${i % 5 ? 6 : 11}`).join(''), '#4a5456', 2);
  const bail = b.line('M-236 -44H236', '#5a6466', 9) +
    b.line('M-236 -46H236', SHINE, 3, { opacity: 0.9 }) +
    [-86, 96].map((x) => b.form(rectangle(x - 20, -56, 40, 24), '#39464a', { pale: '#96a49e', dabs: 0.4 })).join('') +
    b.line('M-236 -44L-262 0M236 -44L262 0', '#8c948e', 8);
  return (b.form('M-190 -20L-206 -208Q0 -228 206 -208L190 -20Z', mix(body, '#0e1820', 0.35), { grain: 0.1 }) +
    b.form(page, paper, { pale: '#fffdf2', shade: mix(paper, '#a88a96', 0.4), grain: 1.5, dabs: 0.7 }) +
    b.form(curl, mix(paper, '#a08498', 0.28), { dabs: 0.4 }) +
    knob(-330) +
    knob(330) +
    rail +
    roller +
    ends +
    b.form(lever, METAL, { pale: SHINE, shade: '#5a6466', edge: 1.4 }) +
    b.ball(-388, -140, 15, 15, '#20282c', { dabs: 0 }) +
    bail);
}

/** A typewriter; size is its height without the page. The page rises another seven tenths above it. */
export function typewriter(scene: Scene, size: number, look: Look & { body?: string; paper?: string; ribbon?: string; keys?: string; odd?: string; shift?: number } = {}): string {
  const { body = '#2f6a6a', paper = '#fbf2dc', ribbon = '#b8323c', keys = '#26343a', odd = keys, shift = 40 } = look;
  const b = brush(scene, 100, look);
  const shell = 'M-304 0C-314 -60 -284 -196 -262 -236C-252 -300 -246 -330 -226 -340H226C246 -330 252 -300 262 -236C284 -196 314 -60 304 0Q0 34 -304 0Z';
  const feet = [-262, 262].map((x) => b.form(rectangle(x - 26, -2, 52, 22), '#182024', { dabs: 0.4 })).join('');
  const strand = b.line('M-150 -318L-30 -342H30L150 -318', ribbon, 10) + b.line('M-150 -321L-30 -345H30L150 -321', lighten(ribbon, 0.15), 3, { opacity: 0.6 });
  const guide = b.form('M-34 -352H34V-326H-34Z', METAL, { pale: SHINE, dabs: 0.4 }) + b.flat('M-12 -352H12V-330H-12Z', '#26343a');
  const brow = b.form('M-240 -238C-190 -214 190 -214 240 -238L232 -204Q0 -184 -232 -204Z', lighten(body, 0.03), { pale: lighten(body, 0.2), dabs: 1.2 });
  const bed = b.form('M-236 -322L-222 -366H222L236 -322Z', mix(body, '#0e1820', 0.5), { dabs: 0.6 });
  const svg = feet +
    bed +
    b.form(shell, body, { pale: lighten(body, 0.2), shade: mix(body, '#0e1828', 0.66), edge: 2, dabs: 1.6 }) +
    at(shift, -392, 1, carriage(b, paper, body)) +
    spoolOf(b, -196, ribbon) +
    spoolOf(b, 196, ribbon) +
    basket(b) +
    strand +
    guide +
    brow +
    keyboard(b, keys, odd);
  return at(0, 0, size / 450, svg);
}
