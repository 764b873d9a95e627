import { between, pick, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, blob, ribbon, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { cottage, pine, snowMound } from '../../src/shapes/index.ts';
import { clearIce } from '../../src/shapes/scenes/clearIce.ts';
import { gazingSkater } from '../../src/shapes/scenes/gazingSkater.ts';
import { summerGarden } from '../../src/shapes/scenes/summerGarden.ts';

const NIGHT = '#3f5f8c';
const HOLE: Point[] = [
  [112, 664], [84, 612], [176, 572], [232, 544], [322, 540], [404, 526], [486, 544], [566, 532], [640, 562], [700, 566], [708, 640], [748, 704],
  [720, 772], [738, 834], [668, 872], [630, 922], [548, 926], [478, 958], [396, 938], [310, 960], [236, 912], [156, 904], [130, 836], [66, 790], [92, 728],
];

function winter(scene: Scene): void {
  scene.sky([[0, '#b4cfe2'], [0.16, '#d6e4ea'], [0.28, '#f4f1e8'], [1, '#dcebf0']]);
  scene.wisps(12, 20, 220, ['#eef4f4', '#a9c6dc', '#fbf6ee'], 0.7);
  scene.glow(640, 120, 190, '#fffdf0', 0.9);
  scene.add('<circle cx="640" cy="118" r="34" fill="#fffef6"/>');
  const peaks = scene.ridge(240, 60, 3, 5, { octaves: 5 });
  scene.hill(peaks, '#c4d8e6', '#e6eef0', { rim: '#ffffff', rimWidth: 5, dabs: 60, shadow: 0 });
  const bank = scene.ridge(306, 18, 2.2, 2);
  scene.hill(bank, '#ffffff', '#dbe8f0', { rim: '#ffffff', rimWidth: 4, dabs: 80, shadow: 0.1, dabColours: ['#ffffff', '#c4d8e6', '#b0c8dc'] });
  times(26, (i) => {
    const x = (i + between(scene.r, 0, 0.8)) * 31;
    if (x > 270 && x < 420) return;
    scene.add(
      at(
        x, scene.yAt(bank, x) + between(scene.r, 8, 26), 1,
        pine(scene, between(scene.r, 60, 124), { leaves: ['#4f7890', '#6a94a8', '#98b8c4'], snow: '#f6fafa', night: NIGHT }),
      ),
    );
  });
  scene.add(at(344, 320, 1, cottage(scene, 70, { snow: '#f8fbfb', thatch: '#9a8a7a', wall: '#e6dccc', smoke: '#f4f6f6', night: NIGHT })));
}

function ice(scene: Scene): void {
  const shore = scene.ridge(362, 8, 2, 9);
  scene.hill(
    shore, '#cfe4ee', '#a5cbe0',
    {
      rim: '#ffffff', rimWidth: 6, dabs: 320, dabLength: 70, depth: 640, shadow: 0.1,
      dabColours: ['#e9f5f8', '#b8d8e8', '#93c0da', '#ffffff', '#d6ecf2'],
    },
  );
  const scratch = times(16, () => {
    const [x, y] = [between(scene.r, -40, 700), between(scene.r, 390, 980)];
    return `<path d="M${round1(x)} ${round1(y)}q${round1(between(scene.r, 80, 180))} ${round1(between(scene.r, -40, 40))} ${round1(between(scene.r, 160, 340))} ${round1(between(scene.r, -16, 16))}" stroke="#ffffff" stroke-width="2.500" opacity=".6"/>`;
  });
  scene.add(`<g fill="none" stroke-linecap="round">${scratch.join('')}</g>`);
}

const skater = (scene: Scene) => gazingSkater(scene, 370, { coat: '#c8343c', hat: palette.amber, scarf: '#fff3dc', stripes: '#3f7f98', light: -1, night: NIGHT });

/** What lies on the clear ice: light of the sky, and the skater upside down. */
function reflections(scene: Scene): void {
  scene.add(`<g transform="translate(424 552) scale(1 -.62)" opacity=".3">${skater(scene)}</g>`);
  const shine: [Point[], number[], number][] = [
    [[[600, 566], [560, 650], [500, 740], [450, 840]], [10, 40, 30, 4], 0.24], [[[650, 590], [622, 660], [580, 720]], [4, 16, 3], 0.3],
    [[[330, 780], [290, 850], [250, 900]], [4, 26, 6], 0.22], [[[196, 620], [170, 670], [150, 700]], [3, 14, 3], 0.3],
  ];
  scene.add(shine.map(([line, widths, veil]) => `<path d="${ribbon(line, widths)}" fill="#f4fcff" opacity="${veil}" ${scene.blur(3)}/>`).join(''));
}

function person(scene: Scene): void {
  scene.shadow(436, 530, 210, 22, '#3f6f94', 0.55);
  scene.glow(270, 560, 120, '#fff3b0', 0.6, 60);
  scene.add(at(424, 534, 1, skater(scene)));
}

/** Snow wiped aside round the clear place. */
function sweepings(scene: Scene): void {
  const heaps: [number, number, number][] = [[96, 600, 90], [58, 806, 120], [744, 622, 110], [758, 838, 120], [664, 934, 100], [176, 934, 110], [716, 556, 60]];
  heaps.forEach(([x, y, size]) => scene.add(scene.shadowShape(x, y, size * 0.6, 9, '#5f94b8', 0.4) + at(x, y, 1, snowMound(scene, size, { tall: 0.24, night: NIGHT }))));
  scene.add(times(40, () => {
    const angle = scene.r() * 6.28;
    const reach = between(scene.r, 1.06, 1.3);
    return blob(scene.r, 406 + Math.cos(angle) * 330 * reach, 740 + Math.sin(angle) * 212 * reach, between(scene.r, 3, 9), between(scene.r, 2, 5), '#ffffff', { points: 6, wobble: 0.3 });
  }).join(''));
}

function front(scene: Scene): void {
  ([[30, 1014, 330], [760, 1016, 380], [560, 1030, 240], [250, 1034, 260]] as const).forEach(([x, y, size]) =>
    scene.add(at(x, y, 1, snowMound(scene, size, { tall: 0.22, night: NIGHT })))
  );
  scene.add(at(30, 984, 1, pine(scene, 180, { leaves: ['#2f5a74', '#4a7a90', '#84a8b8'], snow: '#ffffff', night: NIGHT })));
  scene.add(at(776, 996, 1, pine(scene, 210, { leaves: ['#2f5a74', '#4a7a90', '#84a8b8'], snow: '#ffffff', light: -1, night: NIGHT })));
  scene.add(times(9, () => blob(scene.r, between(scene.r, 100, 700), between(scene.r, 972, 996), 12, 4, '#ffffff', { wobble: 0.2 })).join(''));
  times(
    110,
    () => scene.over(
      `<circle cx="${round1(between(scene.r, 0, 800))}" cy="${round1(between(scene.r, 0, 1000))}" r="${round1(1 + scene.r() ** 4 * 4)}" fill="${pick(scene.r, ['#ffffff', '#f4fbff'])}" opacity="${round1(between(scene.r, 0.5, 0.95))}"/>`,
    ),
  );
}

export default picture({
  id: 'wm22',
  motifs: ['snow', 'garden', 'meeting', 'time'],
  words: {
    en: {
      title: 'The Garden under the Ice',
      name: 'Skater lying on ice above a summer garden',
      shows: 'A skater lies on a frozen lake and looks down at a summer garden blooming below.',
      closer:
        'White winter light above, yellow summer light below. The skater lies face down, chin in both hands, in a red coat, an amber bobble hat and a striped scarf, one white skate in the air. Snow has been wiped from a patch of clear ice with a jagged, frosted rim; under it, a little bent as by water, are an apple tree full of red apples, a winding path, beds of bright flowers, a sundial, and three butterflies: blue, red and pink. Cracks run out over the lake; on the far shore stand snowy firs and a hut with lit windows under a pale sun.',
    },
    fr: {
      title: 'Le Jardin sous la glace',
      name: 'Enfant en patins, couché sur la glace au-dessus d’un jardin',
      shows: 'Couché sur un lac gelé, un enfant en patins regarde un jardin d’été qui fleurit sous la glace.',
      closer:
        'En haut, une blanche lumière d’hiver ; en bas, une lumière jaune d’été. L’enfant est à plat ventre, le menton dans les mains, en manteau rouge, bonnet ambre à pompon et écharpe rayée, un patin blanc en l’air. On a écarté la neige d’un pan de glace claire au bord déchiqueté et givré ; dessous, un peu déformés comme par l’eau, un pommier chargé de pommes rouges, un chemin sinueux, des massifs de fleurs, un cadran solaire et trois papillons : bleu, rouge et rose. Des fissures courent sur le lac ; sur l’autre rive, des sapins enneigés et une cabane éclairée, sous un soleil pâle.',
    },
  },
  paint: { under: [170, 200, 210], flow: 0, vignette: 0.08 },
  draw(scene) {
    winter(scene);
    ice(scene);
    clearIce(scene, HOLE, () => summerGarden(scene));
    reflections(scene);
    sweepings(scene);
    person(scene);
    front(scene);
  },
});
