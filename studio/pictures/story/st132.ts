import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Box, Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { motes, panesOfLight } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#8488b0';
const WHITE = '#efeae4';
const SHADE = '#b4b4cc';
const BACK: Box = [214, 196, 606, 598]; // the far wall
const RED = '#d82c34';

/** A place on the floor: u from the left wall to the right, v from the far wall to the eye. */
function floorAt(u: number, v: number): Point {
  const near = 1 / (1.02 - 0.78 * v);
  return [410 + (u - 0.5) * 392 * near, 430 + 168 * near];
}

function walls(scene: Scene): void {
  const [x0, y0, x1, y1] = BACK;
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const look = (tone: string, grain: number) => ({ pale: lighten(tone, 0.05), shade: mix(tone, NIGHT, 0.4), grain, long: 2.4, dabs: 1.3, edge: 0.4 });
  scene.add(b.form(polygon([[-20, -60], [820, -60], [x1, y0], [x0, y0]]), '#dcd8dc', look('#dcd8dc', 0.05)));
  scene.add(b.form(polygon([[x0, y0], [x1, y0], [x1, y1], [x0, y1]]), '#e6e0de', look('#e6e0de', 1.5)));
  scene.add(b.form(polygon([[-200, -220], [x0, y0], [x0, y1], [-200, 920]]), SHADE, look('#c0bed2', 1.5)));
  scene.add(b.form(polygon([[1000, -220], [x1, y0], [x1, y1], [1000, 920]]), '#f4eee4', look('#f4eee4', 1.5)));
  times(9, (i) => scene.add(b.line(`M${x0 + 20 + i * 42} ${y0}V${y1}`, '#c4c0cc', 2.5, { opacity: 0.5 })));
  times(7, (i) => {
    const k = 1 + i * 0.42;
    const [lx, rx] = [410 - 196 * k, 410 + 196 * k];
    scene.add(
      b.line(`M${round1(lx)} ${round1(430 - 234 * k)}V${round1(430 + 168 * k)}`, '#9c9cbc', 2 + i, { opacity: 0.35 }) +
        b.line(`M${round1(rx)} ${round1(430 - 234 * k)}V${round1(430 + 168 * k)}`, '#d4ccd0', 2 + i, { opacity: 0.5 }),
    );
  });
  scene.add(b.line(`M-200 900L${x0} ${y1 - 8}H${x1}L1000 900`, '#fbf8f2', 9, { opacity: 0.8 }) + b.line(`M-200 -200L${x0} ${y0}H${x1}L1000 -200`, '#fffaf4', 6, { opacity: 0.7 }));
}

function floor(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  times(13, (i) => {
    const [from, to] = [i / 13, (i + 1) / 13];
    const tone = lighten(WHITE, between(scene.r, -0.04, 0.01));
    const path = polygon([floorAt(from, 0), floorAt(to, 0), floorAt(to, 1), floorAt(from, 1)]);
    scene.add(b.form(path, tone, { pale: '#fffaf0', shade: '#bcb8cc', grain: 1.57 + (6 - i) * 0.1, long: 2.4, edge: 0.4 }));
    scene.add(b.line(polygon([floorAt(from, 0), floorAt(from, 1)], false), '#b4b0c4', 3, { opacity: 0.6 }));
  });
  times(12, () => {
    const [u, v] = [Math.floor(between(scene.r, 0, 13)) / 13, between(scene.r, 0.1, 0.85)];
    scene.add(b.line(polygon([floorAt(u, v), floorAt(u + 1 / 13, v)], false), '#aca8c0', 3, { opacity: 0.6 }));
  });
}

