import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { at, type Point, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, oval, rectangle } from '../../src/shapes/index.ts';
import { modelled, soft } from '../../src/shapes/modelling.ts';
import { snowfall } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#141c48';
const LOOK = { light: -1, night: NIGHT } as const;
const GLASS = rectangle(196, 372, 408, 470);

/** How much of the window's light falls on a place, 0 to 1. */
const warmth = (x: number, y: number) => Math.max(0, 1 - Math.hypot((x - 400) / 330, (y - 600) / 370));

/** Bricks of a house at blue dusk, warmer around the window. */
function wall(scene: Scene): void {
  scene.sky([[0, '#24306c'], [0.5, '#34427c'], [1, '#202858']]);
  for (let row = 0; row < 27; row++) {
    for (let i = -1; i < 9; i++) {
      const [x, y] = [i * 98 + (row % 2) * 49, 150 + row * 33];
      const tone = mix(vary(scene.r, pick(scene.r, ['#3c4480', '#343c74', '#4a4c88', '#303468', '#54508c']), 0.02), '#e89c6c', warmth(x + 46, y + 14) * 0.62);
      scene.add(`<rect x="${round1(x + between(scene.r, -2, 2))}" y="${round1(y + between(scene.r, -1, 1))}" width="${round1(between(scene.r, 88, 93))}" height="27" rx="4" fill="${tone}"/>`);
      if (scene.r() < 0.5) scene.add(`<path d="M${round1(x + 8)} ${y + 5}h${round1(between(scene.r, 30, 74))}" stroke="${lighten(tone, 0.07)}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`);
    }
  }
  scene.glow(400, 610, 520, '#ffb060', 0.6, 560);
}

/** The lit room behind frosted panes: a curtain, a lamp, and the print of a small hand. */
function window(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const room = `<path d="${GLASS}" fill="${scene.radial([[0, '#fff6c8'], [0.45, '#ffd684'], [1, '#e0904c']], 430, 560, 330, true)}"/>`;
  const curtain = (x: number, flip: boolean) =>
    at(x, 366, 1,
      b.form('M0 0H96C104 120 80 260 30 330C20 400 24 440 20 480H0Z', '#c8504c', { grain: 1.5, long: 2, dabs: 1.4, pale: '#f89c6c' }) +
        b.line('M26 4C34 140 20 260 12 330M56 4C66 120 52 230 24 320', '#8c2c44', 6, { opacity: 0.5 }), { flip });
  const lamp = scene.glowShape(452, 520, 150, '#fffbe0', 0.9) +
    b.form('M400 560L430 480H486L516 560Z', '#ffe8a8', { dabs: 0.8, pale: '#fffdf0', shade: '#f0b060' }) +
    b.line('M458 562V700', '#8c5440', 10) +
    b.form(oval(458, 708, 44, 12), '#8c5440', { dabs: 0.4 }) +
    b.form('M196 716H604V846H196Z', '#a8643c', { dabs: 1.2 });
  const frost = times(70, () => {
    const side = pick(scene.r, [0, 1, 2, 3]);
    const [x, y] = side === 0
      ? [between(scene.r, 196, 250), between(scene.r, 372, 842)]
      : side === 1
      ? [between(scene.r, 550, 604), between(scene.r, 372, 842)]
      : [between(scene.r, 196, 604), between(scene.r, 772, 842)];
    return b.blot(x, y, between(scene.r, 12, 34), between(scene.r, 8, 24), '#e8f0f8', 0.3);
  }).join('');
  scene.add(b.inside(GLASS, room, lamp, curtain(196, false), curtain(604, true), frost, handPrint(scene)));
  scene.add(b.line(`${GLASS}M400 372V842M196 600H604`, '#4c3454', 26) + b.line(`${GLASS}M400 372V842M196 600H604`, '#e8d4cc', 15));
  scene.add(
    b.form('M160 846H640V884H160Z', '#8c8cb4', { dabs: 1.2, pale: '#f0d8c8' }) +
      b.form(
        'M150 858C160 826 210 836 250 822C300 808 350 832 404 822C460 810 500 834 550 824C600 816 640 834 650 858C600 868 560 856 520 866C470 876 430 858 380 868C320 878 280 858 230 868C200 872 170 866 150 858Z',
        '#f0ece8',
        { dabs: 1.4, pale: '#ffffff', shade: '#a49cc8', edge: 1.2 },
      ),
  );
}

/** A child's hand, wiped into the frost of the lower left pane. */
function handPrint(scene: Scene): string {
  const b = brush(scene, 100);
  const amber = '#f0a848';
  const fingers = b.line('M-24 -22L-34 -56M-8 -28L-11 -70M9 -28L12 -70M25 -20L35 -54M-26 10L-52 -6', amber, 15);
  const palm = b.form('M-30 -22C-20 -34 20 -34 30 -22C36 4 24 32 0 34C-24 32 -36 4 -30 -22Z', amber, { dabs: 0.4, pale: '#ffd078', edge: 0.4 });
  return at(304, 728, 1, soft(scene, oval(0, -6, 84, 96), '#f8f8fc', 0.95, 12)) + at(304, 746, 1.05, palm + fingers);
}

