import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush } from '../../src/shapes/index.ts';
import { washed } from '../../src/shapes/scenes/backdrops.ts';
import { shell } from '../../src/shapes/scenes/shore.ts';

const NIGHT = '#4a2c5c';
const RADIUS = 256;
const DENT = -0.62; // the angle of the dent, upper right
const LANDS = ['M-84 -36C-50 -70 20 -80 66 -62C96 -50 104 -20 128 -8C146 2 124 26 106 46C98 88 84 120 62 156C50 178 28 176 20 152C8 112 6 84 -6 52C-36 54 -76 50 -92 18C-98 0 -98 -22 -84 -36Z',
  'M-64 -92C-74 -112 -44 -116 -32 -132C-20 -156 8 -184 34 -196C70 -210 120 -200 160 -184L236 -120C230 -84 206 -70 190 -30C176 -54 150 -62 128 -62C112 -70 104 -84 78 -84C62 -84 46 -72 36 -90C20 -104 12 -90 2 -82C-22 -76 -52 -78 -64 -92Z',
  'M-262 -40C-226 -34 -196 -6 -170 10C-140 26 -152 60 -170 90C-182 120 -190 160 -206 180L-262 120Z', 'M-250 -96C-214 -120 -196 -150 -170 -170C-150 -184 -140 -206 -120 -226L-200 -230L-262 -140Z',
  'M130 92C142 84 150 96 146 112C142 130 130 138 126 124C124 112 124 98 130 92Z', 'M-120 232C-60 214 60 216 120 234L60 262H-60Z'];

function shore(scene: Scene): void {
  washed(scene, [-10, 440], '#8a7fb8', '#ffc4a0', { strokes: 300, grain: 0.06, spread: 0.03 });
  scene.wisps(14, 40, 330, ['#f6b4a8', '#ffd8b4', '#a890c4'], 0.6);
  scene.glow(120, 420, 420, '#fff0c0', 0.95, 240);
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.ball(120, 404, 52, 52, '#fff3cc', { dabs: 0.3, pale: '#fffdf0', shade: '#ffd89c' }));
  scene.water(428, { gradient: [[0, '#e8a8a4'], [0.3, '#9a86b4'], [1, '#7f78b0']], waves: ['#ffd4b8', '#fff0d4', '#7a6ca8', '#c490b0'] }, 190);
  scene.add(at(640, 424, 1, b.form('M-70 4L-60 -10C-40 -26 -10 -20 10 -34C30 -44 60 -24 90 -18C120 -12 150 -6 190 4Z', '#a284b0', { pale: '#ffd0b0' })));
}

/** Wet sand that mirrors the sky, and the last foam of a wave. */
function sand(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const edge = (y: number, seed: number) => scene.ridge(y, 20, 2.5, seed);
  scene.hill(edge(600, 2), '#e8b4a4', '#a87c94', {
    rim: '#fff3e0',
    rimWidth: 8,
    dabs: 190,
    depth: 400,
    dabColours: ['#f6ccb0', '#c890a0', '#ffe0c0', '#b084a0', '#9a80b0'],
    dabLength: 80,
    shadow: 0.1,
  });
  scene.hill(edge(806, 5), '#dba88c', '#946478', { rim: '#ffe6cc', rimWidth: 5, dabs: 200, depth: 240, dabColours: ['#f2c49c', '#b47c80', '#e0a88c', '#c08c88'], dabLength: 44, shadow: 0.12 });
  scene.add(`<path d="M60 640L200 640L170 800L40 800Z" fill="#fff0c8" opacity=".45" ${scene.blur(9)}/>`);
  times(60, () => scene.add(b.dot(between(scene.r, 0, 800), between(scene.r, 840, 995), round1(between(scene.r, 2, 5)), scene.r() < 0.5 ? '#8a5c70' : '#ffe0bc', 0.6)));
}

/** The outline of the globe: a circle that gives way at the dent. */
function rim(): Point[] {
  return times(72, (i) => {
    const a = (i / 72) * Math.PI * 2;
    let off = a - DENT;
    if (off > Math.PI) off -= Math.PI * 2;
    const reach = RADIUS * (1 - 0.2 * Math.exp(-((off / 0.27) ** 2)));
    return [Math.cos(a) * reach, Math.sin(a) * reach];
  });
}

