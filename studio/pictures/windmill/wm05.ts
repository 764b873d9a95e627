import { between, pick, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, blob, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bookPile, bookshelf, brush, firefly, foxReading, grass, ladder, lantern, mushroom, openBook, wildFlowers } from '../../src/shapes/index.ts';

const NIGHT = '#12302c';
const BARK = '#7c5638';
const TRUNK = 'M90 962C170 930 196 880 200 790C204 660 190 560 160 480C128 400 60 356 -40 330V270C70 290 150 320 200 360C236 320 246 240 236 60H336C340 200 356 270 400 296C446 266 456 190 452 40H556C556 200 560 300 592 350C650 310 730 286 840 262V326C740 346 668 400 636 480C606 560 596 660 602 790C606 880 636 930 716 962C640 950 560 960 528 986C470 956 340 956 284 986C250 960 170 950 90 962Z';
const HOLLOW = 'M242 908C228 760 234 560 264 490C300 424 500 424 536 490C566 560 572 760 558 908Q400 934 242 908Z';
const KNOT = 'M352 386C352 350 448 350 450 386C452 418 350 420 352 386Z';

function clearing(scene: Scene): void {
  scene.sky([[0, '#0d3430'], [0.3, '#1f5c46'], [0.55, '#7a9c50'], [0.75, '#c8bc64'], [1, '#1c4a3a']]);
  scene.glow(400, 640, 520, '#f6e890', 0.7, 430);
  times(20, (i) => {
    const x = i * 42 + between(scene.r, -14, 14);
    const wide = between(scene.r, 7, 18);
    const colour = pick(scene.r, ['#4f8054', '#648f54', '#3a6c4c']);
    scene.add(`<path d="M${round1(x - wide)} 800C${round1(x - wide * 0.4)} 600 ${round1(x - wide * 0.5)} 200 ${round1(x - wide * 0.3)} -10H${round1(x + wide * 0.3)}C${round1(x + wide * 0.5)} 200 ${round1(x + wide * 0.4)} 600 ${round1(x + wide)} 800Z" fill="${colour}" opacity=".55"/>`);
  });
  scene.mist(600, 220, '#eee69c', 0.5, 1);
}

function bark(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(400, 968, 340, 40, NIGHT, 0.7);
  scene.add(b.form(TRUNK, BARK, { grain: 1.5, long: 2, dabs: 1.2, edge: 1.6 }));
  const furrows = times(120, () => {
    const x = between(scene.r, 150, 650);
    const lean = (x - 400) * 0.14;
    return `<path d="M${round1(x - lean)} ${round1(between(scene.r, 300, 900))}q${round1(between(scene.r, -10, 10))} 40 ${round1(lean * 0.5)} ${round1(between(scene.r, 60, 120))}" stroke="${pick(scene.r, ['#4a3228', '#a97a4c', '#5f4230', '#c89a5c'])}" stroke-width="${round1(between(scene.r, 3, 8))}" opacity=".5"/>`;
  });
  scene.add(`<g ${scene.clip(TRUNK)} fill="none" stroke-linecap="round">${furrows.join('')}</g>`);
}

function shelves(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const look = { light: 1, night: NIGHT, frame: false, wood: '#8a5c38' } as const;
  const books = [914, 676].map((y) => at(400, y, 1, bookshelf(scene, 242, { ...look, shelves: 3, wide: 1.36 }))).join('');
  scene.add(`<path d="${HOLLOW}" fill="#3a2420"/>` + b.inside(HOLLOW, books, scene.glowShape(400, 690, 260, palette.lamp, 0.5, 300)));
  const few = at(401, 408, 1, bookshelf(scene, 64, { ...look, shelves: 1, wide: 1.7 }));
  scene.add(`<path d="${KNOT}" fill="#3a2420"/>` + b.inside(KNOT, few, scene.glowShape(400, 386, 70, palette.lamp, 0.45)));
  [HOLLOW, KNOT].forEach((path) => scene.add(b.line(path, '#4a3026', 15) + b.line(path, '#b07c4c', 8) + b.line(path, '#e0b070', 2.5, { opacity: 0.7 })));
}

function crown(scene: Scene): void {
  const r = scene.r;
  const glow = (x: number, y: number) => Math.min(1, Math.max(0, Math.hypot(x - 400, y - 560) / 600 + between(r, -0.2, 0.12)));
  const edge = (x: number) => 236 + 70 * Math.abs(x - 400) / 400;
  const mass = smooth(times(22, (i): Point => [i * 42 - 40, edge(i * 42 - 40) - 20 + 26 * Math.sin(i * 2.1)]));
  scene.add(`<path d="${mass}L860 -20L-40 -20Z" fill="${scene.linear([[0, '#0e3630'], [1, '#2c6444']])}"/>`);
  const bunches = times(74, (i): Point => {
    const x = ((i * 31) % 74) * 11.6 - 26;
    return [x, (i / 73) * edge(x) + between(r, -12, 24)];
  });
  bunches.forEach(([x, y]) => {
    const size = between(r, 44, 70);
    const far = glow(x, y);
    scene.add(blob(r, x, y, size, size * 0.66, mix('#5f8c48', '#0f3a34', far), { wobble: 0.16 }));
    times(17, () => {
      const angle = between(r, 0, Math.PI * 2);
      const reach = Math.sqrt(r()) * size;
      const low = Math.sin(angle) > 0.1;
      const colour = mix(low ? '#d6cf68' : '#6f9c50', low ? '#2f6c48' : '#14463c', Math.min(1, far + 0.12));
      scene.add(blob(r, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.7, between(r, 8, 15), between(r, 4, 7), colour, { points: 6, wobble: 0.2, extra: 'opacity=".9"' }));
    });
  });
}

