import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { cell, shrunk, strewn } from '../../src/shapes/cracks.ts';
import { brush } from '../../src/shapes/index.ts';

const NIGHT = '#3c1c20';
const HAZE = '#f4d8ac';
const HORIZON = 300;
const SPROUT: Point = [306, 776];

/** Where a point of the ground is seen; z is how far away it lies, from 1 at our feet. */
const seen = ([x, z]: Point): Point => [400 + (x * 860) / z, HORIZON + 730 / z];

function sky(scene: Scene): void {
  scene.sky([[0, '#7cb4b8'], [0.16, '#b8d0bc'], [0.3, '#fbe8bc'], [1, HAZE]]);
  scene.dabs('M0 0L800 0L800 320L0 320Z', 160, ['#8cbcbc', '#c8d8bc', '#fff0cc', '#f4dcb0'], { length: 100, width: 9 });
  scene.glow(170, 96, 260, '#fffbe0', 1, 240);
  scene.add(brush(scene, 100).ball(170, 96, 46, 46, '#fffbe8', { shade: '#fff0b8', dabs: 0.4 }));
  const far = scene.ridge(272, 34, 2.4, 3);
  scene.hill(far, '#d8a88c', '#f0cca0', { rim: '#ffe8c0', dabs: 60, shadow: 0.06 });
  scene.hill(scene.ridge(292, 14, 3, 7), '#c88c6c', '#e4b88c', { rim: '#ffe8c0', dabs: 70, shadow: 0.08 });
  scene.mist(270, 60, '#fff0cc', 0.7);
}

/** One plate of mud: its broken edge, its upper side and the rim curled up by the heat. */
function plate(scene: Scene, outline: Point[], middle: Point): void {
  const z = middle[1];
  const thick = 20 / z;
  const top = shrunk(outline, middle, 0.94 - 0.02 * Math.min(3, z)).map(seen);
  const haze = Math.min(0.9, (z - 1) / 7.5);
  const tone = mix(vary(scene.r, pick(scene.r, ['#d0905c', '#c8845c', '#d89c68', '#bc7c58', '#dca870']), 0.025), HAZE, haze);
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const low = top.map(([x, y]): Point => [x, y + thick]);
  scene.add(b.flat(polygon(low), mix('#7c4034', HAZE, haze)));
  if (z > 4.5) return void scene.add(b.flat(polygon(top), tone));
  const path = smooth(top, true, 0.15);
  scene.add(b.form(path, tone, { pale: mix('#ffdc9c', HAZE, haze), shade: mix('#8c4c3c', HAZE, haze), dabs: z < 2 ? 1.3 : 0.8, grain: between(scene.r, -0.4, 0.4), edge: 1 }));
  if (z > 2.4) return;
  const hollow = shrunk(outline, middle, 0.56).map(seen);
  scene.add(`<path d="${smooth(hollow, true)}" fill="${mix(tone, '#8c4c3c', 0.3)}" opacity=".45" ${scene.blur(5)}/>`);
  const [mx, my] = seen(middle);
  if (scene.r() < 0.5) {
    scene.add(b.line(smooth([top[0]!, [mx + between(scene.r, -14, 14), my + between(scene.r, -8, 8)], top[Math.floor(top.length / 2)]!]), mix('#7c4034', HAZE, haze), 3.4 / z, { opacity: 0.6 }));
  }
}

function ground(scene: Scene): void {
  const fill = scene.linear([[0, '#e8c094'], [0.25, '#a86c4c'], [0.6, '#5c2c28'], [1, '#3c1a1e']], 0, HORIZON, 0, 1000, true);
  scene.add(`<path d="M-10 ${HORIZON}H810V1010H-10Z" fill="${fill}"/>`);
  scene.dabs(`M-10 ${HORIZON}L810 ${HORIZON}L810 420L-10 420Z`, 200, ['#d8a474', '#f0d0a0', '#b87c5c', '#e8bc8c'], { length: 50, width: 4 });
  const points = strewn(scene.r, [-5, 0.5, 5, 8.6], 0.27).filter(([x, z]) => Math.abs(x) < z * 0.62 + 0.4);
  [...points].sort((a, b) => b[1] - a[1]).forEach((own) => {
    const outline = cell(own, points, 0.5);
    if (outline.length > 2 && outline.every(([, z]) => z > 0.3)) plate(scene, outline, own);
  });
}

/** A rowing boat left lying where the lake was. */
function boat(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const hull = b.form('M-120 -44C-70 -26 60 -26 124 -58C116 -14 84 6 10 8C-60 8 -104 -8 -120 -44Z', '#3f7c84', { pale: '#c8dcc0', shade: '#2c4450', grain: 0.05, long: 1.6 });
  const inside = b.form('M-120 -44C-70 -62 60 -72 124 -58C60 -28 -70 -26 -120 -44Z', '#6c4436', { pale: '#d8a878' });
  const trim = b.line('M-118 -42C-70 -26 60 -26 122 -56', '#f4e4c0', 6) +
    b.line('M-110 -20C-60 0 60 0 112 -26', '#d8543c', 7) +
    b.line('M-40 -58L-30 -34M40 -66L52 -38', '#c89468', 9) +
    b.line('M-84 -14C-40 0 30 2 90 -10', '#24404c', 4, { opacity: 0.5 });
  const oar = b.line('M40 -50L176 10', '#a87048', 7) + b.form('M164 0L206 22L196 34L158 14Z', '#c89468', { dabs: 0.4 });
  const rope = b.line('M-118 -42C-150 -20 -140 10 -176 14C-200 16 -196 28 -220 26', '#8c6444', 5);
  scene.shadow(560, 440, 170, 18, NIGHT, 0.6);
  scene.add(at(546, 432, 1, rope + inside + hull + trim + oar, { turn: 5 }));
}