/** The window in the left wall, and its curtain blown into the room. */
function window(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.glow(90, 330, 320, '#fffdf0', 0.95, 380);
  scene.add(b.form(polygon([[-20, 10], [132, 130], [132, 560], [-20, 690]]), '#fffbf0', { pale: '#ffffff', shade: '#f0ecd8', dabs: 0.6, edge: 0 }));
  scene.add(b.line('M60 74V624M-20 250L132 300M-20 470L132 440', '#dcd8e0', 11) + b.line('M-20 0L140 124V568L-20 700', '#f8f4ee', 15));
  scene.add(
    b.form('M100 100C150 120 160 150 170 190C190 300 280 420 262 560C258 600 240 612 222 590C196 560 190 520 160 560C140 590 124 600 112 580C126 420 104 260 100 100Z', '#f6f2ee', {
      pale: '#ffffff',
      shade: '#b8b4d0',
      grain: 1.3,
      long: 2,
      dabs: 1.4,
      opacity: 0.94,
    }),
  );
  scene.add(b.line('M118 116C150 260 150 420 136 570M140 136C186 280 214 420 206 556M158 168C210 300 254 420 240 590', '#c4c0d8', 7, { opacity: 0.6 }) + b.line('M90 92L176 158', '#d8d4dc', 9));
}

/** Pictures painted over, frame and all, and a door that opens a finger's breadth. */
function farWall(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const frames: Box[] = [[258, 262, 74, 96], [356, 244, 60, 60], [360, 330, 56, 70]];
  frames.forEach(([x, y, w, h]) => {
    scene.add(`<path d="${rectangle(x + 7, y + 8, w, h)}" fill="#9498b8" opacity=".5" ${scene.blur(3)}/>`);
    scene.add(b.form(rectangle(x, y, w, h), '#f6f2ea', { pale: '#fffef8', shade: '#b8b4c8' }) + b.form(rectangle(x + 11, y + 11, w - 22, h - 22), '#e0dce0', { pale: '#f4f0ee', shade: '#b4b0c8' }));
  });
  scene.add(b.form(rectangle(466, 282, 116, 316), '#f8f4ec', { pale: '#ffffff', grain: 1.5 }) + b.flat(rectangle(478, 294, 92, 304), '#8c90b4'));
  scene.add(
    b.form(polygon([[492, 294], [572, 294], [572, 598], [492, 612]]), '#ece6e2', { pale: '#fffaf4', shade: '#b4b0c8', grain: 1.5 }) +
      b.line('M506 320H560V430H506ZM506 456H560V576H506Z', '#c0bccc', 4) +
      b.dot(504, 452, 6, '#fffef8'),
  );
}

/** A chair, painted white like all the rest. */
function chair(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#7478a4' });
  scene.add(`<path d="M560 800L760 846L800 860V800L690 774Z" fill="#8c8cb4" opacity=".5" ${scene.blur(5)}/>`);
  const bar = (path: string, w: number) => b.line(path, '#a8a4c0', w) + b.line(path, '#f8f4ee', w * 0.62);
  scene.add(bar('M546 660L540 800', 14) + bar('M648 650L658 782', 14) + bar('M578 690L574 850', 15) + bar('M694 676L704 834', 15));
  scene.add(b.form('M532 652L650 640L706 672L572 690Z', '#f4f0ea', { pale: '#ffffff', shade: '#b0acc8', grain: 0.1 }));
  scene.add(
    bar('M650 646L660 440', 14) + bar('M702 676L714 452', 15) + bar('M656 452C674 438 700 444 716 460', 16) + bar('M656 520L712 532', 10) + bar('M654 580L708 596', 10) + bar('M546 740L700 780', 8),
  );
}

/** The painter's ladder, bucket and brush, all dipped in white. */
function bucket(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#7478a4' });
  scene.add(`<path d="M140 946L300 976L330 1000H180Z" fill="#8c8cb4" opacity=".5" ${scene.blur(5)}/>`);
  scene.add(
    b.form('M36 820L52 946C64 964 158 964 170 946L184 820Z', '#e4e0e0', { pale: '#ffffff', shade: '#9c9cbc', grain: 1.5 }) +
      b.form(oval(110, 820, 75, 20), '#c8c4d4', { pale: '#ffffff' }) +
      b.form(oval(110, 823, 62, 14), '#fdfbf4', { pale: '#ffffff', dabs: 0.5 }),
  );
  scene.add(b.line('M40 830C10 900 200 900 182 830', '#b4b4cc', 5) + b.form('M60 830C60 880 84 900 88 856C96 884 112 880 112 836Z', '#fdfbf4', { pale: '#ffffff', dabs: 0.3 }));
  scene.add(
    b.form('M120 812L196 740L212 758L140 828Z', '#f0ece8', { pale: '#ffffff', grain: 0.7 }) +
      b.form('M186 736C200 716 220 700 236 688C246 690 250 698 248 708C236 724 222 742 212 758Z', '#e4dfe0', { pale: '#ffffff' }),
  );
}

