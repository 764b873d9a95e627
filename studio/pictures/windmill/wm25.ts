import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, palette } from '../../src/core/colour.ts';
import { at, blob, blobPoints, polygon, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, cat, crescent, fiddle, fire, kettle, pine, traveller } from '../../src/shapes/index.ts';
import { FIDDLE, KICK, LEAP, moving, WHIRL, type Pose } from '../../src/shapes/scenes/dancers.ts';

const NIGHT = '#1c0f1c';
const MOUTH: Point[] = [
  [612, 352], [596, 290], [616, 246], [600, 190], [648, 136], [700, 128], [740, 92], [850, 100], [850, 390], [760, 366], [700, 380], [660, 352],
];

/** The back wall, brightest where the fire shines on it. */
function wall(scene: Scene): void {
  scene.sky([[0, '#5a2a24'], [0.3, '#b8602f'], [0.55, '#e08a40'], [0.75, '#8a4428'], [1, '#2a1418']]);
  scene.glow(390, 480, 620, '#ffc060', 0.95, 520);
  scene.glow(390, 560, 420, '#ffeaa8', 0.95, 330);
  const stones = times(150, () => {
    const [x, y] = [between(scene.r, -20, 820), between(scene.r, 60, 700)];
    const near = Math.min(1, Math.hypot(x - 380, (y - 500) * 1.1) / 640);
    const colour = mix(pick(scene.r, ['#ffdc90', '#f6ac58', '#ffc874']), pick(scene.r, ['#5a2a26', '#7a3a2a']), Math.min(1, near + between(scene.r, -0.1, 0.15)));
    return blob(
      scene.r, x, y, between(scene.r, 20, 70), between(scene.r, 8, 26), colour,
      { points: 8, wobble: 0.25, extra: `opacity="${round1(between(scene.r, 0.2, 0.5))}"` },
    );
  });
  scene.add(stones.join(''));
  const b = brush(scene, 100);
  scene.add(
    times(
      12,
      () => b.line(
        `M${round1(between(scene.r, 0, 780))} ${round1(between(scene.r, 120, 620))}q${round1(between(scene.r, -20, 30))} 26 ${round1(between(scene.r, -10, 40))} ${round1(between(scene.r, 50, 90))}`,
        '#7a3424', 3, { opacity: 0.45 },
      ),
    ).join(''),
  );
}

function outside(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const mouth = smooth(MOUTH, true, 0.6);
  const hill = scene.ridge(352, 12, 3, 4);
  const pines = [640, 676, 752, 786].map((x) => at(x, 366, 1, pine(scene, between(scene.r, 54, 90), { leaves: ['#12203c', '#1c3050', '#3a5478'] }))).join('');
  const sky = `<rect x="540" y="60" width="280" height="340" fill="${scene.linear([[0, '#142046'], [1, '#4a6a9c']])}"/>`;
  scene.add(b.inside(mouth, sky, at(712, 190, 1, crescent(scene, 62, { night: NIGHT })), pines, `<path d="${scene.hillPath(hill, 420)}" fill="#1a2c48"/>`));
  scene.add(b.line(mouth, '#4a2024', 16) + b.line(mouth, '#c8743f', 5, { opacity: 0.7 }));
  const stars: Point[] = [[650, 190], [776, 160], [762, 240], [650, 262], [690, 270], [786, 290], [668, 160]];
  stars.forEach(([x, y]) => scene.spark(x, y, { radius: 1.4, reach: 9, glow: '#dce8ff' }));
}

function shadows(scene: Scene): void {
  const figures: [x: number, y: number, size: number, pose: Pose, flip: boolean][] = [
    [104, 664, 320, FIDDLE, false], [296, 652, 258, WHIRL, false], [476, 594, 266, LEAP, false], [650, 672, 256, KICK, false],
  ];
  figures.forEach(([x, y, size, pose, flip]) => {
    const shape = moving(scene, size, pose, { colour: '#42191f', opacity: 0.9, fiddle: pose === FIDDLE });
    scene.add(`<g opacity=".3" ${scene.blur(5)}>${at(x + 8, y - 6, 1.03, shape, { flip })}</g>` + at(x, y, 1, shape, { flip }));
  });
}

function floor(scene: Scene): void {
  const ground = scene.ridge(694, 14, 2, 6);
  scene.hill(
    ground, '#b06438', '#2c1418',
    { rim: '#ffc878', rimWidth: 4, dabs: 240, dabLength: 50, depth: 300, dabColours: ['#d98a48', '#8a4630', '#f0a858', '#5a2a28'] },
  );
  scene.glow(400, 850, 360, '#ffbe60', 0.75, 130);
  times(16, () => {
    const [x, y] = [between(scene.r, 0, 800), between(scene.r, 730, 960)];
    scene.add(blob(scene.r, x, y, between(scene.r, 10, 26), between(scene.r, 5, 11), pick(scene.r, ['#6a3830', '#8a4c38', '#4a2428']), { wobble: 0.2 }));
  });
}

