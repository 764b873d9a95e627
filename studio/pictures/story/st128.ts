import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, grass, wildFlowers } from '../../src/shapes/index.ts';
import { blades } from '../../src/shapes/scenes/blades.ts';

const NIGHT = '#0f3434';
const HEAD: Point = [316, 470];
const LOOK = { light: 1, night: NIGHT } as const;

function meadow(scene: Scene): void {
  scene.sky([[0, '#17504c'], [0.3, '#2f7460'], [0.55, '#86a850'], [0.75, '#e0c860'], [1, '#2f6448']]);
  scene.glow(690, 560, 480, '#fff0a0', 0.9, 420);
  scene.glow(720, 540, 170, '#fffbe0', 0.9);
  times(120, () => {
    const [x, y] = [between(scene.r, -20, 820), between(scene.r, 0, 620)];
    const near = Math.max(0, 1 - Math.hypot(x - 700, y - 560) / 620);
    const colour = mix(pick(scene.r, ['#2c6a58', '#1f5850', '#4f8a58']), '#ffe88c', near * 0.8);
    scene.add(`<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(between(scene.r, 16, 54))}" fill="${colour}" opacity=".28"/>`);
  });
  times(7, (i) => scene.add(`<path d="M720 540L${-100 + i * 70} ${980 - i * 190}L${-60 + i * 80} ${900 - i * 190}Z" fill="#fff6c0" opacity=".08" ${scene.blur(7)}/>`));
  const far = scene.ridge(800, 30, 2, 4);
  scene.hill(far, '#b8b850', '#3a7448', { rim: '#fff4a0', rimWidth: 5, dabs: 160, dabLength: 30, depth: 200, shadow: 0.05, dabColours: ['#d8cc60', '#86a04c', '#5a8a48', '#f0e080'] });
  scene.mist(780, 130, '#f6ec98', 0.5, 2);
  scene.add(at(400, 900, 1, grass(scene, 860, { count: 150, height: 90, colours: ['#5a8a48', '#8ca44c', '#c8c058', '#35704a'], wind: 0.3 }) + wildFlowers(scene, 820, { count: 24, height: 84, colours: ['#f8d848', '#fff4d8', '#f0b04c'], stem: '#4a7c48', wind: 0.2 })));
}

/** A seed with its parachute: stalk from 0,0 outwards, hairs at its end. */
function seed(scene: Scene, long: number, width: number): { thick: string; fine: string } {
  const hairs = times(13, (i) => {
    const angle = -Math.PI / 2 + (i / 12 - 0.5) * 2.5;
    return `M0 ${round1(-long)}L${round1(Math.cos(angle) * long * 0.42)} ${round1(-long + Math.sin(angle) * long * 0.34)}`;
  }).join('');
  const b = brush(scene, 100);
  return {
    thick: b.line(hairs, '#fdf8e4', width * 2.4, { opacity: 0.34 }) + b.line(`M0 0V${round1(-long)}`, '#d8d0a0', width * 1.6) + b.line(`M0 ${round1(long * 0.14)}V0`, '#7a5a34', width * 3.4),
    fine: b.line(hairs, '#ffffff', width, { opacity: 0.9 }),
  };
}

