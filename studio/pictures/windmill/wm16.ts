import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, blob, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { appleTree, balloon, brush, cloud, farmer, flock, floatingGirl, grass, house, ladder, roundTree, wildFlowers, windCurl } from '../../src/shapes/index.ts';

const NIGHT = '#3f3a5c';
const LIGHT = -1 as const;
type Skin = readonly [string, string, string?];
const SKINS: Skin[] = [['#d8453c', '#fbe6c0'], ['#f0a03c', '#fff0cc', '#c8483c'], ['#f6d050', '#e8743c'], ['#c83c50', '#f6c878'], ['#fbe6c0', '#d8453c', '#f0a03c']];

function sky(scene: Scene): void {
  scene.sky([[0, '#2f93a8'], [0.3, '#62b8bc'], [0.55, '#a8dccc'], [0.7, '#e8f0cc']]);
  scene.glow(90, 150, 420, '#fffbe0', 0.7);
  const clouds: [number, number, number, number][] = [[560, 470, 300, 0.24], [110, 250, 190, 0.26], [760, 300, 210, 0.26], [360, 90, 200, 0.22]];
  clouds.forEach(([x, y, size, tall]) => scene.add(at(x, y, 1, cloud(scene, size, { tall, pale: '#fffdf2', shade: '#9cc8cc', light: LIGHT }), { opacity: 0.9 })));
  scene.wisps(16, 30, 520, ['#8fd0cc', '#d8f0e0', '#3fa0b0', '#f6f6dc'], 0.5);
  scene.add(at(250, 160, 1, flock(scene, 170, { count: 7, colour: '#2f6a7c', span: 11 })));
  const curls: [number, number, number][] = [[430, 250, 180], [690, 430, 150], [560, 60, 150]];
  curls.forEach(([x, y, size]) => scene.add(at(x, y, 1, windCurl(scene, size, { colour: '#fffdf0', opacity: 0.7 }))));
}

function land(scene: Scene): void {
  const layers: [number, number, string, string, number][] = [[640, 40, '#7fb8a8', '#a8cfa4', 3], [690, 40, '#a4b874', '#c8c47c', 4], [742, 34, '#c8b058', '#d8b860', 5]];
  layers.forEach(([y, height, top, foot, seed], i) => {
    const ridge = scene.ridge(y, height, 2.1 - i * 0.2, seed);
    scene.hill(ridge, top, foot, { rim: '#fff6c4', rimWidth: 4, dabs: 90, shadow: 0.06 });
    times(12, () => {
      const x = between(scene.r, -10, 810);
      const leaves = [mix(top, '#2f6a5c', 0.55), mix(top, '#5f8a4c', 0.5), '#e8e08c'] as const;
      scene.add(at(x, scene.yAt(ridge, x) + 6, 1, roundTree(scene, between(scene.r, 30, 50) * (1 + i * 0.4), { leaves, light: LIGHT, fruit: '#d8453c' })));
    });
    scene.mist(y + 40, 70, '#fbf6d8', 0.5, seed);
  });
  scene.add(at(420, 762, 1, house(scene, 74, { wall: '#f3e2c0', roof: '#b8503f', smoke: '#f0f4e8', light: LIGHT, night: NIGHT, lit: false, wind: 1.2 })));
}

function orchard(scene: Scene): void {
  const near = scene.ridge(820, 20, 1.4, 8);
  scene.hill(near, '#c8a448', '#6f7a3c', { rim: '#fff0a4', rimWidth: 5, dabs: 300, dabLength: 36, depth: 240, dabColours: ['#e0c060', '#f0d878', '#a8983f', '#8a8c44', '#d0a848'] });
}

/** A balloon that hangs on its stalk from x, y like a fruit. */
function fruit(scene: Scene, x: number, y: number, size: number, skin: Skin): void {
  const b = brush(scene, 100);
  scene.add(b.line(`M${x} ${y - 12}Q${x + 5} ${y - 4} ${x} ${y + 3}`, '#5a4038', 5) + b.flat(`M${x + 2} ${y - 4}q14 -14 24 -7q-6 13 -24 7Z`, '#6f9450'));
  scene.add(at(x, y + size, 1, balloon(scene, size, { colours: skin, light: LIGHT, night: '#6a3a54' })));
}

