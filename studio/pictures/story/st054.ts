import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { at, blob, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, oval, rectangle } from '../../src/shapes/index.ts';
import { carAbove } from '../../src/shapes/vehicles.ts';

const NIGHT = '#141c44';
const ROAD = '#6a6688';
const HEAD = '#fff2c4';
const TAIL = '#ff5a48';
const LOOK = { light: -1, night: NIGHT } as const;
const FIELDS = ['#2f6464', '#3f7260', '#5f6c4c', '#44567c', '#2a5068', '#74704c', '#4a6a70'];

/** A patchwork of fields with ploughed lines and hedges. */
function fields(scene: Scene): void {
  const { r } = scene;
  const b = brush(scene, 100, LOOK);
  const [columns, rows] = [8, 9];
  const corners = times((columns + 1) * (rows + 1), (i): Point => [-560 + (i % (columns + 1)) * 140 + between(r, -34, 34), -620 + Math.floor(i / (columns + 1)) * 140 + between(r, -34, 34)]);
  const corner = (u: number, v: number) => corners[v * (columns + 1) + u]!;
  times(columns * rows, (i) => {
    const [u, v] = [i % columns, Math.floor(i / columns)];
    const path = polygon([corner(u, v), corner(u + 1, v), corner(u + 1, v + 1), corner(u, v + 1)]);
    const colour = vary(r, pick(r, FIELDS), 0.03);
    scene.add(b.form(path, colour, { dabs: 1.5, grain: between(r, 0, 3), long: 3, edge: 0.7, pale: lighten(colour, 0.07) }));
    if (r() < 0.6) scene.add(hedge(scene, corner(u, v), corner(u + 1, v)));
    if (r() < 0.6) scene.add(hedge(scene, corner(u, v), corner(u, v + 1)));
  });
}

/** A row of round trees from above, each with its shadow. */
function hedge(scene: Scene, [x0, y0]: Point, [x1, y1]: Point): string {
  const { r } = scene;
  return times(9, (i) => {
    const t = (i + r() * 0.6) / 9;
    const [x, y, size] = [x0 + (x1 - x0) * t + between(r, -4, 4), y0 + (y1 - y0) * t + between(r, -4, 4), between(r, 7, 14)];
    return blob(r, x + 7, y + 7, size, size, NIGHT, { extra: 'opacity=".5"' }) + blob(r, x, y, size, size, pick(r, ['#1f4a50', '#2a5a54', '#22405c'])) +
      blob(r, x - size * 0.3, y - size * 0.3, size * 0.5, size * 0.45, '#5f8c78');
  }).join('');
}

/** A strip of road along a path: verge, asphalt, edge lines. */
function strip(b: Brush, path: string, wide: number): string {
  return b.line(path, '#26304c', wide + 20, { opacity: 0.55 }) + b.line(path, '#8a84a0', wide + 5) + b.line(path, ROAD, wide) + b.line(path, mix(ROAD, '#f2b070', 0.22), wide * 0.5, { opacity: 0.6 });
}

const ramp = (sx: number, sy: number) =>
  `M${sx * 640} ${sy * 56}C${sx * 420} ${sy * 60} ${sx * 330} ${sy * 200} ${sx * 270} ${sy * 270}C${sx * 200} ${sy * 330} ${sx * 60} ${sy * 420} ${sx * 56} ${sy * 700}`;
const loop = (sx: number, sy: number) => oval(sx * 150, sy * 150, 102, 102);
const SIDES: [number, number][] = [[1, 1], [1, -1], [-1, 1], [-1, -1]];

/** Streaks of lamps along a path: broken lines, bright core in a soft halo. */
function streaks(scene: Scene, path: string, colour: string, wide = 3): void {
  const b = brush(scene, 100);
  const dash = () => `${times(6, () => `${round1(between(scene.r, 30, 190))} ${round1(between(scene.r, 14, 70))}`).join(' ')}`;
  scene.add(b.line(path, colour, wide * 3, { opacity: 0.3, dash: dash() }) + b.line(path, colour, wide, { dash: dash() }));
}

