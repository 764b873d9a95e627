import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, blob, ribbon, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bareTree, brush, cat, cottage, flock, reeds, rings, washingLine, windCurl, windowAt } from '../../src/shapes/index.ts';
import { blades } from '../../src/shapes/scenes/blades.ts';

const NIGHT = '#3f5450';
const LEG = '#c88a4c';

function air(scene: Scene): void {
  scene.sky([[0, '#a9bcae'], [0.25, '#c9d3bc'], [0.45, '#e6e6cc'], [0.58, '#f1edd4']]);
  scene.glow(560, 250, 380, '#fffbe6', 0.9, 320);
  scene.add(`<circle cx="560" cy="230" r="58" fill="#fffdf0" opacity=".9"/>`);
  scene.wisps(20, 40, 520, ['#f6f3e0', '#b8c8b8', '#dcdfc8', '#9cb4a8'], 0.55);
}

function farMarsh(scene: Scene): void {
  const far = scene.ridge(560, 26, 2.6, 2);
  scene.hill(far, '#c3cfba', '#dbe0c8', { rim: '#f8f5e0', rimWidth: 3, dabs: 50, shadow: 0 });
  times(16, () => {
    const x = between(scene.r, 0, 800);
    scene.add(at(x, scene.yAt(far, x) + 10, 1, bareTree(scene, between(scene.r, 60, 130), { trunk: '#a5b8a8', depth: 4, thick: 4 })));
  });
  scene.mist(550, 140, '#f6f4e2', 0.9, 3);
  scene.water(636, { gradient: [[0, '#e9ecd6'], [0.3, '#bccdbb'], [0.7, '#86a598'], [1, '#5a8078']], waves: ['#f3f3e0', '#a5bfae', '#7d9e90', '#d6dec8'] }, 170);
  scene.mist(620, 110, '#f6f4e2', 0.75, 6);
  ([[90, 690, 200], [700, 676, 150]] as const).forEach(([x, y, size]) => scene.add(at(x, y, 1, bareTree(scene, size, { trunk: '#839a8c', lean: 0.5, depth: 5 }))));
}

/** A long wading leg from hip through knee to foot; under water it goes on as a shadow. */
function leg(scene: Scene, points: [Point, Point, Point], width: number, colour: string): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const [hip, knee, foot] = points;
  const between2 = (from: Point, to: Point, t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  const upper = ribbon([hip, between2(hip, knee, 0.35), between2(hip, knee, 0.7), knee], [width * 2.6, width * 1.1, width * 0.8, width * 0.9]);
  const lower = ribbon([knee, between2(knee, foot, 0.2), between2(knee, foot, 0.6), foot], [width * 0.95, width * 0.72, width * 0.62, width * 0.7]);
  const scales = times(8, (i) => { const [x, y] = between2(knee, foot, 0.06 + i * 0.11); return b.line(`M${round1(x - width * 0.28)} ${round1(y)}l${round1(width * 0.5)} 3`, mix(colour, NIGHT, 0.5), 2.5, { opacity: 0.7 }); });
  const down = times(22, () => b.form(`M-7 0Q-9 22 ${round1(between(scene.r, -8, 8))} ${round1(between(scene.r, 34, 58))}Q9 20 7 0Z`, pick(scene.r, ['#8f9a94', '#b4bcb0', '#6f7f7c', '#d3d6c8']), { grain: 1.5 }));
  const joint = b.ball(knee[0] - 2, knee[1], width * 0.6, width * 0.66, lighten(colour, 0.03), { dabs: 0.6 });
  scene.add(b.form(lower, colour, { grain: 1.5 }) + b.form(upper, colour, { grain: 1.5 }) + joint + scales.join(''));
  down.forEach((feather, i) => scene.add(at(hip[0] + ((i % 11) - 5) * width * 0.19, hip[1] - 4 + Math.floor(i / 11) * 22, 1, feather)));
}

function standing(scene: Scene, foot: Point, size: number): void {
  scene.add(`<path d="M${foot[0] - 7} ${foot[1]}q8 60 -4 130h12q10 -70 4 -130Z" fill="#6a5a44" opacity=".45" ${scene.blur(4)}/>`);
  scene.add(at(foot[0], foot[1] + 2, 1, rings(scene, size, { colour: '#fbf8e6', opacity: 0.9 })));
}

function raisedFoot(scene: Scene, [x, y]: Point): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const toes = 'M0 0C14 8 40 12 66 34M0 0C8 18 20 36 34 58M0 0C-4 18 -8 34 -8 56M0 0C-14 0 -26 4 -36 14';
  scene.add(at(x, y, 1, b.line(toes, mix(LEG, NIGHT, 0.4), 9) + b.line(toes, lighten(LEG, 0.04), 5)));
  times(7, (i) => scene.add(b.line(`M${x - 8 + i * 9} ${y + 70 + (i % 3) * 12}v${10 + (i % 2) * 8}`, '#f3f3e0', 4, { opacity: 0.8 })));
}

