import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { childPose, figure, type Pose, POSES } from '../../src/shapes/figures.ts';
import { bareTree, type Brush, brush, leaf, rectangle, windowAt } from '../../src/shapes/index.ts';

const NIGHT = '#3c3854';
const LOOK = { light: -1, night: NIGHT } as const;
const COAT = '#d89c34';

/** The same drawing twice, the second mirrored at the middle of the picture. */
function twice(scene: Scene, x: number, y: number, svg: string): void {
  scene.add(at(x, y, 1, svg) + at(800 - x, y, 1, svg, { flip: true }));
}

function fog(scene: Scene): void {
  scene.sky([[0, '#8c8aa4'], [0.35, '#b4b0c0'], [0.62, '#dcd6d6']]);
  scene.wisps(26, 0, 520, ['#a4a0b8', '#c8c4cc', '#7c7a98', '#e4dedc'], 0.5);
  scene.glow(400, 470, 330, '#f4ece0', 0.8);
}

/** A house as even as its children: every window has its double, but only one is lit. */
function house(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(
    b.form('M230 640V330H570V640Z', '#9c98ac', { grain: 1.5, dabs: 1.2 }) + b.form('M206 336L300 236H500L594 336Z', '#74708c', { grain: 0.1, dabs: 1.2 }) +
      b.form('M346 332L400 262L454 332Z', '#a8a4b4', { dabs: 0.8 }),
  );
  twice(scene, 290, 240, b.form('M-18 0V-64H18V0Z', '#848098', { dabs: 0.6 }));
  [[258, 366], [322, 366], [258, 490], [322, 490]].forEach(([x, y]) =>
    [x!, 800 - x! - 42].forEach((left) => scene.add(windowAt(b, left, y!, 42, 76, { lit: left === 436 && y === 366, frame: '#5c5874', glow: 1.2 })))
  );
  scene.add(b.form('M372 640V530A28 28 0 0 1 428 530V640Z', '#5c5470', { dabs: 0.6 }) + b.form('M352 640H448V656H352Z', '#c4c0c8', { dabs: 0.4 }));
  scene.mist(430, 300, '#d8d2d4', 0.75, 2);
}

function avenue(scene: Scene): void {
  const sizes: [number, number, number, string][] = [[250, 660, 300, '#908ca4'], [170, 690, 440, '#78748e'], [50, 740, 680, '#5c5874']];
  sizes.forEach(([x, y, size, trunk]) => {
    twice(scene, x, y, bareTree(scene, size, { trunk, depth: 6, thick: 4.5 }));
    scene.mist(y - 120, 170, '#d4ced2', 0.4, size);
  });
}

