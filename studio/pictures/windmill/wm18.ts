import { between, pick, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bookPile, brush, cat, lampPost, leaf, lightPath, rings, rower } from '../../src/shapes/index.ts';
import { bookBoat, stoneSteps, townHouse } from '../../src/shapes/scenes/bookBoat.ts';

const NIGHT = '#241a20';
const FOG = '#f3cf80';
const WATER = 630;
const LAMPS: [x: number, foot: number, size: number][] = [[352, 640, 110], [470, 644, 128], [290, 656, 180], [540, 664, 214], [196, 692, 300], [664, 712, 366]];

function air(scene: Scene): void {
  scene.sky([[0, '#4a3a2c'], [0.22, '#8a6636'], [0.44, '#d9a552'], [0.62, '#fbe0a0']]);
  scene.wisps(22, 20, 420, ['#6a4f30', '#a97a3c', '#e0b25c', '#5a4430', '#c8964a'], 0.55);
  scene.glow(408, 590, 300, '#fff3c4', 0.9, 330);
}

/** Both rows of houses, the far ones first. */
function street(scene: Scene): string {
  const houses: [x: number, foot: number, size: number, wide: number][] = [
    [372, 626, 150, 0.4], [442, 626, 170, 0.4], [328, 632, 230, 0.36], [496, 634, 250, 0.36], [266, 640, 340, 0.34], [566, 642, 370, 0.34],
    [170, 656, 490, 0.36], [672, 660, 540, 0.36], [22, 690, 690, 0.4], [824, 694, 740, 0.36],
  ];
  return houses.map(([x, foot, size, wide], i) => {
    const far = Math.max(0, 1 - size / 560);
    const wall = mix(['#7a5c3c', '#8c6a44', '#6a5040', '#94703c'][i % 4]!, FOG, far * 0.9);
    const roof = mix(['#5a3a30', '#6a4630', '#4a3834'][i % 3]!, FOG, far * 0.8);
    return at(
      x, foot, 1,
      townHouse(
        scene, size, { wall, roof, wide, floors: size > 400 ? 4 : 3, light: x < 400 ? 1 : -1, night: mix(NIGHT, FOG, far * 0.7), lit: 0.55 },
      ),
    );
  }).join('');
}

function flood(scene: Scene, houses: string): void {
  scene.water(
    WATER,
    { gradient: [[0, '#f6d68c'], [0.25, '#b98a48'], [0.6, '#6a4e38'], [1, '#2f2426']], waves: ['#e6b868', '#8a6640', '#5a4234', '#c99a54'] }, 90,
  );
  scene.add(`<g transform="translate(0 ${WATER * 2 + 30}) scale(1 -1)" opacity=".3" ${scene.clip('M-30 0H830V620H-30Z')}>${houses}</g>`);
  scene.add(houses);
  LAMPS.forEach(([x, foot, size]) => scene.add(at(x, foot + 4, 1, lightPath(scene, size * 0.8, { width: size * 0.34, count: size / 7, colour: '#ffe6a0' }))));
  const waves = times(190, () => {
    const near = scene.r() ** 1.3;
    const [x, y, half] = [between(scene.r, -20, 820), WATER + 8 + near * 370, 10 + near * 60];
    const colour = pick(scene.r, near < 0.4 ? ['#fbe2a4', '#c99a54', '#9a7040'] : ['#8a6844', '#4a3630', '#c28f50', '#35282a']);
    return `<path d="M${Math.round(x - half)} ${Math.round(y)}q${Math.round(half)} ${-3 - Math.round(near * 4)} ${Math.round(half * 2)} 0" stroke="${colour}" stroke-width="${(1.5 + near * 4).toFixed(1)}" opacity="${between(scene.r, 0.25, 0.65).toFixed(2)}"/>`;
  });
  scene.add(`<g fill="none" stroke-linecap="round">${waves.join('')}</g>`);
}

function lamps(scene: Scene): void {
  LAMPS.forEach(([x, foot, size]) => {
    scene.glow(x, foot - size * 0.86, size * 0.7, '#ffe6a0', 0.5);
    scene.add(at(x, foot, 1, lampPost(scene, size, { colour: mix('#33262a', FOG, Math.max(0, 0.5 - size / 500)), light: x < 400 ? 1 : -1 })));
    scene.add(at(x, foot, 1, rings(scene, size * 0.36, { colour: '#fbe2a4', opacity: 0.7 })));
  });
}

