import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { along } from '../../src/shapes/flowing.ts';
import { brush, cloud, flock, lightPath, oval, rectangle, smoke } from '../../src/shapes/index.ts';
import { gull } from '../../src/shapes/scenes/shore.ts';

const NIGHT = '#5c3c64';
const BUBBLE = 'M128 268C122 140 250 84 396 82C556 80 680 146 676 268C674 372 604 424 540 438L588 566C528 534 478 494 446 450C276 462 132 396 128 268Z';
const RIM: Point[] = [[128, 268], [170, 160], [270, 104], [396, 82], [540, 98], [638, 162], [676, 268], [640, 372], [540, 438]];
const LOW: Point[] = [[128, 268], [150, 352], [240, 424], [340, 448], [446, 450]];

function dawn(scene: Scene): void {
  scene.sky([[0, '#8c9cc8'], [0.25, '#d8b4c8'], [0.45, '#f8c8b0'], [0.62, '#ffe4b8'], [1, '#e8b8a4']]);
  scene.dabs('M0 0L800 0L800 640L0 640Z', 320, ['#a0a8d0', '#e4bccc', '#fcd4b8', '#c8a8c8', '#fff0cc'], { length: 100, width: 10, angle: -0.05 });
  scene.glow(120, 590, 340, '#fff4cc', 0.95, 260);
  scene.add(brush(scene, 100).ball(116, 584, 44, 44, '#fff6d8', { shade: '#ffd89c', dabs: 0.5 }));
  scene.add(
    at(690, 520, 1, cloud(scene, 260, { tall: 0.22, pale: '#fff0e4', shade: '#e0a8b4', light: -1 })) + at(330, 556, 1, cloud(scene, 190, { tall: 0.18, pale: '#fff4e4', shade: '#ecb8b0', light: -1 })),
  );
  scene.add(at(700, 470, 1, flock(scene, 110, { count: 4, colour: '#7c6484' })));
  scene.water(618, { gradient: [[0, '#f4d4bc'], [0.15, '#b8a8c4'], [0.5, '#8c90bc'], [1, '#8088b4']], waves: ['#fff0d4', '#a8a0c8', '#e8bcbc', '#7c84b4', '#f8d8c0'] }, 260);
  scene.add(at(116, 622, 1, lightPath(scene, 150, { width: 130, colour: '#fff4cc' })));
}

/** The stone railing of a terrace over the sea. */
function railing(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const turned = 'M-20 0C-24 -14 -12 -20 -12 -30C-30 -54 -22 -84 -10 -100C-16 -106 -16 -114 -18 -120H18C16 -114 16 -106 10 -100C22 -84 30 -54 12 -30C12 -20 24 -14 20 0Z';
  times(13, (i) => scene.add(b.put(12 + i * 65, 830, 1, b.form(turned, '#e0c8c0', { pale: '#fff4e0', shade: '#8c7498', grain: 1.4 }))));
  scene.add(
    b.form(rectangle(-10, 682, 820, 32), '#e4ccc0', { pale: '#fffaec', shade: '#a08ca8', grain: 0.02, long: 2 }) +
      b.form(rectangle(-10, 826, 820, 26), '#d4bcb8', { pale: '#fff0dc', grain: 0.02, long: 2 }),
  );
  scene.add(at(276, 684, 1, gull(scene, 92, { light: -1, night: NIGHT })));
}

function terrace(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const rows = [850, 884, 934, 1012];
  rows.slice(0, -1).forEach((y, row) =>
    times(9, (i) => {
      const [low, k, m] = [rows[row + 1]!, 1 + (y - 850) * 0.004, 1 + (rows[row + 1]! - 850) * 0.004];
      const [from, to] = [(i - 4.5) * 110, (i - 3.5) * 110];
      scene.add(
        b.form(polygon([[400 + from * k, y], [400 + to * k, y], [400 + to * m, low], [400 + from * m, low]]), (i + row) % 2 ? '#d8b4ac' : '#b894a8', {
          pale: '#ffe8d0',
          shade: '#7c6088',
          grain: 0.1,
          edge: 0.6,
        }),
      );
    })
  );
}

