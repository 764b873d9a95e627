import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, cloud, flock, grass, pine, roundTree, wildFlowers } from '../../src/shapes/index.ts';
import { road, tufts } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#4a3048';
const LIT = '#ffe6a0';
const EARTH = { far: '#f6d89c', near: '#d09a60', edge: '#fff0bc', ruts: '#a06a48' };

function sky(scene: Scene): void {
  scene.sky([[0, '#2f7f94'], [0.18, '#6aa8a4'], [0.32, '#e8cf98'], [0.44, '#f8b070']]);
  scene.glow(120, 400, 420, '#fff0b0', 0.95, 260);
  scene.add('<circle cx="120" cy="392" r="46" fill="#fff8d8"/>');
  scene.wisps(16, 20, 330, ['#f6dcb0', '#4f9498', '#ffd9a0', '#86b8ac'], 0.5);
  const heaps: [number, number, number][] = [[560, 250, 420], [250, 150, 260], [720, 120, 220]];
  heaps.forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.26, pale: '#fff0cc', shade: '#c08a84', light: -1 }), { opacity: 0.9 })));
  scene.add(at(330, 300, 1, flock(scene, 120, { count: 6, colour: '#5a4a58', span: 11 })));
}

function land(scene: Scene): void {
  const far = scene.ridge(424, 30, 2.4, 3);
  scene.hill(far, '#b0907c', '#d8b078', { rim: LIT, rimWidth: 3, dabs: 60, shadow: 0.05 });
  times(20, () => {
    const x = between(scene.r, 0, 800);
    const tree = pick(scene.r, [pine, roundTree]);
    scene.add(at(x, scene.yAt(far, x) + 10, 1, tree(scene, between(scene.r, 26, 48), { leaves: ['#6a6a60', '#8a8460', '#f0cf84'], light: -1 })));
  });
  scene.mist(430, 70, '#ffe6b4', 0.6, 2);
  const plain = scene.ridge(468, 8, 2, 5);
  scene.hill(plain, '#c8a458', '#5f6c3c', { rim: LIT, rimWidth: 3, dabs: 420, dabLength: 56, depth: 520, bottomY: 1000, dabColours: ['#d8b864', '#a89850', '#7d8848', '#e8cc78', '#66733e'] });
}

function fields(scene: Scene): void {
  const strips: [string, number[][]][] = [
    ['#e0b850', [[-20, 500], [330, 486], [300, 570], [-20, 600]]], ['#8f9a4c', [[500, 492], [820, 500], [820, 560], [540, 550]]],
    ['#b8823f', [[470, 574], [820, 580], [820, 606], [480, 616]]], ['#74823f', [[-20, 612], [280, 590], [262, 630], [-20, 648]]],
  ];
  strips.forEach(([colour, corners]) => {
    const path = polygon(corners as [number, number][]);
    scene.add(`<path d="${path}" fill="${colour}" opacity=".8"/>`);
    scene.dabs(path, 70, [mix(colour, '#fff0b0', 0.4), mix(colour, NIGHT, 0.3), colour], { length: 60, width: 4, angle: 0.02 });
  });
}

function roads(scene: Scene): void {
  const across = 'M-40 640C140 652 280 668 400 676C560 668 700 640 850 622V670C700 694 560 728 420 736C280 728 120 704 -40 694Z';
  scene.add(`<path d="${across}" fill="${scene.linear([[0, '#f0cc90'], [1, '#c08a5a']], 0, 640, 0, 740, true)}"/>`);
  scene.dabs(across, 150, ['#fbe2a8', '#a8744c', '#e0b078', '#c89460'], { length: 46, width: 4, angle: 0 });
  road(scene, [[520, 468, 4], [470, 496, 8], [500, 540, 16], [440, 600, 34], [404, 690, 70]], { ...EARTH, dabs: 60 });
  road(scene, [[404, 690, 74], [380, 770, 110], [340, 880, 170], [310, 1020, 250]], { ...EARTH, far: '#dca870', near: '#9a6a50', edge: undefined, dabs: 320, rough: 0.045 });
  scene.dabs('M330 640L480 640L500 740L310 740Z', 60, ['#f6d89c', '#d8a46c', '#e8be84', '#b88458'], { length: 50, width: 5 });
}

