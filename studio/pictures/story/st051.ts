import { between, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, polygon, round1, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, child, flock, grass, pine, stones } from '../../src/shapes/index.ts';
import { cliff } from '../../src/shapes/scenes/cliff.ts';

const NIGHT = '#4a2c5c';
const STONE = '#b08a94';
const LOOK = { light: 1, night: NIGHT } as const;

function sky(scene: Scene): void {
  scene.sky([[0, '#7a5a90'], [0.2, '#b87c9c'], [0.42, '#f0a898'], [0.6, '#fcdcb0'], [1, '#e8b0a8']]);
  scene.glow(610, 500, 480, '#fff4cc', 0.9, 300);
  scene.add('<circle cx="610" cy="486" r="52" fill="#fffbe4"/>');
  scene.wisps(26, 30, 460, ['#9a6c98', '#f8c8b0', '#d890a0', '#ffe0c0', '#6a4c84'], 0.5);
  scene.add(at(600, 250, 1, flock(scene, 170, { count: 8, colour: '#5a3c6c', span: 12 })));
}

function distance(scene: Scene): void {
  const layers: [number, number, string, string, number][] = [[560, 90, '#d89ca4', '#f0c0b0', 2], [640, 80, '#b87c98', '#e0a8a8', 5], [740, 70, '#8f6088', '#c890a0', 7]];
  layers.forEach(([y, height, top, foot, seed]) => {
    const ridge = scene.ridge(y, height, 2.4, seed);
    scene.hill(ridge, top, foot, { rim: '#ffe8c8', rimWidth: 4, dabs: 90, shadow: 0.04 });
    times(16, () => {
      const x = between(scene.r, 0, 800);
      scene.add(at(x, scene.yAt(ridge, x) + 6, 1, pine(scene, between(scene.r, 30, 60), { leaves: [mix(top, NIGHT, 0.4), mix(top, NIGHT, 0.25), '#f8d0b8'], light: 1 })));
    });
    scene.mist(y + 36, 120, '#ffe6d0', 0.75, seed);
  });
}

/** The far side, where a piece of the road goes on. */
function farSide(scene: Scene): void {
  cliff(scene, [[706, 486], [700, 560], [722, 640], [704, 740], [730, 860], [720, 1020]], '#a4708c', '#f0b0a0', 120);
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M700 470H840V500H704Z', STONE, { dabs: 1 }) + b.line('M704 468H840', '#ffe8c8', 4));
  scene.add(at(770, 472, 1, pine(scene, 120, { leaves: ['#5a4468', '#7a5c7c', '#f0b8a4'], light: 1 })));
}

const ARCHES = 'M-40 430H470L462 452L476 470L456 492L470 516L440 540L420 532C380 560 372 600 372 640V1020H286V680C286 560 96 560 96 680V1020H10V640C10 600 0 570 -40 552Z';

function bridge(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form(ARCHES, STONE, { dabs: 1.2, edge: 1.4, pale: '#f6c8b4' }));
  scene.add(stones(b, ARCHES, STONE, [-40, 430, 520, 580], 20, 0.65));
  scene.add(b.line('M96 680C96 560 286 560 286 680', mix(STONE, NIGHT, 0.55), 12) + b.line('M100 684C104 576 280 576 284 684', '#f0b8a8', 4, { opacity: 0.7 }));
  scene.add(b.form('M-40 400H452L462 418L448 434H-40Z', mix(STONE, '#f6d0b8', 0.3), { dabs: 1.2 }) + stones(b, 'M-40 400H452L462 418L448 434H-40Z', STONE, [-40, 400, 500, 34], 12, 0.6));
  scene.add(b.line('M-40 400H452', '#fff0d0', 5, { opacity: 0.9 }));
  const posts = times(6, (i) => b.form(`M${i * 84 - 26} 402V350H${i * 84 - 8}V402Z`, STONE, { dabs: 0.8 }) + b.ball(i * 84 - 17, 344, 12, 11, mix(STONE, '#ffe8c8', 0.3))).join('');
  scene.add(b.line('M-40 366H390', '#6a4868', 7) + b.line('M-40 364H390', '#e0a4a0', 2.5) + posts);
  const bits: Point[] = [[492, 560], [516, 640], [478, 690], [530, 760], [500, 470]];
  scene.add(bits.map(([x, y], i) => b.form(polygon([[x - 14 + i, y - 8], [x + 12, y - 12], [x + 16 - i, y + 8], [x - 10, y + 12]]), STONE, { dabs: 0.5 })).join(''));
}

