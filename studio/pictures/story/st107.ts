import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval } from '../../src/shapes/index.ts';
import { modelled, soft } from '../../src/shapes/modelling.ts';
import { blades } from '../../src/shapes/scenes/blades.ts';

const NIGHT = '#0f1c3c';
const HUB: Point = [404, 432];
const SUN: Point = [640, 700];
const SPOKES = 22;
const TURNS = 15;

/** How near a place is to the rising sun, 0 to 1. */
const near = (x: number, y: number) => Math.max(0, 1 - Math.hypot(x - SUN[0], y - SUN[1]) / 560);

function dawn(scene: Scene): void {
  scene.sky([[0, '#142850'], [0.3, '#20446c'], [0.55, '#3f6c84'], [0.75, '#c88c70'], [1, '#2c3450']]);
  scene.glow(...SUN, 560, '#ffb070', 0.85, 420);
  scene.glow(...SUN, 170, '#fff0c0', 0.95);
  times(150, () => {
    const [x, y] = [between(scene.r, -20, 820), between(scene.r, -20, 940)];
    const tone = mix(pick(scene.r, ['#1c3c64', '#16305c', '#2c5c7c', '#3c6c84']), pick(scene.r, ['#ffc880', '#f8986c']), near(x, y) * 0.85);
    scene.add(`<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(between(scene.r, 14, 58))}" fill="${tone}" opacity=".3"/>`);
  });
  scene.mist(760, 160, '#f0b890', 0.4, 3);
}

/** A thorny teasel stalk along a line, with its head at the end. */
function teasel(scene: Scene, line: Point[], wide: number, head: number): void {
  const b = brush(scene, 100, { light: line[0]![0] < 400 ? 1 : -1, night: NIGHT });
  const thorns = times(22, (i) => {
    const t = (i / 22) * (line.length - 1.01);
    const k = Math.floor(t);
    const [p, q] = [line[k]!, line[k + 1]!];
    const [x, y] = [p[0] + (q[0] - p[0]) * (t - k), p[1] + (q[1] - p[1]) * (t - k)];
    const side = i % 2 ? 1 : -1;
    return `M${round1(x)} ${round1(y)}l${side * (wide * 0.5 + 14)} -10`;
  });
  scene.add(b.line(thorns.join(''), '#5c5048', 5) + b.form(ribbon(line, [wide, wide * 0.9, wide * 0.7, wide * 0.5]), '#6c5c4c', { grain: 1.5, long: 1.6, dabs: 1.4, pale: '#f8c894', edge: 1.4 }));
  const [x, y] = line.at(-1)!;
  const bracts = times(7, (i) => b.line(`M0 0Q${(i - 3) * 26} -8 ${(i - 3) * 30} ${-46 - (3 - Math.abs(i - 3)) * 8}`, '#6c5c4c', 5)).join('');
  const cone = `M-${head * 0.3} 0C-${head * 0.44} -${head * 0.5} -${head * 0.26} -${head} 0 -${head}C${head * 0.26} -${head} ${head * 0.44} -${head * 0.5} ${head * 0.3} 0C${head * 0.16} 14 -${
    head * 0.16
  } 14 -${head * 0.3} 0Z`;
  const spikes = times(130, () => {
    const v = scene.r();
    const half = head * 0.36 * Math.sin(Math.PI * (0.18 + 0.72 * v));
    const u = between(scene.r, -1, 1);
    return `<path d="M${round1(u * half)} ${round1(-v * head)}l${round1(u * 11)} -10" stroke="${pick(scene.r, ['#f8c894', '#8c6c54', '#5c4444', '#c8946c'])}" stroke-width="3"/>`;
  }).join('');
  scene.add(at(x, y, 1, bracts + b.form(cone, '#8c6850', { dabs: 1.4, pale: '#fcd0a0' }) + spikes));
}

/** The point of the web on spoke i at part t of its length; the spokes end on an uneven frame. */
function knot(i: number, t: number): Point {
  const a = (i / SPOKES) * Math.PI * 2 + Math.sin(i * 2.3) * 0.05;
  const reach = 268 + 36 * Math.sin(i * 1.7) + 30 * Math.cos(a * 2) + (Math.sin(a) > 0 ? 26 : 0);
  return [HUB[0] + Math.cos(a) * reach * t * 0.93, HUB[1] + Math.sin(a) * reach * t * 1.12];
}

