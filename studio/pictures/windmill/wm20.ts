import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, palette } from '../../src/core/colour.ts';
import { at, ribbon, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, cat, chimney, cloud, raindrop, roof, tailor, tiles, umbrella, windowAt } from '../../src/shapes/index.ts';
import { spool } from '../../src/shapes/scenes/quiltMill.ts';

const NIGHT = '#1f2430';
const SLATE = '#56606c';
const GOLD = '#ffe08a';
const NEEDLE: Point = [375, 330];
const CAPE = 'M262 560C320 520 420 540 470 560C560 610 650 700 742 838C700 872 660 836 620 864C580 892 540 850 496 874C450 900 420 856 372 876C330 892 300 850 254 862C236 760 232 640 262 560Z';

function air(scene: Scene): void {
  scene.sky([[0, '#5c6470'], [0.3, '#8a9098'], [0.6, '#b9bcbc'], [0.78, '#d6d3c8']]);
  scene.glow(150, 300, 420, '#f3eee0', 0.6, 300);
  const heaps: [number, number, number, string, string][] = [
    [640, 130, 460, '#9aa0a8', '#5f6874'], [180, 90, 480, '#a9adb0', '#6a727e'], [430, 220, 420, '#c3c4c2', '#868d96'],
    [760, 300, 360, '#b4b6b8', '#7a828c'],
  ];
  heaps.forEach(([x, y, w, pale, shade]) => scene.add(at(x, y, 1, cloud(scene, w, { tall: 0.3, pale, shade, light: -1 }), { opacity: 0.9 })));
  scene.wisps(18, 60, 480, ['#d6d6d0', '#7a828c', '#a9aeb2', '#60687a'], 0.5);
}

function town(scene: Scene): void {
  const rows: [number, number, string, number][] = [[560, 90, '#a5abb0', 7], [620, 120, '#8a929a', 6]];
  rows.forEach(([y, size, colour, count], row) => {
    times(count, (i) => {
      const x = (i + 0.5 + between(scene.r, -0.3, 0.3)) * (800 / count);
      scene.add(
        at(
          x, y + between(scene.r, -26, 26), 1,
          chimney(scene, size * 0.5, { colour: mix(colour, '#8a6a60', 0.25), smoke: '#e0e0dc', wind: 1, night: NIGHT }),
        ),
      );
      scene.add(at(x + 30, y + 70, 1, roof(scene, size, { colour, wide: between(scene.r, 1.6, 2.4), night: NIGHT, tile: 14, light: -1 })));
    });
    scene.mist(y + 30, 110, '#d9d8d0', 0.6, row);
  });
}

function bigRoof(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const slope = 'M-40 602C200 584 600 584 840 596V1030H-40Z';
  scene.add(`<path d="${slope}" fill="${scene.linear([[0, '#7a8490'], [0.4, SLATE], [1, '#3a424e']])}"/>`);
  scene.add(tiles(b, slope, SLATE, [-60, 600, 920, 430], 40));
  scene.dabs(slope, 140, ['#8f99a4', '#3f4854', '#a9b2ba', '#343c48'], { length: 30, width: 4, angle: 1.5, box: [-30, 600, 830, 1000] });
  const caps = times(
    19,
    (i) => b.form(
      `M${-40 + i * 46} 606C${-38 + i * 46} 578 ${6 + i * 46} 576 ${10 + i * 46} 604Q${-14 + i * 46} 596 ${-40 + i * 46} 606Z`, '#6f7884',
      { pale: '#c4cacc' },
    ),
  );
  scene.add(caps.join(''));
  scene.add(at(690, 610, 1, chimney(scene, 210, { colour: '#7d6a6a', smoke: '#dcdcd8', wind: 1.2, night: NIGHT, light: -1, pots: 2 })));
}

/** A raindrop sewn on with two stitches of light. */
function sewn(scene: Scene, x: number, y: number, size: number): string {
  const b = brush(scene, 100);
  const stitch = b.line(
    `M${x - size * 0.42} ${y - size * 0.1}l${size * 0.24} ${-size * 0.16}M${x + size * 0.18} ${y - size * 0.26}l${size * 0.24} ${size * 0.16}`,
    GOLD, 3,
  );
  return at(x, y, 1, raindrop(scene, size, { colour: '#9cc0d0', light: -1, night: NIGHT })) + stitch;
}

function cape(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(`<path d="${CAPE}" fill="#141a24" opacity=".45" transform="translate(12 16)" ${scene.blur(9)}/>`);
  scene.add(b.form(CAPE, '#b3bac2', { grain: 1.1, pale: '#e6e9ea', shade: '#5c6676', dabs: 1.4 }));
  const folds: Point[][] = [
    [[300, 560], [300, 700], [296, 860]], [[350, 556], [366, 700], [372, 876]], [[400, 560], [452, 700], [496, 870]],
    [[440, 566], [540, 710], [620, 860]],
  ];
  scene.add(b.inside(CAPE, ...folds.map((fold) => `<path d="${ribbon(fold, [4, 14, 30])}" fill="#67717f" opacity=".4"/>`)));
  scene.add(b.line('M254 862C300 850 330 892 372 876C420 856 450 900 496 874C540 850 580 892 620 864C660 836 700 872 742 838', '#eceeee', 5, { opacity: 0.8 }));
  const drops: [number, number][] = [
    [292, 628], [290, 700], [276, 770], [330, 680], [342, 760], [318, 826], [380, 640], [402, 720], [404, 800], [452, 690], [470, 770],
    [452, 838], [524, 730], [536, 810], [596, 776], [606, 836], [660, 824],
  ];
  scene.add(drops.map(([x, y]) => sewn(scene, x, y, between(scene.r, 32, 42))).join(''));
}