/** The balloon: a speech bubble of pearly foil with a seam, creases and the dawn in it. */
function bubble(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#7c6498' });
  scene.add(`<path d="${BUBBLE}" fill="#7c5c84" opacity=".3" transform="translate(12 16)" ${scene.blur(9)}/>`);
  scene.add(b.form(BUBBLE, '#f8eee8', { pale: '#fffefa', shade: '#b49cc4', dabs: 1.6, grain: -0.3, edge: 1.4 }));
  const mirror = [`<path d="M150 330C280 372 520 372 664 316C650 400 600 430 540 438L588 566C528 534 478 494 446 450C276 462 160 410 150 330Z" fill="#b8a8d0" opacity=".5" ${scene.blur(9)}/>`,
    `<path d="M144 300C300 340 520 336 668 284" fill="none" stroke="#ffd8b4" stroke-width="30" opacity=".75" ${scene.blur(9)}/>`,
    `<path d="M186 236C200 160 290 118 380 112" fill="none" stroke="#ffffff" stroke-width="26" stroke-linecap="round" opacity=".95" ${scene.blur(5)}/>`,
    scene.glowShape(210, 310, 110, '#fff0b8', 0.8, 60), b.line('M640 214C646 250 640 290 622 330', '#e8d4f0', 12, { opacity: 0.8 })];
  scene.add(b.inside(BUBBLE, ...mirror));
  const crease = (line: Point[], count: number) =>
    times(count, (i) => {
      const t = (i + 0.5) / count;
      const [x, y] = along(line, t);
      const [dx, dy] = [(402 - x) * between(scene.r, 0.03, 0.16), (266 - y) * between(scene.r, 0.04, 0.22)];
      return b.line(`M${round1(x)} ${round1(y)}l${round1(dx)} ${round1(dy)}`, i % 2 ? '#ccb8d4' : '#fffdf8', i % 2 ? 7 : 4, { opacity: 0.45 });
    }).join('');
  scene.add(b.inside(BUBBLE, crease(RIM, 44), crease(LOW, 20)) + b.line(BUBBLE, '#fff8f0', 5, { opacity: 0.75 }) + b.line('M540 438C552 470 566 510 584 556', '#c0a8cc', 4, { opacity: 0.7 }));
  scene.add(b.form('M578 556L600 560L596 584L580 580Z', '#e8d4dc', { dabs: 0 }));
}

/** An iron garden chair, drawn looking right. */
function chair(scene: Scene, x: number, y: number, flip: boolean, paint: string): void {
  const b = brush(scene, 100, { light: flip ? 1 : -1, night: NIGHT });
  scene.add(`<path d="${polygon([[x - 70, y], [x + 60, y - 6], [x + 180, y + 40], [x + 60, y + 46]])}" fill="${NIGHT}" opacity=".4" ${scene.blur(5)}/>`);
  const bar = (path: string, w: number) => b.line(path, mix(paint, NIGHT, 0.6), w) + b.line(path, paint, w * 0.66) + b.line(path, lighten(paint, 0.16), w * 0.2, { opacity: 0.7 });
  const legs = bar('M-52 -118C-58 -70 -70 -30 -78 0M58 -118C62 -70 70 -30 76 0M-22 -128C-26 -80 -34 -50 -38 -20M34 -128C36 -80 42 -50 46 -20', 10) + bar('M-66 -52C-20 -34 30 -34 68 -52', 7);
  const back = bar('M-62 -120C-84 -200 -90 -270 -70 -292C-40 -308 -14 -300 -10 -270C-8 -220 -24 -160 -28 -128', 11) +
    bar('M-66 -280C-62 -220 -54 -170 -46 -124M-40 -294C-42 -230 -40 -170 -38 -126', 7);
  const seat = b.form(oval(0, -124, 76, 24), paint, { pale: lighten(paint, 0.2), shade: mix(paint, NIGHT, 0.5), grain: 0.1 }) +
    b.line('M-60 -122C-20 -112 20 -112 60 -122M-50 -132C-20 -124 20 -124 52 -132', mix(paint, NIGHT, 0.5), 4, { opacity: 0.7 });
  scene.add(at(x, y, 1, legs + back + seat, { flip }));
}

/** A coat and a hat left on the chair at the left. */
function coat(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.form('M92 690C104 664 148 660 168 684C176 740 186 800 196 876C160 890 110 890 78 876C80 810 84 750 92 690Z', '#4c6c94', { pale: '#a8c0d8', shade: '#34345c', grain: 1.4, long: 1.6 }));
  scene.add(
    b.line('M130 674C128 740 130 810 128 880M100 720C92 780 92 830 92 874M162 720C170 780 176 830 178 874', '#34406c', 5, { opacity: 0.6 }) +
      b.form('M96 684C110 664 150 662 166 682C150 700 112 702 96 684Z', '#3c547c', { pale: '#8ca8c8' }),
  );
  scene.add(
    b.form(oval(128, 668, 62, 14), '#e0bc84', { pale: '#fff4cc' }) + b.form('M96 664C96 622 160 622 160 664C140 672 116 672 96 664Z', '#e4c08c', { pale: '#fff4d0' }) +
      b.line('M97 660C116 668 140 668 159 660', '#c8484c', 9),
  );
}

