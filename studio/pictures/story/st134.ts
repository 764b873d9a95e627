import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, blob, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { along } from '../../src/shapes/flowing.ts';
import { brush, key, oval } from '../../src/shapes/index.ts';
import { paneWindow, planks, washed } from '../../src/shapes/scenes/backdrops.ts';
import { foliage } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#2c2c48';
const INKS = ['#1c1c50', '#2c2470', '#3c3488', '#14143c', '#54459c'];
const WATER = 286; // the height of its surface
const GLASS = 'M196 170L232 872C240 912 560 912 568 872L604 170Z';
const FULL = `M203 ${WATER}L231 850C240 884 560 884 569 850L597 ${WATER}C560 ${WATER + 40} 240 ${WATER + 40} 203 ${WATER}Z`;

function room(scene: Scene): void {
  washed(scene, [-10, 800], '#c8ccb8', '#e4dcc0', { strokes: 280, grain: 1.5, spread: 0.03 });
  const leaves = ['#7c9c88', '#a4bc98', '#d8dcb0'] as const;
  const view = `<g opacity=".8">${foliage(scene, 110, 470, 190, 150, leaves, { light: -1, heaps: 18 })}${foliage(scene, 640, 560, 230, 120, leaves, { light: -1, heaps: 18 })}${
    foliage(scene, 350, 590, 220, 70, leaves, { light: -1, heaps: 14 })
  }</g>`;
  paneWindow(scene, [40, 30, 720, 560], [[0, '#d4e4dc'], [0.7, '#fbf6dc'], [1, '#d8e0b0']], { frame: '#f0ead8', night: '#8c90a0', light: -1, columns: 3, rows: 2, view });
  scene.glow(120, 200, 460, '#fffbe4', 0.7, 420);
  planks(scene, 660, '#a88c74', { night: '#4a3c48', rows: 4, rim: '#f6e8cc' });
}

/** A plume of ink: billows along a line, narrow where it falls and rolled up into a head where it slows. */
function plume(scene: Scene, line: Point[], width: number, tone: string, veil: number): string {
  const { r } = scene;
  const b = brush(scene, 100, { light: -1 });
  const swell = (t: number) => width * (1.15 - 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.2)) + (t > 0.72 ? 2.6 * Math.sin(((t - 0.72) / 0.28) * Math.PI * 0.62) : 0));
  const mist = `<path d="${smooth(line)}" fill="none" stroke="${tone}" stroke-width="${width * 2.2}" stroke-linecap="round" opacity="${veil * 0.3}" ${scene.blur(9)}/>`;
  const billows = times(120, (i) => {
    const t = i / 119;
    const [x, y] = along(line, t);
    const [a, q] = [between(r, 0, 6.28), Math.sqrt(r())];
    const wide = swell(t);
    const [cx, cy, size] = [x + Math.cos(a) * q * wide * 0.75, y + Math.sin(a) * q * wide * 0.5, Math.max(4, wide * between(r, 0.2, 0.46))];
    const pale = mix(tone, '#6c68b8', q * q * 0.45 + r() * 0.1);
    const body = blob(r, cx, cy, size, size * 0.86, pale, { wobble: 0.22, extra: `opacity="${round1(veil * between(r, 0.4, 0.8) * 10) / 10}"` });
    const shine = r() < 0.55
      ? b.line(`M${round1(cx - size * 0.7)} ${round1(cy + size * 0.3)}Q${round1(cx - size * 0.7)} ${round1(cy - size * 0.8)} ${round1(cx + size * 0.4)} ${round1(cy - size * 0.6)}`,
        lighten(pale, 0.13), round1(Math.max(1.5, size * 0.16)), { opacity: 0.55 })
      : '';
    return body + shine;
  });
  const core = b.line(smooth(line), mix(tone, '#101038', 0.5), width * 0.5, { opacity: veil * 0.8 });
  return mist + core + billows.join('');
}