/** Single leaves over the three crowns of an apple tree, lit from the left. */
function foliage(scene: Scene, x: number, y: number, size: number): void {
  const crowns = [[-0.34, -0.64, 0.22, 0.14], [0.36, -0.62, 0.23, 0.15], [0, -0.8, 0.3, 0.19]] as const;
  crowns.forEach(([cx, cy, wide, high]) => times(size * 0.42, () => {
    const [angle, reach] = [scene.r() * 6.28, Math.sqrt(scene.r()) * 1.06];
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const lit = -dx * 0.5 - dy * 0.7 + between(scene.r, -0.5, 0.5);
    const colour = pick(scene.r, lit > 0.35 ? ['#d8d868', '#bccb5c', '#e8e484'] : lit > -0.2 ? ['#7ca850', '#94b454', '#689848'] : ['#3a6a4c', '#4a7c4c', '#2f5a48']);
    scene.add(blob(scene.r, x + (cx + dx * wide) * size, y + (cy + dy * high) * size, between(scene.r, 5, 10), between(scene.r, 3, 5.5), colour, { points: 6, wobble: 0.25, extra: 'opacity=".9"' }));
  }));
}

function tree(scene: Scene, x: number, y: number, size: number, fruits: [number, number, number][]): void {
  scene.shadow(x, y + 2, size * 0.3, 18, '#4a4030', 0.5);
  scene.add(at(x, y, 1, appleTree(scene, size, { light: LIGHT, fruit: null, leaves: ['#3f7050', '#6f9c4c', '#d8d868'], night: NIGHT })));
  foliage(scene, x, y, size);
  fruits.forEach(([dx, dy, tall], i) => fruit(scene, x + dx * size, y + dy * size, tall, SKINS[(i + Math.round(x)) % SKINS.length]!));
}

function pickers(scene: Scene): void {
  const look = { light: LIGHT, night: NIGHT };
  scene.add(at(352, 904, 1, ladder(scene, 330, { wood: '#b8804c', lean: -12, rungs: 9, light: LIGHT })));
  scene.add(at(322, 792, 1, farmer(scene, 196, { ...look, coat: '#f0dcb4', scarf: '#3f6a94', arms: ['up', 'hip'], hat: '#e8c064', eyes: 'closed' })));
  scene.shadow(520, 922, 60, 12, '#4a4030', 0.5);
  scene.add(at(520, 922, 1, farmer(scene, 208, { ...look, skirt: true, eyes: 'closed', coat: '#d88a6c', scarf: '#5a4a78', arms: ['down', 'up'], hat: '#f0d080', stripes: '#3f7f88' })));
  const b = brush(scene, 100);
  scene.add(b.line('M582 724C582 760 584 790 586 728', '#5a4038', 3) + at(586, 736, 1, balloon(scene, 128, { colours: SKINS[1], light: LIGHT, night: '#6a3a54' })));
}

/** A cart whose harvest tugs upwards on its strings. */
function cart(scene: Scene, x: number, y: number): void {
  const b = brush(scene, 100, { light: LIGHT, night: NIGHT });
  const crop: [number, number, number, number][] = [[-78, -196, 108, 0], [-30, -236, 128, 3], [26, -202, 112, 1], [76, -230, 118, 2], [0, -168, 96, 4]];
  const strings = crop.map(([dx, dy]) => b.line(`M${dx * 0.5} -70L${dx} ${dy}`, '#6a5040', 2.5)).join('');
  const wheel = (cx: number) => b.line(wheelRim(cx), '#6a4434', 9) + b.line(`M${cx - 30} -2H${cx + 30}M${cx} -32V28M${cx - 21} -23L${cx + 21} 19M${cx + 21} -23L${cx - 21} 19`, '#8a5a40', 4) + b.ball(cx, -2, 8, 8, '#b8804c', { dabs: 0 });
  scene.shadow(x, y + 30, 150, 16, '#4a4030', 0.55);
  scene.add(at(x, y, 1, strings + crop.map(([dx, dy, tall, skin]) => at(dx, dy + tall * 0.2, 1, balloon(scene, tall, { colours: SKINS[skin], light: LIGHT, night: '#6a3a54' }))).join('') + b.form('M-116 -88H112L96 -24H-98Z', '#a86a44', { dabs: 1.4 }) + b.line('M-112 -66H108M-106 -44H102', '#6a4434', 5) + b.line('M-122 -88H118', '#d8a064', 9) + b.line('M98 -44L190 -8', '#8a5a40', 9) + wheel(-62) + wheel(58)));
}

