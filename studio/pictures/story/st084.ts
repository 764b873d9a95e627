import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, blob, type Point, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { limb } from '../../src/shapes/figures.ts';
import { type Brush, brush, key, oval } from '../../src/shapes/index.ts';

const NIGHT = '#1c4038';
const LOOK = { light: -1, night: NIGHT } as const;
const SKIN = '#ecba8e';
const HAIR = '#33282e';

/** The garden behind him, out of focus. */
function garden(scene: Scene): void {
  scene.sky([[0, '#e8f4b0'], [0.3, '#b4dc84'], [0.7, '#5ca45c'], [1, '#2c6c48']]);
  scene.glow(160, 60, 520, '#fffbd8', 0.9);
  const spots: [number, number, number, string, number][] = times(46,
    () => [between(scene.r, 0, 800), between(scene.r, 0, 640), between(scene.r, 30, 90), pick(scene.r, ['#8cc860', '#c8e890', '#68b058', '#f4f8c0', '#48904c', '#f0d870']),
      between(scene.r, 0.25, 0.55)]);
  const discs = spots.map(([x, y, r, c, o]) => `<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(r)}" fill="${c}" opacity="${round1(o)}"/>`);
  scene.add(`<g ${scene.blur(9)}>${discs.join('')}</g>`);
  scene.dabs('M0 0L800 0L800 720L0 720Z', 90, ['#c8e898', '#a4d478', '#e4f4b4'], { length: 46, width: 20, angle: -0.5 });
  times(7, (i) => scene.add(brush(scene, 100, LOOK).blot(60 + i * 120, 560 + (i % 2) * 50, 60, 46, pick(scene.r, ['#e8788c', '#f4c858', '#f0f0d8']), 0.55)));
}

/** A blade of grass as the ants see it. */
function blade(scene: Scene, x: number, y: number, tall: number, lean: number, wide: number, colour: string): void {
  const b = brush(scene, 100, LOOK);
  const line: Point[] = [[x, y], [x + lean * 0.15, y - tall * 0.4], [x + lean * 0.5, y - tall * 0.78], [x + lean, y - tall]];
  scene.add(
    b.form(ribbon(line, [wide, wide * 1.1, wide * 0.7, 2]), colour, { grain: 1.4, long: 2.4, dabs: 1.2, edge: 1.3, pale: '#e8f890' }) +
      b.line(`M${x} ${y}C${x + lean * 0.15} ${y - tall * 0.4} ${x + lean * 0.4} ${y - tall * 0.7} ${x + lean * 0.92} ${y - tall * 0.94}`, lighten(colour, 0.12), 3, { opacity: 0.6 }),
  );
}

/** The eye behind the lens: everything in it is four times as large. */
function lens(b: Brush): string {
  const disc = oval(5, 0.8, 7.2, 7.2);
  const iris = b.ball(5, 0.8, 4.5, 4.5, '#7a4a2c', { dabs: 1.4, pale: '#d89858', shade: '#3a1c18' }) +
    b.line(
      times(16, (i) => `M${round1(5 + Math.cos(i * 0.393) * 2.6)} ${round1(0.8 + Math.sin(i * 0.393) * 2.6)}L${round1(5 + Math.cos(i * 0.393) * 4)} ${round1(0.8 + Math.sin(i * 0.393) * 4)}`).join(''),
      '#e0a868',
      0.22,
      { opacity: 0.7 },
    ) +
    b.dot(5, 0.8, 2.4, '#22161c') +
    b.dot(3.3, -0.9, 1.15, '#fffbe8') +
    b.dot(6.5, 2.5, 0.5, '#fff4d8', 0.8);
  const white = 'M-1.6 1.4C0.4 -5.6 9.6 -5.6 11.6 1.4C9.4 6.6 0.8 6.6 -1.6 1.4Z';
  const lashes = b.line('M-1.6 1.4C0.4 -5.6 9.6 -5.6 11.6 1.4', '#3a2424', 0.7) + b.line('M1 -3.200L0 -4.600M3.2 -4.200L2.8 -5.700M6.8 -4.200L7.2 -5.700M9 -3.200L10 -4.6', '#3a2424', 0.45);
  const freckles = [[2, 7], [4, 7.3], [7, 7], [8.6, 6.3]].map(([x, y]) => b.dot(x!, y!, 0.42, '#a0603c', 0.7)).join('');
  return (b.inside(disc, b.form(disc, lighten(SKIN, 0.03), { dabs: 0.7, edge: 0 }), b.form(white, '#fbf4e4', { dabs: 0.4, shade: '#c8b8a0' }), b.inside(white, iris), lashes, freckles,
    b.flat('M-1 6L8 -7H10.500L1.5 8Z', '#f4fff0', 0.2)) +
    b.line(disc, '#8a5a24', 1.25) +
    b.line(oval(5, 0.8, 7.3, 7.3), '#e8b850', 0.75) +
    b.line('M-1.7 -2.200A7.3 7.3 0 0 1 4 -6.4', '#fff4c0', 0.5));
}

