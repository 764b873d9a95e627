import { between, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, ribbon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, cat, chimney, cloud, flock, house, oval, roundTree, tiles, villager } from '../../src/shapes/index.ts';
import { hairs, modelled, soft } from '../../src/shapes/modelling.ts';

const NIGHT = '#2c3460';
const WOOL = '#f0e4cc';
const TILE = '#c8623c';
const LOOK = { light: 1, night: '#5a4c74' } as const;

function sky(scene: Scene): void {
  scene.sky([[0, '#2f86c0'], [0.35, '#6cb8d8'], [0.62, '#cfeae4']]);
  scene.wisps(20, 20, 420, ['#4c9ccc', '#8cc8e0', '#bfe0e8'], 0.5);
  const heaps: [number, number, number][] = [[120, 230, 300], [700, 190, 340], [440, 90, 220]];
  heaps.forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.34, pale: '#fffdf6', shade: '#a4c4dc', light: 1 }))));
  scene.add(at(110, 360, 1, flock(scene, 130, { count: 6, colour: '#34547c', span: 16 })));
}

/** Snow peaks and the valley far below the eaves. */
function valley(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const peak = (x: number, y: number, wide: number, high: number, tone: string) => {
    const body = `M${x - wide} ${y}L${x - wide * 0.46} ${y - high * 0.5}L${x - wide * 0.3} ${y - high * 0.46}L${x} ${y - high}L${x + wide * 0.24} ${y - high * 0.66}L${x + wide * 0.4} ${
      y - high * 0.62
    }L${x + wide} ${y}Z`;
    const snow = `M${x} ${y - high}L${x + wide * 0.24} ${y - high * 0.66}L${x + wide * 0.4} ${y - high * 0.62}L${x + wide * 0.3} ${y - high * 0.5}L${x + wide * 0.12} ${y - high * 0.56}L${x} ${
      y - high * 0.44
    }L${x - wide * 0.1} ${y - high * 0.62}L${x - wide * 0.2} ${y - high * 0.6}Z`;
    scene.add(b.form(body, tone, { grain: 0.9, dabs: 1.4, pale: '#cfe0e8' }) + b.form(snow, '#f4f8f6', { dabs: 1, shade: '#a8c4dc' }));
  };
  peak(200, 640, 260, 250, '#7ca0c0');
  peak(20, 650, 200, 190, '#8cb0c8');
  peak(700, 640, 300, 300, '#6c94b8');
  scene.mist(560, 120, '#dff0ec', 0.7, 3);
  const slopes: [number, string, string, number][] = [[640, '#8cbc8c', '#7cb074', 4], [730, '#86b860', '#5c9850', 7], [850, '#6ca84c', '#3f7c44', 9]];
  slopes.forEach(([y, top, foot, seed]) => scene.hill(scene.ridge(y, 26, 1.8, seed), top, foot, { rim: '#f0f4b0', rimWidth: 4, dabs: 120, dabLength: 26, depth: 160, shadow: 0.06 }));
  [[60, 716, 40], [118, 730, 34], [20, 742, 36]].forEach(([x, y, size]) => scene.add(at(x!, y!, 1, house(scene, size!, { light: 1, night: NIGHT, roof: '#b85c48', wall: '#f0e0c4', smoke: null }))));
  [[150, 720, 36], [92, 700, 30], [8, 800, 70], [64, 812, 56]].forEach(([x, y, size]) => scene.add(at(x!, y!, 1, roundTree(scene, size!, { light: 1, leaves: ['#2f6c48', '#5c9c50', '#d0e07c'] }))));
}

/** The farmer in the yard, very small, who would like to have the goat down again. */
function farmer(scene: Scene): void {
  scene.add(scene.shadowShape(58, 934, 30, 6, NIGHT, 0.5) + at(54, 934, 1, villager(scene, 88, { light: 1, night: NIGHT, coat: '#3c5c9c', view: 'back', arms: ['up', 'up'], hat: '#e8c05c' })));
}

