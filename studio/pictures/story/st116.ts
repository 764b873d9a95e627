import { between, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, sparrow } from '../../src/shapes/index.ts';
import { hairs, modelled, soft } from '../../src/shapes/modelling.ts';
import { foliage } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#34244c';
const ROOT: Point = [400, 664];
const LOOK = { light: 1, night: NIGHT } as const;

function park(scene: Scene): void {
  scene.sky([[0, '#8c7cb4'], [0.25, '#d8a0b4'], [0.5, '#fbd4a0'], [0.68, '#fff0c0']]);
  scene.glow(400, 420, 560, '#fff6d0', 0.95, 480);
  scene.wisps(26, 10, 420, ['#a88cb8', '#f4c0b4', '#fde0b0', '#c094b8'], 0.5);
  const far = scene.ridge(640, 18, 2, 3);
  scene.hill(far, '#c8a4a4', '#a8a484', { rim: '#fff0c0', rimWidth: 4, dabs: 80, shadow: 0.04 });
  const b = brush(scene, 100, LOOK);
  const cone = (x: number, y: number, tall: number) =>
    scene.add(
      scene.shadowShape(x, y, tall * 0.3, tall * 0.05, NIGHT, 0.4) +
        b.form(`M${x - tall * 0.24} ${y}Q${x - tall * 0.06} ${y - tall * 0.7} ${x} ${y - tall}Q${x + tall * 0.06} ${y - tall * 0.7} ${x + tall * 0.24} ${y}Z`, '#7c8c6c', {
          dabs: 2,
          grain: 1.2,
          pale: '#e8dc98',
        }) +
        foliage(scene, x, y - tall * 0.36, tall * 0.18, tall * 0.34, ['#5a6c60', '#8c9868', '#f0e09c'], { heaps: 9, leaf: 7 }),
    );
  [[60, 668, 260], [742, 668, 280], [150, 664, 130], [660, 664, 140]].forEach(([x, y, tall]) => cone(x!, y!, tall!));
}

/** Boughs of two old trees that close the view above. */
function boughs(scene: Scene): void {
  const heaps: [number, number, number, number][] = [[40, 40, 210, 110], [210, 10, 150, 70], [760, 30, 210, 130], [600, 0, 150, 60], [30, 190, 90, 80], [786, 200, 70, 80]];
  heaps.forEach(([x, y, rx, ry]) => scene.add(foliage(scene, x, y, rx, ry, ['#5c4470', '#8c6480', '#f4b890'], { light: x < 400 ? 1 : -1, heaps: 18, leaf: 16 })));
}

/** The terrace: flags of stone in perspective, and the long shadow of the fan coming towards us. */
function terrace(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const floor = 'M-10 676L810 676L810 1010L-10 1010Z';
  scene.add(`<path d="${floor}" fill="${scene.linear([[0, '#f4d8b4'], [0.4, '#c8a4a4'], [1, '#7c6488']])}"/>`);
  scene.dabs(floor, 320, ['#e8c8ac', '#b8949c', '#fbe8c4', '#94789c', '#d8b4a8'], { length: 44, width: 6 });
  const rows = [676, 694, 722, 764, 826, 914, 1010];
  const seams = rows.map((y) => `M-10 ${y}H810`).join('') + times(15, (i) => `M${400 + (i - 7) * 70} 676L${400 + (i - 7) * 250} 1010`).join('');
  scene.add(b.line(seams, '#6c5478', 4, { opacity: 0.4 }));
  scene.add(`<path d="${polygon([[150, 690], [650, 690], [860, 1010], [-60, 1010]])}" fill="${scene.linear([[0, '#3c2854', 0.62], [1, '#3c2854', 0.36]])}" ${scene.blur(9)}/>`);
}

/** One long feather of the train, seen from its dull side, tip at the top; the eye shows only as a shade. */
function trainFeather(scene: Scene, long: number, tone: string): string {
  const b = brush(scene, 100, LOOK);
  const barbs = times(26, (i) => {
    const t = 0.24 + (i / 26) * 0.66;
    const w = 12 + 16 * t;
    return `M0 ${round1(-long * t)}q${round1(-w * 0.6)} ${round1(-w * 0.4)} ${round1(-w)} ${round1(-w * 1.3)}M0 ${round1(-long * t)}q${round1(w * 0.6)} ${round1(-w * 0.4)} ${round1(w)} ${
      round1(-w * 1.3)
    }`;
  });
  return (b.line(barbs.join(''), mix(tone, NIGHT, 0.25), 4.4) +
    b.flat(`M0 ${-long - 20}C34 ${-long - 8} 36 ${-long + 46} 0 ${-long + 66}C-36 ${-long + 46} -34 ${-long - 8} 0 ${-long - 20}Z`, lighten(tone, 0.1)) +
    b.line(`M-27 ${-long + 20}C-24 ${-long - 6} -10 ${-long - 18} 0 ${-long - 18}C10 ${-long - 18} 24 ${-long - 6} 27 ${-long + 20}`, '#e8f0a0', 5, { opacity: 0.85 }) +
    b.flat(oval(0, -long + 26, 17, 20), mix(tone, '#3c5c5c', 0.7)) +
    b.flat(oval(0, -long + 30, 9, 11), mix(tone, '#2c3c64', 0.75)) +
    b.line(`M0 0V${-long + 48}`, '#fff0cc', 4.4));
}

