import { between, pick, times } from '../../src/core/chance.ts';
import { at, blob, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { cloud, flock, grass } from '../../src/shapes/index.ts';
import { footprint, toePrints } from '../../src/shapes/scenes/backdropsTwo.ts';
import { driftwood, shell, starfish } from '../../src/shapes/scenes/shore.ts';

const NIGHT = '#7a4a4c';
const LOOK = { light: -1, night: NIGHT } as const;

function sea(scene: Scene): void {
  scene.sky([[0, '#4fb0c0'], [0.12, '#8cd0cc'], [0.22, '#f0ecd0']]);
  scene.glow(130, 170, 300, '#fffbe0', 0.9, 160);
  scene.wisps(12, 10, 180, ['#ffffff', '#a8dcd8', '#fff4dc'], 0.5);
  scene.add(at(560, 130, 1, cloud(scene, 360, { tall: 0.22, pale: '#fffaf0', shade: '#c0cccc', light: -1 })) + at(250, 90, 1, cloud(scene, 200, { tall: 0.2, pale: '#fffaf0', shade: '#c0cccc', light: -1 })));
  scene.add(at(400, 160, 1, flock(scene, 120, { count: 4, colour: '#5a7c84', span: 11 })));
  scene.water(206, { gradient: [[0, '#2f8ca0'], [0.12, '#4fb4b8'], [1, '#a8dccc']], waves: ['#8cd0cc', '#2f8ca0', '#e8f6ec', '#5fbcbc'] }, 200);
}

/** Wet and dry sand with the last thin wave between them. */
function sand(scene: Scene): void {
  const wet = scene.ridge(300, 10, 2.2, 3);
  scene.hill(wet, '#b88c6c', '#d8a878', { dabs: 80, depth: 120, shadow: 0, dabLength: 70 });
  times(2, (i) => {
    const foam = scene.ridge(296 + i * 22, 9, 2.6, 5 + i);
    scene.add(`<path d="M${foam.map(([x, y]) => `${round1(x)} ${round1(y)}`).join('L')}" fill="none" stroke="#fffef4" stroke-width="${9 - i * 4}" opacity=".9" stroke-linejoin="round"/>`);
  });
  const dry = scene.ridge(352, 12, 1.7, 8);
  scene.hill(dry, '#f4d09c', '#d89464', { rim: '#fff0c8', rimWidth: 4, dabs: 520, dabLength: 54, depth: 640, bottomY: 1000, shadow: 0.04, dabColours: ['#fbe0b0', '#e0a878', '#c88c60', '#f0c490', '#fff0cc'] });
}

/** Ripples of the wind, wider apart towards the viewer. */
function ripples(scene: Scene): void {
  times(30, (i) => {
    const t = (i / 29) ** 1.5;
    const y = 372 + 640 * t;
    const ridge = scene.ridge(y, 8 + 16 * t, 2.4, 30 + i * 0.12, { tilt: 40 * t });
    const line = `M${ridge.map(([x, py]) => `${round1(x)} ${round1(py)}`).join('L')}`;
    scene.add(`<path d="${line}" fill="none" stroke="#b87858" stroke-width="${round1(2 + 6 * t)}" opacity=".42" stroke-linejoin="round"/><path d="${line}" transform="translate(0 ${round1(-3 - 5 * t)})" fill="none" stroke="#fff2cc" stroke-width="${round1(2 + 4 * t)}" opacity=".55"/>`);
  });
}

function steps(scene: Scene): void {
  const mark = (x: number, y: number, size: number, side: number, flat: number, turn: number): void => {
    const lay = (print: string) => at(x, y, 1, `<g transform="scale(1 ${round1(flat)})">${print}</g>`, { turn });
    scene.add(lay(footprint(scene, size, { side, dark: '#9c5c48', pale: '#fff2cc' })));
    scene.over(lay(toePrints(scene, size, { side, dark: '#93574a' })));
  };
  mark(394, 556, 38, -1, 0.6, 2);
  mark(430, 558, 38, 1, 0.6, 6);
  times(9, (i) => {
    const t = ((i + 1) / 9) ** 1.2;
    const side = i % 2 ? 1 : -1;
    mark(412 - 80 * Math.sin(t * 2.6) + 30 * t + side * (18 + 46 * t), 574 + 396 * t, 40 + 78 * t, side, 0.6 + 0.25 * t, 14 - 24 * t + side * 5);
  });
}

function finds(scene: Scene): void {
  scene.shadow(690, 760, 70, 12, NIGHT, 0.45);
  scene.add(at(680, 758, 1, driftwood(scene, 90, { ...LOOK })));
  scene.add(at(160, 720, 1, starfish(scene, 62, { ...LOOK, colour: '#d8604c' })) + at(250, 880, 1, shell(scene, 54, { ...LOOK })) + at(640, 930, 1, shell(scene, 46, { ...LOOK, colour: '#f0c8c0' })));
  times(40, () => scene.add(blob(scene.r, between(scene.r, 0, 800), between(scene.r, 400, 990), between(scene.r, 3, 8), between(scene.r, 2, 5), pick(scene.r, ['#a87860', '#f8e4c0', '#8c6458', '#c8a088']), { points: 7 })));
  scene.add(at(20, 1012, 1, grass(scene, 190, { count: 60, height: 170, colours: ['#6a7c50', '#8c9c5c', '#b8b470', '#54683f'], wind: 0.35 })) + at(790, 1012, 1, grass(scene, 150, { count: 50, height: 150, colours: ['#6a7c50', '#8c9c5c', '#b8b470', '#54683f'], wind: 0.2 })));
}

export default picture({
  id: 'st144',
  motifs: ['abstract', 'mystery', 'ending', 'sand'],
  words: {
    en: {
      title: 'Footprints that stop',
      name: 'Footprints in the sand that stop',
      shows: 'Bare footprints lead away over a wide beach towards the sea, and stop in the middle of untouched sand. Nobody is there.',
      closer: 'Warm morning light from the left; the sand is apricot, ripples of the wind run across it, the sea is turquoise with two lines of white foam. The last two prints stand side by side, well short of the water, with smooth ripples all round. A red starfish lies at the left, a piece of driftwood at the right, two shells lower down. Dune grass bends in both lower corners; four birds are far off over the water.',
    },
    fr: {
      title: 'Les pas qui s’arrêtent',
      name: 'Traces de pas dans le sable qui s’arrêtent',
      shows: 'Des traces de pieds nus traversent une large plage vers la mer et s’arrêtent au milieu du sable intact. Il n’y a personne.',
      closer: 'Lumière chaude du matin, venue de la gauche ; le sable est abricot, ridé par le vent, la mer turquoise avec deux lignes d’écume blanche. Les deux dernières empreintes sont côte à côte, bien avant l’eau, avec des rides lisses tout autour. Une étoile de mer rouge à gauche, un bois flotté à droite, deux coquillages plus bas. L’herbe des dunes se courbe dans les deux coins du bas ; quatre oiseaux, au loin, sur l’eau.',
    },
  },
  paint: { under: [220, 170, 130], flow: 0 },
  draw(scene) {
    sea(scene);
    sand(scene);
    ripples(scene);
    steps(scene);
    finds(scene);
  },
});
