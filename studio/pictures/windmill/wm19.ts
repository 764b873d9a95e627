import { between, pick, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, polygon, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { basket, brush, child, cloud, fence, grass, house, quilt, roundTree, silverBird, wildFlowers, windCurl } from '../../src/shapes/index.ts';
import { quiltMill, spool } from '../../src/shapes/scenes/quiltMill.ts';

const NIGHT = '#2a3a78';
const MILL = { x: 410, y: 866, size: 620, turn: 27 };
const HUB: Point = [MILL.x, MILL.y - MILL.size * 0.66];

/** A bird, the way its thread comes through the sails, and how it flies. */
const BIRDS: { x: number; y: number; size: number; turn: number; flip: boolean; thread: Point[] }[] = [
  { x: 236, y: 116, size: 140, turn: -12, flip: false, thread: [[318, 90], [220, 136], [130, 190], [140, 270], [226, 330], [250, 410], [130, 470], [-20, 430]] },
  { x: 718, y: 256, size: 112, turn: -14, flip: false, thread: [[786, 234], [652, 292], [560, 226], [490, 250], [470, 330], [560, 392], [690, 380], [830, 410]] },
  { x: 86, y: 600, size: 134, turn: 10, flip: true, thread: [[6, 582], [110, 632], [210, 590], [300, 600], [330, 670], [262, 736], [140, 716], [-20, 740]] },
  { x: 690, y: 738, size: 128, turn: 4, flip: false, thread: [[768, 734], [640, 762], [560, 720], [540, 600], [610, 510], [720, 506], [830, 480]] },
];

function air(scene: Scene): void {
  scene.sky([[0, '#5f96bf'], [0.3, '#8cb8d2'], [0.55, '#c3dade'], [0.7, '#f0eed6']]);
  scene.wisps(14, 30, 560, ['#a5c8da', '#c9dfe4', '#7caaca'], 0.45);
  const heaps: [number, number, number, number][] = [
    [40, 430, 260, 0.3], [600, 120, 250, 0.26], [770, 570, 300, 0.34], [250, 640, 330, 0.3],
  ];
  heaps.forEach(([x, y, w, tall]) => scene.add(at(x, y, 1, cloud(scene, w, { tall, pale: '#fbf8ec', shade: '#bcd0da', light: 1 }), { opacity: 0.85 })));
}

function land(scene: Scene): void {
  const far = scene.ridge(694, 34, 2.4, 3);
  scene.hill(far, '#86b0a0', '#a9c48c', { rim: '#f4f2c0', rimWidth: 3, dabs: 90, shadow: 0.08, dabLength: 34 });
  times(16, () => {
    const x = between(scene.r, -10, 810);
    scene.add(at(x, scene.yAt(far, x) + 6, 1, roundTree(scene, between(scene.r, 34, 54), { leaves: ['#4f8478', '#6fa07c', '#c4d08c'] })));
  });
  [[96, 64, '#c8604a'], [182, 50, '#b8504c'], [700, 58, '#c8604a']].forEach(([x, w, roof]) =>
    scene.add(
      at(
        x as number, scene.yAt(far, x as number) + 22, 1,
        house(scene, w as number, { roof: roof as string, wall: '#f6e8cc', lit: false, smoke: '#ffffff', wind: 2, night: NIGHT }),
      ),
    )
  );
  const field = scene.ridge(770, 24, 1.6, 8);
  scene.hill(field, '#e6c878', '#cda258', { rim: '#fbf0bc', rimWidth: 4, dabs: 180, dabLength: 46, dabColours: ['#f0d894', '#dcba68', '#c89a54'] });
  const knoll = scene.ridge(860, 14, 1.4, 5, { bump: (x) => -46 * Math.exp(-(((x - 410) / 260) ** 2)) });
  scene.hill(knoll, '#93b06c', '#5a8658', { rim: '#ecebac', rimWidth: 4, dabs: 150, dabLength: 34, dabColours: ['#aec27c', '#769c60', '#c8cf8c'] });
}

function threads(scene: Scene): void {
  const b = brush(scene, 100, { night: NIGHT });
  BIRDS.forEach(({ thread }) => {
    const path = smooth(thread.slice(1));
    scene.add(b.line(path, '#4f7ca4', 8, { opacity: 0.3 }) + b.line(path, '#fbf8ee', 5));
  });
}

/** The outline of one quilt on its sail, to stitch inside. */
function quiltOutline(i: number): string {
  const angle = ((MILL.turn + i * 90) * Math.PI) / 180;
  const corners = [[-3, -9], [18, -9], [18, -51], [-3, -53]] as const;
  const unit = MILL.size / 100;
  return polygon(
    corners.map(([x, y]): Point =>
      [HUB[0] + (x * Math.cos(angle) - y * Math.sin(angle)) * unit, HUB[1] + (x * Math.sin(angle) + y * Math.cos(angle)) * unit]
    ),
  );
}

/** Where a thread dives under a quilt and comes up again. */
function stitches(scene: Scene): void {
  const b = brush(scene, 100, { night: NIGHT });
  const over = BIRDS.map(({ thread }) =>
    b.line(smooth(thread.slice(1)), '#4a4a68', 9, { opacity: 0.35, dash: '20 24' }) +
      b.line(smooth(thread.slice(1)), '#fffaf0', 6, { dash: '20 24' })
  ).join('');
  times(4, (i) => scene.add(b.inside(quiltOutline(i), over)));
}

function birds(scene: Scene): void {
  const b = brush(scene, 100);
  BIRDS.forEach(({ x, y, size, turn, flip, thread }) => {
    const [beak, tail] = thread as [Point, Point];
    const held = `M${beak[0]} ${beak[1]}Q${x} ${y + size * 0.34} ${tail[0]} ${tail[1]}`;
    scene.add(at(x, y, 1, silverBird(scene, size, { coat: '#c3d0de', light: flip ? -1 : 1, night: NIGHT }), { turn, flip }));
    scene.add(b.line(held, '#ffffff', 5) + b.line(held, '#9ab4cc', 1.4, { dash: '9 7' }));
  });
  scene.add(
    at(90, 240, 1, windCurl(scene, 150, { colour: '#ffffff', opacity: 0.7 })) +
      at(700, 130, 1, windCurl(scene, 170, { colour: '#ffffff', opacity: 0.7 })),
  );
}

function front(scene: Scene): void {
  const colours = ['#b08c48', '#d8b868', '#e6cc88', '#c4a058'];
  scene.add(at(150, 912, 1, fence(scene, 300, { colour: '#9a7050', height: 58, night: NIGHT })));
  scene.add(at(150, 920, 1, quilt(scene, 74, { wide: 1.5, patch: 25, night: NIGHT, colours: ['#b4594f', '#dfae94', '#f0dec2', '#c9806a'] })));
  scene.shadow(600, 926, 60, 12, '#1f4a48', 0.5);
  scene.add(
    at(
      600, 926, 1,
      child(
        scene, 124,
        {
          coat: '#c83c3f', hat: palette.amber, scarf: '#f8ecd2', stripes: '#3f7f98', wind: 1, arms: ['down', 'up'], hair: '#9a5a38', light: 1,
          night: NIGHT,
        },
      ),
    ),
  );
  scene.add(at(712, 944, 1, basket(scene, 74, { night: NIGHT })));
  [['#c8504a', -26], ['#3f7f98', 0], ['#f2b84c', 24]].forEach(([thread, x]) =>
    scene.add(at(712 + (x as number), 912, 1, spool(scene, 38, { thread: thread as string }), { turn: (x as number) * 0.6 }))
  );
  scene.add(at(400, 984, 1, grass(scene, 880, { count: 100, height: 62, wind: 0.5, colours })));
  scene.add(
    at(
      400, 1004, 1,
      wildFlowers(scene, 860, { count: 22, height: 66, wind: 0.4, colours: ['#c8584c', '#fbf0d8', '#e0907a'], stem: '#6a8a54' }),
    ),
  );
  scene.add(at(400, 1016, 1, grass(scene, 880, { count: 80, height: 48, wind: 0.5, colours: ['#8a7240', '#a88a4c', '#6a8a54'] })));
  times(
    24,
    () => scene.over(
      `<circle cx="${Math.round(between(scene.r, 0, 800))}" cy="${Math.round(between(scene.r, 560, 960))}" r="${pick(scene.r, [1.4, 1.9, 2.4])}" fill="#fffbe0" opacity=".8"/>`,
    ),
  );
}

export default picture({
  id: 'wm19',
  motifs: ['wind', 'thread', 'craft', 'animals'],
  words: {
    en: {
      title: 'The Quilted Mill',
      name: 'Windmill with patchwork sails and four silver birds',
      shows: 'The sails of an old windmill are patchwork quilts; four silver birds pull threads of wind through them.',
      closer:
        'Gentle midday under a soft blue sky with white clouds. Each of the four sails is a quilt of squares in light and dark tones of one colour: one violet, one red, one honey yellow, one green. The white threads run through them in long stitches. The mill is cream with a red cap, a wooden balcony and a teal door; behind it lie a strip of ripe wheat and a few red-roofed houses. In front, a child in a red coat lifts an arm beside a basket with three spools, and a fifth quilt, red and cream, hangs over the fence on the left.',
    },
    fr: {
      title: 'Le Moulin en patchwork',
      name: 'Moulin aux ailes en patchwork et quatre oiseaux d’argent',
      shows: 'Les ailes d’un vieux moulin à vent sont des couvertures en patchwork ; quatre oiseaux d’argent tirent à travers elles des fils de vent.',
      closer:
        'Un doux midi, sous un ciel bleu tendre aux nuages blancs. Chacune des quatre ailes est faite de carrés clairs et foncés d’une seule couleur : une violette, une rouge, une jaune miel, une verte. Les fils blancs les traversent à grands points. Le moulin est crème, coiffé de rouge, avec un balcon de bois et une porte bleu canard ; derrière lui, une bande de blé mûr et quelques maisons aux toits rouges. Devant, un enfant en manteau rouge lève le bras près d’un panier à trois bobines, et une cinquième couverture, rouge et crème, pend sur la clôture à gauche.',
    },
  },
  paint: { under: [220, 200, 140], flow: -0.1, vignette: 0.1 },
  draw(scene) {
    air(scene);
    land(scene);
    threads(scene);
    scene.shadow(MILL.x, MILL.y + 6, 190, 22, '#1f4a48', 0.5);
    scene.add(at(MILL.x, MILL.y, 1, quiltMill(scene, MILL.size, { light: 1, night: NIGHT, turn: MILL.turn })));
    stitches(scene);
    birds(scene);
    front(scene);
  },
});
