import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { at, blob, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, leaf, oval, rectangle, rings } from '../../src/shapes/index.ts';
import { foliage } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#24203c';
const [LEFT, RIGHT] = [164, 636]; // the roadway
const MIDDLE = 500;
const LONG = 424; // from the tip of an arrow to its tail

const bankTop: Point[] = [[-40, 250], [100, 226], [230, 246], [400, 230], [580, 210], [700, 226], [840, 190]];
const bankLow: Point[] = [[840, 742], [700, 770], [580, 752], [400, 780], [230, 790], [100, 772], [-40, 806]];

function river(scene: Scene): void {
  scene.sky([[0, '#a89848'], [1, '#8c8c44']]);
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.dabs('M-10 -10L810 -10L810 1010L-10 1010Z', 460, ['#c4ac50', '#8c9448', '#dcc468', '#74843c', '#b08c40'], { length: 34, width: 8, angle: 0.9 });
  const water = smooth(bankTop) + smooth(bankLow).replace('M', 'L') + 'Z';
  scene.add(`<path d="${water}" fill="#4c4030" opacity=".6" transform="translate(0 -10)" ${scene.blur(5)}/>`);
  scene.add(`<path d="${water}" fill="${scene.linear([[0, '#1f5c64'], [0.3, '#2f8484'], [0.7, '#3c9890'], [1, '#1f6068']])}"/>`);
  scene.dabs(water, 420, ['#4cac9c', '#1c545c', '#8cccb0', '#2c7478', '#d8ecc4'], { length: 70, width: 6, angle: -0.05, box: [-10, 200, 810, 800] });
  const shallow = b.line(smooth(bankTop), '#e8dca0', 12, { opacity: 0.7 }) + b.line(smooth(bankLow), '#e8dca0', 9, { opacity: 0.5 });
  scene.add(shallow);
  times(26, () => {
    const low = scene.r() < 0.5;
    const [x, y] = [between(scene.r, 0, 800), low ? between(scene.r, 736, 776) : between(scene.r, 214, 262)];
    scene.add(b.ball(round1(x), round1(y), round1(between(scene.r, 9, 24)), round1(between(scene.r, 7, 16)), pick(scene.r, ['#a89c8c', '#8c8480', '#c4b49c']), { pale: '#f4e8cc' }));
  });
}

function bridge(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(`<path d="${rectangle(RIGHT + 20, -20, 96, 1050)}" fill="#10243c" opacity=".5" ${scene.blur(9)}/>`);
  scene.add(b.form(rectangle(LEFT, -20, RIGHT - LEFT, 1050), '#6c6478', { pale: '#a8989c', shade: '#4a4460', dabs: 1, edge: 0 }));
  const grit = times(900, () => {
    const [x, y, dx, dy] = [between(scene.r, LEFT, RIGHT), between(scene.r, -10, 1010), between(scene.r, -6, 6), between(scene.r, 2, 9)];
    return `<path d="M${round1(x)} ${round1(y)}l${round1(dx)} ${round1(dy)}" stroke="${pick(scene.r, ['#7c7484', '#544c64', '#948890', '#48425c', '#a8989c'])}" stroke-width="${
      round1(between(scene.r, 2, 6))
    }" opacity=".55"/>`;
  });
  scene.add(`<g stroke-linecap="round">${grit.join('')}</g>`);
  scene.add(`<path d="${rectangle(LEFT, -20, 46, 1050)}" fill="${NIGHT}" opacity=".38" ${scene.blur(5)}/>`);
  scene.add(b.line(`M${LEFT + 40} 560l14 22l-8 20l18 26M560 180l-16 20l10 24M540 840l10 -26l-12 -18`, '#3c3650', 4, { opacity: 0.7 }));
  [LEFT - 24, RIGHT + 22].forEach((x) =>
    times(20, (i) => {
      const tone = vary(scene.r, pick(scene.r, ['#c8b498', '#b8a48c', '#d4c0a0', '#a89484']), 0.02);
      scene.add(b.form(rectangle(x - 25, -16 + i * 52 + between(scene.r, -2, 2), 50, 48), tone, { pale: '#fff0d0', shade: '#6c5c68', dabs: 1.2, edge: 1.1 }));
    })
  );
}

/** Where the paint of an arrow has come off and the asphalt shows. */
function wornSpots(scene: Scene, y: number, way: 1 | -1): string[] {
  return times(120, () => {
    const [x, dy] = [400 + between(scene.r, -186, 186), between(scene.r, 30, LONG)];
    const extra = `opacity="${round1(between(scene.r, 0.3, 0.75))}"`;
    const tone = pick(scene.r, ['#6c6478', '#7c7484', '#5c546c']);
    return blob(scene.r, x, y - way * dy, between(scene.r, 2, 11), between(scene.r, 2, 7), tone, { wobble: 0.4, extra });
  });
}

