import { between, times } from '../../src/core/chance.ts';
import { mix, palette } from '../../src/core/colour.ts';
import { at, round1, smooth, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, cottage, cup, mouse, oval, pine, rectangle, stove } from '../../src/shapes/index.ts';

const NIGHT = '#38142c';
const [X, Y, R] = [400, 644, 258];
const GLASS = oval(X, Y, R, R);

function room(scene: Scene): void {
  scene.sky([[0, '#4a1c38'], [0.5, '#7c2f44'], [1, '#5a2038']]);
  times(13, (i) => scene.add(`<path d="M${20 + i * 64} 0V860" stroke="${i % 2 ? '#8a3a4c' : '#5a2038'}" stroke-width="26" opacity=".35"/>`));
  scene.glow(X, 560, 520, '#f09a5c', 0.5);
}

function nightWindow(scene: Scene): void {
  const b = brush(scene, 100, { night: NIGHT });
  const pane = rectangle(20, 60, 116, 190);
  scene.add(`<path d="${pane}" fill="${scene.linear([[0, '#2a3a70'], [1, '#7f92b8']])}"/>`);
  scene.dabs(pane, 40, ['#3f5488', '#5a70a0', '#8fa4c4'], { length: 26, width: 7 });
  scene.add(b.line(`${pane}M78 60V250M20 150H136`, '#a5674e', 11) + b.form(rectangle(4, 248, 150, 20), '#a5674e'));
  scene.add(b.form('M8 58C40 74 46 150 8 244L-20 250V50ZM150 58C118 74 112 150 150 244L178 250V50Z', '#b8505c', { grain: 1.5 }));
  times(14, () => scene.over(`<circle cx="${round1(between(scene.r, 26, 130))}" cy="${round1(between(scene.r, 68, 240))}" r="1.600" fill="#f4f6ff" opacity=".8"/>`));
}

function shelf(scene: Scene): void {
  const b = brush(scene, 100, { night: NIGHT });
  const jars: [number, number, number, string][] = [[672, 40, 62, '#c8705a'], [716, 30, 84, '#8a5a7c'], [752, 36, 56, '#d09a5c'], [792, 32, 74, '#6a5a86']];
  jars.forEach(([x, width, height, colour]) => scene.add(b.form(`M${x - width / 2} 190V${190 - height}Q${x} ${178 - height} ${x + width / 2} ${190 - height}V190Z`, colour, { grain: 1.4 })));
  scene.add(b.form(rectangle(640, 188, 190, 16), '#8a4c42', { dabs: 1.4 }) + b.form('M660 204L664 240L690 204ZM770 204L774 240L800 204Z', '#6a3438'));
}

function giant(scene: Scene): void {
  const b = brush(scene, 100, { night: '#6a2440' });
  const [skin, hair] = ['#eab08c', '#7c3a2c'];
  const ear = (side: number) => b.ball(X + side * 262, 356, 44, 58, mix(skin, '#c06a5c', 0.2)) + b.ball(X + side * 266, 360, 22, 34, '#cf8470', { dabs: 0.5 });
  const eye = (x: number) => b.ball(x, 330, 27, 30, '#3a1f30', { dabs: 0, pale: '#6a3a48' }) + b.dot(x + 8, 320, 8, '#fff6e4') + b.dot(x - 8, 342, 4, '#ffd9a0');
  scene.add(b.form('M-20 960C20 760 170 690 300 690H500C630 690 780 760 820 960Z', '#7a5a8c', { grain: 0.2 }));
  scene.add(ear(-1) + ear(1) + b.form(oval(X, 346, 266, 296), skin, { pale: '#f8cba0', grain: 0.3 }));
  const mop = 'M118 350C66 130 220 14 404 16C590 14 736 130 682 350C674 300 664 268 644 236C636 262 624 270 606 262C604 236 592 214 570 196C566 228 548 246 520 244C516 222 506 206 488 192C470 226 440 246 404 244C404 226 398 210 386 196C366 228 334 244 300 238C304 222 302 208 294 196C270 216 248 240 236 268C218 270 206 258 200 240C160 270 134 300 118 350Z';
  scene.add(b.form(mop, hair, { grain: 1.3, long: 2.4, dabs: 1.6, pale: '#b8643f' }));
  const strands = ['M404 20C330 60 250 110 214 232', 'M404 20C360 80 330 140 316 226', 'M404 20C410 90 412 160 418 232', 'M404 20C460 80 500 140 516 230', 'M404 20C500 60 580 120 616 250', 'M404 20C280 40 180 100 140 270', 'M404 20C540 40 630 110 664 260'];
  scene.add(b.inside(mop, ...strands.map((line, i) => b.line(line, i % 2 ? '#9a4f34' : '#5a2828', 7, { opacity: 0.55 }))));
  scene.add(eye(292) + eye(508) + b.dot(206, 420, 52, '#e07a68', 0.35) + b.dot(594, 420, 52, '#e07a68', 0.35));
  scene.add(b.ball(X, 412, 34, 30, mix(skin, '#e88a70', 0.3)) + b.line('M346 478Q400 522 454 478', '#8a2c34', 13));
  scene.glow(X, 540, 300, '#ffd08a', 0.45, 230);
}

