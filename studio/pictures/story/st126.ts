import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bareTree, brush, grass, moon, owl, pine, wispCloud } from '../../src/shapes/index.ts';
import { bough } from '../../src/shapes/scenes/backdropsTwo.ts';
import { starsBehind } from '../../src/shapes/scenes/stars.ts';

const NIGHT = '#0c1430';
const BARK = '#1f2440';
const TRUNK = 'M-40 1010C20 900 30 760 20 600C14 400 -10 160 -40 -20H90C96 200 140 400 170 540C190 680 200 820 270 930C290 970 320 990 350 1010Z';
const MOON: Point = [452, 356];

function sky(scene: Scene): void {
  scene.sky([[0, '#0f1c40'], [0.25, '#1c3a68'], [0.5, '#2f6484'], [0.72, '#5f98a0']]);
  scene.glow(...MOON, 520, '#d8e0c0', 0.75);
  scene.wisps(26, 20, 620, ['#1a2c58', '#3a6488', '#6a94a0', '#16244c'], 0.45);
  starsBehind(scene, 120, 640, (x, y) => Math.hypot(x - MOON[0], y - MOON[1]) < 240);
  scene.add(at(...MOON, 1, moon(scene, 420, { light: 1, night: '#5a6a80' })));
  scene.add(at(MOON[0] - 40, MOON[1] + 116, 1, wispCloud(scene, 520, { colour: '#7c98a8', count: 6, opacity: 0.55 })) + at(MOON[0] + 90, MOON[1] - 130, 1, wispCloud(scene, 320, { colour: '#9cb0b0', count: 4, opacity: 0.4 })));
}

function hills(scene: Scene): void {
  const layers: [number, string, string, number][] = [[740, '#4f8494', '#7cacac', 3], [812, '#2c5874', '#4f8494', 6]];
  layers.forEach(([y, top, foot, seed]) => {
    const ridge = scene.ridge(y, 46, 2, seed);
    scene.hill(ridge, top, foot, { rim: '#d8e4c8', rimWidth: 4, dabs: 100, shadow: 0.05 });
    times(24, () => {
      const x = between(scene.r, 0, 800);
      scene.add(at(x, scene.yAt(ridge, x) + 8, 1, pine(scene, between(scene.r, 36, 84), { leaves: [mix(top, NIGHT, 0.5), mix(top, NIGHT, 0.35), '#a8c4b4'], light: 1 })));
    });
    scene.mist(y + 30, 110, '#a8c8c4', 0.6, seed);
  });
}

/** The old tree: a trunk at the left whose boughs cross the moon. */
function tree(scene: Scene): void {
  const look = { light: 1, night: NIGHT } as const;
  const boughs: [Point[], number[]][] = [
    [[[120, 560], [240, 470], [380, 450], [520, 400], [660, 420]], [74, 52, 40, 26, 10]], [[[110, 420], [200, 290], [330, 230], [470, 220], [600, 150]], [64, 44, 34, 22, 8]],
    [[[60, 330], [120, 190], [220, 90], [330, 20]], [60, 40, 26, 14]], [[[120, 640], [210, 610], [300, 640], [370, 620]], [44, 30, 20, 8]],
  ];
  const twigs: [number, number, number, number][] = [[300, 466, 190, 30], [420, 440, 220, 20], [520, 402, 240, 50], [640, 420, 190, 70], [410, 450, 170, 150], [560, 404, 150, 120], [320, 232, 220, 14], [440, 222, 200, 60], [560, 176, 240, 56], [470, 220, 170, 130], [240, 84, 170, 50], [200, 110, 180, -20], [340, 626, 160, 70], [250, 300, 150, -14]];
  twigs.forEach(([x, y, size, turn]) => scene.add(at(x, y, 1, bareTree(scene, size, { trunk: BARK, depth: 5, thick: 6, lean: 0.1, light: 1 }), { turn })));
  boughs.forEach(([points, widths]) => scene.add(bough(scene, points, widths, '#2a2f4c', look)));
  scene.add(brush(scene, 100, look).form(TRUNK, '#2a2f4c', { grain: 1.45, long: 2, dabs: 1.8, edge: 1.8, pale: '#8ca4ac' }));
  const furrows = times(46, () => { const [x, y] = [between(scene.r, 0, 150), between(scene.r, 20, 900)]; return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q${between(scene.r, -6, 14).toFixed(1)} 44 ${between(scene.r, 4, 20).toFixed(1)} ${between(scene.r, 60, 110).toFixed(1)}" stroke="${x > 116 ? '#6a8494' : '#141a36'}" stroke-width="6" opacity=".6" fill="none" stroke-linecap="round"/>`; });
  scene.add(`<g ${scene.clip(TRUNK)}>${furrows.join('')}</g>`);
}

export default picture({
  id: 'st126',
  motifs: ['nature', 'night', 'eerie', 'calm'],
  words: {
    en: {
      title: 'Full moon behind branches',
      name: 'Full moon behind bare branches',
      shows: 'A huge full moon shines behind the bare, twisted branches of an old tree; an owl sits on one of them.',
      closer: 'Blue-green night with stars; the moon is cream-coloured, spotted, with a thin veil of cloud across its lower part. The thick trunk stands at the left edge and sends two long branches right across the moon, full of fine twigs. The owl sits on the lower one, right in front of the bright disc, with two round orange eyes. Below, misty hills with firs and a dark strip of grass.',
    },
    fr: {
      title: 'La pleine lune derrière les branches',
      name: 'Pleine lune derrière des branches nues',
      shows: 'Une immense pleine lune brille derrière les branches nues et tordues d’un vieil arbre ; une chouette est posée sur l’une d’elles.',
      closer: 'Nuit bleu-vert et étoilée ; la lune est couleur crème, tachetée, un mince voile de nuage sur sa partie basse. Le gros tronc se dresse au bord gauche et lance deux longues branches pleines de brindilles à travers la lune. La chouette est sur celle du bas, juste devant le disque clair, avec deux yeux ronds et orange. En dessous, des collines brumeuses plantées de sapins et une bande d’herbe sombre.',
    },
  },
  paint: { under: [70, 90, 110], flow: 0.2 },
  draw(scene) {
    sky(scene);
    hills(scene);
    tree(scene);
    scene.add(at(478, 424, 1, owl(scene, 104, { light: 1, night: NIGHT, coat: '#4a4a60' })));
    const bank = scene.ridge(930, 16, 1.5, 9);
    scene.hill(bank, '#16304c', '#0a1430', { rim: '#7ca4a8', rimWidth: 4, dabs: 130, depth: 90, dabColours: ['#24486a', '#122240', '#3a6478'] });
    scene.add(at(400, 1012, 1, grass(scene, 860, { count: 170, height: 90, colours: ['#0a1430', '#13264a', '#1f3f60', '#3a6478'], wind: 0.12 })));
  },
});