function circle(scene: Scene): void {
  const sitter = (x: number, y: number, size: number, look: Parameters<typeof traveller>[2]) => {
    scene.shadow(x + (x - 400) * 0.14, y + 2, size * 0.6, size * 0.12, NIGHT, 0.6);
    scene.add(at(x, y, 1, traveller(scene, size, { light: x < 400 ? 1 : -1, night: NIGHT, ...look })));
  };
  sitter(262, 800, 172, { blanket: '#7a4a6a', coat: '#4f5a7c', hair: '#8a4a2c', style: 'plaits' });
  sitter(528, 798, 176, { blanket: '#4f7068', coat: '#8a5a40', hat: palette.amber });
  scene.add(at(400, 872, 1, fire(scene, 150, { light: 1, night: NIGHT })));
  const b = brush(scene, 100, { night: NIGHT });
  scene.add(
    b.line('M330 880L392 690M470 880L408 690', '#4a2c28', 8) +
      b.line('M400 698V730', '#2c1a20', 3) +
      at(400, 782, 1, kettle(scene, 62, { steam: true, night: NIGHT })),
  );
  sitter(112, 906, 226, { blanket: '#a5443c', coat: '#5a4a48', hair: '#d8cfc6', hat: '#4f6a80' });
  sitter(688, 906, 226, { blanket: '#c08a3c', coat: '#5a3f50', hair: '#2c2028', style: 'curls' });
}

function front(scene: Scene): void {
  scene.shadow(500, 950, 70, 12, NIGHT, 0.6);
  scene.add(at(512, 958, 1, fiddle(scene, 150, { light: -1, night: NIGHT }), { turn: 64 }));
  scene.add(at(300, 962, 1, cat(scene, 84, { back: true, coat: '#2a1a28', light: 1, night: NIGHT })));
  const rock = (points: Point[], lit: string) => {
    const path = smooth(points, true);
    scene.add(`<path d="${path}" fill="${scene.linear([[0, lit], [0.5, '#2a151c'], [1, '#160a12']])}"/>`);
    scene.dabs(path, 50, ['#4a2626', '#1a0d14', '#6a3a30'], { length: 44, width: 7, angle: 0.9 });
  };
  rock([[-60, -60], [300, -60], [240, 40], [150, 70], [96, 180], [40, 330], [24, 520], [-60, 600]], '#1c0f16');
  rock([[260, -70], [860, -70], [860, 90], [760, 66], [640, 50], [560, 84], [430, 40], [330, 50]], '#1c0f16');
  rock([[-60, 1060], [-60, 900], [20, 930], [90, 976], [200, 988], [260, 1060]], '#6a3a2c');
  rock([[860, 1060], [860, 880], [800, 920], [730, 968], [620, 990], [560, 1060]], '#6a3a2c');
  const drip: Point[][] = [[[300, 30], [330, 30], [316, 120]], [[470, 30], [510, 30], [488, 150]], [[200, 40], [240, 40], [214, 140]]];
  drip.forEach((points) => scene.add(`<path d="${polygon(points)}" fill="#1c0f16" stroke="#1c0f16" stroke-width="10" stroke-linejoin="round"/>`));
  scene.add(smoothPebbles(scene));
}

function smoothPebbles(scene: Scene): string {
  return times(9, () => {
    const [x, y] = [between(scene.r, 220, 600), between(scene.r, 974, 996)];
    return `<path d="${smooth(blobPoints(scene.r, x, y, 16, 7), true)}" fill="${lighten('#4a2828', between(scene.r, -0.03, 0.08))}"/>`;
  }).join('');
}

export default picture({
  id: 'wm25',
  motifs: ['music', 'tea', 'night', 'meeting'],
  words: {
    en: {
      title: 'The Shadow Dance',
      name: 'Travellers at a fire in a cave, dancing shadows',
      shows: 'Round a small fire in a cave tired travellers drink tea while their shadows dance to a fiddle.',
      closer:
        'Orange firelight covers the cave wall, and the rest of the cave is dark brown. Four travellers with closed eyes sit wrapped in blankets, red, violet, green and yellow, each with a steaming cup; a copper kettle hangs over the fire. On the wall are four big shadows: one in a hat plays the fiddle, one whirls in a skirt, one leaps with both arms up, one kicks out a leg. In front lie a fiddle and its bow, and a black cat is seen from behind; through an opening at the upper right one sees blue night, firs and a crescent moon.',
    },
    fr: {
      title: 'La Danse des ombres',
      name: 'Voyageurs autour d’un feu, ombres qui dansent',
      shows: 'Autour d’un petit feu, dans une grotte, des voyageurs fatigués boivent du thé tandis que leurs ombres dansent au son d’un violon.',
      closer:
        'La lueur orange du feu couvre la paroi ; le reste de la grotte est brun sombre. Quatre voyageurs aux yeux clos sont assis dans des couvertures rouge, violette, verte et jaune, chacun avec une tasse fumante ; une bouilloire de cuivre pend au-dessus du feu. Sur la paroi, quatre grandes ombres : l’une, en chapeau, joue du violon, une autre tournoie en jupe, une autre bondit les bras levés, la dernière lance la jambe. Devant, un violon et son archet, et un chat noir vu de dos ; par une ouverture, en haut à droite, la nuit bleue, des sapins et un croissant de lune.',
    },
  },
  paint: { under: [150, 80, 50], flow: 0.3 },
  draw(scene) {
    wall(scene);
    outside(scene);
    shadows(scene);
    floor(scene);
    circle(scene);
    front(scene);
    times(22, () => scene.spark(between(scene.r, 330, 470), between(scene.r, 610, 800), { radius: between(scene.r, 1, 2), reach: 12, glow: palette.amber }));
  },
});
