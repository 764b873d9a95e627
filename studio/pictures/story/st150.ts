import { between, pick, times } from '../../src/core/chance.ts';
import { at, type Point, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { rope } from '../../src/shapes/ropes.ts';
import { motes, panesOfLight, planks, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#3a2030';
const LOOK = { light: 1, night: NIGHT } as const;
const RED = '#d0303c';
const BODY = 'M-204 -6L-152 -240L-118 -270H118L152 -240L204 -6L190 16H-190Z';

function wall(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  washed(scene, [-10, 850], '#b8862c', '#e8b84c', { strokes: 360 });
  panesOfLight(scene, [[330, 40], [800, -60], [800, 640], [330, 720]], '#fff0a0', 0.5, [2, 3]);
  times(26, () => scene.add(b.blot(between(scene.r, 0, 800), between(scene.r, 80, 820), between(scene.r, 14, 50), between(scene.r, 6, 20), pick(scene.r, ['#a8741f', '#f4cc6c', '#c8963c']), 0.25)));
  scene.add(b.line('M96 240C120 300 104 360 140 420C150 450 138 480 150 510M120 330C90 350 80 380 60 392', '#8a5a1c', 4, { opacity: 0.5 }));
}

/** The shadow of thread and weight on the wall. */
function shadowOnWall(scene: Scene): void {
  scene.add(
    `<g fill="#6a3c14" opacity=".5" ${scene.blur(9)}>${
      at(216, 770, 1.02, `<path d="${BODY}"/><path d="${oval(0, -310, 66, 60)}${oval(0, -310, 36, 32)}" fill-rule="evenodd"/>`)
    }<path d="M204 96H226V236H220V350H228V420H204V350H212V236H204Z"/></g>`,
  );
}

function beam(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<path d="M-10 110H810" stroke="#6a3c14" stroke-width="46" opacity=".4" ${scene.blur(9)}/>`);
  scene.add(
    b.form(rectangle(-10, -10, 820, 102), '#8a5430', { grain: 0.02, long: 3, dabs: 2, pale: '#d8985c', edge: 1.3 }) +
      b.line('M60 30Q200 44 330 26T640 40M480 70Q600 60 780 74M20 66Q120 74 220 62', '#5a3020', 4, { opacity: 0.5 }),
  );
  scene.add(b.line('M400 60V104C400 142 436 142 436 112', '#3a2c34', 15) + b.line('M404 62V102', '#c8a890', 4) + b.ball(400, 62, 21, 12, '#54424a', { pale: '#c8b0a0', dabs: 0.4 }));
}

/** A red cord that has burst strand by strand; one thread is left. */
function thread(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const cord = (points: Point[], width: number) => scene.add(rope(scene, points, width, { ...LOOK, colour: RED }));
  cord([[418, 128], [417, 160], [416, 192]], 30);
  cord([[414, 304], [413, 340], [412, 384]], 30);
  scene.add(
    b.ball(420, 134, 26, 20, RED, { pale: '#ff8a7c' }) +
      b.ball(412, 390, 25, 21, RED, { pale: '#ff8a7c' }) +
      b.line('M432 146q24 12 30 40M430 400q26 2 44 24', RED, 9) +
      b.line('M398 126Q420 140 440 128M392 382Q412 394 432 384', '#8a1830', 4),
  );
  const curls = ['M406 234C396 262 372 262 368 286C366 304 384 308 386 294', 'M424 236C436 262 460 258 468 280C472 298 454 304 450 290', 'M412 236C404 270 386 290 392 316',
    'M428 232C450 248 474 236 486 250', 'M404 352C392 330 370 336 358 318C350 304 364 296 370 306', 'M424 352C438 334 462 340 470 322C474 308 460 304 456 314', 'M400 356C380 350 366 362 350 352',
    'M420 352C430 336 432 326 444 318'];
  curls.forEach((curl, i) => scene.add(at(0, -46, 1, b.line(curl, i % 2 ? RED : '#a82038', 7) + at(1.5, -1.5, 1, b.line(curl, '#ff9a84', 2, { opacity: 0.8 })))));
  scene.add(b.line('M416 186C415 226 415 274 414 310', '#a82038', 6.5) + b.line('M417 186C416 226 416 274 415 310', '#ff8a7c', 2.6));
  scene.glow(416, 248, 120, '#fff6c0', 0.55);
}

function weight(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const iron = '#4a4654';
  const ring = oval(0, -322, 54, 54);
  const star = Array.from({ length: 10 }, (_, i) => `${round1(Math.sin(i * 0.628) * (i % 2 ? 22 : 50))} ${round1(-126 - Math.cos(i * 0.628) * (i % 2 ? 22 : 50))}`).join('L');
  const drawn = [
    b.line(ring, '#24202c', 34) + b.line(ring, iron, 28) + b.line('M20 -372A54 54 0 0 1 54 -318', '#e0d0c8', 8, { opacity: 0.9 }) +
    b.line('M-46 -346A54 54 0 0 0 -40 -288', '#1c1824', 9, { opacity: 0.5 }),
    b.form('M-58 -262C-60 -290 -44 -300 0 -300C44 -300 60 -290 58 -262Z', '#565262', { pale: '#d8c4b8' }),
    b.form(BODY, iron, { pale: '#b8a8a4', shade: '#16121e', grain: 1.45, dabs: 1.6, edge: 2 }),
    b.form('M-152 -240L-118 -270H118L152 -240L128 -226H-128Z', '#6c6670', { pale: '#f0dcc8', grain: 0 }) +
    b.form('M152 -240L204 -6L190 16L170 -10L128 -226Z', '#787078', { pale: '#ffe9cc', grain: 1.4 }) +
    b.form('M-204 -6L-190 16H190L170 -10H-172Z', '#2c2834', { grain: 0 }),
    b.flat(`M${star}Z`, '#2c2836', 0.8) + at(-3, 4, 1, b.line(`M${star}Z`, '#b8a09c', 3.5, { opacity: 0.6 })),
    b.line('M128 -224L170 -12', '#fff0dc', 6, { opacity: 0.7 }) + b.line('M-148 -226L-196 -16', '#a8742c', 8, { opacity: 0.5 }),
    b.inside(BODY,
      ...times(22, () => b.blot(between(scene.r, -160, 160), between(scene.r, -240, 0), between(scene.r, 4, 13), between(scene.r, 3, 8), pick(scene.r, ['#8a5434', '#2a2632', '#6a626c']), 0.45))),
  ];
  scene.add(at(412, 766, 1, drawn.join(''), { turn: -1.5 }));
}

/** An egg in its cup; a beak has just broken through the shell. */
function egg(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(340, 970, 150, 20, NIGHT, 0.6);
  scene.add(
    b.form('M372 972C376 950 396 950 398 930H426C428 950 448 950 452 972Q412 984 372 972Z', '#5f94a8', { pale: '#d0ecec', dabs: 0.8 }) +
      b.form('M352 884C352 926 380 942 412 942C444 942 472 926 472 884Z', '#6fa4b4', { pale: '#dcf4f0', grain: 0.1, edge: 1.4 }),
  );
  scene.add(
    b.form('M362 892C358 850 380 812 412 812C444 812 466 850 462 892Q412 908 362 892Z', '#f4e4cc', { pale: '#fffaf0', shade: '#b08c7c', dabs: 1.1, edge: 1.4 }) +
      b.line('M352 888Q412 906 472 888', '#dcf4f0', 5),
  );
  scene.add(
    b.flat('M396 842L408 834L416 842L428 836L434 850L424 862L430 872L412 866L400 872L402 858Z', '#54302c') +
      b.form('M404 850L432 856L406 866Z', '#f09a2c', { pale: '#ffd070', dabs: 0 }) +
      b.line('M434 850l14 -4l8 6M400 872l-12 8l-4 8M396 842l-10 -8', '#8a6454', 3),
  );
}

export default picture({
  id: 'st150',
  motifs: ['abstract', 'danger', 'balance', 'small'],
  words: {
    en: {
      title: 'One thread under tension',
      name: 'Iron weight on a fraying red cord above an egg',
      shows: 'A heavy iron weight hangs from a hook by a red cord that has frayed to one thin thread. Right below it stands an egg in a cup.',
      closer:
        'A mustard-yellow wall in strong light from the right; the shape of a window lies on it, and the weight throws a large soft shadow to the left. The broken strands of the cord curl out on both sides, and in the middle only one thread is whole. The dark weight, a star stamped into it, hangs barely a hand above the pale blue egg cup. The shell of the egg has a hole, and a tiny orange beak looks out.',
    },
    fr: {
      title: 'Un seul fil tendu',
      name: 'Poids de fer sur un cordon effiloché, au-dessus d’un œuf',
      shows: 'Un lourd poids de fer pend à un crochet par un cordon rouge, si effiloché qu’il n’en reste qu’un fil. Juste au-dessous, un œuf dans son coquetier.',
      closer:
        'Un mur jaune moutarde dans une vive lumière venue de droite ; la forme d’une fenêtre s’y dessine, et le poids jette à gauche une grande ombre douce. Les brins rompus du cordon s’enroulent de chaque côté ; au milieu, un seul fil tient encore. Le poids sombre, marqué d’une étoile, pend à une main à peine du coquetier bleu pâle. La coquille de l’œuf est percée, et un tout petit bec orange en sort.',
    },
  },
  paint: { under: [190, 140, 60], flow: 1.4 },
  draw(scene) {
    wall(scene);
    shadowOnWall(scene);
    beam(scene);
    planks(scene, 846, '#7a4a38', { night: NIGHT, rows: 3, rim: '#ffd890' });
    scene.shadow(330, 930, 260, 40, NIGHT, 0.55);
    egg(scene);
    weight(scene);
    thread(scene);
    motes(scene, [300, 100, 790, 780], 44);
  },
});