function fan(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const disc = times(60, (i): Point => {
    const a = Math.PI + (i / 59) * Math.PI;
    return [ROOT[0] + Math.cos(a) * 350, ROOT[1] + Math.sin(a) * 372];
  });
  scene.add(`<path d="${polygon(disc)}" fill="${scene.radial([[0, '#4c4448'], [0.5, '#70684c'], [0.85, '#94905a'], [1, '#b4b068', 0.85]], ROOT[0], ROOT[1], 380, true)}"/>`);
  const rings: [number, number, number][] = [[25, 380, 0], [24, 318, 0.5], [21, 258, 0]];
  rings.forEach(([count, long, shift], ring) =>
    times(count, (i) => {
      const turn = -92 + ((i + 0.5 + shift * 0.02) / count) * 184;
      const lit = Math.cos((turn * Math.PI) / 180);
      const tone = vary(scene.r, mix(['#8c8850', '#7c784c', '#6c6848'][ring]!, '#54546c', 0.25 * (1 - lit)), 0.025);
      scene.add(at(...ROOT, 1, trainFeather(scene, long * between(scene.r, 0.97, 1.03), tone), { turn }));
    })
  );
  scene.add(soft(scene, oval(ROOT[0], ROOT[1] - 40, 190, 170), NIGHT, 0.5, 28));
  times(15, (i) => {
    const turn = -84 + (i / 14) * 168;
    const quill = 'M-7 0C-26 -90 -30 -150 -24 -188C-14 -204 14 -204 24 -188C30 -150 26 -90 7 0Z';
    scene.add(
      at(ROOT[0], ROOT[1] - 6, 1, b.form(quill, vary(scene.r, '#a87c64', 0.03), { grain: 1.5, long: 1.6, dabs: 1.4, pale: '#f0c8a0', edge: 1 }) + b.line('M0 0V-186', '#f8e4c4', 3.6), { turn }),
    );
  });
}

/** The bird itself: drooping rusty wings, a cushion of down, two legs walking away from us. */
function bird(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.shadow(400, 886, 150, 22, NIGHT, 0.65);
  const leg = (x: number, y: number) =>
    scene.add(
      b.line(`M${x} 750C${x - 6} 790 ${x + 4} 820 ${x} ${y}`, '#7c6470', 13) +
        b.line(`M${x + 3} 760C${x} 800 ${x + 7} 820 ${x + 3} ${y}`, '#d8b8a8', 4) +
        b.line(`M${x} ${y}L${x - 26} ${y + 12}M${x} ${y}L${x + 24} ${y + 10}M${x} ${y}L${x + 2} ${y + 22}`, '#7c6470', 9),
    );
  leg(362, 868);
  leg(440, 860);
  [-1, 1].forEach((side) =>
    scene.add(
      at(400, 0, 1, times(6, (i) =>
        b.form(
          `M${40 - i * 2} ${640 + i * 6}C${100 - i * 3} ${650 + i * 8} ${150 - i * 15} ${720 + i * 4} ${140 - i * 16} ${812 - i * 4}C${120 - i * 14} ${800 - i * 4} ${70 - i * 6} ${730 + i * 4} ${
            40 - i * 2
          } ${640 + i * 6}Z`,
          mix('#c4683c', '#7c3c3c', i / 8),
          { grain: 1.2, pale: '#f8b078', dabs: 1.2 },
        )).join(''), { flip: side < 0 }),
    )
  );
  const down = 'M300 690C296 640 350 606 400 606C450 606 504 640 500 690C512 740 478 790 440 786C420 806 380 806 360 786C322 790 288 740 300 690Z';
  scene.add(
    modelled(b, down, '#cfc0bc', { grain: 1.4, pale: '#fff6e4', dabs: 1.6, edge: 1 }, soft(scene, 'M300 720C340 800 460 800 500 720L520 830H280Z', '#6c5478', 0.6, 16),
      soft(scene, oval(400, 660, 60, 36), '#fffaf0', 0.7, 16), hairs(scene, [290, 610, 510, 790], 260, ['#fffaf0', '#a8949c', '#e8dcd4', '#8c7888'], (x, y) =>
        Math.atan2(y - 640, x - 400), { length: 22, width: 4, opacity: 0.7 })),
  );
  scene.add(hairs(scene, [310, 740, 490, 800], 60, ['#fff6e8', '#b8a4a8', '#d8ccc8'], (x, y) => Math.atan2(y - 640, (x - 400) * 1.3), { length: 26, width: 5, opacity: 0.9 }));
}

