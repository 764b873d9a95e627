import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, ribbon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { openPalm, skins } from '../../src/shapes/hands.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { motes, shaft } from '../../src/shapes/scenes/backdrops.ts';
import { knit } from '../../src/shapes/textiles.ts';

const NIGHT = '#12261f';
const RUST = '#a4552c';
const LOOK = { light: -1, night: NIGHT } as const;

/** The boards of an old garden door with iron bands, and the keyhole. */
function door(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.sky([[0, '#1c3a30'], [1, NIGHT]]);
  times(7, (i) => {
    const tone = lighten(mix('#4f7a60', '#234a40', Math.abs(i - 1.5) / 6), between(scene.r, -0.025, 0.025));
    scene.add(b.form(rectangle(-30 + i * 124, -10, 122, 1020), tone, { grain: 1.57, long: 3, dabs: 1.5, pale: lighten(tone, 0.1) }));
    times(9,
      () =>
        scene.add(
          b.form(oval(-20 + i * 124 + between(scene.r, 8, 104), between(scene.r, 0, 980), between(scene.r, 4, 9), between(scene.r, 14, 40)), pick(scene.r, ['#8a9a72', '#33352c', '#6b5a44']), {
            dabs: 0,
            opacity: 0.5,
          }),
        ));
  });
  [70, 760].forEach((y) => {
    scene.add(`<path d="M-10 ${y + 22}H810" stroke="${NIGHT}" stroke-width="62" opacity=".4" ${scene.blur(9)}/>`);
    scene.add(b.form(polygon([[-10, y - 26], [740, y - 22], [810, y - 30], [810, y + 30], [740, y + 22], [-10, y + 26]]), '#4a4640', { grain: 0, dabs: 1.5, pale: '#a89878' }));
    times(7, (i) => scene.add(b.ball(32 + i * 124, y, 13, 12, '#5f564a', { pale: '#d0b88c', dabs: 0.3 })));
  });
  scene.add(b.form('M612 196C612 160 720 160 720 196V372C720 400 666 424 666 424C666 424 612 400 612 372Z', '#6a4a34', { pale: '#d09a5c', dabs: 1.6, edge: 1.4 }));
  scene.glow(666, 292, 120, '#ffd27a', 0.9);
  scene.add(b.flat('M650 262A20 20 0 1 1 682 262L694 330H638Z', '#ffe9a8') + b.flat('M650 262A20 20 0 1 1 682 262L694 330H638Z', '#f2a04c', 0.3));
  scene.add([[630, 190], [702, 190], [632, 378], [700, 378]].map(([x, y]) => b.ball(x!, y!, 7, 7, '#8a6a44', { dabs: 0 })).join(''));
}

const IVY = 'M0 0C-12 -10 -34 -8 -46 -24C-38 -32 -44 -44 -50 -56C-34 -58 -26 -64 -22 -76C-12 -72 -6 -82 0 -98C6 -82 12 -72 22 -76C26 -64 34 -58 50 -56C44 -44 38 -32 46 -24C34 -8 12 -10 0 0Z';

/** A trail of ivy along a line. */
function ivy(scene: Scene, line: Point[], size: number, leaves: number): void {
  const b = brush(scene, size, LOOK);
  scene.add(brush(scene, 100, LOOK).line(smooth(line), '#5a4634', 7));
  times(leaves, (i) => {
    const place = (i / leaves) * (line.length - 1.01);
    const [from, to] = [line[Math.floor(place)]!, line[Math.floor(place) + 1]!];
    const [x, y] = [0, 1].map((k) => from[k]! + (to[k]! - from[k]!) * (place % 1) + between(scene.r, -34, 34));
    const colour = pick(scene.r, ['#5d9450', '#7fae58', '#3f7a4c', '#2f6246', '#a0c068']);
    const leaf = b.form(IVY, colour, { grain: 1, pale: lighten(colour, 0.14) }) + b.line('M0 0V-84M0 -26L-34 -36M0 -26L34 -36', lighten(colour, 0.16), 3.5, { opacity: 0.7 });
    const turn = between(scene.r, 110, 250);
    scene.add(at(x! + 8, y! + 12, 1, b.done(b.flat(IVY, NIGHT, 0.4)), { turn }) + at(x!, y!, between(scene.r, 0.7, 1.15), b.done(leaf), { turn }));
  });
}

