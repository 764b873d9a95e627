import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, blob, type Point, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { child, house } from '../../src/shapes/index.ts';
import { grains, plumeOfPowder } from '../../src/shapes/powder.ts';

const NIGHT = '#241c4c';
const COLOURS = { pink: '#e83c84', orange: '#f88030', yellow: '#fcc838', teal: '#1cb0a8', violet: '#7c4cd0', red: '#e0403c' };
const EYE: Point = [400, 640]; // where the burst began

/** A jet of the burst: its way, its length, its bend and its width at the end. */
const JETS: [angle: number, long: number, bend: number, wide: number, colour: string][] = [[-2.75, 430, -90, 92, COLOURS.violet], [-0.42, 430, -90, 92, COLOURS.teal], [-2.3, 540, -60, 104,
  COLOURS.teal], [-0.84, 540, -50, 106, COLOURS.violet], [-1.94, 600, -20, 112, COLOURS.pink], [-1.2, 600, -20, 112, COLOURS.orange], [-1.58, 620, 0, 118, COLOURS.yellow], [-2.62, 250, -40, 66,
  COLOURS.orange], [-0.55, 250, -40, 66, COLOURS.pink], [-1.86, 300, 0, 76, COLOURS.red], [-1.3, 330, 0, 74, COLOURS.pink]];

function jet([angle, long, bend]: (typeof JETS)[number]): Point[] {
  return times(6, (i): Point => {
    const t = i / 5;
    return [EYE[0] + Math.cos(angle) * long * t, EYE[1] + Math.sin(angle) * long * t - bend * t * t * 0.6 + 60 * (t - t * t)];
  });
}

function square(scene: Scene): void {
  scene.sky([[0, '#34407c'], [0.3, '#4c64a0'], [0.6, '#8ca0c0'], [0.74, '#e8d0bc'], [1, '#c8a898']]);
  scene.dabs('M0 0L800 0L800 760L0 760Z', 320, ['#3f5090', '#5c78ac', '#8098c0', '#30387a'], { length: 100, width: 11, angle: -0.3 });
  const walls = ['#c8a8a0', '#b898a8', '#d4b8a4', '#a890b0', '#c4a0a0', '#b8a4b4'];
  times(8,
    (i) =>
      scene.add(
        at(-10 + i * 118, 764 + (i % 2) * 4, 1,
          house(scene, 108 + (i % 3) * 14, { light: -1, night: '#54508c', wall: walls[i % 6], roof: mix('#8c5c7c', '#6c6094', (i % 3) / 2), floors: 2 + (i % 2), smoke: null })),
      ));
  scene.mist(660, 120, '#c8c0d4', 0.55);
  scene.hill(scene.ridge(764, 6, 2, 2), '#d8b8a4', '#a88494', { rim: '#fff0dc', dabs: 170, dabLength: 60, depth: 240, dabColours: ['#e8ccb4', '#b8949c', '#f4dcc4', '#9c7c94'], shadow: 0.1 });
}

function burst(scene: Scene): void {
  scene.glow(EYE[0], EYE[1] - 140, 470, '#fff0c0', 0.6, 430);
  JETS.forEach((one) => {
    const [, long, , wide, colour] = one;
    const line = jet(one);
    scene.add(plumeOfPowder(scene, line, { wide: (t) => 14 + wide * 0.92 * Math.min(1, t * 1.15) ** 1.15, colour, count: Math.round(long / 2.9), light: -1, night: NIGHT }));
    scene.over(grains(scene, line, [colour, mix(colour, '#fff4d8', 0.5), mix(colour, NIGHT, 0.25)], { count: 46, reach: 170 }));
  });
  const streaks = times(90, () => {
    const [a, from, long] = [between(scene.r, -3.0, -0.14), between(scene.r, 160, 560), between(scene.r, 20, 80)];
    return `<path d="M${round1(EYE[0] + Math.cos(a) * from)} ${round1(EYE[1] + Math.sin(a) * from)}l${round1(Math.cos(a) * long)} ${round1(Math.sin(a) * long)}" stroke="${
      pick(scene.r, Object.values(COLOURS))
    }" stroke-width="${round1(between(scene.r, 2, 6))}" opacity=".6"/>`;
  });
  scene.add(`<g stroke-linecap="round" fill="none">${streaks.join('')}</g>`);
}

