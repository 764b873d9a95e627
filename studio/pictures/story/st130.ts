import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { boards, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';
import { footprint } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#1c1620';
const GOLD = '#ffe6a0';
const GAP: [Point, Point, Point, Point] = [[604, 96], [668, 96], [668, 372], [604, 372]];
const POOL: [Point, Point, Point, Point] = [[150, 800], [400, 800], [330, 948], [40, 948]];

function wall(scene: Scene): void {
  washed(scene, [-10, 720], '#3c3834', '#5a4c3c', { strokes: 320, grain: 1.5 });
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  times(4, (i) => {
    const x = -70 + i * 190;
    scene.add(b.line(`M${x} 60H${x + 150}V520H${x}Z`, '#766448', 6, { opacity: 0.55 }) + b.line(`M${x + 14} 76H${x + 136}V506H${x + 14}Z`, '#2c2826', 5, { opacity: 0.5 }));
  });
  scene.add(b.form(rectangle(-10, 560, 820, 16), '#6c5c48', { grain: 0.02, long: 2 }) + b.form(rectangle(-10, 576, 820, 116), '#4c4238', { grain: 1.5 }));
  times(7, (i) => scene.add(b.line(`M${10 + i * 124} 592H${104 + i * 124}V676H${10 + i * 124}Z`, '#6c5c44', 5, { opacity: 0.5 })));
  scene.add(b.form(rectangle(-10, 690, 820, 34), '#5c4c3c', { grain: 0.02, long: 2, pale: '#8c7450' }));
}

/** A tall window whose shutters stand open by one hand's breadth. */
function window(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.glow(636, 230, 300, '#ffd884', 0.6, 340);
  scene.add(b.form(rectangle(500, 40, 276, 500), '#5c4c3c', { grain: 1.5 }));
  scene.add(b.flat(rectangle(520, 60, 236, 460), '#fff3c4'));
  const leafOf = (x: number, w: number, lit: number) => {
    scene.add(b.form(rectangle(x, 60, w, 460), mix('#4a3e34', GOLD, lit * 0.3), { grain: 1.5 }));
    times(19, (i) => scene.add(b.form(rectangle(x + 9, 74 + i * 23.5, w - 18, 15), mix('#5c4c3a', GOLD, lit * 0.45), { pale: '#c8a468', dabs: 0.6 })));
  };
  leafOf(516, 88, 0.6);
  leafOf(668, 92, 0.2);
  scene.add(b.line('M604 60V520', '#fff0b8', 6, { opacity: 0.9 }) + b.form(rectangle(486, 520, 304, 26), '#7c6448', { pale: '#e8c07c' }));
}

/** A sheet laid over something, its folds hanging from the points it rests on. */
function sheetOver(scene: Scene, path: string, folds: string, light: -1 | 1, tone: string): void {
  const b = brush(scene, 100, { light, night: NIGHT });
  scene.add(b.form(path, tone, { pale: lighten(tone, 0.12), shade: '#2c2630', grain: 1.4, long: 1.8, dabs: 1.3, edge: 1.2 }));
  scene.add(
    b.inside(path, `<path d="${folds}" fill="none" stroke="${mix(tone, NIGHT, 0.75)}" stroke-width="22" opacity=".6" ${scene.blur(5)}/>`,
      `<path d="${folds}" transform="translate(${light * 16} 0)" fill="none" stroke="${lighten(tone, 0.13)}" stroke-width="9" opacity=".6" ${scene.blur(3)}/>`),
  );
}

/** A tall clock under a sheet that has slipped from its face. */
function clock(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(196, 754, 150, 22, NIGHT, 0.7);
  scene.add(b.form('M128 250C128 190 156 164 196 158C236 164 264 190 264 250V420H128Z', '#5c3828', { pale: '#c08850', grain: 1.5 }));
  scene.add(b.ball(196, 252, 52, 52, '#b8945c', { pale: '#f6dc9c' }) + b.ball(196, 252, 42, 42, '#d8c8a0', { pale: '#fff0cc' }));
  times(12,
    (i) =>
      scene.add(
        b.line(`M${round1(196 + Math.sin(i * 0.5236) * 34)} ${round1(252 - Math.cos(i * 0.5236) * 34)}l${round1(Math.sin(i * 0.5236) * 5)} ${round1(-Math.cos(i * 0.5236) * 5)}`, '#4a3428', 4),
      ));
  scene.add(b.line('M196 252L180 230M196 252L222 240', '#3a2620', 5) + b.dot(196, 252, 5, '#3a2620'));
  sheetOver(scene, 'M112 330C150 300 176 340 206 322C236 304 262 300 282 290C286 420 292 600 306 744C280 752 262 738 240 750C214 758 186 742 158 752C130 758 108 746 84 750C96 600 110 460 112 330Z',
    'M150 336C146 480 132 620 126 736M206 330C210 480 200 600 196 736M262 312C262 470 266 610 272 736', 1, '#a8946c');
}

function beam(scene: Scene): void {
  shaft(scene, [GAP[0], GAP[1], POOL[2], POOL[3]], '#ffd070', 0.55);
  shaft(scene, [GAP[0], GAP[2], POOL[2], POOL[3]], '#ffd47c', 0.7);
  shaft(scene, [GAP[0], [GAP[1][0], 240], POOL[1], POOL[0]], '#fff6d0', 0.5);
  const path = polygon([GAP[0], GAP[1], GAP[2], POOL[1], POOL[2], POOL[3]]);
  const slant = Math.atan2(POOL[3][1] - 234, POOL[3][0] - 636);
  scene.add(scene.dabsShape(path, 70, ['#fff0bc', '#ffdc8c', '#e8c478'], { length: 150, width: 5, angle: slant }).replace('<g ', '<g opacity=".35" '));
}

function pool(scene: Scene): void {
  const spot = polygon([...POOL]);
  scene.glow(230, 880, 330, '#ffc864', 0.55, 150);
  scene.add(`<path d="${spot}" fill="#ffd888" opacity=".8" ${scene.blur(5)}/>`);
  scene.dabs(spot, 120, ['#fff0b8', '#ffcc74', '#e8a854', '#fff6d0'], { length: 60, width: 5, angle: 1.9 });
}

/** Small footprints in the dust, from the right towards the light. */
function prints(scene: Scene): void {
  times(7, (i) => {
    const t = i / 6;
    const [x, y] = [800 - 380 * t, 948 - 66 * t + (i % 2) * 30];
    scene.add(at(x, y, 1, footprint(scene, 62 - t * 8, { side: i % 2 ? 1 : -1, dark: '#1c1418', pale: '#a08054' }), { turn: -84 }));
  });
}

/** An open music box with a dancer, in the middle of the light. */
function musicBox(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(190, 916, 170, 26, '#4a2c1c', 0.75);
  const parts: string[] = [];
  parts.push(b.form('M148 786L292 780L300 840L156 846Z', '#7c2c34', { pale: '#e88464', grain: 0.1 }) + b.form('M160 796L280 791L287 832L167 836Z', '#c8a8a0', { pale: '#fff0dc' }));
  parts.push(
    b.form('M150 838L304 832L310 896L158 902Z', '#8c343a', { pale: '#f09068', grain: 0.1 }) +
      b.form('M150 838L304 832L296 852L162 858Z', '#3c1c24') +
      b.line('M176 880L292 875', '#e8b060', 4) +
      b.ball(234, 878, 8, 9, '#ffd884', { dabs: 0 }),
  );
  parts.push(b.line('M228 852V820', '#c89c58', 5) + b.form('M196 806C210 796 246 796 262 804C256 822 206 826 196 806Z', '#f6d8d0', { pale: '#fffaf0', grain: 1 }));
  parts.push(b.form('M218 804L222 766H238L240 804Z', '#e8a49c', { pale: '#ffe4d0' }) + b.ball(230, 752, 12, 13, '#c88c64', { pale: '#f6cc9c' }) + b.ball(231, 738, 8, 7, '#4a2c24', { dabs: 0 }));
  parts.push(b.line('M223 772C206 756 206 736 224 724M237 772C254 758 256 738 238 724', '#c88c64', 5));
  scene.add(at(-82, -316, 1.36, parts.join('')));
}

/** An armchair under its sheet, against the wall. */
function armchair(scene: Scene): void {
  scene.shadow(670, 824, 180, 20, NIGHT, 0.8);
  scene.add(brush(scene, 100, { light: -1, night: NIGHT }).line('M562 800V828M622 806V830M726 806V830M786 800V826', '#5c3828', 15));
  sheetOver(scene,
    'M574 650C566 606 582 580 608 580C636 596 706 596 736 580C764 580 778 606 770 650L768 690C792 684 806 704 804 732L812 806C780 814 750 802 716 812C690 818 650 804 620 812C590 816 560 806 534 808L540 732C538 704 552 684 580 690Z',
    'M622 588C616 640 622 690 616 740M722 588C728 640 722 690 730 740M580 694C586 730 578 770 574 806M764 694C760 730 768 770 770 806M650 748C646 770 652 790 648 806', -1, '#a8946c');
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.line('M582 730C620 744 724 744 764 730', '#3c3430', 7, { opacity: 0.6 }) + b.line('M584 738C620 752 724 752 762 738', '#b8a888', 4, { opacity: 0.6 }));
}

