import { between, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { at, type Point, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { childPose, figure, POSES } from '../../src/shapes/figures.ts';
import { type Brush, brush, flower, oval, rectangle } from '../../src/shapes/index.ts';
import { hand } from '../../src/shapes/limbs.ts';
import { washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#3a3458';
const LOOK = { light: -1, night: NIGHT } as const;
const COVER = '#d8d0bc';
const FOOT = 862;

/** The wall as it was: a whale that blows flowers over a coral sky. */
function mural(scene: Scene, b: Brush): void {
  washed(scene, [-10, 500], '#f4a468', '#f07c68', { strokes: 200, grain: 0.3 });
  washed(scene, [496, 880], '#2c8c98', '#1f5c84', { strokes: 200, grain: 0.05 });
  scene.add(b.ball(690, 110, 92, 92, '#ffd860', { dabs: 1.6, pale: '#fff4b0' }));
  times(14, (i) => scene.add(b.put(690, 110, 1, b.form('M-9 -108L0 -150L9 -108Z', '#ffd860', { dabs: 0.2 }), { turn: i * 25.7 })));
  const body = 'M-20 440C40 330 200 236 430 240C640 244 770 340 772 460C772 560 700 640 560 668C380 700 160 660 90 560C60 540 10 520 -20 530Z';
  scene.add(b.form(body, '#2f6fa8', { dabs: 2.4, grain: 0.2, pale: '#6ac0d0', shade: '#1f3a78', edge: 1.6 }));
  const belly = 'M764 500C700 560 560 590 420 580C340 576 300 560 270 540C300 640 440 690 560 668C690 644 764 570 764 500Z';
  scene.add(
    b.form(belly, '#f4ecd4', { dabs: 1.4, grain: 0.3 }) + b.inside(belly, b.line(times(6, (i) =>
      `M${300 + i * 30} ${560 + i * 4}C${440 + i * 30} ${640 - i * 6} ${600 + i * 20} ${640 - i * 20} 770 ${540 - i * 8}`).join(''), '#c8a888', 6)),
  );
  scene.add(b.form('M470 560C440 640 460 720 520 752C560 700 560 620 540 566Z', '#255c98', { grain: 1.2, pale: '#6ac0d0' }));
  scene.add(
    b.ball(636, 424, 30, 30, '#fffbe8', { dabs: 0 }) + b.dot(622, 434, 17, '#26203c') + b.dot(616, 427, 6, '#fffbe8') + b.line('M766 496C720 540 660 540 620 510', '#1f3a78', 8) +
      b.dot(590, 486, 26, '#f08878', 0.5),
  );
  scene.add([[330, 300], [420, 284], [520, 300], [360, 380], [460, 350], [250, 360]].map(([x, y], i) => b.ball(x!, y!, 12 + (i % 3) * 4, 10 + (i % 3) * 3, '#8ad4d0', { dabs: 0 })).join(''));
}

function spout(scene: Scene, b: Brush): void {
  scene.add(b.line('M480 244C476 180 430 150 390 150M484 244C490 170 540 130 580 140M482 244C482 180 484 130 480 90', '#8ad4d0', 12));
  const blooms: [number, number, string][] = [[382, 170, '#e8407c'], [484, 96, '#ffe060'], [590, 160, '#a83c98'], [430, 130, '#fff0d8'], [540, 120, '#e8503c']];
  blooms.forEach(([x, y, petals]) => scene.add(at(x, y + 22, 1, flower(scene, 88, { ...LOOK, petals }))));
  times(9, (i) => scene.add(b.line(`M${-10 + i * 96} ${740 + (i % 2) * 26}q24 -34 48 0q24 34 48 0`, '#7ad0d0', 10, { opacity: 0.8 })));
}

function bricks(scene: Scene, b: Brush): void {
  times(23, (row) => {
    const y = row * 38;
    const joints = times(10, (i) => `M${i * 92 - (row % 2) * 46} ${y}v38`).join('');
    scene.add(b.line(`M-10 ${y}H810${joints}`, '#3a2c48', 2.6, { opacity: 0.24 }) + b.line(`M-10 ${y + 3}H810`, '#fff0d0', 1.6, { opacity: 0.2 }));
  });
}

/** Roller strokes that have hidden the tail already; the newest is the highest at the right. */
function overpainted(scene: Scene, b: Brush): void {
  const tops = [150, 96, 176, 120, 214, 168, 250, 166, 340];
  tops.forEach((top, i) => {
    const x = -24 + i * 56;
    const edge = times(6, (k): Point => [x + 2 + k * 12.8, top + between(scene.r, -7, 7) + Math.abs(k - 2.5) * 2]);
    const path = smooth(edge) + `L${x + 68} 880L${x} 880Z`;
    const tone = vary(scene.r, COVER, 0.018, 0.004);
    scene.add(b.form(path, tone, { grain: 1.57, long: 2.6, dabs: 1.6, edge: 0.5, pale: '#f4eee0', shade: '#b8b0a8' }));
  });
  scene.add(b.line('M84 180V250M300 290V330M420 350V420M196 220V258M484 420V452', lighten(COVER, 0.03), 6));
  const ghost = 'M20 470C60 400 130 350 220 320';
  scene.add(b.line(ghost, '#7a98b0', 16, { opacity: 0.22 }));
}

/** The one small thing he has left out. */
function paintedBird(b: Brush): string {
  return (b.form('M0 0C10 -18 34 -20 46 -8L62 -12L50 2C44 20 18 24 4 14L-22 22Z', '#e8503c', { dabs: 0.6, pale: '#ffb070' }) +
    b.form('M12 2C20 -8 34 -4 36 4C28 12 18 12 12 2Z', '#a83c98', { dabs: 0.3 }) +
    b.dot(46, -2, 3, '#26203c') +
    b.line('M18 20V32M28 18V30', '#26203c', 3));
}

function ladder(b: Brush): string {
  const wood = '#c89458';
  const rungs = times(11, (i) => {
    const y = 928 - i * 60;
    const half = 92 - i * 1.6;
    return b.form(rectangle(318 - half, y, half * 2, 15), lighten(wood, -0.04), { dabs: 0.6, pale: '#ffe8b0' });
  });
  return rungs.join('') + b.form('M218 968L232 300H252L240 968ZM396 968L388 300H408L420 968Z', wood, { grain: 1.5, pale: '#ffe8b0', edge: 1.2 });
}

function painter(scene: Scene): void {
  const [x, size] = [322, 560];
  const own = brush(scene, size, LOOK);
  const skin = '#b87c58';
  const pose = {
    ...POSES.stand,
    head: [2, -91] as Point,
    nearArm: [[18, -88], [24, -104]] as [Point, Point],
    farArm: [[-19, -72], [-13, -86]] as [Point, Point],
    nearLeg: [[7, -27], [6, -4]] as [Point, Point],
    farLeg: [[-9, -33], [-6, -15]] as [Point, Point],
  };
  const overalls = figure(scene, size, pose, {
    ...LOOK,
    view: 'back',
    wear: 'shirt',
    cloth: '#7a94a8',
    legs: '#eee8d8',
    shoes: '#7a5844',
    build: 1.08,
    headSize: 9.6,
    head: { hair: 'short', hairColour: '#9a9490', skin, hat: { kind: 'cap', colour: '#eee8d8' }, eyes: 'none' },
  });
  const bib = own.form('M-10.300 -43L-8.800 -62H8.800L10.300 -43Q0 -41 -10.300 -43Z', '#e4dcc8', { grain: 1.4 }) +
    own.line('M-7.500 -62L-6 -79M7.500 -62L6 -79M-6.500 -66L6.500 -76M6.500 -66L-6.500 -76', '#e4dcc8', 2.4) +
    [[-5, -46, '#e8503c'], [4, -34, '#2c8c98'], [8, -44, '#ffd860'], [-8, -22, '#a83c98']].map(([px, py, c]) => own.dot(px as number, py as number, 1.1, c as string)).join('');
  const roller = own.line('M24.500 -100L27 -118L27 -124H21', '#6a6870', 1.4) +
    own.line('M24 -98L25.500 -108', '#c8503c', 2.6) +
    own.form('M8 -128C8 -130 10 -131 12 -131H24C26 -131 27 -129 27 -126C27 -123 26 -122 24 -122H12C10 -122 8 -123 8 -126Z', '#f4eee0', { grain: 1.5, dabs: 1, shade: '#b8b0a8' });
  scene.add(`<g opacity=".26" transform="translate(52 26)" ${scene.blur(5)}><path d="M250 860L262 560L250 430L300 350L340 350L400 430L430 320L450 320L440 400L400 500L390 860Z" fill="${NIGHT}"/></g>`);
  scene.add(ladder(brush(scene, 100, LOOK)));
  scene.add(at(x, FOOT, 1, overalls + own.done(bib, roller, own.put(24.5, -104, 0.23, hand(own, 'fist', skin), { turn: 8 }))));
}

function pavement(scene: Scene, b: Brush): void {
  scene.add(
    b.form('M-10 872H810V1010H-10Z', '#b8a8a0', { dabs: 2, grain: 0.02, pale: '#f0e0c8', shade: '#7c7084' }) +
      b.line('M-10 876H810', '#6a5c6c', 6, { opacity: 0.6 }) +
      b.line('M120 880L60 1010M560 880L600 1010', '#7c7084', 4, { opacity: 0.6 }),
  );
  scene.add(b.form('M130 940C220 920 420 924 500 944C540 960 520 984 470 990C360 1002 180 1000 120 984C90 970 100 950 130 940Z', '#e8e0cc', { grain: 0.2, dabs: 1.6, shade: '#a8a0a0' }));
  const splash: [number, number, string][] = [[180, 966, '#e8503c'], [450, 972, '#2c8c98'], [490, 956, '#ffd860'], [360, 984, COVER]];
  splash.forEach(([x, y, c]) => scene.add(b.blot(x, y, 16, 6, c, 0.9)));
}

function tin(scene: Scene, b: Brush, x: number, y: number, paint: string): void {
  scene.add(
    scene.shadowShape(x + 16, y, 62, 12, NIGHT, 0.5) +
      b.form(`M${x - 42} ${y - 78}V${y - 6}Q${x} ${y + 12} ${x + 42} ${y - 6}V${y - 78}Z`, '#a8a8b0', { grain: 1.5, pale: '#f4f0e8', edge: 1.2 }) +
      b.form(oval(x, y - 78, 43, 13), mix(paint, NIGHT, 0.1), { dabs: 0.5 }) +
      b.line(oval(x, y - 78, 43, 13), '#d8d8d8', 4),
  );
  scene.add(b.form(`M${x - 30} ${y - 70}C${x - 30} ${y - 40} ${x - 18} ${y - 30} ${x - 16} ${y - 50}C${x - 10} ${y - 60} ${x - 4} ${y - 44} ${x} ${y - 68}Z`, paint, { dabs: 0.2 }));
}

export default picture({
  id: 'st098',
  motifs: ['people', 'change', 'colour', 'loss'],
  words: {
    en: {
      title: 'Man painting over a mural',
      name: 'A man covering a painted whale with plain paint',
      shows: 'A man in white overalls stands on a ladder before a brick wall and rolls cream paint over a big bright mural. Half of a blue whale is already gone. A girl watches from the pavement.',
      closer:
        'Sunny midday. What is left of the mural shows the whale’s head with a friendly eye turned to the painter, flowers growing out of its spout, an orange sky and a yellow sun. Tins and a cloth with splashes lie under the ladder. The girl in yellow has raised one hand to her face. On the painted-over half one small red bird has been left out.',
    },
    fr: {
      title: 'L’homme qui recouvre une fresque',
      name: 'Un homme qui recouvre de peinture une baleine',
      shows:
        'Un homme en salopette blanche, sur une échelle devant un mur de briques, passe au rouleau une peinture crème sur une grande fresque vive. La moitié d’une baleine bleue a déjà disparu. Une fillette regarde depuis le trottoir.',
      closer:
        'Plein soleil de midi. Il reste de la fresque la tête de la baleine, l’œil amical tourné vers le peintre, des fleurs qui poussent de son jet d’eau, un ciel orange et un soleil jaune. Sous l’échelle, des pots et une bâche tachée. La fillette en jaune a porté une main à son visage. Sur la moitié recouverte, un petit oiseau rouge a été épargné.',
    },
  },
  paint: { under: [190, 150, 130], flow: 0.1 },
  draw(scene) {
    const b = brush(scene, 100, LOOK);
    mural(scene, b);
    spout(scene, b);
    overpainted(scene, b);
    bricks(scene, b);
    scene.add(at(96, 560, 1.2, paintedBird(b)));
    pavement(scene, b);
    painter(scene);
    tin(scene, b, 490, 972, COVER);
    tin(scene, b, 96, round1(962), COVER);
    scene.shadow(690, 982, 110, 14, NIGHT, 0.5);
    scene.add(
      at(672, 978, 1,
        figure(scene, 270, childPose({ ...POSES.ease, farArm: [[-16, -66], [-9, -80]] }), {
          ...LOOK,
          view: 'back',
          wear: 'dress',
          cloth: '#f0c048',
          legs: null,
          socks: '#f4ecd8',
          shoes: '#c8403c',
          headSize: 13,
          head: { hair: 'tail', hairColour: '#5a3428', skin: '#eec4a0' },
        })),
    );
  },
});
