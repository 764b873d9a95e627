import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, flock, leaf, lightPath, oval, roundTree } from '../../src/shapes/index.ts';
import { bough, foliage } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#4a2434';
const LOOK = { light: 1, night: NIGHT } as const;
const FALL = ['#d8502c', '#f08c34', '#f8c04c', '#b83a30', '#e8a03c'];

function view(scene: Scene): void {
  scene.sky([[0, '#e8a464'], [0.2, '#f6c078'], [0.42, '#fde4a8'], [0.56, '#fff0c4']]);
  scene.glow(560, 470, 430, '#fffbe0', 0.95, 300);
  scene.add('<circle cx="570" cy="430" r="56" fill="#fffdf0"/>');
  scene.wisps(22, 30, 400, ['#fff0c8', '#f0a868', '#fbd494', '#e09060'], 0.5);
  scene.add(at(620, 300, 1, flock(scene, 130, { count: 7, colour: '#8a4a3c', span: 11 })));
  const far = scene.ridge(520, 50, 2, 3);
  scene.hill(far, '#e0a070', '#f4c890', { rim: '#fff4d0', rimWidth: 4, dabs: 70, shadow: 0.03 });
  times(34, () => {
    const x = between(scene.r, 0, 800);
    scene.add(at(x, scene.yAt(far, x) + between(scene.r, 14, 34), 1, roundTree(scene, between(scene.r, 26, 84), { leaves: ['#c07048', '#e09a54', '#fcdc94'], trunk: '#8a5440', light: 1 })));
  });
  scene.mist(530, 80, '#fff4d0', 0.8, 1);
  const water = 'M-20 590C200 576 560 576 820 588V700H-20Z';
  scene.add(`<path d="${water}" fill="${scene.linear([[0, '#fff0c0'], [1, '#d89460']])}"/>`);
  scene.dabs(water, 120, ['#fffbe0', '#e8a868', '#c87c50', '#fbd898'], { length: 60, width: 4, box: [0, 584, 800, 690] });
  scene.add(at(570, 588, 1, lightPath(scene, 90, { colour: '#fffdf0', width: 130, count: 40 })));
}

function ground(scene: Scene): void {
  const bank = scene.ridge(680, 14, 1.5, 6);
  scene.hill(bank, '#c8803c', '#6a3030', { rim: '#ffe4a0', rimWidth: 5, dabs: 300, dabLength: 34, depth: 320, dabColours: ['#e09a48', '#a85830', '#8a4430', '#f0b860', '#c0482c'] });
  times(420, () => {
    const y = 690 + scene.r() ** 0.8 * 320;
    const size = 7 + ((y - 690) / 310) * 17;
    scene.add(at(between(scene.r, -10, 810), y, 1, `<g transform="scale(1 .6)">${leaf(scene, between(scene.r, 0.7, 1.2) * size, { colour: mix(pick(scene.r, FALL), NIGHT, between(scene.r, 0, 0.35)) })}</g>`));
  });
}

function tree(scene: Scene): void {
  scene.shadow(120, 850, 220, 34, NIGHT, 0.6);
  scene.add(bough(scene, [[130, 420], [330, 250], [560, 190]], [70, 40, 12], '#7a4838', LOOK) + bough(scene, [[110, 420], [60, 260], [20, 100]], [70, 50, 26], '#7a4838', LOOK));
  scene.add(brush(scene, 100, LOOK).form('M10 880C60 840 76 700 70 560C66 470 60 400 90 330H170C180 420 184 520 182 600C180 720 200 830 262 866C200 860 150 866 130 884C100 862 50 866 10 880Z', '#7a4838', { grain: 1.5, long: 2, dabs: 1.6, edge: 1.8, pale: '#f0a860' }));
  const crown: [number, number, number, number][] = [[60, 120, 190, 130], [270, 110, 210, 120], [500, 90, 190, 100], [700, 60, 170, 90], [130, 270, 150, 90], [420, 220, 130, 60]];
  crown.forEach(([x, y, rx, ry], i) => scene.add(foliage(scene, x, y, rx, ry, i % 2 ? ['#a83c2c', '#e07430', '#fcc454'] : ['#93302c', '#d05a2c', '#f8a840'], { heaps: 20, leaf: 13 })));
}

