import { times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, type Light } from '../../src/shapes/index.ts';
import { motes, shaft, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#22101c';

/** Where a corner of the board is seen; u runs to the right, v towards the eye, 8 squares each. */
function corner(u: number, v: number): Point {
  const near = 1 / (1 + (8 - v) * 0.26);
  return [400 + (u - 4) * 214 * near, 230 + 810 * near];
}

function board(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(b.form(polygon([corner(-0.4, -0.5), corner(8.4, -0.5), corner(8.4, 9), corner(-0.4, 9)]), '#5c2c22', { pale: '#c07848' }));
  times(64, (i) => {
    const [u, v] = [i % 8, Math.floor(i / 8)];
    const square = polygon([corner(u, v), corner(u + 1, v), corner(u + 1, v + 1), corner(u, v + 1)]);
    const dark = (u + v) % 2 === 0;
    const colour = dark ? '#4a2026' : '#ecd0a0';
    scene.add(b.form(square, mix(colour, NIGHT, 0.22 - v * 0.02), { edge: 0.3, dabs: 1.2, pale: dark ? '#8a4a3c' : '#fff0cc' }));
  });
}

/** A turned piece: half widths and heights from the foot up. */
function turned(scene: Scene, profile: Point[], colour: string, light: Light, pale: string): string {
  const b = brush(scene, 100, { light, night: NIGHT });
  const right = profile.map(([w, y]) => `${w} ${-y}`);
  const left = [...profile].reverse().map(([w, y]) => `${-w} ${-y}`);
  const outline = `M${[...right, ...left].join('L')}Z`;
  const lines = profile.filter(([w], i) => i > 0 && w > (profile[i - 1]?.[0] ?? 0) + 6).map(([w, y]) => `M${-w + 4} ${-y}Q0 ${-y + w * 0.2} ${w - 4} ${-y}`);
  return b.form(outline, colour, { pale, grain: 1.5, edge: 1.5, dabs: 1.2 }) + b.line(lines.join(''), mix(colour, NIGHT, 0.5), 5, { opacity: 0.7 }) + b.line(profile.slice(2, 9).map(([w, y], i) => `${i ? 'L' : 'M'}${light * w * 0.62} ${-y}`).join(''), pale, 9, { opacity: 0.55 });
}

const KING: Point[] = [[104, 0], [108, 26], [88, 40], [90, 58], [62, 84], [46, 150], [40, 240], [44, 300], [74, 312], [74, 330], [48, 340], [52, 356], [84, 440], [80, 456], [40, 470], [22, 482]];
const QUEEN: Point[] = [[96, 0], [100, 26], [80, 40], [82, 58], [56, 84], [40, 150], [34, 240], [38, 280], [66, 292], [66, 308], [42, 318], [48, 340], [78, 420], [40, 410], [20, 424]];
const ROOK: Point[] = [[92, 0], [96, 26], [78, 40], [78, 56], [58, 80], [50, 160], [50, 220], [76, 236], [76, 292]];
const PAWN: Point[] = [[78, 0], [82, 22], [64, 36], [64, 50], [42, 76], [30, 130], [54, 144], [54, 156], [36, 166], [50, 196], [46, 226], [24, 246]];

function cross(scene: Scene, colour: string, light: Light, pale: string): string {
  const b = brush(scene, 100, { light, night: NIGHT });
  return b.form('M-12 -476L-14 -506H-36V-530H-13L-15 -556H15L13 -530H36V-506H14L12 -476Z', colour, { pale, edge: 1.4 });
}

function standing(scene: Scene): void {
  const stand = (u: number, v: number, size: number, profile: Point[], extra = '', dark = true) => {
    const [x, y] = corner(u, v);
    const svg = turned(scene, profile, dark ? '#3a1c24' : '#e8d0a4', 1, dark ? '#e08a50' : '#fff6dc') + extra;
    const fall: [Point, Point, Point, Point] = [[x + 60 * size, y - 4], [x - 60 * size, y + 6], [x - 420 * size, y + 150 * size], [x - 260 * size, y + 180 * size]];
    scene.add(`<path d="${polygon(fall)}" fill="${NIGHT}" opacity=".45" ${scene.blur(9)}/>`);
    scene.shadow(x, y, 120 * size, 26 * size, NIGHT, 0.7);
    scene.add(at(x, y, size, svg));
  };
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const pearls = [-70, -36, 0, 36, 70].map((x) => b.ball(x, -428 - (x ? 0 : 8), 14, 14, '#6a2c2c', { pale: '#ffb070' })).join('');
  const knob = b.ball(0, -206, 54, 52, '#3a1c24', { pale: '#e08a50', edge: 1.4 });
  stand(1.6, 1.3, 0.62, PAWN, knob);
  stand(6.6, 1.4, 0.66, ROOK, b.form('M-78 -286V-326H-50V-300H-16V-326H16V-300H50V-326H78V-286Z', '#3a1c24', { pale: '#e08a50' }));
  stand(5.2, 2.0, 0.62, PAWN, knob);
  stand(3.3, 3.0, 0.98, QUEEN, pearls);
  stand(1.5, 4.0, 0.8, PAWN, knob);
}

function fallen(scene: Scene): void {
  const king = turned(scene, KING, '#e6c890', 1, '#fffaea') + cross(scene, '#e0c088', 1, '#fffaea');
  scene.add(`<path d="M130 850C300 840 560 850 720 830L730 930C620 960 340 940 170 910Z" fill="${NIGHT}" opacity=".8" transform="translate(0 -14)" ${scene.blur(14)}/>`);
  scene.add(at(664, 830, 1, king, { turn: -84 }));
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(at(664, 830, 1, b.form('M-104 4C-112 16 -96 34 0 34C96 34 112 16 104 4C60 -8 -60 -8 -104 4Z', '#b08a5c', { pale: '#fff0cc' }) + b.form('M-72 16C-60 26 60 26 72 16C50 8 -50 8 -72 16Z', '#4f6a48', { dabs: 0.6 }), { turn: -84 }));
}

export default picture({
  id: 'st012',
  motifs: ['object', 'game', 'defeat', 'power'],
  words: {
    en: {
      title: 'Toppled chess king',
      name: 'White chess king lying on the board',
      shows: 'A white chess king lies on its side across the board; behind it stand a dark queen, a dark rook and three dark pawns.',
      closer: 'Lamplight slants from the upper right through a wine-red room, rims the dark pieces with copper and throws their long shadows towards the fallen king. It lies with the cross to the left and the green felt of its foot showing at the right. The squares are cream and deep brown, large in front and small behind; the other white pieces are gone.',
    },
    fr: {
      title: 'Le roi d’échecs renversé',
      name: 'Roi d’échecs blanc couché sur l’échiquier',
      shows: 'Un roi d’échecs blanc est couché en travers de l’échiquier ; derrière lui se dressent une dame, une tour et trois pions noirs.',
      closer: 'La lumière d’une lampe tombe d’en haut à droite dans une pièce lie-de-vin, borde de cuivre les pièces noires et étire leurs ombres vers le roi. Il est couché, la croix à gauche, le feutre vert de son pied visible à droite. Les cases sont crème et brun profond, grandes devant, petites au fond ; les autres pièces blanches ont disparu.',
    },
  },
  paint: { under: [120, 50, 40], flow: 0.6 },
  draw(scene) {
    washed(scene, [-10, 540], '#4a1428', '#8c3a34', { strokes: 320, grain: 0.8 });
    scene.glow(690, 40, 620, '#ffb060', 0.7);
    shaft(scene, [[560, -60], [860, -20], [620, 900], [60, 820]], '#ffca80', 0.4);
    board(scene);
    scene.glow(480, 720, 420, '#ffcf8c', 0.35, 200);
    standing(scene);
    fallen(scene);
    motes(scene, [200, 40, 780, 600], 46, '#ffe6b0');
  },
});