/** The fingers of one big hand round the glass; side -1 is the left. */
function hand(scene: Scene, side: number): void {
  const b = brush(scene, 100, { light: side < 0 ? 1 : -1, night: '#6a2440' });
  const skin = '#e0a07c';
  const place = (points: Point[]) => smooth(points.map(([x, y]): Point => [X + side * x, y]), true);
  scene.add(b.form(place([[330, 700], [300, 740], [262, 830], [300, 900], [420, 960], [440, 720], [390, 660]]), '#7a5a8c', { grain: 1.2 }));
  scene.add(b.form(place([[250, 636], [312, 620], [366, 660], [384, 740], [352, 830], [290, 850], [262, 790]]), mix(skin, '#9a4a50', 0.25), { grain: 1.3 }));
  [[640, 150], [694, 166], [748, 158], [798, 128]].forEach(([y, reach]) => {
    const finger = place([[300, y! - 24], [366 - reach!, y! + 2], [352 - reach!, y! + 22], [366 - reach!, y! + 40], [300, y! + 28], [328, y!]]);
    scene.add(b.form(finger, skin, { grain: 0.2, edge: 1.3 }) + b.form(oval(X + side * (376 - reach!), y! + 18, 14, 13), '#f6c8a8', { dabs: 0 }));
  });
}

function globe(scene: Scene): void {
  const air = scene.radial([[0, '#fff2d0', 0.5], [0.45, '#dfeaf2', 0.34], [0.8, '#9cc2dc', 0.6], [1, '#5f90c0', 0.85]], 0.5, 0.62, 0.56);
  scene.add(`<path d="${GLASS}" fill="${air}"/>`);
  const b = brush(scene, 100, { night: '#3f5f90' });
  const hill = (y: number, rise: number, top: string, shade: string) =>
    b.form(`M120 ${y + 20}C220 ${y - rise} 320 ${y + rise * 0.4} 410 ${y}C500 ${y - rise * 0.8} 600 ${y - rise * 0.2} 690 ${y + 10}V930H120Z`, top, { shade, dabs: 1, edge: 0.7 });
  const far = [[214, 34], [246, 44], [278, 34], [520, 36], [552, 50], [588, 40], [622, 30]].map(([x, size]) => at(x!, 716, 1, pine(scene, size! * 1.8, { leaves: ['#4f7f98', '#6f9cb0', '#9cc0c8'], snow: '#f4fafa' })));
  const home = at(566, 764, 1, cottage(scene, 92, { snow: '#f6fbfb', wall: '#d8b48c', thatch: '#8a5a4a', smoke: '#eef4f4', night: '#3f4f80', light: -1, wind: -0.5 }));
  scene.add(`<g ${scene.clip(GLASS)}>${hill(712, 30, '#cfe2ee', '#8fb4d2')}${far.join('')}${hill(752, 24, '#e2eef4', '#9cc0d8')}${home}${hill(790, 16, '#f4f8f6', '#a9c8dc')}</g>`);
}

function family(scene: Scene): void {
  const b = brush(scene, 100, { night: '#6a2c40' });
  const rug = oval(396, 846, 176, 30);
  const bands = [150, 116, 80].map((rx, i) => b.line(oval(396, 846, rx, rx * 0.17), ['#f2cf8c', '#4f8088', '#f2cf8c'][i]!, 5, { dash: '12 7' })).join('');
  const look = { night: '#5a2c50' } as const;
  const stand = (x: number, y: number, size: number, svg: string) => scene.shadowShape(x, y + 1, size * 0.34, 8, '#6a3444', 0.5) + at(x, y, 1, svg);
  scene.add(`<g ${scene.clip(GLASS)}>${[
    b.form(rug, '#b8484c'), bands,
    scene.glowShape(396, 800, 230, palette.amber, 0.85, 150),
    at(398, 836, 1, stove(scene, 156, { iron: '#4a4560', pipe: 66 })),
    at(440, 704, 1, cup(scene, 15, { steam: true })),
    stand(274, 838, 118, mouse(scene, 132, { ...look, light: 1, cloth: '#4f7a6c', coat: '#a8969a' })),
    stand(520, 838, 116, mouse(scene, 128, { ...look, light: -1, cloth: '#8c5a94', skirt: true, coat: '#b8a49c' })),
    stand(330, 872, 86, mouse(scene, 92, { ...look, light: 1, cloth: '#d99a3c', child: true, eyes: 'closed', coat: '#bcaaa4' })),
    stand(462, 874, 82, mouse(scene, 86, { ...look, light: -1, cloth: '#c8484c', skirt: true, child: true, coat: '#c4b4a8' })),
    stand(398, 884, 66, mouse(scene, 70, { ...look, light: 1, cloth: '#4f86a0', child: true, paws: 'down', eyes: 'closed', coat: '#b0a0a4' })),
  ].join('')}</g>`);
}

