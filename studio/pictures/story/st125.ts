import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, blob, type Point, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { sheet, sheetPath, sheetStrokes } from '../../src/shapes/flowing.ts';
import { brush, flock, lightPath, rings, sailboat } from '../../src/shapes/index.ts';

const NIGHT = '#0c3444';
const FOAM = '#f4f6e4';
const CREST: Point[] = [[-150, 1000], [-60, 640], [70, 400], [220, 232], [400, 148], [560, 170], [660, 260], [690, 372]];
const HOLLOW: Point[] = [[820, 1010], [620, 900], [490, 770], [430, 620], [440, 480], [520, 392], [620, 372], [690, 400]];
const face = sheet(CREST, HOLLOW);

function sky(scene: Scene): void {
  scene.sky([[0, '#4f8ea0'], [0.3, '#8fbcb4'], [0.52, '#e8dcac'], [0.64, '#ffe2a0'], [1, '#ffe2a0']]);
  scene.dabs('M0 0L800 0L800 640L0 640Z', 260, ['#6aa2ac', '#a8ccb8', '#f2e4b4', '#5a96a4'], { length: 90, width: 9, angle: -0.06 });
  scene.glow(672, 566, 330, '#fff0b4', 1, 300);
  scene.wisps(9, 60, 420, ['#fff4d4', '#f6d8a8', '#dce8d4'], 0.6);
  const b = brush(scene, 100);
  scene.add(b.ball(694, 560, 44, 44, '#fff6cc', { pale: '#fffbe8', shade: '#ffe09a', dabs: 0.6 }));
  scene.add(at(640, 130, 1, flock(scene, 130, { count: 4, colour: '#3f6f78' })));
}

function farSea(scene: Scene): void {
  scene.water(636, { gradient: [[0, '#c8c894'], [0.12, '#5a9c98'], [0.5, '#1f6670'], [1, '#0f4654']], waves: ['#f4e8b0', '#7cb4a4', '#2c7478', '#e0e0b4', '#17545f'] }, 320);
  scene.add(at(694, 640, 1, lightPath(scene, 250, { width: 170, colour: '#fff0b4' })));
  scene.add(at(566, 668, 1, sailboat(scene, 84, { light: -1, night: NIGHT, sail: '#f6ead0', hull: '#b04438' })));
}

/** Which colours a stroke on the wave may have: sunlit near the crest, deep in the hollow. */
function tones(k: number, t: number): readonly string[] {
  if (k < 0.16 && t > 0.3) return ['#d8ecb0', '#a8dcb0', '#f2f2c4', '#7cc8a8'];
  if (k < 0.45) return t > 0.35 ? ['#5cb8a0', '#8cd4b0', '#3f9c94', '#c0e4b4'] : ['#2a8084', '#1f6c76', '#4fa49c'];
  if (k < 0.75) return ['#1f7078', '#2c8a88', '#17585f', '#4aa498'];
  return ['#124a58', '#0e3c4a', '#1c6068', '#2a7c7e'];
}

function wall(scene: Scene): void {
  const body = scene.linear([[0, '#b8e0b0'], [0.3, '#4fae9c'], [0.62, '#1f747c'], [1, '#0c3c4c']], 230, 150, 560, 900, true);
  const path = sheetPath(face);
  scene.add(`<path d="${path}" fill="${NIGHT}" opacity=".35" transform="translate(14 10)" ${scene.blur(9)}/><path d="${path}" fill="${body}"/>`);
  const strokes = sheetStrokes(scene, face, 620, tones, { width: 9, long: 0.16 });
  const threads = sheetStrokes(scene, face, 130, (k) => (k < 0.6 ? [FOAM, '#d8f0d8'] : ['#7cc0b4', '#4c9c9c']), { width: 3, long: 0.22, opacity: 0.7 });
  scene.add(`<g ${scene.clip(path)}>${strokes}${scene.glowShape(470, 250, 230, '#f6f4bc', 0.75, 120)}${threads}</g>`);
}

/** A letter in a bottle, carried up inside the wave. */
function bottle(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const glass = b.form('M-26 46C-30 10 -28 -14 -14 -28V-62H14V-28C28 -14 30 10 26 46C18 54 -18 54 -26 46Z', '#8ccc9c', { pale: '#f0f8d0', shade: '#2c7868', opacity: 0.85 });
  const note = b.form('M-12 36L-8 -22H10L14 36Z', '#f8ecc8', { grain: 1.5 }) + b.line('M-10 10H12', '#b8443c', 5);
  const cork = b.form('M-12 -60H12L10 -84H-10Z', '#b07c4c') + b.line('M-19 36C-22 8 -20 -8 -10 -20', '#fbfff0', 5, { opacity: 0.8 });
  scene.add(at(268, 560, 1.15, glass + note + cork, { turn: 34 }));
  scene.add(sheetStrokes(scene, (k, t) => face(0.2 + k * 0.3, 0.2 + t * 0.3), 26, () => ['#7cc8b0', '#b8e4c0', '#3f9c94'], { width: 5, long: 0.3, opacity: 0.5 }));
}