/** A thin thread of ink that drifts. */
function thread(scene: Scene): string {
  let [x, y] = [between(scene.r, 300, 500), between(scene.r, WATER + 20, 560)];
  const line = times(16, (): Point => {
    const a = 1.2 + scene.noise(x / 120, y / 150) * 1.9;
    [x, y] = [Math.max(238, Math.min(562, x + Math.cos(a) * 17)), Math.min(820, y + Math.sin(a) * 17)];
    return [x, y];
  });
  return `<path d="${smooth(line)}" fill="none" stroke="${pick(scene.r, INKS)}" stroke-width="${round1(between(scene.r, 1.5, 5))}" stroke-linecap="round" opacity="${
    round1(between(scene.r, 0.3, 0.7))
  }"/>`;
}

function ink(scene: Scene): void {
  const { r } = scene;
  const cloud = times(26,
    () => blob(r, 400 + between(r, -90, 90), WATER + 40 + r() ** 1.5 * 220, between(r, 40, 90), between(r, 36, 70), pick(r, INKS), { wobble: 0.3, extra: `opacity=".26" ${scene.blur(9)}` })).join('');
  const plumes = [plume(scene, [[344, WATER + 6], [316, 360], [278, 420], [292, 486]], 22, '#40388c', 0.75), plume(scene, [[456, WATER + 6], [492, 350], [522, 410], [512, 470]], 20, '#40388c', 0.75),
    plume(scene, [[392, WATER + 6], [408, 360], [404, 420], [418, 500]], 26, '#2f2a74', 0.85), plume(scene, [[430, WATER + 10], [452, 420], [500, 520], [482, 626]], 32, '#242060', 0.9),
    plume(scene, [[376, WATER + 10], [342, 430], [372, 580], [338, 724]], 40, '#181648', 0.95)];
  const cap = times(30, () => blob(r, 400 + between(r, -84, 84), WATER + 12 + r() * 44, between(r, 16, 40), between(r, 12, 26), pick(r, INKS), { wobble: 0.3, extra: 'opacity=".7"' })).join('');
  scene.add(`<g ${scene.clip(FULL)}>${cloud}${times(28, () => thread(scene)).join('')}${plumes.join('')}${cap}</g>`);
}

function glassBehind(scene: Scene): void {
  scene.add(`<path d="M250 880L560 880L800 940L800 1010L420 960Z" fill="#3c3458" opacity=".5" ${scene.blur(9)}/>`);
  scene.add(`<path d="M470 906C560 910 660 930 740 962C640 968 540 950 470 906Z" fill="#e8dcff" opacity=".7" ${scene.blur(5)}/>`);
  scene.shadow(420, 890, 220, 30, NIGHT, 0.6);
  scene.add(`<path d="${GLASS}" fill="#f4f8ec" opacity=".3"/>`);
  scene.add(`<path d="${FULL}" fill="${scene.linear([[0, '#e8f2e4'], [0.35, '#c0d8d4'], [0.8, '#8cb0bc'], [1, '#6c8ca4']], 0.1, 0, 0.9, 1)}" opacity=".88"/>`);
  scene.dabs(polygon([[236, WATER + 30], [564, WATER + 30], [540, 860], [260, 860]]), 90, ['#dcece4', '#a8c8cc', '#f4faf0', '#90b4c0'], { length: 70, width: 6, angle: 1.5 });
  const b = brush(scene, 100);
  scene.add(b.form(oval(400, WATER, 196, 34), '#c8dcd8', { pale: '#fbfff6', shade: '#7c94b0', grain: 0.05 }));
  scene.add(at(322, 850, 1, key(scene, 130, { colour: '#c8963c', light: -1, night: NIGHT }), { turn: 68 }));
}

function glassBefore(scene: Scene): void {
  const b = brush(scene, 100);
  scene.add(b.flat(oval(400, WATER, 78, 13), '#241f60', 0.85) + b.flat(oval(400, WATER, 130, 22), '#4a3f94', 0.3));
  scene.add(b.line(`M206 ${WATER + 4}C250 ${WATER + 44} 550 ${WATER + 44} 594 ${WATER + 4}`, '#fbfff6', 5, { opacity: 0.8 }));
  scene.add(
    b.line('M198 176L234 866', '#7c8ca0', 7, { opacity: 0.7 }) +
      b.line('M602 176L566 866', '#5c6484', 9, { opacity: 0.7 }) +
      b.line('M232 866C240 910 560 910 568 866', '#5c6c88', 9, { opacity: 0.75 }) +
      b.line('M238 852C270 884 530 884 562 852', '#f4fbf4', 6, { opacity: 0.8 }),
  );
  scene.add(
    `<path d="M226 ${WATER + 60}L254 800" stroke="#fffef4" stroke-width="20" opacity=".6" stroke-linecap="round" ${scene.blur(5)}/><path d="M562 ${
      WATER + 70
    }L546 640" stroke="#fffef4" stroke-width="9" opacity=".55" stroke-linecap="round"/>`,
  );
  scene.add(b.line(oval(400, 170, 204, 36), '#8494a8', 7, { opacity: 0.75 }) + b.line('M198 164C230 126 420 126 500 138', '#fffef8', 5, { opacity: 0.9 }));
}

