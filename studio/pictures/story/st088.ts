import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { type Brush, brush, oval, rectangle } from '../../src/shapes/index.ts';

const NIGHT = '#23303c';
const LOOK = { light: -1, night: NIGHT } as const;
const FUR = '#9a6642';
const SEAT = '#d8883c';
const STEEL = '#a8b8a8';

function carriage(scene: Scene, b: Brush): void {
  scene.sky([[0, '#e4e4b8'], [0.3, '#c8d0a4'], [0.8, '#98a888'], [1, '#5c6c64']]);
  scene.add(b.form(rectangle(-10, -10, 820, 116), '#d8dcb4', { dabs: 1.6, grain: 0.02, pale: '#fbfbe0', shade: '#9caa88' }));
  [120, 480].forEach((x) => scene.add(b.halo(x + 110, 52, 260, '#fffff0', 0.9, 110) + b.form(rectangle(x, 36, 220, 30), '#fffff0', { dabs: 0.3, shade: '#e8ecc8' })));
  scene.add(b.form(rectangle(-10, 106, 820, 620), '#b8c49c', { dabs: 1.8, grain: 1.5, pale: '#e4e8c0', shade: '#7c8c74' }));
}

/** A window on the tunnel: streaks of lamps that rush by. */
function tunnel(scene: Scene, b: Brush, x: number, wide: number): void {
  const pane = `M${x + 24} 152H${x + wide - 24}Q${x + wide} 152 ${x + wide} 176V420Q${x + wide} 444 ${x + wide - 24} 444H${x + 24}Q${x} 444 ${x} 420V176Q${x} 152 ${x + 24} 152Z`;
  const streaks = times(26, () => {
    const [y, from] = [between(scene.r, 160, 440), between(scene.r, x - 40, x + wide)];
    return b.line(`M${round1(from)} ${round1(y)}h${round1(between(scene.r, 40, 150))}`, ['#4a6a74', '#ffe8a0', '#2c4450', '#6a8c8c'][Math.floor(scene.r() * 4)]!, round1(between(scene.r, 2, 7)), {
      opacity: 0.6,
    });
  });
  scene.add(b.form(`M${x - 16} 136H${x + wide + 16}V460H${x - 16}Z`, STEEL, { dabs: 1, grain: 1.5, pale: '#f0f4e0' }) + b.form(pane, '#1f3440', { dabs: 1, grain: 0, pale: '#3c5c68' }));
  scene.add(
    b.inside(pane, ...streaks, b.halo(x + wide * 0.4, 210, 120, '#ffe8a0', 0.5, 40), b.line(`M${x + 30} 430L${x + 130} 160M${x + 64} 440L${x + 164} 160`, '#d8ecdc', 10, { opacity: 0.16 })) +
      b.line(pane, '#5c6c64', 6),
  );
}

function bench(scene: Scene, b: Brush): void {
  [-96, 84, 264, 444, 624].forEach((x) => {
    scene.add(
      b.form(`M${x + 8} 700V540C${x + 8} 512 ${x + 26} 500 ${x + 50} 500H${x + 130}C${x + 154} 500 ${x + 172} 512 ${x + 172} 540V700Z`, SEAT, {
        grain: 1.4,
        dabs: 1.4,
        pale: '#ffc880',
        shade: '#8c4c34',
        edge: 1.3,
      }),
    );
    scene.add(
      b.form(`M${x + 4} 690C${x + 50} 676 ${x + 130} 676 ${x + 176} 690L${x + 182} 760C${x + 130} 776 ${x + 50} 776 ${x - 2} 760Z`, lighten(SEAT, 0.03), {
        grain: 0.1,
        dabs: 1.2,
        pale: '#ffd898',
        shade: '#8c4c34',
        edge: 1.3,
      }),
    );
  });
  scene.add(b.form(rectangle(-10, 762, 820, 34), '#6c7870', { dabs: 1, pale: '#c8d0b8' }) + b.form(rectangle(-10, 796, 820, 90), '#3f4c4c', { dabs: 1.2, grain: 1.5 }));
  scene.add(b.form(rectangle(-10, 880, 820, 130), '#7c7c74', { dabs: 2, grain: 0.02, pale: '#b8b8a0', shade: '#4a5054' }));
  times(70, () => scene.add(b.dot(between(scene.r, 0, 800), between(scene.r, 890, 1000), 3, scene.r() < 0.5 ? '#a8a890' : '#545a5c', 0.7)));
}

