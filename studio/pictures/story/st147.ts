import { between, type Chance, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, blob, type Point, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { type Brush, brush, child, ladder, lanternAt, oval } from '../../src/shapes/index.ts';
import { washed } from '../../src/shapes/scenes/backdrops.ts';

const NIGHT = '#141c28';
const METALS = ['#b8683c', '#8c5c48', '#4c7874', '#c89448', '#6c7478', '#94483c', '#3c5c64'];
type Way = Point[];

/** A way through the grid: straight stretches and square turns, from one edge to another. */
function wander(r: Chance, from: Point, step: number, turns: number): Way {
  const way: Way = [from];
  let [x, y] = from;
  let level = from[0] < 0 || from[0] > 800;
  times(turns, () => {
    const far = step * Math.ceil(between(r, 0.4, 3.2));
    if (level) x += x < 60 ? far : x > 740 ? -far : (r() < 0.5 ? -1 : 1) * far;
    else y += y < 60 ? far : y > 720 ? -far : (r() < 0.5 ? -1 : 1) * far;
    way.push([x, y]);
    level = !level;
  });
  way.push(level ? [x < 400 ? -60 : 860, y] : [x, -60]);
  return way;
}

/** The line of a way with round elbows. */
function bent(way: Way, radius: number): string {
  return way.map(([x, y], i) => {
    if (i === 0) return `M${round1(x)} ${round1(y)}`;
    const next = way[i + 1];
    if (!next) return `L${round1(x)} ${round1(y)}`;
    const [px, py] = way[i - 1]!;
    const cut = (tx: number, ty: number): Point => {
      const far = Math.hypot(tx - x, ty - y) || 1;
      const k = Math.min(radius, far / 2) / far;
      return [x + (tx - x) * k, y + (ty - y) * k];
    };
    const [a, b] = [cut(px, py), cut(next[0], next[1])];
    return `L${round1(a[0])} ${round1(a[1])}Q${round1(x)} ${round1(y)} ${round1(b[0])} ${round1(b[1])}`;
  }).join('');
}

/** One pipe: shadow on what is behind it, round body, gleam, and flanges at its joints. */
function pipe(scene: Scene, way: Way, width: number, colour: string, far: number): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  const path = bent(way, width * 0.95);
  const tone = mix(colour, '#22303a', far);
  const layer = (c: string, part: number, dx: number, opacity = 1) => `<g transform="translate(${round1(dx * width)} ${round1(dx * width)})">${b.line(path, c, round1(width * part), { opacity })}</g>`;
  scene.add(
    `<g transform="translate(${round1(width * 0.3)} ${round1(width * 0.45)})"><path d="${path}" fill="none" stroke="#080c14" stroke-width="${width}" opacity=".45" stroke-linejoin="round" ${
      scene.blur(5)
    }/></g>`,
  );
  scene.add(
    layer(mix(tone, NIGHT, 0.75), 1, 0) + layer(mix(tone, NIGHT, 0.35), 0.84, -0.04) + layer(tone, 0.62, -0.09) + layer(lighten(tone, 0.09), 0.34, -0.15) +
      layer(mix(lighten(tone, 0.2), '#fff0c8', 0.5), 0.1, -0.21, 0.85),
  );
  const stains = times(way.length * 3, () => {
    const i = Math.floor(scene.r() * (way.length - 1));
    const [p, q] = [way[i]!, way[i + 1]!];
    const t = scene.r();
    return blob(scene.r, p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t + width * 0.1, width * between(scene.r, 0.15, 0.36), width * between(scene.r, 0.1, 0.2),
      mix(tone, pick(scene.r, ['#7c3c24', '#2c3c3c', '#d8a468']), 0.6), { wobble: 0.4, extra: 'opacity=".5"' });
  });
  scene.add(stains.join(''));
  way.slice(0, -1).forEach((p, i) => {
    const q = way[i + 1]!;
    if (Math.hypot(q[0] - p[0], q[1] - p[1]) < width * 3.4) return;
    scene.add(flange(b, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], width, Math.abs(p[1] - q[1]) < 1, tone));
  });
}