/** Powder that has already come down lies on the ground in drifts. */
function fallen(scene: Scene): void {
  const { r } = scene;
  times(70, () => {
    const near = r();
    const [x, y] = [between(r, -40, 840), 790 + near * 220];
    scene.add(
      blob(r, x, y, (26 + near * 60) * between(r, 0.5, 1.2), (6 + near * 12) * between(r, 0.6, 1.2), pick(r, Object.values(COLOURS)), {
        wobble: 0.3,
        extra: `opacity="${round1(between(r, 0.3, 0.65))}"`,
      }),
    );
  });
  const specks = times(300,
    () => `<circle cx="${round1(r() * 800)}" cy="${round1(790 + r() * 210)}" r="${round1(1 + r() * 2.6)}" fill="${pick(r, Object.values(COLOURS))}" opacity="${round1(between(r, 0.4, 0.9))}"/>`);
  scene.over(specks.join(''));
}

function dancers(scene: Scene): void {
  scene.add(`<path d="M400 962L560 990L620 1000L470 1000L380 974Z" fill="${NIGHT}" opacity=".4" ${scene.blur(5)}/>`);
  scene.shadow(398, 962, 84, 14, NIGHT, 0.5);
  scene.add(
    at(398, 962, 1,
      child(scene, 330, {
        view: 'back',
        light: -1,
        night: '#6c5c94',
        coat: '#f4ecdc',
        hat: null,
        scarf: null,
        hair: '#2c1c24',
        style: 'plaits',
        skin: '#9c6444',
        boots: '#8c5c44',
        arms: ['up', 'up'],
      })),
  );
  const stains: [number, number, number, string][] = [[376, 836, 22, COLOURS.pink], [418, 868, 26, COLOURS.teal], [384, 898, 20, COLOURS.yellow], [424, 820, 15, COLOURS.orange], [402, 926, 18,
    COLOURS.violet]];
  stains.forEach(([x, y, size, colour]) => scene.add(blob(scene.r, x, y, size, size * 0.7, colour, { wobble: 0.35, extra: `opacity=".75" ${scene.blur(3)}` })));
}

export default picture({
  id: 'st141',
  motifs: ['abstract', 'colour', 'joy', 'chaos'],
  words: {
    en: {
      title: 'Explosion of paint powder',
      name: 'Clouds of coloured powder bursting over a child',
      shows: 'Clouds of bright powder – pink, yellow, orange, teal, violet – burst upwards and outwards over a town square; a child in white, seen from behind, throws up both arms before them.',
      closer:
        'The burst fans out from one point like a huge bunch of flowers and fills the dark blue sky; grains and streaks fly ahead of it. Behind the square stands a row of pale houses, all alike. The powder has already coloured the ground in drifts. The child has black plaits with red ties and a white coat that is no longer quite white: five stains of five colours are on its back.',
    },
    fr: {
      title: 'Une explosion de poudre de couleur',
      name: 'Nuages de poudre colorée jaillissant devant un enfant',
      shows: 'Des nuages de poudre vive – rose, jaune, orange, turquoise, violet – jaillissent au-dessus d’une place ; un enfant en blanc, vu de dos, lève les deux bras devant eux.',
      closer:
        'L’explosion s’ouvre d’un seul point comme un énorme bouquet et remplit le ciel bleu sombre ; des grains et des traits volent devant elle. Derrière la place s’aligne une rangée de maisons pâles, toutes semblables. La poudre a déjà coloré le sol par traînées. L’enfant a des nattes noires aux attaches rouges et un manteau blanc qui ne l’est plus tout à fait : cinq taches de cinq couleurs marquent son dos.',
    },
  },
  paint: { under: [170, 140, 170], flow: -1.2 },
  draw(scene) {
    square(scene);
    burst(scene);
    fallen(scene);
    dancers(scene);
  },
});
