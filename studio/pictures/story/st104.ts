import { between, pick, times } from '../../src/core/chance.ts';
import { at, polygon, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, snowMound } from '../../src/shapes/index.ts';
import { snowfall } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#2a4a78';
const LOOK = { light: 1, night: NIGHT } as const;

function sky(scene: Scene): void {
  scene.sky([[0, '#4f9cb4'], [0.2, '#8cc8cc'], [0.4, '#d8ece0'], [0.5, '#fbf0dc']]);
  scene.glow(640, 330, 400, '#fffbe4', 0.95, 300);
  scene.add('<circle cx="640" cy="316" r="44" fill="#fffef4"/><circle cx="640" cy="316" r="120" fill="none" stroke="#fffbe8" stroke-width="9" opacity=".5"/>');
  scene.wisps(24, 30, 380, ['#b8dcdc', '#f4f4e4', '#6fb0c0', '#ffffff'], 0.5);
}

/** A mountain of ice: a lit and a shaded side, with ribs. */
function peak(scene: Scene, x: number, top: number, foot: number, wide: number, lit: string, shade: string): void {
  const on = (dx: number, dy: number): Point => [x + wide * dx, top + (foot - top) * dy];
  const left: Point[] = [on(0, 0), on(-0.07, 0.16), on(-0.12, 0.14), on(-0.2, 0.34), on(-0.26, 0.36), on(-0.36, 0.58), on(-0.44, 0.56), on(-0.62, 1)];
  const right: Point[] = [on(0.6, 1), on(0.42, 0.62), on(0.35, 0.64), on(0.24, 0.38), on(0.18, 0.4), on(0.08, 0.12)];
  const ridge: Point[] = [on(0, 0), on(0.04, 0.22), on(-0.03, 0.4), on(0.03, 0.58), on(-0.07, 0.74), on(0.04, 1)];
  const b = brush(scene, 100, LOOK);
  scene.add(b.form(polygon([...left, ...right]), lit, { dabs: 1.4, grain: 1, edge: 0.6 }));
  scene.add(b.form(polygon([...left, ...[...ridge].reverse().slice(0, -1)]), shade, { dabs: 1.5, grain: -0.9, edge: 0.4 }));
  const ribs = times(9, () => { const t = between(scene.r, 0.25, 0.8); const rx = x + between(scene.r, 0.05, 0.4) * wide * t; const ry = top + t * (foot - top); return b.line(`M${round1(rx)} ${round1(ry)}l${round1(wide * 0.07)} ${round1((foot - top) * 0.13)}`, shade, 7, { opacity: 0.45 }); });
  scene.add(ribs.join(''));
}

function inland(scene: Scene): void {
  peak(scene, 150, 330, 560, 420, '#e4f2ee', '#8cbccc');
  peak(scene, 740, 360, 560, 360, '#eef6ee', '#9cc8d0');
  peak(scene, 420, 230, 570, 560, '#fbfbf0', '#7cb0cc');
  scene.mist(520, 100, '#f8fbf0', 0.85, 2);
  const far = scene.ridge(560, 14, 2, 5);
  scene.hill(far, '#eef6f2', '#b4d6e0', { rim: '#ffffff', rimWidth: 4, dabs: 150, dabLength: 70, depth: 200, shadow: 0.05, dabColours: ['#ffffff', '#c4e0e6', '#a4ccdc', '#e4f2ee'] });
  const near = scene.ridge(690, 26, 1.3, 8);
  scene.hill(near, '#f8fbf6', '#86b4d4', { rim: '#fffef4', rimWidth: 6, dabs: 420, dabLength: 66, depth: 330, shadow: 0.08, dabColours: ['#ffffff', '#cfe4ea', '#a8cade', '#e8f2f0', '#90bada'] });
  times(26, () => { const y = between(scene.r, 720, 980); scene.add(`<path d="M${round1(between(scene.r, -40, 700))} ${round1(y)}q90 ${round1(-12 - (y - 700) * 0.04)} 200 4" stroke="${pick(scene.r, ['#9cc4dc', '#ffffff', '#b8d8e4'])}" stroke-width="7" fill="none" stroke-linecap="round" opacity=".6"/>`); });
}

function track(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  times(9, (i) => {
    const t = i / 8;
    const [x, y, k] = [372 - 300 * t ** 1.15 + (i % 2 ? 30 : -30) * (0.5 + t * 0.6), 884 + 112 * t, 1 + t * 0.8];
    const toes = 'M0 6L-16 -16M0 6L0 -22M0 6L16 -16';
    const print = at(0, 4, 1, b.line(toes, '#ffffff', 11, { opacity: 0.55 })) + b.flat(oval(0, 8, 13, 11), '#4a86b8') + b.line(toes, '#4a86b8', 10);
    scene.add(at(x, y, k, `<g transform="scale(1 .6) rotate(38)">${print}</g>`));
  });
}

