import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, blob, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { grass, hedgehog, leaf, mushroom, rings, umbrellaBoat } from '../../src/shapes/index.ts';
import { blades } from '../../src/shapes/scenes/blades.ts';
import { starsBehind } from '../../src/shapes/scenes/stars.ts';

const NIGHT = '#1a0f3c';
const HEART: Point = [430, 500];
const BANK: Point[] = [[-30, 378], [70, 352], [200, 366], [330, 342], [470, 356], [600, 336], [720, 358], [830, 346]];

function sky(scene: Scene): void {
  scene.sky([[0, '#2c1f5c'], [0.14, '#5a3c84'], [0.26, '#a8628c'], [0.36, '#e8a08c']]);
  scene.wisps(14, 20, 300, ['#7a4c90', '#c87c94', '#3f2a6c', '#f2b49c'], 0.55);
  starsBehind(scene, 40, 220, () => false);
}

function bank(scene: Scene): void {
  const far = scene.ridge(300, 30, 3, 2);
  scene.hill(far, '#6a3f74', '#4a2c64', { rim: '#f2b49c', rimWidth: 3, dabs: 70, depth: 90 });
  ([[656, 352, 150, '#a9486c'], [736, 350, 96, '#b8606c'], [96, 358, 112, '#8a4a88']] as const).forEach(([x, y, size, cap]) => scene.add(at(x, y, 1, mushroom(scene, size, { cap, stem: '#c8a0a8', spot: '#f0c8c0', light: 1, night: NIGHT }))));
  scene.add(at(400, 336, 1, grass(scene, 860, { count: 210, height: 86, colours: ['#3a2458', '#54336c', '#2a1a4c', '#7a4878'], wind: 0.1 })));
  scene.add(at(400, 366, 1, grass(scene, 860, { count: 160, height: 56, colours: ['#2a1a4c', '#42285f', '#1f1442'], wind: 0.1 })));
}

/** Brush strokes along the arms of a spiral, seen at a slant. */
function spiral(scene: Scene, colours: readonly string[], count: number, width: number, loose: number): string {
  const r = scene.r;
  return times(count, () => {
    const t = r() ** 0.8;
    const turn = t * 5.4 + (r() < 0.5 ? 0 : Math.PI) + between(r, -loose, loose);
    const reach = 26 + t * 430;
    const point = (angle: number) => `${round1(HEART[0] + Math.cos(angle) * reach)} ${round1(HEART[1] + Math.sin(angle) * reach * 0.52)}`;
    const bend = 0.1 + 0.16 * (1 - t);
    return `<path d="M${point(turn)}Q${point(turn + bend / 2)} ${point(turn + bend)}" stroke="${pick(r, colours)}" stroke-width="${round1(width * between(r, 0.4, 1.3))}" opacity="${round1(between(r, 0.3, 0.85) * (1 - t * 0.4))}"/>`;
  }).join('');
}

function puddle(scene: Scene): void {
  const path = smooth(BANK) + 'L830 1020L-30 1020Z';
  scene.add(`<path d="${path}" fill="${scene.linear([[0, '#5a3a86'], [0.3, '#2c1c66'], [0.7, '#1c1350'], [1, '#120c3a']])}"/>`);
  scene.dabs(path, 200, ['#2a2070', '#3a2880', '#1a1048', '#4a3490'], { length: 60, width: 8, box: [0, 350, 800, 1000] });
  const inside = scene.clip(path);
  const clouds: [number, number, number, string][] = [[210, 520, 260, '#b0489c'], [690, 690, 280, '#3f8ab8'], [560, 470, 220, '#d8609c'], [240, 800, 270, '#4a5cc0'], [640, 880, 240, '#8a40a8']];
  const light = clouds.map(([x, y, size, colour]) => scene.glowShape(x, y, size, colour, 0.75, size * 0.55)).join('');
  const arms = spiral(scene, ['#7a4cc0', '#a050b8', '#4a4ab8'], 260, 26, 0.5) + spiral(scene, ['#e070b0', '#b868d0', '#6a8ce0'], 240, 13, 0.34) + spiral(scene, ['#ffd8e0', '#f8b8d8', '#fff0d0', '#b8e0f0'], 170, 6, 0.24);
  const heart = scene.glowShape(HEART[0], HEART[1], 200, '#ffd0b0', 0.95, 104) + scene.glowShape(HEART[0], HEART[1], 84, '#fffbe6', 1, 44);
  scene.add(`<g ${inside}>${light}<g fill="none" stroke-linecap="round">${arms}</g>${heart}</g>`);
  scene.add(`<path d="${smooth(BANK)}" fill="none" stroke="#f6b8b0" stroke-width="5" opacity=".8"/>`);
}

interface Sailor {
  scarf: string;
  x?: number;
  flip?: boolean;
}

function boat(scene: Scene, x: number, y: number, size: number, colour: string, sailors: Sailor[], flip = false): void {
  const look = { light: flip ? -1 : 1, night: NIGHT } as const;
  const crew = sailors.map(({ scarf, x: seat = -24, flip: back = false }) => at(seat, -22, 0.5, hedgehog(scene, 100, { ...look, upright: true, scarf, coat: '#7a5a4c' }), { flip: back })).join('');
  const drawing = umbrellaBoat(scene, size, { ...look, colour, sail: mix('#fdf0d8', colour, 0.08), lamp: true, riders: crew });
  const mirror = umbrellaBoat(scene, size, { ...look, colour: mix(colour, NIGHT, 0.45), sail: '#6a4a90' });
  scene.add(`<g transform="translate(${x} ${round1(y + size * 0.34)}) scale(${flip ? -1 : 1} -0.55)" opacity=".4" ${scene.blur(5)}>${mirror}</g>`);
  scene.add(at(x, y + size * 0.15, 1, rings(scene, size * 1.7, { colour: '#ffe0ec', opacity: 0.75 })));
  scene.shadow(x, y + size * 0.17, size * 0.6, size * 0.08, NIGHT, 0.6);
  scene.add(at(x, y, 1, drawing, { flip, turn: between(scene.r, -4, 4) }));
}