function motorway(scene: Scene, upright: boolean): void {
  const b = brush(scene, 100, LOOK);
  const line = (offset: number) => (upright ? `M${offset} -760V760` : `M-700 ${offset}H700`);
  if (upright) scene.add(`<path d="${rectangle(-40, -86, 112, 172)}" fill="${NIGHT}" opacity=".6" ${scene.blur(9)}/>`);
  scene.add(b.line(line(0), '#26304c', 132, { opacity: 0.5 }) + b.line(line(0), '#8a84a0', 112) + b.line(line(0), ROAD, 106));
  const slab = upright ? 'M-52 -720L52 -720L52 720L-52 720Z' : 'M-640 -52L640 -52L640 52L-640 52Z';
  scene.dabs(slab, 200, [lighten(ROAD, 0.05), lighten(ROAD, -0.05), mix(ROAD, '#f2a868', 0.3), mix(ROAD, NIGHT, 0.3)], { length: 44, width: 6, angle: upright ? 1.57 : 0 });
  scene.add(b.line(line(0), '#3a5a54', 12) + b.line(line(-50) + line(50), '#d8d0d0', 2.6, { opacity: 0.8 }));
  scene.add(b.line(line(-28) + line(28), '#e8e0d4', 2.4, { opacity: 0.7, dash: '16 16' }));
  if (upright) scene.add(b.line('M-56 -90V90M56 -90V90', '#b8b0c0', 7));
  [-40, -17].forEach((lane) => streaks(scene, line(lane), upright ? HEAD : TAIL));
  [17, 40].forEach((lane) => streaks(scene, line(lane), upright ? TAIL : HEAD));
}

/** Cars in the lanes, with the light they push before them and the red they leave behind. */
function traffic(scene: Scene): void {
  const colours = ['#d8d0c8', '#c8504a', '#e8b04c', '#4f7f9c', '#8a5a84'];
  const cars: [number, number, number][] = [[-340, -40, 270], [-150, -17, 270], [230, -40, 270], [310, 17, 90], [-230, 40, 90], [130, 17, 90], [-17, -330, 180], [-40, -180, 180], [-17, 250, 180], [40,
    -240, 0], [17, 150, 0], [40, 360, 0], [17, 440, 0], [-40, 420, 180]];
  cars.forEach(([x, y, turn], i) => {
    const car = scene.glowShape(0, -46, 26, HEAD, 0.8, 44) + scene.glowShape(0, 34, 16, TAIL, 0.8, 34) + carAbove(scene, i % 5 === 2 ? 60 : 38, { colour: colours[i % 5], lit: true, ...LOOK });
    scene.add(at(x, y, 1, car, { turn }));
  });
}

/** Lamps along the ramps and their pools of light. */
function lamps(scene: Scene): void {
  SIDES.forEach(([sx, sy]) =>
    times(7, (i) => {
      const a = i * 0.9 + (sx + sy) * 0.4;
      const [x, y] = [sx * 150 + Math.cos(a) * 124, sy * 150 + Math.sin(a) * 124];
      scene.add(scene.glowShape(x, y, 44, '#ffb860', 0.7) + `<circle cx="${round1(x)}" cy="${round1(y)}" r="4" fill="#fff0c0"/>`);
    })
  );
}

/** The one house that was there before, inside a loop: roof, garden, pond, washing. */
function lastHouse(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const [x, y] = [150, 150];
  scene.add(b.ball(x, y, 74, 74, '#5f8c54', { dabs: 1.6, pale: '#a8c070' }) + scene.glowShape(x + 6, y + 22, 66, '#ffcf70', 0.85));
  scene.add(`<path d="${rectangle(x - 26, y - 30, 74, 66)}" fill="${NIGHT}" opacity=".55" ${scene.blur(3)}/>`);
  scene.add(
    b.form(`M${x - 38} ${y - 40}H${x + 34}V${y - 8}H${x - 38}Z`, '#b84c44', { pale: '#ff9a74', dabs: 1.2 }) +
      b.form(`M${x - 38} ${y - 8}H${x + 34}V${y + 24}H${x - 38}Z`, '#8c3848', { dabs: 1.2 }) +
      b.line(`M${x - 38} ${y - 8}H${x + 34}`, '#ffc490', 4),
  );
  scene.add(
    b.box(x + 12, y - 32, 13, 13, '#d8a07c') + b.flat(rectangle(x - 24, y + 2, 13, 13) + rectangle(x - 4, y + 2, 13, 13), '#ffe69a') +
      b.ball(x - 44, y + 42, 16, 11, '#6fb0c0', { pale: '#d8f4ec', dabs: 0.4 }),
  );
  const trees: [number, number, number][] = [[-56, -14, 15], [52, -30, 17], [50, 40, 15], [10, 54, 13], [-10, -60, 13]];
  scene.add(
    trees.map(([dx, dy, size]) =>
      blob(scene.r, x + dx + 6, y + dy + 6, size, size, NIGHT, { extra: 'opacity=".5"' }) + blob(scene.r, x + dx, y + dy, size, size, '#3f7450') +
      blob(scene.r, x + dx - 4, y + dy - 4, size * 0.5, size * 0.5, '#9cbc6c')
    ).join(''),
  );
}

