import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { clasp } from '../../src/shapes/clasp.ts';
import { skins } from '../../src/shapes/hands.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { motes, planks, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#10201f';
const LOOK = { light: -1, night: NIGHT } as const;

function library(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  washed(scene, [-10, 770], '#16302e', '#2c4a40', { strokes: 260 });
  const spines = ['#5a3a34', '#3f5a4c', '#7a5a34', '#2f4a54', '#6a3438', '#4a5a3c'];
  [120, 268, 416, 564, 712].forEach((y) => {
    let x = -20;
    while (x < 810) {
      const [wide, tall] = [between(scene.r, 18, 40), between(scene.r, 84, 122)];
      const near = Math.exp(-(((x - 400) / 260) ** 2));
      const tone = mix(mix(pick(scene.r, spines), NIGHT, 0.42 - near * 0.3), '#e8b860', near * 0.12);
      scene.add(
        b.form(rectangle(round1(x), round1(y - tall), round1(wide - 2), round1(tall)), tone, { grain: 1.5 }) +
          b.line(`M${round1(x + 3)} ${round1(y - tall + 18)}h${round1(wide - 8)}`, '#c8a05a', 3, { opacity: 0.35 + near * 0.3 }),
      );
      x += wide;
    }
    scene.add(b.form(rectangle(-10, y, 820, 24), '#4a3428', { grain: 0, pale: '#9a7048' }) + `<path d="M-10 ${y + 34}H810" stroke="${NIGHT}" stroke-width="24" opacity=".5" ${scene.blur(9)}/>`);
  });
}

function lamp(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.glow(400, 190, 460, '#ffdf94', 0.75);
  shaft(scene, [[290, 160], [510, 160], [900, 980], [-100, 980]], '#ffe9a8', 0.5);
  scene.add(b.line('M400 -10V60', '#c89a4c', 10) + b.form('M368 84C370 50 430 50 432 84Z', '#c89a4c', { pale: '#ffe9a0' }));
  scene.add(
    b.form('M220 176C230 110 300 78 400 78C500 78 570 110 580 176Q400 206 220 176Z', '#2f7a5c', { pale: '#8fd0a0', edge: 1.4, dabs: 1.4 }) +
      b.line('M252 148C290 108 340 96 392 94', '#d8f4cc', 7, { opacity: 0.7 }),
  );
  scene.add(b.ball(400, 180, 178, 22, '#fff0b4', { dabs: 0.4, pale: '#fffbe0', shade: '#e8b860' }));
}

/** The two who shake hands, cut off by the edges of the picture. */
function bodies(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(
    b.form('M-20 250C70 270 130 340 140 470C150 590 140 700 130 800H-20Z', '#28324c', { grain: 1.4, pale: '#7c88a8', dabs: 1.4 }) +
      b.line('M30 300C60 420 64 600 60 760', '#141a30', 6, { opacity: 0.5 }) +
      times(7, (i) => b.line(`M${i * 20 - 4} ${270 + i * 12}C${20 + i * 20} 420 ${14 + i * 20} 600 ${6 + i * 20} 790`, '#8c96b4', 1.6, { opacity: 0.4 })).join(''),
  );
  scene.add(
    b.form('M820 230C740 250 676 330 664 460C654 590 660 700 672 800H820Z', '#6a3a34', { grain: 1.4, pale: '#c8806c', dabs: 1.4 }) +
      b.line('M760 300C730 420 728 600 736 770', '#34181c', 6, { opacity: 0.5 }),
  );
}

function sleeves(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const suit = 'M-20 400C60 392 110 408 170 424L168 566C100 584 40 590 -20 584Z';
  scene.add(
    b.form('M154 424Q190 420 212 426L210 562Q186 570 152 566Z', '#f0ece0', { pale: '#fffdf0', shade: '#8c94a4', grain: 1.4 }) + b.ball(184, 540, 10, 10, '#e0b04c', { dabs: 0, pale: '#fff0a8' }),
  );
  scene.add(
    b.form(suit, '#303c5c', { grain: 0.1, pale: '#8c9abc', dabs: 1.5 }) + b.inside(suit, ...times(8, (i) =>
      b.line(`M-20 ${410 + i * 24}C60 ${404 + i * 23} 110 ${416 + i * 21} 176 ${430 + i * 18}`, '#9aa4c0', 1.8, { opacity: 0.5 })),
      b.line('M60 400C76 450 70 530 50 588M112 412C122 460 120 520 108 580', '#161c34', 10, { opacity: 0.35 })),
  );
  const jacket = 'M820 380C740 388 690 404 628 424L634 562C700 584 760 596 820 594Z';
  scene.add(
    b.form(jacket, '#8a4c3c', { grain: -0.1, pale: '#d8947c', dabs: 1.6 }) +
      b.inside(jacket, b.line('M740 390C726 450 732 530 752 592M690 404C680 460 684 520 696 584', '#401c1c', 11, { opacity: 0.35 })),
  );
  scene.add(
    b.form('M622 420L660 410L668 574L628 568Z', '#a05a44', { grain: 1.5, pale: '#e8a888' }) +
      b.line('M656 418L662 568', '#f0c8a0', 3, { dash: '9 8', opacity: 0.8 }) +
      b.ball(644, 540, 11, 11, '#e8d4a8', { dabs: 0 }) +
      b.line('M640 470q6 -8 10 2q-2 10 -8 14', '#f0c8a0', 3),
  );
}