/** The dent: creased facets, dark where they turn from the light, lit on the far side; cracks and a torn flap of paper. */
function dent(b: Brush): string {
  const [x, y] = [Math.cos(DENT) * 178, Math.sin(DENT) * 178];
  const rings = [0.5, 1].map((part) =>
    times(9, (i): Point => {
      const [a, reach] = [(i / 9) * Math.PI * 2 + 0.2 + part * 0.3, (84 + (i % 3) * 17) * part];
      return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
    })
  );
  const facet = (corners: Point[], i: number) => {
    const middle = corners.reduce((sum, [px]) => sum + px, 0) / corners.length;
    const turned = (middle - x) / 80 + (i % 2 ? 0.2 : -0.2);
    return b.form(polygon(corners), turned > 0 ? mix('#7fa8a4', '#ffe2bc', Math.min(1, turned) * 0.6) : mix('#5f8890', NIGHT, Math.min(1, -turned) * 0.7), { dabs: 0.8, edge: 0.5, opacity: 0.84 });
  };
  const [inner, outer] = rings as [Point[], Point[]];
  const facets = [...outer.map((point, i) => facet([point, outer[(i + 1) % 9]!, inner[(i + 1) % 9]!, inner[i]!], i)),
    ...inner.map((point, i) => facet([point, inner[(i + 1) % 9]!, [x + 14, y - 10]], i + 1))];
  const cracks: [number, number][] = [[2.2, 170], [2.8, 210], [3.35, 180], [1.6, 160], [4, 150]];
  const lines = cracks.map(([a, long]) => {
    const go = (part: number, off: number): Point => [x + Math.cos(a + off) * long * part, y + Math.sin(a + off) * long * part];
    return polygon([go(0.1, 0), go(0.55, 0.14), go(0.75, -0.05), go(1, 0.08)], false);
  }).join('');
  const gap = polygon([[x - 98, y + 64], [x - 60, y + 20], [x - 30, y + 66], [x - 58, y + 92]]);
  const flap = polygon([[x - 98, y + 64], [x - 58, y + 92], [x - 92, y + 122], [x - 132, y + 96]]);
  return (facets.join('') +
    b.line(lines, '#4a3058', 5, { opacity: 0.8 }) +
    b.line(lines, '#fff0d0', 1.8, { opacity: 0.6 }) +
    b.form(gap, '#efe0c0', { pale: '#fffaea', shade: '#a8889c' }) +
    b.form(flap, '#f6e8c8', { pale: '#fffdf0', shade: '#b09488', edge: 1.3 }));
}

function globe(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const ball = smooth(rim(), true);
  const grid =
    [-0.62, -0.2, 0.25, 0.66].map((v) => `M${round1(-RADIUS * Math.sqrt(1 - v * v))} ${round1(v * RADIUS)}Q0 ${round1(v * RADIUS + 44)} ${round1(RADIUS * Math.sqrt(1 - v * v))} ${round1(v * RADIUS)}`)
      .join('') + [-170, -70, 50, 150].map((x) => `M0 ${-RADIUS}Q${x * 1.7} 0 0 ${RADIUS}`).join('');
  const lands = LANDS.map((land, i) => b.form(land, ['#d0a058', '#c08c54', '#b8a460', '#c99a6c', '#d8b070', '#efe2c8'][i]!, { pale: '#ffe6ac', shade: '#80586c', dabs: 1.2 })).join('');
  const stains = times(7, () => b.blot(between(scene.r, -180, 120), between(scene.r, -150, 200), between(scene.r, 16, 44), between(scene.r, 10, 26), '#c8b890', 0.22, 0.3)).join('');
  const shade = `<circle r="270" fill="${scene.radial([[0, '#fff3d0', 0.4], [0.45, '#c8a0a0', 0], [1, '#3a2058', 0.75]], 0.28, 0.3, 0.82)}"/>`;
  const map = at(0, 0, 1, b.line(grid, '#dfe6d0', 3, { opacity: 0.45 }) + lands, { turn: -14 });
  const axis = b.line('M0 -300V-256M0 256V300', '#8a5c3c', 16) + b.ball(0, -304, 17, 17, '#e0aa5c', { dabs: 0 });
  const arm = 'M-14 -304C-330 -320 -336 320 -14 304L-10 284C-290 296 -284 -296 -10 -284Z';
  scene.add(
    at(420, 572, 1,
      at(0, 0, 1,
        b.form(ball, '#5f9498', { pale: '#a8d0c0', shade: '#4a4a78', dabs: 2, edge: 0.8 }) +
          b.inside(ball, map, stains, shade) +
          b.inside(ball, dent(b)) +
          axis +
          b.form(arm, '#c98e44', { pale: '#fff0b8', shade: '#6a3c44', edge: 1.4 }) +
          b.line(times(13, (i) => {
            const a = Math.PI * (0.62 + i * 0.063);
            return `M${round1(Math.cos(a) * 248)} ${round1(Math.sin(a) * 292)}L${round1(Math.cos(a) * 236)} ${round1(Math.sin(a) * 282)}`;
          }).join(''), '#6a3c34', 4, { opacity: 0.7 }), { turn: 22 })),
  );
}

