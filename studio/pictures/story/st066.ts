import { between, pick, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, lampPost, umbrellaBoat, type Brush } from '../../src/shapes/index.ts';
import { head } from '../../src/shapes/faces.ts';
import { sleeve } from '../../src/shapes/people.ts';
import { cobbles, rain } from '../../src/shapes/scenes/backdropsTwo.ts';
import { townHouse } from '../../src/shapes/scenes/bookBoat.ts';

const NIGHT = '#2c3a54';
const YELLOW = '#f8c030';
const LOOK = { light: -1, night: NIGHT } as const;

function street(scene: Scene): void {
  scene.sky([[0, '#5f7084'], [0.25, '#8a9ba8'], [0.5, '#c4ccc8'], [0.62, '#dcdccc']]);
  scene.wisps(34, 10, 420, ['#74869a', '#a8b6bc', '#566880', '#d0d6d0'], 0.55);
  const fronts: [number, number, string, string, number][] = [[40, 430, '#8a8c94', '#5a5c74', 0.5], [220, 360, '#a09488', '#6a5c68', 0.42], [380, 320, '#98a0a0', '#5f6c80', 0.46], [530, 350, '#a89c8c', '#705c64', 0.44], [700, 440, '#8c929c', '#565a74', 0.52]];
  fronts.forEach(([x, size, wall, roof, wide]) => scene.add(at(x, 640, 1, townHouse(scene, size, { ...LOOK, wall, roof, wide, lit: 0.3 }))));
  scene.mist(480, 240, '#ccd4d4', 0.75, 2);
  scene.add(at(96, 690, 1, lampPost(scene, 380, { ...LOOK, lit: true })) + at(716, 660, 1, lampPost(scene, 290, { ...LOOK, lit: true })));
}

function pavement(scene: Scene): void {
  scene.add(`<rect y="636" width="800" height="370" fill="${scene.linear([[0, '#98a4ac'], [1, '#46566e']])}"/>`);
  cobbles(scene, 644, 1010, ['#8c9aa6', '#74849a', '#66768c', '#9caab0'], { lit: (x, y) => Math.max(0, 0.55 - Math.hypot(x - 96, (y - 700) * 2) / 420), glow: '#f6d8a0' });
  scene.dabs('M0 640H800V1000H0Z', 130, ['#b8c4c8', '#4f6078', '#dce4e0'], { length: 70, width: 4, box: [0, 650, 800, 1000] });
}

function puddle(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const pool = 'M96 880C90 826 240 800 400 802C570 800 724 830 716 884C708 940 560 962 400 960C240 962 104 936 96 880Z';
  scene.add(`<path d="${pool}" fill="${NIGHT}" opacity=".4" transform="translate(0 -5)"/>` + b.form(pool, '#a4b8c4', { dabs: 1.3, pale: '#e8eee8', edge: 1.2 }));
  scene.add(b.inside(pool, `<g opacity=".55">${b.form('M300 812H520L500 930H320Z', YELLOW, { dabs: 1.4 })}</g>`, b.halo(150, 880, 110, palette.lamp, 0.5, 50)));
  const ring = (q: number) => `M${400 - 260 * q} 880A${260 * q} ${66 * q} 0 0 0 ${400 + 260 * q} 880A${260 * q} ${66 * q} 0 0 0 ${400 - 260 * q} 880`;
  scene.add([0.45, 0.7, 0.95].map((q) => b.line(ring(q), '#f0f6f2', 6, { opacity: 0.75 }) + b.line(ring(q * 1.04), '#5f7890', 4, { opacity: 0.5 })).join(''));
}

function splash(scene: Scene, back: boolean): void {
  const b = brush(scene, 100, LOOK);
  const jets = times(back ? 11 : 9, (i) => {
    const t = (i / (back ? 10 : 8)) * 2 - 1;
    const [x, y] = [400 + t * 150, back ? 872 - (1 - t * t) * 24 : 884 + (1 - t * t) * 30];
    const tall = between(scene.r, 70, 130) * (back ? 1 : 0.62) * (0.7 + 0.5 * Math.abs(t));
    const lean = t * tall * 0.9;
    return b.form(`M${round1(x - 17)} ${round1(y)}Q${round1(x + lean * 0.2 - 5)} ${round1(y - tall * 0.6)} ${round1(x + lean)} ${round1(y - tall)}Q${round1(x + lean * 0.4 + 10)} ${round1(y - tall * 0.5)} ${round1(x + 17)} ${round1(y)}Z`, back ? '#b8ccd4' : '#d8e6e8', { dabs: 0.8, pale: '#ffffff', shade: '#6f90a8', grain: 1.4 }) + b.ball(x + lean * 1.12, y - tall * 1.1, 7, 8, '#e8f2f2', { dabs: 0 });
  });
  scene.add(jets.join(''));
}