function table(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(430, 990, 170, 22, NIGHT, 0.55);
  scene.add(b.form('M388 800H412L416 960H384Z', '#54746c', { pale: '#a8c4b0', grain: 1.5 }) + b.line('M400 950C360 956 330 970 318 988M400 950C440 956 470 970 482 988M400 950V992', '#44605c', 12));
  scene.add(
    b.form('M236 790C236 814 564 814 564 790V800C564 826 236 826 236 800Z', '#5c7c70', { pale: '#b8d0b8' }) +
      b.form(oval(400, 790, 164, 30), '#fbf0e0', { pale: '#fffef8', shade: '#c0a4b8', grain: 0.05 }),
  );
  const cup = (x: number, tone: string) => {
    const saucer = b.form(oval(x, 796, 42, 9), '#f4e4dc', { pale: '#fffef8' });
    const bowl = b.form(`M${x - 26} 758H${x + 26}C${x + 26} 784 ${x + 14} 794 ${x} 794C${x - 14} 794 ${x - 26} 784 ${x - 26} 758Z`, tone, { pale: '#fffaf0' });
    const ear = b.line(`M${x + 26} 766C${x + 44} 764 ${x + 42} 784 ${x + 20} 784`, tone, 6);
    return saucer + bowl + ear + b.form(oval(x, 758, 26, 7), '#6c4434', { pale: '#a87454', dabs: 0 });
  };
  scene.add(cup(330, '#e88c84') + cup(470, '#8cb4b8'));
  scene.add(at(330, 752, 1, smoke(scene, 90, { colour: '#fff8ee', opacity: 0.4, wind: 0.5 })));
}

export default picture({
  id: 'st142',
  motifs: ['abstract', 'silence', 'talk', 'missing'],
  words: {
    en: {
      title: 'Empty speech bubble',
      name: 'An empty speech bubble balloon over a café table',
      shows: 'A big white balloon in the shape of a speech bubble, with nothing on it, floats over a café terrace by the sea; its string is tied to one of two empty chairs.',
      closer:
        'It is dawn, pink and lilac, the sun just over the water at the left. The balloon is of pearly foil, creased along its seam, and mirrors the sky. On the round table stand two cups of coffee, and only one of them still steams. Over the chair at the left hang a blue coat and a straw hat with a red band; the bubble belongs to the chair at the right. A gull on the stone railing seems to listen.',
    },
    fr: {
      title: 'Une bulle de parole vide',
      name: 'Ballon en bulle de parole vide au-dessus d’une table',
      shows: 'Un grand ballon blanc en forme de bulle de parole, sans rien dessus, flotte au-dessus d’une terrasse de café au bord de la mer ; sa ficelle est nouée à l’une de deux chaises vides.',
      closer:
        'C’est l’aube, rose et lilas, le soleil juste au-dessus de l’eau, à gauche. Le ballon est d’une feuille nacrée, froissée le long de la couture, et reflète le ciel. Sur la table ronde, deux tasses de café, dont une seule fume encore. Sur la chaise de gauche sont restés un manteau bleu et un chapeau de paille à ruban rouge ; la bulle appartient à la chaise de droite. Une mouette, sur la balustrade, semble écouter.',
    },
  },
  paint: { under: [220, 190, 190], flow: -0.1 },
  draw(scene) {
    const b = brush(scene, 100);
    dawn(scene);
    railing(scene);
    terrace(scene);
    bubble(scene);
    chair(scene, 180, 976, false, '#54746c');
    coat(scene);
    chair(scene, 626, 976, true, '#54746c');
    scene.add(
      b.line(smooth([[588, 580], [606, 620], [668, 640], [690, 684]]), '#c8484c', 4) + b.line('M690 684c-14 6 -20 20 -10 26c8 -8 12 -16 10 -26c10 4 22 12 20 22c-10 2 -18 -8 -20 -22', '#c8484c', 4),
    );
    table(scene);
  },
});
