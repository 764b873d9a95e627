import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { deer } from '../../src/shapes/deer.ts';
import { along } from '../../src/shapes/flowing.ts';
import { brush, grass, pine } from '../../src/shapes/index.ts';
import { type Bend, road } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#0c1230';
const ROAD: Bend[] = [[452, 452, 3], [476, 474, 8], [420, 500, 15], [330, 530, 24], [360, 566, 34], [500, 602, 46], [598, 654, 62], [520, 728, 84], [330, 806, 112], [210, 900, 150], [250, 1050, 210]];

/** A line on the road: offset -1 is its left edge, 1 its right. */
function lane(offset: number): Point[] {
  return times(60, (i) => {
    const t = i / 59;
    const [x, y] = along(ROAD.map(([px, py]): Point => [px, py]), t);
    const [half] = along(ROAD.map(([, , h]): Point => [h, 0]), t);
    return [x + offset * half, y];
  });
}

function sky(scene: Scene): void {
  scene.sky([[0, '#0e1440'], [0.22, '#1c2c64'], [0.38, '#2f5c88'], [0.46, '#78a0a4'], [1, '#1c2c50']]);
  scene.dabs('M0 0L800 0L800 470L0 470Z', 260, ['#16205a', '#24407a', '#3c6c94', '#101848'], { length: 110, width: 10, angle: -0.1 });
  scene.glow(456, 452, 330, '#ffd490', 0.75, 130);
  scene.stars(150, 330);
  scene.wisps(6, 120, 380, ['#4c7498', '#7c98ac', '#2c4c80'], 0.5);
  scene.hill(scene.ridge(330, 130, 2.1, 6, { octaves: 5 }), '#3c5c88', '#5c88a0', { rim: '#a8c0c0', rimWidth: 3, dabs: 90, angle: 0.6, shadow: 0.1 });
  scene.mist(420, 70, '#a0bcb8', 0.6);
  scene.hill(scene.ridge(430, 70, 1.6, 12, { bump: (x) => -100 * Math.abs((x - 450) / 400) ** 1.4 }), '#24406c', '#2c4c6c', { rim: '#6c90a4', rimWidth: 3, dabs: 120, angle: 0.5, shadow: 0.15 });
  times(46, () => scene.spark(456 + between(scene.r, -90, 90), 452 - scene.r() * 14, { radius: between(scene.r, 0.8, 1.8), core: '#ffe8b0', glow: '#ffb85c', opacity: 0.5 }));
}

function slopes(scene: Scene): void {
  const layers: [number, string, string, number][] = [[470, '#20385c', '#1c3050', 2], [540, '#1c3454', '#162844', 5], [650, '#182c4a', '#101f3a', 8]];
  layers.forEach(([y, top, low, seed]) => {
    const ridge = scene.ridge(y, 30, 1.7, seed, { bump: (x) => -70 * Math.abs((x - 430) / 400) });
    scene.hill(ridge, top, low, { rim: '#3f6480', rimWidth: 3, dabs: 170, dabLength: 44, depth: 330, dabColours: ['#2c4c68', '#14243f', '#1c3850', '#3c5c70'], shadow: 0.2 });
    times(26, () => {
      const x = between(scene.r, -10, 810);
      if (Math.abs(x - 430) < 165 + (y - 470)) return;
      scene.add(
        at(x, scene.yAt(ridge, x) + between(scene.r, 10, 60), 1,
          pine(scene, between(scene.r, 0.24, 0.4) * (y - 300), { light: x < 420 ? 1 : -1, night: NIGHT, leaves: ['#0e1c34', '#1a3048', '#345468'] })),
      );
    });
  });
}

/** One ribbon of light along the road: a wide haze, a coloured band, a thin hot core. */
function lightRibbon(scene: Scene, offset: number, colours: readonly [string, string, string], strength: number): void {
  const line = lane(offset);
  const halves = lane(0).map((_, i) => along(ROAD.map(([, , h]): Point => [h, 0]), i / 59)[0]);
  const wide = (part: number) => (t: number) => Math.max(1, halves[Math.round(t * 59)]! * part);
  scene.add(`<path d="${ribbon(line, wide(0.3 * strength))}" fill="${colours[0]}" opacity=".4" ${scene.blur(9)}/>`);
  scene.add(`<path d="${ribbon(line, wide(0.085 * strength))}" fill="${colours[1]}"/>`);
  scene.over(`<path d="${ribbon(line, wide(0.03 * strength))}" fill="${colours[2]}" opacity=".9"/>`);
}

