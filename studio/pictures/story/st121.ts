import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, blob, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, house, rectangle, roundTree } from '../../src/shapes/index.ts';
import { road } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#22302c';
const HORIZON = 640;

function sky(scene: Scene): void {
  scene.sky([[0, '#3c4c4c'], [0.3, '#5a6c5c'], [0.5, '#a8a870'], [0.63, '#ecd88c'], [1, '#8c8c4c']]);
  scene.dabs('M0 0L800 0L800 660L0 660Z', 300, ['#4c5e58', '#6c7c64', '#b8b478', '#e0d08c', '#465650'], { length: 100, width: 11, angle: 0.1 });
  scene.glow(190, 610, 420, '#fff0a8', 0.8, 150);
}

/** A band of the dark lid of cloud that turns above the funnel. */
function lid(scene: Scene, y: number, count: number, size: number, body: string): void {
  const { r } = scene;
  times(count, (i) => {
    const x = -60 + (920 * i) / (count - 1) + between(r, -16, 16);
    const sag = 40 * Math.exp(-(((x - 470) / 130) ** 2));
    const cy = y + sag + Math.sin(i * 1.7) * 14;
    scene.add(
      blob(r, x, cy, size * 1.3, size * 0.62, mix(body, NIGHT, 0.35), { wobble: 0.12 }) +
        blob(r, x - 14, cy - size * 0.16, size, size * 0.42, body, { wobble: 0.14 }) +
        blob(r, x - size * 0.35, cy + size * 0.22, size * 0.6, size * 0.14, lighten(mix(body, '#d8cc84', 0.4), 0.02), { wobble: 0.2, extra: 'opacity=".6"' }),
    );
  });
}

/** The middle and half width of the funnel at a part t of its height. */
function funnelAt(t: number): [number, number, number] {
  return [470 - 70 * t + Math.sin(t * 5.2) * 22 * t, 276 + t * (HORIZON - 282), 13 + 127 * (1 - t) ** 2.1];
}

function funnel(scene: Scene): void {
  const { r } = scene;
  const rings = times(41, (i) => funnelAt(i / 40));
  const path = polygon([...rings.map(([x, y, h]): Point => [x - h, y]), ...[...rings].reverse().map(([x, y, h]): Point => [x + h, y])]);
  scene.add(`<path d="${path}" fill="${scene.linear([[0, '#7c8a78'], [0.4, '#566660'], [1, '#2c3a3a']], 0, 0, 1, 0)}"/>`);
  const turns = times(190, () => {
    const t = r();
    const [x, y, half] = funnelAt(t);
    const [from, to] = [between(r, -1, 0.2), between(r, 0.2, 1)];
    return `<path d="M${round1(x + from * half)} ${round1(y - half * 0.1)}Q${round1(x)} ${round1(y + half * 0.24 + 6)} ${round1(x + to * half)} ${round1(y - half * 0.14)}" stroke="${
      pick(r, ['#8c9880', '#3c4c4a', '#a8ac88', '#2c3836', '#66766c'])
    }" stroke-width="${round1(3 + half * 0.07)}" opacity=".6"/>`;
  });
  scene.add(`<g fill="none" stroke-linecap="round">${turns.join('')}</g>`);
  const [fx, fy] = funnelAt(1);
  times(46, () => {
    const [a, far] = [between(r, 0, 6.28), between(r, 10, 78)];
    scene.add(
      blob(r, fx + Math.cos(a) * far, fy - 12 - Math.abs(Math.sin(a)) * 30 + Math.abs(Math.cos(a) * far) * 0.12, between(r, 14, 34), between(r, 9, 20),
        pick(r, ['#c8b07c', '#a8946c', '#e0cc94', '#8c8060']), { wobble: 0.3, extra: `opacity=".4" ${scene.blur(5)}` }),
    );
  });
  const bits = times(26, () => {
    const [a, far] = [between(r, 0, 6.28), between(r, 40, 120)];
    return `<path d="M${round1(fx + Math.cos(a) * far)} ${round1(fy - 40 + Math.sin(a) * far * 0.45)}l${round1(between(r, -6, 6))} ${round1(between(r, -6, 6))}" stroke="#38342c" stroke-width="3"/>`;
  });
  scene.over(`<g stroke-linecap="round" opacity=".8">${bits.join('')}</g>`);
}