function fist(b: Brush): string {
  const fingers = [[-0.6, -3.2, 8], [0.2, -0.8, 6], [1, 1.6, 4], [1.5, 3.7, 2]].map(([x, y, turn], i) =>
    b.put(x!, y!, 1, b.form(oval(0, 0, 3.1 - i * 0.2, 1.35), SKIN, { dabs: 0.4, edge: 1.2 }) + b.flat(oval(-2.2 + i * 0.15, -0.1, 0.55, 0.6), lighten(SKIN, 0.08), 0.9), { turn: turn! })
  ).join('');
  return b.form('M-1 -4.500C3 -5.5 5.5 -3 5.6 1C5.6 4.5 4 6 1.5 5.800Z', mix(SKIN, NIGHT, 0.14), { dabs: 0.5 }) + fingers +
    b.form('M2.5 -5C0.5 -6.6 -2.5 -6.4 -3.4 -5.200C-3.2 -4 -0.5 -3.7 1.5 -3.400Z', SKIN, { dabs: 0.3, edge: 1.2 });
}

function boy(scene: Scene): void {
  const b = brush(scene, 1850, LOOK);
  const shirt = 'M-25 34C-24 17 -16 10 -8 8.500H8C16 10 24 17 25 34Z';
  const bands = times(7, (i) => b.line(`M-26 ${11 + i * 4}Q0 ${15 + i * 4} 26 ${11 + i * 4}`, '#f4ecd4', 1.5, { opacity: 0.9 })).join('');
  scene.add(
    at(372, 430, 1,
      b.done(b.form(shirt, '#d8503c', { grain: 0.3, dabs: 1 }), b.inside(shirt, bands), b.form('M-6 9L6 9L8.5 11.5Q0 17 -8 11.5Z', '#f4ecd4', { dabs: 0.6, shade: '#a89480' }),
        [[-1.5, -11, -5, -14.5], [1, -11, 2.5, -14.8]].map(([x, y, u, v]) => b.form(ribbon([[x!, y! + 2], [x!, y! - 1.5], [u!, v!]], [4, 3, 0.6]), HAIR, { grain: 1.4, dabs: 0.8, pale: '#7a6464' }))
          .join(''), personHead(b, 0, 0, 11, { view: 'front', skin: SKIN, hair: 'short', hairColour: HAIR, eyes: 'none', mouth: 'none', tilt: -3, cheeks: '#d06850' }),
        [[-7.5, -5.5, -8.5, -1.5], [-4.5, -6.5, -5, -2.6], [-1, -6.6, -0.6, -3], [2.5, -6.8, 3.4, -3.6]].map(([x, y, u, v]) =>
          b.form(ribbon([[x!, y! - 2], [x!, y!], [u!, v!]], [0.8, 4.2, 0.8]), HAIR, { grain: 1.4, dabs: 0.5, edge: 0 })
        ).join(''), b.line('M-5.4 7.2Q-2.6 9.6 0.4 8.4', '#8a3c3c', 0.8), b.dot(-4.3, 0.6, 1.5, '#2b2030') + b.dot(-4.7, 0, 0.5, '#fff6e4'),
        [[-6.5, 3], [-5.2, 3.8], [-3.8, 3.1], [-6, 4.6], [-1, 3.8]].map(([x, y]) => b.dot(x!, y!, 0.28, '#a0603c', 0.7)).join(''),
        limb(b, [[18, 15], [24, 27], [17, 20]], [9, 8, 6], '#d8503c', { folds: false }),
        b.form(ribbon([[10, 6.5], [12, 9.5], [16, 16], [18, 19.5]], [1.6, 2.4, 2.6, 2]), '#6a3c2c', { dabs: 0.6, edge: 1.4 }), b.form(ribbon([[9.7, 6], [11, 8]], [1.8, 2.2]), '#e8b850', { dabs: 0 }),
        lens(b), b.put(15.8, 15.2, 1.05, fist(b), { turn: -14 }))),
  );
}

function ant(b: Brush): string {
  const legs = b.line('M-2 -6C-6 -12 -10 -6 -13 0M2 -6C0 -13 2 -8 2 0M5 -6C10 -13 14 -6 17 0M22 -12C26 -20 32 -20 34 -16', '#3a2028', 1.6);
  return (legs +
    b.ball(-12, -9, 10, 6.5, '#6a2c2c', { dabs: 0.4, pale: '#d88460' }) +
    b.ball(3, -8, 6.5, 4.5, '#5a2428', { dabs: 0.2, pale: '#d88460' }) +
    b.ball(17, -10, 7.5, 6, '#6a2c2c', { dabs: 0.3, pale: '#d88460' }) +
    b.dot(20, -11.5, 1.3, '#fff0d0'));
}

