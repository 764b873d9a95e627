import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Hair, type HeadLook, personHead } from '../../src/shapes/figureHeads.ts';
import { hand, limb } from '../../src/shapes/figures.ts';
import { type Brush, brush } from '../../src/shapes/index.ts';

const NIGHT = '#3f3458';
const LOOK = { light: 1, night: NIGHT } as const;
const SKINS = ['#f2cba8', '#e4b088', '#c48c62', '#9a6644', '#74482f', '#f0c09c'];
const CLOTH = ['#b8683c', '#8a8c5c', '#d0a050', '#6f7a86', '#a8887c', '#7a5a50', '#c8b08c', '#56707a', '#94584c', '#e0c898'];
const HAIRS: Hair[] = ['short', 'long', 'curls', 'ring', 'bob', 'crop', 'afro', 'bun', 'tail', 'locs', 'plaits', 'scarf', 'short', 'curls', 'spiky'];

/** Slabs of the square, seen from a roof. */
function square(scene: Scene): void {
  scene.sky([[0, '#e8cfa0'], [1, '#c09a70']]);
  const edge = (i: number) => 8 + 52 * i ** 1.28;
  times(14, (row) => {
    const [top, low] = [edge(row), edge(row + 1)];
    times(15, (i) => {
      const [u, v] = [(i - 7.5 + (row % 2) * 0.5) / 7, (i - 6.5 + (row % 2) * 0.5) / 7];
      const wide = (y: number) => 520 + y * 0.5;
      if (400 + v * wide(low) < 4 || 400 + u * wide(low) > 790 || top > 990) return;
      const slab = polygon([[400 + u * wide(top), top], [400 + v * wide(top), top], [400 + v * wide(low), low - 3], [400 + u * wide(low) + 3, low - 3]]);
      scene.add(brush(scene, 100, LOOK).form(slab, pick(scene.r, ['#e6cb98', '#dcbc8a', '#e8d2a8', '#d4b080']), { dabs: 0.25, grain: 0, edge: 0.5 }));
    });
  });
}

type Gesture = 'none' | 'point' | 'shade' | 'both' | 'mouth';

function arms(b: Brush, gesture: Gesture, cloth: string, skin: string): string {
  const sleeve = (joints: [Point, Point, Point], turn: number, thumb = -1) => hand(b, joints[2], turn, skin, { size: 1.3, thumb }) + limb(b, joints, [9, 8, 6.5], cloth);
  if (gesture === 'point') {
    return sleeve([[12, 10], [20, 2], [25, -16]], -78);
  }
  if (gesture === 'shade') {
    return sleeve([[12, 11], [23, 6], [11, -11]], -160, 1);
  }
  if (gesture === 'both') {
    return (sleeve([[12, 10], [20, 2], [17, -16]], -95) + sleeve([[-12, 10], [-20, 2], [-17, -16]], -85, 1));
  }
  if (gesture === 'mouth') {
    return sleeve([[12, 12], [15, 20], [5, 8]], -150, 1);
  }
  return [1, -1].map((side) =>
    hand(b, [11 * side, 31], 90, skin, { thumb: side }) + limb(b, [[12.5 * side, 10], [14.5 * side, 20], [11.5 * side, 30]], [8, 7, 5.5], side < 0 ? mix(cloth, NIGHT, 0.12) : cloth)
  ).join('');
}

/** Somebody who looks up to us, the head at 0,0 with a radius of 11, the body shortened beneath it. */
function onlooker(scene: Scene, size: number, cloth: string, gesture: Gesture, head: HeadLook, scarf?: string): string {
  const b = brush(scene, size, LOOK);
  const skin = head.skin!;
  return b.done(b.form('M-9 42C-10 36 -2 36 -2 42L-3 47H-10ZM2 42C2 36 10 36 9 42L10 47H3Z', '#4a3640', { dabs: 0.4 }), personHead(b, 0, 0, 11, { ...head, part: 'behind' }),
    b.form('M-16 13C-17 6 -9 4 0 4C9 4 17 6 16 13L10.5 39Q0 46 -10.5 39Z', cloth, { grain: 1.4, edge: 1.2 }),
    b.line('M0 14C1 22 0 32 0 42M-10 22Q-6 28 -7 38M9 20Q6 28 8 38', mix(cloth, NIGHT, 0.5), 1, { opacity: 0.6 }),
    scarf ? b.form('M-9 9Q0 17 9 9L8 15Q0 21 -8 15Z', scarf, { dabs: 0.5 }) : b.form('M-7 7Q0 16 7 7L5 13Q0 19 -5 13Z', lighten(cloth, 0.1), { dabs: 0.3 }),
    b.put(0, 0, 1, personHead(b, 0, -1, 11, { ...head, part: 'before' })), arms(b, gesture, lighten(cloth, 0.02), skin));
}

const GESTURES: Gesture[] = ['none', 'shade', 'none', 'point', 'none', 'mouth', 'none', 'none', 'both', 'none', 'point'];

