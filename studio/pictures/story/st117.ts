import { between, pick, times, type Chance } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, polygon, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bareTree, brush, cloud, house, wildFlowers, windRibbons, windowAt } from '../../src/shapes/index.ts';
import { blades } from '../../src/shapes/scenes/blades.ts';

const NIGHT = '#221c40';
const FLASH = '#fff6d8';
const BOLT: Point[] = [[520, 250], [486, 318], [526, 352], [470, 430], [512, 468], [452, 552], [486, 590], [440, 676]];

function sky(scene: Scene): void {
  scene.sky([[0, '#1c1a3c'], [0.25, '#34305c'], [0.48, '#5f5480'], [0.62, '#a08498'], [0.68, '#e8c48c']]);
  scene.glow(490, 420, 420, '#c8b0e0', 0.75, 380);
  scene.add(windRibbons(scene, 20, 560, { count: 40, colours: ['#2a2650', '#4a4474', '#6f6494', '#1c1a3c'], opacity: 0.3 }));
  const heaps: [number, number, number, string, string][] = [[200, 130, 560, '#4f4a78', '#24203f'], [640, 110, 520, '#5a5284', '#2a2548'], [420, 240, 640, '#7a6ca0', '#34305c'], [90, 300, 380, '#54507c', '#2a2648'], [730, 330, 380, '#6a5f90', '#302a52']];
  heaps.forEach(([x, y, size, pale, shade]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.34, pale, shade, light: x < 480 ? 1 : -1 }))));
  scene.glow(516, 256, 170, '#f0e0ff', 0.8, 90);
}

function jagged(r: Chance, [x, y]: Point, dx: number, steps: number): Point[] {
  const points: Point[] = [[x, y]];
  times(steps, (i) => points.push([x + (dx * (i + 1)) / steps + (i % 2 ? 16 : -16) * between(r, 0.5, 1.2), y + (i + 1) * between(r, 22, 32)]));
  return points;
}

function lightning(scene: Scene): void {
  const b = brush(scene, 100);
  const arms = [jagged(scene.r, BOLT[1]!, -190, 6), jagged(scene.r, BOLT[3]!, 130, 5), jagged(scene.r, BOLT[4]!, -130, 4)];
  const line = polygon(BOLT, false);
  const tapered = (colour: string, from: number, to: number, end = 8) => BOLT.slice(1, end).map((point, i) => b.line(polygon([BOLT[i]!, point], false), colour, from + ((to - from) * i) / 6)).join('');
  scene.add(b.line(line, '#b8a0f0', 30, { opacity: 0.35 }) + tapered(FLASH, 19, 7) + arms.map((arm) => b.line(polygon(arm, false), '#d8c4ff', 12, { opacity: 0.4 }) + b.line(polygon(arm, false), FLASH, 5.5)).join(''));
  scene.over(tapered('#ffffff', 8, 2.5, 7) + arms.map((arm) => b.line(polygon(arm, false), '#fffbf0', 2.4)).join(''));
  scene.glow(440, 676, 260, '#fff0b0', 0.9, 90);
}

function farm(scene: Scene): void {
  const far = scene.ridge(670, 18, 2, 4);
  scene.hill(far, '#5a4c60', '#a8844c', { rim: '#fff0b8', rimWidth: 4, dabs: 80, shadow: 0.1 });
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(at(704, 652, 1, house(scene, 96, { light: -1, night: NIGHT, wall: '#b89c84', roof: '#6a3444', smoke: null })));
  scene.add(windowAt(b, 714, 606, 16, 20, { lit: true }));
  scene.add(at(170, 656, 1, bareTree(scene, 190, { trunk: '#2c2440', depth: 6, thick: 5, lean: 1.1, leaves: ['#4a4458', '#3a3450', '#6a5c60'] })));
}