/** A point on the thread between two spokes: it sags towards the hub. */
function onThread(i: number, ring: number, u: number): Point {
  const t = (ring + 1.6 + i / SPOKES) / (TURNS + 2);
  const [p, q] = [knot(i, t), knot(i + 1, t + 1 / SPOKES / (TURNS + 2))];
  const sag = 1 - 0.11 * 4 * u * (1 - u) * 0.8;
  return [HUB[0] + (p[0] + (q[0] - p[0]) * u - HUB[0]) * sag, HUB[1] + (p[1] + (q[1] - p[1]) * u - HUB[1]) * sag];
}

function web(scene: Scene): void {
  const b = brush(scene, 100);
  const anchors: [number, Point][] = [[2, [674, 800]], [4, [560, 868]], [8, [98, 800]], [10, [118, 600]], [12, [118, 330]], [14, [140, 180]], [16, [150, 110]], [18, [668, 110]], [20, [694, 250]], [0,
    [690, 470]]];
  const frame = anchors.map(([i, [x, y]]) => {
    const [px, py] = knot(i, 1);
    return `M${round1(px)} ${round1(py)}L${x} ${y}`;
  }).join('') + `M${times(SPOKES + 1, (i) => knot(i % SPOKES, 1.02).map(round1).join(' ')).join('L')}`;
  const spokes = times(SPOKES, (i) => `M${HUB[0]} ${HUB[1]}L${knot(i, 1.02).map(round1).join(' ')}`).join('');
  const rings = times(TURNS * SPOKES, (n) => {
    const [i, ring] = [n % SPOKES, Math.floor(n / SPOKES)];
    const [p, m, q] = [onThread(i, ring, 0), onThread(i, ring, 0.5), onThread(i, ring, 1)];
    return `M${p.map(round1).join(' ')}Q${round1(m[0] * 2 - (p[0] + q[0]) / 2)} ${round1(m[1] * 2 - (p[1] + q[1]) / 2)} ${q.map(round1).join(' ')}`;
  }).join('');
  scene.add(b.line(frame + spokes, '#c8d8e0', 2.6, { opacity: 0.5 }) + b.line(rings, '#b8ccd8', 2.4, { opacity: 0.4 }));
  scene.over(b.line(frame + spokes, '#f0f4f0', 1.2, { opacity: 0.7 }) + b.line(rings, '#e8f0f0', 0.9, { opacity: 0.6 }));
}

/** One drop: dark above, the upside-down dawn below, a gleam. */
function drop(x: number, y: number, r: number, warm: string): string {
  return `<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(r)}" fill="#7c9cb4"/><circle cx="${round1(x)}" cy="${round1(y + r * 0.22)}" r="${round1(r * 0.76)}" fill="${warm}"/><circle cx="${
    round1(x - r * 0.34)
  }" cy="${round1(y - r * 0.36)}" r="${round1(r * 0.3)}" fill="#ffffff"/>`;
}

function dew(scene: Scene): void {
  const large: string[] = [];
  const small: string[] = [];
  times(TURNS * SPOKES, (n) => {
    const [i, ring] = [n % SPOKES, Math.floor(n / SPOKES)];
    times(3 + Math.floor(ring / 4), (k) => {
      const [x, y] = onThread(i, ring, (k + 0.5) / (3 + Math.floor(ring / 4)));
      const warm = mix('#e4f0f4', '#ffc078', Math.min(1, near(x, y) * 1.2));
      const r = between(scene.r, 1.8, 3.4) + (scene.r() < 0.12 ? 3.6 : 0);
      (r > 4.6 ? large : small).push(drop(x, y, r, warm));
    });
  });
  times(SPOKES, (i) =>
    times(7, (k) => {
      const [x, y] = knot(i, 0.2 + k * 0.12);
      small.push(drop(x, y, between(scene.r, 1.6, 3), '#dcecf4'));
    }));
  scene.over(small.join('') + large.join(''));
  const hanging: Point[] = [onThread(5, 13, 0.5), onThread(6, 9, 0.5), onThread(4, 11, 0.4), onThread(7, 14, 0.5), onThread(2, 14, 0.6), onThread(9, 12, 0.6)];
  hanging.forEach(([x, y]) => {
    scene.over(drop(x, y + 7, 10, '#ffd8a0'));
    scene.spark(x - 3, y + 3, { radius: 1.6, reach: 15, core: '#ffffff', glow: '#fff0d0', opacity: 0.7 });
  });
  times(16, () => {
    const [x, y] = onThread(Math.floor(scene.r() * SPOKES), Math.floor(scene.r() * TURNS), scene.r());
    scene.spark(x, y, { radius: 1.5, reach: 15, core: '#ffffff', glow: '#ffe8c0', opacity: 0.8 });
  });
}

