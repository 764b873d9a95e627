import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, type Point, polygon, ribbon, round1, smooth } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { finger, fingerOutline, flesh, skins } from '../../src/shapes/hands.ts';
import { brush, grass, oval, wildFlowers } from '../../src/shapes/index.ts';
import { modelled, soft } from '../../src/shapes/modelling.ts';
import { bough, foliage } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#5c2c5c';
const [X, Y, R] = [366, 404, 278];
const BALL = oval(X, Y, R, R);

function garden(scene: Scene): void {
  scene.sky([[0, '#c8688c'], [0.3, '#e8909c'], [0.55, '#f8c4ac'], [0.72, '#fce4b8'], [1, '#7c9c64']]);
  scene.glow(130, 120, 520, '#ffe8d0', 0.8);
  times(130, () => {
    const [x, y] = [between(scene.r, -20, 820), between(scene.r, -20, 760)];
    scene.add(`<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(between(scene.r, 12, 50))}" fill="${pick(scene.r, ['#f8b4b8', '#d8708c', '#ffd8c8', '#c05c88', '#ffe8d0'])}" opacity=".28"/>`);
  });
  const lawn = scene.ridge(772, 20, 1.6, 4);
  scene.mist(700, 120, '#fff0c8', 0.6, 2);
  scene.hill(lawn, '#c8cc84', '#5c8c54', { rim: '#fff4b8', rimWidth: 5, dabs: 260, dabLength: 28, depth: 230, shadow: 0.04, dabColours: ['#a8b868', '#dcd88c', '#7ca05c', '#f0e4a0'] });
  scene.add(
    bough(scene, [[830, 60], [700, 90], [560, 60], [430, 84]], [46, 34, 22, 6], '#7c4c54', { light: -1, night: NIGHT }) +
      bough(scene, [[700, 90], [720, 160], [690, 220]], [22, 14, 4], '#7c4c54', { light: -1, night: NIGHT }),
  );
  const heaps: [number, number, number, number][] = [[760, 40, 130, 70], [620, 30, 110, 50], [706, 200, 70, 50], [470, 50, 90, 44], [780, 150, 70, 60], [30, 20, 130, 60]];
  heaps.forEach(([x, y, rx, ry]) => scene.add(foliage(scene, x, y, rx, ry, ['#c0507c', '#f08ca4', '#ffe0dc'], { light: -1, heaps: 12, leaf: 13 })));
}

/** Bands of colour in the film: they swim level round the ball, thin above, thick below. */
function film(scene: Scene): string {
  const hues = ['#ff6cb0', '#ffd45c', '#6cf0c0', '#4cc8f4', '#a878f8', '#ff8c7c', '#f8f07c', '#5ce4e0'];
  return times(20, (i) => {
    const v = -0.86 + (i / 19) * 1.76;
    const line = times(13, (k): Point => {
      const a = -1.4 + (k / 12) * 2.8;
      const wave = Math.sin(k * 0.9 + i * 1.7) * 14 + Math.sin(k * 0.4 + i) * 16;
      return [X + Math.sin(a) * R * Math.sqrt(Math.max(0.05, 1 - v * v)) * 1.04, Y + v * R + Math.cos(a) * R * 0.2 * (v + 0.2) + wave];
    });
    return soft(scene, ribbon(line, times(13, (k) => 12 + 20 * Math.abs(Math.sin(k * 0.7 + i)) + (i / 19) * 16)), hues[i % hues.length]!, round1(0.3 + 0.3 * (i / 19)), 8);
  }).join('');
}

/** The garden window bent over the ball, bright above left and once more, upside down, below right. */
function reflections(scene: Scene): string {
  const pane = (x0: number, y0: number, x1: number, y1: number) => {
    const spot = (u: number, v: number): Point => [X + Math.sin(u) * Math.cos(v) * R, Y + Math.sin(v) * R];
    return smooth([spot(x0, y0), spot((x0 + x1) / 2, y0), spot(x1, y0), spot(x1, (y0 + y1) / 2), spot(x1, y1), spot((x0 + x1) / 2, y1), spot(x0, y1), spot(x0, (y0 + y1) / 2)], true, 0.6);
  };
  const upper = pane(-0.98, -0.86, -0.68, -0.52) + pane(-0.62, -0.88, -0.3, -0.54) + pane(-0.94, -0.46, -0.65, -0.14) + pane(-0.6, -0.48, -0.28, -0.14);
  const lower = pane(0.5, 0.5, 0.68, 0.66) + pane(0.72, 0.5, 0.92, 0.66) + pane(0.52, 0.7, 0.7, 0.86) + pane(0.74, 0.7, 0.92, 0.84);
  return `<path d="${upper}" fill="${scene.linear([[0, '#ffffff', 0.95], [1, '#fff6e4', 0.6]])}"/><path d="${lower}" fill="#fffaf0" opacity=".5"/>`;
}