/** The ring where two pipes are bolted together. */
function flange(b: Brush, [x, y]: Point, width: number, level: boolean, tone: string): string {
  const [half, thick] = [width * 0.66, width * 0.17];
  const plate = (shift: number) => b.form(`M${round1(shift)} ${round1(-half)}h${round1(thick)}v${round1(half * 2)}h${round1(-thick)}Z`, lighten(tone, 0.03), { pale: '#f4d8a4', dabs: 0.4 });
  const bolts = [-0.8, -0.3, 0.3, 0.8].map((k) => b.dot(-thick * 1.5, half * k, round1(width * 0.06), mix(tone, NIGHT, 0.5)) + b.dot(thick * 1.5, half * k, round1(width * 0.06), lighten(tone, 0.1)))
    .join('');
  return b.put(x, y, 1, plate(-thick) + plate(0) + bolts, { turn: level ? 0 : 90 });
}

/** A valve wheel seen from the front. */
function wheel(scene: Scene, x: number, y: number, size: number, colour: string): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(x + size * 0.25, y + size * 0.35, size * 1.2, size * 1.2, '#080c14', 0.5);
  const spokes = times(5, (i) => `M${round1(x)} ${round1(y)}L${round1(x + Math.cos(i * 1.257 - 0.4) * size * 0.9)} ${round1(y + Math.sin(i * 1.257 - 0.4) * size * 0.9)}`).join('');
  scene.add(b.line(spokes, mix(colour, NIGHT, 0.5), size * 0.24) + b.line(spokes, colour, size * 0.13));
  const ring = oval(x, y, size, size);
  scene.add(b.line(ring, mix(colour, NIGHT, 0.6), size * 0.3) + b.line(ring, colour, size * 0.2));
  scene.add(
    b.line(oval(x - size * 0.03, y - size * 0.04, size, size), lighten(colour, 0.14), size * 0.06, { opacity: 0.8 }) + b.ball(x, y, size * 0.22, size * 0.22, '#d8b068', { pale: '#fff4d0', dabs: 0 }),
  );
}

/** A pressure gauge without figures; its hand is nearly at the end. */
function gauge(scene: Scene, x: number, y: number, size: number, hand: number): void {
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.shadow(x + 8, y + 12, size * 1.3, size * 1.3, '#080c14', 0.5);
  scene.add(b.ball(x, y, size, size, '#b88840', { pale: '#fff0b8', shade: '#5c3820' }) + b.ball(x, y, size * 0.8, size * 0.8, '#f0e8d0', { pale: '#fffdf4', shade: '#b8a890' }));
  times(9, (i) => {
    const a = -3.7 + i * 0.52;
    scene.add(
      b.line(`M${round1(x + Math.cos(a) * size * 0.58)} ${round1(y + Math.sin(a) * size * 0.58)}L${round1(x + Math.cos(a) * size * 0.7)} ${round1(y + Math.sin(a) * size * 0.7)}`,
        i > 6 ? '#c8302c' : '#4c4048', 3.5),
    );
  });
  scene.add(b.line(`M${x} ${y}L${round1(x + Math.cos(hand) * size * 0.56)} ${round1(y + Math.sin(hand) * size * 0.56)}`, '#a8242c', 5) + b.dot(x, y, 5, '#3c2c34'));
}

function steam(scene: Scene, x: number, y: number, way: number): void {
  times(24, (i) => {
    const t = i / 24;
    scene.add(
      blob(scene.r, x + way * t * 190 + between(scene.r, -16, 16), y - t * 90 + between(scene.r, -14, 14), 12 + t * 54, 10 + t * 40, mix('#f4ecdc', '#8ca0a0', t * 0.6), {
        wobble: 0.25,
        extra: `opacity="${round1((0.5 - t * 0.42) * 10) / 10}" ${scene.blur(5)}`,
      }),
    );
  });
}

/** Three layers of pipes, the far ones dim and thin. */
function maze(scene: Scene): void {
  const { r } = scene;
  const edge = (i: number, step: number): Point => (i % 2 ? [-60, 40 + Math.floor(between(r, 0, 720) / step) * step] : [40 + Math.floor(between(r, 0, 720) / step) * step, -60]);
  times(15, (i) => pipe(scene, wander(r, edge(i, 40), 60, 7), 20, pick(r, METALS), 0.72));
  scene.add('<rect width="800" height="1000" fill="#1c2c34" opacity=".28"/>');
  times(13, (i) => pipe(scene, wander(r, edge(i, 70), 110, 6), 36, pick(r, METALS), 0.4));
  scene.add('<rect width="800" height="1000" fill="#24343a" opacity=".16"/>');
  const near: [Way, number, string][] = [[[[-60, 150], [230, 150], [230, 400], [520, 400], [520, 250], [860, 250]], 64, '#b8683c'], [[[120, -60], [120, 560], [400, 560], [400, 690], [860, 690]], 58,
    '#4c8078'], [[[690, -60], [690, 480], [300, 480], [300, 790], [-60, 790]], 62, '#c89448'], [[[-60, 660], [200, 660], [200, 860], [610, 860], [610, 760], [860, 760]], 54, '#94483c']];
  near.forEach(([way, width, colour]) => pipe(scene, way, width, colour, 0));
}

