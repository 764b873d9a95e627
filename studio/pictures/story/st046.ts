import { between, pick, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, grass, mushroom, wildFlowers, windowAt } from '../../src/shapes/index.ts';
import { bough, foliage, tufts } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#173830';
const BARK = '#8a6244';
const LEAVES = ['#2f6440', '#5f9448', '#e0dc70'] as const;
const LOOK = { light: 1, night: NIGHT } as const;

function forest(scene: Scene): void {
  scene.sky([[0, '#3f7c5c'], [0.3, '#86b06c'], [0.55, '#e8e69c'], [0.8, '#6f9c58']]);
  scene.glow(590, 420, 460, '#fffbc8', 0.9, 420);
  times(22, (i) => {
    const x = i * 40 + between(scene.r, -16, 16);
    const wide = between(scene.r, 8, 20);
    const colour = mix('#5f9060', '#b8c880', Math.max(0, 1 - Math.abs(x - 590) / 300));
    scene.add(`<path d="M${round1(x - wide)} 800C${round1(x - wide * 0.4)} 600 ${round1(x - wide * 0.5)} 200 ${round1(x - wide * 0.3)} -10H${round1(x + wide * 0.3)}C${round1(x + wide * 0.5)} 200 ${round1(x + wide * 0.4)} 600 ${round1(x + wide)} 800Z" fill="${colour}" opacity=".6"/>`);
  });
  times(26, (i) => scene.add(`<g opacity=".75">${foliage(scene, (i * 97) % 840 - 20, 40 + ((i * 53) % 300), 90, 60, ['#5f9458', '#8fb864', '#e0e090'], { heaps: 8, leaf: 12 })}</g>`));
  scene.mist(520, 240, '#f6f2b8', 0.55, 1);
  times(7, (i) => scene.add(`<path d="M${560 + i * 44} -20L${600 + i * 46} -20L${300 + i * 50} 900L${190 + i * 46} 900Z" fill="#fffbd0" opacity=".1" ${scene.blur(5)}/>`));
}

function ground(scene: Scene): void {
  const back = scene.ridge(770, 24, 1.8, 4);
  scene.hill(back, '#a8bc5c', '#4a7c48', { rim: '#f8f4a8', rimWidth: 5, dabs: 320, dabLength: 40, depth: 240, dabColours: ['#c8d068', '#7fa050', '#5a8a48', '#e4e080', '#3f7044'] });
  tufts(scene, 130, 790, 930, ['#5a8a48', '#8fac54', '#c8cc68', '#3f7044'], { height: 36 });
}

function tree(scene: Scene): void {
  scene.shadow(380, 880, 330, 44, NIGHT, 0.6);
  const boughs: [number, number][][] = [[[340, 560], [220, 470], [60, 400]], [[380, 540], [520, 420], [720, 330]], [[350, 480], [300, 300], [220, 120]], [[400, 480], [470, 280], [500, 100]]];
  boughs.forEach((points, i) => scene.add(bough(scene, points, [70 - i * 4, 46, 18], BARK, LOOK)));
  scene.add(brush(scene, 100, LOOK).form('M190 900C280 860 292 760 288 660C284 560 300 480 330 430H420C440 500 452 580 450 680C448 780 470 860 570 896C500 890 470 900 440 918C400 890 330 892 300 920C270 898 230 896 190 900Z', BARK, { grain: 1.5, long: 2, dabs: 1.6, edge: 1.6, pale: '#e8b870' }));
  const furrows = times(50, () => `<path d="M${round1(between(scene.r, 290, 450))} ${round1(between(scene.r, 480, 820))}q${round1(between(scene.r, -10, 10))} 40 0 ${round1(between(scene.r, 50, 100))}" stroke="${pick(scene.r, ['#4f3428', '#c89a5c', '#644430'])}" stroke-width="${round1(between(scene.r, 3, 7))}" opacity=".5" fill="none" stroke-linecap="round"/>`);
  scene.add(furrows.join(''));
}

function crownBehind(scene: Scene): void {
  const heaps: [number, number, number, number][] = [[120, 330, 190, 130], [690, 280, 180, 130], [240, 130, 220, 130], [520, 100, 220, 120], [400, 230, 240, 130]];
  heaps.forEach(([x, y, rx, ry]) => scene.add(foliage(scene, x, y, rx, ry, LEAVES, { heaps: 20, leaf: 14 })));
}

