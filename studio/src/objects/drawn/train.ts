// A short train for the blue board: a steam engine and one coach, rolling to the right.
import { times } from '../../core/chance.ts';
import { palette } from '../../core/colour.ts';
import { round1 } from '../../core/paths.ts';
import * as shapes from '../../shapes/index.ts';
import { brush, type Brush } from '../../shapes/index.ts';
import { LIT, type Drawing } from './drawing.ts';

const STEAM = [[-24, -156, 17], [6, -150, 15], [-8, -142, 12], [26, -138, 13], [42, -126, 11], [54, -115, 9], [62, -104, 7], [66, -95, 5]] as const;

function wheel(b: Brush, x: number, radius: number): string {
  const y = -radius;
  const spokes = times(4, (i) => {
    const [dx, dy] = [Math.cos(i * 0.785 + 0.3) * radius * 0.7, Math.sin(i * 0.785 + 0.3) * radius * 0.7];
    return `M${round1(x - dx)} ${round1(y - dy)}L${round1(x + dx)} ${round1(y + dy)}`;
  });
  return b.ball(x, y, radius, radius, '#3a3044', { pale: '#6a6078', dabs: 0 }) + b.line(`${shapes.oval(x, y, radius * 0.7, radius * 0.7)}${spokes.join('')}`, '#d9a24c', 1.3) + b.ball(x, y, radius * 0.22, radius * 0.22, '#f2c86c', { dabs: 0 });
}

function coach(b: Brush): string {
  const pane = (x: number) => shapes.windowAt(b, x, -60, 19, 22, { frame: '#4a2c30', curtain: '#e0a08c' });
  return (
    b.form('M-95 -12H-17V-20H-95Z', '#4a3a48', { dabs: 0.7 }) + b.form('M-92 -18V-66H-20V-18Z', '#a93f3c', { grain: 1.5 }) +
    b.form('M-92 -34H-20V-31H-92Z', '#e6b860', { dabs: 0 }) + b.line('M-80 -28H-60M-52 -28H-32', '#7a2c34', 1.4, { opacity: 0.7 }) +
    b.form('M-98 -64C-86 -78 -26 -78 -14 -64L-16 -61H-96Z', '#5a4450', { pale: '#8a7078', grain: 0.1 }) + pane(-86) + pane(-62.500) + pane(-39) + wheel(b, -76, 11) + wheel(b, -36, 11)
  );
}

function engine(b: Brush): string {
  const green = '#2f6f5c';
  const boiler = 'M18 -22V-60H76C86 -58 88 -48 88 -41C88 -34 86 -24 76 -22Z';
  return (
    b.form('M-10 -13H90V-23H-10Z', '#4a3a48', { dabs: 0.7 }) + b.form('M84 -2H104L94 -22H84Z', '#a93f3c', { grain: 1.2 }) + b.line('M88 -4L87 -20M94 -4L91 -20', '#6a2836', 1.3) +
    b.form(boiler, green, { pale: '#6fac88', grain: 0.05, dabs: 1.3 }) + b.line('M22 -54H72', '#a9d0a8', 2.4, { opacity: 0.6 }) + b.line('M36 -60V-22M54 -60V-22', '#e0aa4c', 2.4) +
    b.form('M70 -60C84 -60 89 -50 89 -41C89 -32 84 -22 70 -22Z', '#24493f', { pale: '#4f8470', dabs: 0.8 }) + b.line('M70 -60C84 -60 89 -50 89 -41C89 -32 84 -22 70 -22', '#e0aa4c', 1.8) +
    b.form('M60 -58L57 -82H75L72 -58Z', '#3a3044', { pale: '#6a6078', grain: 1.5 }) + b.form('M54 -80H78L75 -88H57Z', '#e0aa4c', { dabs: 0.4 }) +
    b.form('M38 -58C38 -72 53 -72 53 -58Z', '#e0aa4c', { pale: '#f8dc94', dabs: 0.6 }) + b.line('M31 -60v-6', '#e0aa4c', 3) + b.ball(31, -68, 3.4, 3, '#f2c86c', { dabs: 0 }) +
    b.form('M-8 -20V-78H24V-20Z', '#a93f3c', { grain: 1.5 }) + b.form('M-8 -32H24V-29H-8Z', '#e6b860', { dabs: 0 }) + b.form('M-14 -76C-4 -88 20 -88 30 -76L28 -72H-12Z', '#5a4450', { pale: '#8a7078' }) +
    shapes.windowAt(b, -2, -70, 20, 24, { frame: '#4a2c30', bars: false }) +
    b.halo(90, -56, 20, palette.lamp, 0.8) + b.ball(88, -56, 5, 5.4, palette.glow, { dabs: 0 }) + b.line('M84 -61h8', '#e0aa4c', 2.4) +
    wheel(b, 8, 16) + wheel(b, 44, 16) + wheel(b, 74, 10) + b.line('M8 -14L44 -14L60 -20', '#f2c86c', 2.8)
  );
}

export const train: Drawing = (scene, size) => {
  const b = brush(scene, size, LIT);
  const sleepers = times(13, (i) => `M${-98 + i * 16.4} 5h9`).join('');
  return b.done(
    ...STEAM.map(([x, y, q]) => b.ball(x, y, q, q * 0.82, '#f4f2ea', { pale: '#fffef6', shade: '#86a4bc', edge: 0.7 })),
    b.line(sleepers, '#5a4038', 4) + b.line('M-102 1H106', '#8a94a0', 2.6) + b.line('M-20 -17H-8', '#3a3044', 4),
    coach(b), engine(b),
  );
};
