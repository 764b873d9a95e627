import { times } from '../../src/core/chance.ts';
import { at, polygon, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, cat, spines } from '../../src/shapes/index.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { hand, limb, neck } from '../../src/shapes/limbs.ts';
import { motes, panesOfLight, shaft } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#6a5a80';
const CORNERS: [Point, Point] = [[150, 262], [664, 262]];

function room(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const plane = (path: string, colour: string, pale: string, shade: string, grain: number) => {
    scene.add(b.form(path, colour, { pale, shade, edge: 0, dabs: 1.4, grain }));
    scene.dabs(path, 120, [pale, colour, shade], { length: 60, width: 9, angle: grain });
  };
  plane(polygon([[-10, -10], [810, -10], CORNERS[1], CORNERS[0]]), '#f6e6c4', '#fffaea', '#d8c0a8', 0.1);
  plane(polygon([[-60, -60], CORNERS[0], [150, 1010], [-60, 1010]]), '#e0b878', '#f2d49c', '#b88c68', 1.5);
  plane(polygon([CORNERS[1], [860, -60], [860, 1010], [664, 1010]]), '#f6d894', '#fff0c0', '#d8a870', 1.5);
  plane(polygon([CORNERS[0], CORNERS[1], [664, 1010], [150, 1010]]), '#f0c880', '#fbe0a8', '#d0a068', 1.5);
  times(6, (i) => scene.add(b.line(`M${200 + i * 84} 290V1010`, '#fff0c4', 12, { opacity: 0.35 })));
  const cornice = [polygon([[-60, -90], CORNERS[0], [150, 296], [-60, -20]]), polygon([CORNERS[0], CORNERS[1], [664, 296], [150, 296]]), polygon([CORNERS[1], [860, -70], [860, 0], [664, 296]])];
  cornice.forEach((edge, i) => scene.add(b.form(edge, ['#e6d4b8', '#fff6e0', '#fffbea'][i]!, { pale: '#fffdf2', shade: '#b8a098', dabs: 0.6 })));
  scene.add(b.line('M-60 -44L150 280H664L860 -30', '#b89c88', 4, { opacity: 0.7 }));
  const rose = times(12, (i) => `<g transform="rotate(${i * 30})">${b.form('M0 -20C-16 -40 -12 -70 0 -84C12 -70 16 -40 0 -20Z', '#fff6e0', { shade: '#c8b09c', dabs: 0 })}</g>`).join('');
  scene.add(`<g transform="translate(250 104) scale(1 .5)">${rose}</g>`);
}

function shelf(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#4a2c38' });
  scene.add(b.form('M566 700L810 640V1010H566Z', '#8a5238', { grain: 0.1, pale: '#d89a60' }) + b.form('M556 690L810 626V650L556 716Z', '#a8683f', { pale: '#f2c080' }));
  times(8, (i) => {
    const tall = 130 + ((i * 53) % 60);
    scene.add(b.form(polygon([[584 + i * 30, 960 - tall - i * 5], [610 + i * 30, 954 - tall - i * 5], [610 + i * 30, 962 - i * 2], [584 + i * 30, 966 - i * 2]]), spines[i % spines.length]!, { grain: 1.5 }));
  });
  scene.add(b.line('M566 972L810 940', '#5a3428', 14));
  scene.add(at(668, 672, 1, cat(scene, 150, { light: -1, night: '#2a2038' }), { flip: true }));
}

function balloon(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#5a0c2c' });
  scene.add(`<ellipse cx="470" cy="112" rx="170" ry="34" fill="#8a4a50" opacity=".5" ${scene.blur(9)}/>`);
  const string = smooth([[440, 452], [432, 520], [456, 580], [430, 640], [446, 690]]);
  scene.add(b.line(string, '#7a4a48', 6, { opacity: 0.5 }) + b.line(string, '#fff6e4', 4));
  const skin = 'M440 440C350 420 284 350 284 262C284 168 340 116 440 112C540 116 600 168 600 262C600 350 530 420 440 440Z';
  scene.add(b.form(skin, '#dc2430', { pale: '#ff7a5c', shade: '#7a0c2a', edge: 1.4, dabs: 1.5, grain: 0.9 }));
  scene.add(b.form('M440 436L420 462Q440 454 460 462Z', '#b01828', { dabs: 0 }));
  scene.add(b.line('M320 262C322 206 348 168 388 150', '#fff0e0', 20, { opacity: 0.8 }) + b.ball(330, 306, 11, 16, '#ffd8c8', { dabs: 0 }));
  scene.add(b.line('M570 320C556 366 520 398 484 414', '#ff9a80', 9, { opacity: 0.5 }) + b.line('M352 122C400 106 480 106 528 122', '#8c1424', 9, { opacity: 0.6 }));
}