/** The owner of it all, asleep under the teasel's bracts. */
function spider(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#3c2434' });
  const legs = times(4,
    (i) =>
      `M-6 ${-4 + i * 6}C${-30 - i * 4} ${-40 + i * 14} ${-50 - i * 2} ${-26 + i * 18} ${-46 - i * 3} ${2 + i * 18}M6 ${-4 + i * 6}C${30 + i * 4} ${-40 + i * 14} ${50 + i * 2} ${-26 + i * 18} ${
        46 + i * 3
      } ${2 + i * 18}`).join('');
  const back = modelled(b, oval(0, 30, 34, 42), '#d89048', { dabs: 1, pale: '#ffdc98' }, b.line('M0 0V66M-14 14H14M-18 30H18M-12 46H12', '#fff0cc', 6, { opacity: 0.8 }),
    soft(scene, oval(26, 50, 18, 26), '#6c3440', 0.5, 8));
  scene.add(
    at(688, 218, 0.86,
      b.line(legs, '#6c4438', 7) + b.line(legs, '#c88c58', 3) + back + b.ball(0, -16, 19, 18, '#b87444', { dabs: 0.6, pale: '#f8c890' }) + b.line('M-11 -20q4 4 8 0M3 -20q4 4 8 0', '#2c1824', 3), {
      turn: 14,
    }),
  );
}

/** A red poppy petal has been caught. */
function petal(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: '#5c1438' });
  const path = 'M-4 48C-46 34 -70 -10 -50 -42C-30 -60 -6 -46 4 -28C16 -52 48 -54 60 -28C68 8 38 40 -4 48Z';
  scene.add(
    at(284, 596, 1,
      scene.shadowShape(4, 10, 60, 50, NIGHT, 0.4) +
        modelled(b, path, '#d83c40', { grain: 0.8, dabs: 1.4, pale: '#ff9c70' }, b.line('M-4 44C-24 20 -36 -6 -38 -34M-2 42C-6 16 -4 0 2 -20M0 44C20 24 36 0 42 -34', '#8c1c34', 3, { opacity: 0.5 })),
      { turn: -18 }),
  );
}

export default picture({
  id: 'st107',
  motifs: ['animal', 'trap', 'pattern', 'morning'],
  words: {
    en: {
      title: 'Cobweb with dew',
      name: 'Cobweb full of dew between two teasels',
      shows: 'A great round cobweb, strung with hundreds of drops of dew, hangs between two dry teasels at sunrise. A red petal, shaped like a heart, is caught in it.',
      closer:
        'Above it is still night-blue; low at the right the sun comes up orange in the haze, and the drops near it turn gold. The threads run in even rings round a star in the middle, and a few large drops hang from them and sparkle. A yellow-brown spider with a pale pattern on its back sleeps on the right teasel. The petal sticks in the lower left of the web. Dark grass stands in front.',
    },
    fr: {
      title: 'Toile d’araignée et rosée',
      name: 'Toile pleine de rosée entre deux cardères',
      shows: 'Une grande toile ronde, perlée de centaines de gouttes de rosée, est tendue entre deux cardères sèches au lever du soleil. Un pétale rouge, en forme de cœur, y est pris.',
      closer:
        'En haut, il fait encore nuit bleue ; en bas à droite, le soleil se lève, orange, dans la brume, et dore les gouttes proches. Les fils forment des anneaux réguliers autour d’une étoile centrale, et quelques grosses gouttes y pendent et scintillent. Une araignée brun-jaune au dos à motif pâle dort sur la cardère de droite. Le pétale est collé en bas à gauche de la toile. De l’herbe sombre se dresse devant.',
    },
  },
  paint: { under: [70, 80, 110], flow: 0.5 },
  draw(scene) {
    dawn(scene);
    scene.add(at(420, 1010, 1, blades(scene, 190, { colours: ['#243c54', '#3c5c60', '#6c7464'], count: 22, spread: 30, wind: 0.1, width: 14, light: 1, night: NIGHT, pale: '#e8b488' })));
    teasel(scene, [[60, 1020], [104, 760], [122, 480], [96, 214]], 30, 150);
    teasel(scene, [[700, 1020], [664, 700], [690, 420], [716, 168]], 30, 140);
    web(scene);
    petal(scene);
    spider(scene);
    dew(scene);
    scene.add(
      at(180, 1014, 1, blades(scene, 250, { colours: ['#14284c', '#20405c', '#345868'], count: 9, spread: 36, wind: 0.16, light: 1, night: NIGHT, pale: '#c89878' })) +
        at(620, 1014, 1, blades(scene, 200, { colours: ['#14284c', '#2c4c60', '#4c6464'], count: 8, spread: 36, wind: -0.1, light: 1, night: NIGHT, pale: '#e8b080' })),
    );
  },
});
