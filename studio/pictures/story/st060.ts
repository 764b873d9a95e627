import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, type Point, polygon } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { boundsOf } from '../../src/shapes/bounds.ts';
import { archway, brush, cloud, flock, oval, pine, stones } from '../../src/shapes/index.ts';
import { tiles } from '../../src/shapes/roofs.ts';
import { footprint } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#33447c';
const PINK = '#ffc4ac';
const LOOK = { light: 1, night: NIGHT } as const;

function sky(scene: Scene): void {
  scene.sky([[0, '#5f8cc0'], [0.2, '#8fb4d8'], [0.38, '#d4d0e0'], [0.52, '#f8d4cc']]);
  scene.glow(760, 420, 420, '#ffe4c8', 0.85, 340);
  scene.wisps(16, 20, 300, ['#dce4f0', '#7fa4d0', '#f6dcd8'], 0.5);
  scene.add(at(610, 190, 1, flock(scene, 120, { count: 4, colour: '#4a5c90', span: 16 })));
}

/** A snowy peak: shaded on the left, lit by dawn on the right, with ribs of rock. */
function peak(scene: Scene, [x, y]: Point, half: number, foot: number, far: number): void {
  const { r } = scene;
  const edge = (side: number) =>
    times(8, (i): Point => {
      const t = (i + 1) / 8;
      return [x + side * half * t ** 0.9 + between(r, -1, 1) * half * 0.06, y + (foot - y) * t + between(r, -1, 1) * half * 0.04];
    });
  const spine = times(8, (i): Point => {
    const t = (i + 1) / 8;
    return [x + (i % 2 ? -1 : 1) * half * 0.09 * (0.5 + t) + half * 0.04 * i, y + (foot - y) * t];
  });
  const haze = (colour: string) => mix(colour, '#e0d4e4', far);
  const left = polygon([[x, y], ...edge(-1), ...[...spine].reverse()]);
  const right = polygon([[x, y], ...edge(1), ...[...spine].reverse()]);
  const b = brush(scene, 100, LOOK);
  scene.add(b.form(left, haze('#7d9cd0'), { dabs: 1.6, grain: 2.1, long: 1.6, edge: 0.4, pale: haze('#b8cce8'), shade: haze('#4f6cac') }));
  scene.add(b.form(right, haze('#f4c0b4'), { dabs: 1.6, grain: 1.0, long: 1.6, edge: 0.4, pale: haze('#fff0dc'), shade: haze('#c090b4') }));
  const ribs = times(26, () => {
    const t = between(r, 0.15, 0.95);
    const side = r() < 0.5 ? -1 : 1;
    const px = x + side * half * t * between(r, 0.1, 0.85);
    const py = y + (foot - y) * t;
    const long = half * between(r, 0.06, 0.16);
    return `<path d="M${px.toFixed(1)} ${py.toFixed(1)}l${(side * long * 0.7).toFixed(1)} ${long.toFixed(1)}l${(-side * long * 0.2).toFixed(1)} ${(long * 0.2).toFixed(1)}Z" fill="${
      haze(side < 0 ? '#46609c' : '#a0789c')
    }" opacity=".7"/>`;
  });
  scene.add(ribs.join(''));
}

function range(scene: Scene): void {
  peak(scene, [90, 300], 270, 720, 0.5);
  peak(scene, [790, 330], 240, 720, 0.45);
  scene.mist(520, 150, '#f0dce0', 0.5, 2);
  peak(scene, [560, 112], 430, 820, 0.12);
  scene.mist(600, 190, '#e8e0ec', 0.75, 4);
}

/** The sea of clouds between the peaks. */
function cloudSea(scene: Scene, y: number, seed: number, opacity: number): void {
  times(6,
    (i) =>
      scene.add(
        at(-20 + i * 170 + between(scene.r, -50, 50), y + between(scene.r, -16, 24), 1, cloud(scene, between(scene.r, 260, 420), { tall: 0.2, pale: '#fdf0ec', shade: '#a8b8dc', light: 1 }), {
          opacity,
        }),
      ));
  scene.mist(y - 10, 120, '#f4eaf0', 0.6, seed);
}