function readers(scene: Scene): void {
  scene.shadow(400, 946, 120, 16, NIGHT, 0.6);
  scene.add(at(400, 948, 1, ladder(scene, 520, { light: 1, night: NIGHT, wood: '#c08a54', lean: 0, rungs: 8 })));
  scene.glow(490, 580, 170, palette.lamp, 0.5);
  scene.glow(310, 780, 170, palette.lamp, 0.5);
  scene.add(at(420, 656, 1, foxReading(scene, 150, { light: 1, night: NIGHT, book: '#3f6a88', scarf: '#4f8a84', glow: true })));
  scene.add(at(384, 852, 1, foxReading(scene, 158, { light: 1, night: NIGHT, book: '#a9444c', coat: '#e07a42', glow: true }), { flip: true }));
}

function garden(scene: Scene): void {
  const front = scene.ridge(930, 16, 1.5, 4, { bump: (x) => 40 * Math.exp(-(((x - 400) / 160) ** 2)) });
  scene.hill(front, '#5a8a48', '#1c4a3a', { rim: '#e8e088', rimWidth: 4, dabs: 190, dabLength: 28, depth: 110, dabColours: ['#8fae58', '#3f7448', '#c9c468', '#2a5c44'] });
  scene.add(at(150, 950, 1, bookPile(scene, 84, { light: 1, night: NIGHT, count: 4, wide: 1.3 })));
  scene.add(at(150, 866, 1, openBook(scene, 34, { light: 1, night: NIGHT, cover: '#6a4a7c' })));
  scene.add(at(652, 958, 1, lantern(scene, 84, { light: 1, night: NIGHT })));
  ([[720, 962, 84, '#b8484a'], [768, 974, 54, '#d9783f'], [58, 968, 62, '#b8484a']] as const).forEach(([x, y, size, cap]) => scene.add(at(x, y, 1, mushroom(scene, size, { cap, night: NIGHT }))));
  scene.add(at(400, 1008, 1, wildFlowers(scene, 820, { count: 40, height: 62, stem: '#3f7448', colours: ['#fff3d8', '#f6c24c', '#e8a0a0', '#b8a4d0'] })));
  scene.add(at(400, 1014, 1, grass(scene, 860, { count: 150, height: 46, colours: ['#123a34', '#24583f', '#4a7c48'] })));
}

function fireflies(scene: Scene): void {
  const near: Point[] = [[500, 500], [548, 590], [300, 540], [250, 700], [316, 668], [560, 730], [470, 470], [232, 800], [590, 860], [430, 452]];
  near.forEach(([x, y]) => scene.over(at(x, y, 1, firefly(scene, 30))));
  times(60, () => scene.spark(between(scene.r, 30, 770), between(scene.r, 240, 960), { radius: between(scene.r, 1.2, 2.8), core: '#fffbd6', glow: '#f8f08c', reach: between(scene.r, 10, 22) }));
}

export default picture({
  id: 'wm05',
  motifs: ['books', 'light', 'animals', 'garden'],
  words: {
    en: {
      title: 'The Library Oak',
      name: 'Two foxes reading in an oak full of books',
      shows: 'An old oak has bookshelves in its trunk; two foxes on a ladder read by the glow of fireflies.',
      closer:
        'Green dusk, golden between the far trees. The trunk is broad and brown; an arched opening holds six rows of coloured books, and a small oval hole above holds one more. The upper fox, with a blue-green scarf, looks to the right into a blue book; the lower one looks to the left into a red book, and fireflies hang everywhere like sparks. At the foot stand a pile of books with an open one on top, a lantern, three mushrooms and many wild flowers.',
    },
    fr: {
      title: 'Le Chêne aux livres',
      name: 'Deux renards lisent dans un chêne plein de livres',
      shows: 'Un vieux chêne a des étagères de livres dans son tronc ; sur une échelle, deux renards lisent à la lueur des lucioles.',
      closer:
        'Un crépuscule vert, doré entre les arbres lointains. Dans le large tronc brun, une ouverture en arche abrite six rangées de livres de couleur, et un petit trou ovale, plus haut, une rangée encore. Le renard du haut, écharpe bleu-vert, est tourné vers la droite, penché sur un livre bleu ; celui du bas, tourné vers la gauche, tient un livre rouge ; partout, des lucioles comme des étincelles. Au pied de l’arbre : une pile de livres avec un livre ouvert dessus, une lanterne, trois champignons et des fleurs sauvages.',
    },
  },
  paint: { under: [150, 130, 70], flow: 1.4 },
  draw(scene) {
    clearing(scene);
    const back = scene.ridge(800, 22, 2, 2);
    scene.hill(back, '#7a9c50', '#3a6c48', { rim: '#eee69c', rimWidth: 4, dabs: 140, dabLength: 28, dabColours: ['#a5b860', '#5a8a4c', '#d3cc78', '#3f7448'] });
    bark(scene);
    shelves(scene);
    crown(scene);
    readers(scene);
    garden(scene);
    fireflies(scene);
  },
});