function penguin(scene: Scene): void {
  const b = brush(scene, 400, { light: 1, night: '#141c3c' });
  scene.add(`<path d="M420 868C360 860 180 900 60 948C20 968 40 984 100 972C220 940 360 900 440 884Z" fill="${NIGHT}" opacity=".42" ${scene.blur(5)}/>`);
  const dark = { grain: 1.4, dabs: 1.4, pale: '#6f88b0', shade: '#141c3c', edge: 1.3 };
  scene.add(at(416, 868, 1, b.done(
    b.form('M-24 0C-30 -6 -16 -10 -6 -6L-4 0Z', '#e89038', { dabs: 0.6 }), b.form('M8 -8C20 -12 30 -8 28 -2L10 -2Z', '#d07c30', { dabs: 0.5 }),
    b.form('M-30 -30C-34 -10 -20 -3 0 -3C22 -3 34 -12 32 -34C30 -58 20 -74 2 -76C-18 -74 -28 -54 -30 -30Z', '#f4f4ec', { dabs: 1 }),
    b.form('M-27 -34C-30 -12 -16 -4 -3 -4C14 -4 25 -14 24 -38C22 -62 14 -76 0 -78C-16 -76 -24 -58 -27 -34Z', '#2f3a5c', dark),
    b.form('M-6 -8L0 6L6 -8Z', '#26304f', dark),
    b.form('M-22 -60C-34 -52 -44 -38 -46 -24C-38 -24 -26 -36 -20 -46Z', '#2a3454', { ...dark, grain: 0.9 }), b.form('M20 -60C32 -54 44 -44 50 -32C42 -28 28 -38 20 -46Z', '#3a4668', { ...dark, grain: -0.6 }),
    b.form('M-14 -74C-18 -96 -4 -104 6 -102C18 -100 22 -90 18 -78C12 -68 -10 -66 -14 -74Z', '#2a3454', dark),
    b.form('M6 -80C10 -86 17 -84 18 -78C16 -70 8 -68 4 -70Z', '#f2b040', { dabs: 0.6, pale: '#ffe090' }),
    b.form('M17 -92C26 -92 32 -88 34 -84C28 -84 22 -84 18 -84Z', '#3a3444', { dabs: 0 }), b.line('M20 -86L32 -85', '#e89038', 1.4), b.dot(12, -90, 1.8, '#0f1430'), b.dot(12.6, -90.700, 0.6, '#ffffff'),
    b.line('M24 -38C24 -52 20 -62 14 -68', '#a8c4dc', 1.6, { opacity: 0.8 }),
  )));
  scene.add(brush(scene, 100).flat(oval(404, 872, 90, 8), '#6fa4cc', 0.4));
}

export default picture({
  id: 'st104',
  motifs: ['animal', 'cold', 'lonely', 'stubborn'],
  words: {
    en: {
      title: 'Lone penguin walking inland',
      name: 'Penguin walking alone over the snow',
      shows: 'A single penguin, seen from behind, walks across a wide plain of snow towards high mountains of ice.',
      closer: 'Cold clear light: pale turquoise sky, a low white sun with a ring around it, blue shadows. The penguin fills the middle, flippers spread, orange feet in the snow, head turned a little to the right so that its yellow cheek shows. Its track of three-toed prints comes from the lower left and its shadow reaches far to the left. There is no other animal, no sea and no shelter in sight.',
    },
    fr: {
      title: 'Le manchot qui s’éloigne de la mer',
      name: 'Manchot marchant seul sur la neige',
      shows: 'Un seul manchot, vu de dos, traverse une vaste plaine de neige vers de hautes montagnes de glace.',
      closer: 'Lumière froide et claire : ciel turquoise pâle, soleil blanc et bas cerclé d’un anneau, ombres bleues. Le manchot occupe le milieu, ailerons écartés, pattes orange dans la neige, la tête un peu tournée à droite, si bien qu’on voit sa joue jaune. Ses traces à trois doigts viennent d’en bas à gauche, et son ombre s’étire loin vers la gauche. Aucun autre animal, ni mer ni abri en vue.',
    },
  },
  paint: { under: [170, 190, 200], flow: 0 },
  draw(scene) {
    sky(scene);
    inland(scene);
    penguin(scene);
    track(scene);
    const drifts: [number, number, number][] = [[720, 1010, 420], [60, 1016, 240]];
    drifts.forEach(([x, y, size]) => scene.add(at(x, y, 1, snowMound(scene, size, { light: 1, shade: '#86b4d4', tall: 0.24 }))));
    snowfall(scene, 70, { largest: 3 });
  },
});
