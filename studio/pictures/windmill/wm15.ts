import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, cup, foxMending, gear, mouse, oval, rectangle, spoon, table, type Brush } from '../../src/shapes/index.ts';

const NIGHT = '#241420';
const [X, Y, R] = [400, 392, 330];
const WOOD = '#5f3a2e';

function wall(scene: Scene): void {
  scene.sky([[0, '#3a2022'], [0.5, '#5a3228'], [1, '#2c1820']]);
  const b = brush(scene, 100, { night: NIGHT });
  times(150, () => {
    const [x, y] = [between(scene.r, -20, 800), between(scene.r, 0, 860)];
    const near = Math.max(0, 1 - (Math.hypot(x - X, y - Y) - R) / 260);
    const colour = mix(pick(scene.r, ['#4a2a28', '#5f382e', '#3a2022']), '#c8784c', near * 0.5);
    scene.add(b.form(`M${x} ${y}h${between(scene.r, 46, 70)}v24h-58Z`, colour, { dabs: 0.3 }));
  });
}

/** The morning behind the glass, seen only inside the dial. */
function dawn(scene: Scene): void {
  const glass = oval(X, Y, R, R);
  const sky = scene.linear([[0, '#d8688c'], [0.4, '#f4948a'], [0.65, '#fbb47c'], [0.85, '#ffd490']]);
  const roofs = [[110, 610], [170, 582], [240, 618], [310, 590], [380, 622], [470, 596], [540, 624], [610, 588], [680, 616]] as Point[];
  const town = roofs.map(([x, y], i) => `<path d="M${x - 34} 760V${y + 20}L${x} ${y - 14}L${x + 34} ${y + 20}V760Z" fill="${i % 2 ? '#b8687c' : '#a5607a'}"/><path d="M${x + 14} ${y + 4}v-26h9v34Z" fill="#9a5874"/>`);
  const clouds = times(16, () => `<path d="M${round1(between(scene.r, 80, 600))} ${round1(between(scene.r, 110, 480))}q60 -14 130 0q-66 12 -130 0Z" fill="${pick(scene.r, ['#ffd0b0', '#f28c90', '#ffe8c8'])}" opacity=".6"/>`);
  const rays = times(11, (i) => {
    const angle = Math.PI + 0.12 + i * 0.29;
    const tip = (bend: number) => `${round1(584 + Math.cos(angle + bend) * 600)} ${round1(570 + Math.sin(angle + bend) * 600)}`;
    return `<path d="M584 570L${tip(-0.05)}L${tip(0.05)}Z" fill="#fff6d0" opacity=".22"/>`;
  });
  scene.add(`<g ${scene.clip(glass)}><path d="${glass}" fill="${sky}"/>${rays.join('')}${scene.glowShape(584, 570, 250, '#fff4c0', 0.85)}<circle cx="584" cy="570" r="58" fill="#fffdec"/>${clouds.join('')}${town.join('')}${scene.glowShape(584, 600, 190, '#fff0c0', 0.6)}</g>`);
}

function dial(scene: Scene): void {
  const b = brush(scene, 100, { night: NIGHT, light: 1 });
  const ring = (radius: number, width: number, colour: string, opacity = 1) => b.line(oval(X, Y, radius, radius), colour, width, { opacity });
  scene.add(ring(R + 16, 46, '#4a2a24') + ring(R + 2, 16, '#a5683c') + ring(R - 6, 5, '#ffd08a') + ring(R + 32, 8, '#7a4a34'));
  scene.add(ring(R - 84, 6, '#8a4a44', 0.7) + ring(94, 6, '#8a4a44', 0.7));
  const marks = times(12, (i) => `<g transform="translate(${X} ${Y}) rotate(${i * 30})">${b.form(i % 3 ? 'M-7 -316H7L5 -268H-5Z' : 'M-14 -318H14L10 -254H-10Z', '#6a3438', { grain: 1.5, dabs: 0.6 })}</g>`);
  const bars = times(6, (i) => `<g transform="translate(${X} ${Y}) rotate(${i * 60 + 15})">${b.line('M0 -94V-246', '#8a4a44', 4, { opacity: 0.6 })}</g>`);
  scene.add(bars.join('') + marks.join(''));
}