/** The red ball, its shadow, and the red it throws on the white around it. */
function ball(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#4a0c2c' });
  const [x, y] = [392, 792];
  scene.glow(x + 10, y + 50, 170, '#ff7c70', 0.5, 60);
  scene.add(
    `<path d="M${x - 30} ${y + 60}C${x + 40} ${y + 40} ${x + 170} ${y + 66} ${x + 300} ${y + 116}C${x + 260} ${y + 140} ${x + 80} ${y + 116} ${x - 10} ${y + 72}Z" fill="#7c5c8c" opacity=".55" ${
      scene.blur(5)
    }/>`,
  );
  scene.shadow(x + 8, y + 66, 62, 12, '#5c1c3c', 0.7);
  scene.add(b.ball(x, y, 70, 70, RED, { pale: '#ff7c64', shade: '#8c0c2c', dabs: 1.2 }));
  scene.add(b.blot(x - 26, y - 32, 17, 12, '#ffd8c8', 0.85) + `<path d="${oval(x + 14, y + 50, 38, 10)}" fill="#ff9c8c" opacity=".45" ${scene.blur(3)}/>`);
}

function curls(scene: Scene): void {
  const drops: Point[] = times(11, (): Point => [between(scene.r, 170, 330), between(scene.r, 900, 985)]);
  drops.forEach(([x, y]) => scene.add(at(x, y, 1, `<path d="${smooth([[-9, 0], [0, -4], [10, 0], [0, 5]], true)}" fill="#ffffff" opacity=".9"/>`)));
}

export default picture({
  id: 'st132',
  motifs: ['abstract', 'outsider', 'red', 'silence'],
  words: {
    en: {
      title: 'Red dot in a white room',
      name: 'A red ball alone in a room where all is white',
      shows: 'One red ball lies on the floor of a room in which everything is white: boards, walls, chair, picture frames, curtain, even a bucket and a brush.',
      closer:
        'Sunlight comes through a window at the left and lays pale panes on the floor; the curtain is blown into the room. The pictures on the wall have been painted over, frame and all. The bucket in front is full of white paint, and drops of it lead towards the ball, which throws a soft red light on the boards and a long lilac shadow. At the back a white door stands a finger’s breadth open. It is very quiet.',
    },
    fr: {
      title: 'Un point rouge dans une pièce blanche',
      name: 'Balle rouge seule dans une pièce toute blanche',
      shows: 'Une balle rouge est posée sur le sol d’une pièce où tout est blanc : planches, murs, chaise, cadres, rideau, et même un seau et un pinceau.',
      closer:
        'Le soleil entre par une fenêtre à gauche et pose de pâles carreaux sur le sol ; le rideau se gonfle vers l’intérieur. Les tableaux au mur ont été repeints, cadre compris. Le seau, au premier plan, est plein de peinture blanche, et des gouttes mènent vers la balle, qui jette sur les planches un doux reflet rouge et une longue ombre lilas. Au fond, une porte blanche est entrouverte d’un doigt. Tout est très silencieux.',
    },
  },
  paint: { under: [222, 216, 214], flow: 0.1, vignette: 0.1 },
  draw(scene) {
    walls(scene);
    floor(scene);
    farWall(scene);
    panesOfLight(scene, [[250, 660], [420, 656], [660, 900], [330, 930]], '#fffcec', 0.75, [2, 3]);
    window(scene);
    chair(scene);
    ball(scene);
    bucket(scene);
    curls(scene);
    motes(scene, [150, 120, 560, 700], 60, '#ffffff');
  },
});
