import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, polygon, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, rectangle } from '../../src/shapes/index.ts';
import { boards, paneWindow, washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#100c2c';
const LAMPS = ['#ff5c5c', '#ffd24c', '#5ce07a', '#5cb8ff', '#ff7ad0', '#ffa04c'];

function attic(scene: Scene): void {
  washed(scene, [-10, 560], '#1e1a4c', '#3a2c6c', { strokes: 300, spread: 0.035 });
  boards(scene, 540, '#4a3a6c', { night: NIGHT, vanish: [400, 100] });
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  paneWindow(scene, [470, 90, 210, 220], [[0, '#2c4484'], [1, '#7a90c4']], { frame: '#3a3060', night: NIGHT, light: -1, rows: 2 });
  scene.glow(575, 200, 260, '#8fa8e0', 0.4);
  scene.add(b.form(polygon([[-10, 330], [-10, 230], [330, -10], [440, -10]]), '#3c2a58', { pale: '#7a5c98', grain: -0.7 }));
  times(7, (i) => scene.add(b.line(`M${430 + i * 60} -10L${470 + i * 62} 70M-10 ${420 + i * 22}H40`, '#2a2050', 7, { opacity: 0.6 })));
  scene.add(scene.shadowShape(640, 600, 190, 26, NIGHT, 0.6) + b.form('M470 470C474 400 500 380 530 378H760C790 380 810 400 814 470Z', '#5a3a68', { pale: '#a98cc0', grain: 0.05 }) + b.form('M470 468H814V600H470Z', '#4a3060', { pale: '#8c74b0' }));
  scene.add(b.line('M540 380V600M740 380V600', '#2c1c48', 20) + b.line('M470 470H814', '#2c1c48', 9) + b.form('M618 456H662V498H618Z', '#c8a04c', { pale: '#fff0b4' }) + b.line('M546 380V600M746 380V600', '#8c74b0', 3, { opacity: 0.6 }));
  const box = '#8a5c58';
  scene.add(scene.shadowShape(190, 600, 240, 34, NIGHT, 0.6));
  scene.add(b.form('M40 330L290 350V590L40 610Z', box, { pale: '#c88a70' }) + b.form('M290 350L376 320V548L290 590Z', '#5a3a50') + b.form('M40 330L130 300L376 320L290 350Z', '#2c1c3c'));
  scene.add(b.form('M40 330L-30 270L60 246L130 300Z', lighten(box, 0.03)) + b.form('M290 350L350 420L440 384L376 320Z', box, { pale: '#e0a080' }));
  scene.add(b.ball(214, 318, 34, 34, '#c8484c', { pale: '#ffa088' }) + b.ball(150, 316, 26, 26, '#d8a84c', { pale: '#fff0b4' }) + b.form('M40 350L290 372V366L40 344Z', '#d8b08c', { opacity: 0.5, dabs: 0 }));
}

/** The knot: one long line that keeps coming back. */
function knot(scene: Scene): Point[] {
  return times(74, (i) => {
    const angle = i * 1.12 + between(scene.r, -0.25, 0.25);
    const [x, y] = [410 + Math.sin(i * 0.37) * 150, 730 + Math.cos(i * 0.53) * 66];
    const reach = between(scene.r, 0.55, 1);
    return [x + Math.cos(angle) * 170 * reach, y + Math.sin(angle) * 96 * reach] as Point;
  });
}

function lamp(scene: Scene, x: number, y: number, turn: number, colour: string): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const glass = b.form('M-15 -14C-24 -42 -10 -66 0 -78C10 -66 24 -42 15 -14Z', colour, { pale: '#fffbe6', dabs: 0.6, edge: 1.4 }) + b.ball(0, -40, 8, 14, '#fffdf0', { dabs: 0 });
  scene.glow(x, y, 64, colour, 0.6);
  scene.add(at(x, y, 0.92, glass + b.form(rectangle(-13, -16, 26, 26), '#20483c', { pale: '#6fb08c', dabs: 0 }), { turn }));
  scene.spark(x + Math.sin((turn * Math.PI) / 180) * 36, y - Math.cos((turn * Math.PI) / 180) * 36, { radius: 3, glow: lighten(colour, 0.1), reach: 26, opacity: 0.6 });
}

function lights(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(410, 800, 400, 150, NIGHT, 0.8);
  const line = knot(scene);
  const wire = smooth([[300, 360], [352, 440], [270, 560], ...line, [640, 860], [700, 920], [620, 960], [520, 950]] as Point[]);
  scene.glow(410, 730, 420, '#ff9a6c', 0.35, 230);
  const places = line.filter((_, i) => i % 2 === 0).sort((one, other) => one[1] - other[1]);
  places.forEach(([x, y], i) => scene.glow(x, y, 110, LAMPS[i % 6]!, 0.6));
  scene.add(`<path d="${wire}" transform="translate(5 10)" fill="none" stroke="${NIGHT}" stroke-width="12" opacity=".55"/>`);
  scene.add(b.line(wire, '#14382f', 13) + at(-2, -3, 1, b.line(wire, '#5fb08c', 4.5, { opacity: 0.95 })));
  places.forEach(([x, y], i) => lamp(scene, x, y, ((i * 97) % 260) - 130, LAMPS[i % 6]!));
  lamp(scene, 336, 452, 60, LAMPS[1]!);
  lamp(scene, 290, 530, -70, LAMPS[3]!);
}

function plug(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(480, 966, 80, 16, NIGHT, 0.6);
  scene.add(at(520, 950, 1, b.form('M0 -12L-46 -26C-60 -24 -60 24 -46 26L0 12Z', '#2c5c4c', { pale: '#8fd0b0' }) + b.line('M-56 -13H-92M-56 13H-92', '#e6e8f0', 9) + b.line('M-58 -15H-90M-58 11H-90', '#ffffff', 3), { turn: 8 }));
}

export default picture({
  id: 'st020',
  motifs: ['object', 'chaos', 'party', 'colour'],
  words: {
    en: {
      title: 'Tangled fairy lights',
      name: 'Heap of tangled coloured fairy lights',
      shows: 'A great tangle of coloured fairy lights glows on an attic floor, half pulled out of a cardboard box; the plug lies loose in front.',
      closer: 'Red, yellow, green, blue, pink and orange bulbs shine out of one knotted green wire and colour the dark boards; no socket is near the plug, yet all are lit. The open box at the left holds a red and a golden bauble. The attic round it is deep violet, with a slanting beam, and at the right an old trunk stands under a small window with a blue evening in it.',
    },
    fr: {
      title: 'Guirlandes lumineuses emmêlées',
      name: 'Tas de guirlandes lumineuses emmêlées',
      shows: 'Un gros nœud de guirlandes colorées brille sur le plancher d’un grenier, à moitié tiré d’un carton ; la fiche traîne devant, débranchée.',
      closer: 'Des ampoules rouges, jaunes, vertes, bleues, roses et orange luisent sur un seul fil vert plein de nœuds et colorent les planches sombres ; aucune prise murale en vue, et pourtant tout est allumé. Le carton ouvert, à gauche, contient une boule rouge et une dorée. Autour, le grenier est violet profond, avec une poutre en biais ; à droite, une vieille malle sous une petite fenêtre où le soir est bleu.',
    },
  },
  paint: { under: [50, 36, 90], flow: 0.4 },
  draw(scene) {
    attic(scene);
    LAMPS.forEach((colour, i) => scene.glow(90 + i * 126, 850 + (i % 2) * 70, 150, mix(colour, '#ffffff', 0.1), 0.3, round1(60)));
    lights(scene);
    plug(scene);
  },
});