function hands(scene: Scene): void {
  const look = { light: 1 as const, night: '#5a3444', colour: '#d8d4d0' };
  scene.add(`<g transform="translate(${X} ${Y}) rotate(34)">${at(0, 30, 1, spoon(scene, 320, look))}</g>`);
  scene.add(`<g transform="translate(${X} ${Y}) rotate(157)">${at(0, 20, 1, spoon(scene, 226, look))}</g>`);
  const b = brush(scene, 100, { night: NIGHT });
  scene.add(b.ball(X, Y, 26, 26, '#c8904c') + b.ball(X, Y, 11, 11, '#7a4a34', { dabs: 0 }));
}

function works(scene: Scene): void {
  const gears: [number, number, number, number, string][] = [[60, 640, 250, 16, '#8a5a38'], [-10, 470, 170, 12, '#6a4434'], [742, 560, 230, 16, '#94623a'], [806, 720, 190, 14, '#7a4c34'], [150, 760, 130, 11, '#b8803f'], [690, 90, 150, 12, '#6a4434'], [70, 70, 190, 14, '#7a4c34']];
  gears.forEach(([x, y, size, teeth, colour]) => scene.add(scene.shadowShape(x, y + 8, size * 0.56, size * 0.56, NIGHT, 0.5) + at(x, y, 1, gear(scene, size, { teeth, colour, light: x < X ? 1 : -1, night: NIGHT, spokes: size > 180 ? 6 : 5 }), { turn: x * 0.3 })));
}

const beam = (b: Brush, path: string) => b.form(path, WOOD, { grain: 1.5, long: 2, dabs: 1.5, pale: '#b8704a' });

function beams(scene: Scene): void {
  const left = brush(scene, 100, { night: NIGHT, light: 1 });
  const right = brush(scene, 100, { night: NIGHT, light: -1 });
  scene.add(beam(left, 'M-10 0H34V1000H-10Z') + beam(right, 'M766 0H810V1000H766Z'));
  scene.add(brush(scene, 100, { night: NIGHT }).form('M-10 -6H810V30H-10Z', WOOD, { long: 2, dabs: 1.5 }));
  scene.add(beam(left, 'M34 190L200 20H150L34 136Z') + beam(right, 'M766 190L600 20H650L766 136Z'));
  scene.add(left.line('M128 24V60M672 24V52', '#8a6a58', 5));
}

function floor(scene: Scene): void {
  const ridge = scene.ridge(836, 3, 2, 4);
  scene.hill(ridge, '#8a5236', '#3a2024', { rim: '#ffc884', rimWidth: 5, dabs: 190, dabLength: 90, dabWidth: 6, depth: 170, dabColours: ['#a5683f', '#6a3c30', '#c8844c', '#4f2c2a'] });
  const b = brush(scene, 100, { night: NIGHT });
  scene.add([866, 904, 948].map((y) => b.line(`M0 ${y}H800`, '#3a2024', 4, { opacity: 0.7 })).join(''));
  scene.add([[160, 838, 866], [420, 866, 904], [640, 904, 948], [250, 904, 948], [560, 838, 866]].map(([x, top, foot]) => b.line(`M${x} ${top}V${foot}`, '#3a2024', 4, { opacity: 0.7 })).join(''));
  scene.add(`<path d="M250 838L560 838L700 1000H150Z" fill="#ffd9a0" opacity=".28" ${scene.blur(8)}/>`);
}

function bench(scene: Scene): void {
  const look = { light: -1 as const, night: NIGHT };
  scene.shadow(640, 900, 120, 16, NIGHT, 0.6);
  scene.add(at(640, 898, 1, table(scene, 110, { ...look, wide: 1.9, wood: '#94603e' })));
  scene.add(at(600, 790, 1, cup(scene, 34, { ...look, steam: true, band: '#c8504a' })));
  scene.add(at(672, 790, 1, mouse(scene, 96, { ...look, cloth: '#5f7f88', coat: '#b0a09c', eyes: 'closed' })));
  scene.add(at(636, 784, 1, gear(scene, 30, { ...look, colour: '#d8a04c', teeth: 10 })));
}