/** The lip of foam: fine along the crest, heavy and ragged where it begins to fall. */
function lip(scene: Scene): void {
  const { r } = scene;
  times(230, () => {
    const t = 0.32 + 0.68 * r() ** 0.8;
    const [x, y] = face(between(r, -0.02, 0.02 + t * 0.05), t);
    const size = between(r, 2, 9) * (0.4 + t * 1.2);
    scene.add(blob(r, x, y, size * between(r, 1, 1.9), size * 0.7, pick(r, [FOAM, '#e4f0dc', '#fffbe4', '#b4dcc8']), { wobble: 0.3, extra: 'opacity=".85"' }));
  });
  times(12, (i) => {
    const [x, y] = face(0.02 + (i % 3) * 0.03, 0.8 + i * 0.018);
    const [fall, drift] = [between(r, 50, 150), between(r, -6, 34)];
    times(12, (step) => {
      const s = step / 12;
      scene.add(
        blob(r, x + drift * s + between(r, -6, 6), y + fall * s * s + s * 10, 15 * (1 - s * 0.75), 12 * (1 - s * 0.7), mix(FOAM, '#8cc4b8', r() * 0.65), { wobble: 0.3, extra: 'opacity=".9"' }),
      );
    });
  });
}

function spray(scene: Scene): void {
  const drops = times(210, () => {
    const t = between(scene.r, 0.3, 1);
    const [x, y] = face(0, t);
    const far = scene.r() ** 2 * 130;
    return `<circle cx="${round1(x - far * 0.8 + between(scene.r, -14, 30))}" cy="${round1(y - far * 0.55 - 3)}" r="${round1(between(scene.r, 0.8, 3.2))}" opacity="${
      round1(between(scene.r, 0.4, 0.95))
    }"/>`;
  });
  scene.over(`<g fill="#fffbe8">${drops.join('')}</g>`);
  times(30, () => {
    const [x, y] = face(0, between(scene.r, 0.35, 0.75));
    const long = between(scene.r, 30, 90);
    scene.add(
      `<path d="M${round1(x)} ${round1(y)}q${round1(-long * 0.4)} ${round1(-long * 0.5)} ${round1(-long)} ${round1(-long * 0.42)}" stroke="#fff8dc" stroke-width="${
        round1(between(scene.r, 2, 7))
      }" opacity=".4" fill="none" stroke-linecap="round"/>`,
    );
  });
}

function trough(scene: Scene): void {
  const near = scene.ridge(900, 34, 1.6, 3, { tilt: 30 });
  scene.hill(near, '#2a8488', '#0c3c4c', { rim: '#c8e8c8', rimWidth: 4, dabs: 150, dabLength: 80, dabWidth: 7, dabColours: ['#4fa8a0', '#17606c', '#8cccb4', '#0f4654', '#e4ecc4'], shadow: 0.3 });
  const nets = times(24, (): Point => [between(scene.r, -20, 820), between(scene.r, 915, 1000)]);
  scene.add(
    `<g fill="none" stroke="${FOAM}" stroke-linecap="round">${
      nets.map(([x, y]) => `<path d="${smooth(times(6, (i): Point => [x + i * 26, y + Math.sin(i * 1.3 + x) * 7]))}" stroke-width="${round1(between(scene.r, 2, 6))}" opacity=".5"/>`).join('')
    }</g>`,
  );
  scene.add(at(600, 930, 1, rings(scene, 210, { colour: '#e8f2d8' })));
}

export default picture({
  id: 'st125',
  motifs: ['nature', 'sea', 'tension', 'power'],
  words: {
    en: {
      title: 'Wave about to break',
      name: 'A tall green wave curling over before it breaks',
      shows: 'A huge sea wave stands curled over like a hook, its foaming lip just beginning to fall; behind it the sun is low and a small sailing boat is under the curl.',
      closer:
        'The crest is thin and the light shines through it, pale green; the hollow below is dark blue-green, and threads of foam run up the wall of water. Spray blows back from the top. In the middle of the wave hangs a bottle with a rolled letter in it, tied in red. The sky is gold above the sea and the sun lays a path on the water. Nothing has fallen yet.',
    },
    fr: {
      title: 'Une vague sur le point de se briser',
      name: 'Haute vague verte qui s’enroule avant de se briser',
      shows: 'Une énorme vague se dresse, recourbée comme un crochet ; sa lèvre d’écume commence à peine à tomber. Derrière, le soleil est bas et un petit voilier passe sous la boucle.',
      closer:
        'La crête est mince et la lumière la traverse, vert pâle ; le creux, dessous, est d’un bleu-vert sombre, et des fils d’écume montent le long du mur d’eau. Des embruns s’envolent du sommet. Au milieu de la vague est suspendue une bouteille qui contient une lettre roulée, nouée de rouge. Le ciel est doré au-dessus de la mer et le soleil trace un chemin sur l’eau. Rien n’est encore tombé.',
    },
  },
  paint: { under: [110, 160, 150], flow: -0.35 },
  draw(scene) {
    sky(scene);
    farSea(scene);
    wall(scene);
    bottle(scene);
    spray(scene);
    lip(scene);
    trough(scene);
  },
});
