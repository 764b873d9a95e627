import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, blobPoints, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, leaf, rings } from '../../src/shapes/index.ts';
import { rain } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#1c2438';
const CHALKS = ['#f48cac', '#fbb4c4', '#e86c98', '#ffd4d8'];

/** A place on the outline of the heart, t from 0 to 1. */
function heart(t: number, size = 1): Point {
  const a = t * Math.PI * 2;
  return [386 + 18.5 * size * 16 * Math.sin(a) ** 3, 396 - 19 * size * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a))];
}

/** How far the rain has washed the chalk away at a place: 0 dry, 1 gone. */
const washed = (scene: Scene, x: number, y: number) => Math.max(0, Math.min(1, (x * 0.8 + y * 0.55 - 500 + scene.noise(x / 90, y / 90) * 70) / 190));

function slabs(scene: Scene): void {
  scene.sky([[0, '#2c3448'], [1, '#222a40']]);
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const columns = [-70, 180, 430, 660, 900];
  times(5, (row) =>
    columns.slice(0, -1).forEach((from, i) => {
      const shift = row % 2 ? -110 : 0;
      const [x, y, w, h] = [from + shift, -40 + row * 212, columns[i + 1]! - from, 212];
      const off = () => between(scene.r, -3, 3);
      const path = polygon([[x + 6 + off(), y + 6 + off()], [x + w - 6 + off(), y + 6 + off()], [x + w - 6 + off(), y + h - 6 + off()], [x + 6 + off(), y + h - 6 + off()]]);
      const tone = mix(pick(scene.r, ['#6c7c90', '#64748c', '#748498', '#5c6c84', '#707c8c']), '#3c4c68', washed(scene, x + w / 2, y + h / 2) * 0.55);
      scene.add(b.form(path, tone, { pale: '#9cacb8', shade: '#3c465c', grain: 0.4, dabs: 1.5, edge: 1 }));
    }));
  const pits = times(320,
    () => `<circle cx="${round1(scene.r() * 800)}" cy="${round1(scene.r() * 1000)}" r="${round1(between(scene.r, 1, 3.4))}" fill="${pick(scene.r, ['#2c364c', '#94a4b4', '#48566c'])}" opacity=".5"/>`);
  scene.add(pits.join(''));
}

/** Wet stone shines: streaks of the pale sky, along the way the water runs. */
function wet(scene: Scene): void {
  const gleams = times(170, () => {
    const [x, y] = [between(scene.r, -20, 820), between(scene.r, -20, 1010)];
    const soaked = washed(scene, x, y);
    const long = between(scene.r, 20, 80) * soaked;
    return soaked < 0.2
      ? ''
      : `<path d="M${round1(x)} ${round1(y)}q${round1(long * 0.5)} ${round1(long * 0.2)} ${round1(long)} ${round1(long * 0.7)}" stroke="${
        pick(scene.r, ['#b8c8d4', '#8ca0b8', '#d4dce0', '#54688c'])
      }" stroke-width="${round1(between(scene.r, 2, 8))}" opacity="${round1(between(scene.r, 0.2, 0.5))}"/>`;
  });
  scene.add(`<g fill="none" stroke-linecap="round">${gleams.join('')}</g>`);
}