/** Locks of fur inside a form. */
function locks(b: Brush, path: string, box: [number, number, number, number], count: number): string {
  const lock = () => {
    const [x, y] = [between(b.r, box[0], box[2]), between(b.r, box[1], box[3])];
    return `M${round1(x)} ${round1(y)}q${round1(between(b.r, -5, 5))} 12 ${round1(between(b.r, -3, 9))} 22`;
  };
  return b.inside(path, b.line(times(count, lock).join(''), mix(FUR, NIGHT, 0.4), 4, { opacity: 0.5 }), b.line(times(count, lock).join(''), lighten(FUR, 0.12), 4, { opacity: 0.5 }));
}

function furry(b: Brush, path: string, box: [number, number, number, number], tone = FUR, count = 60): string {
  return b.form(path, tone, { grain: 1.5, dabs: 1.8, pale: '#d8a070', shade: '#54382c', edge: 1.3 }) + locks(b, path, box, count);
}

function suit(scene: Scene, b: Brush): void {
  scene.shadow(400, 972, 330, 26, NIGHT, 0.6);
  const body = 'M218 760C196 620 236 500 330 468H470C564 500 604 620 582 760C520 800 280 800 218 760Z';
  scene.add(`<path d="${body}" transform="translate(20 10)" fill="${NIGHT}" opacity=".4" ${scene.blur(9)}/>` + furry(b, body, [200, 470, 600, 790], FUR, 90));
  scene.add(
    b.form('M300 780C280 660 320 560 400 552C480 560 520 660 500 780Z', '#d8b080', { grain: 1.4, dabs: 1.4, shade: '#a07450' }) +
      b.line('M400 486V780', '#5c4434', 8) +
      b.line('M400 490V780', '#d8d0b0', 3, { dash: '5 5' }) +
      b.form('M392 520H408L410 552H390Z', '#c8ccb8', { dabs: 0 }),
  );
  const leg = (side: number) => {
    const x = 400 + side * 106;
    const shin = `M${x - 74} 740C${x - 86} 820 ${x - 74} 890 ${x - 62} 930H${x + 62}C${x + 74} 890 ${x + 86} 820 ${x + 74} 740C${x + 40} 690 ${x - 40} 690 ${x - 74} 740Z`;
    const foot = oval(x + side * 12, 936, 86, 46);
    scene.add(furry(b, shin, [x - 80, 700, x + 80, 930], lighten(FUR, 0.015), 40) + furry(b, foot, [x - 80, 900, x + 90, 970], lighten(FUR, -0.02), 20));
    scene.add(b.ball(x + side * 12, 950, 40, 24, '#d8b080', { dabs: 0.8 }) + [-48, -18, 14, 44].map((dx) => b.ball(x + side * 12 + dx, 916, 12, 10, '#d8b080', { dabs: 0 })).join(''));
  };
  leg(-1);
  leg(1);
}

function tiredHead(b: Brush): string {
  const skin = '#ecc4a4';
  const hair = '#6a4030';
  return (b.form('M362 430H438V500H362Z', lighten(skin, -0.06), { dabs: 0.5 }) +
    b.form('M300 486C330 450 470 450 500 486C480 520 430 530 400 528C370 530 320 520 300 486Z', lighten(FUR, 0.03), { grain: 0.2, dabs: 1.4, pale: '#e0b080' }) +
    personHead(b, 400, 368, 86, { view: 'front', skin, hair: 'spiky', hairColour: hair, eyes: 'down', mouth: 'still', tilt: 5 }));
}

/** The head of the bear on his knees, shiny eyes wide open. */
function maskOnLap(scene: Scene, b: Brush): void {
  const skull = 'M278 690C270 590 330 548 400 548C470 548 530 590 522 690C516 760 460 788 400 788C340 788 284 760 278 690Z';
  scene.add(scene.shadowShape(404, 780, 150, 26, NIGHT, 0.5));
  [-1, 1].forEach((side) => scene.add(furry(b, oval(400 + side * 98, 578, 40, 38), [280, 540, 520, 610], FUR, 14) + b.ball(400 + side * 98, 582, 22, 20, '#d09078', { dabs: 0.4 })));
  scene.add(furry(b, skull, [270, 550, 530, 780], lighten(FUR, 0.03), 70));
  scene.add(
    b.form('M330 720C330 672 368 662 400 662C432 662 470 672 470 720C466 766 432 776 400 776C368 776 334 766 330 720Z', '#e4c494', { dabs: 1, shade: '#a88058' }) +
      b.form('M374 690C384 674 416 674 426 690C424 712 410 718 400 720C390 718 376 712 374 690Z', '#3a2c30', { dabs: 0.3, pale: '#8a7478' }) +
      b.line('M400 720V736Q384 752 366 742M400 736Q416 752 434 742', '#5c4434', 5),
  );
  [-1, 1].forEach((side) => scene.add(b.ball(400 + side * 62, 650, 19, 20, '#2c2428', { dabs: 0 }) + b.dot(394 + side * 62, 642, 6, '#fffbe8')));
}