function flower(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const [x, y] = HEAD;
  scene.add(b.form(`M${x - 46} 1010C${x - 60} 860 ${x - 4} 700 ${x - 10} ${y}H${x + 12}C${x + 18} 700 ${x - 30} 860 ${x - 16} 1010Z`, '#8aa04c', { grain: 1.5, pale: '#f8f0a0', dabs: 1.4, edge: 1.5 }));
  scene.glow(x, y, 240, '#fffbe0', 0.55);
  times(84, (i) => {
    const turn = 168 + (i / 84) * 206 + between(scene.r, -5, 5);
    const { thick, fine } = seed(scene, [176, 120, 152, 84, 168, 136][i % 6]! * between(scene.r, 0.94, 1.06), 1.3);
    scene.add(at(x, y, 1, thick, { turn }));
    scene.over(at(x, y, 1, fine, { turn, opacity: 0.62 }));
  });
  scene.add(b.form(`M${x - 11} ${y}H${x + 12}C${x + 14} ${y + 80} ${x + 12} ${y + 150} ${x + 4} ${y + 230}H${x - 16}C${x - 10} ${y + 150} ${x - 12} ${y + 80} ${x - 11} ${y}Z`, '#8aa04c', { grain: 1.5, pale: '#f8f0a0', edge: 1.3 }));
  scene.add(b.ball(x, y, 36, 34, '#b89c58', { dabs: 1.4, pale: '#f6e8a8' }) + b.line(`M${x - 26} ${y + 24}Q${x - 44} ${y + 40} ${x - 40} ${y + 66}M${x - 8} ${y + 32}Q${x - 14} ${y + 54} ${x - 22} ${y + 78}M${x + 12} ${y + 32}Q${x + 18} ${y + 54} ${x + 24} ${y + 78}M${x + 28} ${y + 22}Q${x + 46} ${y + 40} ${x + 42} ${y + 66}`, '#6a8a44', 9));
  times(26, () => { const [a, q] = [scene.r() * 6.28, Math.sqrt(scene.r()) * 30]; scene.add(b.dot(x + Math.cos(a) * q, y + Math.sin(a) * q, 3, '#6a4c30')); });
}

const FLYING: [number, number, number, number][] = [[452, 420, 96, 48], [486, 320, 90, 30], [560, 400, 100, 62], [600, 270, 84, 40], [520, 216, 74, 20], [664, 356, 84, 60], [640, 180, 70, 46], [706, 256, 62, 66], [590, 130, 56, 34], [710, 90, 48, 58], [736, 150, 40, 70], [440, 560, 86, 80], [620, 500, 84, 84], [640, 60, 36, 44]];

function wind(scene: Scene): void {
  FLYING.forEach(([x, y, long, turn]) => {
    const { thick, fine } = seed(scene, long, 1.6);
    scene.add(at(x, y, 1, thick, { turn }));
    scene.over(at(x, y, 1, fine, { turn }));
  });
  const b = brush(scene, 100);
  scene.add(b.line('M400 470C520 500 620 440 790 470M380 380C520 360 600 220 790 190', '#fffbd8', 3, { opacity: 0.25 }));
  times(40, () => scene.spark(between(scene.r, 260, 800), between(scene.r, 60, 840), { radius: between(scene.r, 0.8, 2), core: '#fffbe0', glow: '#fff0a0', reach: 10, opacity: 0.6 }));
}

export default picture({
  id: 'st128',
  motifs: ['nature', 'wind', 'farewell', 'light'],
  words: {
    en: {
      title: 'Dandelion losing its seeds',
      name: 'Dandelion clock, half blown away',
      shows: 'A big dandelion clock has lost half of its seeds; they drift off to the upper right on the wind.',
      closer: 'Seen from very near, low in a meadow, with the sun behind at the right. The left half of the white ball is whole, the right half of the brown head is bare. Fourteen seeds are in the air, each a dark grain under a small white umbrella, smaller the farther they are. The background is blurred: dark green above, golden around the sun. Grass and yellow flowers stand in front and behind.',
    },
    fr: {
      title: 'Le pissenlit perd ses graines',
      name: 'Pissenlit en aigrettes, à moitié envolé',
      shows: 'Un grand pissenlit en aigrettes a perdu la moitié de ses graines ; le vent les emporte vers le haut, à droite.',
      closer: 'Vu de tout près, au ras d’un pré, le soleil derrière, à droite. La moitié gauche de la boule blanche est intacte, la moitié droite du cœur brun est nue. Quatorze graines sont en l’air, chacune un grain sombre sous une petite ombrelle blanche, d’autant plus petites qu’elles sont loin. Le fond est flou : vert sombre en haut, doré autour du soleil. De l’herbe et des fleurs jaunes devant et derrière.',
    },
  },
  paint: { under: [150, 150, 80], flow: 0.4 },
  draw(scene) {
    meadow(scene);
    flower(scene);
    wind(scene);
    scene.add(at(120, 1014, 1, blades(scene, 280, { colours: ['#1c4c44', '#2f6c4c', '#4a8a50'], wind: 0.2, count: 11, spread: 26, ...LOOK })) + at(640, 1014, 1, blades(scene, 230, { colours: ['#1c4c44', '#35704a', '#7c9c4c'], wind: 0.25, count: 13, spread: 28, ...LOOK })));
  },
});