/** Geese in a V between us and the ground. */
function geese(scene: Scene): void {
  const goose = (x: number, y: number, k: number) =>
    at(x, y, k,
      `<path d="M0 -20C4 -10 5 10 0 26C-5 10 -4 -10 0 -20Z" fill="#f0ece4"/><path d="M-3 -4C-20 -16 -36 -12 -46 2C-30 -2 -16 2 -3 8ZM3 -4C20 -16 36 -12 46 2C30 -2 16 2 3 8Z" fill="#d4d4dc"/><path d="M-1 -20L0 -32L2 -20Z" fill="#f0b060"/>`,
      { turn: 32 });
  const flight: [number, number][] = [[660, 130], [612, 146], [690, 176], [560, 158], [716, 226], [510, 172]];
  flight.forEach(([x, y], i) => scene.add(at(x + 34, y + 60, 1, `<ellipse rx="26" ry="8" fill="${NIGHT}" opacity=".3"/>`) + goose(x, y, 0.86 - i * 0.02)));
}

export default picture({
  id: 'st054',
  motifs: ['place', 'road', 'pattern', 'speed'],
  words: {
    en: {
      title: 'Motorway junction from the air',
      name: 'Cloverleaf motorway junction seen from above',
      shows: 'Two motorways cross, seen from straight above at nightfall, joined by four round loops. Streaks of white and red light run along them; in one loop stands a small house.',
      closer:
        'Blue and green fields with hedges spread all round like patchwork. The roads cut across them at a slant, lilac-grey in the light of many lamps, and the traffic draws long lines: white one way, red the other. The little house inside the lower right loop has a red roof, a pond, trees and two lit windows, as if it had been there first. Above it all six white geese fly in a wedge, at the upper right.',
    },
    fr: {
      title: 'Échangeur d’autoroute vu du ciel',
      name: 'Échangeur en trèfle vu d’en haut',
      shows: 'Deux autoroutes se croisent, vues tout droit d’en haut à la tombée du jour, reliées par quatre boucles. Des traînées blanches et rouges y filent ; dans une boucle, une petite maison.',
      closer:
        'Des champs bleus et verts bordés de haies s’étendent partout comme un patchwork. Les routes les coupent en biais, gris lilas sous les lampadaires, et la circulation trace de longues lignes : blanches dans un sens, rouges dans l’autre. La maisonnette, dans la boucle en bas à droite, a un toit rouge, une mare, des arbres et deux fenêtres éclairées, comme si elle avait été là d’abord. Par-dessus tout, en haut à droite, six oies blanches volent en coin.',
    },
  },
  paint: { under: [70, 80, 110], flow: 0.4, wobble: 0.5, detail: 0.75 },
  draw(scene) {
    scene.sky([[0, '#2f5468'], [1, '#26405c']]);
    scene.add('<g transform="translate(392 520) rotate(-17) scale(1.08)">');
    fields(scene);
    const b = brush(scene, 100, LOOK);
    SIDES.forEach(([sx, sy]) => scene.add(strip(b, ramp(sx, sy), 34)));
    SIDES.forEach(([sx, sy], i) => streaks(scene, ramp(sx, sy), i % 2 ? TAIL : HEAD, 3.4));
    motorway(scene, false);
    SIDES.forEach(([sx, sy]) => scene.add(strip(b, loop(sx, sy), 30)));
    SIDES.forEach(([sx, sy], i) => streaks(scene, loop(sx, sy), i % 2 ? HEAD : TAIL, 3.4));
    lastHouse(scene);
    [[1, -1], [-1, 1], [-1, -1]].forEach(([sx, sy]) =>
      scene.add(b.ball(sx! * 150, sy! * 150, 76, 76, mix('#3f7260', '#2a5068', scene.r()), { dabs: 1.6, grain: 0.8 }) + hedge(scene, [sx! * 110, sy! * 120], [sx! * 190, sy! * 180]))
    );
    motorway(scene, true);
    lamps(scene);
    traffic(scene);
    scene.add('</g>');
    scene.add(
      `<path d="M-20 -20H820V120C600 60 300 150 -20 60Z" fill="#8fa8c8" opacity=".3" ${scene.blur(20)}/><path d="M-20 1020H820V900C560 1000 300 880 -20 960Z" fill="${NIGHT}" opacity=".45" ${
        scene.blur(20)
      }/>`,
    );
    geese(scene);
  },
});
