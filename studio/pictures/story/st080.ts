import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { figure, type Pose, POSES } from '../../src/shapes/figures.ts';
import { type Brush, brush, pine, reeds } from '../../src/shapes/index.ts';

const NIGHT = '#2c4650';
const LOOK = { light: 1, night: NIGHT } as const;
const SHORE = 560;

function lake(scene: Scene): void {
  scene.sky([[0, '#a8ccb8'], [0.22, '#d4dfb4'], [0.42, '#f8ecb8'], [0.58, '#fff4d0']]);
  scene.glow(640, 470, 380, '#fff8d8', 0.95, 260);
  scene.wisps(20, 20, 360, ['#e8ecc4', '#bcd4bc', '#fff6d8', '#98bcac'], 0.55);
  scene.hill(scene.ridge(380, 120, 1.6, 4), '#a4c4b4', '#d8e0bc', { rim: '#fff6d0', dabs: 60, shadow: 0.03 });
  scene.mist(440, 110, '#fdf4d0', 0.7, 2);
  const far = scene.ridge(500, 50, 2.2, 7);
  scene.hill(far, '#6c9a88', '#a8c4a4', { rim: '#f4f4c8', dabs: 80, shadow: 0.05 });
  times(46, () => {
    const x = between(scene.r, -10, 810);
    scene.add(at(x, scene.yAt(far, x) + between(scene.r, 10, 46), 1, pine(scene, between(scene.r, 36, 92), { leaves: ['#4a7c70', '#6c9a84', '#c4d8a4'], light: 1 })));
  });
  scene.mist(520, 70, '#fff6d8', 0.85, 5);
  scene.water(SHORE, { gradient: [[0, '#f8f0c8'], [0.25, '#b4d4bc'], [0.7, '#5c9490'], [1, '#34686c']], waves: ['#fdf6d4', '#8cbcac', '#4c8484', '#d4e4c0'] }, 300);
  scene.mist(556, 60, '#fffae0', 0.7, 8);
  times(40, () => scene.spark(between(scene.r, 470, 790), between(scene.r, 566, 604), { radius: between(scene.r, 0.8, 1.9), reach: 8, opacity: 0.5 }));
}

/** What really lives in this lake. */
function monster(scene: Scene): void {
  const fish = 'M420 770C480 716 620 700 720 738C760 754 800 760 840 730C830 770 836 800 850 836C810 806 770 800 724 806C620 826 480 822 420 770Z';
  scene.add(
    `<g transform="translate(-30 -88)"><path d="${fish}" fill="#0f3440" opacity=".72" ${scene.blur(3)}/><path d="M560 716C590 676 640 676 668 722Z" fill="#0f3440" opacity=".7" ${scene.blur(3)}/></g>`,
  );
  scene.dabs('M380 620L800 620L800 740L380 740Z', 20, ['#8cbcac', '#5c9490', '#d4e4c0'], { length: 70, width: 4 });
  const b = brush(scene, 100, LOOK);
  scene.add(
    b.dot(438, 676, 7, '#e8f0c0', 0.8) + [0, 1].map((i) => b.line(`M${530 - i * 40} ${604 - i * 8}Q${590} ${580 - i * 14} ${650 + i * 40} ${608 - i * 8}`, '#f4fae0', 4, { opacity: 0.8 })).join(''),
  );
}