function crowd(scene: Scene): void {
  const rows: [y: number, size: number, count: number, shift: number][] = [[120, 140, 11, 10], [184, 166, 11, -16], [262, 200, 10, 16], [356, 244, 9, -10], [474, 300, 7, 20], [628, 372, 6, -6], [834,
    470, 5, 12]];
  let n = 0;
  rows.forEach(([y, size, count, shift], row) => {
    const spots = times(count, (i): Point => [((i + 0.5) / count) * 880 - 40 + shift + between(scene.r, -14, 14), y + between(scene.r, -20, 20)]).sort((a, c) => a[1] - c[1]);
    spots.forEach(([x, py]) => {
      n += 1;
      if ((row === 5 && x > 270 && x < 400) || x < -20 || x > 820) return;
      const hair = HAIRS[(n * 5) % HAIRS.length]!;
      const skin = SKINS[(n * 7) % SKINS.length]!;
      const old = n % 6 === 0;
      const head: HeadLook = {
        skin,
        hair,
        eyes: 'up',
        mouth: n % 3 === 0 ? 'oh' : n % 7 === 0 ? 'laugh' : 'smile',
        tilt: between(scene.r, -9, 9),
        glasses: n % 8 === 3,
        beard: n % 9 === 4 && hair !== 'scarf' && hair !== 'long',
        hairColour: hair === 'scarf' ? '#8a5a4c' : old ? '#ded6cc' : pick(scene.r, skin < '#b' ? ['#2c2024', '#3a2824'] : ['#6a4030', '#b8743c', '#3a2a2c', '#d8a860']),
        hat: n % 7 === 5 ? { kind: n % 2 ? 'beanie' : 'cap', colour: pick(scene.r, CLOTH) } : undefined,
      };
      scene.add(at(x - size * 0.2, py + size * 0.38, 1, scene.shadowShape(0, 0, size * 0.34, size * 0.12, NIGHT, 0.5), { turn: 24 }));
      scene.add(at(x, py, 1, onlooker(scene, size, CLOTH[(n * 3) % CLOTH.length]!, GESTURES[n % GESTURES.length]!, head, n % 5 === 2 ? pick(scene.r, ['#e8b04c', '#f0e4cc', '#7a9a94']) : undefined)));
    });
    if (row === 5) child(scene);
  });
}

/** The only one who looks elsewhere. */
function child(scene: Scene): void {
  const head: HeadLook = { skin: '#8a5a3c', hair: 'curls', hairColour: '#2c2024', eyes: 'down', tilt: 14 };
  scene.add(at(322, 690, 1, onlooker(scene, 300, '#d83c3c', 'none', head, '#f8e4b8')));
}

/** The shade of what hangs above the square: long and round, with a fluke at its end. */
function shade(scene: Scene): void {
  const shape =
    'M900 250C760 170 520 200 400 300C320 366 240 400 150 380C110 350 60 320 10 330C40 370 60 410 84 440C60 480 50 530 60 580C100 550 150 520 200 500C300 560 420 640 560 640C700 640 820 600 900 520Z';
  scene.add(`<path d="${shape}" fill="#27305c" opacity=".5" ${scene.blur(10)}/>`);
  scene.add(`<path d="M560 620C540 690 480 740 420 752C470 690 480 660 470 610Z" fill="#27305c" opacity=".4" ${scene.blur(9)}/>`);
}

function feather(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const b = brush(scene, size, LOOK);
  const barbs = times(9, (i) => `M${-34 + i * 8} ${round1(-10 + Math.abs(i - 4))}l6 9`).join('');
  scene.add(at(x + 26, y + 60, 1, b.done(b.flat('M-50 6C-30 -20 20 -26 52 -4C30 16 -20 22 -50 6Z', NIGHT, 0.3)), { turn }));
  scene.add(
    at(x, y, 1,
      b.done(b.form('M-50 6C-30 -20 20 -26 52 -4C30 16 -20 22 -50 6Z', '#f6f2e6', { grain: 0.8, shade: '#a8a4c0' }), b.line(barbs, '#b8b0c4', 1.4, { opacity: 0.8 }),
        b.line('M-66 12C-30 2 10 -4 50 -4', '#c8a878', 2.6)), { turn }),
  );
}

export default picture({
  id: 'st078',
  motifs: ['people', 'crowd', 'sky', 'mystery'],
  words: {
    en: {
      title: 'Crowd looking up',
      name: 'Crowd on a square, all looking up',
      shows: 'Seen from high above, dozens of people of all ages stand on a paved square and lift their faces to the sky. A huge dark shadow lies over half of them.',
      closer:
        'Late sun on cream-coloured slabs; coats in ochre, rust, olive and grey-blue. Some point, some shade their eyes, some throw up both arms, a few mouths stand open. The shadow is long and rounded, with something like a tail at its left end; what casts it is not in the picture. A white feather as long as an arm floats down at the top. One child in a red coat, in the middle near the front, looks at the ground instead.',
    },
    fr: {
      title: 'La foule qui regarde en l’air',
      name: 'Foule sur une place, tous les visages levés',
      shows: 'Vues de très haut, des dizaines de personnes de tous âges se tiennent sur une place pavée et lèvent le visage vers le ciel. Une immense ombre sombre couvre la moitié d’entre elles.',
      closer:
        'Soleil tardif sur des dalles couleur crème ; manteaux ocre, rouille, olive et gris-bleu. Certains montrent du doigt, d’autres s’abritent les yeux ou lèvent les deux bras, quelques bouches restent ouvertes. L’ombre est longue et arrondie, avec comme une queue à gauche ; ce qui la projette n’est pas dans l’image. Une plume blanche, longue comme un bras, descend en haut. Un seul enfant, en manteau rouge, au milieu vers l’avant, regarde par terre.',
    },
  },
  paint: { under: [200, 150, 100], flow: 0.1 },
  draw(scene) {
    square(scene);
    crowd(scene);
    shade(scene);
    feather(scene, 590, 66, 130, -24);
  },
});