function boot(b: Brush, x: number, y: number, turn: number): string {
  return b.put(x, y, 1, b.form('M-7 -16H6L7 -2C14 -1 17 4 16 7H-8Z', '#d8403c', { dabs: 0.8, pale: '#ff9a78' }) + b.line('M-8 7H16', '#6a1c2c', 2) + b.form('M-8 -18Q0 -15 7 -18V-13Q0 -10 -8 -13Z', '#f6dcc0', { dabs: 0 }), { turn });
}

function jumper(scene: Scene): void {
  const b = brush(scene, 400, LOOK);
  const coat = 'M-12 -66C-20 -50 -28 -36 -33 -24C-18 -15 18 -15 33 -24C28 -38 20 -52 12 -66Q0 -70 -12 -66Z';
  scene.add(at(404, 838, 1, b.done(
    b.form('M-16 -24C-26 -22 -26 -12 -18 -10L-10 -14L-6 -22Z', '#4a5a84', { dabs: 0.6 }), b.form('M14 -24C26 -24 28 -12 20 -8L12 -12L6 -22Z', '#4a5a84', { dabs: 0.6 }),
    boot(b, -17, -2, 14), boot(b, 18, 2, -12),
    sleeve(b, [[-10, -60], [-26, -66], [-40, -84]], mix(YELLOW, NIGHT, 0.06), '#f0c6a4', 12), sleeve(b, [[10, -60], [26, -64], [42, -78]], mix(YELLOW, NIGHT, 0.14), '#f0c6a4', 12),
    b.form(coat, YELLOW, { grain: 1.45, dabs: 1.2, pale: '#ffe88a', shade: '#b8702c' }),
    b.line('M1 -62C3 -46 2 -30 2 -19', '#b8782c', 1.4), [-54, -43, -32].map((y) => b.dot(6, y, 2, '#fff4d0')).join(''), b.form('M-22 -36H-10V-26H-23ZM12 -36H23L25 -26H13Z', '#e8a828', { dabs: 0.5 }),
    b.ball(0, -82, 19, 18.5, YELLOW, { pale: '#ffe88a' }), head(b, 0, -80, 14.5, { hair: '#8a4a34', style: 'short', eyes: 'closed' }),
    b.form('M-19 -84C-20 -106 20 -106 19 -84C10 -92 -10 -92 -19 -84Z', YELLOW, { pale: '#ffe88a', grain: 0.4 }), b.line('M-19 -84C-10 -92 10 -92 19 -84', '#b8782c', 1.6),
  ), { turn: -4 }));
}

export default picture({
  id: 'st066',
  motifs: ['people', 'rain', 'joy', 'motion'],
  words: {
    en: {
      title: 'Child jumping into a puddle',
      name: 'Child in a yellow raincoat jumping into a puddle',
      shows: 'A child in a yellow raincoat and red boots jumps with both arms up into a big puddle in a rainy street.',
      closer: 'Everything around is wet and grey-blue: cobbles, blurred house fronts with a few lit windows, two burning street lamps, slanting rain. Water flies up on all sides and rings run over the puddle, which mirrors the yellow coat. The child’s eyes are shut and it smiles under the hood. A red umbrella lies upside down at the right.',
    },
    fr: {
      title: 'L’enfant qui saute dans une flaque',
      name: 'Enfant en ciré jaune sautant dans une flaque',
      shows: 'Un enfant en ciré jaune et bottes rouges saute, les deux bras en l’air, dans une grande flaque, dans une rue pluvieuse.',
      closer: 'Tout autour est mouillé et gris-bleu : pavés, façades floues aux rares fenêtres éclairées, deux réverbères allumés, pluie oblique. L’eau jaillit de tous côtés et des cercles courent sur la flaque, où se reflète le jaune du ciré. L’enfant a les yeux fermés et sourit sous sa capuche. À droite, un parapluie rouge gît à l’envers.',
    },
  },
  paint: { under: [140, 140, 150], flow: 0 },
  draw(scene) {
    street(scene);
    pavement(scene);
    scene.shadow(690, 800, 110, 20, NIGHT, 0.6);
    scene.add(at(684, 772, 1, umbrellaBoat(scene, 150, { ...LOOK, colour: '#c8404a', sail: null }), { turn: 14 }));
    puddle(scene);
    splash(scene, true);
    jumper(scene);
    splash(scene, false);
    rain(scene, 190);
    times(60, () => scene.over(`<circle cx="${round1(400 + between(scene.r, -270, 270))}" cy="${round1(between(scene.r, 660, 880))}" r="${round1(between(scene.r, 1.5, 5))}" fill="${pick(scene.r, ['#ffffff', '#e4f0f4'])}" opacity=".85"/>`));
  },
});
