import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { head } from '../../src/shapes/faces.ts';
import { brush, cloud } from '../../src/shapes/index.ts';
import { hand, limb } from '../../src/shapes/limbs.ts';
import { motes } from '../../src/shapes/scenes/backdrops.ts';
import { tufts } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#4a2a5c';
const LOOK = { light: 1, night: NIGHT } as const;
const FEET: Point = [560, 430];

function seaAndSun(scene: Scene): void {
  scene.sky([[0, '#e8836a'], [0.12, '#f8b070'], [0.2, '#ffe2a0'], [0.24, '#fff2c8']]);
  scene.wisps(16, 10, 150, ['#ffd898', '#e07a70', '#fff0c0', '#c86a78'], 0.55);
  scene.add(at(150, 120, 1, cloud(scene, 210, { pale: '#ffe0a8', shade: '#d87a70' })));
  scene.glow(640, 170, 420, '#fffbe0', 1, 260);
  scene.add('<circle cx="640" cy="172" r="62" fill="#fffdf0"/>');
  const sea = 'M-10 196H810V290H-10Z';
  scene.add(`<path d="${sea}" fill="${scene.linear([[0, '#fbd494'], [1, '#c87a78']])}"/>`);
  scene.dabs(sea, 110, ['#fff4cc', '#e09a7c', '#b8688a', '#ffe2a0'], { length: 54, width: 4 });
}

function parapet(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const post = (x: number) => b.form(`M${x - 12} 334C${x - 20} 312 ${x - 4} 296 ${x - 10} 268H${x + 10}C${x + 4} 296 ${x + 20} 312 ${x + 12} 334Z`, '#b87868', { grain: 1.5, pale: '#ffe0a0' });
  times(20, (i) => scene.add(post(-4 + i * 43)));
  scene.add(b.form('M-10 246H810V272H-10Z', '#d09078', { dabs: 1.2, pale: '#fff0bc', edge: 1.4 }) + b.form('M-10 330H810V358H-10Z', '#a86c68', { dabs: 1.2, pale: '#f8c890' }));
}

/** Flagstones that run towards the eye from the wall. */
function flagstones(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const row = (i: number) => 356 + 660 * (i / 9) ** 1.5;
  const across = (x: number, y: number) => 560 + (x - 560) * ((y + 420) / 776);
  scene.add(`<path d="M-10 350H810V1010H-10Z" fill="#8a5a6c"/>`);
  times(9, (i) =>
    times(15, (k) => {
      const [top, low] = [row(i) + 2, row(i + 1) - 1];
      const left = -420 + k * 112 + (i % 2) * 56;
      const corners: Point[] = [[across(left, top), top], [across(left + 108, top), top], [across(left + 108, low), low], [across(left, low), low]];
      if (corners[1]![0] < -20 || corners[0]![0] > 820) return;
      const tone = mix(pick(scene.r, ['#e8a878', '#dc9a74', '#f0b884', '#d8907a']), '#a8687c', 0.35 * (i / 9));
      scene.add(
        b.form(polygon(corners.map(([x, y]): Point => [x + between(scene.r, -3, 3), y + between(scene.r, -2, 2)])), tone, { dabs: 0.8, grain: 0.1, pale: mix(tone, '#ffe8b0', 0.6), edge: 0.6 }),
      );
    }));
  tufts(scene, 22, 380, 980, ['#8a8a4c', '#c8b458', '#6a7048'], { height: 22 });
  scene.glow(600, 380, 420, '#fff0b8', 0.55, 150);
}

/** A place on the ground in the shadow: across from its middle line, and how far along, 0 the feet and 1 the crown. */
function fallen(across: number, along: number): Point {
  const t = along ** 1.06;
  const wide = across * (1 + 2.3 * along);
  return [FEET[0] - 236 * t + wide * 0.95, FEET[1] + 512 * t + wide * 0.3];
}

