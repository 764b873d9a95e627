import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { at, type Point, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, vine } from '../../src/shapes/index.ts';
import { hairs, modelled, soft } from '../../src/shapes/modelling.ts';
import { bough, foliage } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#123430';
const FUR = '#a08460';
const TONES = ['#c8ac80', '#7c6448', '#e4cc9c', '#8c7c50', '#a8a468', '#5f4c3c'];
const LOOK = { light: -1, night: '#2c2c34' } as const;

function forest(scene: Scene): void {
  scene.sky([[0, '#2f7c58'], [0.3, '#5fa860'], [0.6, '#a8cc70'], [1, '#1f5c4c']]);
  scene.glow(250, 330, 520, '#f4fbb0', 0.8, 460);
  times(130, () => {
    const [x, y] = [between(scene.r, -20, 820), between(scene.r, -10, 900)];
    const near = Math.max(0, 1 - Math.hypot(x - 260, y - 330) / 620);
    scene.add(
      `<ellipse cx="${round1(x)}" cy="${round1(y)}" rx="${round1(between(scene.r, 20, 60))}" ry="${round1(between(scene.r, 14, 40))}" fill="${
        mix(pick(scene.r, ['#2c7c58', '#1f6850', '#4c985c']), '#f0f8a0', near * 0.7)
      }" opacity=".34"/>`,
    );
  });
  const trunks: [number, number, string][] = [[90, 40, '#6cac68'], [690, 60, '#4c9460'], [560, 28, '#74b468'], [770, 46, '#3c7c58']];
  trunks.forEach(([x, wide, tone]) => scene.add(bough(scene, [[x, -20], [x + 8, 300], [x - 6, 640], [x, 1020]], [wide * 0.8, wide, wide, wide * 1.4], tone, { light: -1, night: NIGHT })));
  times(6, (i) => scene.add(`<path d="M${60 + i * 60} -20L${-260 + i * 200} 1000L${-170 + i * 210} 1000L${90 + i * 64} -20Z" fill="#fbffc8" opacity=".1" ${scene.blur(9)}/>`));
  scene.mist(740, 200, '#cfe48c', 0.5, 3);
}

/** A long jungle leaf from its stalk at 0,0 upwards, with ribs. */
function jungleLeaf(scene: Scene, long: number, wide: number, tone: string): string {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const path = `M0 0C${-wide} ${-long * 0.3} ${-wide * 0.8} ${-long * 0.8} 0 ${-long}C${wide * 0.8} ${-long * 0.8} ${wide} ${-long * 0.3} 0 0Z`;
  const ribs = times(8, (i) => {
    const y = -long * (0.1 + i * 0.1);
    return `M0 ${round1(y)}Q${round1(-wide * 0.4)} ${round1(y - long * 0.06)} ${round1(-wide * 0.8)} ${round1(y - long * 0.16)}M0 ${round1(y)}Q${round1(wide * 0.4)} ${round1(y - long * 0.06)} ${
      round1(wide * 0.8)
    } ${round1(y - long * 0.16)}`;
  });
  return b.form(path, tone, { grain: 1.2, dabs: 1.3, pale: lighten(tone, 0.14) }) + b.inside(path, b.line(ribs.join(''), lighten(tone, 0.12), 3, { opacity: 0.6 })) +
    b.line(`M0 20V${-long * 0.94}`, lighten(tone, 0.2), 5);
}

function branch(scene: Scene): void {
  const line: Point[] = [[-30, 210], [150, 236], [400, 226], [600, 262], [830, 236]];
  scene.add(bough(scene, line, [86, 78, 70, 62, 54], '#6c5444', { light: -1, night: NIGHT }));
  const moss = times(60, () => {
    const x = between(scene.r, -10, 800);
    return foliage(scene, x, 192 + Math.sin(x / 130) * 12 + (x > 500 ? 20 : 0), between(scene.r, 18, 36), 13, ['#3c7844', '#6ca04c', '#d0dc78'], { heaps: 3, leaf: 7, light: -1 });
  });
  scene.add(moss.join(''));
  [[60, 240, 200], [740, 250, 260], [468, 240, 130], [700, 250, 150]].forEach(([x, y, long]) => scene.add(at(x!, y!, 1, vine(scene, long!, { light: -1, night: NIGHT, colour: '#4c8c4c' }))));
}

