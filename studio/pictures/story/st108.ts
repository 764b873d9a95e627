import { between, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, foxWalking, lampPost, moon } from '../../src/shapes/index.ts';
import { cobbles } from '../../src/shapes/scenes/backdropsTwo.ts';
import { townHouse } from '../../src/shapes/scenes/bookBoat.ts';

const NIGHT = '#1a1844';
const LOOK = { light: 1, night: NIGHT } as const;
const LAMP: Point = [232, 350];

function sky(scene: Scene): void {
  scene.sky([[0, '#1a1a4c'], [0.25, '#343078'], [0.45, '#6a5498'], [0.6, '#b078a0']]);
  scene.wisps(18, 20, 420, ['#2a2868', '#5a4c94', '#8a68a4', '#403a80'], 0.5);
  scene.stars(90, 420, { largest: 2.6 });
  scene.glow(440, 190, 260, '#f6dcc0', 0.6);
  scene.add(at(440, 190, 1, moon(scene, 110)));
  scene.add(at(424, 560, 1, townHouse(scene, 210, { ...LOOK, wall: '#6a5890', roof: '#3f3870', wide: 0.5, lit: 0 })));
  scene.add(brush(scene, 100, LOOK).form('M494 560V330L512 268L530 330V560Z', '#5a4c88', { dabs: 1 }));
  scene.mist(440, 200, '#b890b4', 0.6, 2);
}

/** The fronts on both sides, smaller and paler towards the end of the street. */
function fronts(scene: Scene): void {
  const rows: [number, number, number, string, string, number][] = [
    [330, 300, 590, '#64568c', '#443c74', 1], [544, 310, 594, '#5c5088', '#3c3870', -1], [254, 440, 630, '#565088', '#3a3468', 1], [622, 450, 636, '#5f4c80', '#40346c', -1],
    [126, 680, 690, '#4a4678', '#2f2c5c', 1], [742, 700, 700, '#54426f', '#362c5c', -1], [-20, 930, 770, '#3c3a6a', '#282650', 1],
  ];
  rows.forEach(([x, size, y, wall, roof, light]) => scene.add(at(x, y, 1, townHouse(scene, size, { light: light as 1 | -1, night: NIGHT, wall, roof, wide: 0.4, lit: 0 }))));
}

function street(scene: Scene): void {
  scene.add(`<path d="M350 586H540L900 1010H-100Z" fill="#2a2858"/><path d="M-10 700L350 586L-100 1010Z" fill="#2c2a5c"/><path d="M810 690L540 586L900 1010Z" fill="#2c2a5c"/><rect y="760" width="800" height="250" fill="#2a2858"/>`);
  const edge = (y: number): Point => [350 - (y - 586) * 2.5, 540 + (y - 586) * 2.3];
  const light = (x: number, y: number) => Math.max(0, 0.75 - Math.hypot((x - 330) * 0.8, (y - 830) * 1.5) / 330) + Math.max(0, 0.35 - Math.abs(x - 440) / 160) * 0.5;
  cobbles(scene, 590, 1010, ['#4a4680', '#3a3670', '#565090', '#443f78'], { lit: light, glow: '#f6c070', spread: edge });
  scene.add(`<ellipse cx="560" cy="920" rx="130" ry="24" fill="${scene.linear([[0, '#9884b0'], [1, '#3a3670']])}" opacity=".7"/>` + brush(scene, 100).halo(500, 916, 90, palette.lamp, 0.7, 22));
  scene.dabs('M440 920Q560 890 680 920Q560 946 440 920Z', 30, ['#f6d8b0', '#6a5c98', '#e0b8b0'], { length: 60, width: 3 });
}

function lamp(scene: Scene): void {
  const [x, y] = LAMP;
  scene.shadow(x, 812, 40, 8, NIGHT, 0.6);
  scene.add(at(x, 812, 1, lampPost(scene, 520, { ...LOOK, lit: true, colour: '#23224c' })));
  scene.glow(x, y, 330, palette.lamp, 0.6);
  scene.glow(x + 90, 840, 340, palette.amber, 0.45, 90);
  scene.add(`<path d="M${x - 30} ${y + 10}L${x + 30} ${y + 10}L520 880L20 880Z" fill="#ffe0a0" opacity=".1" ${scene.blur(9)}/>`);
}

function fox(scene: Scene): void {
  scene.add(`<path d="M330 894C420 884 620 890 700 916C640 934 420 926 330 908Z" fill="${NIGHT}" opacity=".6" ${scene.blur(5)}/>`);
  scene.add(at(440, 906, 1, foxWalking(scene, 250, { light: -1, night: '#3a1c4c', coat: '#e8703a', eyes: 'dots' })));
}

export default picture({
  id: 'st108',
  motifs: ['animal', 'city', 'night', 'outsider'],
  words: {
    en: {
      title: 'Fox in an empty street',
      name: 'Fox crossing an empty street at night',
      shows: 'A red fox walks across a cobbled street between old town houses at night, past a single burning street lamp. Nobody else is there.',
      closer: 'Everything is violet and dark blue except the fox and the pool of yellow lamplight it walks through. All the windows are dark. A full moon stands over the end of the street, beside a pointed tower in haze. The fox faces right, with a white-tipped tail; a puddle in front of it holds some of the light.',
    },
    fr: {
      title: 'Un renard dans la rue déserte',
      name: 'Renard traversant une rue déserte la nuit',
      shows: 'Un renard roux traverse, la nuit, une rue pavée entre de vieilles maisons, près d’un seul réverbère allumé. Personne d’autre.',
      closer: 'Tout est violet et bleu sombre, sauf le renard et la flaque de lumière jaune qu’il traverse. Toutes les fenêtres sont noires. La pleine lune se tient au bout de la rue, à côté d’une tour pointue dans la brume. Le renard regarde vers la droite, la queue à bout blanc ; une flaque d’eau devant lui garde un peu de lumière.',
    },
  },
  paint: { under: [80, 60, 110], flow: 0 },
  draw(scene) {
    sky(scene);
    fronts(scene);
    street(scene);
    lamp(scene);
    fox(scene);
    times(16, () => scene.spark(between(scene.r, 120, 420), between(scene.r, 300, 760), { radius: between(scene.r, 0.8, 1.5), reach: 8, opacity: 0.5 }));
  },
});
