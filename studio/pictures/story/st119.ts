import { between, pick, times } from '../../src/core/chance.ts';
import { mix, vary } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, cloud, rectangle, roundTree, villager } from '../../src/shapes/index.ts';
import { asphalt } from '../../src/shapes/scenes/backdrops.ts';
import { carEnd } from '../../src/shapes/vehicles.ts';

const NIGHT = '#26284c';
const LOOK = { light: -1, night: NIGHT } as const;
const BANDS = ['#e8505c', '#f28a4c', '#f8d058', '#7cc070', '#4f9cc8', '#7a6cc0'];
const PAINT = ['#c8c4c0', '#a84848', '#4f6c8c', '#6f8478', '#d8b878', '#7a6478', '#e4ddd0', '#5a7c88'];
const VANISH: Point = [400, 520];

function sky(scene: Scene): void {
  scene.sky([[0, '#3c4868'], [0.25, '#566488'], [0.42, '#8488a0'], [0.54, '#d8bca0']]);
  scene.glow(400, 560, 560, '#f8e0b4', 0.7, 250);
  scene.wisps(18, 20, 480, ['#4a5676', '#7a84a0', '#a09cac', '#34405e'], 0.5);
  const heaps: [number, number, number][] = [[120, 120, 560], [620, 100, 640], [400, 200, 480], [760, 320, 360], [30, 340, 360]];
  heaps.forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.34, pale: '#7c84a4', shade: '#37405f', light: -1 }), { opacity: 0.92 })));
}

/** An arch of soft bands, from the outer one inwards. */
function arch(scene: Scene, radius: number, wide: number, opacity: number, order: readonly string[]): void {
  const arcs = order.map((colour, i) => {
    const r = radius - i * wide;
    return `<path d="M${400 - r} 600A${r} ${r * 1.04} 0 0 1 ${400 + r} 600" fill="none" stroke="${colour}" stroke-width="${wide + 3}"/>`;
  });
  scene.add(`<g opacity="${opacity}" ${scene.blur(3)}>${arcs.join('')}</g>`);
}

function rainbow(scene: Scene): void {
  scene.add(`<path d="M120 600A280 290 0 0 1 680 600Z" fill="#e8dcc8" opacity=".2" ${scene.blur(20)}/>`);
  arch(scene, 480, 9, 0.26, [...BANDS].reverse());
  arch(scene, 366, 16, 0.82, BANDS);
}

function farSide(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const hills = scene.ridge(536, 18, 2, 3);
  scene.hill(hills, '#7a84a0', '#98949c', { dabs: 50, shadow: 0.05, rim: '#f0d8b0', rimWidth: 3 });
  times(12, (i) => scene.add(at(i * 72 - 6, 576, 1, roundTree(scene, between(scene.r, 60, 100), { leaves: ['#4f6458', '#84885c', '#f0d888'], ...LOOK }))));
  scene.add(
    b.form(rectangle(470, 500, 300, 84), '#d8bc9c', { dabs: 1.3, grain: 0, pale: '#fff0cc' }) + b.form(rectangle(456, 484, 328, 24), '#b05a50', { pale: '#f0a888' }) + times(6, (i) =>
      b.form(rectangle(486 + i * 46, 526, 34, 50), i === 3 ? '#ffe6a0' : '#6f84a0', { dabs: 0.5, pale: '#c8d4dc' })).join(''),
  );
  scene.mist(540, 60, '#f0dcc0', 0.5, 4);
}

function ground(scene: Scene): void {
  asphalt(scene, 574, '#5c5f7c', ['#f6dcb0', '#c8b8c0', '#8fa4c4'], { night: NIGHT, count: 560 });
  scene.glow(200, 700, 420, '#f8dca8', 0.4, 120);
  const edge = (k: number) => polygon([[VANISH[0] + k * 44, 576], [VANISH[0] + k * 45.6, 576], [VANISH[0] + k * 400, 1010], [VANISH[0] + k * 382, 1010]]);
  scene.add(`<path d="${[-4, -3, -2, -1, 1, 2, 3, 4].map(edge).join('')}" fill="#e8e0d4" opacity=".5"/>`);
  times(7, () => {
    const [x, y] = [between(scene.r, 20, 780), between(scene.r, 620, 980)];
    scene.add(`<ellipse cx="${round1(x)}" cy="${round1(y)}" rx="${round1((y - 540) * 0.25)}" ry="${round1((y - 540) * 0.035)}" fill="#98a4c0" opacity=".55"/>`);
  });
}

/** A row of parked cars at a height of the picture; `free` keeps bays empty. */
function row(scene: Scene, y: number, free: (x: number) => boolean): void {
  const size = (y - VANISH[1]) * 0.56;
  const pitch = size * 1.3;
  const count = Math.ceil(460 / pitch);
  times(count * 2 + 1, (k) => {
    const x = 400 + (k - count) * pitch;
    if (free(x)) return;
    const colour = vary(scene.r, mix(pick(scene.r, PAINT), '#a8a0b0', Math.max(0, 0.5 - size / 260)), 0.02);
    scene.shadow(x + size * 0.2, y, size * 0.66, size * 0.1, NIGHT, 0.6);
    scene.add(
      `<g opacity=".32" transform="translate(${round1(x)} ${round1(y + 2)}) scale(1 -0.5)">${
        brush(scene, size).done(brush(scene, 100).flat('M-46 -11C-49 -26 -47 -39 -36 -44L-28 -62C-10 -70 10 -70 28 -62L36 -44C47 -39 49 -26 46 -11Z', colour))
      }</g>`,
    );
    scene.add(at(x, y, 1, carEnd(scene, size, { colour, glass: '#7488a4', front: scene.r() < 0.5, ...LOOK })));
  });
}