function kingShadow(scene: Scene): void {
  const spots = (list: Point[]) => list.map(([x, y]) => fallen(x, y));
  const robe: Point[] = [[-24, 0], [-32, 0.16], [-42, 0.34], [-48, 0.5], [-50, 0.57], [-42, 0.62], [-12, 0.645], [12, 0.645], [42, 0.62], [50, 0.57], [48, 0.5], [40, 0.34], [30, 0.16], [26, 0], [10,
    0.02], [4, 0.1], [-2, 0.1], [-8, 0.02]];
  const arm: Point[] = [[-34, 0.62], [-48, 0.5], [-70, 0.52], [-76, 0.66], [-66, 0.68], [-60, 0.58], [-44, 0.6]];
  const skull: Point[] = [[-11, 0.62], [-10, 0.68], [-20, 0.71], [-25, 0.77], [-24, 0.83], [-16, 0.88], [16, 0.88], [24, 0.83], [25, 0.77], [20, 0.71], [10, 0.68], [11, 0.62]];
  const crown: Point[] = [[-20, 0.855], [-31, 0.98], [-18, 0.925], [-14, 1.01], [-6, 0.93], [0, 1.03], [6, 0.93], [14, 1.01], [18, 0.925], [31, 0.98], [20, 0.855]];
  const sceptre: Point[] = [[-67, 0.5], [-71, 0.5], [-77, 0.96], [-72, 0.96]];
  const orb = fallen(-75, 0.97);
  const whole = smooth(spots(robe), true, 0.7) + smooth(spots(arm), true) + smooth(spots(skull), true) + polygon(spots(crown)) + polygon(spots(sceptre)) +
    `M${orb[0] - 30} ${orb[1]}a30 26 0 1 0 60 0a30 26 0 1 0 -60 0Z`;
  scene.add(`<path d="${whole}" fill="#3f2260" opacity=".35" ${scene.blur(9)}/><path d="${whole}" fill="#4a2868" opacity=".74" ${scene.blur(1)}/>`);
  scene.dabs(whole, 240, ['#5c3878', '#3a2058', '#7a4c84', '#4a2c70'], { length: 40, width: 5, angle: 2.2, box: [80, 420, 700, 1000] });
}

function emperorChild(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const skin = '#c98a64';
  const pyjama = '#7fb4b0';
  const slipper = (x: number) => b.form(`M${x - 14} 0C${x - 16} -12 ${x + 14} -12 ${x + 15} 0Q${x} 5 ${x - 14} 0Z`, '#c8503c', { dabs: 0.4 });
  const stripes = b.line('M-22 -104H22M-24 -88H24M-25 -72H25M-26 -56H26', '#e8f0d8', 5, { opacity: 0.8 });
  scene.add(
    at(FEET[0], FEET[1] + 4, 1.12,
      [b.form('M-26 -116C-50 -80 -58 -40 -56 -16C-30 -8 34 -8 58 -20C56 -50 46 -86 26 -116Z', '#b8343c', { grain: 1.4, pale: '#ff9a68' }),
        b.form('M-22 -60H-2L-4 -6H-22ZM2 -60H24L22 -6H5Z', mix(pyjama, NIGHT, 0.15), { grain: 1.5, pale: '#ffe8b0' }), slipper(-14), slipper(15),
        b.form('M-22 -118C-28 -90 -28 -70 -27 -48H28C28 -70 28 -92 22 -118Z', pyjama, { grain: 1.4, pale: '#ffe8b0' }), stripes,
        limb(b, [[20, -108], [40, -86], [24, -68]], [20, 18, 15], mix(pyjama, NIGHT, 0.1), { pale: '#ffe8b0' }), at(20, -66, 0.55, hand(b, 'fist', skin), { turn: -70 }),
        limb(b, [[-20, -108], [-42, -102], [-54, -126]], [20, 18, 15], pyjama),
        b.line('M-57 -118L-62 -176', '#8a5a3c', 6) + b.form('M-72 -176C-74 -202 -52 -202 -53 -177C-56 -168 -68 -168 -72 -176Z', '#b8845a', { dabs: 0.5 }), at(-56, -134, 0.6, hand(b, 'fist', skin)),
        b.form('M-24 -118C-12 -106 12 -106 24 -118L18 -124H-18Z', '#8c2430', { dabs: 0.4 }), head(b, 0, -150, 32, { skin, hair: '#3a2430', style: 'short', eyes: 'dots' }),
        b.form('M-40 -166C-20 -160 20 -160 42 -168L30 -184L4 -212L-22 -186Z', '#f4e8cc', { grain: 0.5, pale: '#fffbe8' }), b.line('M4 -211L6 -163M-22 -186Q4 -176 30 -184', '#b89878', 2.4)].join('')),
  );
}

