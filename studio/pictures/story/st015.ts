import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { boards, motes, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#2a0a20';
const BRASS = '#e0a338';

function curtain(scene: Scene): void {
  washed(scene, [-10, 640], '#7a1428', '#a8222c', { strokes: 200 });
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  times(10, (i) => {
    const x = -40 + i * 94;
    const wide = 62 + ((i * 29) % 30);
    const pleat = `M${x} -10C${x + 12} 200 ${x - 10} 420 ${x - 4} 640H${x + wide}C${x + wide - 12} 420 ${x + wide + 8} 200 ${x + wide - 6} -10Z`;
    scene.add(b.form(pleat, i % 2 ? '#a01c2c' : '#b8282e', { grain: 1.5, pale: '#e85c48', shade: '#4a0c22', dabs: 1.3, edge: 1.6 }));
  });
  const swag = 'M-10 -10H810V70C740 140 660 150 600 84C540 160 450 160 400 86C340 160 260 160 200 84C130 150 60 140 -10 70Z';
  scene.add(b.form(swag, '#8c1828', { pale: '#e0503c', shade: '#3a0a1c' }) + b.line('M-10 70C60 140 130 150 200 84C260 160 340 160 400 86C450 160 540 160 600 84C660 150 740 140 810 70', '#e8b04c', 12));
}

/** A brass tube: shade, body and shine. */
function tube(scene: Scene, path: string, width: number): string {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  return b.line(path, '#6a3818', width) + at(0, -width * 0.06, 1, b.line(path, BRASS, width * 0.8)) + at(0, -width * 0.2, 1, b.line(path, '#ffe9a0', width * 0.22, { opacity: 0.9 }));
}

function valve(scene: Scene, x: number, press: number): string {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  return b.form(rectangle(x - 5, -158 + press, 10, 60), '#c9ced8') + b.ball(x, -160 + press, 21, 9, '#f6ecd8', { dabs: 0 }) +
    b.form(rectangle(x - 25, -104, 50, 206), BRASS, { grain: 1.5, pale: '#fff0b0', shade: '#7a4418', edge: 1.8 }) +
    b.form(rectangle(x - 29, -112, 58, 20), '#f2c860', { dabs: 0.4 }) + b.form(rectangle(x - 29, 92, 58, 22), '#c08030', { dabs: 0.4 });
}

/** A trumpet round 0,0, its bell to the left. */
function trumpet(scene: Scene): string {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const bell = 'M80 -92C-20 -94 -120 -100 -200 -130C-252 -152 -290 -196 -312 -238C-330 -210 -318 -176 -330 -150C-312 -120 -336 -80 -330 -30C-330 10 -322 40 -308 62C-290 14 -250 -30 -200 -46C-120 -68 -20 -66 80 -66Z';
  const mouth = 'M-312 -238C-350 -232 -352 -170 -338 -146C-352 -110 -350 60 -308 62C-290 20 -296 -30 -298 -80C-300 -150 -294 -200 -312 -238Z';
  const dents: [number, number, number, number][] = [[-214, -84, 34, 22], [-120, -88, 24, 12], [-266, -34, 22, 26]];
  return [
    tube(scene, 'M60 -79H270C350 -79 350 62 270 62H-120C-190 62 -190 -16 -120 -16H0', 26),
    tube(scene, 'M20 -16H420', 20),
    b.form('M412 -30L470 -40C486 -36 486 4 470 8L412 -2Z', '#dfe2e4', { pale: '#ffffff' }),
    tube(scene, 'M110 62C110 128 250 128 250 62', 18),
    b.form(bell, BRASS, { pale: '#fff0a8', shade: '#7a4418', edge: 1.6, grain: 0.2, dabs: 1.3 }),
    b.form(mouth, '#9a5a20', { pale: '#f6c860', shade: '#3a1810' }),
    b.line('M-312 -238C-350 -232 -352 -170 -338 -146C-352 -110 -350 60 -308 62', '#ffe9a0', 9),
    ...dents.map(([x, y, rx, ry]) => b.flat(oval(x, y, rx, ry), '#b8782e', 0.6) + b.flat(oval(x - 2, y - ry * 0.25, rx * 0.8, ry * 0.6), '#7a4418', 0.45) + b.line(`M${x - rx * 0.7} ${y + ry * 0.8}Q${x} ${round1(y + ry * 1.4)} ${x + rx * 0.8} ${round1(y + ry * 0.7)}`, '#fff3c0', 5)),
    b.line('M-250 -120C-200 -104 -100 -92 40 -88', '#fffbe0', 7, { opacity: 0.8 }),
    valve(scene, -10, 0), valve(scene, 52, 34), valve(scene, 114, 0),
    b.line(oval(196, -106, 20, 20), '#c08030', 8),
  ].join('');
}

function rose(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(604, 934, 130, 16, NIGHT, 0.5);
  scene.add(b.line('M560 930C620 900 690 912 770 896', '#3c5a3c', 9) + b.form('M650 908C670 872 706 870 726 880C708 904 684 914 650 908Z', '#4f7048'));
  scene.add(b.ball(536, 926, 46, 38, '#d8b494', { pale: '#fff6e4' }) + b.form('M494 936C488 906 506 888 528 890C512 904 512 930 528 960C510 958 498 950 494 936Z', '#f2dcc0', { pale: '#fffaf0' }) + b.form('M582 930C586 904 566 886 544 890C560 904 562 934 546 962C566 958 580 946 582 930Z', '#ecd0b0', { pale: '#fff6e4' }) + b.form('M514 926C514 900 556 900 558 926C554 946 520 946 514 926Z', '#f6e4cc', { pale: '#fffdf4' }) + b.line('M524 926C526 912 546 912 548 926C544 934 534 932 536 924', '#b08068', 5, { opacity: 0.8 }));
  [[430, 964, 20], [486, 982, -30], [380, 934, 60]].forEach(([x, y, turn]) => scene.add(at(x!, y!, 1, b.form('M-22 0C-12 -16 14 -14 22 0C10 12 -10 12 -22 0Z', '#f0dcc4'), { turn })));
}

export default picture({
  id: 'st015',
  motifs: ['object', 'music', 'broken', 'loud'],
  words: {
    en: {
      title: 'Dented trumpet',
      name: 'Dented trumpet on a theatre stage',
      shows: 'A dented brass trumpet lies on the boards of an empty stage in front of a red curtain, in a spotlight.',
      closer: 'A warm beam from the upper left strikes the gold tubes; all round it the curtain falls in deep crimson pleats under a gold-edged swag. The bell, at the left, has three dents and a bent rim; the middle one of the three valves stays pressed down. A cream rose lies in front of the trumpet with three of its petals beside it.',
    },
    fr: {
      title: 'La trompette cabossée',
      name: 'Trompette cabossée sur une scène de théâtre',
      shows: 'Une trompette de laiton cabossée gît sur les planches d’une scène vide, devant un rideau rouge, sous un projecteur.',
      closer: 'Un faisceau chaud, venu d’en haut à gauche, frappe les tubes dorés ; autour, le rideau tombe en plis cramoisis sous une draperie bordée d’or. Le pavillon, à gauche, a trois bosses et un bord tordu ; des trois pistons, celui du milieu reste enfoncé. Une rose crème est posée devant la trompette, trois pétales à côté d’elle.',
    },
  },
  paint: { under: [140, 40, 40], flow: 1.3 },
  draw(scene) {
    curtain(scene);
    boards(scene, 600, '#8a4a2c', { night: NIGHT, vanish: [400, 120] });
    scene.add(`<rect y="572" width="800" height="46" fill="${NIGHT}" opacity=".5" ${scene.blur(9)}/>`);
    scene.glow(400, 800, 420, '#ffd890', 0.75, 190);
    shaft(scene, [[60, -60], [200, -60], [760, 800], [60, 860]], '#ffe6a8', 0.5);
    scene.add(`<path d="M90 830C200 800 640 780 760 830C700 900 200 910 90 830Z" fill="${mix(NIGHT, '#000000', 0.2)}" opacity=".65" ${scene.blur(14)}/>`);
    scene.add(at(356, 744, 0.88, trumpet(scene), { turn: -8 }));
    rose(scene);
    motes(scene, [100, 60, 640, 760], 70, '#ffe9b0');
  },
});