/** An arrow of thick, worn road paint, its tip at y: way 1 points down, -1 up. */
function arrow(scene: Scene, y: number, way: 1 | -1, colour: string, pale: string): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const spot = (x: number, dy: number): Point => [400 + x + between(scene.r, -3, 3), y - way * dy];
  const path = polygon([spot(0, 0), spot(192, 212), spot(76, 204), spot(73, LONG), spot(-73, LONG), spot(-76, 204), spot(-192, 212)]);
  scene.add(`<path d="${path}" fill="#241c38" opacity=".55" transform="translate(7 6)" ${scene.blur(3)}/>`);
  scene.add(b.form(path, colour, { pale, shade: mix(colour, '#7c6478', 0.4), dabs: 2, grain: 1.5, edge: 0.8, long: 1.6 }));
  const coat = scene.dabsShape(path, 110, [pale, lighten(colour, 0.04), mix(colour, '#a88478', 0.3)], { length: 46, width: 7, angle: 1.5 });
  const cracks = b.line(crackLines(scene, y, way), '#544c64', 3, { opacity: 0.6 });
  scene.add(coat + b.inside(path, ...wornSpots(scene, y, way), cracks));
}

/** Fine cracks that run over a stretch of old paint, each with a branch. */
function crackLines(scene: Scene, y: number, way: 1 | -1): string {
  const run = (n: number, lean: number) => times(n, () => `l${round1(between(scene.r, 3, 13))} ${round1(lean + between(scene.r, -9, 9))}`).join('');
  return times(7, () => {
    const start = `M${round1(between(scene.r, 300, 470))} ${round1(y - way * between(scene.r, 80, LONG))}`;
    const lean = between(scene.r, -6, 6);
    return start + run(7, lean) + start + run(3, lean + 9);
  }).join('');
}

/** A notched leaf of the dandelion, lying flat, its foot at 0,0. */
function dandelionLeaf(scene: Scene, length: number): string {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const rim = times(5, (i): Point[] => [[(i + 0.3) * length * 0.2, 4 + i], [(i + 0.9) * length * 0.2, 8 + i * 2]]).flat();
  const path = polygon([[0, 0], ...rim, [length, 0], ...rim.reverse().map(([x, y]): Point => [x, -y])]);
  const green = pick(scene.r, ['#5c8c3c', '#4c7c38', '#6c9840']);
  return b.form(path, green, { pale: '#b4d070', dabs: 0.5 }) + b.line(`M0 0H${round1(length * 0.85)}`, '#d0dc94', 2, { opacity: 0.7 });
}

/** The one dandelion that came up through the asphalt, just between the two tips. */
function dandelion(scene: Scene, x: number, y: number): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const crack = `M${x - 190} ${y - 14}l32 9l22 -7l34 12l40 -4l62 4l44 -6l26 9l38 -6l30 10l36 -3`;
  scene.add(b.line(crack, '#342c48', 4, { opacity: 0.75 }) + b.line(`M${x - 102} ${y}l-12 -26M${x + 86} ${y + 2}l16 24`, '#342c48', 3, { opacity: 0.6 }));
  scene.add(`<path d="${oval(x + 13, y + 10, 56, 34)}" fill="#141028" opacity=".5" ${scene.blur(5)}/>`);
  times(11, (i) => scene.add(at(x, y, 1, dandelionLeaf(scene, between(scene.r, 44, 58) + 10 * Math.abs(Math.cos(i * 0.571))), { turn: i * 32.7 + between(scene.r, -7, 7) })));
  scene.add(`<path d="${oval(x + 5, y + 6, 25, 22)}" fill="#1c2818" opacity=".55" ${scene.blur(3)}/>`);
  [[26, '#e89420', 26], [20, '#fcc434', 22], [13, '#ffe05c', 16]].forEach(([reach, colour, count]) =>
    times(count as number, (i) => {
      const petal = `M0 -1.6L${round1((reach as number) * between(scene.r, 0.85, 1.08))} -2.4L${reach} 2.4L0 1.6Z`;
      scene.add(at(x - 1, y - 2, 1, b.flat(petal, colour as string), { turn: (i * 360) / (count as number) + between(scene.r, -5, 5) }));
    })
  );
}

/** Moss along both walls, and a few leaves blown against them: nobody has driven here for long. */
function edges(scene: Scene): void {
  const greens = ['#5c7040', '#74843c', '#8c9848', '#4c6038', '#b4b45c'];
  [LEFT, RIGHT].forEach((x) =>
    times(150, () => {
      const y = between(scene.r, 0, 1000);
      const reach = 6 + 22 * Math.abs(scene.noise(y / 90, x));
      const inward = (x === LEFT ? 1 : -1) * scene.r() * reach;
      scene.add(blob(scene.r, x + inward, y, between(scene.r, 3, 8), between(scene.r, 3, 7), pick(scene.r, greens), { points: 6, wobble: 0.3 }));
    })
  );
  const blown: Point[] = [[196, 300], [222, 600], [596, 436], [592, 728], [616, 762], [198, 640], [608, 196]];
  blown.forEach(([x, y]) => {
    scene.shadow(x + 8, y + 4, 20, 12, '#141028', 0.5);
    scene.add(at(x, y, 1, leaf(scene, 34, { colour: pick(scene.r, ['#f0a040', '#d86838', '#f4cc60']) }), { turn: between(scene.r, 0, 360) }));
  });
}