function hut(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.line('M250 640L330 740M540 640L440 760', '#5a3c30', 18) + b.line('M252 640L332 740M538 640L438 760', '#a8784c', 6));
  scene.add(b.form('M196 616H596L588 648H204Z', '#9a6c44', { grain: 0, dabs: 1.2 }));
  scene.add(b.form('M252 618V410H536V618Z', '#c89458', { grain: 1.5, long: 1.6, dabs: 1.3 }));
  scene.add(b.line(times(9, (i) => `M${284 + i * 31} 412V616`).join(''), '#7a5034', 4, { opacity: 0.7 }));
  scene.add(b.form('M530 410L560 422V604L536 618Z', '#8a6040', { dabs: 0.6 }));
  scene.add(b.form('M222 428L392 276L566 420L552 440L392 306L238 446Z', '#a8503c', { dabs: 1.2 }) + b.form('M252 412L392 298L536 412Z', '#b88450', { grain: 1.5 }));
  scene.add(b.line('M222 428L392 276L566 420', '#f0b070', 5, { opacity: 0.7 }));
  scene.add(b.form('M300 616V482C300 446 372 446 372 482V616Z', '#4a3028', { dabs: 0.5 }) + b.form('M372 616V482C372 470 366 462 358 458L346 616Z', '#5f8a84', { grain: 1.5 }));
  scene.add(windowAt(b, 428, 470, 66, 70, { lit: true, curtain: '#d85a48' }) + windowAt(b, 372, 344, 42, 44, { lit: true, arch: true, bars: false }));
  scene.add(b.line(`M204 616V556M250 616V556M552 610V552M592 616V556M204 560H252M550 556H594M204 586H252M550 584H594`, '#7a5034', 8));
  const bunting = ['#d85a48', '#f6d070', '#5f9ca0', '#f8ecd2', '#e8904c', '#8fb060'];
  scene.add(b.line('M560 424Q660 480 742 352', '#4a3028', 3) + times(6, (i) => { const t = (i + 0.7) / 7; const [x, y] = [560 + 182 * t, 424 + 150 * t * (1 - t) - 72 * t * t]; return b.flat(`M${round1(x - 12)} ${round1(y)}L${round1(x + 13)} ${round1(y - 2)}L${round1(x + 2)} ${round1(y + 30)}Z`, bunting[i]!); }).join(''));
}

function ropes(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const rungs = times(8, (i) => b.form(`M${306 - i * 2} ${642 + i * 32}L${366 + i} ${640 + i * 32}L${366 + i} ${650 + i * 32}L${306 - i * 2} ${652 + i * 32}Z`, '#d8a868', { dabs: 0.5 })).join('');
  scene.add(b.line('M310 620C306 720 296 820 290 900M362 620C366 720 374 820 378 900', '#4a3028', 5) + rungs);
  scene.add(b.line('M652 372C650 520 650 650 652 790M716 340C716 500 718 660 716 790', '#5a4030', 5) + b.form('M636 786H732V802H636Z', '#c89458', { dabs: 0.8 }));
  scene.shadow(684, 890, 70, 12, NIGHT, 0.5);
  scene.add(b.line('M214 640V742', '#4a3028', 3) + b.form('M190 744H240L234 792H196Z', '#b0663c', { dabs: 1 }) + b.line('M190 744Q214 716 240 744', '#4a3028', 4));
}

function front(scene: Scene): void {
  const heaps: [number, number, number, number][] = [[70, 190, 150, 90], [770, 130, 130, 90], [230, 210, 100, 56], [620, 230, 100, 60], [400, 60, 220, 70], [130, 470, 120, 70], [500, 150, 90, 90], [236, 270, 110, 70], [730, 330, 110, 70]];
  heaps.forEach(([x, y, rx, ry]) => scene.add(foliage(scene, x, y, rx, ry, ['#3a7444', '#74a44c', '#f0e878'], { heaps: 16, leaf: 13 })));
  scene.add(at(110, 980, 1, mushroom(scene, 84, { ...LOOK, cap: '#c8503f' })) + at(176, 990, 1, mushroom(scene, 54, { ...LOOK, cap: '#d8783f' })));
  scene.add(at(400, 1010, 1, grass(scene, 860, { count: 190, height: 84, colours: ['#1f4c38', '#336844', '#5a8a48', '#8fac54'], wind: 0.1 }) + wildFlowers(scene, 820, { count: 26, height: 76, colours: ['#fff3d8', '#f6d070', '#e88a70', '#b8a0c8'], stem: '#3f7044' })));
  times(30, () => scene.spark(between(scene.r, 200, 780), between(scene.r, 300, 900), { radius: between(scene.r, 1, 2), core: '#fffce0', glow: '#fff6b0', reach: 11 }));
  scene.add(brush(scene, 100).halo(461, 505, 90, palette.amber, 0.35));
}

export default picture({
  id: 'st046',
  motifs: ['place', 'childhood', 'forest', 'hideout'],
  words: {
    en: {
      title: 'Tree house',
      name: 'Tree house in an old oak',
      shows: 'A wooden house with a red roof sits in a big old tree; a rope ladder hangs down from its open door, a swing from a bough.',
      closer: 'Sunbeams fall through a bright green summer forest from the upper right. The door stands open and it is dark inside; two windows are lit, one with red curtains. Small coloured pennants run from the roof to a bough. A bucket hangs on a rope at the left of the platform, the swing at the right is empty, and two red mushrooms stand in the grass below.',
    },
    fr: {
      title: 'La cabane dans l’arbre',
      name: 'Cabane dans un vieux chêne',
      shows: 'Une maisonnette de bois au toit rouge est perchée dans un grand vieil arbre ; une échelle de corde pend de sa porte ouverte, une balançoire d’une branche.',
      closer: 'Des rayons de soleil traversent, d’en haut à droite, une forêt d’été d’un vert vif. La porte est ouverte et il fait noir dedans ; deux fenêtres sont éclairées, dont une aux rideaux rouges. De petits fanions de couleur vont du toit à une branche. Un seau pend à une corde à gauche de la plate-forme, la balançoire de droite est vide, et deux champignons rouges poussent dans l’herbe en bas.',
    },
  },
  paint: { under: [150, 150, 90], flow: 1.2 },
  draw(scene) {
    forest(scene);
    ground(scene);
    crownBehind(scene);
    tree(scene);
    hut(scene);
    ropes(scene);
    front(scene);
  },
});