function dust(scene: Scene): void {
  const { r } = scene;
  const specks = times(420, () => {
    const [t, side] = [r(), r()];
    const x = (604 + side * 64) * (1 - t) + (60 + side * 320) * t;
    const y = (110 + side * 200) * (1 - t) + (850 + between(r, -50, 60)) * t;
    return `<circle cx="${round1(x + between(r, -8, 8))}" cy="${round1(y)}" r="${round1(0.7 + r() ** 3 * 3.4)}" fill="${pick(r, ['#fff8e0', '#ffe9b0', '#fff3cf'])}" opacity="${
      round1(between(r, 0.3, 0.95))
    }"/>`;
  });
  scene.over(specks.join(''));
}

function chandelier(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(b.line('M372 -10V70', '#2c2420', 7));
  sheetOver(scene, 'M362 58H382C430 90 446 140 440 186C424 216 320 216 304 186C298 140 314 90 362 58Z', 'M372 66C350 110 346 150 350 200M372 66C396 110 402 150 396 200', 1, '#82745c');
  scene.add(b.line('M352 78C364 86 382 86 394 78', '#c8a468', 5) + b.flat(oval(372, 208, 18, 7), '#4a3c34'));
}

export default picture({
  id: 'st130',
  motifs: ['nature', 'light', 'silence', 'time'],
  words: {
    en: {
      title: 'Sunbeam through dust',
      name: 'A sunbeam full of dust in a shut-up room',
      shows: 'A slanting sunbeam full of golden dust falls through a gap in the shutters into a dark room with sheeted furniture and lights up an open music box on the floor.',
      closer:
        'The room is brown and still; chandelier, armchair and a tall clock are wrapped in sheets, but the sheet has slipped from the clock’s face. The light lies on the boards as a bright slanted patch. In it stands a small red music box, its lid open, with a dancer whose arms are raised. A track of small footprints in the dust leads from the right into the light, and none leads away.',
    },
    fr: {
      title: 'Un rayon de soleil dans la poussière',
      name: 'Rayon de soleil poussiéreux dans une pièce close',
      shows:
        'Un rayon de soleil oblique, plein de poussière dorée, entre par une fente des volets dans une pièce sombre aux meubles couverts de draps et éclaire une boîte à musique ouverte sur le sol.',
      closer:
        'La pièce est brune et immobile ; le lustre, le fauteuil et une haute horloge sont enveloppés de draps, mais celui de l’horloge a glissé de son cadran. La lumière forme sur les planches une tache claire et oblique. Une petite boîte à musique rouge s’y trouve, couvercle ouvert, avec une danseuse aux bras levés. Une trace de petits pas dans la poussière vient de la droite jusqu’à la lumière ; aucune n’en repart.',
    },
  },
  paint: { under: [90, 72, 52], flow: 0.9 },
  draw(scene) {
    wall(scene);
    window(scene);
    boards(scene, 722, '#5a4636', { night: NIGHT, vanish: [420, 300], count: 12 });
    chandelier(scene);
    armchair(scene);
    clock(scene);
    prints(scene);
    pool(scene);
    musicBox(scene);
    beam(scene);
    dust(scene);
  },
});
