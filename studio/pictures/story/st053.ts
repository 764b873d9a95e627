import { between, times } from '../../src/core/chance.ts';
import { mix, palette, vary } from '../../src/core/colour.ts';
import { at, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, lanternAt, lightPath, pine, reeds, rings } from '../../src/shapes/index.ts';

const NIGHT = '#14203c';
const SHORE = 470;
const LOOK = { light: 1, night: NIGHT } as const;

function sky(scene: Scene): void {
  scene.sky([[0, '#16284c'], [0.16, '#245068'], [0.3, '#4f8488'], [0.4, '#d8a070'], [0.47, '#f8784c']]);
  scene.glow(520, SHORE, 430, '#ffd890', 0.9, 170);
  scene.wisps(30, 40, 400, ['#1c3c5c', '#3f7080', '#e8a06c', '#f8c890', '#2a4a68'], 0.55);
  scene.stars(60, 220, { largest: 2.2 });
}

function mountains(scene: Scene): string {
  const start = scene.ridge(416, 80, 2.1, 4);
  scene.hill(start, '#7a5c70', '#c87c5c', { rim: '#ffc890', rimWidth: 4, dabs: 60, shadow: 0.05, bottomY: 480 });
  const near = scene.ridge(446, 34, 2.6, 9);
  scene.hill(near, '#3f4460', '#5a4a5c', { rim: '#f0a070', rimWidth: 3, dabs: 40, shadow: 0.05 });
  const woods = times(46, () => {
    const x = between(scene.r, -10, 810);
    return at(x, SHORE + 2, 1, pine(scene, between(scene.r, 26, 74), { leaves: ['#182840', '#26384c', '#a06858'], light: 1 }));
  }).join('');
  scene.add(woods);
  return woods;
}

function lake(scene: Scene, woods: string): void {
  scene.water(SHORE, { gradient: [[0, '#f89c60'], [0.12, '#d08068'], [0.35, '#4f7480'], [0.7, '#1f4460'], [1, '#14284c']], waves: ['#f8b078', '#326078', '#1c3c5c', '#6f949c', '#d88868'] }, 160);
  scene.add(`<g transform="translate(0 ${SHORE * 2 + 2}) scale(1 -1)" opacity=".4">${woods}</g>`);
  const waves = times(190, () => {
    const near = scene.r() ** 1.4;
    const [x, y] = [between(scene.r, -20, 820), SHORE + 6 + near * 520];
    const colour = near < 0.25 ? ['#ffc890', '#e8906c', '#7a6474'][Math.floor(scene.r() * 3)] : ['#3a6c84', '#183858', '#6a94a0', '#26506c', '#b07c74'][Math.floor(scene.r() * 5)];
    return `<path d="M${round1(x - 14 - near * 60)} ${round1(y)}q${round1(14 + near * 60)} ${round1(-3 - near * 6)} ${round1(28 + near * 120)} 0" stroke="${colour}" stroke-width="${round1(2 + near * 6)}" fill="none" stroke-linecap="round" opacity=".55"/>`;
  });
  scene.add(waves.join('') + at(520, SHORE + 4, 1, lightPath(scene, 300, { colour: '#ffdca0', width: 190, count: 60 })));
  scene.add(at(150, 640, 1, rings(scene, 190, { colour: '#f0b890' })));
}

const across = (t: number): [number, number, number] => [452 - 150 * t, 566 + 470 * t, 44 + 190 * t];