function shine(scene: Scene): void {
  const b = brush(scene, 100);
  scene.add(b.line(GLASS, '#dcecf4', 7, { opacity: 0.8 }) + b.line(GLASS, '#7fa8cc', 3));
  scene.add(b.line(`M${X - 226} ${Y - 30}C${X - 214} ${Y - 130} ${X - 150} ${Y - 196} ${X - 80} ${Y - 224}`, '#ffffff', 13, { opacity: 0.75 }));
  scene.add(b.line(`M${X - 232} ${Y + 30}C${X - 233} ${Y + 16} ${X - 232} ${Y + 6} ${X - 231} ${Y - 2}`, '#ffffff', 10, { opacity: 0.7 }));
  scene.add(b.line(`M${X + 226} ${Y + 60}C${X + 216} ${Y + 110} ${X + 196} ${Y + 140} ${X + 180} ${Y + 160}`, '#ffe9c0', 8, { opacity: 0.6 }));
  times(130, () => {
    const [angle, reach] = [scene.r() * 6.28, Math.sqrt(scene.r()) * (R - 8)];
    const veil = round1(between(scene.r, 0.6, 1));
    scene.over(`<circle cx="${round1(X + Math.cos(angle) * reach)}" cy="${round1(Y + Math.sin(angle) * reach)}" r="${round1(1 + scene.r() ** 3 * 3.6)}" fill="#ffffff" opacity="${veil}"/>`);
  });
}

function base(scene: Scene): void {
  const b = brush(scene, 100, { night: NIGHT });
  const top = scene.ridge(918, 4, 2, 3);
  scene.hill(top, '#8a4638', '#4a2030', { rim: '#f0a868', rimWidth: 3, dabs: 150, dabLength: 80, dabColours: ['#a5583f', '#743434', '#b8704c', '#5a2834'] });
  scene.shadow(X, 950, 270, 26, NIGHT, 0.7);
  scene.add(b.form('M196 872C240 898 560 898 604 872L622 944C560 968 240 968 178 944Z', '#9a5a3c', { grain: 0.05, dabs: 1.2 }));
  scene.add(b.line('M190 900C240 926 560 926 610 900', '#e0aa5c', 7) + b.line('M182 932C240 956 560 956 618 932', mix('#9a5a3c', NIGHT, 0.5), 6));
  scene.add(times(7, (i) => b.ball(250 + i * 50, 938 - Math.abs(i - 3) * 3, 8, 8, '#f0c06c', { dabs: 0 })).join(''));
}

function table(scene: Scene): void {
  const b = brush(scene, 100, { night: NIGHT });
  const twig = (x: number, y: number, turn: number) => at(x, y, 1, times(15, (i) => b.line(`M${i * 13} 0l16 ${i % 2 ? -26 : 26}`, i % 3 ? '#3f6a58' : '#5f8a6c', 7)).join('') + b.line('M-10 0H200', '#5a3a34', 6) + [[30, 10], [62, -12], [100, 12]].map(([cx, cy]) => b.ball(cx!, cy!, 11, 11, '#d0403f', { pale: '#ff9a80' })).join(''), { turn });
  scene.add(twig(-30, 986, -10) + twig(830, 990, 190));
}

export default picture({
  id: 'wm10',
  motifs: ['snow', 'home', 'giant', 'guardian'],
  words: {
    en: {
      title: 'Inside the Snow Globe',
      name: 'Mouse family in a snow globe, a giant face looking in',
      shows: 'A mouse family warms itself at a stove inside a snow globe while a giant friendly face looks in.',
      closer: 'Fire behind the little door of a black iron stove lights a round red rug, and five mice stand on it: one tall in green, one in a purple dress, and three small ones in yellow, blue and red. Behind them are snowy firs and a white-roofed cottage, and flakes drift through the whole glass. A brown-haired child’s face fills the picture above, round dark eyes over the rim, a smile seen through the glass, both hands round it. The room is wine red; at the left a window shows a snowy night, and fir twigs with red berries lie in the lower corners.',
    },
    fr: {
      title: 'Dans la boule à neige',
      name: 'Famille de souris dans une boule à neige, visage géant',
      shows: 'Une famille de souris se réchauffe près d’un poêle dans une boule à neige, tandis qu’un visage géant et bienveillant regarde à l’intérieur.',
      closer: 'Le feu d’un poêle de fonte noire éclaire un tapis rond et rouge où se tiennent cinq souris : une grande en vert, une en robe violette, et trois petites en jaune, en bleu et en rouge. Derrière elles, des sapins enneigés et une chaumière au toit blanc ; des flocons flottent dans tout le verre. Au-dessus, le visage d’un enfant brun remplit l’image : deux yeux ronds et sombres, un sourire vu à travers le verre, deux mains autour de la boule. La pièce est lie-de-vin ; à gauche, une fenêtre donne sur la nuit, et des brins de sapin aux baies rouges occupent les coins du bas.',
    },
  },
  paint: { under: [150, 70, 80], flow: 1.5 },
  draw(scene) {
    room(scene);
    nightWindow(scene);
    shelf(scene);
    giant(scene);
    globe(scene);
    family(scene);
    shine(scene);
    base(scene);
    hand(scene, -1);
    hand(scene, 1);
    table(scene);
  },
});