function house(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const floor = 'M196 478C260 470 560 470 610 478L592 514C560 534 250 534 214 514Z';
  scene.add(b.form(floor, '#7a5a44', { grain: 0.05, long: 1.6 }) + b.line('M220 502Q404 520 586 502', '#4f3c34', 4, { opacity: 0.6 }));
  scene.add(at(402, 484, 1, cottage(scene, 268, { light: 1, night: NIGHT, thatch: '#a8894e', wall: '#efe4c8', door: '#8c4a48', smoke: '#fbf8ea', wind: -1.3 })));
  const straw = 'M190 366C230 320 262 230 300 218C360 208 480 208 540 222C574 240 590 320 626 366C560 376 250 376 190 366Z';
  scene.dabs(straw, 150, ['#c4a562', '#8a6e40', '#dcc07c', '#745c3a'], { length: 38, width: 5, angle: 1.45 });
  scene.add(at(402, 484, 1, b.done(b.put(0, 0, 2.68, windowAt(b, -9, -80, 18, 17, { arch: true, bars: false })))));
  scene.add(at(286, 482, 1, cat(scene, 62, { light: 1, coat: '#3a3440' })));
  const moss = times(16, () => blob(scene.r, between(scene.r, 210, 590), between(scene.r, 508, 524), between(scene.r, 8, 20), between(scene.r, 5, 11), pick(scene.r, ['#7d9468', '#5f7c5c', '#a5b07c'])));
  const roots = times(15, () => `<path d="M${round1(between(scene.r, 230, 570))} 518q${round1(between(scene.r, -12, 4))} 20 ${round1(between(scene.r, -18, 6))} ${round1(between(scene.r, 28, 62))}" stroke="#6f8260" stroke-width="4" fill="none" stroke-linecap="round" opacity=".85"/>`);
  scene.add(roots.join('') + moss.join(''));
}

export default picture({
  id: 'wm07',
  motifs: ['home', 'journey', 'water', 'wind'],
  words: {
    en: {
      title: 'The Walking Cottage',
      name: 'Cottage with long bird legs in a marsh',
      shows: 'A cottage on heron legs wades through a misty marsh, its washing line flapping behind.',
      closer:
        'Pale green mist and a white sun behind the chimney. The thatched cottage has a red door, three lit windows and a black cat on its ledge; moss and roots hang from its floor. One thin orange leg stands in the water among rings, the other is lifted forward and drips. A yellow sock, blue trousers, a red shirt and a white cloth fly to the left on a loose line, and the smoke blows the same way; bare trees stand in the haze, bulrushes in front.',
    },
    fr: {
      title: 'La Chaumière qui marche',
      name: 'Une chaumière sur de longues pattes dans un marais',
      shows: 'Une chaumière aux pattes de héron patauge dans un marais brumeux, sa corde à linge flottant derrière elle.',
      closer:
        'Une brume vert pâle et un soleil blanc derrière la cheminée. La chaumière a une porte rouge, trois fenêtres éclairées et un chat noir sur le rebord ; de la mousse et des racines pendent sous son plancher. Une fine patte orange se dresse dans l’eau au milieu de ronds, l’autre se lève vers l’avant et goutte. Une chaussette jaune, un pantalon bleu, une chemise rouge et un linge blanc volent vers la gauche au bout d’une corde, et la fumée aussi ; des arbres nus dans la brume, des roseaux devant.',
    },
  },
  paint: { under: [190, 180, 150], vignette: 0.12 },
  draw(scene) {
    air(scene);
    scene.add(at(650, 120, 1, flock(scene, 160, { count: 7, colour: '#6f8a80', span: 11 })));
    farMarsh(scene);
    standing(scene, [380, 868], 200);
    leg(scene, [[352, 512], [310, 690], [380, 868]], 25, LEG);
    leg(scene, [[480, 512], [478, 664], [590, 742]], 24, LEG);
    raisedFoot(scene, [590, 742]);
    house(scene);
    scene.add(washingLine(scene, [240, 420], [26, 316], { light: 1, night: NIGHT, clothes: 4, sag: 14, wind: -1.6, size: 62 }));
    scene.add('<path d="M26 316C8 304 18 290 4 280" fill="none" stroke="#4a3438" stroke-width="3" stroke-linecap="round"/>');
    [[690, 330, 190], [130, 200, 170], [180, 590, 150]].forEach(([x, y, size]) => scene.add(at(x!, y!, 1, windCurl(scene, size!, { colour: '#fffdf0', opacity: 0.85, width: 2.6 }), { flip: true })));
    scene.mist(770, 130, '#f3f3e0', 0.5, 9);
    scene.add(at(96, 930, 1, reeds(scene, 220, { count: 22, height: 210, wind: -0.14, colours: ['#8aa084', '#a9b48c', '#6f8c78'] })));
    scene.add(at(760, 950, 1, reeds(scene, 100, { count: 13, height: 240, wind: -0.1, colours: ['#7d9680', '#a9b48c', '#64826f'] })));
    const tuft = { light: 1, night: NIGHT, wind: -0.2, count: 13, spread: 16, width: 13 } as const;
    [[70, 220], [740, 240], [250, 120], [560, 120], [410, 90]].forEach(([x, size]) => scene.add(at(x!, 1016, 1, blades(scene, size!, { ...tuft, colours: ['#4a6c60', '#6f8c74', '#8fa47c', '#365650'] }))));
    scene.add(at(400, 1020, 1, reeds(scene, 860, { count: 34, height: 130, wind: -0.16, colours: ['#3f5f58', '#5a7a68', '#7d9474'] })));
  },
});