function post(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(`<path d="M590 806L800 850L800 864L584 818Z" fill="${NIGHT}" opacity=".45" ${scene.blur(4)}/>`);
  scene.add(b.form('M572 812L577 476C584 466 602 468 606 478L610 812Q590 820 572 812Z', '#8a6048', { grain: 1.5, dabs: 1.4, long: 2, edge: 1.4, pale: '#f0c080' }));
  scene.add(b.line('M580 520H604M579 560H606', mix('#8a6048', NIGHT, 0.6), 6) + [[586, 512], [598, 528], [586, 552], [598, 568]].map(([x, y]) => b.dot(x!, y!, 4, '#3a2830')).join(''));
  scene.add(at(592, 470, 1, brush(scene, 92, { light: -1, night: '#1a1428' }).done(
    b.form('M-46 -2C-30 -14 -24 -22 -14 -40C-4 -60 20 -60 28 -46C36 -30 20 -10 0 -4C-16 0 -34 6 -46 -2Z', '#3a3048', { grain: 0.6, pale: '#c89a88' }),
    b.form('M4 -44C2 -66 34 -72 38 -52C40 -40 24 -32 12 -34Z', '#3a3048', { pale: '#c89a88' }), b.form('M34 -60L58 -52L36 -46Z', '#5a4a50', { dabs: 0 }), b.dot(28, -56, 3, '#ffe6a0'),
  ), { flip: true }));
  scene.add(at(590, 822, 1, grass(scene, 120, { count: 40, height: 40, colours: ['#7d8848', '#c8b05c', '#56663c'], wind: 0.2 })));
}

function suitcase(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(`<path d="M474 846L660 872L650 886L470 862Z" fill="${NIGHT}" opacity=".5" ${scene.blur(4)}/>`);
  scene.shadow(420, 860, 84, 10, NIGHT, 0.6);
  scene.add(b.line('M398 760C398 738 440 738 440 760', '#4a2c34', 9) + b.form('M352 760H486L488 860H350Z', '#a8443f', { dabs: 1.4, pale: '#f0906a' }));
  scene.add(b.form('M372 760H388V860H372ZM452 760H468V860H452Z', '#d8a058', { dabs: 0.5 }) + b.line('M352 806H488', '#6a2c34', 3) + b.box(374, 798, 12, 18, '#f6d890') + b.box(454, 798, 12, 18, '#f6d890'));
}

export default picture({
  id: 'st042',
  motifs: ['place', 'road', 'choice', 'open'],
  words: {
    en: {
      title: 'Crossroads without signs',
      name: 'Crossroads with a bare post and a suitcase',
      shows: 'Four sandy roads meet in open fields. The wooden post at the corner carries no signs; a crow sits on it and a red suitcase stands in the road.',
      closer: 'The sun is low at the left and everything is gold: ochre and olive fields, pale roads, long shadows to the right. One road runs straight on and winds to the horizon, one goes left, one goes right, and the widest comes from where you stand. The post shows only two dark marks where boards may have hung. The suitcase has two tan straps; nobody is near it. Heaped clouds and a few far birds fill a turquoise sky.',
    },
    fr: {
      title: 'Carrefour sans panneaux',
      name: 'Carrefour avec un poteau nu et une valise',
      shows: 'Quatre chemins de sable se croisent dans les champs. Le poteau de bois au coin ne porte aucun panneau ; une corneille y est perchée et une valise rouge est posée sur le chemin.',
      closer: 'Le soleil est bas, à gauche, et tout est doré : champs ocre et olive, chemins pâles, longues ombres vers la droite. Un chemin file tout droit et serpente jusqu’à l’horizon, un autre part à gauche, un autre à droite, et le plus large vient de l’endroit où l’on se tient. Le poteau ne garde que deux marques sombres, là où des planches ont pu être clouées. La valise a deux sangles brun clair ; personne à côté. De gros nuages et quelques oiseaux lointains peuplent un ciel turquoise.',
    },
  },
  paint: { under: [200, 140, 90], flow: 0 },
  draw(scene) {
    sky(scene);
    land(scene);
    fields(scene);
    roads(scene);
    tufts(scene, 300, 500, 1000, ['#7d8848', '#a89c50', '#56663c', '#d8c06c'], { keep: (x, y) => (y < 630 && Math.abs(x - 470) > 90) || (y > 745 && Math.abs(x - 340) > (y - 560) * 0.53) });
    post(scene);
    suitcase(scene);
    scene.add(at(720, 1010, 1, grass(scene, 260, { count: 70, height: 90, colours: ['#3f4a34', '#5f6c3c', '#8f944c'], wind: 0.25 }) + wildFlowers(scene, 240, { count: 12, height: 84, colours: ['#fff0cc', '#e8a04c', '#d8604c'], stem: '#56663c' })));
    scene.add(at(20, 1010, 1, grass(scene, 160, { count: 46, height: 80, colours: ['#3f4a34', '#5f6c3c', '#8f944c'], wind: 0.25 }) + wildFlowers(scene, 140, { count: 8, height: 74, colours: ['#fff0cc', '#e8a04c'], stem: '#56663c' })));
  },
});