/** The key along the x axis, bow at the left, bit at the right, about 360 long. */
function key(scene: Scene): string {
  const b = brush(scene, 100, LOOK);
  const rust = { pale: '#e0a05c', shade: '#3a1c1c', dabs: 2.2, edge: 1.3 };
  const ring = (x: number, y: number) =>
    b.line(oval(x, y, 31, 31), '#6a3424', 25) + b.line(oval(x, y, 31, 31), RUST, 22) + b.line(`M${x - 30} ${y + 6}A31 31 0 0 1 ${x + 6} ${y - 31}`, '#f0b878', 6, { opacity: 0.8 });
  const bow = ring(-146, -38) + ring(-146, 38) + ring(-196, 0);
  const stem = b.form('M-110 -15H196V15H-110Z', RUST, { ...rust, grain: 0 });
  const bit = b.form('M112 12H186V92H164V66H150V92H132V52H112Z', RUST, { ...rust, grain: 1.5 });
  const collars = [-104, -78, 92].map((x) => b.form(`M${x - 9} -25Q${x} -30 ${x + 9} -25V25Q${x} 30 ${x - 9} 25Z`, lighten(RUST, 0.03), rust)).join('');
  const tip = b.ball(198, 0, 15, 17, RUST, rust);
  const pits = times(44,
    () => b.blot(between(scene.r, -100, 190), between(scene.r, -12, 12), between(scene.r, 3, 9), between(scene.r, 2, 5), pick(scene.r, ['#5a2a20', '#d8843c', '#3f2422', '#c46a30']), 0.7)).join('');
  return bit + stem + pits + bow + collars + tip + b.line('M-68 -9H84M100 -9H184', '#f4c890', 4, { opacity: 0.7 });
}

function ribbonOn(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const tails: Point[][] = [[[276, 706], [226, 758], [236, 822], [190, 880]], [[280, 708], [282, 776], [262, 828], [284, 896]]];
  tails.forEach((line, i) => {
    scene.add(at(14, 20, 1, `<path d="${ribbon(line, [18, 26, 24, 30])}" fill="${NIGHT}" opacity=".35" ${scene.blur(5)}/>`));
    scene.add(b.form(ribbon(line, [16, 26, 24, 30]), i ? '#c8384a' : '#a82c40', { grain: 1.3, pale: '#f08a7c', dabs: 1.2 }));
  });
  scene.add(b.ball(282, 700, 21, 18, '#c8384a', { pale: '#f4948c' }));
}

export default picture({
  id: 'st003',
  motifs: ['object', 'secret', 'promise', 'old'],
  words: {
    en: {
      title: 'Rusty key in an open palm',
      name: 'Rusty key in an open palm before a green door',
      shows: 'An open palm holds an old rusty key with a red ribbon. Behind it is a weathered green door whose keyhole glows.',
      closer:
        'Slanting light falls over green boards, an iron band and trailing ivy. The hand comes up from a mustard-yellow knitted cuff, its lines clearly drawn, the key lying across them from the ball of the thumb to the little finger. The bow of the key has three rings; the iron is pitted and orange. A faded red ribbon is tied to it and hangs over the wrist. Upper right, warm light shines out through the keyhole of a brass plate.',
    },
    fr: {
      title: 'Une clé rouillée dans une paume ouverte',
      name: 'Clé rouillée dans une paume ouverte, devant une porte',
      shows: 'Une paume ouverte tient une vieille clé rouillée nouée d’un ruban rouge. Derrière, une porte verte usée, dont la serrure luit.',
      closer:
        'Une lumière oblique glisse sur des planches vertes, une bande de fer et du lierre qui retombe. La main sort d’une manche tricotée jaune moutarde ; ses lignes sont bien marquées, et la clé les traverse, du pouce au petit doigt. L’anneau de la clé est fait de trois cercles ; le fer est piqué et orangé. Un ruban rouge passé y est noué et pend sur le poignet. En haut à droite, une lueur chaude sort de la serrure, dans sa plaque de laiton.',
    },
  },
  paint: { under: [70, 90, 60], flow: 1.4 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    door(scene);
    ivy(scene, [[-10, -10], [60, 140], [40, 300], [110, 430], [70, 560]], 86, 30);
    ivy(scene, [[140, -10], [330, 40], [520, 10], [640, 60], [810, 20]], 78, 34);
    shaft(scene, [[-40, -60], [300, -60], [820, 700], [500, 1000]], '#ffe9a0', 0.34);
    scene.add(`<g transform="translate(60 70)" opacity=".5" ${scene.blur(9)}><path d="M250 1010L230 760L150 560L250 300L420 240L560 300L600 620L520 1010Z" fill="${NIGHT}"/></g>`);
    scene.add(at(404, 850, 1, openPalm(scene, 640, { light: -1, skin: skins.deepPalm }), { turn: 5 }));
    const cuff = 'M262 884C330 914 460 918 540 890L580 1020H230Z';
    scene.add(b.form(cuff, '#c88a34', { grain: 1.5, pale: '#f6c468', dabs: 1.5 }) + knit(b, cuff, '#c88a34', 22));
    scene.add(
      b.form('M254 862C330 894 466 898 548 866L554 912C470 944 326 938 250 906Z', '#d89c40', { grain: 1.5, pale: '#ffd888' }) + times(17, (i) =>
        b.line(`M${round1(266 + i * 17.4)} ${round1(876 + 20 * Math.sin((i / 16) * 3.14))}v34`, '#8a5a24', 3.5, { opacity: 0.6 })).join(''),
    );
    scene.add(at(416, 626, 1, `<g opacity=".5" ${scene.blur(5)}><path d="M-220 0A60 60 0 0 1 -110 -18H196V20H190V96H116V24H-110A60 60 0 0 1 -220 0Z" fill="#4a2018"/></g>`, { turn: -34 }));
    scene.add(at(404, 600, 1.06, key(scene), { turn: -34 }));
    ribbonOn(scene);
    motes(scene, [60, 40, 780, 760], 46);
  },
});
