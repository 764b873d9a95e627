import { between, fractal, pick, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, blob, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, catConductor, cloud, crescent, lanternPost, pocketWatch, star } from '../../src/shapes/index.ts';
import { rollingBed, starTrack } from '../../src/shapes/scenes/dreamTrain.ts';
import { starsBehind } from '../../src/shapes/scenes/stars.ts';

const NIGHT = '#240c38';
/** The height of the rails at x: they come from the lower left and climb to the right. */
const railAt = (x: number): number => 700 - 0.36 * x - 0.00022 * x * x;
const TRACK: Point[] = times(34, (i): Point => [-40 + i * 26, railAt(-40 + i * 26)]);

/** Where the train, the moon or the cat stand before the stars. */
function covered(x: number, y: number): boolean {
  const train = y > railAt(x) - 140 && y < railAt(x) + 30;
  return train || Math.hypot(x - 150, y - 150) < 76 || (x > 470 && y > 580);
}

function heavens(scene: Scene): void {
  scene.sky([[0, '#220a34'], [0.3, '#4a1450'], [0.6, '#8c2c6c'], [0.82, '#d0607c'], [1, '#f0a088']]);
  const band = times(260, () => {
    const t = scene.r();
    const x = t * 900 - 50;
    const y = 560 - t * 560 + 90 * fractal(scene.noise, x / 260, 3, 3) + between(scene.r, -1, 1) * between(scene.r, 10, 130);
    return blob(
      scene.r, x, y, between(scene.r, 14, 60), between(scene.r, 6, 20),
      pick(scene.r, ['#b84a8c', '#7a2470', '#e07a9c', '#5a1860', '#f0a8b4', '#3a1048']),
      { points: 8, wobble: 0.3, extra: `opacity="${round1(between(scene.r, 0.2, 0.55))}" transform="rotate(-32 ${round1(x)} ${round1(y)})"` },
    );
  });
  scene.add(`<g ${scene.blur(3)}>${band.join('')}</g>`);
  scene.wisps(14, 40, 600, ['#6a1c64', '#a03a80', '#340f48', '#c85a90'], 0.45);
  starsBehind(scene, 230, 700, covered, { colour: '#fff0e4', largest: 2.8 });
  times(12, () => scene.spark(between(scene.r, 20, 780), between(scene.r, 20, 460), { radius: 2.6, reach: 24, glow: '#ffd0dc' }));
  scene.glow(150, 150, 210, '#ffe6b0', 0.5);
  scene.add(at(150, 150, 1, crescent(scene, 130, { night: NIGHT }), { turn: -20 }));
}

function train(scene: Scene): void {
  scene.add(starTrack(scene, TRACK, [13, 7]));
  const looks = [
    { hair: '#d89048', quilt: ['#3f7f98', '#f3e0bc', '#6fb0b0', '#e9b45c'], engine: false },
    { hair: '#3a2430', quilt: ['#c8504a', '#f3e0bc', '#e9b45c', '#d98a6a'], engine: false },
    { hair: '#e6d6b4', quilt: ['#7a5aa6', '#f3e0bc', '#c88ac0', '#4f6ab8'], engine: true },
  ];
  const places: [x: number, size: number][] = [[182, 160], [426, 138], [650, 118]];
  places.forEach(([x, size], i) => {
    const slope = Math.atan2(railAt(x + 40) - railAt(x - 40), 80) * 57.3;
    scene.glow(x, railAt(x) - size * 0.4, size * 1.1, '#ffc890', 0.34);
    scene.add(at(x, railAt(x) + 2, 1, rollingBed(scene, size, { ...looks[i]!, light: -1, night: NIGHT }), { turn: slope }));
  });
}

function clouds(scene: Scene): void {
  const heaps: [number, number, number, string, string, number][] = [
    [90, 830, 420, '#f6b4a4', '#a03a78', 0.9], [330, 860, 380, '#f0a0a0', '#8c2c70', 0.95], [740, 780, 320, '#e890a0', '#8c2c70', 0.85],
    [120, 960, 520, '#fbc8ac', '#b04a7c', 1], [620, 980, 620, '#fdd2b0', '#a83f78', 1],
  ];
  heaps.forEach(([x, y, w, pale, shade, opacity]) => scene.add(at(x, y, 1, cloud(scene, w, { tall: 0.3, pale, shade, light: -1 }), { opacity })));
}