/** The heart: hatched in chalk, its outline gone over many times, thinner where the water has been. */
function chalkHeart(scene: Scene): void {
  const { r } = scene;
  const b = brush(scene, 100);
  const outline = polygon(times(60, (i) => heart(i / 60, 0.94)));
  const hatch = times(250, () => {
    const [x, y] = [between(r, 80, 680), between(r, 110, 720)];
    const long = between(r, 30, 90);
    const left = 1 - washed(scene, x, y);
    return left < 0.12
      ? ''
      : b.line(`M${round1(x)} ${round1(y)}l${round1(long * 0.75)} ${round1(-long * 0.66)}`, pick(r, CHALKS), round1(between(r, 4, 9)), { opacity: round1(left * between(r, 0.3, 0.75) * 10) / 10 });
  });
  scene.add(b.inside(outline, ...hatch));
  const line = times(900, () => {
    const t = r();
    const [x, y] = heart(t, between(r, 0.955, 1.05));
    const [nx, ny] = heart(t + between(r, 0.006, 0.02), between(r, 0.965, 1.04));
    const left = 1 - washed(scene, x, y);
    return r() > left + 0.05
      ? ''
      : b.line(`M${round1(x)} ${round1(y)}L${round1(nx)} ${round1(ny)}`, pick(r, [...CHALKS, '#ffe8e8']), round1(between(r, 2, 7)), {
        opacity: round1(Math.max(0.2, left) * between(r, 0.5, 1) * 10) / 10,
      });
  });
  scene.add(line.join(''));
  const dust = times(420, () => {
    const [x, y] = heart(r(), between(r, 0.9, 1.12));
    return r() < washed(scene, x, y) ? '' : `<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(between(r, 0.7, 2))}" fill="${pick(r, CHALKS)}" opacity=".8"/>`;
  });
  scene.over(dust.join(''));
}

/** What was the right half of the heart runs off over the slabs in pink trickles. */
function trickles(scene: Scene): void {
  const { r } = scene;
  const b = brush(scene, 100);
  times(44, () => {
    let [x, y] = heart(between(r, 0.12, 0.56), between(r, 0.7, 1.02));
    if (washed(scene, x, y) < 0.2) return;
    const way = times(12, (): Point => {
      const a = 0.95 + scene.noise(x / 160, y / 160) * 0.75;
      [x, y] = [x + Math.cos(a) * 21, y + Math.sin(a) * 24];
      return [x, y];
    });
    const tone = pick(r, CHALKS);
    scene.add(`<path d="${smooth(way)}" fill="none" stroke="${tone}" stroke-width="${round1(between(r, 12, 34))}" stroke-linecap="round" opacity=".13" ${scene.blur(5)}/>`);
    scene.add(b.line(smooth(way.slice(0, 5 + Math.floor(r() * 7))), tone, round1(between(r, 2, 7)), { opacity: round1(between(r, 0.3, 0.6)) }));
  });
}

/** The puddle the chalk runs into; it mirrors the sky and somebody under an umbrella. */
function puddle(scene: Scene): void {
  const edge = blobPoints(scene.r, 640, 880, 250, 140, 13, 0.16);
  const path = smooth(edge, true);
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(`<path d="${path}" fill="#141c30" opacity=".5" transform="translate(-4 -5)"/>` + `<path d="${path}" fill="${scene.linear([[0, '#7c94ac'], [0.5, '#b8c8d0'], [1, '#e0e4dc']])}"/>`);
  const mirrored = scene.dabsShape('M380 740L900 740L900 1010L380 1010Z', 90, ['#90a8bc', '#c8d4d8', '#f0f0e4', '#7c90ac', '#f4b4c4'], { length: 80, width: 6, angle: 0.05 });
  const brolly = b.form('M-104 -6C-100 70 100 70 104 -6C88 6 70 6 54 -4C38 8 18 8 0 -4C-18 8 -38 8 -54 -4C-70 6 -88 6 -104 -6Z', '#3c5c8c', { pale: '#8cacc8' }) +
    b.line('M0 60V74M0 0L-54 -4M0 50L-54 -4M0 50L54 -4', '#24406c', 4, { opacity: 0.6 });
  const legs = b.line('M-15 -128V-214M17 -128V-214', '#3c3448', 17);
  const walker = legs +
    b.form('M-24 -46C-34 -70 -40 -104 -46 -138C-20 -148 24 -148 50 -138C42 -104 36 -70 26 -46C12 -38 -12 -38 -24 -46Z', '#9c5468', { pale: '#d8a4ac', grain: 1.4 }) +
    b.line('M24 -56C44 -70 30 -44 8 -66', '#84445c', 13) +
    b.ball(0, -22, 22, 26, '#5c3c3c', { pale: '#a87c6c' });
  scene.add(b.inside(path, mirrored, at(676, 926, 0.92, walker + brolly, { opacity: 0.85, turn: 3 }), b.line('M430 800C500 812 560 822 640 812', '#f8a8bc', 16, { opacity: 0.5 })));
  scene.add(b.line(path, '#e8eef0', 4, { opacity: 0.6 }));
  [[520, 900, 120], [720, 820, 90], [600, 968, 100], [770, 940, 80]].forEach(([x, y, w]) => scene.add(at(x!, y!, 1, rings(scene, w!, { colour: '#fbfbf4' }))));
}