function pigeon(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<path d="M196 474C150 500 110 528 64 548C50 560 78 566 96 552C140 530 180 504 214 480Z" fill="#4a2868" opacity=".6"/>`);
  scene.add(
    b.line('M204 470L200 484M214 470L212 484', '#c8605c', 3) +
      b.form('M166 452C176 436 204 432 224 446C230 436 232 424 242 422C252 424 254 434 262 438L252 442C250 462 232 474 206 474C190 474 176 462 150 464Z', '#8a7a98', {
        dabs: 1,
        grain: 0.3,
        pale: '#ffd8a8',
      }),
  );
  scene.add(b.form('M170 452C186 440 210 444 220 456C206 468 184 466 170 452Z', '#6a5a80', { dabs: 0.6 }) + b.dot(245, 431, 2.6, '#fff0c0'));
}

export default picture({
  id: 'st131',
  motifs: ['abstract', 'double', 'power', 'evening'],
  words: {
    en: {
      title: 'Shadow longer than its owner',
      name: 'A small child casting the long shadow of a king',
      shows: 'A child with a paper hat, a red cape and a wooden spoon stands on a terrace by the sea at sundown. Its shadow reaches across the whole pavement and has a crown and a sceptre.',
      closer:
        'The sun sits on the water just behind the child, and everything is apricot and rose. The child wears striped pyjamas and red slippers and holds the spoon up, one hand on the hip. The violet shadow runs over the flagstones to the lower edge, broad and long, with a five-pointed crown where the paper hat should be. A pigeon walks at the left with a long thin shadow of its own. Grass grows between the stones.',
    },
    fr: {
      title: 'L’ombre plus longue que son maître',
      name: 'Un petit enfant à la longue ombre de roi',
      shows:
        'Un enfant au chapeau de papier, à la cape rouge et à la cuillère de bois se tient sur une terrasse au bord de la mer, au coucher du soleil. Son ombre traverse tout le dallage et porte couronne et sceptre.',
      closer:
        'Le soleil est posé sur l’eau juste derrière l’enfant, et tout est abricot et rose. L’enfant porte un pyjama rayé et des pantoufles rouges et lève la cuillère, une main sur la hanche. L’ombre violette court sur les dalles jusqu’au bord inférieur, large et longue, avec une couronne à cinq pointes là où devrait être le chapeau de papier. À gauche marche un pigeon, avec sa propre ombre, longue et mince. De l’herbe pousse entre les pierres.',
    },
  },
  paint: { under: [220, 140, 100], flow: 0.1 },
  draw(scene) {
    seaAndSun(scene);
    parapet(scene);
    flagstones(scene);
    kingShadow(scene);
    pigeon(scene);
    emperorChild(scene);
    scene.add(`<path d="M-10 800V1010H810V930C560 990 240 960 -10 800Z" fill="${scene.linear([[0, lighten(NIGHT, 0.02), 0], [1, NIGHT, 0.4]])}"/>`);
    motes(scene, [300, 220, 800, 700], 46);
  },
});