/** A limb along a line, shaggy, its claws hooked round the bough. */
function limb(scene: Scene, line: Point[], widths: number[], tone: string): string {
  const b = brush(scene, 100, LOOK);
  const path = ribbon(line, widths);
  const [x, y] = line.at(-1)!;
  const [px] = line.at(-2)!;
  const flow = Math.atan2(line[0]![1] - y, line[0]![0] - x);
  const xs = line.map((p) => p[0]);
  const ys = line.map((p) => p[1]);
  const box = [Math.min(...xs) - 50, Math.min(...ys) - 20, Math.max(...xs) + 50, Math.max(...ys) + 20] as [number, number, number, number];
  const claws = [-24, 0, 24].map((dx) =>
    b.form(`M${x + dx - 9} ${y + 8}C${x + dx - 10} ${y - 50} ${x + dx + 10} ${y - 74} ${x + dx + 30} ${y - 46}C${x + dx + 14} ${y - 50} ${x + dx + 8} ${y - 26} ${x + dx + 10} ${y + 8}Z`, '#e8dcb4', {
      dabs: 0.4,
      pale: '#fffbe0',
    })
  ).join('');
  return (claws +
    modelled(b, path, tone, { grain: flow, dabs: 1.2, pale: '#e8cc98', edge: 1 }, hairs(scene, box, 150, TONES, () => flow + (px > x ? 0.1 : -0.1), { length: 30, width: 4.4, opacity: 0.6 })) +
    hairs(scene, [x - 30, y + 4, x + 30, y + 30], 16, TONES, () => flow, { length: 22, width: 4, opacity: 0.8 }));
}

function body(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const hammock = 'M186 560C190 660 290 764 420 772C560 778 668 690 682 560C682 500 630 476 574 500C520 548 390 560 320 512C260 470 186 480 186 560Z';
  scene.add(
    limb(scene, [[600, 600], [640, 480], [650, 380], [640, 290]], [130, 100, 80, 62], mix(FUR, '#4c4438', 0.35)) +
      limb(scene, [[270, 560], [330, 460], [352, 360], [350, 270]], [120, 96, 76, 60], mix(FUR, '#4c4438', 0.35)),
  );
  scene.add(
    modelled(b, hammock, FUR, { grain: 0.4, dabs: 1.3, pale: '#e8cc98', edge: 1.4 }, soft(scene, 'M190 640C300 720 560 740 690 560L700 800H180Z', '#3c3030', 0.6, 26),
      soft(scene, oval(380, 580, 150, 40), '#f4dca8', 0.5, 20), soft(scene, oval(560, 660, 90, 50), '#8ca054', 0.4, 22), hairs(scene, [180, 480, 690, 780], 620, TONES, (x, y) =>
        1.3 + (430 - x) * 0.0035 + (y - 560) * 0.001, { length: 34, width: 4.6, opacity: 0.6 })),
  );
  scene.add(hairs(scene, [270, 716, 590, 752], 90, TONES, (x) => 1.4 + (430 - x) * 0.002, { length: 38, width: 5, opacity: 0.85 }));
  scene.add(
    limb(scene, [[606, 706], [600, 676], [586, 610], [566, 500], [540, 390], [532, 282]], [20, 96, 132, 112, 84, 66], FUR) +
      limb(scene, [[236, 620], [184, 500], [168, 380], [186, 268]], [136, 108, 84, 66], FUR),
  );
  scene.add(hairs(scene, [536, 640, 650, 700], 46, TONES, () => 1.2, { length: 34, width: 5, opacity: 0.8 }));
}

/** A bird's nest in the lap of the sleeper. */
function nest(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const twigs = (count: number, y: number, tones: readonly string[]) =>
    times(count, () => {
      const x = between(scene.r, 350, 470);
      return b.line(`M${round1(x - 36)} ${round1(y + between(scene.r, -12, 12))}q36 ${round1(between(scene.r, 4, 20))} 72 ${round1(between(scene.r, -8, 8))}`, pick(scene.r, tones), 4.4);
    }).join('');
  scene.add(b.form(oval(410, 530, 86, 22), '#4c3828', { dabs: 1 }));
  [[376, 520], [410, 514], [444, 521]].forEach(([x, y]) => scene.add(b.ball(x!, y!, 20, 25, '#a8d8dc', { dabs: 0.8, pale: '#f4fffa', shade: '#5c90a4' })));
  scene.add(b.form('M322 528C340 584 480 584 498 528C470 550 350 550 322 528Z', '#7c5c3c', { dabs: 1 }) + twigs(26, 548, ['#b08c58', '#6c4c34', '#d0b078', '#8c7044']));
}