function plain(scene: Scene): void {
  const rows: [number, string, string][] = [[HORIZON, '#d8c474', '#a8984c'], [672, '#a89c48', '#7c8040'], [716, '#c8a848', '#8c7c38']];
  rows.forEach(([y, top, low], i) => scene.hill(scene.ridge(y, 8 + i * 4, 1.6, i + 2), top, low, { rim: '#f6e8a4', rimWidth: 3, dabs: 150, dabLength: 46, depth: 200, shadow: 0.12 }));
  const b = brush(scene, 100, { light: -1, night: NIGHT });
  scene.add(b.put(640, 676, 0.6, house(scene, 110, { light: -1, night: NIGHT, wall: '#b04034', roof: '#6c5c54', smoke: null })));
  scene.add(
    at(716, 680, 1, roundTree(scene, 60, { light: -1, leaves: ['#3c5034', '#5c6c3c', '#98984c'] })) + at(760, 684, 1, roundTree(scene, 46, { light: -1, leaves: ['#3c5034', '#5c6c3c', '#98984c'] })),
  );
  road(scene, [[452, 664, 3], [440, 690, 8], [470, 730, 20], [430, 800, 46], [400, 900, 90]], { far: '#e8d49c', near: '#b89c68', edge: '#8c7c48', ruts: '#8a7048' });
  times(9, (i) => {
    const t = i / 8;
    const [x, y, tall] = [486 + t * t * 330, 676 + t * t * 150, 10 + t * t * 110];
    scene.add(b.line(`M${round1(x)} ${round1(y)}V${round1(y - tall)}`, '#4c4438', 2 + t * 6));
  });
  const wheat = times(320, () => {
    const near = scene.r();
    const [x, y, tall] = [between(scene.r, -20, 820), 690 + near * 200, 8 + near * 40];
    return Math.abs(x - 430) < 30 + near * 80
      ? ''
      : `<path d="M${round1(x)} ${round1(y)}q${round1(tall * 0.2)} ${round1(-tall * 0.6)} ${round1(tall * 0.7)} ${round1(-tall)}" stroke="${
        pick(scene.r, ['#e8d078', '#8c8038', '#c4a848', '#6c6c34', '#f4e49c'])
      }" stroke-width="${round1(2 + near * 3)}" opacity=".8"/>`;
  });
  scene.add(`<g fill="none" stroke-linecap="round">${wheat.join('')}</g>`);
}

/** The verandah we look out from: roof, posts, rail and steps. */
function porch(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  const wood = '#7c8478';
  times(7, (i) => scene.add(b.form(polygon([[-20, -20 + i * 18], [820, -20 + i * 18], [820, i * 18], [-20, i * 18]]), mix('#4c5650', NIGHT, 0.5 - i * 0.06), { grain: 0.02, long: 3, edge: 0.5 })));
  scene.add(b.form(rectangle(-20, 106, 840, 34), wood, { pale: '#b8b490', grain: 0.02, long: 2 }));
  times(6,
    (i) =>
      scene.add(
        b.form(polygon([[-80 + i * 170, 906 + (i % 2)], [90 + i * 170, 906], [60 + i * 230, 1010], [-180 + i * 230, 1010]]), lighten('#6c6c5c', (i % 3) * 0.025), {
          grain: 1.3,
          long: 2.4,
          pale: '#a8a07c',
        }),
      ));
  [[34, 44], [744, 44]].forEach(([x, w]) =>
    scene.add(
      b.form(rectangle(x! - 20, 138, w!, 790), wood, { pale: '#d8d0a0', grain: 1.55, long: 3 }) + b.form(rectangle(x! - 30, 138, w! + 20, 26), wood) +
        b.form(rectangle(x! - 30, 880, w! + 20, 40), wood),
    )
  );
  const rail = (x0: number, x1: number) => {
    for (let x = x0 + 14; x < x1 - 6; x += 38) scene.add(b.form(rectangle(x, 772, 14, 140), '#6c766c', { pale: '#c8c49c', grain: 1.5 }));
    scene.add(b.form(rectangle(x0, 752, x1 - x0, 26), wood, { pale: '#e0d8a8', grain: 0.02, long: 2 }) + b.form(rectangle(x0, 890, x1 - x0, 18), wood, { grain: 0.02 }));
  };
  rail(56, 262);
  rail(548, 726);
}

