import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, grass, oval, rectangle, sparrow, type Brush } from '../../src/shapes/index.ts';
import { washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#1c3a4c';
const LEATHER = '#b8713a';
const FAR: Point = [150, 430];

function station(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  washed(scene, [-10, 470], '#3f9aa4', '#fbe2a8', { strokes: 300, grain: 0.08 });
  scene.glow(150, 400, 420, '#fff3c0', 0.9, 260);
  scene.wisps(12, 30, 300, ['#8fd0c8', '#f6ecc8', '#5fb0b4'], 0.55);
  const hills = scene.ridge(424, 26, 2, 4);
  scene.hill(hills, '#7fb0a4', '#5a9490', { rim: '#fff0c0', rimWidth: 3, dabs: 60, shadow: 0.05 });
  const ballast = polygon([[FAR[0] - 40, 450], [FAR[0] + 20, 450], [190, 1010], [-400, 1010]]);
  scene.add(b.form(ballast, '#8a7a6c', { pale: '#e0c89c' }));
  times(13, (i) => {
    const t = (i / 12) ** 2;
    const y = 456 + t * 540;
    scene.add(b.line(`M${FAR[0] - 34 - t * 330} ${y}H${FAR[0] + 12 + t * 20}`, '#5a4440', 4 + t * 22));
  });
  scene.add(b.line('M120 450L-190 1010M160 450L96 1010', '#3f4a54', 9) + b.line('M120 450L-186 1010M160 450L100 1010', '#fff0c0', 3, { opacity: 0.8 }));
  const floor = polygon([[176, 452], [810, 470], [810, 1010], [200, 1010]]);
  scene.add(b.form(floor, '#d8b98c', { pale: '#fff0cc', shade: '#8a7a78', dabs: 1.5 }) + b.form(polygon([[176, 452], [200, 1010], [150, 1010], [166, 452]]), '#7a6a68', { grain: 1.5 }));
  scene.add(b.line('M190 452L280 1010', '#fff6dc', 14, { opacity: 0.8 }) + b.line('M230 500H810M214 570H810M240 680H810M250 840H810', '#a08a70', 4, { opacity: 0.5 }));
  [[300, 0.42], [460, 0.66], [690, 1]].forEach(([x, q]) => {
    const foot = 440 + q! * 110;
    scene.add(b.form(rectangle(x! - 12 * q!, -10, 24 * q!, foot), '#256a74', { grain: 1.5, pale: '#9cd8c8' }) + b.form(rectangle(x! - 24 * q!, foot - 40 * q!, 48 * q!, 40 * q!), '#1f5864') + b.line(`M${x! - 90 * q!} ${20}Q${x!} ${40} ${x!} ${150 * q!}Q${x!} 40 ${x! + 90 * q!} 20`, '#256a74', 9 * q!));
  });
  scene.add(b.form(polygon([[220, -10], [810, -10], [810, 46], [560, 30]]), '#1f5864', { pale: '#8cc8bc' }));
}

/** What the stickers show, each inside a shape of its own round 0,0. */
const STICKERS: ((b: Brush) => string)[] = [
  (b) => b.ball(0, 0, 56, 56, '#f2c04c', { dabs: 0.6 }) + b.inside(oval(0, 0, 50, 50), b.flat('M-60 10H60V60H-60Z', '#2f7fa4'), b.dot(0, 8, 24, '#e0503c'), b.line('M-40 26q10 -8 20 0t20 0t20 0', '#fff0d0', 4)),
  (b) => b.form('M-66 46L0 -56L66 46Z', '#eef0e4', { dabs: 0.6 }) + b.form('M-48 38L-4 -32L18 6L28 -6L50 38Z', '#4f86a8', { dabs: 0.6 }) + b.flat('M-4 -32L-18 -10L-4 -4L8 -12Z', '#ffffff'),
  (b) => b.form(rectangle(-52, -42, 104, 84), '#e8643c', { dabs: 0.6 }) + b.line('M2 34C8 10 4 -8 0 -18', '#5a3420', 7) + b.line('M0 -18C-20 -34 -34 -22 -38 -10M0 -18C-10 -36 6 -38 16 -34M0 -18C22 -30 34 -16 36 -4', '#2f6a4c', 8) + b.dot(34, -28, 9, '#ffe08c'),
  (b) => b.ball(0, 0, 60, 42, '#f6e9cf', { dabs: 0.6 }) + b.form('M-34 10H34L22 28H-22Z', '#b8343c', { dabs: 0.4 }) + b.flat('M-2 6V-30L30 2Z', '#2f5f8c') + b.flat('M-6 6V-24L-28 4Z', '#4f86a8'),
  (b) => b.form('M0 -52L15 -17L52 -14L24 10L33 46L0 26L-33 46L-24 10L-52 -14L-15 -17Z', '#f6d060', { dabs: 0.6 }) + b.dot(0, 0, 12, '#c8443c'),
  (b) => b.form(rectangle(-40, -54, 80, 108), '#4f9a8c', { dabs: 0.6 }) + b.form('M-14 40L-8 -22H8L14 40Z', '#f8ecd2', { dabs: 0.4 }) + b.line('M-11 12H11M-9 -8H9', '#c8343c', 9) + b.flat('M-10 -22L0 -38L10 -22Z', '#c8343c') + b.line('M12 -28L36 -36M12 -26L36 -18', '#fff0b4', 4),
  (b) => b.ball(0, 0, 48, 48, '#7a5a94', { dabs: 0.6 }) + b.line('M0 -30V30M-20 -12H20M-30 10C-26 32 26 32 30 10', '#f6e6cc', 8) + b.line(oval(0, -34, 7, 7), '#f6e6cc', 5),
  (b) => b.form('M0 40C-60 0 -50 -44 -20 -42C-8 -42 0 -30 0 -24C0 -30 8 -42 20 -42C50 -44 60 0 0 40Z', '#d8404c', { dabs: 0.6 }),
  (b) => b.form(rectangle(-58, -36, 116, 72), '#dfe8e0', { dabs: 0.6 }) + b.form('M-46 22V-6H-30V-20H-14V-6H14V-20H30V-6H46V22Z', '#c07a4c', { dabs: 0.4 }) + b.flat('M-8 22V6A8 8 0 0 1 8 6V22Z', '#5a3428'),
];

function suitcase(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#3a1c20' });
  scene.add(`<path d="M700 880L810 860V930L520 940Z" fill="${NIGHT}" opacity=".5" ${scene.blur(14)}/>`);
  scene.shadow(480, 908, 330, 34, NIGHT, 0.7);
  scene.add(b.form('M706 510L752 492V870L706 902Z', mix(LEATHER, '#3a1c20', 0.55), { grain: 1.5 }) + b.form('M200 510L250 490H752L706 512Z', mix(LEATHER, '#ffd9a0', 0.35)));
  scene.add(b.line('M376 506C370 420 560 420 552 506', '#5a2c20', 26) + b.line('M384 500C384 440 544 440 544 498', '#c88a54', 7));
  scene.add(b.form(rectangle(200, 508, 508, 394), LEATHER, { pale: '#e8a860', shade: '#6a3424', dabs: 1.4, edge: 1.6 }));
  scene.add(b.line('M214 522H694V888H214Z', '#f2cf94', 4, { dash: '12 9', opacity: 0.75 }));
  const spots: [number, number, number, number][] = [[288, 596, -12, 1], [412, 578, 6, 0.94], [548, 590, -6, 1], [640, 646, 14, 0.92], [276, 730, 10, 1], [396, 716, -8, 1], [524, 728, 8, 1.02], [640, 790, -14, 1], [400, 838, 4, 0.88]];
  spots.forEach(([x, y, turn, scale], i) => scene.add(scene.shadowShape(x + 4, y + 8, 62, 54, '#3a1c20', 0.4) + at(x, y, scale, STICKERS[i]!(b), { turn })));
  scene.add(b.form('M250 800L330 812L316 868L240 850Z', '#f2e0bc', { dabs: 0.6 }) + b.form('M316 868L330 812L300 836Z', '#c8a878', { dabs: 0 }));
  [[200, 508, 1, 1], [708, 508, -1, 1], [200, 902, 1, -1], [708, 902, -1, -1]].forEach(([x, y, sx, sy]) => scene.add(b.form(`M${x} ${y}L${x! + 62 * sx!} ${y}Q${x! + 46 * sx!} ${y! + 46 * sy!} ${x} ${y! + 62 * sy!}Z`, '#7a3c28', { pale: '#d89a60' })));
  [320, 586].forEach((x) => scene.add(b.form(rectangle(x - 18, 500, 36, 34), '#d8b060', { pale: '#fff3c4', dabs: 0.6 }) + b.dot(x, 520, 5, '#5a3420')));
}

export default picture({
  id: 'st013',
  motifs: ['object', 'travel', 'memory', 'old'],
  words: {
    en: {
      title: 'Suitcase covered in stickers',
      name: 'Old suitcase covered in stickers on a platform',
      shows: 'An old leather suitcase covered with picture stickers stands alone on an empty railway platform; a sparrow sits on its handle.',
      closer: 'Low sun from the left gilds the rails, the pale platform and the brown leather under a turquoise sky. The stickers show a red sun over the sea, a snowy peak, a palm, a sailing boat, a yellow star, a lighthouse, an anchor, a red heart and a castle; one blank scrap is peeling off. The tracks run away to low hills, past three green iron posts.',
    },
    fr: {
      title: 'La valise couverte d’autocollants',
      name: 'Vieille valise à autocollants sur un quai',
      shows: 'Une vieille valise de cuir couverte d’images collées se tient seule sur un quai de gare vide ; un moineau est perché sur la poignée.',
      closer: 'Un soleil bas, à gauche, dore les rails, le quai clair et le cuir brun sous un ciel turquoise. Les images montrent un soleil rouge sur la mer, un pic enneigé, un palmier, un voilier, une étoile jaune, un phare, une ancre, un cœur rouge et un château ; un bout de papier vierge se décolle. Les voies filent vers des collines basses, le long de trois poteaux de fer vert.',
    },
  },
  paint: { under: [180, 150, 110], flow: 0.2 },
  draw(scene) {
    station(scene);
    suitcase(scene);
    scene.add(at(470, 452, 1, sparrow(scene, 86, { light: -1, night: NIGHT })));
    scene.add(at(60, 1014, 1, grass(scene, 260, { count: 46, height: 74, colours: ['#2c5c54', '#4f7f5c', '#a9b068'], wind: 0.2 })));
  },
});