const wheelRim = (cx: number) => `M${cx - 32} -2A32 32 0 1 1 ${cx + 32} -2A32 32 0 1 1 ${cx - 32} -2Z`;

function runaway(scene: Scene): void {
  const [x, y]: Point = [560, 372];
  const b = brush(scene, 100);
  scene.add(at(x + 6, y - 40, 1, balloon(scene, 318, { colours: ['#d83c3c', '#fbe6c0', '#f0a03c'], light: LIGHT, night: '#6a2c4c' })));
  scene.add(b.line(`M${x + 6} ${y - 40}V${y + 8}`, '#5a4038', 4));
  scene.add(at(x + 6, y + 128, 1, floatingGirl(scene, 128, { coat: '#3f5a94', hair: '#9a4a2c', eyes: 'dots', light: LIGHT, night: NIGHT }), { turn: 7 }));
}

function foreground(scene: Scene): void {
  scene.add(at(400, 1004, 1, grass(scene, 860, { count: 160, height: 66, colours: ['#5f6f38', '#8a8c40', '#c0a848', '#4a5c38'], wind: 0.35 }) + wildFlowers(scene, 840, { count: 34, height: 70, stem: '#6a7a3c', colours: ['#fff3d8', '#e8604c', '#f6c24c', '#7fb0c0'], wind: 0.25 })));
  times(22, () => scene.add(at(between(scene.r, 60, 740), between(scene.r, 860, 960), 1, `<circle r="${between(scene.r, 5, 9).toFixed(1)}" fill="${pick(scene.r, ['#d8453c', '#e8803c', '#b83a40'])}"/><circle cx="-2" cy="-2" r="2" fill="#ffd8a0"/>`)));
}

export default picture({
  id: 'wm16',
  motifs: ['flight', 'garden', 'wind', 'journey'],
  words: {
    en: {
      title: 'The Balloon Harvest',
      name: 'Farmers picking hot-air balloons from apple trees',
      shows: 'Farmers pick ripe hot-air balloons from apple trees; one small girl is already floating away.',
      closer: 'A clear turquoise sky with white clouds and curls of wind stands over golden fields. Striped balloons in red, orange and cream, each with its tiny basket, hang by stalks from the branches, six on the big tree at the left. A man in blue dungarees stands on a ladder and reaches for one; a woman with a white apron lifts her arm beside a wooden cart from which more balloons pull at their strings. High on the right a girl with red plaits and a blue dress hangs by both hands under the largest balloon; red apples lie in the flowery grass.',
    },
    fr: {
      title: 'La Récolte des montgolfières',
      name: 'Fermiers cueillant des montgolfières aux pommiers',
      shows: 'Des fermiers cueillent dans les pommiers des montgolfières bien mûres ; une petite fille s’envole déjà.',
      closer: 'Un ciel turquoise, des nuages blancs et des volutes de vent au-dessus de champs dorés. Des ballons rayés de rouge, d’orange et de crème, chacun avec sa minuscule nacelle, pendent aux branches par leur tige, six au grand arbre de gauche. Un homme en salopette bleue, sur une échelle, tend la main vers l’un d’eux ; une femme en tablier blanc lève le bras près d’une charrette de bois d’où d’autres ballons tirent sur leurs ficelles. En haut à droite, une fillette aux nattes rousses, en robe bleue, est suspendue des deux mains sous le plus gros ballon ; des pommes dans l’herbe.',
    },
  },
  paint: { under: [200, 190, 130], flow: -0.1, vignette: 0.1 },
  draw(scene) {
    sky(scene);
    land(scene);
    orchard(scene);
    tree(scene, 716, 846, 320, [[-0.4, -0.56, 74], [-0.12, -0.58, 84], [0.2, -0.56, 76]]);
    runaway(scene);
    tree(scene, 190, 890, 520, [[-0.36, -0.56, 122], [-0.12, -0.6, 108], [0.16, -0.62, 136], [0.4, -0.54, 110], [-0.28, -0.8, 96], [0.12, -0.88, 104]]);
    pickers(scene);
    cart(scene, 676, 930);
    foreground(scene);
  },
});