/** Two peahens in front of all this splendour, walking off. */
function peahen(scene: Scene, x: number, y: number, size: number, flip: boolean): void {
  const b = brush(scene, size, { light: 1, night: NIGHT });
  scene.add(
    scene.shadowShape(x, y, size * 0.5, size * 0.07, NIGHT, 0.5) +
      at(x, y, 1,
        b.done(b.line('M-4 0L-2 -30M10 0L8 -30', '#7c6470', 4),
          b.form('M-56 -26C-30 -58 0 -64 20 -54C30 -60 28 -84 32 -92C38 -100 50 -96 48 -86C46 -70 44 -50 34 -38C20 -20 -20 -20 -56 -26Z', '#a08478', { grain: 0.2, pale: '#f0d0ac', dabs: 1.3 }),
          b.form('M22 -54C28 -62 27 -78 31 -88L44 -82C44 -66 42 -52 34 -42Z', '#6c9478', { dabs: 0.8 }),
          b.form('M46 -90L60 -86L47 -83Z', '#5c4c58', { dabs: 0 }) + b.line('M36 -96L32 -110M40 -97L40 -112M43 -96L48 -109', '#7c6470', 2) + b.dot(42, -89, 2.4, '#241c2c')), { flip }),
  );
}

/** The one thing that shows the other side: a lost feather with its blue eye. */
function lostFeather(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const barbs = times(30, (i) => {
    const t = i / 30;
    const w = 10 + 24 * t;
    return `M0 ${round1(-150 * t)}q${round1(-w * 0.5)} ${round1(-w * 0.3)} ${round1(-w)} ${round1(-w)}M0 ${round1(-150 * t)}q${round1(w * 0.5)} ${round1(-w * 0.3)} ${round1(w)} ${round1(-w)}`;
  });
  const eye = b.form(oval(0, -186, 44, 54), '#5ca45c', { pale: '#e8f08c', dabs: 1.2 }) +
    b.form(oval(0, -182, 32, 40), '#d89c3c', { dabs: 0.8 }) +
    b.form(oval(0, -176, 24, 29), '#2cb0b8', { dabs: 0.6, pale: '#8cf0e0' }) +
    b.form('M0 -194C18 -190 20 -166 0 -152C-20 -166 -18 -190 0 -194Z', '#2c348c', { dabs: 0.4 });
  scene.add(
    at(640, 968, 1, scene.shadowShape(4, -110, 60, 130, NIGHT, 0.35) + b.line(barbs.join(''), '#4c8c5c', 5) + b.line(barbs.filter((_, i) =>
      i % 3 === 0
    ).join(''), '#a8c864', 3.4) + eye + b.line('M0 30V-150', '#f8ecd0', 5), { turn: -66 }),
  );
  scene.add(scene.shadowShape(266, 962, 50, 9, NIGHT, 0.5) + at(262, 962, 1, sparrow(scene, 84, { light: 1, night: NIGHT, coat: '#8c6450' })));
}

export default picture({
  id: 'st116',
  motifs: ['animal', 'pride', 'humour', 'hidden'],
  words: {
    en: {
      title: 'Peacock from behind',
      name: 'Peacock with open fan, seen from behind',
      shows: 'A peacock spreads its fan towards the evening sun, but we stand behind it: we see brown quills, a ball of white fluff and two legs. Two peahens walk off.',
      closer:
        'The long feathers are dull olive from this side, with shadows of eyes and a thin bright rim where the light shines through. The fan hides head and neck. Its shadow falls towards us over the stone flags of a terrace. One lost feather lies in front with its bright side up, green, gold and blue, and a sparrow looks at it. The sky is violet and peach, with leafy boughs in the corners.',
    },
    fr: {
      title: 'Le paon vu de dos',
      name: 'Paon faisant la roue, vu de dos',
      shows: 'Un paon fait la roue face au soleil du soir, mais nous sommes derrière : on voit des tuyaux bruns, une boule de duvet blanc et deux pattes. Deux paonnes s’en vont.',
      closer:
        'De ce côté, les longues plumes sont d’un olive terne, avec l’ombre des ocelles et un mince bord clair là où passe la lumière. La roue cache la tête et le cou. Son ombre tombe vers nous sur les dalles d’une terrasse. Une plume perdue est posée devant, côté brillant, verte, or et bleue, et un moineau la regarde. Le ciel est violet et pêche, avec des branches feuillues dans les coins.',
    },
  },
  paint: { under: [180, 140, 130], flow: 0.1 },
  draw(scene) {
    park(scene);
    terrace(scene);
    boughs(scene);
    fan(scene);
    peahen(scene, 92, 806, 100, true);
    peahen(scene, 712, 796, 94, false);
    bird(scene);
    lostFeather(scene);
  },
});