/** The rock the chapel stands on, with snow on its ledges. */
function crag(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(
    b.form('M90 1010C130 900 150 840 206 790L232 744L262 716C360 690 560 684 650 706L668 742L712 800C740 860 750 940 770 1010Z', '#7f88ac', {
      dabs: 1.6,
      grain: 1.3,
      long: 1.6,
      pale: '#f6c8b4',
      shade: '#3f5090',
      edge: 1.4,
    }),
  );
  const slabs: [string, string][] = [['M262 740L340 760L320 860L250 900L206 800Z', '#6f7ca8'], ['M344 762L470 770L450 900L380 1010H300L330 870Z', '#8a92b4'], [
    'M474 770L600 752L640 850L600 1010H440L456 900Z',
    '#b49cac',
  ], ['M604 750L660 736L720 830L740 1000H620L648 850Z', '#d8aca8']];
  slabs.forEach(([path, colour]) => scene.add(b.form(path, colour, { dabs: 1.4, grain: 1.25, long: 1.4, pale: lighten(colour, 0.14), edge: 1.3 })));
  scene.add(
    b.form(
      'M226 764C240 724 262 700 330 694C420 680 560 676 640 694C668 702 680 730 690 756C660 742 640 764 612 752C570 772 540 750 500 766C450 780 420 756 380 772C340 764 300 786 270 764C256 776 240 770 226 764Z',
      '#eef0f6',
      { pale: '#fff2e4', shade: '#8fa4d4', dabs: 1.3, edge: 1.3 },
    ),
  );
  const ledges = ['M236 860Q270 842 316 858Q280 872 236 860Z', 'M344 900Q390 880 440 898Q390 912 344 900Z', 'M480 850Q540 830 600 846Q540 862 480 850Z', 'M636 890Q680 872 720 892Q680 904 636 890Z',
    'M500 950Q560 930 606 948Q560 962 500 950Z'];
  ledges.forEach((path) => scene.add(b.form(path, '#e8ecf6', { shade: '#94a8d8', pale: '#fff0e4', dabs: 0.8 })));
}

function stoneWall(scene: Scene, path: string, colour: string): void {
  const b = brush(scene, 100, LOOK);
  const { left, top, width, height } = boundsOf(path);
  scene.add(b.form(path, colour, { dabs: 1.2, grain: 0, edge: 1.2 }) + stones(b, path, colour, [left, top, width, height], 13, 0.35));
}

function chapel(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const shade = polygon([[262, 720], [422, 728], [300, 768], [196, 752]]);
  scene.add(`<path d="${shade}" fill="${NIGHT}" opacity=".45" ${scene.blur(6)}/>`);
  stoneWall(scene, polygon([[418, 732], [418, 548], [610, 532], [610, 708]]), '#f4dcc4');
  stoneWall(scene, polygon([[276, 722], [276, 540], [348, 446], [420, 548], [420, 732]]), '#b4b8d4');
  const cover = polygon([[346, 432], [552, 424], [634, 534], [410, 560]]);
  scene.add(b.form(cover, '#7a5a78', { dabs: 0.8, pale: '#f0a898' }) + tiles(b, cover, '#7a5a78', [340, 424, 300, 140], 16));
  scene.add(b.form('M346 432L552 424L600 490C570 480 560 506 530 492C500 484 490 510 460 500C440 492 420 520 384 494Z', '#eef0f6', { pale: '#fff4e8', shade: '#a0b0dc', dabs: 1 }));
  scene.add(b.form('M346 424L254 556L266 564L348 452L412 566L424 556L358 428Z', '#5a4a78', { pale: '#e8b0a8', dabs: 0.6 }) + b.line('M346 422L254 554', '#f0f2f8', 7));
  [462, 518, 572].forEach((x, i) =>
    scene.add(
      scene.glowShape(x, 626 - i * 3, 46, '#ffc870', 0.7) +
        b.flat(archway(x, 664 - i * 5, 26, 76), '#ffdc8c') +
        b.line(`M${x} ${590 - i * 4}V${662 - i * 5}M${x - 12} ${626 - i * 4}H${x + 12}`, '#a8705c', 3) +
        b.line(`M${x - 17} ${666 - i * 5}H${x + 17}`, '#fff4e4', 6),
    )
  );
  scene.add(
    b.flat(archway(348, 728, 66, 128), '#5a4468') + b.form(archway(348, 728, 54, 118), '#ffce7c', { dabs: 0.6, pale: '#fff0b8' }) +
      b.form('M321 728V642C322 630 326 622 332 616L340 728Z', '#6a4450', { grain: 1.5 }),
  );
  scene.glow(348, 690, 90, '#ffc870', 0.7);
  scene.add(b.ball(348, 556, 20, 20, '#ffdc8c', { dabs: 0.2 }) + b.line(oval(348, 556, 20, 20) + 'M348 536V576M328 556H368', '#6a5488', 4));
}