function onTheTable(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(400, 850, 330, 46, NIGHT, 0.5);
  const paper = polygon([[236, 806], [560, 796], [640, 946], [196, 958]]);
  scene.add(at(12, 14, 1, b.flat(paper, NIGHT, 0.5)) + b.form(paper, '#f0e2be', { grain: 0, pale: '#fff8e0', shade: '#b89868', dabs: 1.3 }));
  times(6, (i) => scene.add(b.line(`M${258 - i * 5} ${828 + i * 15}q60 -7 120 -2t${130 + (i % 3) * 24} -4`, '#8a7458', 3, { opacity: 0.55 })));
  scene.add(
    b.form('M520 884C508 906 520 936 552 936C588 938 596 900 580 886C566 868 532 868 520 884Z', '#b42c34', { pale: '#f07a6c', edge: 1.6 }) +
      b.ball(550, 904, 20, 17, '#98202c', { dabs: 0.4 }) +
      b.flat('M541 904C541 892 550 894 550 900C550 894 560 892 560 904Q556 912 550 916Q544 912 541 904Z', '#e0605c', 0.8),
  );
  scene.add(
    at(330, 950, 1,
      b.flat('M-110 12L110 -10L112 6L-108 26Z', NIGHT, 0.4) +
        b.form('M-100 -6L60 -20C84 -22 84 2 60 2L-100 8Z', '#24304c', { grain: 0, pale: '#8c9cc8' }) +
        b.form('M60 -20L112 -12L60 2Z', '#d8a848', { dabs: 0 }) +
        b.form('M-16 -15L-4 -16V5L-16 6Z', '#e0b04c', { dabs: 0 }), { turn: -4 }),
  );
  const half = b.form('M-38 0A38 26 0 0 1 38 0L20 6L8 -3L-6 6L-20 -2Z', '#d8a848', { pale: '#fff0a8', edge: 1.4, dabs: 0.6 }) + b.line('M-26 -4A26 17 0 0 1 26 -4', '#8a5a24', 2.6, { opacity: 0.7 });
  scene.add(b.flat(oval(122, 858, 44, 14), NIGHT, 0.45) + at(118, 856, 1.1, half, { turn: -14 }) + b.flat(oval(706, 868, 44, 14), NIGHT, 0.45) + at(702, 858, 1.1, half, { turn: 166 }));
}

export default picture({
  id: 'st082',
  motifs: ['people', 'deal', 'trust', 'power'],
  words: {
    en: {
      title: 'Handshake over a table',
      name: 'Two people shaking hands over a table',
      shows: 'Two right hands clasp firmly, one thumb over the other, above a table on which a sealed paper and a pen lie. One sleeve is a pinstriped suit, the other a rust-red jacket.',
      closer:
        'A green glass lamp throws a cone of warm light into a dim library; rows of books stand behind. The pale hand at the left wears a white cuff with a gold link, the brown hand at the right a worn sleeve with one pale button and a loose thread; four brown fingertips hold the pale hand from below. Their faces are not seen. On the paper, grey lines and a red wax seal with a heart in it. Two halves of a broken coin lie apart, one at either side of the table.',
    },
    fr: {
      title: 'Une poignée de main au-dessus d’une table',
      name: 'Deux personnes se serrent la main au-dessus d’une table',
      shows:
        'Deux mains droites se serrent fermement, un pouce par-dessus l’autre, au-dessus d’une table où sont posés un papier scellé et un stylo. L’une sort d’un costume rayé, l’autre d’une veste rouille.',
      closer:
        'Une lampe de verre vert jette un cône de lumière chaude dans une bibliothèque sombre ; des livres s’alignent derrière. À gauche, la main pâle sort d’une manchette blanche à bouton doré ; à droite, la main brune, d’une manche usée, avec un bouton clair et un fil qui pend ; quatre doigts bruns tiennent la main pâle par-dessous. On ne voit pas les visages. Sur le papier, des lignes grises et un sceau de cire rouge marqué d’un cœur. Deux moitiés d’une pièce brisée reposent à distance, une de chaque côté.',
    },
  },
  paint: { under: [50, 70, 60], flow: 0.1 },
  draw(scene) {
    library(scene);
    lamp(scene);
    bodies(scene);
    planks(scene, 744, '#8a5434', { night: NIGHT, rows: 3, rim: '#ffd890' });
    scene.glow(400, 860, 430, '#ffe0a0', 0.5, 150);
    onTheTable(scene);
    scene.add(at(406, 490, 1, clasp(scene, 440, { light: -1, left: skins.fair, right: skins.brown })));
    sleeves(scene);
    motes(scene, [180, 200, 620, 760], 44);
  },
});