/** Sand heaped against the globe, the foot of its stand, a rim of water. */
function sunk(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const foot = b.form('M-90 0V20A90 30 0 0 0 90 20V0Z', '#5a3030', { dabs: 0.8 }) +
    b.ball(0, 0, 90, 30, '#8a5038', { pale: '#e8a870', edge: 1.5 }) +
    b.form('M-24 4C-20 -20 -14 -40 -16 -66H16C14 -40 20 -20 24 4Q0 14 -24 4Z', '#7a4434', { pale: '#e8a870' });
  scene.add(at(196, 834, 1, foot, { turn: 40 }));
  const heap = 'M150 872C200 828 260 846 310 820C360 796 420 812 470 790C540 778 590 786 640 812C700 836 760 850 790 880C640 920 280 920 150 872Z';
  scene.add(b.form(heap, '#d8a488', { pale: '#ffe2bc', shade: '#8a5c74', dabs: 2, edge: 1.2 }));
  scene.add(`<path d="M470 800C600 782 720 830 810 900V960C700 900 560 880 420 880Z" fill="${NIGHT}" opacity=".38" ${scene.blur(9)}/>`);
}

function crab(scene: Scene): string {
  const b = brush(scene, 100, { light: -1, night: '#5a1c3c' });
  const red = '#dc5a3c';
  const legs = [-1, 1].map((s) =>
    b.line(times(3, (i) => `M${s * (30 + i * 8)} ${-18 + i * 8}Q${s * (74 + i * 4)} ${-40 + i * 16} ${s * (82 - i * 2)} ${2 + i * 10}`).join(''), mix(red, NIGHT, 0.25), 8)
  ).join('');
  const claw = (s: number) =>
    b.line(`M${s * 44} -30Q${s * 82} -44 ${s * 72} -72`, red, 12) +
    at(s * 70, -86, 1, b.form('M0 20C-24 14 -28 -16 -10 -36L-4 -10L12 -34C28 -12 22 16 0 20Z', lighten(red, 0.04), { edge: 1.3 }), { turn: s * 14 });
  const eye = (x: number) => b.line(`M${x} -44V-64`, red, 6) + b.ball(x, -68, 10, 10, '#fff3dc', { dabs: 0 }) + b.dot(x + 3, -70, 4.6, '#3a1c34');
  return legs + claw(-1) + claw(1) + eye(-14) + eye(14) + b.ball(0, -22, 58, 32, red, { pale: '#ff9a6c', edge: 1.5 }) + b.line('M-12 -14q12 9 24 0', '#6a1c2c', 4);
}

export default picture({
  id: 'st026',
  motifs: ['object', 'world', 'broken', 'old'],
  words: {
    en: {
      title: 'Dented globe',
      name: 'Dented globe washed up on a beach',
      shows: 'An old globe with a deep dent lies half sunk in the sand of a beach at sunrise. A red crab stands in front of it.',
      closer:
        'The sky is lilac and peach, and the sun has just left the sea at the left. The globe leans in its brass ring; the wooden foot sticks out of the sand. Its seas are faded green-blue, its lands ochre. At the upper right the ball is stove in: the surface is creased, cracks run out over the land, and a scrap of paper has come loose. The crab holds up both claws. A shell lies near, and two gulls fly far off.',
    },
    fr: {
      title: 'Un globe cabossé',
      name: 'Globe cabossé échoué sur une plage',
      shows: 'Un vieux globe, profondément cabossé, gît à demi enfoui dans le sable d’une plage au lever du soleil. Un crabe rouge se tient devant lui.',
      closer:
        'Le ciel est lilas et pêche, et le soleil vient de quitter la mer, à gauche. Le globe penche dans son cercle de laiton ; le pied de bois sort du sable. Ses mers sont d’un bleu-vert passé, ses terres couleur ocre. En haut à droite, la boule est enfoncée : la surface est froissée, des fêlures courent sur les terres, un bout de papier s’est décollé. Le crabe lève ses deux pinces. Un coquillage est tout près, et deux mouettes volent au loin.',
    },
  },
  paint: { under: [220, 160, 160], flow: 0.05 },
  draw(scene) {
    shore(scene);
    sand(scene);
    globe(scene);
    sunk(scene);
    scene.shadow(150, 946, 90, 16, NIGHT, 0.5);
    scene.add(at(142, 934, 0.9, crab(scene)));
    scene.add(at(640, 950, 1, shell(scene, 56, { light: -1, night: NIGHT })));
    const b = brush(scene, 100);
    scene.add(b.line('M600 150q22 -26 44 0q22 -26 44 0M706 92q14 -16 28 0q14 -16 28 0', '#5a4478', 6));
  },
});