function mender(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(330, 880, 120, 18, NIGHT, 0.65);
  scene.add(b.form(rectangle(246, 800, 170, 78), '#8a5a3c', { dabs: 1.2 }) + b.line('M252 826H410M252 852H410', '#5a3428', 5) + b.form(rectangle(238, 790, 186, 16), '#b07a4c', { dabs: 1 }));
  scene.add(at(322, 794, 1, foxMending(scene, 262, { light: 1, night: '#5a2430', apron: '#4f7f8c', scarf: '#e8b04c', tool: 'hammer' })));
}

function foreground(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(130, 968, 110, 16, NIGHT, 0.6);
  const tools: [number, number, string, string][] = [[70, 14, '#d8a04c', '#b8b4b4'], [112, -6, '#8a5a3c', '#a9a4a8'], [150, 10, '#4f7f8c', '#c8c4c0'], [188, -14, '#a5683c', '#b0acac']];
  scene.add(tools.map(([x, turn, grip, steel]) => at(x, 912, 1, b.form(rectangle(-4, -44, 8, 50), steel, { dabs: 0 }) + b.form('M-9 -82C-10 -88 10 -88 9 -82L7 -42H-7Z', grip, { grain: 1.5 }), { turn })).join(''));
  scene.add(b.form('M44 906H214L204 972H54Z', '#a5483f', { dabs: 1.2 }) + b.line('M44 916H214', '#e0a458', 6));
  scene.add(at(250, 976, 1, gear(scene, 84, { colour: '#d09a4c', teeth: 11, light: 1, night: NIGHT })) + at(480, 990, 1, gear(scene, 120, { colour: lighten('#8a5a38', 0.03), teeth: 13, light: 1, night: NIGHT })));
  scene.add(at(742, 1030, 1, gear(scene, 230, { colour: '#4f3228', teeth: 16, light: -1, night: NIGHT })));
  times(46, () => scene.spark(between(scene.r, 120, 700), between(scene.r, 420, 930), { radius: between(scene.r, 0.9, 2), reach: 10, opacity: 0.6 }));
}

export default picture({
  id: 'wm15',
  motifs: ['craft', 'dawn', 'animals', 'time'],
  words: {
    en: {
      title: 'The Clock Mender',
      name: 'Fox mending a tower clock from inside',
      shows: 'Inside a tower clock a fox mends the hands, made of two spoons; dawn waits behind the dial.',
      closer: 'The great round dial takes up most of the picture; seen from behind, it is glass, and through it the sky glows from pink to yellow over violet roofs, with the sun low at the right. Around it everything is brown: beams, bricks and brass wheels. The long silver spoon points up to the right, the short one down, and a fox in a blue apron and yellow scarf stands on a crate and holds a hammer to its tip. On a table a mouse in a blue jacket stands by a steaming cup and a tiny wheel; a red tool box is on the planks at the lower left.',
    },
    fr: {
      title: 'Le Réparateur d’horloge',
      name: 'Renard réparant une horloge de tour, de l’intérieur',
      shows: 'À l’intérieur de l’horloge d’une tour, un renard répare les aiguilles, faites de deux cuillères ; l’aube attend derrière le cadran.',
      closer: 'Le grand cadran rond occupe presque toute l’image ; vu de derrière, il est de verre, et l’on voit le ciel passer du rose au jaune au-dessus de toits violets, le soleil bas à droite. Tout autour, du brun : poutres, briques et roues de laiton. La longue cuillère d’argent pointe en haut à droite, la courte vers le bas ; un renard en tablier bleu et écharpe jaune, debout sur une caisse, approche un marteau de son bout. Sur une table, une souris en veste bleue près d’une tasse fumante et d’une roue minuscule ; une boîte à outils rouge en bas à gauche.',
    },
  },
  paint: { under: [170, 100, 70], flow: 0.2 },
  draw(scene) {
    wall(scene);
    scene.glow(X, Y, 520, '#f6985c', 0.6);
    works(scene);
    dawn(scene);
    dial(scene);
    hands(scene);
    beams(scene);
    floor(scene);
    bench(scene);
    mender(scene);
    foreground(scene);
  },
});