function roofTop(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: '#54284c' });
  const plane = 'M206 628L830 590V1020H96Z';
  scene.add(at(738, 612, 1, chimney(scene, 210, { light: 1, night: NIGHT, colour: '#d8c4ac', smoke: '#f4f4ec', wind: -0.5, pots: 1 })));
  scene.add(
    b.form(plane, TILE, { dabs: 1, pale: '#f09c64' }) +
      tiles(b, plane, TILE, [60, 600, 780, 420], 46) +
      b.inside(plane, soft(scene, 'M60 860L830 820V1030H60Z', '#6c2c48', 0.4, 24), soft(scene, 'M520 590L760 590L640 780L440 720Z', '#54204c', 0.45, 12)),
  );
  const moss = times(26, () => b.blot(between(scene.r, 130, 800), between(scene.r, 690, 990), between(scene.r, 8, 24), between(scene.r, 5, 10), b.oneOf(['#8c9c54', '#b0b468', '#6c7c4c']), 0.75));
  scene.add(b.inside(plane, moss.join('')));
  const ridge = times(17, (i) => {
    const x = 186 + i * 40;
    const y = 630 - i * 2.44;
    return b.form(`M${x} ${y + 16}C${x - 2} ${y - 12} ${x + 10} ${y - 18} ${x + 26} ${y - 18}L${x + 48} ${y - 19}V${y + 14}Z`, mix(TILE, '#e8a070', 0.3), { dabs: 0.8, pale: '#ffc890' });
  });
  scene.add(b.line('M206 628L90 1030', '#7c4438', 26) + b.line('M210 630L96 1030', '#b87c58', 10) + ridge.join(''));
}

/** A window in the roof; a grey cat has come to see what walks overhead. */
function roofWindow(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: '#54284c' });
  const glass = 'M520 770L690 758L704 922L526 936Z';
  scene.add(scene.shadowShape(600, 942, 130, 20, '#54204c', 0.5) + `<path d="${glass}" fill="${scene.linear([[0, '#8cc4d8'], [0.5, '#4c88b0'], [1, '#2c4c80']])}"/>`);
  scene.add(b.inside(glass, b.line('M540 900L640 750M580 930L700 770', '#d8f0f0', 13, { opacity: 0.4 }), at(610, 968, 1, cat(scene, 160, { light: 1, night: '#241c3c', coat: '#5c5878' }))));
  scene.add(b.line(glass, '#7c4438', 22) + b.line(glass, '#e8d4b4', 12));
}

const limbs = {
  near: ['M356 420C352 470 366 500 360 530C356 556 362 574 360 592H388C388 570 386 552 390 530C396 500 408 470 416 430Z',
    'M552 400C544 450 566 476 590 500C598 520 586 550 584 584H612C614 556 626 530 628 504C626 470 622 430 612 384Z'],
  far: ['M400 440C404 480 410 510 406 540C404 560 408 574 408 588H432C432 566 430 550 434 530C438 500 440 470 446 440Z',
    'M520 430C516 470 532 490 548 512C552 530 544 556 542 584H568C568 556 578 530 580 506C580 480 576 450 572 430Z'],
};

function horn(scene: Scene, dx: number, dy: number, tone: string): string {
  const b = brush(scene, 100, { light: 1, night: '#3c2c3c' });
  const line: Point[] = [[318 + dx, 232 + dy], [316 + dx, 180 + dy], [340 + dx, 132 + dy], [388 + dx, 108 + dy], [432 + dx, 126 + dy]];
  const path = ribbon(line, [34, 30, 24, 16, 4]);
  const rings = times(12, (i) => `M${296 + dx + i * 9} ${round1(218 + dy - i * 10 + (i > 7 ? (i - 7) * 6 : 0))}q16 -4 34 6`);
  return b.form(path, tone, { grain: 1.2, pale: '#f0dcb4' }) + b.inside(path, b.line(rings.join(''), '#4c3838', 3.4, { opacity: 0.55 }));
}