function jetty(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<path d="M66 880L640 880L700 1000L20 1000Z" fill="${NIGHT}" opacity=".5" transform="translate(16 16)" ${scene.blur(9)}/>`);
  const row = (i: number) => 838 + 26 * i ** 1.22;
  const edge = (y: number, side: number) => 340 + side * (258 + (y - 838) * 0.42);
  times(7, (i) => {
    const [top, low] = [row(i), row(i + 1) - 4];
    const off = between(scene.r, -8, 8);
    scene.add(
      b.form(polygon([[edge(top, -1) + off, top], [edge(top, 1) + off, top], [edge(low, 1) + off, low], [edge(low, -1) + off, low]]), mix('#b89468', '#8c8468', scene.r() * 0.7), {
        grain: 0,
        dabs: 1.2,
        long: 1.6,
        edge: 1.3,
        pale: '#f4e4b0',
      }),
    );
    scene.add([-0.86, 0.86].map((q) => b.dot(edge((top + low) / 2, q), (top + low) / 2, 3.5, '#5a4a44')).join(''));
  });
  [[70, 770, 250], [602, 778, 240]].forEach(([x, y, h]) =>
    scene.add(
      b.form(`M${x! - 20} ${y! + h!}V${y}Q${x} ${y! - 10} ${x! + 20} ${y}V${y! + h!}Z`, '#947450', { grain: 1.5, long: 1.6, pale: '#f8e0a0', edge: 1.5 }) +
        b.ball(x!, y!, 20, 7, '#c8a878', { dabs: 0.6 }),
    )
  );
}

/** A bucket meant for much larger fish, and its landing net. */
function gear(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(scene.shadowShape(500, 956, 110, 18, NIGHT, 0.6));
  scene.add(
    b.form('M420 830L438 950Q500 972 564 950L582 830Z', '#7ca0a4', { grain: 1.4, edge: 1.5, dabs: 1.2, pale: '#f4f4d8' }) +
      b.form('M418 830A83 22 0 0 1 584 830A83 22 0 0 1 418 830Z', '#4c7478', { dabs: 0.8 }) +
      b.line('M418 830A83 22 0 0 0 584 830', '#d8e8d8', 5) +
      b.line('M426 872Q500 892 576 872M432 916Q500 936 570 916', '#5a8488', 3) +
      b.line('M420 826C430 740 570 740 582 826', '#5a6c70', 4),
  );
  const net = 'M92 700C60 640 80 560 140 540C200 560 214 640 176 700C160 760 110 760 92 700Z';
  scene.add(
    b.inside(net, b.line(times(12, (i) => `M${40 + i * 18} 520L${-20 + i * 18} 780M${20 + i * 18} 520L${80 + i * 18} 780`).join(''), '#e8e4c0', 2, { opacity: 0.8 })) +
      b.line('M136 540C74 560 64 640 92 690C120 720 160 720 178 690C206 640 198 560 136 540Z', '#8a6444', 8) +
      b.line('M134 708L126 960', '#8a6444', 10) +
      b.line('M131 712L123 956', '#d8b080', 3),
  );
}

function tinyFish(b: Brush): string {
  const body = 'M0 0C2.4 1.6 3 4.6 2 7.400L3.4 10.400C1.6 9.8 0.2 9.8 -1.6 10.600L-0.6 7.400C-2.6 4.6 -2 1.6 0 0Z';
  return b.line('M0 -19V0', '#6a7a78', 0.35) + b.form(body, '#f0a050', { dabs: 0.6, pale: '#fff0c0', shade: '#b04c34' }) + b.dot(0.7, 2, 0.6, '#2b2030') +
    b.line('M-1.4 5Q0.4 5.8 2 5', '#b8543c', 0.4);
}

const PROUD: Pose = {
  ...POSES.ease,
  head: [1, -91],
  neck: [0, -79],
  hips: [-1, -47],
  nearArm: [[22, -69], [30, -87]],
  farArm: [[-25, -65], [-13, -53]],
  nearLeg: [[9, -26], [13, -4]],
  farLeg: [[-7, -26], [-9, -4]],
};

function angler(scene: Scene): void {
  const b = brush(scene, 690, LOOK);
  const olive = '#6c7a44';
  const bib = b.form('M-10 -66Q0 -63 9 -66L12.5 -46L12 -37Q7 -38 1 -36Q-6 -38 -13 -37L-13.5 -46Z', olive, { grain: 1.5, dabs: 1 }) +
    b.line('M-9 -65L-8 -77M8 -65L8 -77', olive, 2.6) +
    b.form('M-5 -60H5V-53Q0 -51 -5 -53Z', lighten(olive, 0.06), { dabs: 0.5 }) +
    b.dot(-9, -65.5, 1, '#e8d090') +
    b.dot(8, -65.5, 1, '#e8d090');
  const person = figure(scene, 690, PROUD, {
    ...LOOK,
    view: 'front',
    wear: 'shirt',
    cloth: '#c8503c',
    legs: olive,
    shoes: '#4c5434',
    shoeKind: 'boot',
    build: 1.22,
    belly: 1.2,
    held: bib,
    head: { skin: '#f0c09c', hair: 'curls', hairColour: '#d8d2c4', eyes: 'closed', mouth: 'laugh', tilt: 5, hat: { kind: 'brim', colour: '#a8a468', band: '#6a7a48' } },
  });
  scene.add(`<path d="M330 926C260 930 140 950 30 990L120 1004C220 980 330 960 400 940Z" fill="${NIGHT}" opacity=".5" ${scene.blur(9)}/>`);
  scene.glow(556, 470, 120, '#fffbe4', 0.9);
  scene.add(at(320, 928, 1, person) + at(320 + 33 * 6.9, 928 - 71 * 6.9, 1, b.done(tinyFish(b))));
  scene.add(at(320, 928, 1, b.done([[-5, -101.5], [3, -102], [8, -101]].map(([x, y], i) => b.line(`M${x} ${y}l1.5 -3`, ['#e85c48', '#f4d060', '#5c9a94'][i]!, 1.2)).join(''))));
  scene.spark(574, 500, { radius: 2.2, reach: 16 });
}

function banks(scene: Scene): void {
  times(5, (i) => scene.add(at(i * 26 - 16, 1004, 1, reeds(scene, 200 + (i % 2) * 50)) + (i < 4 ? at(740 + i * 26, 1006, 1, reeds(scene, 220 + (i % 2) * 60)) : '')));
  times(16,
    () =>
      scene.add(
        brush(scene, 100, LOOK).line(`M${round1(between(scene.r, 660, 800))} ${round1(between(scene.r, 860, 960))}h${round1(between(scene.r, 20, 60))}`, pick(scene.r, ['#d4e4c0', '#8cbcac']), 4, {
          opacity: 0.6,
        }),
      ));
}

export default picture({
  id: 'st080',
  motifs: ['people', 'pride', 'small', 'lake'],
  words: {
    en: {
      title: 'Angler with a tiny fish',
      name: 'Proud angler on a jetty holding up a tiny fish',
      shows: 'A sturdy grey-haired woman in a red shirt and green waders stands on a jetty, one hand on her hip, and proudly holds up a tiny orange fish on a line.',
      closer:
        'Early morning at a misty lake, all pale green and gold; pines and a soft mountain on the far shore. She laughs with closed eyes; three coloured flies stick in her hat. Beside her stand a very large empty bucket and a long-handled net. In the water behind her back, a dark fish longer than the jetty glides by with one pale eye.',
    },
    fr: {
      title: 'Pêcheuse au tout petit poisson',
      name: 'Fière pêcheuse sur un ponton, un petit poisson à la main',
      shows:
        'Une femme robuste aux cheveux gris, en chemise rouge et salopette verte, se tient sur un ponton, une main sur la hanche, et montre fièrement un minuscule poisson orange au bout d’un fil.',
      closer:
        'Petit matin au bord d’un lac brumeux, tout en vert pâle et or ; des pins et une montagne douce sur l’autre rive. Elle rit, les yeux fermés ; trois mouches de couleur sont piquées à son chapeau. Près d’elle, un très grand seau vide et une épuisette à long manche. Dans l’eau, derrière son dos, glisse un poisson sombre plus long que le ponton, avec un œil pâle.',
    },
  },
  paint: { under: [170, 190, 150], flow: 0 },
  draw(scene) {
    lake(scene);
    monster(scene);
    jetty(scene);
    angler(scene);
    gear(scene);
    banks(scene);
  },
});