/** Low sun across the middle of the bridge; the shade of trees at both ends. */
function daylight(scene: Scene): void {
  const shade = times(240, () => {
    const [x, y] = [between(scene.r, LEFT, RIGHT), scene.r() ** 1.8 * 190];
    const inside = y + (x - LEFT) * 0.32 < 190;
    const low = scene.r() < 0.5;
    return inside ? blob(scene.r, x, low ? 1010 - y : y - 10, between(scene.r, 8, 22), between(scene.r, 6, 13), NIGHT, { points: 6, wobble: 0.25 }) : '';
  });
  scene.add(`<g opacity=".42" ${scene.blur(3)}>${shade.join('')}</g>`);
  const beam = polygon([[LEFT, 250], [RIGHT, 400], [RIGHT, 730], [LEFT, 560]]);
  scene.add(`<path d="${beam}" fill="#ffdc98" opacity=".2" ${scene.blur(10)}/>`);
  scene.glow(330, 480, 360, '#ffd890', 0.4, 280);
}

function trees(scene: Scene): void {
  const golds: [string, string, string][] = [['#8c4c24', '#d8842c', '#ffd060'], ['#8c3424', '#cc5c30', '#f8a850'], ['#5c6430', '#a4a040', '#ecdc74']];
  const spots: [number, number, number, number][] = [[30, 70, 112, 0], [776, 84, 104, 1], [100, 168, 54, 2], [20, 900, 108, 1], [96, 976, 80, 0], [768, 900, 98, 2], [790, 980, 84, 0], [716, 184, 46,
    2], [84, 838, 42, 2]];
  spots.forEach(([x, y, size, kind]) => {
    scene.shadow(x + size * 0.5, y + size * 0.4, size * 1.15, size, '#1c1830', 0.55);
    scene.add(foliage(scene, x, y, size, size * 0.94, golds[kind]!, { light: -1, heaps: 22, leaf: 12 }));
  });
}

export default picture({
  id: 'st135',
  motifs: ['abstract', 'fight', 'meeting', 'road'],
  words: {
    en: {
      title: 'Two arrows facing each other',
      name: 'Two big road arrows facing each other on a bridge',
      shows: 'From above: on an old bridge over a river two big painted arrows, one white, one yellow, point at each other, tip to tip. Between the tips a dandelion grows from a crack.',
      closer:
        'The paint of the arrows is thick, cracked and worn, and dark asphalt shows through it. Low sun lies across the middle of the bridge; both ends are in the dappled shade of trees. Moss creeps in along the walls of pale stone, and dry leaves lie there: nobody has driven here for long. The bridge throws its shadow on the green water, where leaves drift. The trees on both banks are gold and rust-red.',
    },
    fr: {
      title: 'Deux flèches face à face',
      name: 'Deux grandes flèches se font face sur un pont',
      shows: 'Vu d’en haut : sur un vieux pont, deux grandes flèches peintes, une blanche et une jaune, se font face, pointe contre pointe. Entre les pointes, un pissenlit pousse dans une fissure.',
      closer:
        'La peinture des flèches est épaisse, craquelée et usée ; l’asphalte sombre transparaît. Un soleil bas traverse le milieu du pont ; les deux bouts sont dans l’ombre tachetée des arbres. La mousse gagne le long des murets de pierre claire, où traînent des feuilles sèches : personne n’a roulé ici depuis longtemps. Le pont jette son ombre sur l’eau verte, où dérivent des feuilles. Les arbres des deux rives sont dorés et roux.',
    },
  },
  paint: { under: [140, 120, 90], flow: 0.05 },
  draw(scene) {
    river(scene);
    [[60, 470], [750, 380], [50, 620], [744, 640]].forEach(([x, y]) => scene.add(at(x!, y!, 1, rings(scene, 120, { colour: '#d8ecc8' }))));
    times(16,
      () =>
        scene.add(
          at(scene.r() < 0.5 ? between(scene.r, 8, 100) : between(scene.r, 706, 792), between(scene.r, 290, 720), 1, leaf(scene, 30, { colour: pick(scene.r, ['#f0a040', '#d86838', '#f4cc60']) })),
        ));
    bridge(scene);
    edges(scene);
    arrow(scene, MIDDLE - 44, 1, '#f0ece0', '#fffaf0');
    arrow(scene, MIDDLE + 44, -1, '#f0b83c', '#ffe48c');
    daylight(scene);
    dandelion(scene, 400, MIDDLE);
    trees(scene);
  },
});