function boat(scene: Scene): void {
  const look = { light: 1, night: NIGHT } as const;
  const riders =
    at(62, -26, 0.74, rower(scene, 100, { ...look, coat: '#b8383c', hat: palette.amber, scarf: '#f8ecd2', stripes: '#3f7f86', wind: 0.7 })) +
    at(-60, -26, 0.74, rower(scene, 100, { ...look, coat: '#3f7078', hat: '#e6d6b4', scarf: '#c8503f', wind: 0.7, hair: '#8a4a2c', style: 'bob' }));
  scene.shadow(398, 836, 260, 26, NIGHT, 0.75);
  scene.glow(398, 866, 210, '#fff0c8', 0.5, 44);
  scene.add(at(398, 826, 1, bookBoat(scene, 196, { ...look, riders })));
  const b = brush(scene, 100);
  scene.add(b.line('M236 842Q390 862 566 840M270 858Q400 876 540 856', '#fff0c4', 3.5, { opacity: 0.75 }));
  scene.add(at(608, 838, 1, rings(scene, 110, { colour: '#fff0c4' })) + at(386, 858, 1, rings(scene, 90, { colour: '#fff0c4', opacity: 0.6 })));
}

function front(scene: Scene): void {
  scene.add(at(-14, 1010, 1, stoneSteps(scene, 150, { light: 1, night: NIGHT, stone: '#a5845a' })));
  scene.add(at(50, 850, 1, bookPile(scene, 62, { count: 4, wide: 1.5, light: 1, night: NIGHT })));
  scene.add(at(48, 790, 1, cat(scene, 82, { coat: '#2c2228', light: 1, night: NIGHT, collar: '#c8443f' })));
  times(
    16,
    () => scene.add(
      at(
        between(scene.r, 250, 790), between(scene.r, 890, 990), 1,
        leaf(scene, between(scene.r, 12, 20), { colour: pick(scene.r, ['#d98a3c', '#b8563c', '#e9b45c']) }),
      ),
    ),
  );
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const rail = times(6, (i) => b.line(`M${640 + i * 36} 1020V${946 - i * 8}`, '#2a1e22', 7) + b.dot(640 + i * 36, 938 - i * 8, 7, '#3a2a2c'));
  scene.add(b.line('M624 966Q720 950 830 926', '#2a1e22', 8) + b.line('M624 962Q720 946 830 922', '#b8823f', 2) + rail.join(''));
}

export default picture({
  id: 'wm18',
  motifs: ['books', 'water', 'journey', 'light'],
  words: {
    en: {
      title: 'The Page Boat',
      name: 'Two children in a paper boat on a flooded street',
      shows: 'Two children row a boat folded from a giant book page along a flooded street under lamps.',
      closer:
        'Golden evening fog fills a narrow street of tall houses, and the brown water mirrors the lit windows. Six lamps on black posts stand in the water, three on each side. One child wears a teal coat and a white bobble hat, the other a red coat, an amber hat and a striped scarf; rows of print and a small picture of mountains cover the paper hull. On stone steps at the lower left a black cat sits on a pile of four books, and a few red leaves float by an iron railing.',
    },
    fr: {
      title: 'La Page devenue barque',
      name: 'Deux enfants en barque de papier dans une rue inondée',
      shows: 'Deux enfants rament dans une barque pliée dans la page d’un livre géant, le long d’une rue inondée, sous les réverbères.',
      closer:
        'Un brouillard doré du soir emplit une rue étroite aux hautes maisons ; l’eau brune reflète les fenêtres éclairées. Six réverbères noirs ont le pied dans l’eau, trois de chaque côté. Un enfant porte un manteau bleu canard et un bonnet blanc, l’autre un manteau rouge, un bonnet ambre et une écharpe rayée ; des lignes imprimées et une petite image de montagnes couvrent la coque. En bas à gauche, un chat noir est assis sur quatre livres, en haut de marches de pierre ; des feuilles rousses flottent près d’une grille.',
    },
  },
  paint: { under: [170, 120, 60], flow: 0 },
  draw(scene) {
    air(scene);
    const houses = street(scene);
    flood(scene, houses);
    scene.mist(560, 110, '#fbe0a0', 0.5, 3);
    lamps(scene);
    boat(scene);
    front(scene);
    times(26, () => scene.spark(between(scene.r, 60, 740), between(scene.r, 660, 960), { radius: between(scene.r, 0.9, 1.7), reach: 9, glow: '#ffe09a' }));
  },
});