/** A rocking chair that still rocks, a shawl blown from it, a ball of wool rolling away. */
function chair(scene: Scene): void {
  const b = brush(scene, 100, { light: 1, night: NIGHT });
  scene.shadow(190, 966, 180, 26, NIGHT, 0.6);
  const bar = (path: string, w = 15) => b.line(path, '#3c2c24', w) + b.line(path, '#9c6c44', w * 0.6);
  const slats = times(5, (i) => bar(`M${96 + i * 26} 772L${78 + i * 26} 580`, 11)).join('');
  scene.add(slats + bar('M74 782L48 560', 18) + bar('M236 782L204 556', 18) + bar('M40 566C90 536 160 534 212 562', 24));
  scene.add(b.form('M56 776L250 770L300 806L84 818Z', '#a8744c', { pale: '#e8b880', grain: 0.1 }));
  scene.add(bar('M84 700L160 712L282 716', 15) + bar('M232 690L296 706', 15) + bar('M272 716L284 800', 12));
  scene.add(bar('M92 816L96 930') + bar('M290 806L292 930') + bar('M236 800L232 916', 12) + bar('M30 906C110 980 270 980 352 900', 18) + bar('M96 880L290 880', 9));
  scene.add(
    b.form('M40 566C90 540 150 540 206 566C216 620 212 690 226 760C190 744 170 772 140 752C110 770 92 740 66 756C70 690 44 640 40 566Z', '#b8483c', {
      pale: '#f09470',
      shade: '#6c2430',
      grain: 1.4,
      long: 1.6,
    }),
  );
  times(4, (i) => scene.add(b.line(`M${50 + i * 3} ${604 + i * 40}C100 ${590 + i * 40} 160 ${592 + i * 40} ${208 + i * 4} ${606 + i * 38}`, i % 2 ? '#f0d8a0' : '#7c2c34', 6, { opacity: 0.7 })));
  times(13, (i) => scene.add(b.line(`M${68 + i * 12.5} ${756 + Math.sin(i * 1.5) * 8}q6 12 ${10 + (i % 3) * 3} 26`, '#d8684c', 4)));
  scene.add(b.line('M470 966C420 990 380 940 330 950C290 960 260 880 220 800', '#e8c870', 4));
  scene.shadow(486, 984, 54, 12, NIGHT, 0.6);
  scene.add(
    b.ball(486, 952, 36, 35, '#e0b04c', { pale: '#fff0b0', grain: 0.6 }) +
      b.line('M456 946C470 926 500 922 516 936M454 962C474 944 504 940 520 950M470 980C486 966 508 962 516 964', '#a87430', 3.5, { opacity: 0.8 }),
  );
}

export default picture({
  id: 'st121',
  motifs: ['nature', 'storm', 'fear', 'field'],
  words: {
    en: {
      title: 'Distant tornado',
      name: 'A tornado far off over the fields, seen from a porch',
      shows: 'From a wooden porch with an empty rocking chair one sees a tornado far away over yellow fields; a dirt road leads towards it, past a small red farmhouse.',
      closer:
        'The sky is grey-green under a low dark lid of cloud, with a strip of yellow light along the horizon. The funnel hangs from the cloud, wide above and thin below, and whirls up dust where it touches the ground. Fence posts and grain lean in the wind. A red shawl with fringes hangs over the chair, and a ball of yellow wool has rolled away across the boards, still tied to it by its thread.',
    },
    fr: {
      title: 'Une tornade au loin',
      name: 'Tornade au loin sur les champs, vue d’une véranda',
      shows: 'D’une véranda de bois où se trouve un fauteuil à bascule vide, on voit une tornade au loin sur des champs jaunes ; un chemin de terre y mène, devant une petite ferme rouge.',
      closer:
        'Le ciel est gris-vert sous un couvercle de nuages bas et sombres, avec une bande de lumière jaune à l’horizon. L’entonnoir pend du nuage, large en haut, mince en bas, et soulève la poussière là où il touche le sol. Les piquets et les blés penchent sous le vent. Un châle rouge à franges couvre le fauteuil, et une pelote de laine jaune a roulé sur les planches, encore retenue par son fil.',
    },
  },
  paint: { under: [120, 124, 90], flow: 0.15 },
  draw(scene) {
    sky(scene);
    lid(scene, 170, 9, 110, '#52645e');
    lid(scene, 232, 11, 84, '#465852');
    funnel(scene);
    lid(scene, 276, 12, 62, '#3c4c4a');
    plain(scene);
    porch(scene);
    chair(scene);
  },
});