function goat(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const coat = { grain: 0.4, pale: '#fffaf0', dabs: 1.1, edge: 1.1 };
  const hoof = (x: number, y: number) => b.form(`M${x - 16} ${y + 12}L${x - 13} ${y - 12}H${x + 13}L${x + 17} ${y + 12}Z`, '#4c3c48', { dabs: 0.4 });
  limbs.far.forEach((path) => scene.add(b.form(path, mix(WOOL, '#7c6c94', 0.42), { grain: 1.5 })));
  scene.add(hoof(420, 586) + hoof(556, 584));
  scene.add(b.form('M602 340C622 300 650 300 664 316C652 326 652 346 626 362Z', WOOL, { ...coat, grain: 1 }));
  limbs.near.forEach((path) => scene.add(modelled(b, path, WOOL, { ...coat, grain: 1.5 }, hairs(scene, [350, 400, 630, 590], 60, ['#fffaf0', '#c4b0a8', '#d8c8b4'], () => 1.5, { length: 14 }))));
  scene.add(hoof(374, 592) + hoof(598, 586));
  const body = 'M346 334C390 318 470 344 556 326C600 322 628 356 624 400C620 444 600 462 570 466C500 486 420 484 376 466C336 452 316 410 326 366C330 350 336 340 346 334Z';
  const saddle = 'M440 320C480 340 540 330 574 318L640 340C630 400 600 440 560 430C500 420 450 380 440 320Z';
  scene.add(
    modelled(b, body, WOOL, coat, `<path d="${saddle}" fill="#a8704c" opacity=".92"/>`, soft(scene, 'M320 440C420 460 560 470 640 400V500H310Z', '#7c6c98', 0.6, 16),
      hairs(scene, [320, 322, 440, 490], 110, ['#fffaf0', '#c8b4a4', '#e0d0b8', '#fff6e0'], () => 1.1, { length: 20, width: 3 }),
      hairs(scene, [430, 322, 630, 440], 110, ['#c48c60', '#8c5840', '#d8a878', '#a8704c'], () => 0.9, { length: 20, width: 3 })),
  );
  scene.add(hairs(scene, [360, 452, 590, 476], 60, ['#fff6e4', '#c4b0b4', '#e0d0c0'], () => 1.5, { length: 26, width: 4, opacity: 0.9 }));
  const neck = 'M322 410C296 372 288 306 292 262L352 236C366 286 392 322 420 350L392 440Z';
  scene.add(
    modelled(b, neck, WOOL, { ...coat, grain: 1.1, edge: 0.7 }, soft(scene, 'M290 300C300 360 330 400 380 440L300 430Z', '#8c7c9c', 0.45, 12),
      hairs(scene, [286, 240, 420, 440], 110, ['#fffaf0', '#c8b4a4', '#e0d0b8'], () => 1.2, { length: 22, width: 3 })),
  );
  scene.add(
    b.form('M290 330C320 350 366 346 392 318L402 336C372 366 322 372 292 350Z', '#c83c48', { dabs: 0.6 }) +
      b.form('M318 366C314 388 306 398 302 406H350C344 396 338 388 336 364Z', '#e8b84c', { dabs: 0.5, pale: '#fff0b0' }) +
      b.dot(326, 408, 6, '#7c5430'),
  );
}