/** A paper cone on a head in profile, on its elastic; ten units are the radius of the head. */
function partyHat(b: Brush): string {
  const cone = 'M-7.4 -8.6C-4.6 -10.6 1 -11.4 4.8 -9.8L-3 -21.5Z';
  return b.line('M-6.4 -8.4C-5 -2 -2 5 2.6 9.8', '#fff2d8', 0.4, { opacity: 0.8 }) + b.form(cone, '#3f8f98', { grain: 0.9, dabs: 0.8 }) +
    b.inside(cone, b.line('M-9 -12.2C-5 -14 1 -14.6 5 -13.4M-9 -16.2C-5 -17.6 -1 -18 3 -17.4', '#f8e4b0', 1.3)) +
    b.ball(-3.1, -21.6, 1.9, 1.9, '#fff2d8', { dabs: 0.5 });
}

/** The child from behind, the head thrown back and turned to the balloon, both arms stretched. */
function reaching(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#3a3460' });
  const [blue, skin] = ['#3f6fa0', '#e8b48c'];
  const arm = (joints: Point[], turn: number, flip: boolean) => {
    const [x, y] = joints.at(-1)!;
    return at(x, y - 16, 1.5, hand(b, 'open', skin), { turn, flip }) + limb(b, joints, [56, 46, 38], blue, { dabs: 1.1 });
  };
  const back = 'M258 1010C262 980 250 950 272 924C300 906 366 906 392 924C412 950 404 980 410 1010Z';
  scene.add(arm([[280, 946], [216, 886], [204, 806]], -12, true) + arm([[384, 946], [434, 876], [424, 790]], 4, false));
  scene.add(b.form(back, blue, { grain: 1.4, dabs: 1.3, edge: 1.2 }) + b.line('M332 938C334 962 332 990 330 1010', '#2c4c7c', 4, { opacity: 0.5 }));
  scene.add(neck(b, 330, 924, 56, 40, skin) + b.form('M288 918C310 936 352 936 374 916L380 934C352 952 308 952 282 936Z', '#fff2dc', { dabs: 0.6 }));
  const u = brush(scene, 680, { light: -1, night: '#3a3460' });
  const head = personHead(u, 0, 0, 10, { view: 'side', skin, hair: 'short', hairColour: '#8a4e30', eyes: 'up', mouth: 'smile' });
  scene.add(at(332, 846, 1, u.done(head, partyHat(u)), { turn: -32 }));
}

export default picture({
  id: 'st028',
  motifs: ['object', 'party', 'stuck', 'childhood'],
  words: {
    en: {
      title: 'Red balloon at the ceiling',
      name: 'Red balloon under a high ceiling',
      shows: 'A big red balloon has risen to the ceiling of a high room; below, a child stretches both arms towards the string, out of reach.',
      closer: 'The room is all cream and butter yellow, with a white moulding and a plaster flower on the ceiling; panes of sun lie on the back wall. The balloon presses flat against the ceiling and throws a soft shadow there, and its white string ends well above the child’s hands. The child, in a blue jumper with a white collar and a striped paper party hat, has thrown the head back and looks up at it. A black cat sits on the bookcase at the right.',
    },
    fr: {
      title: 'Le ballon rouge au plafond',
      name: 'Ballon rouge sous un haut plafond',
      shows: 'Un gros ballon rouge est monté jusqu’au plafond d’une pièce haute ; en bas, un enfant tend les deux bras vers la ficelle, trop loin.',
      closer: 'La pièce est toute crème et jaune beurre, avec une moulure blanche et une fleur de plâtre au plafond ; des carreaux de soleil sont posés sur le mur du fond. Le ballon s’aplatit contre le plafond, y jette une ombre douce, et sa ficelle blanche s’arrête bien au-dessus des mains. L’enfant, en pull bleu à col blanc et chapeau de fête rayé, la tête renversée, lève les yeux vers lui. Un chat noir est assis sur la bibliothèque, à droite.',
    },
  },
  paint: { under: [220, 180, 120], flow: 1.2 },
  draw(scene) {
    room(scene);
    panesOfLight(scene, [[196, 400], [430, 470], [430, 800], [196, 740]], '#fff8d0', 0.7);
    shelf(scene);
    balloon(scene);
    shaft(scene, [[-60, 300], [-60, 620], [430, 900], [430, 420]], '#fff6cc', 0.4);
    reaching(scene);
    motes(scene, [100, 300, 560, 900], 50, '#fffbe6');
  },
});