/** The floor of the cellar, wet under a joint that drips. */
function cellar(scene: Scene): void {
  scene.hill(scene.ridge(944, 5, 2, 3), '#4c5450', '#20282c', {
    rim: '#a8a484',
    rimWidth: 3,
    dabs: 150,
    dabLength: 40,
    depth: 80,
    dabColours: ['#6c7468', '#343c3c', '#8c8868', '#242c30'],
    shadow: 0.3,
  });
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(
    b.form(oval(262, 974, 92, 16), '#3c6468', { pale: '#d8e8d0', shade: '#1c3038', grain: 0.02 }) +
      b.form('M262 896C270 912 274 920 274 928C274 940 250 940 250 928C250 920 254 912 262 896Z', '#8cc0bc', { pale: '#f4fff4', dabs: 0 }),
  );
}

/** Somebody small with a lantern, looking for the right one. */
function searcher(scene: Scene): void {
  scene.glow(470, 930, 260, '#ffc864', 0.75, 190);
  scene.shadow(440, 986, 80, 12, '#080c14', 0.7);
  scene.add(
    at(430, 986, 1, child(scene, 190, { view: 'back', light: 1, night: NIGHT, coat: '#d8a834', hat: '#c8403c', scarf: null, hair: '#3c2820', skin: '#b07c58', boots: '#3c3440', arms: ['hip', 'up'] })),
  );
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.add(lanternAt(b, 486, 836, 16));
}

export default picture({
  id: 'st147',
  motifs: ['abstract', 'chaos', 'work', 'lost'],
  words: {
    en: {
      title: 'Maze of pipes',
      name: 'A child with a lantern before a maze of pipes',
      shows: 'A wall of thick pipes – copper, green, yellow, red – turns and crosses in all directions, with valve wheels and gauges; a small person in a yellow coat stands before it with a lantern.',
      closer:
        'It is a cellar, and dark: behind the near pipes run thinner ones, and behind those thinner ones still, until they are lost. There are wheels in red, blue and yellow, and the hand of one gauge is close to its red end. Steam escapes from a joint. From the lowest pipe a drop falls into a puddle. A ladder leans at the right. The lantern lights only one small piece of it all.',
    },
    fr: {
      title: 'Un labyrinthe de tuyaux',
      name: 'Enfant à la lanterne devant un labyrinthe de tuyaux',
      shows:
        'Un mur de gros tuyaux – cuivre, vert, jaune, rouge – tourne et se croise en tous sens, avec des volants et des cadrans ; une petite personne en manteau jaune se tient devant, une lanterne à la main.',
      closer:
        'C’est une cave, et il y fait sombre : derrière les gros tuyaux en courent de plus minces, puis de plus minces encore, jusqu’à se perdre. Il y a des volants rouge, bleu et jaune, et l’aiguille d’un cadran touche presque la zone rouge. De la vapeur s’échappe d’un joint. Du tuyau le plus bas, une goutte tombe dans une flaque. Une échelle est appuyée à droite. La lanterne n’éclaire qu’un petit bout de tout cela.',
    },
  },
  paint: { under: [70, 72, 70], flow: 0.02 },
  draw(scene) {
    washed(scene, [-10, 1010], '#1c2c34', '#3c4440', { strokes: 220, grain: 0.05 });
    maze(scene);
    wheel(scene, 230, 286, 56, '#d83c34');
    wheel(scene, 690, 400, 44, '#3c7ca4');
    wheel(scene, 300, 680, 42, '#d8a834');
    gauge(scene, 520, 320, 52, 0.1);
    gauge(scene, 120, 420, 42, -2);
    cellar(scene);
    steam(scene, 508, 450, 0.7);
    scene.add(at(720, 1000, 1, ladder(scene, 330, { light: -1, night: NIGHT })));
    searcher(scene);
  },
});