/** Turns the eyes of the cat, whose feet are at x, y, towards its watch. */
function glance(scene: Scene, x: number, y: number, size: number): void {
  const unit = size / 100;
  [-7.4, 7.4].forEach((side) => {
    const [cx, cy] = [x + side * unit, y - 67.4 * unit];
    const eye = `<ellipse cx="${round1(cx)}" cy="${round1(cy)}" rx="${round1(3.8 * unit)}" ry="${round1(4.4 * unit)}" fill="#ffd27a"/>`;
    const pupil = `<ellipse cx="${round1(cx + 1.8 * unit)}" cy="${round1(cy + 0.9 * unit)}" rx="${round1(1.7 * unit)}" ry="${round1(3.2 * unit)}" fill="#15142a"/>`;
    scene.add(`${eye}${pupil}<circle cx="${round1(cx + 0.9 * unit)}" cy="${round1(cy - 1.4 * unit)}" r="${round1(0.9 * unit)}" fill="#fffbe6"/>`);
  });
}

function platform(scene: Scene): void {
  scene.shadow(570, 936, 130, 18, NIGHT, 0.5);
  scene.add(at(568, 938, 1, catConductor(scene, 380, { coat: '#3a3050', uniform: '#2f4f9c', light: -1, night: NIGHT, eye: '#ffd27a' })));
  glance(scene, 568, 938, 380);
  scene.add(at(702, 812, 1, pocketWatch(scene, 205, { light: -1, night: NIGHT })));
  scene.add(brush(scene, 100, { light: -1, night: NIGHT }).ball(688, 814, 21, 18, '#3a3050', { dabs: 0.5 }));
  scene.glow(728, 790, 130, palette.lamp, 0.4);
  scene.add(at(260, 950, 1, lanternPost(scene, 250, { light: -1, night: NIGHT })));
  scene.glow(310, 760, 120, palette.lamp, 0.5);
  scene.add(at(330, 1010, 1, cloud(scene, 460, { tall: 0.24, pale: '#ffe0bc', shade: '#c05a84', light: -1 })));
  scene.add(at(720, 1020, 1, cloud(scene, 380, { tall: 0.24, pale: '#ffe0bc', shade: '#b85080', light: -1 })));
  scene.add(at(40, 1016, 1, cloud(scene, 300, { tall: 0.26, pale: '#ffdcb8', shade: '#b85080', light: -1 })));
  ([[430, 250, 40], [640, 90, 34], [330, 90, 26], [90, 360, 28]] as const).forEach(([x, y, size]) =>
    scene.add(at(x, y, 1, star(scene, size, { glow: 2.4 }), { turn: between(scene.r, -20, 20) }))
  );
}

export default picture({
  id: 'wm23',
  motifs: ['sleep', 'stars', 'journey', 'time'],
  words: {
    en: {
      title: 'The Night Train of Beds',
      name: 'Train of brass beds in the sky, cat with a watch',
      shows: 'A train of brass beds rolls across the stars; a cat in uniform checks a big pocket watch.',
      closer:
        'The night sky is plum and magenta, with a band of pink star clouds, a crescent moon and four large golden stars. Three beds on wheels climb the glowing rails from left to right, a sleeper in each, under blue, red and violet quilts; the bed in front has a smoking funnel and a lamp. Below, on rosy clouds, stands the black cat in a blue uniform with gold buttons and a cap. The hands of its watch stand at five to twelve, and a lantern burns on a wooden post to the left.',
    },
    fr: {
      title: 'Le Train de nuit des lits',
      name: 'Train de lits de laiton au ciel, chat à la montre',
      shows: 'Un train de lits de laiton roule à travers les étoiles ; un chat en uniforme consulte une grosse montre à gousset.',
      closer:
        'Le ciel nocturne est prune et magenta, traversé d’une bande de nuées roses, avec un croissant de lune et quatre grandes étoiles dorées. Trois lits à roues gravissent les rails lumineux de gauche à droite ; dans chacun, quelqu’un dort sous une courtepointe bleue, rouge ou violette ; le lit de tête porte une cheminée qui fume et une lampe. En bas, sur des nuages rosés, se tient le chat noir, en uniforme bleu à boutons d’or et casquette. Les aiguilles de sa montre marquent douze heures moins cinq ; à gauche, une lanterne brûle sur un poteau.',
    },
  },
  paint: { under: [150, 60, 100], flow: -0.5 },
  draw(scene) {
    heavens(scene);
    train(scene);
    clouds(scene);
    platform(scene);
    TRACK.forEach(([x, y]) => scene.spark(x, y + between(scene.r, 4, 30), { radius: between(scene.r, 0.9, 1.9), reach: 12, glow: palette.lamp }));
  },
});