function jetty(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const piles = [0.02, 0.2, 0.44, 0.74].map((t) => [-1, 1].map((side) => {
    const [x, y, half] = across(t ** 1.1);
    const px = x + side * half * 0.96;
    const wide = 9 + 22 * t;
    return b.form(`M${round1(px - wide)} ${round1(y - 30 - 60 * t)}H${round1(px + wide)}V${round1(y + 70 + 120 * t)}H${round1(px - wide)}Z`, '#4a3844', { grain: 1.5, pale: '#f0a070', edge: 1.3 });
  }).join('')).join('');
  scene.add(`<path d="${polygon([[400, 590], [510, 590], [640, 1010], [120, 1010]])}" fill="${NIGHT}" opacity=".45" ${scene.blur(8)}/>` + piles);
  const planks = times(17, (i) => {
    const [t0, t1] = [(i / 17) ** 1.35, ((i + 0.9) / 17) ** 1.35];
    const [x0, y0, h0] = across(t0);
    const [x1, y1, h1] = across(t1);
    const out = between(scene.r, -4, 6) * (0.4 + t0);
    const path = polygon([[x0 - h0 - out, y0], [x0 + h0 + out, y0], [x1 + h1 + out, y1], [x1 - h1 - out, y1]]);
    const lit = mix('#c88464', '#6a5468', t0 ** 0.6);
    return b.form(path, vary(scene.r, lit, 0.04), { grain: 0.02, dabs: 1.3, pale: mix('#ffc890', '#a07c84', t0) });
  });
  scene.add(planks.join(''));
}

function boots(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.glow(512, 520, 190, palette.amber, 0.75);
  scene.add(b.form('M506 640V470H518V642Z', '#3a2c3c', { grain: 1.5, pale: '#f0b070' }) + lanternAt(b, 512, 458, 22));
  scene.add(`<path d="M420 664L300 700L300 712L430 676Z" fill="${NIGHT}" opacity=".5" ${scene.blur(3)}/>`);
  const boot = (x: number, y: number) => at(x, y, 1, b.form('M-17 -62H14L16 -22C34 -20 42 -8 40 0H-18Z', '#d8403c', { dabs: 1, pale: '#ffa070' }) + b.form('M-19 -64Q-2 -56 16 -64V-54Q-2 -46 -19 -54Z', '#f8d8a8', { dabs: 0.4 }) + b.line('M-18 0H40', '#4a1c2c', 5));
  scene.add(boot(424, 662) + boot(456, 672));
}

function front(scene: Scene): void {
  scene.add(at(60, 1014, 1, reeds(scene, 190, { count: 24, height: 260, colours: ['#10203c', '#1c3450', '#3a5868', '#7a6468'], wind: 0.08 })));
  scene.add(at(764, 1014, 1, reeds(scene, 150, { count: 20, height: 210, colours: ['#10203c', '#1c3450', '#3a5868', '#a8705c'], wind: -0.1 })));
  times(12, () => scene.spark(between(scene.r, 560, 790), between(scene.r, 560, 860), { radius: between(scene.r, 1, 2), core: '#fff6d0', glow: '#ffe09a', reach: 12 }));
}

export default picture({
  id: 'st053',
  motifs: ['place', 'lake', 'calm', 'end'],
  words: {
    en: {
      title: 'Jetty at dusk',
      name: 'Wooden jetty with a lantern and red boots',
      shows: 'A wooden jetty runs out into a still lake at dusk. A lantern burns at its end, and beside it stands a pair of red rubber boots, empty.',
      closer: 'The last light is orange behind dark mountains and firs; above it the sky turns teal and then night blue with stars. Sky and trees lie mirrored in the water. The planks are a little uneven and warm where the lantern shines. To the left of the jetty rings spread on the water. Reeds frame both lower corners, with a few glowing specks over the right one.',
    },
    fr: {
      title: 'Le ponton au crépuscule',
      name: 'Ponton de bois, lanterne et bottes rouges',
      shows: 'Un ponton de bois s’avance dans un lac immobile au crépuscule. Une lanterne brûle à son bout ; à côté se dresse une paire de bottes de caoutchouc rouges, vides.',
      closer: 'La dernière lumière est orange derrière des montagnes et des sapins sombres ; plus haut le ciel vire au bleu-vert puis au bleu nuit étoilé. Le ciel et les arbres se reflètent dans l’eau. Les planches sont un peu inégales, et chaudes là où porte la lanterne. À gauche du ponton, des ronds s’élargissent sur l’eau. Des roseaux encadrent les deux coins du bas, avec quelques points lumineux au-dessus de celui de droite.',
    },
  },
  paint: { under: [130, 100, 100], flow: 0 },
  draw(scene) {
    sky(scene);
    lake(scene, mountains(scene));
    jetty(scene);
    boots(scene);
    front(scene);
  },
});