function bubble(scene: Scene): void {
  const b = brush(scene, 100);
  const body = scene.radial([[0, '#ffffff', 0.04], [0.6, '#e8f0ff', 0.08], [0.86, '#b8d8ff', 0.3], [0.96, '#f0e0ff', 0.6], [1, '#ffffff', 0.85]], X, Y, R, true);
  const meadow = soft(scene, `M${X - R} ${Y + 120}C${X - 100} ${Y + 170} ${X + 100} ${Y + 170} ${X + R} ${Y + 120}V${Y + R}H${X - R}Z`, '#4c8c6c', 0.4, 16);
  const ripples = times(4, (i) => oval(548, 606, 20 + i * 22, 18 + i * 20)).join('');
  scene.add(scene.shadowShape(X + 40, 900, 210, 24, NIGHT, 0.35) + scene.glowShape(X + 30, 896, 120, '#ffe0f0', 0.6, 14));
  scene.add(
    b.inside(BALL, meadow, film(scene), soft(scene, oval(X + 40, Y - 210, 130, 44), '#7c3c74', 0.4, 16), `<path d="${BALL}" fill="${body}"/>`,
      soft(scene, `M${X + 60} ${Y + R}C${X + 230} ${Y + 200} ${X + R} ${Y + 60} ${X + R} ${Y - 60}L${X + R + 20} ${Y + R}Z`, '#6c58c8', 0.5, 16), reflections(scene),
      b.line(ripples, '#ffffff', 5, { opacity: 0.5 })),
  );
  const arcs: [number, number, string, number][] = [[-4, 5, '#ffffff', 0.85], [-12, 6, '#ff9cd0', 0.6], [-20, 6, '#6ce4f4', 0.5], [-28, 5, '#ffe88c', 0.45]];
  scene.add(arcs.map(([inset, wide, tone, veil]) => b.line(oval(X, Y, R + inset, R + inset), tone, wide, { opacity: veil })).join(''));
  scene.over(
    b.line(oval(X, Y, R - 2, R - 2), '#ffffff', 2, { opacity: 0.7 }) +
      b.line(`M${X - 236} ${Y - 60}C${X - 226} ${Y - 130} ${X - 180} ${Y - 200} ${X - 110} ${Y - 228}`, '#ffffff', 6, { opacity: 0.8 }) +
      b.line(`M${X + 120} ${Y + 226}C${X + 170} ${Y + 200} ${X + 210} ${Y + 150} ${X + 228} ${Y + 96}`, '#fff0fa', 4, { opacity: 0.6 }),
  );
  [[X - 150, Y - 190], [X + 196, Y + 150], [X + 96, Y - 236]].forEach(([x, y]) => scene.spark(x!, y!, { radius: 3, reach: 24, core: '#ffffff', glow: '#fff0fa', opacity: 0.9 }));
}

const SMALL: [number, number, number][] = [[716, 330, 44], [664, 420, 22], [90, 130, 34], [752, 470, 16], [52, 690, 26], [604, 150, 24]];

/** Smaller ones on their way. */
function others(scene: Scene): void {
  const b = brush(scene, 100);
  SMALL.forEach(([x, y, r]) =>
    scene.add(
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${scene.radial([[0, '#ffffff', 0.04], [0.7, '#a8d8f8', 0.3], [0.88, '#ff9cd0', 0.5], [1, '#ffffff', 0.9]])}"/>` +
        b.line(oval(x, y, r - 1, r - 1), '#fff6fa', 2.6, { opacity: 0.8 }) +
        b.line(`M${x - r * 0.6} ${y - r * 0.1}Q${x - r * 0.55} ${y - r * 0.55} ${x - r * 0.1} ${y - r * 0.62}`, '#ffffff', round1(r * 0.16 + 1), { opacity: 0.9 }),
    )
  );
}

/** A child's hand that cannot wait. */
function hand(scene: Scene): void {
  const b = brush(scene, 250, { light: -1, night: NIGHT });
  const skin = skins.brown;
  const fill = scene.linear([[0, mix(skin.body, skin.pale, 0.75)], [0.5, skin.body], [1, mix(skin.body, skin.shade, 0.5)]], -40, -40, 50, 60, true);
  const back = smooth([[-8, -3], [6, -17], [30, -4], [56, 18], [78, 38], [54, 62], [34, 47], [14, 40], [-2, 22]]);
  const curled: [Point[], number[]][] = [[[[20, 34], [4, 34], [-1, 43], [10, 46]], [13, 12.5, 12, 10]], [[[14, 24], [-8, 23], [-13, 34], [2, 37]], [14, 13.5, 13, 11]], [[[10, 12], [-14, 10], [-21,
    22], [-5, 27]], [14.5, 14, 13.5, 11.5]]];
  const sleeve = 'M58 62L82 30C92 26 140 70 160 96L120 140C92 116 66 90 58 62Z';
  scene.add(
    at(614, 772, 1, b.done(flesh(b, back, skin, { fill, round: 4.5, grain: 0.8 }), ...curled.map(([joints, widths]) =>
      b.put(1, 2, 1, b.line(`M${
        joints.map((p) => p.join(' ')).join('L')
      }`, skin.shade, 13, { opacity: 0.35 })) + flesh(b, fingerOutline(joints, widths), skin, { fill, round: 3 })
    ), finger(b, [[14, 6], [-14, -15], [-32, -31], [-45, -42]], [19, 14.5, 13, 10.5], skin, { fill }), b.put(1, 2, 1, b.line('M30 20L6 14L-10 18L-17 22', skin.shade, 14, { opacity: 0.35 })),
      flesh(b, fingerOutline([[36, 20], [14, 12], [-2, 14], [-15, 20]], [22, 16, 14, 11.5]), skin, { fill, round: 3 }),
      modelled(b, sleeve, '#f0b43c', { grain: 0.8, dabs: 1.6, pale: '#ffe89c', edge: 1.2 }, b.line('M70 40C84 60 96 80 118 96M86 44C100 62 118 80 140 96', '#b8742c', 2.4, { opacity: 0.5 })),
      b.form('M54 64C52 58 76 26 84 27L92 36C84 40 66 64 66 72Z', '#fff0d0', { dabs: 1, pale: '#fffaf0' })), { turn: 30 }),
  );
}

