import { between, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bareTree, brush, grass, sparrow, wildFlowers } from '../../src/shapes/index.ts';
import { road, tufts, type Bend } from '../../src/shapes/scenes/backdropsTwo.ts';

const FOG = '#d4d6c4';
const NIGHT = '#343c3c';
const LINE: Bend[] = [[452, 500, 8], [440, 530, 18], [430, 580, 38], [424, 660, 78], [410, 780, 150], [390, 900, 230], [370, 1030, 330]];

/** A colour as it looks through the fog; far is 0 near and 1 where all is white. */
const veiled = (colour: string, far: number): string => mix(colour, FOG, far);

function air(scene: Scene): void {
  scene.sky([[0, '#8c9a94'], [0.25, '#b4bcac'], [0.5, '#e0dfcc'], [0.7, '#c8cab4']]);
  scene.glow(450, 470, 460, '#fbf6e0', 0.8, 330);
  scene.wisps(40, 10, 560, ['#a4b0a4', '#e8e6d4', '#c4cabb', '#93a098', '#f4f0de'], 0.6);
}

function fields(scene: Scene): void {
  const far = scene.ridge(500, 10, 1.6, 3);
  scene.hill(far, '#ccceb8', '#5f6f50', { dabs: 420, dabLength: 46, depth: 520, bottomY: 1000, shadow: 0, dabColours: ['#a8ae90', '#87926c', '#c0c2a4', '#6f7c58', '#5a6a4c'] });
  road(scene, LINE, { far: '#d4d4c4', near: '#5c6064', dabs: 420, rough: 0.025 });
  const b = brush(scene, 100);
  const dashes = [[0.3, 0.5], [0.8, 1.15], [1.5, 2], [2.4, 2.95], [3.35, 3.95], [4.4, 5.05], [5.45, 6]].map(([from, to]) => {
    const spot = (t: number) => { const i = Math.min(5, Math.floor(t)); const [p, q] = [LINE[i]!, LINE[i + 1]!]; return p.map((v, k) => v + (q[k]! - v) * (t - i)) as Bend; };
    const [p, q] = [spot(from!), spot(to!)];
    return b.flat(`M${round1(p[0] - p[2] * 0.035)} ${round1(p[1])}L${round1(p[0] + p[2] * 0.035)} ${round1(p[1])}L${round1(q[0] + q[2] * 0.035)} ${round1(q[1])}L${round1(q[0] - q[2] * 0.035)} ${round1(q[1])}Z`, '#f4eed8');
  });
  scene.add(dashes.join('') + [-1, 1].map((side) => `<path d="M${LINE.map(([x, y, half]) => `${round1(x + side * half * 0.9)} ${y}`).join('L')}" fill="none" stroke="#eae4cc" stroke-width="4" opacity=".55"/>`).join(''));
  tufts(scene, 260, 540, 1000, ['#6f7c58', '#8f986c', '#565f48', '#b0b088'], { height: 44, keep: (x, y) => Math.abs(x - 410) > 40 + (y - 510) * 0.66 });
}

/** Trees and posts on both sides, each pair farther away paler. */
function rows(scene: Scene): void {
  const trees: [number, number, number, number][] = [[512, 520, 110, 0.86], [396, 524, 120, 0.84], [560, 548, 190, 0.72], [330, 556, 210, 0.68], [640, 602, 330, 0.5], [226, 620, 370, 0.44], [760, 730, 600, 0.16], [66, 760, 680, 0.06]];
  trees.forEach(([x, y, size, far]) => {
    const colour = veiled('#3a3c3c', far);
    scene.add(`<path d="M${x - size * 0.055} ${y + 4}Q${x - size * 0.02} ${y - size * 0.03} ${x - size * 0.02} ${y - size * 0.1}H${x + size * 0.02}Q${x + size * 0.02} ${y - size * 0.03} ${x + size * 0.06} ${y + 4}Z" fill="${colour}"/>`);
    scene.add(scene.shadowShape(x, y, size * 0.16, size * 0.02, NIGHT, 0.4 * (1 - far)) + at(x, y, 1, bareTree(scene, size, { trunk: colour, depth: size > 300 ? 6 : 5, thick: 5, lean: x < 400 ? 0.25 : -0.25 })));
    if (size > 300) scene.add(at(x, y + 8, 1, grass(scene, size * 0.22, { count: 30, height: size * 0.08, colours: ['#6f7c58', '#8f986c', '#565f48'].map((green) => veiled(green, far * 0.8)), wind: 0.1 })));
    if (size > 180) scene.mist(y - size * 0.55, size * 0.5, FOG, 0.32, Math.round(x));
  });
}