function traffic(scene: Scene): void {
  road(scene, ROAD, { far: '#3c4c68', near: '#1c2440', edge: '#6c7c90', dabs: 200 });
  scene.glow(400, 760, 420, '#ff8058', 0.28, 240);
  const lights: [number, number][] = [[0.82, 1], [0.66, 0.7], [0.52, 1.1], [0.36, 0.6], [0.22, 0.9]];
  lights.forEach(([offset, strength]) => lightRibbon(scene, offset, ['#ff3038', '#f04038', '#ffb49c'], strength));
  lights.forEach(([offset, strength]) => lightRibbon(scene, -offset, ['#ffc860', '#ffe09a', '#fffbe8'], strength * 0.9));
}

/** Posts along the outer edge, each with one lit reflector. */
function posts(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  times(17, (i) => {
    const t = 0.2 + i * 0.046;
    const [x, y] = along(ROAD.map(([px, py]): Point => [px, py]), t);
    const [half] = along(ROAD.map(([, , h]): Point => [h, 0]), t);
    [1.16, -1.16].forEach((side) => {
      const [px, tall] = [x + side * half, half * 0.34];
      scene.add(b.line(`M${round1(px)} ${round1(y)}V${round1(y - tall)}`, '#c8ccd0', Math.max(1.5, half * 0.05)));
      scene.spark(px, y - tall * 0.72, { radius: Math.max(0.8, half * 0.02), core: '#ffd0a0', glow: side > 0 ? '#ff6048' : '#ffd890', opacity: 0.8 });
    });
  });
}

function nearBank(scene: Scene): void {
  const bank = scene.ridge(880, 16, 2, 9, { bump: (x) => (x < 430 ? 240 : 130 * (1 - (x - 430) / 300)) });
  scene.hill(bank, '#1c3048', '#0a1228', { rim: '#c05c58', rimWidth: 4, dabs: 160, dabLength: 34, dabColours: ['#2c4458', '#14203a', '#5c4458', '#0e1830'] });
  scene.add(at(822, 1010, 1, pine(scene, 430, { light: -1, night: NIGHT, leaves: ['#0a142a', '#14243c', '#4c4454'] })));
  scene.shadow(690, 968, 100, 13, '#060a1c', 0.7);
  scene.add(at(690, 970, 1, deer(scene, 184, { light: -1, night: '#141430', coat: '#6c4c50', pale: '#ffac88' })));
  const fringe = mix('#2c4458', '#ff8068', 0.35);
  scene.add(at(650, 1000, 1, grass(scene, 420, { count: 90, height: 46, colours: ['#1c3044', '#2c4858', fringe, '#101c34'], wind: 0.2 })));
  times(8,
    () => scene.add(at(between(scene.r, 560, 800), between(scene.r, 930, 990), 1, grass(scene, 60, { count: 14, height: 26, colours: [pick(scene.r, ['#2c4858', '#1c3044', fringe])], wind: 0.2 }))));
}

export default picture({
  id: 'st138',
  motifs: ['abstract', 'speed', 'night', 'light'],
  words: {
    en: {
      title: 'Car lights as long ribbons',
      name: 'Ribbons of car light on a winding road at night',
      shows: 'On a mountain road that winds down through the night, the lights of passing cars are drawn out into long red and pale-gold ribbons. A deer stands at the roadside.',
      closer:
        'No car is to be seen, only the streaks: gold ones on the left lane, red ones on the right, swinging through three bends and thinning towards a small glow of lights in the valley. Mountains and firs are dark blue, the sky is full of stars. White posts with little reflectors line the road. In the lower right, beside a fir, the deer looks towards the lights; its edge glows red.',
    },
    fr: {
      title: 'Phares de voitures en longs rubans',
      name: 'Rubans de phares sur une route sinueuse, la nuit',
      shows: 'Sur une route de montagne qui serpente dans la nuit, les phares des voitures s’étirent en longs rubans rouges et or pâle. Un chevreuil se tient au bord de la route.',
      closer:
        'On ne voit aucune voiture, seulement les traînées : dorées sur la voie de gauche, rouges sur celle de droite ; elles prennent trois virages et s’amincissent vers une petite lueur dans la vallée. Montagnes et sapins sont bleu sombre, le ciel est plein d’étoiles. Des bornes blanches à petits réflecteurs longent la route. En bas à droite, près d’un sapin, le chevreuil regarde vers les lumières ; son contour rougeoie.',
    },
  },
  paint: { under: [50, 60, 100], flow: -0.1 },
  draw(scene) {
    sky(scene);
    slopes(scene);
    traffic(scene);
    posts(scene);
    nearBank(scene);
  },
});
