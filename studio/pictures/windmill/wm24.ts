import { between, pick, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, polygon, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, chimney, cloud, crescent, envelope, house, nest, paperDragon, roof, skylight, sparrow, stones, tiles } from '../../src/shapes/index.ts';
import { finely, paperWing } from '../../src/shapes/scenes/dragonFolds.ts';

const NIGHT = '#3a2440';
const BRICK = '#a5543f';
/** The dragon from the tip of its tail to its neck, winding twice round the chimney. */
const WINDINGS: Point[] = [
  [706, 872], [640, 900], [560, 880], [470, 846], [380, 830], [290, 800], [262, 752], [300, 712], [400, 690], [500, 672], [548, 640], [536, 600],
  [470, 590], [370, 580], [280, 552], [246, 504], [270, 458], [330, 428], [440, 408], [540, 372], [586, 310], [566, 240], [500, 204], [430, 214],
];

function air(scene: Scene): void {
  scene.sky([[0, '#1f7a80'], [0.25, '#3fa098'], [0.48, '#8cc8ac'], [0.66, '#e6e2b0'], [0.75, '#f8d898']]);
  scene.wisps(22, 30, 540, ['#6ab8a8', '#2c8a8c', '#a9d8b8', '#e0e8c0'], 0.5);
  const heaps: [number, number, number][] = [[110, 330, 280], [720, 470, 280], [640, 90, 240]];
  heaps.forEach(([x, y, w]) => scene.add(at(x, y, 1, cloud(scene, w, { tall: 0.26, pale: '#e6f0d0', shade: '#6ab0a4', light: -1 }), { opacity: 0.85 })));
  scene.glow(140, 140, 150, '#f8f4cc', 0.5);
  scene.add(at(140, 140, 1, crescent(scene, 92, { night: '#5a8a80' }), { turn: -16 }));
  times(9, () => scene.spark(between(scene.r, 20, 780), between(scene.r, 20, 240), { radius: 1.9, reach: 16, glow: '#f8ffe0' }));
}

function town(scene: Scene): void {
  const row = (y: number, size: number, fade: number, count: number) =>
    times(count, (i) => {
      const x = ((i + 0.5 + between(scene.r, -0.2, 0.2)) / count) * 860 - 30;
      const colour = mix(pick(scene.r, ['#c0623f', '#a84e40', '#cc7848']), '#8cc8ac', fade);
      scene.add(
        at(
          x, y + between(scene.r, -16, 16), 1,
          house(
            scene, size * between(scene.r, 0.85, 1.15),
            { wall: mix('#ecd8b4', '#8cc8ac', fade), roof: colour, floors: 2, smoke: '#eef0d8', wind: 0.8, night: mix(NIGHT, '#8cc8ac', fade) },
          ),
        ),
      );
    });
  row(690, 62, 0.55, 9);
  scene.mist(660, 90, '#f0e6b8', 0.6, 3);
  row(760, 92, 0.28, 7);
  scene.mist(740, 90, '#f0dcb0', 0.45, 5);
  row(862, 112, 0.08, 6);
  ([[70, 850, 170], [760, 846, 190]] as const).forEach(([x, y, size]) =>
    scene.add(
      at(x, y - size * 0.8, 1, chimney(scene, 70, { colour: '#a8604c', smoke: '#f0ecd4', night: NIGHT })) +
        at(x, y, 1, roof(scene, size, { colour: '#b85c40', wide: 1.7, tile: 10, night: NIGHT, light: -1 })),
    )
  );
}

function stack(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const wall = polygon([[306, 900], [316, 440], [486, 440], [496, 900]]);
  scene.add(`<path d="${wall}" fill="${NIGHT}" opacity=".35" transform="translate(14 0)" ${scene.blur(9)}/>`);
  scene.add(b.form(wall, BRICK, { dabs: 0.5 }) + stones(b, wall, BRICK, [304, 440, 196, 464], 22, 0.8));
  scene.add(
    b.form('M292 446H510V412H292Z', mix(BRICK, NIGHT, 0.15), { dabs: 0.9 }) +
      b.form('M302 414H500V392H302Z', mix(BRICK, '#e0a070', 0.25), { dabs: 0.9 }),
  );
}

function bigRoof(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const slope = 'M-40 930C120 880 260 858 400 856C540 858 680 880 840 930V1030H-40Z';
  scene.add(`<path d="${slope}" fill="${scene.linear([[0, '#dc8450'], [1, '#8f3c38']])}"/>` + tiles(b, slope, '#b8583f', [-50, 850, 900, 180], 34));
  scene.dabs(slope, 60, ['#e89a60', '#9a4438', '#f0b070'], { length: 26, width: 4, angle: 0.1, box: [-30, 856, 830, 1000] });
  const caps = times(23, (i) => {
    const x = -36 + i * 38;
    const y = 936 - 82 * Math.exp(-(((x + 20 - 400) / 330) ** 2));
    return b.form(`M${x} ${round1(y)}C${x} ${round1(y - 24)} ${x + 40} ${round1(y - 24)} ${x + 42} ${round1(y)}Z`, '#c8704a', { pale: '#f6c08a' });
  });
  scene.add(caps.join(''));
}