function face(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const skull = 'M-124 10C-130 -66 -70 -116 0 -116C72 -116 128 -66 122 10C118 84 60 118 0 118C-62 118 -118 84 -124 10Z';
  const mask = 'M-92 14C-100 -44 -48 -78 0 -60C48 -78 100 -44 92 14C86 72 44 96 0 96C-44 96 -86 72 -92 14Z';
  const patch = (side: number) =>
    b.form(`M${side * 22} -6C${side * 40} -36 ${side * 84} -14 ${side * 100} 30C${side * 76} 40 ${side * 34} 34 ${side * 22} -6Z`, '#5c4438', { dabs: 1, edge: 0.6 }) +
    b.line(`M${side * 32} 2Q${side * 48} 20 ${side * 66} 8`, '#201820', 7);
  const head =
    modelled(b, skull, FUR, { grain: 0.8, pale: '#ecd09c', dabs: 1.2, edge: 1.2 }, soft(scene, 'M-100 60C-40 120 60 130 124 20L140 140H-120Z', '#3c3030', 0.5, 18),
      hairs(scene, [-126, -118, 126, 120], 220, TONES, (x, y) => Math.atan2(y + 30, x), { length: 26, width: 4.4, opacity: 0.65 })) +
    modelled(b, mask, '#ecd8ac', { grain: 1, pale: '#fff4d4', dabs: 1, edge: 0.6 }, soft(scene, 'M0 100C60 96 90 60 94 0L110 110Z', '#a88c68', 0.5, 14),
      hairs(scene, [-92, -70, 92, 96], 90, ['#fff4d4', '#d0b888', '#c4a878'], (x, y) => Math.atan2(y, x), { length: 16, width: 3 })) +
    patch(-1) +
    patch(1) +
    b.form('M-28 22C-26 4 26 4 28 22C26 44 -26 44 -28 22Z', '#3c2c30', { dabs: 0.4, pale: '#7c6468' }) +
    b.dot(-10, 26, 4, '#181018') +
    b.dot(10, 26, 4, '#181018') +
    b.line('M-54 52C-34 78 34 78 54 52', '#5c4038', 6) +
    soft(scene, oval(-62, 56, 20, 12), '#e89c84', 0.45, 6) +
    soft(scene, oval(62, 56, 20, 12), '#e89c84', 0.45, 6);
  scene.add(soft(scene, oval(236, 620, 120, 110), '#2c2428', 0.5, 18) + at(208, 594, 1.08, head, { turn: -11 }));
}

function orchids(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#6c1c5c' });
  const bloom = (x: number, y: number, k: number, turn: number) =>
    scene.add(
      at(x, y, k, times(5, (i) =>
        at(0, 0, 1, b.form('M0 0C-24 -18 -20 -50 0 -58C20 -50 24 -18 0 0Z', i % 2 ? '#e878b0' : '#f498c4', { grain: 1.5, pale: '#ffe0f0' }), { turn: i * 72 })).join('') +
        b.form('M-13 2C-16 28 16 28 13 2C6 -6 -6 -6 -13 2Z', '#c02c7c', { dabs: 0.4 }) +
        b.dot(0, 2, 6, '#ffe08c'), { turn }),
    );
  bloom(744, 186, 0.9, 10);
  bloom(690, 214, 0.7, -24);
  bloom(776, 236, 0.62, 40);
}

export default picture({
  id: 'st112',
  motifs: ['animal', 'slow', 'tired', 'green'],
  words: {
    en: {
      title: 'Sleeping sloth',
      name: 'Sloth asleep under a branch',
      shows: 'A shaggy brown sloth hangs asleep under a mossy branch in the rain forest, smiling with closed eyes. A bird’s nest with three blue eggs lies in its lap.',
      closer:
        'It hangs by all four limbs like a hammock, long pale claws hooked round the branch, its fur tinged with green. The round, light face with dark patches round the eyes is turned to us. Soft sunbeams fall through the green from the upper left. Pink orchids grow on the branch at the right, small vines hang down, and large leaves close the lower edge.',
    },
    fr: {
      title: 'Le paresseux endormi',
      name: 'Paresseux endormi sous une branche',
      shows: 'Un paresseux brun au long poil dort suspendu sous une branche moussue de la forêt tropicale, souriant, les yeux clos. Un nid avec trois œufs bleus repose sur son ventre.',
      closer:
        'Il pend par ses quatre membres comme un hamac, ses longues griffes pâles accrochées à la branche, le poil teinté de vert. Sa face ronde et claire, avec des taches sombres autour des yeux, est tournée vers nous. De doux rayons de soleil tombent à travers le vert, d’en haut à gauche. Des orchidées roses poussent sur la branche à droite, de petites lianes pendent, et de grandes feuilles ferment le bord inférieur.',
    },
  },
  paint: { under: [110, 140, 80], flow: 0.3 },
  draw(scene) {
    forest(scene);
    branch(scene);
    body(scene);
    nest(scene);
    face(scene);
    orchids(scene);
    const leaves: [number, number, number, number, number][] = [[40, 1020, 320, 90, 18], [150, 1030, 230, 70, 48], [-10, 980, 260, 80, -8], [700, 1030, 300, 90, -34], [790, 1010, 380, 100, -10], [600,
      1040, 200, 60, -58], [-20, -20, 210, 70, 130], [830, -30, 240, 80, 222]];
    leaves.forEach(([x, y, long, wide, turn]) => scene.add(at(x, y, 1, jungleLeaf(scene, long, wide, vary(scene.r, pick(scene.r, ['#1f5c44', '#2c7448', '#3c8850']), 0.02)), { turn })));
    times(30, () => scene.spark(between(scene.r, 60, 620), between(scene.r, 100, 860), { radius: between(scene.r, 0.8, 1.8), core: '#fffde0', glow: '#f4ffb0', reach: 9, opacity: 0.5 }));
  },
});