/** The ants' road in front, and what they carry home. */
function procession(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const twig: Point[] = [[-20, 930], [180, 900], [400, 892], [620, 870], [830, 820]];
  scene.add(`<path d="${ribbon(twig.map(([x, y]): Point => [x, y + 24]), [40, 40, 38, 34, 28])}" fill="${NIGHT}" opacity=".5"/>`);
  scene.add(b.form(ribbon(twig, [50, 46, 42, 36, 26]), '#8a6448', { grain: -0.1, long: 2, dabs: 1.4, edge: 1.4, pale: '#e8c890' }));
  const spots: [number, number, number][] = [[110, 886, -6], [236, 876, -3], [372, 870, -2], [520, 858, -7], [664, 838, -12]];
  spots.forEach(([x, y, turn]) => scene.add(at(x, y, 1.7, ant(b), { turn })));
  scene.add(at(432, 838, 1, key(scene, 190, { light: -1, night: NIGHT, colour: '#f0c050' }), { turn: -94 }));
  scene.add(at(676, 812, 1, b.form('M-50 -2C-30 -34 20 -40 52 -14C30 6 -20 16 -50 -2Z', '#9cd060', { grain: 0.3, edge: 1.3 }) + b.line('M-50 -2C-20 -10 10 -16 50 -14', '#5c9c48', 3), { turn: -18 }));
}

function moss(scene: Scene): void {
  scene.add(brush(scene, 100, LOOK).form('M-10 1010V812C120 780 220 806 330 792C450 776 560 806 660 788C720 780 770 790 810 780V1010Z', '#3c8450', { grain: 0.2, dabs: 1.2, shade: '#1c4c3c' }));
  times(150, () => {
    const [x, y] = [between(scene.r, -20, 820), 800 + scene.r() * 220];
    scene.add(
      blob(scene.r, x, y, between(scene.r, 16, 40), between(scene.r, 10, 24), mix(pick(scene.r, ['#3c8450', '#5ca458', '#2c6c48', '#84c060']), NIGHT, (y - 790) / 700), { points: 8, wobble: 0.2 }),
    );
  });
}

export default picture({
  id: 'st084',
  motifs: ['people', 'search', 'small', 'curiosity'],
  words: {
    en: {
      title: 'Boy with a magnifying glass',
      name: 'Boy in the grass looking through a magnifying glass',
      shows: 'A black-haired boy in a red and white striped shirt crouches in the grass and holds a magnifying glass before one eye. Behind the lens the eye is huge.',
      closer:
        'A sunny green garden, blurred behind him; the blades of grass stand as tall as trees, as if we were as small as what he watches. He has freckles and a small smile; the big eye is brown with a bright gleam. In front of him five ants walk in a row along a twig. One carries a leaf, and the ones in the middle carry a golden key.',
    },
    fr: {
      title: 'Le garçon à la loupe',
      name: 'Garçon dans l’herbe qui regarde à travers une loupe',
      shows: 'Un garçon aux cheveux noirs, en tee-shirt rayé rouge et blanc, est accroupi dans l’herbe et tient une loupe devant un œil. Derrière le verre, l’œil est énorme.',
      closer:
        'Un jardin vert et ensoleillé, flou derrière lui ; les brins d’herbe sont hauts comme des arbres, comme si nous étions aussi petits que ce qu’il observe. Il a des taches de rousseur et un petit sourire ; le grand œil est brun, avec un reflet vif. Devant lui, cinq fourmis marchent en file sur une brindille. L’une porte une feuille, et celles du milieu une clé dorée.',
    },
  },
  paint: { under: [110, 150, 80], flow: 0.4 },
  draw(scene) {
    garden(scene);
    boy(scene);
    moss(scene);
    times(9,
      (i) =>
        blade(scene, 20 + i * 96 + between(scene.r, -20, 20), 1000, between(scene.r, 130, 230), between(scene.r, -40, 60), between(scene.r, 14, 24), pick(scene.r, ['#4c9850', '#68b058', '#3c8450'])));
    procession(scene);
    blade(scene, 30, 1020, 640, 110, 44, '#3c8c4c');
    blade(scene, -20, 1020, 420, 60, 50, '#2c7448');
    blade(scene, 770, 1020, 560, -60, 46, '#2c7448');
    blade(scene, 812, 1020, 760, -40, 40, '#4c9850');
  },
});