function arms(scene: Scene, b: Brush): void {
  [-1, 1].forEach((side) => {
    const x = (dx: number) => 400 + side * dx;
    const arm = `M${x(96)} 486C${x(150)} 480 ${x(196)} 520 ${x(214)} 590C${x(232)} 660 ${x(220)} 730 ${x(170)} 758C${x(140)} 764 ${x(112)} 740 ${x(120)} 712C${x(150)} 690 ${x(150)} 650 ${
      x(140)
    } 610C${x(126)} 570 ${x(100)} 540 ${x(96)} 486Z`;
    scene.add(furry(b, arm, [x(160) - 70, 490, x(160) + 70, 750], side < 0 ? lighten(FUR, 0.02) : mix(FUR, NIGHT, 0.1), 40));
    scene.add(
      furry(b, oval(x(128), 722, 46, 40), [x(128) - 44, 690, x(128) + 44, 756], lighten(FUR, 0.01), 14) +
        b.line(`M${x(98)} 716q${side * -8} 8 ${side * -2} 18M${x(110)} 734q${side * -4} 10 ${side * 4} 16`, '#54382c', 4),
    );
  });
}

function poleAndBalloon(scene: Scene, b: Brush): void {
  scene.add(b.line('M686 300C690 420 664 520 676 600C680 640 660 676 650 690', '#e4dcc0', 3));
  scene.add(
    b.form('M686 150C640 152 616 192 622 236C628 276 660 300 686 306C714 298 744 272 748 234C752 190 730 150 686 150Z', '#d84038', { dabs: 1.2, pale: '#ff9a80', shade: '#7c2434', edge: 1.3 }) +
      b.form('M678 304H694L698 318H674Z', '#b8342c', { dabs: 0 }) +
      b.line('M648 200C652 184 664 172 676 170', '#ffe0d0', 8, { opacity: 0.7 }),
  );
  scene.add(b.form(rectangle(92, -10, 22, 900), '#e8d48c', { grain: 1.5, long: 2, pale: '#fffbe0', shade: '#9c8448', edge: 1.5 }));
}

function honey(scene: Scene, b: Brush): void {
  scene.add(
    scene.shadowShape(690, 752, 54, 12, NIGHT, 0.5) +
      b.form('M646 682C640 700 640 730 648 748H728C736 730 736 700 730 682Z', '#f0b040', { dabs: 1, pale: '#fff0b0', shade: '#a8642c', edge: 1.4 }) +
      b.form('M644 662H732V686H644Z', '#f0e8cc', { dabs: 0.6 }) +
      b.line('M640 692Q688 706 736 692', '#d8443c', 6) +
      b.form('M664 712H712V738H664Z', '#f8f0d8', { dabs: 0.4 }) +
      b.form('M680 725q-6 -10 8 -8q14 -2 8 8q-8 8 -16 0Z', '#d8883c', { dabs: 0 }),
  );
}

export default picture({
  id: 'st088',
  motifs: ['people', 'city', 'absurd', 'lonely'],
  words: {
    en: {
      title: 'Person in a bear suit on the metro',
      name: 'A tired man in a bear suit on the metro',
      shows: 'A man in a furry brown bear suit sits alone on an orange bench in a metro carriage. He has taken the bear’s head off and holds it on his knees. His eyes are shut.',
      closer:
        'Pale greenish light; in the dark windows the lamps of the tunnel streak by. His hair stands on end, and a zip runs down the front of the suit. The bear’s head smiles and looks straight at us with shining eyes. Beside him on the empty seat stands a jar of honey with a heart on it, and a red balloon is tied to the jar.',
    },
    fr: {
      title: 'Quelqu’un en costume d’ours dans le métro',
      name: 'Un homme fatigué en costume d’ours, dans le métro',
      shows: 'Un homme en costume d’ours brun est assis seul sur une banquette orange, dans une rame de métro. Il a retiré la tête de l’ours et la tient sur ses genoux. Il a les yeux fermés.',
      closer:
        'Lumière pâle, un peu verte ; dans les vitres sombres filent les lampes du tunnel. Ses cheveux se dressent sur sa tête, et une fermeture éclair descend sur le devant du costume. La tête de l’ours sourit et nous regarde bien en face, les yeux brillants. À côté de lui, sur le siège vide, un pot de miel orné d’un cœur, auquel est attaché un ballon rouge.',
    },
  },
  paint: { under: [150, 155, 120], flow: 0 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    carriage(scene, b);
    tunnel(scene, b, -140, 330);
    tunnel(scene, b, 242, 316);
    tunnel(scene, b, 610, 330);
    bench(scene, b);
    suit(scene, b);
    scene.add(tiredHead(b));
    maskOnLap(scene, b);
    arms(scene, b);
    honey(scene, b);
    poleAndBalloon(scene, b);
  },
});