/** The large puddle in the empty bay: the arch comes back in it, upside down. */
function puddle(scene: Scene): void {
  const b = brush(scene, 100);
  const shape = 'M176 906C210 872 330 872 410 862C500 854 600 872 640 900C668 932 590 954 500 962C420 976 300 974 240 956C180 946 152 930 176 906Z';
  const mirror = BANDS.map((colour, i) =>
    `<path d="M${240 + i * 13} 850C${250 + i * 12} ${970 - i * 13} ${560 - i * 12} ${970 - i * 13} ${570 - i * 13} 850" fill="none" stroke="${colour}" stroke-width="13"/>`
  ).join('');
  scene.add(
    b.flat(shape, '#7c88ac') +
      b.inside(shape, b.flat(rectangle(150, 850, 520, 40), '#d8c4b4', 0.7), `<g opacity=".85">${mirror}</g>`,
        b.line('M220 920H300M350 946H470M520 926H610M260 894H330M470 884H560', '#f0ecec', 3, { opacity: 0.7 })) +
      b.line(shape, '#f2e0c0', 3, { opacity: 0.6 }),
  );
}

/** A shopping trolley with a tall sunflower in it. */
function trolley(scene: Scene, x: number, y: number): void {
  const b = brush(scene, 150, LOOK);
  scene.shadow(x + 14, y, 70, 10, NIGHT, 0.5);
  const grid = times(7, (i) => `M${-34 + i * 11} -66L${-26 + i * 9} -30`).join('') + 'M-40 -58H42M-36 -46H38M-30 -34H34';
  const petals = times(14, (i) => `<path transform="translate(8 -122) rotate(${i * 25.7})" d="M-5 -14Q0 -36 5 -14Z" fill="${i % 2 ? '#f8c040' : '#f0a830'}"/>`).join('');
  scene.add(
    at(x, y, 1,
      b.done(
        b.line('M6 -40C2 -70 10 -96 8 -122', '#5a8a4c', 5) + b.form('M4 -78C-18 -92 -28 -82 -30 -72C-18 -66 -6 -68 4 -78Z', '#6f9c54') +
          b.form('M6 -88C26 -104 38 -96 40 -86C30 -78 16 -80 6 -88Z', '#7fac58'),
        petals + b.ball(8, -122, 15, 15, '#6a4030', { dabs: 0.8 }),
        b.form('M-6 -62H26L22 -32H-2Z', '#c8683f', { dabs: 0.8 }),
        b.line('M-44 -68L-28 -28H34L44 -68ZM-28 -28L-34 -12H34', '#c4c8d0', 3.4) + b.line(grid, '#d8dce4', 1.8) + b.line('M44 -68L58 -74', '#d8403c', 6),
        b.ball(-30, -5, 6, 6, '#33303c', { dabs: 0 }) + b.ball(32, -5, 6, 6, '#33303c', { dabs: 0 }),
      )),
  );
}

export default picture({
  id: 'st119',
  motifs: ['nature', 'colour', 'hope', 'everyday'],
  words: {
    en: {
      title: 'Rainbow over a car park',
      name: 'Rainbow over a wet car park full of cars',
      shows: 'A bright rainbow stands in a dark sky over a wet car park with rows of cars. A person stops between them and looks up; a trolley with a sunflower stands near.',
      closer:
        'The rain has just passed: slate-blue clouds above, gold light low from the left, a fainter second arch outside the first. Everything on the ground is everyday, grey, red and blue cars, white lines, a shop with one lit window. In the empty bay in front lies a large puddle, and the rainbow lies in it upside down. The person wears a mustard coat and is seen from behind; one tall sunflower stands in the shopping trolley.',
    },
    fr: {
      title: 'Arc-en-ciel sur un parking',
      name: 'Arc-en-ciel sur un parking mouillé',
      shows:
        'Un arc-en-ciel éclatant se dresse dans un ciel sombre, au-dessus d’un parking mouillé et de ses rangées de voitures. Quelqu’un s’arrête et lève les yeux, près d’un chariot avec un tournesol.',
      closer:
        'La pluie vient de passer : nuages bleu ardoise en haut, lumière d’or rasante venue de la gauche, un second arc plus pâle autour du premier. Au sol, rien que du quotidien : voitures grises, rouges et bleues, lignes blanches, un magasin avec une vitrine allumée. À la place libre, devant, s’étale une grande flaque où l’arc-en-ciel repose à l’envers. La personne, vue de dos, porte un manteau moutarde ; un grand tournesol se dresse dans le chariot.',
    },
  },
  paint: { under: [120, 110, 130], flow: 0, wobble: 0.8 },
  draw(scene) {
    sky(scene);
    rainbow(scene);
    farSide(scene);
    ground(scene);
    row(scene, 592, () => false);
    row(scene, 628, (x) => Math.abs(x - 560) < 20);
    row(scene, 690, (x) => Math.abs(x - 400) < 60);
    row(scene, 800, (x) => Math.abs(x - 400) < 160);
    puddle(scene);
    scene.shadow(470, 838, 60, 8, NIGHT, 0.5);
    scene.add(at(440, 840, 1, villager(scene, 168, { view: 'back', coat: '#d8a03c', hair: '#4a3440', arms: ['down', 'down'], ...LOOK })));
    trolley(scene, 326, 832);
    row(scene, 1004, (x) => Math.abs(x - 400) < 260);
    times(30, () => scene.spark(between(scene.r, 10, 790), between(scene.r, 600, 980), { radius: between(scene.r, 0.8, 1.7), core: '#fff6dc', reach: 7 }));
  },
});