/** The bell tower over the front gable. */
function steeple(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(b.form('M312 470V338H352V474Z', '#b4b8d4', { dabs: 1, grain: 0 }) + b.form('M352 474V338L390 334V462Z', '#f4dcc4', { dabs: 1, grain: 0 }));
  scene.add(
    b.flat(archway(332, 410, 22, 52), '#46508c') + b.flat(archway(371, 406, 20, 50), '#c89ab0') + b.form('M322 402C324 380 342 380 344 402L348 408H318Z', '#d8a050', { pale: '#fff0a8', dabs: 0.4 }) +
      b.dot(333, 411, 4, '#7a5440'),
  );
  scene.add(
    b.form('M302 342L346 196L356 342Z', '#6a5488', { grain: 1.4, dabs: 1.2 }) +
      b.form('M346 196L402 336L354 344Z', '#b07c90', { grain: 1.2, dabs: 1.2, pale: '#ffc8a8' }) +
      b.form('M302 342L354 346L402 336L400 344L354 356L304 350Z', '#eef0f6', { dabs: 0.4 }),
  );
  scene.add(b.line('M346 198V158M334 172H358', '#7a5a3c', 6) + b.line('M347 198V158M334 171H358', '#ffd890', 2.6) + b.ball(346, 196, 6, 6, '#e8b050', { dabs: 0 }));
}

/** Two red skis in the snow and the steps that lead in, not out. */
function visitor(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<path d="M246 726L186 742L190 748L252 732Z" fill="${NIGHT}" opacity=".5" ${scene.blur(2)}/>`);
  scene.add(
    b.form('M238 730L246 618C248 608 255 610 255 618L248 730Z', '#d83c40', { pale: '#ff8c70', dabs: 0.5 }) +
      b.form('M252 732L268 622C270 612 277 616 276 624L263 732Z', '#c03040', { pale: '#ff8c70', dabs: 0.5 }) +
      b.line('M224 734L229 660M218 716L232 717', '#4a4468', 4),
  );
  const steps: [number, number, number][] = [[342, 742, 13], [360, 750, 14], [350, 760, 15], [374, 768, 16]];
  steps.forEach(([x, y, size], i) => scene.add(at(x, y, 1, footprint(scene, size, { side: i % 2 ? 1 : -1, dark: '#7f98d0', pale: '#fff6f0' }), { turn: -14 })));
}

function front(scene: Scene): void {
  cloudSea(scene, 940, 12, 0.9);
  cloudSea(scene, 1010, 15, 0.95);
  const firs: [number, number, number][] = [[40, 1020, 330], [130, 1030, 230], [770, 1030, 260], [700, 1040, 170], [-6, 1010, 240]];
  firs.forEach(([x, y, size]) => scene.add(at(x, y, 1, pine(scene, size, { leaves: ['#2c4478', '#46609c', '#d8a8b4'], snow: '#e8eef8', ...LOOK }))));
}

export default picture({
  id: 'st060',
  motifs: ['place', 'faith', 'height', 'calm'],
  words: {
    en: {
      title: 'Chapel in the mountains',
      name: 'Chapel on a rock above a sea of clouds',
      shows: 'A small stone chapel with a pointed bell tower stands on a snowy rock high above the clouds, with great peaks behind. Its door is open and it is lit inside.',
      closer:
        'Dawn comes from the right: one half of each mountain is rose, the other blue. The windows and the door glow yellow. A bell hangs in the tower, snow lies on the purple roof. A pair of red skis stands in the snow beside the door, and a few footprints lead in; none lead out. Mist and white clouds hide everything below, only the tops of some firs come up in front.',
    },
    fr: {
      title: 'Chapelle en montagne',
      name: 'Chapelle sur un rocher au-dessus des nuages',
      shows: 'Une petite chapelle de pierre au clocher pointu se dresse sur un rocher enneigé, au-dessus des nuages, devant de hautes cimes. Sa porte est ouverte et il y a de la lumière.',
      closer:
        'L’aube vient de la droite : chaque montagne est rose d’un côté, bleue de l’autre. Les fenêtres et la porte luisent en jaune. Une cloche pend dans la tour, la neige couvre le toit violet. Une paire de skis rouges est plantée près de la porte, et quelques traces de pas y entrent ; aucune n’en sort. La brume et des nuages blancs cachent tout en bas ; devant, seules pointent les cimes de quelques sapins.',
    },
  },
  paint: { under: [170, 150, 180], flow: 0.2, wobble: 0.7 },
  draw(scene) {
    sky(scene);
    range(scene);
    cloudSea(scene, 760, 5, 0.85);
    crag(scene);
    chapel(scene);
    steeple(scene);
    visitor(scene);
    front(scene);
    times(22, () => scene.spark(between(scene.r, 20, 780), between(scene.r, 60, 900), { radius: between(scene.r, 0.8, 1.8), core: pick(scene.r, ['#ffffff', PINK]), reach: 7 }));
  },
});