/** The jar of soap and its ring, left in the grass. */
function soapJar(scene: Scene): void {
  const b = brush(scene, 100, { light: -1, night: '#1c3c5c' });
  const jar = 'M84 968C80 930 84 880 92 862H172C180 880 184 930 180 968Q132 982 84 968Z';
  scene.shadow(150, 970, 90, 14, NIGHT, 0.5);
  scene.add(
    b.line('M146 870L176 740', '#2c6ca4', 9) + b.line(oval(184, 704, 28, 36), '#2c6ca4', 9) + b.line(oval(182, 702, 28, 36), '#8cd0f0', 4) +
      `<ellipse cx="184" cy="704" rx="24" ry="32" fill="#f0d8ff" opacity=".4"/>`,
  );
  scene.add(
    modelled(b, jar, '#3c98c0', { grain: 1.5, dabs: 1.2, pale: '#c8f4fc' }, `<path d="${polygon([[70, 896], [200, 896], [200, 944], [70, 944]])}" fill="#fff0d0"/>`, ...[100, 132, 164].map((x, i) =>
      b.line(oval(x, 920 + (i % 2) * 6 - 3, 11, 11), ['#e8648c', '#3c98c0', '#f0b43c'][i]!, 5)
    ), soft(scene, 'M150 860H190V980H150Z', '#14406c', 0.5, 8)) + b.form('M88 848H176V868H88Z', '#f8f0e0', { dabs: 0.5 }),
  );
}

export default picture({
  id: 'st145',
  motifs: ['abstract', 'fragile', 'colour', 'childhood'],
  words: {
    en: {
      title: 'Soap bubble before it bursts',
      name: 'Child’s finger about to touch a big soap bubble',
      shows: 'A very big soap bubble floats in a garden in pink blossom. A child’s hand comes up from the lower right, one finger almost touching it.',
      closer:
        'The skin of the bubble shimmers in bands of pink, yellow, green, blue and violet. A window is mirrored in it twice, upright at the upper left and small at the lower right, though no house is to be seen. Fine rings already run through the film where the finger is near. Small bubbles drift about, a cherry branch hangs in at the upper right, and a blue jar of soap with its ring stands in the grass.',
    },
    fr: {
      title: 'La bulle de savon, juste avant qu’elle n’éclate',
      name: 'Doigt d’enfant près de toucher une grosse bulle de savon',
      shows: 'Une très grosse bulle de savon flotte dans un jardin en fleurs roses. Une main d’enfant monte d’en bas à droite, un doigt tout près de la toucher.',
      closer:
        'La peau de la bulle chatoie en bandes roses, jaunes, vertes, bleues et violettes. Une fenêtre s’y reflète deux fois, droite en haut à gauche et petite en bas à droite, sans qu’on voie de maison. De fins anneaux courent déjà dans la pellicule là où le doigt s’approche. De petites bulles dérivent, une branche de cerisier pend en haut à droite, et un flacon bleu de savon, avec son anneau, est posé dans l’herbe.',
    },
  },
  paint: { under: [210, 150, 150], flow: 0.3, wobble: 0.5 },
  draw(scene) {
    garden(scene);
    others(scene);
    bubble(scene);
    soapJar(scene);
    hand(scene);
    scene.add(
      at(400, 1012, 1,
        grass(scene, 860, { count: 150, height: 70, colours: ['#4c7c50', '#7ca05c', '#a8b868', '#3c6c4c'], wind: 0.1 }) +
          wildFlowers(scene, 520, { count: 12, height: 76, colours: ['#fff8ec', '#ffd0dc', '#fff0b0'], stem: '#4c7c50' })),
    );
    times(22, () =>
      scene.over(
        `<ellipse cx="${round1(between(scene.r, 0, 800))}" cy="${round1(between(scene.r, 120, 960))}" rx="5" ry="3" fill="#ffe4e4" opacity=".85" transform="rotate(${
          round1(between(scene.r, -12, 12))
        })"/>`,
      ));
  },
});