function lights(scene: Scene): void {
  const b = brush(scene, 100);
  scene.add(b.form('M404 566V536C404 518 464 518 466 536V566Z', veiled('#5a5c60', 0.7), { dabs: 0.4, edge: 0.5 }));
  [412, 458].forEach((x) => scene.spark(x, 554, { radius: 4.5, core: '#ff8a60', glow: '#f04830', reach: 16, opacity: 0.8 }));
  [412, 458].forEach((x) => scene.glow(x, 554, 58, '#f05840', 0.85, 46));
  scene.glow(436, 574, 110, '#f08868', 0.5, 40);
  scene.mist(470, 110, '#ece8d6', 0.6, 5);
}

function fencePosts(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const posts: [number, number, number, number][] = [[306, 640, 60, 0.55], [240, 700, 88, 0.4], [140, 800, 140, 0.2], [-4, 950, 230, 0]];
  scene.add(b.line('M306 592C280 616 262 622 240 630C206 666 180 676 140 686C100 720 60 740 -10 760M306 616C240 672 180 732 140 742C100 780 60 800 -10 840', veiled('#4a4a48', 0.25), 3));
  posts.forEach(([x, y, tall, far]) => scene.add(b.form(`M${x - tall * 0.07} ${y}L${x - tall * 0.06} ${y - tall}H${x + tall * 0.06}L${x + tall * 0.07} ${y}Z`, veiled('#6a5848', far), { grain: 1.5, dabs: 1.2 })));
  scene.add(at(140, 662, 1, sparrow(scene, 56, { light: 1, night: NIGHT, coat: '#8a6a50' })));
}

export default picture({
  id: 'st120',
  motifs: ['nature', 'fog', 'mystery', 'road'],
  words: {
    en: {
      title: 'Fog swallowing a road',
      name: 'Country road vanishing in fog',
      shows: 'A country road with a broken white line runs between bare trees into thick fog. Two red tail lights are just disappearing in it.',
      closer: 'All is grey-green and cream, without sun or shadow. The nearest trees at both edges are dark, each pair farther away is paler until nothing is left. A wire fence runs along the left with a small brown bird on one post. The lights glow exactly where the road ends in white. Damp grass and a few pale flowers stand in front.',
    },
    fr: {
      title: 'Le brouillard avale la route',
      name: 'Route de campagne disparaissant dans le brouillard',
      shows: 'Une route de campagne à ligne blanche discontinue s’enfonce entre des arbres nus dans un épais brouillard. Deux feux arrière rouges y disparaissent.',
      closer: 'Tout est gris-vert et crème, sans soleil ni ombre. Les arbres les plus proches, aux deux bords, sont sombres ; chaque paire plus lointaine est plus pâle, jusqu’à ce qu’il ne reste rien. Une clôture de fil court à gauche, un petit oiseau brun sur l’un des piquets. Les feux luisent juste là où la route finit dans le blanc. Devant, de l’herbe humide et quelques fleurs pâles.',
    },
  },
  paint: { under: [160, 160, 140], flow: 0 },
  draw(scene) {
    air(scene);
    fields(scene);
    lights(scene);
    rows(scene);
    fencePosts(scene);
    scene.mist(560, 150, FOG, 0.45, 9);
    scene.add(at(90, 1012, 1, grass(scene, 330, { count: 90, height: 90, colours: ['#3a4638', '#56644a', '#7a8460'], wind: 0.1 }) + wildFlowers(scene, 280, { count: 10, height: 86, colours: ['#f0ead4', '#d8c8c0', palette.cream], stem: '#56644a' })));
    scene.add(at(770, 1012, 1, grass(scene, 200, { count: 60, height: 90, colours: ['#3a4638', '#56644a', '#7a8460'], wind: -0.1 }) + wildFlowers(scene, 160, { count: 7, height: 80, colours: ['#f0ead4', '#d8c8c0'], stem: '#56644a' })));
    times(24, () => scene.over(`<circle cx="${round1(between(scene.r, 0, 800))}" cy="${round1(between(scene.r, 860, 990))}" r="1.5" fill="#f8f6e8" opacity=".7"/>`));
  },
});