/** One stalk of wheat with its ear, bent by the wind. */
function stalk(scene: Scene, x: number, y: number, tall: number, colour: string): string {
  const b = brush(scene, 100);
  const lean = tall * between(scene.r, 0.18, 0.44);
  const [tx, ty, k] = [x + lean, y - tall, tall / 150];
  const ear = times(7, (i) => `M${round1(tx + i * 5 * k)} ${round1(ty - i * 10 * k)}q${round1(-11 * k)} ${round1(-4 * k)} ${round1(-9 * k)} ${round1(-15 * k)}M${round1(tx + i * 5 * k)} ${round1(ty - i * 10 * k)}q${round1(13 * k)} 0 ${round1(16 * k)} ${round1(-10 * k)}`).join('');
  return b.line(`M${round1(x)} ${round1(y)}Q${round1(x + lean * 0.2)} ${round1(y - tall * 0.6)} ${round1(tx)} ${round1(ty)}`, mix(colour, NIGHT, 0.3), round1(3.4 * k + 0.8)) + b.line(ear, colour, round1(5 * k + 0.6)) + b.line(`M${round1(tx)} ${round1(ty)}l${round1(42 * k)} ${round1(-86 * k)}`, lighten(colour, 0.08), round1(3 * k));
}

function wheat(scene: Scene): void {
  const rows = times(11, (i) => i / 10);
  rows.forEach((t) => {
    const [y, tall] = [712 + 400 * t ** 1.3, 40 + 210 * t];
    const ridge = scene.ridge(y - tall * 0.75, 10 + 8 * t, 2.2, 20 + t * 9);
    const body = mix('#dca444', '#4a2c34', t ** 0.7);
    scene.hill(ridge, body, mix(body, NIGHT, 0.35), { dabs: 70, dabLength: 30, depth: 90, angle: 1.1, shadow: 0.12, dabColours: [lighten(body, 0.1), mix(body, NIGHT, 0.35), '#f8d878'] });
    const stalks = times(62 - t * 38, () => {
      const x = between(scene.r, -40, 820);
      const near = Math.max(0, 1 - Math.hypot(x - 440, (y - 690) * 1.4) / 460);
      return stalk(scene, x, scene.yAt(ridge, x) + tall * 0.62, tall * between(scene.r, 0.8, 1.1), mix(pick(scene.r, ['#d89c3c', '#b87834', '#e8b44c', '#965c34']), '#fff0a8', near * 0.75));
    });
    scene.add(stalks.join(''));
  });
}

export default picture({
  id: 'st117',
  motifs: ['nature', 'storm', 'power', 'field'],
  words: {
    en: {
      title: 'Lightning over a wheat field',
      name: 'Lightning striking behind a wheat field',
      shows: 'A forked flash of lightning comes down from dark storm clouds behind a wide field of ripe wheat; a small farmhouse stands at the right.',
      closer: 'The clouds are violet and nearly black, heaped in thick rolls; the flash is white with three side arms and lights the place where it strikes. The wheat is gold near the light and dark brown in front, every ear bent to the right by the wind. One window is lit in the little house. A single crooked tree leans at the left; red and violet flowers stand among the stalks in front.',
    },
    fr: {
      title: 'Éclair sur un champ de blé',
      name: 'Éclair tombant derrière un champ de blé',
      shows: 'Un éclair ramifié descend de sombres nuages d’orage derrière un vaste champ de blé mûr ; une petite ferme se tient à droite.',
      closer: 'Les nuages sont violets, presque noirs, en gros rouleaux ; l’éclair est blanc, avec trois branches, et illumine l’endroit où il frappe. Le blé est doré près de la lumière et brun sombre au premier plan, tous les épis courbés à droite par le vent. Une fenêtre de la petite maison est éclairée. Un arbre tordu, seul, penche à gauche ; des fleurs rouges et violettes poussent parmi les tiges du premier plan.',
    },
  },
  paint: { under: [110, 80, 90], flow: 0.1 },
  draw(scene) {
    sky(scene);
    lightning(scene);
    farm(scene);
    wheat(scene);
    scene.add(at(400, 1016, 1, blades(scene, 190, { colours: ['#7a4c30', '#a87038', '#5a3434', '#c88c40'], wind: 0.3, count: 34, spread: 25, width: 15, night: NIGHT })));
    scene.add(at(400, 1012, 1, wildFlowers(scene, 820, { count: 16, height: 150, colours: ['#d8403c', '#c03440', '#8c7cc0'], stem: '#6a5c38', wind: 0.25 })));
  },
});