function head(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(horn(scene, 26, -4, '#8c7868'));
  scene.add(b.form('M226 326C236 350 230 386 216 414C246 400 268 366 268 326Z', '#e8dcc4', { grain: 1.4, dabs: 1.4 }));
  const face = 'M356 224C332 204 300 210 280 232C258 254 230 280 212 300C200 314 204 332 222 338C242 344 266 336 284 326C316 322 350 302 360 270C366 252 366 236 356 224Z';
  scene.add(
    modelled(b, face, WOOL, { grain: 0.8, pale: '#fffaf0', dabs: 1, edge: 1.1 }, `<path d="M300 208C284 226 262 262 222 296L250 306C284 284 306 250 322 210Z" fill="#a8704c" opacity=".85"/>`,
      soft(scene, 'M220 340C280 340 340 310 366 260L370 350H220Z', '#8c7c9c', 0.5, 10), soft(scene, oval(218, 318, 22, 20), '#e8b0a8', 0.6, 6),
      hairs(scene, [210, 214, 360, 336], 70, ['#fffaf0', '#c8b4a4', '#d8b890'], () => 2.4, { length: 12 })),
  );
  scene.add(
    b.form('M338 244C372 226 412 236 430 262C400 278 358 276 338 264Z', '#e0ccb0', { grain: 0.1, pale: '#fffaf0' }) +
      b.flat('M352 254C376 244 400 250 414 262C392 268 368 268 352 254Z', '#e0a498', 0.7),
  );
  scene.add(horn(scene, 0, 0, '#b8a080'));
  scene.add(
    b.ball(302, 258, 13, 12, '#e8b848', { dabs: 0, pale: '#ffe48c' }) +
      b.flat('M293 255H311V261H293Z', '#201828') +
      b.line('M288 250Q302 240 318 252', '#8c6c58', 5) +
      b.flat(oval(211, 308, 4, 5), '#5c3c44') +
      b.line('M214 328Q236 334 254 320', '#7c5454', 4),
  );
}

/** The striped sock it has found. */
function sock(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const path = 'M196 320L232 326C228 370 232 410 226 440C222 470 190 486 160 484C142 482 138 462 152 452C172 440 188 430 190 406C190 376 190 350 196 320Z';
  const stripes = times(5, (i) => `M180 ${344 + i * 30}H246`).join('') + 'M146 450L160 492';
  scene.add(b.form(path, '#f8f0e0', { dabs: 0.8 }) + b.inside(path, b.line(stripes, '#d83c4c', 13)) + b.form('M238 318C226 308 206 310 200 322L232 330Z', '#e8d4c4', { dabs: 0.4 }));
}

export default picture({
  id: 'st113',
  motifs: ['animal', 'height', 'absurd', 'stubborn'],
  words: {
    en: {
      title: 'Goat on a roof',
      name: 'Goat standing on the ridge of a roof',
      shows: 'A white goat with a brown back stands on the ridge of a red tiled roof, a striped sock in its mouth. Far below, a tiny person raises both arms.',
      closer:
        'It is a clear noon in the mountains: blue sky, white clouds, snow peaks, a village in the green valley. The goat has long curved horns, a beard and a red collar with a brass bell, and it looks calmly out to the left. Smoke rises from the chimney behind it. A grey cat looks up through a window in the roof. The sock, red and white, has no partner anywhere.',
    },
    fr: {
      title: 'La chèvre sur le toit',
      name: 'Chèvre debout sur le faîte d’un toit',
      shows: 'Une chèvre blanche au dos brun se tient sur le faîte d’un toit de tuiles rouges, une chaussette rayée à la gueule. Tout en bas, une minuscule personne lève les bras.',
      closer:
        'C’est un midi clair en montagne : ciel bleu, nuages blancs, sommets enneigés, un village dans la vallée verte. La chèvre a de longues cornes courbes, une barbe et un collier rouge à clochette de laiton ; elle regarde tranquillement vers la gauche. De la fumée monte de la cheminée. Un chat gris regarde en l’air par une fenêtre du toit. La chaussette rouge et blanche n’a sa pareille nulle part.',
    },
  },
  paint: { under: [170, 150, 120], flow: 0.1 },
  draw(scene) {
    sky(scene);
    valley(scene);
    farmer(scene);
    roofTop(scene);
    roofWindow(scene);
    goat(scene);
    head(scene);
    sock(scene);
  },
});