/** Snow on the eaves, and the gutter under it with its brackets. */
function gutter(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M-20 -20H820V84H-20Z', '#54508c', { dabs: 1 }));
  scene.add(soft(scene, 'M-20 170H820V262H-20Z', NIGHT, 0.6, 14));
  const trough = 'M-20 96L820 70V120C820 170 800 190 780 192L-20 206Z';
  scene.add(
    modelled(b, trough, '#6c84a8', { grain: -0.03, long: 3, dabs: 2, pale: '#d8e8f0', edge: 1.8 }, soft(scene, 'M-20 170L820 150V220H-20Z', '#1c2458', 0.6, 12),
      soft(scene, 'M-20 112L820 88V110L-20 134Z', '#f0f8fc', 0.5, 6), soft(scene, 'M180 188L640 176V206H180Z', '#ffb878', 0.6, 8)),
  );
  scene.add(
    b.line('M-20 98L820 72', '#c8dcec', 9) + [70, 330, 590].map((x) =>
      b.form(`M${x} 84C${x - 4} 150 ${x + 4} 190 ${x + 12} 214L${x + 30} 212C${x + 24} 180 ${x + 20} 130 ${x + 24} 82Z`, '#4c5c8c', { dabs: 0.6, pale: '#b8cce0' })
    ).join(''),
  );
  const drift = 'M-20 -20H820V66C780 96 740 70 700 88C650 108 610 76 560 92C500 112 470 82 410 98C350 116 310 86 250 104C190 120 160 92 100 110C60 122 20 100 -20 112Z';
  scene.add(modelled(b, drift, '#dce8f4', { grain: 0.1, dabs: 1.8, pale: '#ffffff', shade: '#7c94c8', edge: 1.6 }, soft(scene, 'M-20 60C200 90 500 60 820 40V110H-20Z', '#7c8ccc', 0.45, 14)));
  scene.add(
    b.form('M706 180H766V240C766 270 744 280 744 310V1010H690V310C690 270 706 262 706 240Z', '#5c749c', { grain: 1.5, long: 2, dabs: 1.6, pale: '#c8dcec', edge: 1.4 }) + [250, 560, 860].map((y) =>
      b.form(`M682 ${y}H774V${y + 22}H682Z`, '#4c5c8c', { dabs: 0.6, pale: '#b8cce0' })
    ).join(''),
  );
}

/** One icicle from its root: knotted, clear, blue at the sides and lit by what is behind it. */
function icicle(scene: Scene, x: number, y: number, long: number, wide: number): void {
  const b = brush(scene, 100, { light: -1, night: '#2c4488' });
  const steps = Math.max(5, Math.round(long / 46));
  const line = times(steps + 1, (i): Point => [x + between(scene.r, -0.03, 0.03) * wide * (i > 0 ? 1 : 0), y + (long * i) / steps]);
  const body = ribbon(line, (t) => wide * ((1 - t) ** 0.8 * (1 + 0.1 * Math.sin(t * steps * 3.1 + x)) + 0.035));
  const glow = (t: number) => mix('#9cccec', '#ffc884', Math.min(1, warmth(x, y + long * t) * 1.15));
  const fill = scene.linear([[0, '#e8f6fc', 0.96], [0.25, glow(0.25), 0.82], [0.6, glow(0.6), 0.72], [1, '#f4fdff', 0.95]], 0, y, 0, y + long, true);
  const rungs = times(steps * 2, (i) => {
    const t = (i + 0.5) / (steps * 2);
    const half = wide * 0.42 * (1 - t) ** 0.8;
    return `M${round1(x - half)} ${round1(y + long * t)}q${round1(half)} ${round1(half * 0.4 + 3)} ${round1(half * 2)} 0`;
  }).join('');
  scene.add(
    `<path d="${body}" fill="${fill}"/>` +
      b.inside(body, soft(scene, `M${x + wide * 0.14} ${y}H${x + wide}V${y + long}H${x}Z`, '#3c58a4', 0.5, 6), b.line(rungs, '#5c84c4', 3.4, { opacity: 0.35 }),
        b.line(`M${round1(x - wide * 0.26)} ${y}Q${round1(x - wide * 0.2)} ${round1(y + long * 0.5)} ${round1(x - wide * 0.02)} ${round1(y + long * 0.92)}`, '#ffffff', round1(wide * 0.14 + 2), {
          opacity: 0.85,
        }),
        b.line(`M${round1(x + wide * 0.14)} ${y + 10}Q${round1(x + wide * 0.1)} ${round1(y + long * 0.4)} ${round1(x + wide * 0.03)} ${round1(y + long * 0.7)}`, glow(0.4), round1(wide * 0.1 + 2), {
          opacity: 0.8,
        })),
  );
  scene.add(b.line(body, '#e8f8ff', 3, { opacity: 0.6 }));
  if (long > 150) scene.spark(x, y + long - 3, { radius: 2.4, reach: 15, core: '#ffffff', glow: '#e0f4ff', opacity: 0.8 });
}

