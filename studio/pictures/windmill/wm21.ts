import { between, pick, times } from '../../src/core/chance.ts';
import { palette } from '../../src/core/colour.ts';
import { at, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { cloud, envelope, flock, grass, sailboat, windCurl } from '../../src/shapes/index.ts';
import { doorToHome, driftwood, gull, shell, starfish } from '../../src/shapes/scenes/shore.ts';

const NIGHT = '#4a3f68';
const SAND = ['#fbe8c4', '#d9b890', '#c4a084', '#f3d8a8', '#b8968a'];
const DOOR = { x: 392, y: 806, size: 500 };

function air(scene: Scene): void {
  scene.sky([[0, '#7f8cc4'], [0.2, '#a5a8d4'], [0.4, '#d3c4d8'], [0.54, '#f4dcc8'], [0.6, '#fbe9cc']]);
  scene.wisps(20, 30, 480, ['#c4bedc', '#8f98cc', '#e6d3dc', '#f8e4d4'], 0.6);
  const heaps: [number, number, number][] = [[650, 210, 340], [120, 300, 300], [720, 430, 260], [70, 120, 220]];
  heaps.forEach(([x, y, w]) => scene.add(at(x, y, 1, cloud(scene, w, { tall: 0.28, pale: '#fbeee4', shade: '#b4aed2', light: 1 }), { opacity: 0.9 })));
  scene.add(at(180, 190, 1, flock(scene, 160, { count: 6, colour: '#6a6c98', span: 12 })));
}

function sea(scene: Scene): void {
  scene.water(574, { gradient: [[0, '#c4c6dc'], [0.2, '#8f9fc8'], [0.4, '#a9bcd0'], [1, '#c8d4d8']], waves: ['#f6eef0', '#7f8fbe', '#d3d8e6', '#6a7cb0'] }, 170);
  scene.add(at(640, 596, 1, sailboat(scene, 62, { hull: '#6a5478', sail: '#fbf0e0', stripe: '#c8605a', night: NIGHT })));
}

function beach(scene: Scene): void {
  const strand = scene.ridge(712, 10, 2.2, 6, { tilt: -36 });
  scene.hill(strand, '#f2e6dc', '#dcc4ac', { rim: '#ffffff', rimWidth: 8, dabs: 120, dabLength: 60, shadow: 0.12 });
  const dune = scene.ridge(770, 14, 1.5, 3, { bump: (x) => -120 * Math.exp(-(((x - 800) / 190) ** 2)) - 60 * Math.exp(-(((x + 10) / 140) ** 2)) });
  scene.hill(dune, '#f6dfb4', '#c9a480', { rim: '#fff6dc', rimWidth: 5, dabs: 320, dabLength: 56, depth: 260, dabColours: SAND, shadow: 0.2 });
  const ripples = times(60, () => {
    const [x, y] = [between(scene.r, -20, 820), between(scene.r, 830, 990)];
    return `<path d="M${round1(x)} ${round1(y)}q30 ${round1(between(scene.r, -12, -4))} 60 0t60 0" stroke="${pick(scene.r, ['#b8927c', '#fdf0d0', '#a9847c'])}" stroke-width="3" opacity=".5"/>`;
  });
  scene.add(`<g fill="none" stroke-linecap="round">${ripples.join('')}</g>`);
  const tufts: [number, number, number][] = [[720, 700, 130], [790, 672, 150], [640, 742, 80], [30, 742, 150], [110, 772, 90]];
  tufts.forEach(([x, y, w]) =>
    scene.add(at(x, y, 1, grass(scene, w, { count: 34, height: 86, wind: 0.3, colours: ['#7d8a6c', '#a5a878', '#5f7468', '#c9bc84'] })))
  );
}

/** Light that falls out of the door onto the sand, and the shadow the door throws back. */
function lightOnSand(scene: Scene): void {
  const { x, y } = DOOR;
  const beam = polygon([[x - 4, y + 2], [x + 114, y + 2], [x + 350, y + 196], [x - 60, y + 196]]);
  scene.add(`<path d="${polygon([[x - 150, y - 4], [x - 6, y + 6], [x - 120, y + 90], [x - 400, y + 60]])}" fill="${NIGHT}" opacity=".38" ${scene.blur(9)}/>`);
  scene.add(`<path d="${beam}" fill="${scene.linear([[0, '#fff0b4', 0.95], [0.5, '#ffd27a', 0.6], [1, '#f2a04c', 0]])}" ${scene.blur(5)}/>`);
  scene.dabs(beam, 46, ['#fff6d0', '#ffe09a', '#f6b864'], { length: 44, width: 4 });
}

function door(scene: Scene): void {
  const { x, y, size } = DOOR;
  scene.add(at(x, y, 1, doorToHome(scene, size, { light: 1, night: NIGHT, colour: '#2458a8' })));
  const letter = `<g transform="skewX(-24) scale(1 .5)">${envelope(scene, 84, { light: 1, night: NIGHT })}</g>`;
  scene.shadow(x - 62, y + 36, 66, 10, NIGHT, 0.5);
  scene.add(at(x - 52, y + 42, 1, letter, { turn: -5 }));
  const foot: [number, number, number][] = [[x - 150, y + 14, 70], [x + 168, y + 8, 70]];
  foot.forEach(([fx, fy, w]) => scene.add(at(fx, fy, 1, grass(scene, w, { count: 22, height: 54, wind: 0.3, colours: ['#7d8a6c', '#c9bc84', '#5f7468'] }))));
  scene.add(
    `<path d="M${x - 190} ${y + 12}Q${x - 150} ${y - 14} ${x - 112} ${y + 18}ZM${x + 124} ${y + 14}Q${x + 170} ${y - 16} ${x + 214} ${y + 12}Z" fill="#f3d8a8"/>`,
  );
}

function front(scene: Scene): void {
  const look = { light: -1, night: NIGHT } as const;
  scene.add(at(676, 936, 1, driftwood(scene, 210, look)));
  scene.add(at(120, 908, 1, driftwood(scene, 150, { ...look, wood: '#b49c8a' }), { flip: true }));
  scene.shadow(146, 888, 40, 7, NIGHT, 0.4);
  scene.add(at(150, 886, 1, gull(scene, 100, { light: 1, night: NIGHT })));
  scene.add(at(256, 944, 1, starfish(scene, 66, { ...look, light: 1 }), { turn: 20 }));
  ([[560, 962, 34, '#f6d0c0'], [600, 980, 24, '#fbeee0'], [330, 978, 30, '#e6b4a4'], [64, 972, 36, '#f6e0cc']] as const).forEach(
    ([x, y, size, colour]) => scene.add(at(x, y, 1, shell(scene, size, { ...look, colour }), { turn: between(scene.r, -40, 40) })),
  );
  scene.add(at(760, 1012, 1, grass(scene, 200, { count: 44, height: 120, wind: -0.2, colours: ['#5a6a64', '#8a8a6c', '#46585c', '#b4a878'] })));
  scene.add(at(20, 1014, 1, grass(scene, 150, { count: 36, height: 90, wind: 0.3, colours: ['#5a6a64', '#8a8a6c', '#46585c', '#b4a878'] })));
}

export default picture({
  id: 'wm21',
  motifs: ['home', 'light', 'letters', 'tea'],
  words: {
    en: {
      title: 'The Door in the Dune',
      name: 'Blue door ajar on a beach, a fire and a cup behind it',
      shows: 'A blue door with a letter stuck under it stands alone on a beach; through the gap shine a fireplace and a steaming cup.',
      closer:
        'A pale evening in lilac and sand colours, with cream clouds and a quiet sea. The door stands in a white frame with no house around it; it has a golden ring and opens to the left. Behind it one sees a striped orange wall, a small framed picture of a green hill, flames in a stone hearth and a cup on a low table, and their light falls on the sand. A gull stands at the left, an orange starfish and some shells lie in front between driftwood and dune grass, and far out sails one small boat.',
    },
    fr: {
      title: 'La Porte dans la dune',
      name: 'Porte bleue entrouverte sur une plage, feu et tasse',
      shows: 'Une porte bleue, une lettre coincée dessous, se dresse seule sur une plage ; par l’entrebâillement luisent un feu de cheminée et une tasse fumante.',
      closer:
        'Soir pâle, aux tons lilas et sable, avec des nuages crème et une mer calme. La porte tient dans un cadre blanc, sans maison autour ; elle porte un anneau doré et s’ouvre vers la gauche. Derrière, on voit un mur orange à rayures, un petit tableau d’une colline verte, des flammes dans un âtre de pierre et une tasse sur une table basse ; leur lueur tombe sur le sable. Une mouette se tient à gauche ; devant, une étoile de mer orange et des coquillages, entre bois flotté et herbes des dunes ; au large, un petit voilier.',
    },
  },
  paint: { under: [220, 190, 170], flow: 0, vignette: 0.12 },
  draw(scene) {
    air(scene);
    sea(scene);
    beach(scene);
    lightOnSand(scene);
    door(scene);
    front(scene);
    scene.add(at(150, 470, 1, windCurl(scene, 170, { colour: '#fffaf0', opacity: 0.6 })));
    times(14, () => scene.spark(between(scene.r, 380, 640), between(scene.r, 560, 960), { radius: 1.6, reach: 12, glow: palette.lamp }));
  },
});