function dragon(scene: Scene): void {
  const body = paperDragon(scene, finely(WINDINGS), 84, { light: -1, night: NIGHT, wings: -1 });
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(at(560, 330, 1, paperWing(scene, 170, { light: -1, night: NIGHT }), { turn: 22 }) + body);
  stack(scene);
  sleepers(scene);
  const before = [
    polygon([[180, 760], [620, 760], [620, 960], [180, 960]]), polygon([[180, 490], [575, 520], [575, 640], [180, 640]]),
    polygon([[400, 90], [760, 90], [760, 392], [520, 392], [516, 340], [400, 330]]),
  ];
  const shade = smooth([[310, 874], [400, 884], [496, 900]]) + smooth([[314, 616], [400, 634], [490, 642]]);
  scene.add(b.line(shade, NIGHT, 26, { opacity: 0.3 }));
  before.forEach((place) => scene.add(b.inside(place, body)));
}

/** Three sparrows asleep in the nest on the chimney. */
function sleepers(scene: Scene): void {
  const look = { light: -1, night: '#6a4a4c', asleep: true } as const;
  const bowl = at(400, 402, 1, nest(scene, 142, look));
  const birds: [x: number, y: number, coat: string, flip: boolean][] = [[334, 356, '#b07c50', true], [468, 356, '#9a7458', false], [402, 364, '#cc9a68', false]];
  scene.add(bowl + birds.map(([x, y, coat, flip]) => at(x, y, 1, sparrow(scene, 70, { ...look, coat }), { flip })).join(''));
  scene.add(brush(scene, 100).inside('M260 344Q400 374 540 344V420H260Z', bowl));
}

function front(scene: Scene): void {
  scene.add(at(150, 990, 1, skylight(scene, 110, { wall: '#ecd8b4', roof: '#a84e40', light: -1, night: NIGHT })));
  ([[240, 930, 44, -14], [604, 964, 50, 10], [520, 938, 36, 22], [700, 985, 44, -8]] as const).forEach(([x, y, size, turn]) =>
    scene.add(at(x, y, 1, envelope(scene, size, { light: -1, night: NIGHT }), { turn }))
  );
}

export default picture({
  id: 'wm24',
  motifs: ['guardian', 'letters', 'sleep', 'flight'],
  words: {
    en: {
      title: 'The Paper Dragon',
      name: 'Paper dragon round a chimney with a sparrows’ nest',
      shows: 'A dragon of folded letters curls round a chimney and guards a nest of sleeping sparrows.',
      closer:
        'A turquoise evening sky with a crescent moon, a few stars and pale clouds above red-tiled roofs and lit gables. The dragon winds twice round the brick chimney, from its red tail tip on the roof to its head above the nest; its white body is made of envelopes and sheets with lines of writing and red seals, and it has red spikes, one folded wing and an open eye. Three brown sparrows sleep side by side in the nest of twigs. Four letters lie on the roof in front, and one skylight glows at the lower left.',
    },
    fr: {
      title: 'Le Dragon de papier',
      name: 'Dragon de papier autour d’une cheminée, nid de moineaux',
      shows: 'Un dragon de lettres pliées s’enroule autour d’une cheminée et garde un nid de moineaux endormis.',
      closer:
        'Ciel turquoise du soir, croissant de lune, quelques étoiles et nuages pâles au-dessus de toits de tuiles rouges et de pignons éclairés. Le dragon fait deux fois le tour de la cheminée de brique, du bout rouge de sa queue, sur le toit, à sa tête au-dessus du nid ; son corps blanc est fait d’enveloppes et de feuilles écrites aux cachets rouges, avec des piquants rouges, une aile pliée et un œil ouvert. Trois moineaux bruns dorment côte à côte. Quatre lettres traînent sur le toit ; en bas à gauche luit une lucarne.',
    },
  },
  paint: { under: [190, 160, 110], flow: 0 },
  draw(scene) {
    air(scene);
    town(scene);
    scene.glow(400, 620, 330, '#fbe8b0', 0.5);
    bigRoof(scene);
    dragon(scene);
    front(scene);
    times(12, () => scene.spark(between(scene.r, 80, 720), between(scene.r, 300, 900), { radius: 1.3, reach: 10, glow: palette.lamp }));
  },
});