function path(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<rect y="654" width="800" height="360" fill="${scene.linear([[0, '#c4bec4'], [1, '#6c6880']])}"/>`);
  scene.dabs('M0 654L800 654L800 1000L0 1000Z', 200, ['#aca8b4', '#8c889c', '#d4d0d0', '#747088'], { length: 70, width: 6 });
  scene.add(b.form('M330 654H470L760 1010H40Z', '#d0c8c4', { grain: 0, dabs: 1.4, long: 1.4, pale: '#efe8e0', shade: '#8c8498' }));
  times(150, () => {
    const y = 670 + scene.r() ** 0.8 * 330;
    const half = 60 + (y - 654) * 0.9;
    scene.add(b.dot(400 + between(scene.r, -half, half), y, round1(1.5 + (y - 654) * 0.012), pick(scene.r, ['#9c949c', '#efe8e0', '#847c90']), 0.7));
  });
}

function pillars(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const stones = times(6, (i) => b.form(rectangle(-44 + (i % 2) * 3, -76 - i * 74, 88 - (i % 2) * 6, 71), ['#8c889c', '#96929f', '#827e94'][i % 3]!, { dabs: 1, edge: 1.1 })).join('');
  const pillar = scene.shadowShape(0, 2, 90, 16, NIGHT, 0.5) + stones + b.form(rectangle(-58, -474, 116, 26), '#a8a4ac', { dabs: 0.7 }) + b.ball(0, -512, 40, 38, '#9c98a8', { dabs: 1.1 });
  const rails = times(5, (i) => b.line(`M${-70 - i * 30} 0V-330`, '#4a4660', 7) + b.form(`M${-78 - i * 30} -326L${-70 - i * 30} -356L${-62 - i * 30} -326Z`, '#4a4660', { dabs: 0 })).join('') +
    b.line('M-44 -40H-200M-44 -290H-200', '#4a4660', 7);
  const crow = b.form('M-26 -548C-14 -580 6 -590 16 -602C22 -616 42 -612 42 -600L56 -594L42 -590C38 -566 20 -548 0 -546L-30 -530Z', '#33304a', { dabs: 0.8, grain: 0.6 }) +
    b.dot(33, -602, 2.5, '#d8d4dc');
  twice(scene, 112, 830, rails + pillar + crow);
}

function buttons(b: Brush, missing: boolean): string {
  const spots = [-58, -48.5, -39, -29.5].flatMap((y) => [[-4, y], [4, y]] as const);
  return spots.map(([x, y], i) => (missing && i === 3 ? b.line(`M${x - 0.6} ${y}l1.4 1.6M${x} ${y}l0.4 2.4`, '#f4e4c0', 0.4) : b.ball(x, y, 1.5, 1.5, '#6a3c30', { dabs: 0, pale: '#d09070' }))).join(
    '',
  );
}

/** One twin; mirrored, she is the other. */
function twin(scene: Scene, missing: boolean): string {
  const b = brush(scene, 560, LOOK);
  const base = childPose(POSES.stand);
  const pose: Pose = { ...base, nearArm: [[15, -54], [22.5, -41]], farArm: [[-14, -54], [-15, -42]], nearLeg: [[5, -20], [4.5, -4]], farLeg: [[-5, -20], [-4.5, -4]] };
  const collar = b.form('M-8.5 -69C-12 -65 -10 -60 -5 -60C-2 -60 -0.6 -63 0 -66C0.6 -63 2 -60 5 -60C10 -60 12 -65 8.5 -69Q0 -64 -8.5 -69Z', '#f4ece0', { dabs: 0.5, shade: '#a8a0b8' });
  const pockets = [-1, 1].map((side) => b.form(`M${side * 5} -33.500H${side * 13}L${side * 13.5} -30H${side * 5}Z`, mix(COAT, NIGHT, 0.14), { dabs: 0.3 })).join('');
  return figure(scene, 560, pose, {
    ...LOOK,
    view: 'front',
    wear: 'jumper',
    cloth: COAT,
    skirt: COAT,
    hem: 21,
    flare: 6,
    legs: '#4a4460',
    shoes: '#3a2c38',
    shoeKind: 'boot',
    headSize: 13.5,
    build: 1,
    head: { skin: '#f0cba8', hair: 'bob', hairColour: '#33283a', mouth: 'still', hat: { kind: 'bobble', colour: '#a83c44', band: '#c85c5c' } },
    held: b.form('M-9.5 -46C-11 -38 -13 -30 -15 -16L15 -16C13 -30 11 -38 9.5 -46Q0 -43 -9.5 -46Z', COAT, { grain: 1.5, dabs: 0.8, edge: 0, opacity: 0.9 }) +
      b.line('M0 -62V-17', mix(COAT, NIGHT, 0.5), 0.8) +
      collar +
      pockets +
      buttons(b, missing),
  });
}

function twins(scene: Scene): void {
  const shadow = `<path d="M186 922C170 950 150 985 130 1010H330C318 980 306 950 300 922Z" fill="${NIGHT}" opacity=".55" ${scene.blur(9)}/>`;
  scene.add(shadow + scene.shadowShape(262, 924, 110, 16, NIGHT, 0.6));
  scene.add(at(262, 924, 1, twin(scene, false)) + at(538, 924, 1, twin(scene, true), { flip: true }));
}

export default picture({
  id: 'st070',
  motifs: ['people', 'double', 'order', 'eerie'],
  words: {
    en: {
      title: 'Twins in identical coats',
      name: 'Twin girls in mustard coats, hand in hand',
      shows: 'Two girls who look exactly alike stand hand in hand on a gravel path and look straight at us. Both wear mustard coats, white collars and red bobble hats.',
      closer:
        'A grey-violet morning of fog. Everything comes in pairs: two stone pillars, two crows on them, two rows of bare trees, the windows of the house behind. Their faces are calm and still. Small things differ: the girl on the right has lost one button, and only the girl on the left casts a shadow; in the house one single window is lit.',
    },
    fr: {
      title: 'Les jumelles aux manteaux identiques',
      name: 'Jumelles en manteau moutarde, main dans la main',
      shows:
        'Deux fillettes en tout point pareilles se tiennent par la main sur une allée de gravier et nous regardent bien en face. Manteau moutarde, col blanc et bonnet rouge à pompon pour chacune.',
      closer:
        'Un matin de brouillard, gris-violet. Tout va par deux : les piliers de pierre, les corneilles posées dessus, les rangées d’arbres nus, les fenêtres de la maison au fond. Leurs visages sont calmes et immobiles. De petites choses diffèrent : la fillette de droite a perdu un bouton, et seule celle de gauche a une ombre ; dans la maison, une unique fenêtre est éclairée.',
    },
  },
  paint: { under: [160, 150, 160], flow: 0 },
  draw(scene) {
    fog(scene);
    house(scene);
    avenue(scene);
    path(scene);
    pillars(scene);
    scene.mist(640, 180, '#d8d2d4', 0.45, 9);
    twins(scene);
    times(46, () => {
      const y = between(scene.r, 700, 1000);
      scene.add(
        at(between(scene.r, 0, 800), y, 1,
          `<g transform="scale(1 .6)">${leaf(scene, 8 + (y - 700) * 0.06, { colour: mix(pick(scene.r, ['#b86c3c', '#8c5c48', '#d89c54']), NIGHT, scene.r() * 0.4) })}</g>`),
      );
    });
    times(5, () => scene.add(at(between(scene.r, 100, 700), between(scene.r, 300, 620), 1, leaf(scene, 14, { colour: lighten('#b86c3c', 0.05) }))));
  },
});