function walker(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<path d="M330 402L150 408L150 400L330 396Z" fill="${NIGHT}" opacity=".5"/>`);
  scene.add(at(372, 402, 1, child(scene, 168, { ...LOOK, coat: '#c83c44', hat: palette.amber, scarf: '#fff0cf', wind: -0.8 })));
  scene.add(b.form('M410 370H446V402H410Z', '#7a4a3c', { dabs: 0.8 }) + b.line('M420 370Q428 358 436 370', '#4a2c34', 4));
}

function depths(scene: Scene): void {
  scene.mist(690, 220, '#ffe2d0', 0.85, 11);
  scene.mist(830, 240, '#f8ccc4', 0.95, 12);
  const tops: [number, number, number, number][] = [[300, 860, 70, 0.35], [360, 880, 96, 0.45], [440, 850, 60, 0.3], [520, 900, 110, 0.5], [580, 880, 80, 0.4], [250, 920, 110, 0.55], [640, 930, 130, 0.6], [420, 940, 130, 0.6]];
  tops.forEach(([x, y, size, opacity]) => scene.add(at(x, y, 1, pine(scene, size, { leaves: ['#7a5484', '#93688c', '#f0b8b0'], light: 1 }), { opacity })));
  scene.mist(880, 130, '#fbd8cc', 0.9, 14);
  scene.wisps(22, 720, 980, ['#fff0dc', '#f0b8b4', '#ffdcc8', '#d89ca8'], 0.6);
}

function edge(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M-20 1010V880C60 860 110 900 150 930C200 950 240 980 260 1010Z', '#6a4468', { dabs: 1.4, edge: 1.4, pale: '#f0b0a4' }));
  scene.add(b.form('M820 1010V930C760 920 700 960 660 1010Z', '#6a4468', { dabs: 1.4, edge: 1.4, pale: '#f0b0a4' }));
  scene.add(at(90, 930, 1, pine(scene, 210, { leaves: ['#44305c', '#64487a', '#d8949c'], light: 1 })) + at(20, 940, 1, pine(scene, 150, { leaves: ['#44305c', '#64487a', '#d8949c'], light: 1 })));
  scene.add(at(120, 1012, 1, grass(scene, 300, { count: 70, height: 60, colours: ['#44305c', '#7a587c', '#a8748c', '#e0a49c'], wind: 0.3 })) + at(740, 1012, 1, grass(scene, 200, { count: 46, height: 60, colours: ['#44305c', '#7a587c', '#e0a49c'], wind: 0.3 })));
  times(14, () => scene.over(`<circle cx="${round1(between(scene.r, 0, 800))}" cy="${round1(between(scene.r, 640, 960))}" r="1.6" fill="#fff4dc" opacity=".7"/>`));
}

export default picture({
  id: 'st051',
  motifs: ['place', 'road', 'unfinished', 'danger'],
  words: {
    en: {
      title: 'Bridge that ends halfway',
      name: 'Stone bridge that breaks off over a misty gorge',
      shows: 'A high stone bridge reaches out from the left and breaks off in mid-air over a gorge; a child in a red coat stands at its end.',
      closer: 'Sunrise: the sky goes from mauve to pink and cream, the sun stands low between the bridge and the far side. The pillars sink into rosy mist; a few stones fall from the broken edge. Across the gap, at the right, a short piece of road and one fir stand on a cliff. The child is seen from behind, with a yellow hat, a pale scarf and a small brown suitcase. A few birds fly above the sun, and dark firs rise out of the mist below.',
    },
    fr: {
      title: 'Le pont qui s’arrête à mi-chemin',
      name: 'Pont de pierre interrompu au-dessus d’une gorge',
      shows: 'Un haut pont de pierre s’avance depuis la gauche et s’interrompt dans le vide au-dessus d’une gorge ; un enfant en manteau rouge se tient au bout.',
      closer: 'Lever du jour : le ciel passe du mauve au rose et au crème, le soleil est bas entre le pont et l’autre rive. Les piles s’enfoncent dans une brume rosée ; quelques pierres tombent du bord cassé. De l’autre côté du vide, à droite, un bout de route et un sapin se dressent sur une falaise. L’enfant est vu de dos, avec un bonnet jaune, une écharpe claire et une petite valise brune. Quelques oiseaux volent au-dessus du soleil, et des sapins sombres émergent de la brume en bas.',
    },
  },
  paint: { under: [210, 140, 140], flow: 0 },
  draw(scene) {
    sky(scene);
    distance(scene);
    farSide(scene);
    bridge(scene);
    walker(scene);
    depths(scene);
    edge(scene);
  },
});
