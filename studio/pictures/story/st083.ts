import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, ribbon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { flesh, skins } from '../../src/shapes/hands.ts';
import { type Brush, brush, type Light, oval, rectangle } from '../../src/shapes/index.ts';
import { boards, motes, panesOfLight, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';
import { knit } from '../../src/shapes/textiles.ts';

const NIGHT = '#3c3a64';
const LOOK = { light: 1, night: NIGHT } as const;
const SKIN = { ...skins.brown, pale: '#e0a87c', body: '#b47a56', shade: '#6c4040' };
const LINEN = { pale: '#fffaf2', shade: '#a498b4', dabs: 0.8, edge: 1.2 };
const SATIN = { pale: '#ffe0d8', shade: '#9a4c74', dabs: 1.2 };

/** The lower leg from the knee at 0,0 to the ankle at 0,400: shin on the left, calf on the right. */
const SHIN: Point[] = [[-66, -60], [-68, 30], [-62, 130], [-48, 240], [-38, 320]];
const CALF: Point[] = [[30, 330], [38, 270], [64, 190], [76, 110], [68, 20], [60, -60]];
/** The foot from the ankle at 0,0, seen from the side, toes to the left. */
const FOOT: Point[] = [[-48, -4], [-74, 28], [-112, 50], [-160, 70], [-206, 82], [-232, 92], [-244, 108], [-232, 121], [-186, 121], [-146, 110], [-96, 94], [-50, 102], [-12, 116], [24, 116], [44, 98],
  [45, 66], [34, 24]];
const ANKLE: Point = [0, 400];

/** A place of the foot, turned about the ankle; toes go down with a larger `point`. */
function onFoot([x, y]: Point, point: number): Point {
  const [c, s] = [Math.cos(point), Math.sin(point)];
  return [ANKLE[0] + x * c + y * s, ANKLE[1] - x * s + y * c];
}

function wall(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  washed(scene, [-10, 560], '#8fb0c4', '#e6d0c0', { strokes: 280 });
  panesOfLight(scene, [[10, -60], [250, -80], [220, 380], [-20, 380]], '#ffe6b8', 0.75, [2, 4]);
  panesOfLight(scene, [[560, -80], [800, -100], [780, 420], [530, 420]], '#ffe6b8', 0.7, [2, 4]);
  scene.add(b.form(rectangle(-10, 492, 820, 44), '#d8c8c0', { grain: 0, pale: '#fff4e4' }));
  scene.add(b.line('M-10 176H810', NIGHT, 24, { opacity: 0.18 }) + b.form(rectangle(-10, 142, 820, 24), '#b07a54', { grain: 0, pale: '#ffd8a0', dabs: 1.6 }));
  scene.add([66, 726].map((x) => b.form(rectangle(x, 160, 16, 60), '#8a7468', { grain: 1.5 })).join(''));
  boards(scene, 534, '#d09a68', { night: NIGHT, vanish: [460, 140], count: 9 });
}

/** A soft shadow on the boards. */
const cast = (scene: Scene, path: string) => scene.add(`<path d="${path}" fill="${NIGHT}" opacity=".6" ${scene.blur(7)}/>`);

/** The low bench she sits on, and the dusk under it. */
function bench(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const soft = (path: string, opacity: number, blur: number) => scene.add(`<path d="${path}" fill="${NIGHT}" opacity="${opacity}" ${scene.blur(blur)}/>`);
  soft('M96 360H700V540H60Z', 0.5, 14);
  soft('M40 536H700L690 640C500 680 200 710 -30 680V580Z', 0.5, 16);
  const leg = (x: number, lean: number) => b.form(`M${x} 360H${x + 40}L${x + 34 + lean} 654H${x + 8 + lean}Z`, '#8a5a44', { grain: 1.5, pale: '#d89c6c', edge: 1.4 });
  [[96, -18], [662, 18]].forEach(([x, lean]) => {
    scene.shadow(x! + 6 + lean!, 656, 46, 10, NIGHT, 0.6);
    scene.add(leg(x!, lean!));
  });
  scene.add(b.form(rectangle(136, 430, 530, 24), '#744a40', { grain: 0 }));
  scene.add(b.form('M42 322H758L766 342V378H36V342Z', '#a8704c', { grain: 0, pale: '#eab884', dabs: 1.6, edge: 1.5 }) + b.line('M40 344H762', '#f0c490', 5, { opacity: 0.7 }));
}

/** A blue leg warmer hung over the bench. */
function warmer(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const path = 'M92 308C120 292 170 296 190 310C196 360 186 430 194 492Q146 512 98 496C88 440 98 360 92 308Z';
  scene.add(at(-14, 12, 1, `<path d="${path}" fill="${NIGHT}" opacity=".4" ${scene.blur(7)}/>`));
  scene.add(b.form(path, '#7fa4c0', { grain: 1.4, pale: '#d4ecf0', shade: '#3c5480', dabs: 1.3, edge: 1.5 }) + knit(b, path, '#7fa4c0', 17));
  scene.add(b.form('M88 466Q146 484 202 464L204 506Q146 528 90 510Z', '#8cb4cc', { grain: 1.5, pale: '#f0fbfa', edge: 1.4 }));
  times(9, (i) => scene.add(b.line(`M${102 + i * 12} ${475 + Math.sin((i / 8) * 3.1) * 4}v30`, '#4c6c94', 3, { opacity: 0.45 })));
}

/** One turn of bandage over the foot, `d` from the ankle towards the toes, curved round the form. */
function turnOf(b: Brush, d: number, wide: number, slant: number, point: number): string {
  const edge = (shift: number): [Point, Point, Point] => [onFoot([-d - shift + slant, -60], point), onFoot([-d - shift - 26, 80], point), onFoot([-d - shift - slant, 170], point)];
  const [a, q, z] = edge(0);
  const [a2, q2, z2] = edge(wide);
  const say = ([x, y]: Point) => `${round1(x)} ${round1(y)}`;
  const band = `M${say(a)}Q${say(q)} ${say(z)}L${say(z2)}Q${say(q2)} ${say(a2)}Z`;
  return b.form(band, '#efe6de', { ...LINEN, grain: 1.2 }) + b.line(`M${say(a2)}Q${say(q2)} ${say(z2)}`, '#8c7c98', 4, { opacity: 0.55 });
}

/** Turns of bandage round the ankle, across the leg. */
function cuff(b: Brush, y: number, tilt: number): string {
  const band = `M-90 ${y - tilt}Q0 ${y + 22} 90 ${y + tilt}V${y + tilt + 34}Q0 ${y + 58} -90 ${y - tilt + 34}Z`;
  return b.form(band, '#efe6de', { ...LINEN, grain: 0.2 }) + b.line(`M-90 ${y - tilt + 34}Q0 ${y + 58} 90 ${y + tilt + 34}`, '#8c7c98', 4, { opacity: 0.55 });
}

/** The tips of the toes that look out of the bandage, the small one nearest. */
function toes(b: Brush, point: number): string {
  const tips: [number, number, number][] = [[-240, 98, 19], [-231, 107, 15], [-219, 112, 14], [-206, 116, 12]];
  const skin = { pale: SKIN.pale, shade: SKIN.shade, dabs: 0.5, edge: 1.2 };
  return tips.map(([x, y, size]) => {
    const [tx, ty] = onFoot([x, y], point);
    return b.ball(tx, ty, size * 1.1, size * 0.82, SKIN.body, skin) + b.ball(tx - size * 0.55, ty - size * 0.2, size * 0.36, size * 0.28, SKIN.nail, { dabs: 0 });
  }).join('');
}

const plaster = (b: Brush) => b.form('M-26 -11Q-32 0 -26 11H26Q32 0 26 -11Z', '#f0b88c', { pale: '#ffe0b8', dabs: 0.5 }) + b.form('M-9 -11H9V11H-9Z', '#fbdcb8', { dabs: 0 });

/** A lower leg with its bandaged foot; `wraps` are distances of the turns from the ankle. */
function leg(scene: Scene, light: Light, point: number, wraps: number[], cuffs: number[]): string {
  const b = brush(scene, 100, { light, night: NIGHT });
  const outline = smooth([...SHIN, ...FOOT.map((spot) => onFoot(spot, point)), ...CALF]);
  const [hx, hy] = onFoot([14, 68], point);
  const [mx, my] = onFoot([2, 22], point);
  return [flesh(b, outline, SKIN, { round: 24, grain: 1.5 }), toes(b, point),
    b.inside(outline + 'Z', `<path d="M-6 -60C-2 120 -14 240 -10 380" fill="none" stroke="${SKIN.pale}" stroke-width="26" opacity=".3" ${scene.blur(9)}/>`),
    scene.glowShape(mx, my, 30, SKIN.pale, 0.7) + b.line(`M${round1(mx + 14)} ${round1(my + 22)}q-16 12 -30 2`, SKIN.crease, 4, { opacity: 0.45 }),
    b.inside(outline + 'Z', scene.shadowShape(0, 30, 130, 120, SKIN.shade, 0.7), light < 0 ? scene.shadowShape(0, 282, 120, 100, SKIN.shade, 0.75) : ''),
    b.inside(outline + 'Z', ...cuffs.map((y, i) => cuff(b, y, i % 2 ? 8 : -10)), ...wraps.map((d, i) => turnOf(b, d, 46, i % 2 ? 22 : -6, point))),
    light < 0 ? '' : b.put(hx, hy, 1, plaster(b), { turn: light * -58 })].join('');
}

const WAIST: Point = [410, 44];

/** One pleat of tulle from the waist to a hem of the given depth; t runs from -1 to 1. */
function pleat(t: number, wide: number, depth: number): string {
  const foot = (u: number): Point => [402 + 384 * Math.sin(u * 1.4), depth + 14 * Math.cos(u * 9) - 96 * Math.abs(u) ** 3];
  const [[x0, y0], [x1, y1]] = [foot(t - wide), foot(t + wide)];
  const [top0, top1] = [WAIST[0] + (t - wide) * 104, WAIST[0] + (t + wide) * 104];
  const down = (from: number, to: number, y: number) => `${round1(from + (to - from) * 0.55)} 74 ${round1(from + (to - from) * 0.98)} ${round1(y * 0.55)}`;
  return `M${round1(top0)} ${WAIST[1]}C${down(top0, x0, y0)} ${round1(x0)} ${round1(y0)}` +
    `Q${round1((x0 + x1) / 2)} ${round1((y0 + y1) / 2 + 16)} ${round1(x1)} ${round1(y1)}C${round1(top1 + (x1 - top1) * 0.98)} ${round1(y1 * 0.55)} ${round1(top1 + (x1 - top1) * 0.55)} 74 ${
      round1(top1)
    } ${WAIST[1]}Z`;
}

/** The skirt: tiers of tulle, each of many thin pleats. */
function skirt(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const tones = ['#c88ca4', '#dca0b0', '#ecb8c0', '#f6d0d0'];
  scene.add(at(-10, 22, 1, `<path d="${pleat(0, 1, 352)}" fill="${NIGHT}" opacity=".45" ${scene.blur(12)}/>`));
  tones.forEach((tone, layer) => {
    const depth = 352 - layer * 44;
    scene.add(b.form(pleat(0, 1, depth - 12), tone, { grain: 1.5, pale: '#fff0ea', edge: 0, opacity: layer ? 0.6 : 1 }));
    times(30, (i) => {
      const t = (i - 14.5) / 15.6 + between(scene.r, -0.025, 0.025);
      const colour = mix(tone, i % 3 ? '#fff0ea' : '#a86890', between(scene.r, 0.05, 0.34));
      scene.add(b.form(pleat(t, between(scene.r, 0.03, 0.07), depth + between(scene.r, -20, 10)), colour, { grain: 1.5, opacity: 0.5, pale: '#fffaf4', edge: 0.8, dabs: 0.7 }));
    });
  });
  scene.add(`<path d="M410 90C404 160 408 240 402 340" fill="none" stroke="#a05c88" stroke-width="60" opacity=".25" ${scene.blur(18)}/>`);
  scene.glow(590, 190, 150, '#fff4ea', 0.5, 120);
  scene.glow(264, 196, 100, '#fff4ea', 0.35, 100);
}

/** The waist of her bodice with a sash. */
function bodice(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M290 -20C298 10 304 30 306 52Q410 76 514 50C516 28 524 8 532 -20Z', '#d8788c', { ...SATIN, grain: 1.5, edge: 1.5 }));
  scene.add(b.line('M410 -20V60M352 -20Q356 30 362 60M470 -20Q464 30 460 58', '#94446c', 4, { opacity: 0.4 }));
  scene.add(b.form('M302 34Q410 60 518 32L520 62Q410 92 300 66Z', '#f0a0a8', { ...SATIN, grain: 0.1, edge: 1.4 }));
}

/** A worn satin shoe on its side, its flat frayed tip to the left. */
function shoe(scene: Scene): string {
  const b = brush(scene, 100, LOOK);
  const body = 'M-186 -20C-196 -46 -186 -74 -160 -80C-90 -96 -20 -70 40 -70C100 -70 150 -92 178 -66C196 -40 176 -6 150 4C40 22 -120 26 -166 8C-178 2 -184 -8 -186 -20Z';
  return [b.form(body, '#e89aa0', { ...SATIN, grain: 0.1, edge: 1.6 }),
    b.form('M-60 -66C-20 -84 100 -84 154 -74C168 -56 150 -36 120 -32C60 -26 -30 -30 -60 -66Z', '#b86478', { pale: '#d88c94', shade: '#5c2c54' }),
    b.line('M-60 -66C-30 -30 60 -26 120 -32', '#ffd8d0', 6, { opacity: 0.8 }) + b.line('M-140 -62C-116 -72 -96 -70 -76 -60', '#fff4ee', 8, { opacity: 0.8 }),
    b.form('M-120 8C-40 18 60 14 120 2C100 24 -90 34 -120 8Z', '#c8a078', { dabs: 0.6 }),
    b.form('M-190 -34C-184 -58 -176 -72 -158 -78L-150 -58L-160 -40L-148 -22L-162 6C-178 0 -190 -16 -190 -34Z', '#d8b8a0', { pale: '#f4e0cc', shade: '#8c6470', dabs: 1.4 }),
    times(7, (i) => b.line(`M${-158 + (i % 3) * 6} ${-70 + i * 12}l${8 + (i % 2) * 8} ${(i % 3) - 2}`, '#f8e4d4', 3, { opacity: 0.9 })).join('')].join('');
}

/** A mouse that looks out of the shoe. */
function peeping(scene: Scene): string {
  const b = brush(scene, 100, LOOK);
  const coat = '#b8a8a8';
  const ear = (x: number) => b.ball(x, -40, 15, 16, coat, { pale: '#e8dcd8' }) + b.ball(x + 1, -38, 9, 10, '#e8a8a4', { dabs: 0 });
  return ear(-19) + ear(17) + b.ball(0, -14, 26, 24, coat, { pale: '#ece0dc', shade: '#6c5c74' }) + b.dot(-10, -18, 3.4, '#2c2440') + b.dot(8, -18, 3.4, '#2c2440') +
    b.ball(-1, -8, 5, 4, '#e08c8c', { dabs: 0 }) + b.line('M-12 -6l-18 -3M-12 -3l-16 4M10 -6l18 -3M10 -3l16 4', '#f4ece8', 1.6, { opacity: 0.8 });
}

const strip = (scene: Scene, b: Brush, line: Point[], wide: number, colour: string, pale: string) =>
  scene.add(
    at(-5, 9, 1, `<path d="${ribbon(line, (t) => wide * (0.8 + 0.3 * Math.sin(t * 15)))}" fill="${NIGHT}" opacity=".35" ${scene.blur(3)}/>`) + b.form(ribbon(line, (t) =>
      wide * (0.85 + 0.3 * Math.sin(t * 15))), colour, { pale, shade: mix(colour, NIGHT, 0.4), grain: 0.2 }),
  );

/** The pair of shoes with their ribbons, one lying over the other. */
function shoes(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const behind: Point[] = [[720, 872], [768, 852], [786, 890], [740, 916], [772, 950], [820, 940]];
  const before: Point[] = [[520, 944], [470, 926], [400, 962], [340, 940], [290, 976], [230, 966]];
  scene.shadow(650, 908, 150, 22, NIGHT, 0.55);
  scene.add(at(676, 896, 0.66, shoe(scene), { turn: -8, flip: true }));
  strip(scene, b, behind, 18, '#f0a8ac', '#ffe6e0');
  scene.shadow(560, 978, 170, 22, NIGHT, 0.6);
  scene.add(at(572, 968, 0.8, shoe(scene), { turn: 4 }) + at(612, 922, 0.86, peeping(scene)));
  scene.add(at(572, 968, 0.8, b.form('M-30 -44C20 -26 80 -26 130 -34C120 -16 90 -8 40 -8C0 -10 -24 -20 -30 -44Z', '#ec9ea4', { ...SATIN, dabs: 0.8 }), { turn: 4 }));
  strip(scene, b, before, 17, '#f0a8ac', '#ffe6e0');
}

/** A roll of bandage, its loose end running back to the foot. */
function roll(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  strip(scene, b, [[150, 930], [210, 906], [262, 926], [318, 898], [350, 880]], 34, '#efe6de', '#fffaf2');
  scene.shadow(98, 962, 84, 16, NIGHT, 0.6);
  scene.add(b.form('M60 900H132C160 900 160 962 132 962H60Z', '#e8dcd6', { ...LINEN, grain: 0 }) + b.form(oval(62, 931, 24, 31), '#f6efe6', LINEN));
  scene.add([18, 11, 5].map((size) => b.line(oval(62, 931, size * 0.78, size), '#9c8ca4', 3, { opacity: 0.6 })).join(''));
}

export default picture({
  id: 'st083',
  motifs: ['people', 'effort', 'pain', 'beauty'],
  words: {
    en: {
      title: 'Dancer’s bandaged feet',
      name: 'Crossed, bandaged feet of a seated dancer',
      shows: 'The lower legs of a dancer who sits on a bench in a pink tulle skirt, her ankles crossed, her bare feet bandaged. Worn satin shoes lie in front of her.',
      closer:
        'Mild light in pale blue and peach; the shapes of tall windows lie on the wall, crossed by a wooden bar. White turns of bandage go round the ankles and feet, one heel has a plaster, and the tips of the toes look out. A blue knitted leg warmer hangs over the bench. A roll of bandage has come undone on the boards; beside it lie two pointe shoes, frayed at the tips, with long pink ribbons. A grey mouse looks out of one of them.',
    },
    fr: {
      title: 'Les pieds bandés d’une danseuse',
      name: 'Pieds bandés et croisés d’une danseuse assise',
      shows: 'Les jambes d’une danseuse assise sur un banc, en jupe de tulle rose, les chevilles croisées, les pieds nus et bandés. Devant elle, des chaussons de satin usés.',
      closer:
        'Lumière douce, bleu pâle et pêche ; la forme de hautes fenêtres se dessine sur le mur, traversé par une barre de bois. Des bandes blanches entourent les chevilles et les pieds, un talon porte un pansement, le bout des orteils dépasse. Une jambière de laine bleue pend sur le banc. Un rouleau de bande s’est défait sur les lattes ; à côté, deux chaussons de pointe effrangés, aux longs rubans roses. Une souris grise sort la tête de l’un d’eux.',
    },
  },
  paint: { under: [200, 160, 140], flow: 0.2 },
  draw(scene) {
    wall(scene);
    shaft(scene, [[700, -60], [860, -60], [700, 1000], [100, 1000]], '#fff0c8', 0.3);
    bench(scene);
    warmer(scene);
    cast(scene, 'M400 770L500 782L724 826L700 850L520 812L380 796Z');
    scene.add(at(276, 296, 1.04, leg(scene, -1, 0.68, [56, 96, 136], [340]), { turn: -28, flip: true }));
    cast(scene, 'M390 778L400 798L260 822L60 862L20 846L240 786Z');
    scene.add(at(562, 296, 1.1, leg(scene, 1, 0.74, [30, 70, 110, 150], [306, 338]), { turn: 32 }));
    skirt(scene);
    bodice(scene);
    roll(scene);
    shoes(scene);
    motes(scene, [100, 100, 780, 700], 40);
  },
});