const ROW: [number, number, number][] = [[20, 250, 42], [62, 130, 28], [104, 400, 52], [148, 190, 34], [186, 300, 40], [232, 520, 60], [278, 220, 36], [316, 340, 44], [364, 640, 70], [412, 250, 38], [
  448,
  430,
  50,
], [536, 560, 62], [578, 200, 34], [612, 350, 46], [656, 470, 52], [790, 300, 44]];

function icicles(scene: Scene): void {
  ROW.forEach(([x, long, wide]) => icicle(scene, x, round1(196 - x * 0.028), long, wide));
  const b = brush(scene, 100, { light: -1, night: '#3c58a4' });
  const hem = times(24, (k) => `Q${803 - k * 35} ${round1(212 + k + (k % 3) * 8)} ${785 - k * 35} ${round1(181 + k)}`).join('');
  scene.add(b.form(`M-20 168L820 144V180${hem}Z`, '#bcdcf0', { grain: 0, dabs: 1.6, pale: '#ffffff', edge: 1 }));
  scene.add(b.form('M470 184H512C512 210 506 226 500 232L492 224L484 236L478 222C474 210 470 200 470 184Z', '#cfe8f4', { dabs: 0.6, pale: '#ffffff' }));
  scene.over(b.flat('M364 868C372 880 374 888 374 893A10 10 0 0 1 354 893C354 888 356 880 364 868Z', '#ffe8bc', 0.95) + b.dot(361, 892, 3, '#ffffff'));
}

/** The one that has come down, stuck upright in the snow in front. */
function fallen(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const drift = scene.ridge(938, 12, 2, 4);
  scene.hill(drift, '#c8d4f0', '#7c88c4', { rim: '#fff0e0', rimWidth: 6, dabs: 160, dabLength: 40, depth: 70, dabColours: ['#e8eefa', '#a4b0dc', '#fff4e8', '#8c98d0'] });
  scene.glow(400, 960, 240, '#ffc88c', 0.6, 50);
  scene.add(
    soft(scene, 'M500 956L580 974L572 986L496 966Z', NIGHT, 0.5, 5) +
      at(496, 966, 1, `<g transform="rotate(196)">${b.form('M-24 -6C-18 80 -8 130 2 170C12 130 20 70 24 -10L12 -18L2 -6L-10 -20Z', '#bfe0f0', { dabs: 0.8, pale: '#ffffff', grain: 1.5 })}</g>`) +
      b.form('M452 972C470 956 526 954 548 972C520 984 480 984 452 972Z', '#dce6f8', { dabs: 0.6, pale: '#ffffff' }),
  );
}

export default picture({
  id: 'st122',
  motifs: ['nature', 'cold', 'sharp', 'pattern'],
  words: {
    en: {
      title: 'Icicles on a gutter',
      name: 'Icicles on a gutter in front of a lit window',
      shows: 'A row of long, sharp icicles hangs from a snowy gutter in front of a lit window. A small hand has left its print on the frosted pane.',
      closer:
        'It is blue dusk and a little snow is falling. Behind the glass are red curtains and a lamp on a table, but nobody. The icicles are blue at the sides and golden where the light shines through; the longest reaches down to the sill, and a drop falls from it. One in the row has broken off: its stump is left above, and the piece stands point upwards in the snow below. Brick wall, downpipe at the right.',
    },
    fr: {
      title: 'Les glaçons de la gouttière',
      name: 'Glaçons d’une gouttière devant une fenêtre éclairée',
      shows: 'Une rangée de longs glaçons pointus pend d’une gouttière enneigée devant une fenêtre éclairée. Une petite main a laissé son empreinte sur la vitre givrée.',
      closer:
        'C’est un crépuscule bleu, il neige un peu. Derrière la vitre, des rideaux rouges et une lampe sur une table, mais personne. Les glaçons sont bleus sur les côtés et dorés là où passe la lumière ; le plus long descend jusqu’à l’appui, et une goutte en tombe. L’un d’eux s’est cassé : il en reste le moignon en haut, et le morceau est planté dans la neige, pointe en l’air. Mur de briques, tuyau de descente à droite.',
    },
  },
  paint: { under: [90, 90, 140], flow: 1.4 },
  draw(scene) {
    wall(scene);
    window(scene);
    gutter(scene);
    fallen(scene);
    icicles(scene);
    snowfall(scene, 70, { largest: 3.4 });
  },
});
