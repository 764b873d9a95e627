import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval } from '../../src/shapes/index.ts';
import { paneWindow, planks, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#3a1c4c';
const MIDDLE: Point = [386, 500];
const [RX, RY, TALL] = [236, 80, 176];
const FROM = -0.25;
const TO = 1.95;

const rim = (angle: number, drop = 0): Point => [MIDDLE[0] + RX * Math.cos(angle), MIDDLE[1] + RY * Math.sin(angle) + drop];
const arc = (from: number, to: number, drop = 0): Point[] => times(25, (i) => rim(from + ((to - from) * i) / 24, drop));

function room(scene: Scene): void {
  washed(scene, [-10, 660], '#6d3f78', '#a9607f', { strokes: 300 });
  paneWindow(scene, [520, 120, 210, 260], [[0, '#6f7fb4'], [0.6, '#e0a0a0'], [1, '#f6c890']], { frame: '#5a2c5c', night: NIGHT, light: 1, rows: 2 });
  scene.glow(630, 270, 360, '#ffc29c', 0.6);
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const garland: Point[] = [[-20, 60], [130, 150], [300, 168], [470, 110], [640, 40], [820, 30]];
  scene.add(b.line(smooth(garland), '#f0d0b0', 4));
  const flags: [number, number, string, number][] = [[24, 92, '#e8b04c', 24], [104, 138, '#4f8c98', 14], [190, 162, '#d8505c', 6], [276, 170, '#f0dcb4', 0], [362, 152, '#7fa070', -12], [446, 120, '#e8b04c', -20], [536, 82, '#4f8c98', -24], [620, 50, '#f0dcb4', -18], [706, 32, '#d8505c', -4]];
  flags.forEach(([x, y, colour, turn]) => scene.add(at(x, y, 1, b.form('M-32 -4H32L0 66Z', colour), { turn })));
  const sagging = b.form('M0 0C-58 -10 -76 -74 -54 -116C-30 -150 36 -148 56 -112C78 -70 54 -8 0 0Z', '#d9707c', { pale: '#ffb49c', edge: 1.4 }) + b.line('M-20 -36C-30 -56 -34 -70 -30 -90M14 -24C26 -40 32 -52 32 -66', '#9a3c5c', 4, { opacity: 0.6 }) + b.line('M0 0C-14 60 20 110 -8 190C-20 240 10 280 0 330', '#f3d8c0', 3);
  scene.add(at(126, 470, 1, sagging, { turn: -16 }));
}

function streamers(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const curls: [number, number, string, number][] = [[70, 780, '#e8b04c', 0], [640, 770, '#4f9a9c', 8], [330, 930, '#e05a5c', -10]];
  curls.forEach(([x, y, colour, turn]) => {
    const spring = times(7, (i) => `M${i * 22} 0C${i * 22 + 30} -46 ${i * 22 + 46} 40 ${i * 22 + 22} 0`).join('');
    scene.add(at(x, y + 6, 1, b.line(spring, NIGHT, 10, { opacity: 0.35 }), { turn }) + at(x, y, 1, b.line(spring, mix(colour, NIGHT, 0.15), 9) + b.line(spring, colour, 4), { turn }));
  });
  const tones = ['#f2c860', '#e0565c', '#6fb0a8', '#f6e6cc', '#8c7ac0'];
  times(46, (i) => {
    const [x, y] = [((i * 197) % 800), 720 + ((i * 89) % 270)];
    scene.add(b.dot(x, y, 6 + (i % 3), tones[i % 5]!, 0.9));
  });
}

/** One cut face from the middle to the rim, with its layers. */
function cut(scene: Scene, angle: number, shade: number): string {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const [x, y] = rim(angle);
  const band = (from: number, to: number) => polygon([[MIDDLE[0], MIDDLE[1] + from], [x, y + from], [x, y + to], [MIDDLE[0], MIDDLE[1] + to]]);
  const layers: [number, number, string][] = [[0, 18, '#f6a8b4'], [14, 62, '#e8b878'], [62, 76, '#fff0dc'], [76, 88, '#b8303c'], [88, 138, '#e0a868'], [138, 150, '#fff0dc'], [150, TALL, '#d89c5c']];
  return layers.map(([from, to, colour]) => b.form(band(from, to), mix(colour, NIGHT, shade), { edge: 0.4, dabs: 1.6 })).join('');
}

function cake(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(390, 750, 370, 60, NIGHT, 0.65);
  scene.add(b.form('M330 760L350 690H430L450 760Q390 790 330 760Z', '#dfe6ee', { grain: 1.5 }) + b.ball(390, 770, 120, 26, '#cfd8e6'));
  scene.add(b.ball(390, 690, 318, 78, '#e4e8f0', { pale: '#fff6ec', shade: '#7a6a9c' }) + b.line(oval(390, 684, 292, 66), '#a9a4c4', 4, { opacity: 0.6 }));
  scene.shadow(400, 690, 250, 60, NIGHT, 0.5);
  const back = smooth(arc(TO, Math.PI)) + 'L' + arc(Math.PI, TO, TALL).map((p) => p.map(round1).join(' ')).join('L') + 'Z';
  scene.add(b.form(back, '#f2a4b4', { shade: '#8a4a7c', pale: '#ffd6d0', dabs: 1.3, grain: 1.4 }));
  scene.add(cut(scene, FROM, 0.06) + cut(scene, TO, 0.34));
  const top = smooth(arc(TO, Math.PI * 2 + FROM)) + `L${MIDDLE[0]} ${MIDDLE[1]}Z`;
  scene.add(b.form(top, '#ffc4c8', { pale: '#fff0e2', shade: '#c87a9c', edge: 1.2 }));
  const drips = times(8, (i) => {
    const [x, y] = rim(2.06 + i * 0.115);
    return `M${round1(x - 15)} ${round1(y - 6)}C${round1(x - 15)} ${round1(y + 30 + (i % 3) * 22)} ${round1(x + 13)} ${round1(y + 30 + (i % 3) * 22)} ${round1(x + 14)} ${round1(y - 6)}Z`;
  });
  drips.forEach((drip) => scene.add(b.form(drip, '#fff0e4', { dabs: 0.4 })));
  times(12, (i) => {
    const [x, y] = rim(TO + 0.12 + i * 0.355);
    scene.add(b.ball(MIDDLE[0] + (x - MIDDLE[0]) * 0.9, MIDDLE[1] + (y - MIDDLE[1]) * 0.9 - 9, 20, 16, '#fff4ea', { dabs: 0.4 }) + b.ball(MIDDLE[0] + (x - MIDDLE[0]) * 0.9, MIDDLE[1] + (y - MIDDLE[1]) * 0.9 - 24, 10, 10, '#c82c3c', { dabs: 0, pale: '#ff9a80' }));
  });
}

function candles(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const sticks: [number, number, number, string, number][] = [[270, 480, -8, '#6fb0b8', 64], [338, 456, 4, '#f2c860', 84], [430, 454, 14, '#8c7ac0', 58], [300, 520, -24, '#e0696c', 50]];
  sticks.forEach(([x, y, turn, colour, tall]) => scene.add(at(x, y, 1, b.form(`M-8 4V${-tall}H8V4Z`, colour, { grain: 1.5 }) + b.line(`M-7 ${-tall * 0.25}L7 ${-tall * 0.4}M-7 ${-tall * 0.6}L7 ${-tall * 0.75}`, '#fff0dc', 4) + b.line(`M0 ${-tall}q3 -8 0 -16`, '#2b1c2c', 4), { turn })));
  scene.add(b.line('M342 354C322 310 372 280 346 236C330 206 356 180 350 150', '#f0dce4', 9, { opacity: 0.4 }));
}

function leavings(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(610, 894, 150, 34, NIGHT, 0.5);
  scene.add(b.ball(604, 880, 138, 40, '#dfe4ee', { pale: '#fff6ec', shade: '#7a6a9c' }) + b.ball(604, 876, 98, 25, '#c4c6dc', { dabs: 0.5 }));
  scene.add(b.form('M556 884L600 836L650 870L634 890Z', '#e0a868') + b.form('M556 874L600 832L650 862L648 872L602 846Z', '#f6a8b4', { dabs: 0.6 }));
  scene.add(at(676, 874, 1, b.line('M0 0L128 -44', '#e6e8f0', 9) + b.line('M-2 0L-46 4M-2 4L-44 18M-4 -4L-48 -10', '#e6e8f0', 5), { turn: 4 }));
  const hat = b.form('M-84 8L4 -168L84 4Q0 34 -84 8Z', '#4f8c98', { grain: 1.2 }) + b.line('M-62 -34Q6 -10 62 -40M-40 -78Q6 -58 42 -84M-20 -120Q4 -108 24 -122', '#f6dca0', 10) + b.ball(4, -172, 20, 20, '#f2c860');
  scene.shadow(190, 912, 130, 26, NIGHT, 0.5);
  scene.add(at(230, 880, 1, hat, { turn: -66 }));
  times(26, (i) => scene.add(b.ball(410 + ((i * 83) % 240), 660 + ((i * 31) % 66), 5 + (i % 4), 4 + (i % 3), '#dca464', { dabs: 0 })));
}

export default picture({
  id: 'st005',
  motifs: ['object', 'food', 'party', 'over'],
  words: {
    en: {
      title: 'Half-eaten birthday cake',
      name: 'Half-eaten birthday cake on a table',
      shows: 'A pink birthday cake on a white stand, a large part of it eaten, four candles out; the party things lie about it.',
      closer: 'Evening light comes through the window at the right into a plum-coloured room. The cut shows layers of sponge, cream and red jam; a thread of smoke still rises from the yellow candle, and a red one leans. A small plate with a last bite and a fork stands in front, a blue paper hat lies on its side, and paper curls and dots are strewn about. Coloured flags hang above, and a wrinkled pink balloon sinks at the left.',
    },
    fr: {
      title: 'Gâteau d’anniversaire à moitié mangé',
      name: 'Gâteau d’anniversaire entamé sur une table',
      shows: 'Un gâteau d’anniversaire rose sur un pied blanc, largement entamé, quatre bougies éteintes ; les restes de la fête autour.',
      closer: 'La lumière du soir entre par la fenêtre, à droite, dans une pièce couleur prune. La coupe montre des couches de biscuit, de crème et de confiture rouge ; un fil de fumée monte encore de la bougie jaune, et une rouge penche. Devant, une assiette avec une dernière bouchée et une fourchette, un chapeau de papier bleu couché, des serpentins et des confettis. Des fanions pendent en haut ; à gauche, un ballon rose et fripé retombe.',
    },
  },
  paint: { under: [150, 70, 100], flow: 0.1 },
  draw(scene) {
    room(scene);
    planks(scene, 650, '#9a5670', { night: NIGHT, rows: 5, rim: '#f6b8a0' });
    cake(scene);
    candles(scene);
    streamers(scene);
    leavings(scene);
  },
});