/** Somebody's rubber boots at the lower edge, and the last bit of chalk. */
function boots(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#4c3424' });
  const boot = (x: number, turn: number) => {
    scene.shadow(x + 14, 960, 70, 70, '#10182c', 0.6);
    const shoe = b.form('M-46 60C-56 -10 -50 -86 0 -92C50 -86 56 -10 46 60Z', '#e0a830', { pale: '#fff0a8', shade: '#8c5c1c', grain: 1.4 });
    const toe = b.line('M-40 -34C-20 -50 20 -50 40 -34', '#a8741c', 5, { opacity: 0.7 }) + b.line('M-26 -66C-16 -78 -4 -80 6 -80', '#fff8d8', 8, { opacity: 0.8 }) +
      b.line('M-46 40C-20 26 20 26 46 40', '#b8801c', 6);
    scene.add(at(x, 974, 1, shoe + toe, { turn }));
  };
  boot(122, -5);
  boot(246, 7);
  scene.shadow(330, 826, 46, 14, '#10182c', 0.5);
  scene.add(
    at(326, 818, 1,
      b.form('M-40 -13L34 -15C44 -12 44 12 34 15L-40 13C-46 6 -46 -6 -40 -13Z', '#f48cac', { pale: '#ffe0e4', shade: '#a84c70', grain: 0.1 }) + b.ball(36, 0, 8, 14, '#fbb4c4', { dabs: 0 }), {
      turn: -28,
    }),
  );
  scene.add(at(708, 160, 1, leaf(scene, 74, { colour: '#d88438' })) + at(90, 700, 1, leaf(scene, 54, { colour: lighten('#a86434', 0.05) })));
}

export default picture({
  id: 'st149',
  motifs: ['abstract', 'love', 'rain', 'loss'],
  words: {
    en: {
      title: 'Chalk heart half washed away',
      name: 'A pink chalk heart on paving, half gone in the rain',
      shows: 'A large pink heart drawn in chalk on grey paving is being washed away: its left half is bright, its right half runs off in trickles to a puddle. Seen from above, in rain.',
      closer:
        'The slabs are slate blue, dry and dull on the left, wet and shining on the right. In the puddle one sees the pale sky and, upside down, somebody with an umbrella. At the lower edge are the toes of two yellow rubber boots; a stump of pink chalk lies before them. An orange leaf sticks to the stone. Drops draw rings on the water.',
    },
    fr: {
      title: 'Un cœur à la craie à demi effacé',
      name: 'Cœur rose à la craie, à demi effacé par la pluie',
      shows: 'Un grand cœur rose tracé à la craie sur un dallage gris s’efface : sa moitié gauche est vive, la droite s’écoule en filets jusqu’à une flaque. Vu d’en haut, sous la pluie.',
      closer:
        'Les dalles sont bleu ardoise, sèches et mates à gauche, mouillées et luisantes à droite. Dans la flaque, on voit le ciel pâle et, à l’envers, quelqu’un avec un parapluie. Au bord inférieur dépassent les bouts de deux bottes de caoutchouc jaunes ; un reste de craie rose est posé devant elles. Une feuille orange colle à la pierre. Les gouttes dessinent des ronds sur l’eau.',
    },
  },
  paint: { under: [96, 104, 124], flow: 0.7 },
  draw(scene) {
    slabs(scene);
    wet(scene);
    trickles(scene);
    chalkHeart(scene);
    puddle(scene);
    boots(scene);
    rain(scene, 120, { slant: 22, opacity: 0.5 });
  },
});