/** The nib above the glass, with the next drop about to fall. */
function pen(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const shaft = b.form('M-20 -330L-24 -120L-14 -84H14L24 -120L20 -330Z', '#8c3040', { pale: '#f09078', shade: '#481c34', grain: 1.55, long: 3 }) +
    b.form('M-22 -136H22L20 -112H-20Z', '#e0b458', { pale: '#fff4c0', dabs: 0.5 });
  const nib = b.form('M-16 -86H16C18 -56 10 -24 0 0C-10 -24 -18 -56 -16 -86Z', '#d8b468', { pale: '#fff6d0', shade: '#7c5030' }) + b.line('M0 -4V-50', '#4a3440', 3) + b.dot(0, -54, 5, '#4a3440');
  scene.add(at(430, 150, 1, shaft + nib, { turn: 24 }));
  scene.add(b.form('M424 158C434 176 444 190 444 202C444 216 412 216 412 202C412 190 418 176 424 158Z', '#241f60', { pale: '#8c84d8', dabs: 0.5 }));
}

/** A sheet nobody has written on; a blot has fallen on it. */
function paper(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(`<path d="M14 908L236 870L300 1000L60 1012Z" fill="${NIGHT}" opacity=".4" ${scene.blur(5)}/>`);
  scene.add(b.form('M4 896L226 860L286 992L30 1016Z', '#f4ead0', { pale: '#fffaf0', shade: '#b0a4a8', grain: 0.1 }) + b.line('M116 878L160 1004', '#c8bca8', 4, { opacity: 0.7 }));
  scene.add(b.blot(96, 948, 30, 17, '#241f60', 0.95, 0.3) + b.blot(146, 966, 8, 5, '#241f60', 0.9) + b.blot(62, 976, 6, 4, '#3c3488', 0.9));
}

export default picture({
  id: 'st134',
  motifs: ['abstract', 'secret', 'change', 'dark'],
  words: {
    en: {
      title: 'Ink spreading in water',
      name: 'Blue-black ink sinking in a glass of water',
      shows: 'Dark ink sinks in billowing plumes through a tall glass of clear water by a bright window; the nib of a pen above it is about to let fall another drop.',
      closer:
        'The morning behind the window is pale green and quiet. In the glass the ink hangs in violet-blue columns that swell into clouds at their ends, with fine threads drifting between them; the water below is still clear. A small golden key lies at the bottom, not yet hidden. Beside the glass is an empty sheet of paper with one blot. A violet shadow with a bright streak falls to the right.',
    },
    fr: {
      title: 'De l’encre qui se répand dans l’eau',
      name: 'Encre bleu-noir descendant dans un verre d’eau',
      shows: 'Une encre sombre descend en volutes dans un grand verre d’eau claire, près d’une fenêtre lumineuse ; au-dessus, la plume d’un stylo va laisser tomber une autre goutte.',
      closer:
        'Derrière la fenêtre, le matin est vert pâle et calme. Dans le verre, l’encre pend en colonnes bleu violacé qui s’enflent en nuages, avec de fins fils qui dérivent entre elles ; l’eau, dessous, est encore claire. Une petite clé dorée repose au fond, pas encore cachée. À côté du verre, une feuille vide porte une tache. Une ombre violette, traversée d’un trait clair, tombe à droite.',
    },
  },
  paint: { under: [200, 204, 190], flow: 1.4 },
  draw(scene) {
    room(scene);
    paper(scene);
    glassBehind(scene);
    ink(scene);
    glassBefore(scene);
    pen(scene);
  },
});