/** A seedling in a crack, the only green thing. */
function sprout(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#1c3824' });
  const [x, y] = SPROUT;
  scene.add(
    `<path d="M${x} ${y}C${x + 50} ${y + 14} ${x + 100} ${y + 22} ${x + 150} ${y + 22}C${x + 110} ${y + 42} ${x + 50} ${y + 30} ${x} ${y + 8}Z" fill="${NIGHT}" opacity=".5" ${scene.blur(3)}/>`,
  );
  scene.add(b.blot(x, y + 6, 46, 15, '#3c1a1e', 0.9) + b.line(`M${x} ${y + 6}C${x - 6} ${y - 40} ${x + 6} ${y - 70} ${x} ${y - 104}`, '#5c8c3c', 9));
  scene.add(
    b.form(`M${x} ${y - 100}C${x - 20} ${y - 150} ${x - 80} ${y - 164} ${x - 112} ${y - 148}C${x - 96} ${y - 110} ${x - 40} ${y - 88} ${x} ${y - 100}Z`, '#7cb44c', { pale: '#d8f08c', grain: 0.5 }),
  );
  scene.add(
    b.form(`M${x} ${y - 102}C${x + 14} ${y - 158} ${x + 66} ${y - 184} ${x + 104} ${y - 176}C${x + 98} ${y - 130} ${x + 48} ${y - 94} ${x} ${y - 102}Z`, '#5c9c44', { pale: '#b8e074', grain: -0.5 }),
  );
  scene.add(
    b.line(`M${x} ${y - 102}C${x - 36} ${y - 118} ${x - 70} ${y - 134} ${x - 100} ${y - 144}M${x + 2} ${y - 104}C${x + 34} ${y - 124} ${x + 66} ${y - 150} ${x + 96} ${y - 170}`, '#e8f4b0', 3.5, {
      opacity: 0.8,
    }),
  );
  scene.add(
    b.form(`M${x - 2} ${y - 100}C${x - 14} ${y - 130} ${x - 6} ${y - 150} ${x + 2} ${y - 160}C${x + 10} ${y - 140} ${x + 10} ${y - 120} ${x + 4} ${y - 100}Z`, '#98cc5c', {
      pale: '#e8f8a8',
      dabs: 0.4,
    }),
  );
  scene.spark(x - 70, y - 140, { radius: 3.4, core: '#ffffff', glow: '#e8fff0' });
}

/** What the water left behind: a shell, a fish bone, a few pebbles. */
function remains(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(622, 896, 84, 14, NIGHT, 0.5);
  const shell = b.form('M-60 20C-70 -30 -30 -64 14 -60C56 -56 70 -20 60 16C30 30 -30 34 -60 20Z', '#f0d8c0', { pale: '#fff6e4', shade: '#b07c70', grain: 1.4 });
  const ribs = times(6, (i) => b.line(`M${-4 + i * 2} 24C${-40 + i * 16} 0 ${-44 + i * 18} -30 ${-30 + i * 16} ${-48 - Math.sin(i / 1.6) * 10}`, '#c08c78', 3.4, { opacity: 0.7 })).join('');
  scene.add(at(616, 878, 1, shell + ribs, { turn: -12 }));
  times(9, () => {
    const [x, y] = [between(scene.r, 20, 780), between(scene.r, 560, 985)];
    const size = ((y - HORIZON) / 700) * between(scene.r, 4, 8);
    scene.add(b.ball(round1(x), round1(y), round1(size * 1.3), round1(size), lighten('#a87860', between(scene.r, -0.05, 0.08)), { pale: '#ffe8c8', dabs: 0 }));
  });
}

export default picture({
  id: 'st124',
  motifs: ['nature', 'heat', 'broken', 'pattern'],
  words: {
    en: {
      title: 'Cracked dry earth',
      name: 'Cracked dry lake bed with one green seedling',
      shows: 'Dry ground split into plates runs to the horizon under a white-hot sun. An old rowing boat lies stranded on it, and one green seedling grows from a crack.',
      closer:
        'The plates of mud are ochre and brick-coloured, their rims curled up, the cracks between them deep and dark; far off they melt into a pale haze before low hills. The boat is blue with a red stripe, tipped to one side, its oar fallen out and its rope leading nowhere. In front lies a white shell. The seedling has two broad leaves, and a single drop shines on one of them.',
    },
    fr: {
      title: 'Terre sèche et craquelée',
      name: 'Fond de lac craquelé et une seule pousse verte',
      shows: 'Un sol sec, fendu en plaques, s’étend jusqu’à l’horizon sous un soleil brûlant. Une vieille barque y est échouée, et une pousse verte sort d’une crevasse.',
      closer:
        'Les plaques de boue sont ocre et brique, leurs bords relevés, et les fentes profondes et sombres ; au loin, elles se fondent dans une brume pâle devant des collines basses. La barque est bleue à bande rouge, couchée sur le flanc, sa rame tombée, sa corde ne menant nulle part. Au premier plan, un coquillage blanc. La pousse a deux larges feuilles, et une seule goutte brille sur l’une d’elles.',
    },
  },
  paint: { under: [200, 140, 100], flow: 0.05 },
  draw(scene) {
    sky(scene);
    ground(scene);
    boat(scene);
    remains(scene);
    sprout(scene);
  },
});