function fleet(scene: Scene): void {
  boat(scene, 640, 430, 66, '#e8b84c', [{ scarf: '#c8443f' }]);
  boat(scene, 150, 446, 78, '#4f9a94', [{ scarf: '#f2c04c' }], true);
  boat(scene, 690, 610, 132, '#3f8fb0', [{ scarf: '#f2a04c' }], true);
  boat(scene, 186, 640, 158, '#f0b440', [{ scarf: '#4f6fb0' }]);
  boat(scene, 424, 838, 274, '#d8443f', [{ scarf: '#f6d06c', x: -30 }, { scarf: '#5fb0a8', x: 34, flip: true }]);
}

function shore(scene: Scene): void {
  const r = scene.r;
  const pebbles: [number, number, number, string][] = [[30, 972, 92, '#5a4a80'], [150, 1002, 70, '#7a628c'], [250, 1018, 50, '#4a3a70'], [590, 1014, 60, '#6a547f'], [690, 996, 84, '#5a4678'], [786, 960, 80, '#7a5c84']];
  pebbles.forEach(([x, y, size, colour]) => {
    scene.add(blob(r, x, y, size, size * 0.56, mix(colour, NIGHT, 0.3), { wobble: 0.08 }) + blob(r, x + 4, y - size * 0.1, size * 0.86, size * 0.42, colour, { wobble: 0.08 }) + blob(r, x + size * 0.16, y - size * 0.26, size * 0.5, size * 0.16, lighten(colour, 0.14), { wobble: 0.12 }));
  });
  ([[20, 0.12], [786, -0.12]] as const).forEach(([x, wind]) => {
    const tuft = { light: wind > 0 ? 1 : -1, night: NIGHT, pale: '#b87ca8' } as const;
    scene.add(at(x, 1010, 1, blades(scene, 330, { ...tuft, wind, colours: ['#2a1c54', '#46306f', '#64447f'] })));
    scene.add(at(x, 1014, 1, blades(scene, 210, { ...tuft, wind, colours: ['#1f1442', '#38265f', '#8a5a90'] })));
  });
  ([[330, 590, 46, '#c8643f']] as const).forEach(([x, y, size, colour]) => scene.add(at(x, y, 1, leaf(scene, size, { colour }))));
}

export default picture({
  id: 'wm06',
  motifs: ['water', 'journey', 'stars', 'animals'],
  words: {
    en: {
      title: 'The Umbrella Fleet',
      name: 'Hedgehogs in umbrella boats on a starry puddle',
      shows: 'Hedgehogs sail upturned umbrellas across a puddle in which a whole galaxy is mirrored.',
      closer:
        'Everything is violet and dark blue, with a last pink light over the far bank. Five umbrellas float, each with a white sail and a little lantern on its crook: a big red one in front, where two hedgehogs in scarves face each other, a yellow and a blue one behind it, and two tiny ones far off; all but the red one have a single sailor. A pink and white spiral of stars turns in the water between them. Grass and spotted mushrooms on the bank are as tall as trees; one orange leaf drifts along.',
    },
    fr: {
      title: 'La Flotte des parapluies',
      name: 'Des hérissons en parapluie sur une flaque étoilée',
      shows: 'Des hérissons naviguent dans des parapluies retournés sur une flaque où se reflète toute une galaxie.',
      closer:
        'Tout est violet et bleu sombre, avec une dernière lueur rose au-dessus de la rive. Cinq parapluies flottent, chacun avec une voile blanche et une petite lanterne à sa poignée : un grand rouge devant, où deux hérissons en écharpe se font face, un jaune et un bleu derrière lui, et deux tout petits au loin ; sauf dans le rouge, un seul marin à bord. Entre eux, une spirale d’étoiles rose et blanche tourne dans l’eau. Sur la rive, l’herbe et les champignons tachetés sont hauts comme des arbres ; une feuille orange dérive.',
    },
  },
  paint: { under: [130, 70, 130] },
  draw(scene) {
    sky(scene);
    bank(scene);
    puddle(scene);
    fleet(scene);
    shore(scene);
    const boats: [number, number, number][] = [[640, 400, 70], [150, 410, 80], [690, 570, 110], [186, 590, 130], [424, 760, 220]];
    times(190, () => {
      const [x, y] = [between(scene.r, 0, 800), between(scene.r, 380, 930)];
      if (boats.some(([bx, by, size]) => Math.hypot(x - bx, y - by) < size)) return;
      scene.over(`<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(0.6 + scene.r() ** 3 * 2.2)}" fill="#fff3e6" opacity="${round1(between(scene.r, 0.4, 1))}"/>`);
    });
    [[330, 420], [560, 480], [90, 780], [300, 560], [600, 690], [730, 780], [50, 540]].forEach(([x, y]) => scene.spark(x!, y!, { radius: 2.6, reach: 26, glow: '#ffd8f0' }));
  },
});