function lightThread(scene: Scene): void {
  const b = brush(scene, 100);
  const path = `M150 586C120 520 200 470 250 520C300 560 352 470 ${NEEDLE[0]} ${NEEDLE[1]}C430 380 474 440 456 520C444 574 470 600 500 640`;
  scene.glow(NEEDLE[0], NEEDLE[1], 150, GOLD, 0.75);
  scene.add(b.line(path, palette.amber, 12, { opacity: 0.3 }) + b.line(path, GOLD, 6) + b.line(path, '#fffbe4', 2.4));
  scene.add(b.line('M350 364L400 296', '#5a626c', 8) + b.line('M350 363L400 295', '#f6fafa', 5));
  [[NEEDLE[0], NEEDLE[1]], [246, 516], [456, 520], [437, 400], [164, 498]].forEach(([x, y]) => scene.spark(x!, y!, { radius: 2.4, reach: 26, glow: GOLD }));
}

function person(scene: Scene): void {
  scene.shadow(254, 600, 150, 20, NIGHT, 0.6);
  scene.add(at(220, 602, 1, tailor(scene, 340, { coat: '#8a5a3f', boots: '#4a4a5c', light: 1, night: NIGHT, hair: '#e9e4da' })));
}

function rain(scene: Scene): void {
  const streak = () => {
    const [x, y, long] = [between(scene.r, -20, 830), between(scene.r, -20, 980), between(scene.r, 14, 44)];
    return `<path d="M${round1(x)} ${round1(y)}l${round1(-long * 0.24)} ${round1(long)}" stroke="${pick(scene.r, ['#f4f6f4', '#cfd8de', '#ffffff'])}" stroke-width="${round1(between(scene.r, 0.8, 1.8))}" opacity="${round1(between(scene.r, 0.3, 0.7))}"/>`;
  };
  scene.over(`<g fill="none" stroke-linecap="round">${times(150, streak).join('')}</g>`);
  const falling: [number, number, number][] = [[480, 150, 46], [590, 260, 36], [110, 180, 40], [420, 60, 30], [700, 90, 34], [60, 400, 30], [560, 420, 42]];
  falling.forEach(([x, y, size]) => scene.add(at(x, y, 1, raindrop(scene, size, { colour: '#a9cad8', light: -1, night: '#4a5a74' }), { turn: 12 })));
}

function front(scene: Scene): void {
  scene.add(at(560, 604, 1, cat(scene, 96, { coat: '#2b2e3a', light: -1, night: NIGHT, eye: '#f2c05c' })));
  scene.add(at(578, 596, 1, umbrella(scene, 150, { colour: '#b8483f', light: -1, night: NIGHT }), { turn: 6 }));
  scene.add(at(108, 606, 1, spool(scene, 74, { thread: GOLD, light: 1, night: NIGHT })));
  scene.glow(108, 566, 90, GOLD, 0.5);
  const b = brush(scene, 150, { light: 1, night: NIGHT });
  scene.add(
    at(
      120, 900, 1,
      b.done(
        b.form('M-52 4V-64L0 -112L52 -64V4Z', '#9aa2a8'), windowAt(b, -30, -70, 60, 62, { frame: '#3a4250' }),
        b.form('M-66 -52L0 -124L66 -52L56 -46L0 -104L-56 -46Z', lighten(SLATE, -0.06)), b.form('M-60 8H60V0H-60Z', '#b4babc'),
      ),
    ),
  );
  const gutter = 'M-30 962Q400 980 830 956V984Q400 1010 -30 990Z';
  scene.add(b.form(gutter, '#7a6a5c', { grain: 0, pale: '#c9c0b0' }) + b.form('M-30 986Q400 1008 830 982V1030H-30Z', '#232a34'));
}

export default picture({
  id: 'wm20',
  motifs: ['thread', 'craft', 'water', 'light'],
  words: {
    en: {
      title: 'The Rain Tailor',
      name: 'Tailor sewing raindrops on a cape on a roof',
      shows: 'On a roof ridge a tailor sews raindrops on a grey cape with a thread of light.',
      closer:
        'Everything is grey: heavy clouds, slanting rain, wet slates and far chimneys in the mist; only the thread shines gold. The tailor sits cross-legged in a brown waistcoat, with round glasses and a fringe of white hair, a glowing spool behind him. The cape spreads down the roof to the right with seventeen blue drops sewn on, each held by two golden stitches. On the ridge a black cat sits under a red umbrella beside a smoking chimney, and at the lower left one small window is lit.',
    },
    fr: {
      title: 'Le Tailleur de pluie',
      name: 'Tailleur cousant des gouttes sur une cape, sur un toit',
      shows: 'Sur le faîte d’un toit, un tailleur coud des gouttes de pluie sur une cape grise avec un fil de lumière.',
      closer:
        'Tout est gris : lourds nuages, pluie oblique, ardoises mouillées, cheminées lointaines dans la brume ; seul le fil brille comme l’or. Le tailleur est assis jambes croisées, gilet brun, lunettes rondes, couronne de cheveux blancs, une bobine lumineuse derrière lui. La cape descend sur le toit vers la droite ; dix-sept gouttes bleues y sont cousues, chacune de deux points dorés. Sur le faîte, un chat noir s’abrite sous un parapluie rouge près d’une cheminée qui fume ; en bas à gauche, une petite fenêtre est éclairée.',
    },
  },
  paint: { under: [150, 150, 150], flow: 1.2 },
  draw(scene) {
    air(scene);
    town(scene);
    bigRoof(scene);
    cape(scene);
    person(scene);
    front(scene);
    rain(scene);
    lightThread(scene);
  },
});