function couple(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const coat = (path: string, colour: string) => b.form(path, colour, { grain: 1.4, dabs: 1.3, edge: 1.3, pale: mix(colour, '#ffd890', 0.5) });
  scene.add(coat('M300 820C296 720 310 668 366 652H424C470 664 486 700 484 820Z', '#5f6a74') + coat('M470 820C466 730 478 680 530 664H586C632 678 646 730 644 820Z', '#8c3c50'));
  scene.add(b.form('M356 656C370 640 424 640 440 656L430 676Q398 686 366 676Z', '#c8503c', { dabs: 1 }) + b.form('M476 760C480 700 510 672 556 668C604 672 634 700 640 764C600 740 520 738 476 760Z', '#e8b06c', { grain: 0.9, dabs: 1.2, pale: '#ffe8b0' }));
  scene.add(b.ball(398, 602, 46, 48, '#e8b48c', { dabs: 0.6 }) + b.form('M352 610C352 580 444 580 444 612C440 640 424 650 398 650C372 650 356 640 352 610Z', '#d8d0c8', { grain: 1.3 }));
  scene.add(b.form('M344 590C340 540 456 536 454 588C430 602 370 604 344 590Z', '#6a5044', { grain: 0.3, pale: '#d0a070' }) + b.line('M346 592Q398 606 452 590', '#3a2a2c', 5));
  scene.add(`<g transform="rotate(-9 548 620)">${b.form(oval(548, 616, 43, 46), '#f0ebe0', { grain: 1.4, shade: '#b09498' })}${b.ball(548, 570, 24, 20, '#f6f0e4', { shade: '#b09498' })}${b.line('M526 578Q548 590 570 578', '#c8503c', 6)}</g>`);
  scene.add(b.ball(350, 612, 10, 14, '#e8b48c', { dabs: 0 }) + b.ball(446, 612, 10, 14, '#e8b48c', { dabs: 0 }) + b.ball(505, 628, 8, 12, '#f0c0a0', { dabs: 0 }));
  scene.add(b.form('M430 676C480 664 560 672 606 698C616 704 612 722 600 720C550 706 480 704 424 716Z', '#566070', { grain: 0.2, dabs: 1.2, pale: '#a8a49c' }) + b.ball(612, 712, 16, 12, '#e8b48c', { dabs: 0.4 }));
}

function bench(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(470, 930, 310, 34, NIGHT, 0.65);
  scene.add(b.form('M224 940V720H248V940ZM684 940V720H708V940Z', '#3a2c38', { grain: 1.5, pale: '#c88858' }));
  [730, 776, 822].forEach((y) => scene.add(b.form(`M208 ${y}H724V${y + 32}H208Z`, '#a8683c', { grain: 0, dabs: 1.4, pale: '#f4b468', edge: 1.2 })));
  scene.add(b.form('M200 866H732L744 896H188Z', '#8a5034', { grain: 0, dabs: 1.2 }));
  scene.add(b.line('M660 900C656 820 662 760 668 690C670 668 700 668 698 690', '#4a2c2c', 9) + b.line('M661 896C657 820 664 760 670 692', '#c88858', 3));
  scene.add(scene.shadowShape(300, 956, 40, 9, NIGHT, 0.6) + b.form('M270 956V900C270 886 318 886 318 900V956Z', '#5f8a84', { dabs: 1 }) + b.form('M277 892V874H311V892Z', '#d8d0c0', { dabs: 0.5 }));
}

export default picture({
  id: 'st067',
  motifs: ['people', 'love', 'time', 'calm'],
  words: {
    en: {
      title: 'Old couple sharing a bench',
      name: 'Old couple on a bench, seen from behind',
      shows: 'An old man in a cap and an old woman with a white bun sit close together on a bench under an autumn tree and look out over a lake.',
      closer: 'Low golden sun over the water; the whole picture is orange, rust and cream. She wears a wine-red coat with a straw-coloured shawl and leans her head a little towards him; he has a grey coat, a red scarf and an arm around her. A walking stick leans on the bench at the right and a green flask stands on the ground at the left. Red leaves hang overhead, fall, and cover the ground.',
    },
    fr: {
      title: 'Vieux couple sur un banc',
      name: 'Vieux couple sur un banc, vu de dos',
      shows: 'Un vieil homme en casquette et une vieille femme au chignon blanc sont assis l’un contre l’autre sur un banc, sous un arbre d’automne, et regardent un lac.',
      closer: 'Soleil bas et doré sur l’eau ; toute l’image est orange, rouille et crème. Elle porte un manteau lie-de-vin et un châle couleur paille, et penche un peu la tête vers lui ; il a un manteau gris, une écharpe rouge et un bras autour d’elle. Une canne est appuyée au banc à droite, un thermos vert est posé par terre à gauche. Des feuilles rouges pendent, tombent et couvrent le sol.',
    },
  },
  paint: { under: [210, 130, 70], flow: 0.1 },
  draw(scene) {
    view(scene);
    ground(scene);
    tree(scene);
    couple(scene);
    bench(scene);
    times(36, () => scene.add(at(between(scene.r, 180, 800), between(scene.r, 240, 900), 1, leaf(scene, between(scene.r, 14, 26), { colour: pick(scene.r, FALL) }))));
    times(70, () => scene.add(at(between(scene.r, -10, 810), round1(between(scene.r, 966, 1004)), 1, `<g transform="scale(1 .7)">${leaf(scene, between(scene.r, 26, 44), { colour: pick(scene.r, FALL) })}</g>`)));
  },
});
